package javax.crypto;

import java.security.GeneralSecurityException;

/** The length of a message is no multiple of the block's. */
public class IllegalBlockSizeException extends GeneralSecurityException {
    private static final long serialVersionUID = -1965144811953540392L;

    public IllegalBlockSizeException() {
    }

    public IllegalBlockSizeException(String message) {
        super(message);
    }
}
