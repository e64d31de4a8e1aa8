package java.nio;

/** More was taken from a buffer than is there. */
public class BufferUnderflowException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public BufferUnderflowException() {
    }
}
