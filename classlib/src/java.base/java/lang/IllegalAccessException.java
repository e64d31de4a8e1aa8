package java.lang;

/** A member is not accessible from where it is used. */
public class IllegalAccessException extends ReflectiveOperationException {
    public IllegalAccessException() {
    }

    public IllegalAccessException(String s) {
        super(s);
    }
}
