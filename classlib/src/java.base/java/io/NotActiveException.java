package java.io;

/** Serialisation is not going on. */
public class NotActiveException extends ObjectStreamException {
    public NotActiveException() {
    }

    public NotActiveException(String reason) {
        super(reason);
    }
}
