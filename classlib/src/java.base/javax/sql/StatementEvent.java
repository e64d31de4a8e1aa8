package javax.sql;

import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.EventObject;

/** Tells of a pooled statement that was closed or has failed. */
public class StatementEvent extends EventObject {
    private static final long serialVersionUID = -8089573731826608315L;

    private SQLException exception;
    private PreparedStatement statement;

    public StatementEvent(PooledConnection con, PreparedStatement statement) {
        super(con);
        this.statement = statement;
    }

    public StatementEvent(PooledConnection con, PreparedStatement statement, SQLException exception) {
        super(con);
        this.statement = statement;
        this.exception = exception;
    }

    public PreparedStatement getStatement() {
        return statement;
    }

    public SQLException getSQLException() {
        return exception;
    }
}
