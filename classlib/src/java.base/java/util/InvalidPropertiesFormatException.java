package java.util;

import java.io.IOException;

/** A document is none of properties. */
public class InvalidPropertiesFormatException extends IOException {
    private static final long serialVersionUID = 7763056076009360219L;

    public InvalidPropertiesFormatException(Throwable cause) {
        super(cause == null ? null : cause.toString());
        initCause(cause);
    }

    public InvalidPropertiesFormatException(String message) {
        super(message);
    }
}
