package javax.sql;

/** Told of what happens to pooled connections. */
public interface ConnectionEventListener extends java.util.EventListener {
    void connectionClosed(ConnectionEvent connectionEvent);

    void connectionErrorOccurred(ConnectionEvent connectionEvent);
}
