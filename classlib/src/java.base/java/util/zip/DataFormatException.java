package java.util.zip;

/** Compressed bytes that make no sense. */
public class DataFormatException extends Exception {
    private static final long serialVersionUID = 2219632870893641452L;

    public DataFormatException() {
    }

    public DataFormatException(String message) {
        super(message);
    }
}
