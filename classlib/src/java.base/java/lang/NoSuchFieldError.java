package java.lang;

/** A class uses a field that is not there. */
public class NoSuchFieldError extends IncompatibleClassChangeError {
    public NoSuchFieldError() {
    }

    public NoSuchFieldError(String s) {
        super(s);
    }
}
