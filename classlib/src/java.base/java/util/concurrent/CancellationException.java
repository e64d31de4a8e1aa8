package java.util.concurrent;

/** A task was cancelled and has no result. */
public class CancellationException extends IllegalStateException {
    public CancellationException() {
    }

    public CancellationException(String message) {
        super(message);
    }
}
