package java.sql;

/** Why a property of a client could not be set. */
public enum ClientInfoStatus {
    REASON_UNKNOWN, REASON_UNKNOWN_PROPERTY, REASON_VALUE_INVALID, REASON_VALUE_TRUNCATED
}
