package java.nio.channels;

/** A channel that is not open for writing was written. */
public class NonWritableChannelException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    public NonWritableChannelException() {
    }
}
