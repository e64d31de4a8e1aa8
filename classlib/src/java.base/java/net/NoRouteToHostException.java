package java.net;

/** There is no way to a host. */
public class NoRouteToHostException extends SocketException {
    private static final long serialVersionUID = -1897550894873493790L;

    public NoRouteToHostException() {
    }

    public NoRouteToHostException(String message) {
        super(message);
    }
}
