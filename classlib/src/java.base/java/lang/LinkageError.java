package java.lang;

/** A class does not fit another class that it depends on. */
public class LinkageError extends Error {
    public LinkageError() {
    }

    public LinkageError(String s) {
        super(s);
    }

    public LinkageError(String s, Throwable cause) {
        super(s, cause);
    }
}
