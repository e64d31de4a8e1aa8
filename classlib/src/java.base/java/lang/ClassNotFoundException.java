package java.lang;

/** A class is not found by its name. */
public class ClassNotFoundException extends ReflectiveOperationException {
    public ClassNotFoundException() {
        super((Throwable) null);
    }

    public ClassNotFoundException(String message) {
        super(message, null);
    }

    public ClassNotFoundException(String message, Throwable thrown) {
        super(message, thrown);
    }

    /** The exception that made loading fail; the same as the cause. */
    public Throwable getException() {
        return getCause();
    }
}
