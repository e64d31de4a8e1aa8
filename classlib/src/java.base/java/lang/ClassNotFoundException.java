package java.lang;

/** A class is not found by its name. */
public class ClassNotFoundException extends ReflectiveOperationException {
    public ClassNotFoundException() {
        super((Throwable) null);
    }

    public ClassNotFoundException(String s) {
        super(s, null);
    }

    public ClassNotFoundException(String s, Throwable ex) {
        super(s, ex);
    }

    /** The exception that made loading fail; the same as the cause. */
    public Throwable getException() {
        return getCause();
    }
}
