package java.lang;

/** A method was called by a thread that must not call it. */
public final class WrongThreadException extends RuntimeException {
    public WrongThreadException() {
    }

    public WrongThreadException(String s) {
        super(s);
    }

    public WrongThreadException(String message, Throwable cause) {
        super(message, cause);
    }

    public WrongThreadException(Throwable cause) {
        super(cause);
    }
}
