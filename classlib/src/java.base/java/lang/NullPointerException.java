package java.lang;

/**
 * An object was needed where there is null.
 *
 * <p>One that the machine has thrown tells what was null and what was attempted. Finding that out costs more than
 * throwing, so it is done when somebody asks: the fields of an exception made by the machine are zero.
 */
public class NullPointerException extends RuntimeException {
    /** Whether the message is known: there is none, or it is in {@code attempt}. */
    private boolean settled;
    /** What the machine found out, or null. */
    private String attempt;

    public NullPointerException() {
    }

    public NullPointerException(String s) {
        super(s);
    }

    @Override
    public String getMessage() {
        String message = super.getMessage();
        return message == null ? settledAttempt() : message;
    }

    private synchronized String settledAttempt() {
        if (!settled) {
            attempt = describeAttempt();
            settled = true;
        }
        return attempt;
    }

    /**
     * The constructor's call settles that an exception made by a program has no message; a later call records another
     * stack, so the message of the one there is has to be found first.
     */
    @Override
    public synchronized Throwable fillInStackTrace() {
        settledAttempt();
        return super.fillInStackTrace();
    }

    /** What was attempted with null where the recorded stack begins, or null where that is not known. */
    private native String describeAttempt();
}
