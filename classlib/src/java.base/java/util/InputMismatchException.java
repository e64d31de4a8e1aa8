package java.util;

/** Thrown by {@link Scanner} when the next token is not of the kind asked for. */
public class InputMismatchException extends NoSuchElementException {
    private static final long serialVersionUID = 1L;

    public InputMismatchException() {
    }

    public InputMismatchException(String s) {
        super(s);
    }
}
