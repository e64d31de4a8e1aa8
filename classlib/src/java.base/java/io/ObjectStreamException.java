package java.io;

/** Something is wrong with a stream of objects. */
public abstract class ObjectStreamException extends IOException {
    protected ObjectStreamException(String message) {
        super(message);
    }

    protected ObjectStreamException(String message, Throwable cause) {
        super(message, cause);
    }

    protected ObjectStreamException() {
    }

    protected ObjectStreamException(Throwable cause) {
        super(cause);
    }
}
