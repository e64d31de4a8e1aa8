package java.nio;

/** A buffer that can only be read was changed. */
public class ReadOnlyBufferException extends UnsupportedOperationException {
    private static final long serialVersionUID = 1L;

    public ReadOnlyBufferException() {
    }
}
