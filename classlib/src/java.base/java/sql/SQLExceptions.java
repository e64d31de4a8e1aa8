//#file $Name$.java
//#for Name Kind serial
//#| SQLDataException | SQLNonTransientException | -6889123282670549800L
//#| SQLFeatureNotSupportedException | SQLNonTransientException | -1026510870282316051L
//#| SQLIntegrityConstraintViolationException | SQLNonTransientException | 8033405298774849169L
//#| SQLInvalidAuthorizationSpecException | SQLNonTransientException | -64105250450891498L
//#| SQLNonTransientConnectionException | SQLNonTransientException | -5852318857474782892L
//#| SQLNonTransientException | SQLException | -9104382843534716547L
//#| SQLRecoverableException | SQLException | -4144386502923131579L
//#| SQLSyntaxErrorException | SQLNonTransientException | -1843832610477496053L
//#| SQLTimeoutException | SQLTransientException | -4487171280562520262L
//#| SQLTransactionRollbackException | SQLTransientException | 5246680841170837229L
//#| SQLTransientConnectionException | SQLTransientException | -2520155553543391200L
//#| SQLTransientException | SQLException | -9042733978262274539L
//#| SQLWarning | SQLException | 3917336774604784856L
package java.sql;

/** An error or a warning of a database, of the kind that the name says. */
public class $Name$ extends $Kind$ {
    private static final long serialVersionUID = $serial$;

    public $Name$() {
    }

    public $Name$(String reason) {
        super(reason);
    }

    public $Name$(String reason, String sqlState) {
        super(reason, sqlState);
    }

    public $Name$(String reason, String sqlState, int vendorCode) {
        super(reason, sqlState, vendorCode);
    }

    public $Name$(Throwable cause) {
        super(cause);
    }

    public $Name$(String reason, Throwable cause) {
        super(reason, cause);
    }

    public $Name$(String reason, String sqlState, Throwable cause) {
        super(reason, sqlState, cause);
    }

    public $Name$(String reason, String sqlState, int vendorCode, Throwable cause) {
        super(reason, sqlState, vendorCode, cause);
    }
    //#if Name: SQLWarning

    public SQLWarning getNextWarning() {
        return (SQLWarning) getNextException();
    }

    public void setNextWarning(SQLWarning w) {
        setNextException(w);
    }
    //#end
}
