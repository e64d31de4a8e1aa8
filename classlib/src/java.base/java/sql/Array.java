package java.sql;

/** A value of the SQL type ARRAY. */
public interface Array {
    void free() throws SQLException;

    Object getArray() throws SQLException;

    Object getArray(java.util.Map<String, Class<?>> map) throws SQLException;

    Object getArray(long value, int value2) throws SQLException;

    Object getArray(long value, int value2, java.util.Map<String, Class<?>> map) throws SQLException;

    int getBaseType() throws SQLException;

    String getBaseTypeName() throws SQLException;

    ResultSet getResultSet() throws SQLException;

    ResultSet getResultSet(java.util.Map<String, Class<?>> map) throws SQLException;

    ResultSet getResultSet(long value, int value2) throws SQLException;

    ResultSet getResultSet(long value, int value2, java.util.Map<String, Class<?>> map) throws SQLException;
}
