package javax.sql;

/** A source of connections. */
public interface DataSource extends CommonDataSource, java.sql.Wrapper {
    default java.sql.ConnectionBuilder createConnectionBuilder() throws java.sql.SQLException {
        throw new java.sql.SQLFeatureNotSupportedException("createConnectionBuilder not implemented");
    }

    java.sql.Connection getConnection() throws java.sql.SQLException;

    java.sql.Connection getConnection(String text, String text2) throws java.sql.SQLException;

    java.io.PrintWriter getLogWriter() throws java.sql.SQLException;

    int getLoginTimeout() throws java.sql.SQLException;

    void setLogWriter(java.io.PrintWriter printWriter) throws java.sql.SQLException;

    void setLoginTimeout(int value) throws java.sql.SQLException;
}
