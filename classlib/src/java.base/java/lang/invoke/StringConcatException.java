package java.lang.invoke;

/** A string concatenation could not be linked. */
public class StringConcatException extends Exception {
    public StringConcatException(String msg) {
        super(msg);
    }

    public StringConcatException(String msg, Throwable cause) {
        super(msg, cause);
    }
}
