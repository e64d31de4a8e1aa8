package java.nio.channels;

import java.io.IOException;

/** A channel was used after it had been closed. */
public class ClosedChannelException extends IOException {
    private static final long serialVersionUID = 882777185433553857L;

    public ClosedChannelException() {
    }
}
