package javax.xml.stream;

/** A document is not as it should be, or cannot be written; with the place. */
public class XMLStreamException extends Exception {
    private static final long serialVersionUID = 2018819321811497362L;

    protected Throwable nested;
    protected Location location;

    public XMLStreamException() {
    }

    public XMLStreamException(String msg) {
        super(msg);
    }

    public XMLStreamException(Throwable th) {
        super(th);
        nested = th;
    }

    public XMLStreamException(String msg, Throwable th) {
        super(msg, th);
        nested = th;
    }

    public XMLStreamException(String msg, Location location, Throwable th) {
        super(text(msg, location), th);
        nested = th;
        this.location = location;
    }

    public XMLStreamException(String msg, Location location) {
        super(text(msg, location));
        this.location = location;
    }

    private static String text(String msg, Location location) {
        return "ParseError at [row,col]:[" + location.getLineNumber() + "," + location.getColumnNumber() + "]\nMessage: " + msg;
    }

    public Throwable getNestedException() {
        return nested;
    }

    public Location getLocation() {
        return location;
    }
}
