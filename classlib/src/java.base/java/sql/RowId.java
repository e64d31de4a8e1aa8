package java.sql;

/** The address of a row. */
public interface RowId {
    boolean equals(Object object);

    byte[] getBytes();

    int hashCode();

    String toString();
}
