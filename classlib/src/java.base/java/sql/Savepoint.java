package java.sql;

/** A point to which a transaction can go back. */
public interface Savepoint {
    int getSavepointId() throws SQLException;

    String getSavepointName() throws SQLException;
}
