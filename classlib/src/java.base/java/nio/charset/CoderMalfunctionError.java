package java.nio.charset;

/** A coder has thrown an exception that it must not throw. */
public class CoderMalfunctionError extends Error {
    private static final long serialVersionUID = -1151412348057794301L;

    public CoderMalfunctionError(Exception cause) {
        super(cause);
    }
}
