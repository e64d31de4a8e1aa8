package java.lang.invoke;

/** A method handle was called with the wrong type. */
public class WrongMethodTypeException extends RuntimeException {
    public WrongMethodTypeException() {
    }

    public WrongMethodTypeException(String s) {
        super(s);
    }
}
