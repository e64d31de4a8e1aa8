package java.lang;

/** A dynamic call site or constant could not be linked. */
public class BootstrapMethodError extends LinkageError {
    public BootstrapMethodError() {
    }

    public BootstrapMethodError(String s) {
        super(s);
    }

    public BootstrapMethodError(String s, Throwable cause) {
        super(s, cause);
    }

    public BootstrapMethodError(Throwable cause) {
        super(cause == null ? null : cause.toString(), cause);
    }
}
