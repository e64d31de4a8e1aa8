package java.nio.channels;

/** A channel that is not open for reading was read. */
public class NonReadableChannelException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    public NonReadableChannelException() {
    }
}
