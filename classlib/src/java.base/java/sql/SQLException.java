package java.sql;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** An error of a database, with others that came with it. */
public class SQLException extends Exception implements Iterable<Throwable> {
    private static final long serialVersionUID = 2135244094396331484L;

    private String SQLState;
    private int vendorCode;
    private volatile SQLException next;

    public SQLException(String reason, String SQLState, int vendorCode) {
        super(reason);
        this.SQLState = SQLState;
        this.vendorCode = vendorCode;
    }

    public SQLException(String reason, String SQLState) {
        super(reason);
        this.SQLState = SQLState;
    }

    public SQLException(String reason) {
        super(reason);
    }

    public SQLException() {
    }

    public SQLException(Throwable cause) {
        super(cause);
    }

    public SQLException(String reason, Throwable cause) {
        super(reason, cause);
    }

    public SQLException(String reason, String sqlState, Throwable cause) {
        super(reason, cause);
        SQLState = sqlState;
    }

    public SQLException(String reason, String sqlState, int vendorCode, Throwable cause) {
        super(reason, cause);
        SQLState = sqlState;
        this.vendorCode = vendorCode;
    }

    public String getSQLState() {
        return SQLState;
    }

    public int getErrorCode() {
        return vendorCode;
    }

    public SQLException getNextException() {
        return next;
    }

    /** Adds an exception at the end of the chain. */
    public void setNextException(SQLException ex) {
        SQLException last = this;
        while (last.next != null) {
            last = last.next;
        }
        last.next = ex;
    }

    /** All exceptions of the chain, each followed by its causes. */
    @Override
    public Iterator<Throwable> iterator() {
        return new Iterator<>() {
            private SQLException of = SQLException.this;
            private Throwable at = of;

            @Override
            public boolean hasNext() {
                return at != null;
            }

            @Override
            public Throwable next() {
                if (at == null) {
                    throw new NoSuchElementException();
                }
                Throwable found = at;
                at = at.getCause();
                if (at == null) {
                    of = of.next;
                    at = of;
                }
                return found;
            }
        };
    }
}
