package java.nio;

/** More was put into a buffer than fits. */
public class BufferOverflowException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BufferOverflowException() {
    }
}
