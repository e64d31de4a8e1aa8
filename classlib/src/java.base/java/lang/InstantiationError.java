package java.lang;

/** An abstract class or interface was to be instantiated. */
public class InstantiationError extends IncompatibleClassChangeError {
    public InstantiationError() {
    }

    public InstantiationError(String s) {
        super(s);
    }
}
