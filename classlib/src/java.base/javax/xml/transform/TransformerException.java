package javax.xml.transform;

import java.io.PrintStream;
import java.io.PrintWriter;

/** A transformation fails. */
public class TransformerException extends Exception {
    private static final long serialVersionUID = 975798773772956428L;

    SourceLocator locator;
    Throwable containedException;

    public TransformerException(String message) {
        this(message, null, null);
    }

    public TransformerException(Throwable e) {
        this(null, null, e);
    }

    public TransformerException(String message, Throwable e) {
        this(message, null, e);
    }

    public TransformerException(String message, SourceLocator locator) {
        this(message, locator, null);
    }

    public TransformerException(String message, SourceLocator locator, Throwable e) {
        super(message == null || message.isEmpty() ? e == null ? "" : e.toString() : message);
        containedException = e;
        this.locator = locator;
    }

    public SourceLocator getLocator() {
        return locator;
    }

    public void setLocator(SourceLocator location) {
        locator = location;
    }

    public Throwable getException() {
        return containedException;
    }

    @Override
    public Throwable getCause() {
        return containedException == this ? null : containedException;
    }

    @Override
    public synchronized Throwable initCause(Throwable cause) {
        if (containedException != null) {
            throw new IllegalStateException("Can't overwrite cause");
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted");
        }
        containedException = cause;
        return this;
    }

    public String getMessageAndLocation() {
        String location = getLocationAsString();
        String message = super.getMessage();
        return (message == null ? "" : message) + (location == null ? "" : location);
    }

    public String getLocationAsString() {
        if (locator == null) {
            return null;
        }
        String text = locator.getSystemId() == null ? "" : "; SystemID: " + locator.getSystemId();
        text += locator.getLineNumber() == 0 ? "" : "; Line#: " + locator.getLineNumber();
        return locator.getColumnNumber() == 0 ? text : text + "; Column#: " + locator.getColumnNumber();
    }

    @Override
    public void printStackTrace() {
        printStackTrace(System.err);
    }

    @Override
    public void printStackTrace(PrintStream s) {
        PrintWriter writer = new PrintWriter(s);
        printStackTrace(writer);
        writer.flush();
    }

    @Override
    public void printStackTrace(PrintWriter s) {
        String location = getLocationAsString();
        if (location != null) {
            s.println(location);
        }
        super.printStackTrace(s);
    }
}
