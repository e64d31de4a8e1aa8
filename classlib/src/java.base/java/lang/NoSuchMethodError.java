package java.lang;

/** A class uses a method that is not there. */
public class NoSuchMethodError extends IncompatibleClassChangeError {
    public NoSuchMethodError() {
    }

    public NoSuchMethodError(String s) {
        super(s);
    }
}
