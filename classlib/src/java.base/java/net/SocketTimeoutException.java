package java.net;

import java.io.InterruptedIOException;

/** The time for something at a socket is over. */
public class SocketTimeoutException extends InterruptedIOException {
    private static final long serialVersionUID = -8846654841826352300L;

    public SocketTimeoutException() {
    }

    public SocketTimeoutException(String message) {
        super(message);
    }
}
