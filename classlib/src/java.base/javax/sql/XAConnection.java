package javax.sql;

import java.sql.SQLException;
import javax.transaction.xa.XAResource;

/** A connection that takes part in transactions over several databases. */
public interface XAConnection extends PooledConnection {
    XAResource getXAResource() throws SQLException;
}
