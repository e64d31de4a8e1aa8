package java.security.spec;

import java.security.GeneralSecurityException;

/** The specification of a key does not fit. */
public class InvalidKeySpecException extends GeneralSecurityException {
    private static final long serialVersionUID = 3546139293998810778L;

    public InvalidKeySpecException() {
    }

    public InvalidKeySpecException(String message) {
        super(message);
    }

    public InvalidKeySpecException(String message, Throwable cause) {
        super(message, cause);
    }

    public InvalidKeySpecException(Throwable cause) {
        super(cause);
    }
}
