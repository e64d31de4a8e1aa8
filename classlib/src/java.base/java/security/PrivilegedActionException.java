package java.security;

/** A checked exception of an action. */
public class PrivilegedActionException extends Exception {
    public PrivilegedActionException(Exception exception) {
        super(null, exception);
    }

    public Exception getException() {
        return (Exception) getCause();
    }

    @Override
    public String toString() {
        Throwable cause = getCause();
        return cause == null ? getClass().getName() : getClass().getName() + ": " + cause;
    }
}
