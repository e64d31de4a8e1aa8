package java.net;

/** A socket does not get the address that it was to have. */
public class BindException extends SocketException {
    private static final long serialVersionUID = -5945005768251722951L;

    public BindException() {
    }

    public BindException(String message) {
        super(message);
    }
}
