//#file $Name$.java
//#for Name what Kind key
//#| PreparedStatement | A statement with parameters. | Statement | int parameterIndex
//#| CallableStatement | A call of a stored procedure. | PreparedStatement | String parameterName
package java.sql;

/** $what$ */
public interface $Name$ extends $Kind$ {
    //#if Name: PreparedStatement
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
    //#else
    //#for getter more
    //#| Array getArray |
    //#| java.math.BigDecimal getBigDecimal |
    //#for by
    //#| int parameterIndex
    //#| String parameterName

    $getter$($by$$more$) throws SQLException;
    //#end
    //#end

    @Deprecated
    java.math.BigDecimal getBigDecimal(int value, int value2) throws SQLException;
    //#for getter more
    //#| Blob getBlob |
    //#| boolean getBoolean |
    //#| byte getByte |
    //#| byte[] getBytes |
    //#| java.io.Reader getCharacterStream |
    //#| Clob getClob |
    //#| Date getDate |
    //#| Date getDate | , java.util.Calendar calendar
    //#| double getDouble |
    //#| float getFloat |
    //#| int getInt |
    //#| long getLong |
    //#| java.io.Reader getNCharacterStream |
    //#| NClob getNClob |
    //#| String getNString |
    //#| Object getObject |
    //#| <T> T getObject | , Class<T> type
    //#| Object getObject | , java.util.Map<String, Class<?>> map
    //#| Ref getRef |
    //#| RowId getRowId |
    //#| SQLXML getSQLXML |
    //#| short getShort |
    //#| String getString |
    //#| Time getTime |
    //#| Time getTime | , java.util.Calendar calendar
    //#| Timestamp getTimestamp |
    //#| Timestamp getTimestamp | , java.util.Calendar calendar
    //#| java.net.URL getURL |
    //#for by
    //#| int parameterIndex
    //#| String parameterName

    $getter$($by$$more$) throws SQLException;
    //#end
    //#end

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
    //#end
    //#if Name: PreparedStatement

    void setArray($key$, Array array) throws SQLException;
    //#end

    void setAsciiStream($key$, java.io.InputStream inputStream) throws SQLException;

    void setAsciiStream($key$, java.io.InputStream inputStream, int length) throws SQLException;

    void setAsciiStream($key$, java.io.InputStream inputStream, long length) throws SQLException;

    void setBigDecimal($key$, java.math.BigDecimal bigDecimal) throws SQLException;

    void setBinaryStream($key$, java.io.InputStream inputStream) throws SQLException;

    void setBinaryStream($key$, java.io.InputStream inputStream, int length) throws SQLException;

    void setBinaryStream($key$, java.io.InputStream inputStream, long length) throws SQLException;

    void setBlob($key$, java.io.InputStream inputStream) throws SQLException;

    void setBlob($key$, Blob blob) throws SQLException;

    void setBlob($key$, java.io.InputStream inputStream, long length) throws SQLException;

    void setBoolean($key$, boolean flag) throws SQLException;

    void setByte($key$, byte value) throws SQLException;

    void setBytes($key$, byte[] values) throws SQLException;

    void setCharacterStream($key$, java.io.Reader reader) throws SQLException;

    void setCharacterStream($key$, java.io.Reader reader, int length) throws SQLException;

    void setCharacterStream($key$, java.io.Reader reader, long length) throws SQLException;

    void setClob($key$, java.io.Reader reader) throws SQLException;

    void setClob($key$, Clob clob) throws SQLException;

    void setClob($key$, java.io.Reader reader, long length) throws SQLException;

    void setDate($key$, Date date) throws SQLException;

    void setDate($key$, Date date, java.util.Calendar calendar) throws SQLException;

    void setDouble($key$, double value) throws SQLException;

    void setFloat($key$, float value) throws SQLException;

    void setInt($key$, int value) throws SQLException;

    void setLong($key$, long value) throws SQLException;

    void setNCharacterStream($key$, java.io.Reader reader) throws SQLException;

    void setNCharacterStream($key$, java.io.Reader reader, long length) throws SQLException;

    void setNClob($key$, java.io.Reader reader) throws SQLException;

    void setNClob($key$, NClob nClob) throws SQLException;

    void setNClob($key$, java.io.Reader reader, long length) throws SQLException;

    void setNString($key$, String text) throws SQLException;

    void setNull($key$, int type) throws SQLException;

    void setNull($key$, int type, String text) throws SQLException;

    void setObject($key$, Object object) throws SQLException;

    void setObject($key$, Object object, int type) throws SQLException;

    default void setObject($key$, Object object, SQLType sQLType) throws SQLException {
        throw new SQLFeatureNotSupportedException("setObject not implemented");
    }

    void setObject($key$, Object object, int type, int scale) throws SQLException;

    default void setObject($key$, Object object, SQLType sQLType, int type) throws SQLException {
        throw new SQLFeatureNotSupportedException("setObject not implemented");
    }
    //#if Name: PreparedStatement

    void setRef($key$, Ref ref) throws SQLException;
    //#end

    void setRowId($key$, RowId rowId) throws SQLException;

    void setSQLXML($key$, SQLXML sQLXML) throws SQLException;

    void setShort($key$, short value) throws SQLException;

    void setString($key$, String text) throws SQLException;

    void setTime($key$, Time time) throws SQLException;

    void setTime($key$, Time time, java.util.Calendar calendar) throws SQLException;

    void setTimestamp($key$, Timestamp timestamp) throws SQLException;

    void setTimestamp($key$, Timestamp timestamp, java.util.Calendar calendar) throws SQLException;

    void setURL($key$, java.net.URL uRL) throws SQLException;
    //#if Name: PreparedStatement

    @Deprecated
    void setUnicodeStream($key$, java.io.InputStream inputStream, int length) throws SQLException;
    //#end
    //#if Name: CallableStatement

    boolean wasNull() throws SQLException;
    //#end
}
