package java.lang;

/** A thread was interrupted while it waited. */
public class InterruptedException extends Exception {
    public InterruptedException() {
    }

    public InterruptedException(String s) {
        super(s);
    }
}
