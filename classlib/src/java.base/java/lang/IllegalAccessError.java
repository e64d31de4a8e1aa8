package java.lang;

/** A class uses a member that it has no access to. */
public class IllegalAccessError extends IncompatibleClassChangeError {
    public IllegalAccessError() {
    }

    public IllegalAccessError(String s) {
        super(s);
    }
}
