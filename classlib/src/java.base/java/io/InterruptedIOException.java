package java.io;

/** An input or output operation was interrupted. */
public class InterruptedIOException extends IOException {

    /** How many bytes had been transferred before the interruption. */
    public int bytesTransferred = 0;

    public InterruptedIOException() {
    }

    public InterruptedIOException(String s) {
        super(s);
    }
}
