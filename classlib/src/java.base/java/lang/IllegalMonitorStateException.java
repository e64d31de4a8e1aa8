package java.lang;

/** The thread does not own the monitor that the operation needs. */
public class IllegalMonitorStateException extends RuntimeException {
    public IllegalMonitorStateException() {
    }

    public IllegalMonitorStateException(String s) {
        super(s);
    }
}
