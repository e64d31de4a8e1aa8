package java.net;

import java.io.IOException;

/** A protocol was not kept to. */
public class ProtocolException extends IOException {
    private static final long serialVersionUID = -6098449442062388080L;

    public ProtocolException() {
    }

    public ProtocolException(String message) {
        super(message);
    }

    ProtocolException(String message, Throwable cause) {
        super(message, cause);
    }
}
