package java.sql;

/** How long the addresses of rows hold. */
public enum RowIdLifetime {
    ROWID_UNSUPPORTED, ROWID_VALID_OTHER, ROWID_VALID_SESSION, ROWID_VALID_TRANSACTION, ROWID_VALID_FOREVER
}
