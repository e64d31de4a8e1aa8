package java.sql;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

/** Properties of a client that could not be set. */
public class SQLClientInfoException extends SQLException {
    private static final long serialVersionUID = -4319604256824655880L;

    private final Map<String, ClientInfoStatus> failedProperties;

    public SQLClientInfoException() {
        this(null, null, 0, null);
    }

    public SQLClientInfoException(Map<String, ClientInfoStatus> failedProperties) {
        this(null, null, 0, failedProperties);
    }

    public SQLClientInfoException(Map<String, ClientInfoStatus> failedProperties, Throwable cause) {
        this(cause == null ? null : cause.toString(), null, 0, failedProperties, cause);
    }

    public SQLClientInfoException(String reason, Map<String, ClientInfoStatus> failedProperties) {
        this(reason, null, 0, failedProperties);
    }

    public SQLClientInfoException(
            String reason, Map<String, ClientInfoStatus> failedProperties, Throwable cause) {
        this(reason, null, 0, failedProperties, cause);
    }

    public SQLClientInfoException(String reason, String SQLState, Map<String, ClientInfoStatus> failedProperties) {
        this(reason, SQLState, 0, failedProperties);
    }

    public SQLClientInfoException(
            String reason, String SQLState, Map<String, ClientInfoStatus> failedProperties, Throwable cause) {
        this(reason, SQLState, 0, failedProperties, cause);
    }

    public SQLClientInfoException(
            String reason, String SQLState, int vendorCode, Map<String, ClientInfoStatus> failedProperties) {
        super(reason, SQLState, vendorCode);
        this.failedProperties = copy(failedProperties);
    }

    public SQLClientInfoException(String reason, String SQLState, int vendorCode,
            Map<String, ClientInfoStatus> failedProperties, Throwable cause) {
        super(reason, SQLState, vendorCode, cause);
        this.failedProperties = copy(failedProperties);
    }

    private static Map<String, ClientInfoStatus> copy(Map<String, ClientInfoStatus> of) {
        return of == null ? null : Collections.unmodifiableMap(new HashMap<>(of));
    }

    public Map<String, ClientInfoStatus> getFailedProperties() {
        return failedProperties;
    }
}
