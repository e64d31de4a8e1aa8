package javax.sql;

/** A connection that a pool keeps. */
public interface PooledConnection {
    void addConnectionEventListener(ConnectionEventListener connectionEventListener);

    void addStatementEventListener(StatementEventListener statementEventListener);

    void close() throws java.sql.SQLException;

    java.sql.Connection getConnection() throws java.sql.SQLException;

    void removeConnectionEventListener(ConnectionEventListener connectionEventListener);

    void removeStatementEventListener(StatementEventListener statementEventListener);
}
