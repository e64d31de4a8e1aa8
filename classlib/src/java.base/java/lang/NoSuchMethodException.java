package java.lang;

/** A class has no such method. */
public class NoSuchMethodException extends ReflectiveOperationException {
    public NoSuchMethodException() {
    }

    public NoSuchMethodException(String s) {
        super(s);
    }
}
