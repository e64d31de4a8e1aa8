package java.lang;

/** A class has no field of that name. */
public class NoSuchFieldException extends ReflectiveOperationException {
    public NoSuchFieldException() {
    }

    public NoSuchFieldException(String s) {
        super(s);
    }
}
