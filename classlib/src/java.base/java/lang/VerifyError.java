package java.lang;

/** A class file is well formed but not type-safe. */
public class VerifyError extends LinkageError {
    public VerifyError() {
    }

    public VerifyError(String s) {
        super(s);
    }
}
