package javax.crypto;

import java.security.GeneralSecurityException;

/** What is padded is not padded as expected. */
public class BadPaddingException extends GeneralSecurityException {
    private static final long serialVersionUID = -5315033893984728443L;

    public BadPaddingException() {
    }

    public BadPaddingException(String message) {
        super(message);
    }
}
