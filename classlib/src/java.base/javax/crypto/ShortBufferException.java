package javax.crypto;

import java.security.GeneralSecurityException;

/** There is no room for the result. */
public class ShortBufferException extends GeneralSecurityException {
    private static final long serialVersionUID = 8427718640832943747L;

    public ShortBufferException() {
    }

    public ShortBufferException(String message) {
        super(message);
    }
}
