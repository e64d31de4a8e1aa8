package java.sql;

/** A call of a stored procedure. */
public interface CallableStatement extends PreparedStatement {
    Array getArray(int value) throws SQLException;

    Array getArray(String text) throws SQLException;

    java.math.BigDecimal getBigDecimal(int value) throws SQLException;

    java.math.BigDecimal getBigDecimal(String text) throws SQLException;

    @Deprecated
    java.math.BigDecimal getBigDecimal(int value, int value2) throws SQLException;

    Blob getBlob(int value) throws SQLException;

    Blob getBlob(String text) throws SQLException;

    boolean getBoolean(int value) throws SQLException;

    boolean getBoolean(String text) throws SQLException;

    byte getByte(int value) throws SQLException;

    byte getByte(String text) throws SQLException;

    byte[] getBytes(int value) throws SQLException;

    byte[] getBytes(String text) throws SQLException;

    java.io.Reader getCharacterStream(int value) throws SQLException;

    java.io.Reader getCharacterStream(String text) throws SQLException;

    Clob getClob(int value) throws SQLException;

    Clob getClob(String text) throws SQLException;

    Date getDate(int value) throws SQLException;

    Date getDate(String text) throws SQLException;

    Date getDate(int value, java.util.Calendar calendar) throws SQLException;

    Date getDate(String text, java.util.Calendar calendar) throws SQLException;

    double getDouble(int value) throws SQLException;

    double getDouble(String text) throws SQLException;

    float getFloat(int value) throws SQLException;

    float getFloat(String text) throws SQLException;

    int getInt(int value) throws SQLException;

    int getInt(String text) throws SQLException;

    long getLong(int value) throws SQLException;

    long getLong(String text) throws SQLException;

    java.io.Reader getNCharacterStream(int value) throws SQLException;

    java.io.Reader getNCharacterStream(String text) throws SQLException;

    NClob getNClob(int value) throws SQLException;

    NClob getNClob(String text) throws SQLException;

    String getNString(int value) throws SQLException;

    String getNString(String text) throws SQLException;

    Object getObject(int value) throws SQLException;

    Object getObject(String text) throws SQLException;

    <T> T getObject(int value, Class<T> type) throws SQLException;

    <T> T getObject(String text, Class<T> type) throws SQLException;

    Object getObject(int value, java.util.Map<String, Class<?>> map) throws SQLException;

    Object getObject(String text, java.util.Map<String, Class<?>> map) throws SQLException;

    Ref getRef(int value) throws SQLException;

    Ref getRef(String text) throws SQLException;

    RowId getRowId(int value) throws SQLException;

    RowId getRowId(String text) throws SQLException;

    SQLXML getSQLXML(int value) throws SQLException;

    SQLXML getSQLXML(String text) throws SQLException;

    short getShort(int value) throws SQLException;

    short getShort(String text) throws SQLException;

    String getString(int value) throws SQLException;

    String getString(String text) throws SQLException;

    Time getTime(int value) throws SQLException;

    Time getTime(String text) throws SQLException;

    Time getTime(int value, java.util.Calendar calendar) throws SQLException;

    Time getTime(String text, java.util.Calendar calendar) throws SQLException;

    Timestamp getTimestamp(int value) throws SQLException;

    Timestamp getTimestamp(String text) throws SQLException;

    Timestamp getTimestamp(int value, java.util.Calendar calendar) throws SQLException;

    Timestamp getTimestamp(String text, java.util.Calendar calendar) throws SQLException;

    java.net.URL getURL(int value) throws SQLException;

    java.net.URL getURL(String text) throws SQLException;

    void registerOutParameter(int value, int value2) throws SQLException;

    void registerOutParameter(String text, int value) throws SQLException;

    default void registerOutParameter(int value, SQLType sQLType) throws SQLException {
        throw new SQLFeatureNotSupportedException("registerOutParameter not implemented");
    }

    default void registerOutParameter(String text, SQLType sQLType) throws SQLException {
        throw new SQLFeatureNotSupportedException("registerOutParameter not implemented");
    }

    void registerOutParameter(int value, int value2, int value3) throws SQLException;

    void registerOutParameter(int value, int value2, String text) throws SQLException;

    void registerOutParameter(String text, int value, int value2) throws SQLException;

    void registerOutParameter(String text, int value, String text2) throws SQLException;

    default void registerOutParameter(int value, SQLType sQLType, int value2) throws SQLException {
        throw new SQLFeatureNotSupportedException("registerOutParameter not implemented");
    }

    default void registerOutParameter(int value, SQLType sQLType, String text) throws SQLException {
        throw new SQLFeatureNotSupportedException("registerOutParameter not implemented");
    }

    default void registerOutParameter(String text, SQLType sQLType, int value) throws SQLException {
        throw new SQLFeatureNotSupportedException("registerOutParameter not implemented");
    }

    default void registerOutParameter(String text, SQLType sQLType, String text2) throws SQLException {
        throw new SQLFeatureNotSupportedException("registerOutParameter not implemented");
    }

    void setAsciiStream(String text, java.io.InputStream inputStream) throws SQLException;

    void setAsciiStream(String text, java.io.InputStream inputStream, int value) throws SQLException;

    void setAsciiStream(String text, java.io.InputStream inputStream, long value) throws SQLException;

    void setBigDecimal(String text, java.math.BigDecimal bigDecimal) throws SQLException;

    void setBinaryStream(String text, java.io.InputStream inputStream) throws SQLException;

    void setBinaryStream(String text, java.io.InputStream inputStream, int value) throws SQLException;

    void setBinaryStream(String text, java.io.InputStream inputStream, long value) throws SQLException;

    void setBlob(String text, java.io.InputStream inputStream) throws SQLException;

    void setBlob(String text, Blob blob) throws SQLException;

    void setBlob(String text, java.io.InputStream inputStream, long value) throws SQLException;

    void setBoolean(String text, boolean flag) throws SQLException;

    void setByte(String text, byte value) throws SQLException;

    void setBytes(String text, byte[] values) throws SQLException;

    void setCharacterStream(String text, java.io.Reader reader) throws SQLException;

    void setCharacterStream(String text, java.io.Reader reader, int value) throws SQLException;

    void setCharacterStream(String text, java.io.Reader reader, long value) throws SQLException;

    void setClob(String text, java.io.Reader reader) throws SQLException;

    void setClob(String text, Clob clob) throws SQLException;

    void setClob(String text, java.io.Reader reader, long value) throws SQLException;

    void setDate(String text, Date date) throws SQLException;

    void setDate(String text, Date date, java.util.Calendar calendar) throws SQLException;

    void setDouble(String text, double value) throws SQLException;

    void setFloat(String text, float value) throws SQLException;

    void setInt(String text, int value) throws SQLException;

    void setLong(String text, long value) throws SQLException;

    void setNCharacterStream(String text, java.io.Reader reader) throws SQLException;

    void setNCharacterStream(String text, java.io.Reader reader, long value) throws SQLException;

    void setNClob(String text, java.io.Reader reader) throws SQLException;

    void setNClob(String text, NClob nClob) throws SQLException;

    void setNClob(String text, java.io.Reader reader, long value) throws SQLException;

    void setNString(String text, String text2) throws SQLException;

    void setNull(String text, int value) throws SQLException;

    void setNull(String text, int value, String text2) throws SQLException;

    void setObject(String text, Object object) throws SQLException;

    void setObject(String text, Object object, int value) throws SQLException;

    default void setObject(String text, Object object, SQLType sQLType) throws SQLException {
        throw new SQLFeatureNotSupportedException("setObject not implemented");
    }

    void setObject(String text, Object object, int value, int value2) throws SQLException;

    default void setObject(String text, Object object, SQLType sQLType, int value) throws SQLException {
        throw new SQLFeatureNotSupportedException("setObject not implemented");
    }

    void setRowId(String text, RowId rowId) throws SQLException;

    void setSQLXML(String text, SQLXML sQLXML) throws SQLException;

    void setShort(String text, short value) throws SQLException;

    void setString(String text, String text2) throws SQLException;

    void setTime(String text, Time time) throws SQLException;

    void setTime(String text, Time time, java.util.Calendar calendar) throws SQLException;

    void setTimestamp(String text, Timestamp timestamp) throws SQLException;

    void setTimestamp(String text, Timestamp timestamp, java.util.Calendar calendar) throws SQLException;

    void setURL(String text, java.net.URL uRL) throws SQLException;

    boolean wasNull() throws SQLException;
}
