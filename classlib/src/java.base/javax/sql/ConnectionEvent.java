package javax.sql;

import java.sql.SQLException;
import java.util.EventObject;

/** Tells of a pooled connection that was closed or has failed. */
public class ConnectionEvent extends EventObject {
    private static final long serialVersionUID = -4843217645290030002L;

    private SQLException theException;

    public ConnectionEvent(PooledConnection con) {
        super(con);
    }

    public ConnectionEvent(PooledConnection con, SQLException ex) {
        super(con);
        theException = ex;
    }

    public SQLException getSQLException() {
        return theException;
    }
}
