package javax.sql;

/** What all sources of connections have. */
public interface CommonDataSource {
    default java.sql.ShardingKeyBuilder createShardingKeyBuilder() throws java.sql.SQLException {
        throw new java.sql.SQLFeatureNotSupportedException("createShardingKeyBuilder not implemented");
    }

    java.io.PrintWriter getLogWriter() throws java.sql.SQLException;

    int getLoginTimeout() throws java.sql.SQLException;

    java.util.logging.Logger getParentLogger() throws java.sql.SQLFeatureNotSupportedException;

    void setLogWriter(java.io.PrintWriter printWriter) throws java.sql.SQLException;

    void setLoginTimeout(int value) throws java.sql.SQLException;
}
