package java.net;

/** What of a socket can be set. */
public interface SocketOption<T> {
    String name();

    Class<T> type();
}
