package java.sql;

/** A warning of a database. */
public class SQLWarning extends SQLException {
    private static final long serialVersionUID = 3917336774604784856L;

    public SQLWarning() {
    }

    public SQLWarning(String reason) {
        super(reason);
    }

    public SQLWarning(String reason, String sqlState) {
        super(reason, sqlState);
    }

    public SQLWarning(String reason, String sqlState, int vendorCode) {
        super(reason, sqlState, vendorCode);
    }

    public SQLWarning(Throwable cause) {
        super(cause);
    }

    public SQLWarning(String reason, Throwable cause) {
        super(reason, cause);
    }

    public SQLWarning(String reason, String sqlState, Throwable cause) {
        super(reason, sqlState, cause);
    }

    public SQLWarning(String reason, String sqlState, int vendorCode, Throwable cause) {
        super(reason, sqlState, vendorCode, cause);
    }

    public SQLWarning getNextWarning() {
        return (SQLWarning) getNextException();
    }

    public void setNextWarning(SQLWarning w) {
        setNextException(w);
    }
}
