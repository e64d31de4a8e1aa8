package java.lang;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Serializable;

/**
 * What can be thrown.
 *
 * <p>The machine makes implicit exceptions without running Java code: an object whose fields are all zero but for
 * {@code detailMessage} and {@code backtrace} is a complete throwable with no cause yet. The stack is kept in the
 * machine's own form in {@code backtrace} until somebody asks for its elements.
 */
public class Throwable implements Serializable {
    private static final StackTraceElement[] NO_ELEMENTS = new StackTraceElement[0];
    private static final Throwable[] NO_THROWABLES = new Throwable[0];

    /** The message, or null; written by the machine. */
    private String detailMessage;
    /** The cause, or null where there is none or it is not known. */
    private Throwable cause;
    /** Whether {@code cause} is settled, be it null. */
    private boolean causeInitialised;
    private boolean suppressionDisabled;
    private boolean stackTraceDisabled;
    /** The stack in the machine's form; written by {@link #captureStack}. */
    private Object backtrace;
    /** The elements, once they have been made from {@code backtrace} or set. */
    private StackTraceElement[] stackTrace;
    private Throwable[] suppressed;
    private int suppressedCount;

    public Throwable() {
        fillInStackTrace();
    }

    public Throwable(String message) {
        fillInStackTrace();
        detailMessage = message;
    }

    public Throwable(String message, Throwable cause) {
        fillInStackTrace();
        detailMessage = message;
        this.cause = cause;
        causeInitialised = true;
    }

    public Throwable(Throwable cause) {
        fillInStackTrace();
        detailMessage = cause == null ? null : cause.toString();
        this.cause = cause;
        causeInitialised = true;
    }

    protected Throwable(String message, Throwable cause, boolean enableSuppression, boolean writableStackTrace) {
        if (writableStackTrace) {
            fillInStackTrace();
        } else {
            stackTraceDisabled = true;
        }
        detailMessage = message;
        this.cause = cause;
        causeInitialised = true;
        suppressionDisabled = !enableSuppression;
    }

    public String getMessage() {
        return detailMessage;
    }

    public String getLocalizedMessage() {
        return getMessage();
    }

    public synchronized Throwable getCause() {
        return cause;
    }

    public synchronized Throwable initCause(Throwable cause) {
        if (causeInitialised) {
            String text = cause == null ? "a null" : cause.toString();
            throw new IllegalStateException("Can't overwrite cause with " + text, this);
        }
        if (cause == this) {
            throw new IllegalArgumentException("Self-causation not permitted", this);
        }
        this.cause = cause;
        causeInitialised = true;
        return this;
    }

    @Override
    public String toString() {
        String name = getClass().getName();
        String message = getLocalizedMessage();
        return message == null ? name : name.concat(": ").concat(message);
    }

    /** Records the stack of the current thread, from the caller of the throwable's constructor on. */
    public synchronized Throwable fillInStackTrace() {
        if (!stackTraceDisabled) {
            captureStack();
            stackTrace = null;
        }
        return this;
    }

    public StackTraceElement[] getStackTrace() {
        return elements().clone();
    }

    public void setStackTrace(StackTraceElement[] stackTrace) {
        StackTraceElement[] copy = stackTrace.clone();
        for (int i = 0; i < copy.length; i++) {
            if (copy[i] == null) {
                throw new NullPointerException("stackTrace[" + i + "]");
            }
        }
        synchronized (this) {
            if (!stackTraceDisabled) {
                this.stackTrace = copy;
            }
        }
    }

    /** The stack's elements themselves, which a subclass may hide behind {@link #getStackTrace}. */
    final synchronized StackTraceElement[] elements() {
        if (stackTrace == null) {
            if (stackTraceDisabled || backtrace == null) {
                return NO_ELEMENTS;
            }
            stackTrace = stackElements();
        }
        return stackTrace;
    }

    public final synchronized void addSuppressed(Throwable exception) {
        if (exception == this) {
            throw new IllegalArgumentException("Self-suppression not permitted", exception);
        }
        if (exception == null) {
            throw new NullPointerException("Cannot suppress a null exception.");
        }
        if (suppressionDisabled) {
            return;
        }
        if (suppressed == null) {
            suppressed = new Throwable[2];
        } else if (suppressedCount == suppressed.length) {
            Throwable[] larger = new Throwable[suppressedCount * 2];
            System.arraycopy(suppressed, 0, larger, 0, suppressedCount);
            suppressed = larger;
        }
        suppressed[suppressedCount++] = exception;
    }

    public final synchronized Throwable[] getSuppressed() {
        if (suppressedCount == 0) {
            return NO_THROWABLES;
        }
        Throwable[] copy = new Throwable[suppressedCount];
        System.arraycopy(suppressed, 0, copy, 0, suppressedCount);
        return copy;
    }

    public void printStackTrace() {
        printStackTrace(System.err);
    }

    public void printStackTrace(PrintStream s) {
        synchronized (s) {
            new StackTracePrinter(s, null).print(this);
        }
    }

    public void printStackTrace(PrintWriter s) {
        synchronized (s) {
            new StackTracePrinter(null, s).print(this);
        }
    }


    /**
     * Stores the current thread's stack into {@code backtrace}, without the frames of this method, of
     * {@code fillInStackTrace} and of the constructors of this throwable; at most 1,024 frames.
     */
    private native void captureStack();

    /** Makes the elements of {@code backtrace}, innermost first, without hidden frames. */
    private native StackTraceElement[] stackElements();

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        java.io.ObjectOutputStream.PutField fields = out.putFields();
        StackTraceElement[] trace = stackTraceDisabled
                ? new StackTraceElement[] {new StackTraceElement("", "", null, Integer.MIN_VALUE)} : elements();
        synchronized (this) {
            fields.put("detailMessage", detailMessage);
            fields.put("cause", causeInitialised ? cause : this);
            fields.put("stackTrace", trace);
            fields.put("suppressedExceptions",
                    suppressionDisabled ? null : serialSuppressed());
        }
        out.writeFields();
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        java.io.ObjectInputStream.GetField fields = in.readFields();
        detailMessage = (String) fields.get("detailMessage", null);
        Throwable read = (Throwable) fields.get("cause", null);
        causeInitialised = read != this;
        cause = causeInitialised ? read : null;
        readSuppressed((java.util.List<?>) fields.get("suppressedExceptions", null));
        StackTraceElement[] trace = (StackTraceElement[]) fields.get("stackTrace", null);
        stackTrace = trace == null ? NO_ELEMENTS : trace.clone();
        backtrace = null;
        if (stackTrace.length == 1 && stackTrace[0] != null && stackTrace[0].getLineNumber() == Integer.MIN_VALUE
                && "".equals(stackTrace[0].getClassName())) {
            stackTraceDisabled = true;
            stackTrace = null;
        }
        for (StackTraceElement each : elements()) {
            if (each == null) {
                throw new java.io.StreamCorruptedException("null StackTraceElement in serial stream.");
            }
        }
    }

    private java.util.List<Throwable> serialSuppressed() {
        if (suppressedCount == 0) {
            return java.util.Collections.emptyList();
        }
        java.util.ArrayList<Throwable> list = new java.util.ArrayList<>();
        for (Throwable each : getSuppressed()) {
            list.add(each);
        }
        return list;
    }

    private void readSuppressed(java.util.List<?> read) throws java.io.IOException {
        if (read == null) {
            suppressionDisabled = true;
            return;
        }
        for (Object each : read) {
            if (each == null) {
                throw new java.io.StreamCorruptedException("Cannot suppress a null exception.");
            }
            if (each == this) {
                throw new java.io.StreamCorruptedException("Self-suppression not permitted");
            }
            addSuppressed((Throwable) each);
        }
    }
}
