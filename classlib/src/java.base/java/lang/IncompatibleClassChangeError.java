package java.lang;

/** A class has changed in a way that does not fit its users. */
public class IncompatibleClassChangeError extends LinkageError {
    public IncompatibleClassChangeError() {
    }

    public IncompatibleClassChangeError(String s) {
        super(s);
    }
}
