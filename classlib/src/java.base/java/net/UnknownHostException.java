package java.net;

import java.io.IOException;

/** A host has no known address. */
public class UnknownHostException extends IOException {
    private static final long serialVersionUID = -4639126076052875403L;

    public UnknownHostException() {
    }

    public UnknownHostException(String message) {
        super(message);
    }
}
