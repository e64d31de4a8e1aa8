package java.sql;

/** What connects to databases of one kind. */
public interface Driver {
    boolean acceptsURL(String text) throws SQLException;

    Connection connect(String text, java.util.Properties properties) throws SQLException;

    int getMajorVersion();

    int getMinorVersion();

    java.util.logging.Logger getParentLogger() throws SQLFeatureNotSupportedException;

    DriverPropertyInfo[] getPropertyInfo(String text, java.util.Properties properties) throws SQLException;

    boolean jdbcCompliant();
}
