package java.lang;

/** The static initialiser of a class threw an exception, which is the cause. */
public class ExceptionInInitializerError extends LinkageError {
    public ExceptionInInitializerError() {
        initCause(null);
    }

    public ExceptionInInitializerError(Throwable thrown) {
        super(null, thrown);
    }

    public ExceptionInInitializerError(String s) {
        super(s, null);
    }

    /** The exception that was thrown; the same as the cause. */
    public Throwable getException() {
        return getCause();
    }
}
