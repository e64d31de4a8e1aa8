package java.util.zip;

/** An error that nobody can go on from. */
public class ZipError extends InternalError {
    private static final long serialVersionUID = 853973422266861979L;

    public ZipError(String message) {
        super(message);
    }
}
