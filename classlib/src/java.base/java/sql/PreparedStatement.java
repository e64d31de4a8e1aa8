package java.sql;

/** A statement with parameters. */
public interface PreparedStatement extends Statement {
    void addBatch() throws SQLException;

    void clearParameters() throws SQLException;

    boolean execute() throws SQLException;

    default long executeLargeUpdate() throws SQLException {
        throw new UnsupportedOperationException("executeLargeUpdate not implemented");
    }

    ResultSet executeQuery() throws SQLException;

    int executeUpdate() throws SQLException;

    ResultSetMetaData getMetaData() throws SQLException;

    ParameterMetaData getParameterMetaData() throws SQLException;

    void setArray(int value, Array array) throws SQLException;

    void setAsciiStream(int value, java.io.InputStream inputStream) throws SQLException;

    void setAsciiStream(int value, java.io.InputStream inputStream, int value2) throws SQLException;

    void setAsciiStream(int value, java.io.InputStream inputStream, long value2) throws SQLException;

    void setBigDecimal(int value, java.math.BigDecimal bigDecimal) throws SQLException;

    void setBinaryStream(int value, java.io.InputStream inputStream) throws SQLException;

    void setBinaryStream(int value, java.io.InputStream inputStream, int value2) throws SQLException;

    void setBinaryStream(int value, java.io.InputStream inputStream, long value2) throws SQLException;

    void setBlob(int value, java.io.InputStream inputStream) throws SQLException;

    void setBlob(int value, Blob blob) throws SQLException;

    void setBlob(int value, java.io.InputStream inputStream, long value2) throws SQLException;

    void setBoolean(int value, boolean flag) throws SQLException;

    void setByte(int value, byte value2) throws SQLException;

    void setBytes(int value, byte[] values) throws SQLException;

    void setCharacterStream(int value, java.io.Reader reader) throws SQLException;

    void setCharacterStream(int value, java.io.Reader reader, int value2) throws SQLException;

    void setCharacterStream(int value, java.io.Reader reader, long value2) throws SQLException;

    void setClob(int value, java.io.Reader reader) throws SQLException;

    void setClob(int value, Clob clob) throws SQLException;

    void setClob(int value, java.io.Reader reader, long value2) throws SQLException;

    void setDate(int value, Date date) throws SQLException;

    void setDate(int value, Date date, java.util.Calendar calendar) throws SQLException;

    void setDouble(int value, double value2) throws SQLException;

    void setFloat(int value, float value2) throws SQLException;

    void setInt(int value, int value2) throws SQLException;

    void setLong(int value, long value2) throws SQLException;

    void setNCharacterStream(int value, java.io.Reader reader) throws SQLException;

    void setNCharacterStream(int value, java.io.Reader reader, long value2) throws SQLException;

    void setNClob(int value, java.io.Reader reader) throws SQLException;

    void setNClob(int value, NClob nClob) throws SQLException;

    void setNClob(int value, java.io.Reader reader, long value2) throws SQLException;

    void setNString(int value, String text) throws SQLException;

    void setNull(int value, int value2) throws SQLException;

    void setNull(int value, int value2, String text) throws SQLException;

    void setObject(int value, Object object) throws SQLException;

    void setObject(int value, Object object, int value2) throws SQLException;

    default void setObject(int value, Object object, SQLType sQLType) throws SQLException {
        throw new SQLFeatureNotSupportedException("setObject not implemented");
    }

    void setObject(int value, Object object, int value2, int value3) throws SQLException;

    default void setObject(int value, Object object, SQLType sQLType, int value2) throws SQLException {
        throw new SQLFeatureNotSupportedException("setObject not implemented");
    }

    void setRef(int value, Ref ref) throws SQLException;

    void setRowId(int value, RowId rowId) throws SQLException;

    void setSQLXML(int value, SQLXML sQLXML) throws SQLException;

    void setShort(int value, short value2) throws SQLException;

    void setString(int value, String text) throws SQLException;

    void setTime(int value, Time time) throws SQLException;

    void setTime(int value, Time time, java.util.Calendar calendar) throws SQLException;

    void setTimestamp(int value, Timestamp timestamp) throws SQLException;

    void setTimestamp(int value, Timestamp timestamp, java.util.Calendar calendar) throws SQLException;

    void setURL(int value, java.net.URL uRL) throws SQLException;

    @Deprecated
    void setUnicodeStream(int value, java.io.InputStream inputStream, int value2) throws SQLException;
}
