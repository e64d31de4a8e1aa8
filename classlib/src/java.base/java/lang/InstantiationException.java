package java.lang;

/** A class cannot be instantiated. */
public class InstantiationException extends ReflectiveOperationException {
    public InstantiationException() {
    }

    public InstantiationException(String s) {
        super(s);
    }
}
