package java.net;

/** Nobody takes packets at a port. */
public class PortUnreachableException extends SocketException {
    private static final long serialVersionUID = 8462541992376507323L;

    public PortUnreachableException() {
    }

    public PortUnreachableException(String message) {
        super(message);
    }
}
