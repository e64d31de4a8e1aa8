package java.lang;

/** A class that is referred to is not found, or its initialiser has failed before. */
public class NoClassDefFoundError extends LinkageError {
    public NoClassDefFoundError() {
    }

    public NoClassDefFoundError(String s) {
        super(s);
    }
}
