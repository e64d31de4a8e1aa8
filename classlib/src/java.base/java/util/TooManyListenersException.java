package java.util;

/** Thrown when a second listener is added where only one may be. */
public class TooManyListenersException extends Exception {
    private static final long serialVersionUID = 1L;

    public TooManyListenersException() {
    }

    public TooManyListenersException(String s) {
        super(s);
    }
}
