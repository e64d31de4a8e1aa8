package javax.sql;

import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;

/** A source of connections that take part in transactions over several databases. */
public interface XADataSource extends CommonDataSource {
    XAConnection getXAConnection() throws SQLException;

    XAConnection getXAConnection(String user, String password) throws SQLException;

    default XAConnectionBuilder createXAConnectionBuilder() throws SQLException {
        throw new SQLFeatureNotSupportedException("createXAConnectionBuilder not implemented");
    }
}
