package java.lang;

/** An array of negative size was to be made. */
public class NegativeArraySizeException extends RuntimeException {
    public NegativeArraySizeException() {
    }

    public NegativeArraySizeException(String s) {
        super(s);
    }
}
