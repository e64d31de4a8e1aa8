package java.nio;

/** A buffer was reset without a mark. */
public class InvalidMarkException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    public InvalidMarkException() {
    }
}
