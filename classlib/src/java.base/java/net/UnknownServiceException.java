package java.net;

import java.io.IOException;

/** A service that there is not. */
public class UnknownServiceException extends IOException {
    private static final long serialVersionUID = -4169033248853639508L;

    public UnknownServiceException() {
    }

    public UnknownServiceException(String message) {
        super(message);
    }
}
