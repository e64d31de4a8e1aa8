package java.lang;

/** An object is not an instance of the type that it is cast to. */
public class ClassCastException extends RuntimeException {
    public ClassCastException() {
    }

    public ClassCastException(String s) {
        super(s);
    }
}
