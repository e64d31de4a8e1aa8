package java.lang;

/** An assertion does not hold. */
public class AssertionError extends Error {
    public AssertionError() {
    }

    /** The detail message is the text of {@code detailMessage}, which is also the cause where it is a throwable. */
    public AssertionError(Object detailMessage) {
        super(String.valueOf(detailMessage));
        if (detailMessage instanceof Throwable) {
            initCause((Throwable) detailMessage);
        }
    }
    //#for type: boolean char int long float double

    public AssertionError($type$ detailMessage) {
        super(String.valueOf(detailMessage));
    }
    //#end

    public AssertionError(String message, Throwable cause) {
        super(message, cause);
    }
}
