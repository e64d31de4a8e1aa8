package java.lang.reflect;

/** A member cannot be made accessible. */
public class InaccessibleObjectException extends RuntimeException {
    public InaccessibleObjectException() {
    }

    public InaccessibleObjectException(String msg) {
        super(msg);
    }
}
