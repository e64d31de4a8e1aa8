package javax.sql;

/** A source of pooled connections. */
public interface ConnectionPoolDataSource extends CommonDataSource {
    default PooledConnectionBuilder createPooledConnectionBuilder() throws java.sql.SQLException {
        throw new java.sql.SQLFeatureNotSupportedException("createPooledConnectionBuilder not implemented");
    }

    java.io.PrintWriter getLogWriter() throws java.sql.SQLException;

    int getLoginTimeout() throws java.sql.SQLException;

    PooledConnection getPooledConnection() throws java.sql.SQLException;

    PooledConnection getPooledConnection(String text, String text2) throws java.sql.SQLException;

    void setLogWriter(java.io.PrintWriter printWriter) throws java.sql.SQLException;

    void setLoginTimeout(int value) throws java.sql.SQLException;
}
