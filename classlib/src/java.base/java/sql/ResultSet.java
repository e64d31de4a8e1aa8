package java.sql;

/** The rows that a query gives. */
public interface ResultSet extends Wrapper, AutoCloseable {
    int FETCH_FORWARD = 1000;
    int FETCH_REVERSE = 1001;
    int FETCH_UNKNOWN = 1002;
    int TYPE_FORWARD_ONLY = 1003;
    int TYPE_SCROLL_INSENSITIVE = 1004;
    int TYPE_SCROLL_SENSITIVE = 1005;
    int CONCUR_READ_ONLY = 1007;
    int CONCUR_UPDATABLE = 1008;
    int HOLD_CURSORS_OVER_COMMIT = 1;
    int CLOSE_CURSORS_AT_COMMIT = 2;

    boolean absolute(int value) throws SQLException;

    void afterLast() throws SQLException;

    void beforeFirst() throws SQLException;

    void cancelRowUpdates() throws SQLException;

    void clearWarnings() throws SQLException;

    void close() throws SQLException;

    void deleteRow() throws SQLException;

    int findColumn(String text) throws SQLException;

    boolean first() throws SQLException;
    //#for method more
    //#| Array getArray |
    //#| java.io.InputStream getAsciiStream |
    //#| java.math.BigDecimal getBigDecimal |
    //#for column
    //#| int columnIndex
    //#| String columnLabel

    $method$($column$$more$) throws SQLException;
    //#end
    //#end

    @Deprecated
    java.math.BigDecimal getBigDecimal(int value, int value2) throws SQLException;

    @Deprecated
    java.math.BigDecimal getBigDecimal(String text, int value) throws SQLException;
    //#for method more
    //#| java.io.InputStream getBinaryStream |
    //#| Blob getBlob |
    //#| boolean getBoolean |
    //#| byte getByte |
    //#| byte[] getBytes |
    //#| java.io.Reader getCharacterStream |
    //#| Clob getClob |
    //#for column
    //#| int columnIndex
    //#| String columnLabel

    $method$($column$$more$) throws SQLException;
    //#end
    //#end

    int getConcurrency() throws SQLException;

    String getCursorName() throws SQLException;
    //#for method more
    //#| Date getDate |
    //#| Date getDate | , java.util.Calendar calendar
    //#| double getDouble |
    //#for column
    //#| int columnIndex
    //#| String columnLabel

    $method$($column$$more$) throws SQLException;
    //#end
    //#end

    int getFetchDirection() throws SQLException;

    int getFetchSize() throws SQLException;

    float getFloat(int columnIndex) throws SQLException;

    float getFloat(String columnLabel) throws SQLException;

    int getHoldability() throws SQLException;
    //#for method more
    //#| int getInt |
    //#| long getLong |
    //#for column
    //#| int columnIndex
    //#| String columnLabel

    $method$($column$$more$) throws SQLException;
    //#end
    //#end

    ResultSetMetaData getMetaData() throws SQLException;
    //#for method more
    //#| java.io.Reader getNCharacterStream |
    //#| NClob getNClob |
    //#| String getNString |
    //#| Object getObject |
    //#| <T> T getObject | , Class<T> type
    //#| Object getObject | , java.util.Map<String, Class<?>> map
    //#| Ref getRef |
    //#for column
    //#| int columnIndex
    //#| String columnLabel

    $method$($column$$more$) throws SQLException;
    //#end
    //#end

    int getRow() throws SQLException;
    //#for method more
    //#| RowId getRowId |
    //#| SQLXML getSQLXML |
    //#| short getShort |
    //#for column
    //#| int columnIndex
    //#| String columnLabel

    $method$($column$$more$) throws SQLException;
    //#end
    //#end

    Statement getStatement() throws SQLException;
    //#for method more
    //#| String getString |
    //#| Time getTime |
    //#| Time getTime | , java.util.Calendar calendar
    //#| Timestamp getTimestamp |
    //#| Timestamp getTimestamp | , java.util.Calendar calendar
    //#for column
    //#| int columnIndex
    //#| String columnLabel

    $method$($column$$more$) throws SQLException;
    //#end
    //#end

    int getType() throws SQLException;

    java.net.URL getURL(int columnIndex) throws SQLException;

    java.net.URL getURL(String columnLabel) throws SQLException;

    @Deprecated
    java.io.InputStream getUnicodeStream(int value) throws SQLException;

    @Deprecated
    java.io.InputStream getUnicodeStream(String text) throws SQLException;

    SQLWarning getWarnings() throws SQLException;

    void insertRow() throws SQLException;

    boolean isAfterLast() throws SQLException;

    boolean isBeforeFirst() throws SQLException;

    boolean isClosed() throws SQLException;

    boolean isFirst() throws SQLException;

    boolean isLast() throws SQLException;

    boolean last() throws SQLException;

    void moveToCurrentRow() throws SQLException;

    void moveToInsertRow() throws SQLException;

    boolean next() throws SQLException;

    boolean previous() throws SQLException;

    void refreshRow() throws SQLException;

    boolean relative(int value) throws SQLException;

    boolean rowDeleted() throws SQLException;

    boolean rowInserted() throws SQLException;

    boolean rowUpdated() throws SQLException;

    void setFetchDirection(int value) throws SQLException;

    void setFetchSize(int value) throws SQLException;
    //#for method more
    //#| void updateArray | , Array array
    //#| void updateAsciiStream | , java.io.InputStream inputStream
    //#for column
    //#| int columnIndex
    //#| String columnLabel

    $method$($column$$more$) throws SQLException;
    //#end
    //#end
    //#for column
    //#| int columnIndex
    //#| String columnLabel
    //#for given
    //#| java.io.InputStream inputStream, int length
    //#| java.io.InputStream inputStream, long length

    void updateAsciiStream($column$, $given$) throws SQLException;
    //#end
    //#end
    //#for method more
    //#| void updateBigDecimal | , java.math.BigDecimal bigDecimal
    //#| void updateBinaryStream | , java.io.InputStream inputStream
    //#for column
    //#| int columnIndex
    //#| String columnLabel

    $method$($column$$more$) throws SQLException;
    //#end
    //#end
    //#for column
    //#| int columnIndex
    //#| String columnLabel
    //#for given
    //#| java.io.InputStream inputStream, int length
    //#| java.io.InputStream inputStream, long length

    void updateBinaryStream($column$, $given$) throws SQLException;
    //#end
    //#end
    //#for column
    //#| int columnIndex
    //#| String columnLabel
    //#for given
    //#| java.io.InputStream inputStream
    //#| Blob blob

    void updateBlob($column$, $given$) throws SQLException;
    //#end
    //#end
    //#for method more
    //#| void updateBlob | , java.io.InputStream inputStream, long value
    //#| void updateBoolean | , boolean flag
    //#| void updateByte | , byte value
    //#| void updateBytes | , byte[] values
    //#| void updateCharacterStream | , java.io.Reader reader
    //#for column
    //#| int columnIndex
    //#| String columnLabel

    $method$($column$$more$) throws SQLException;
    //#end
    //#end
    //#for column
    //#| int columnIndex
    //#| String columnLabel
    //#for given
    //#| java.io.Reader reader, int length
    //#| java.io.Reader reader, long length

    void updateCharacterStream($column$, $given$) throws SQLException;
    //#end
    //#end
    //#for column
    //#| int columnIndex
    //#| String columnLabel
    //#for given
    //#| java.io.Reader reader
    //#| Clob clob

    void updateClob($column$, $given$) throws SQLException;
    //#end
    //#end
    //#for method more
    //#| void updateClob | , java.io.Reader reader, long value
    //#| void updateDate | , Date date
    //#| void updateDouble | , double value
    //#| void updateFloat | , float value
    //#| void updateInt | , int value
    //#| void updateLong | , long value
    //#| void updateNCharacterStream | , java.io.Reader reader
    //#| void updateNCharacterStream | , java.io.Reader reader, long value
    //#for column
    //#| int columnIndex
    //#| String columnLabel

    $method$($column$$more$) throws SQLException;
    //#end
    //#end
    //#for column
    //#| int columnIndex
    //#| String columnLabel
    //#for given
    //#| java.io.Reader reader
    //#| NClob nClob

    void updateNClob($column$, $given$) throws SQLException;
    //#end
    //#end
    //#for method more
    //#| void updateNClob | , java.io.Reader reader, long value
    //#| void updateNString | , String text
    //#| void updateNull |
    //#| void updateObject | , Object object
    //#| void updateObject | , Object object, int value
    //#for column
    //#| int columnIndex
    //#| String columnLabel

    $method$($column$$more$) throws SQLException;
    //#end
    //#end
    //#for more
    //#|
    //#| , int scale
    //#for column
    //#| int columnIndex
    //#| String columnLabel

    default void updateObject($column$, Object object, SQLType targetType$more$) throws SQLException {
        throw new SQLFeatureNotSupportedException("updateObject not implemented");
    }
    //#end
    //#end

    void updateRef(int columnIndex, Ref ref) throws SQLException;

    void updateRef(String columnLabel, Ref ref) throws SQLException;

    void updateRow() throws SQLException;
    //#for method more
    //#| void updateRowId | , RowId rowId
    //#| void updateSQLXML | , SQLXML sQLXML
    //#| void updateShort | , short value
    //#| void updateString | , String text
    //#| void updateTime | , Time time
    //#| void updateTimestamp | , Timestamp timestamp
    //#for column
    //#| int columnIndex
    //#| String columnLabel

    $method$($column$$more$) throws SQLException;
    //#end
    //#end

    boolean wasNull() throws SQLException;
}
