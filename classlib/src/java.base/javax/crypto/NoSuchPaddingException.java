package javax.crypto;

import java.security.GeneralSecurityException;

/** There is no such padding. */
public class NoSuchPaddingException extends GeneralSecurityException {
    private static final long serialVersionUID = -4572885201200175466L;

    public NoSuchPaddingException() {
    }

    public NoSuchPaddingException(String message) {
        super(message);
    }
}
