package java.lang;

/** An arithmetic operation has no result, such as a division by zero. */
public class ArithmeticException extends RuntimeException {
    public ArithmeticException() {
    }

    public ArithmeticException(String s) {
        super(s);
    }
}
