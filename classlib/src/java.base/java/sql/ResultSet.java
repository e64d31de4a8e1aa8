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

    Array getArray(int value) throws SQLException;

    Array getArray(String text) throws SQLException;

    java.io.InputStream getAsciiStream(int value) throws SQLException;

    java.io.InputStream getAsciiStream(String text) throws SQLException;

    java.math.BigDecimal getBigDecimal(int value) throws SQLException;

    java.math.BigDecimal getBigDecimal(String text) throws SQLException;

    @Deprecated
    java.math.BigDecimal getBigDecimal(int value, int value2) throws SQLException;

    @Deprecated
    java.math.BigDecimal getBigDecimal(String text, int value) throws SQLException;

    java.io.InputStream getBinaryStream(int value) throws SQLException;

    java.io.InputStream getBinaryStream(String text) throws SQLException;

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

    int getConcurrency() throws SQLException;

    String getCursorName() throws SQLException;

    Date getDate(int value) throws SQLException;

    Date getDate(String text) throws SQLException;

    Date getDate(int value, java.util.Calendar calendar) throws SQLException;

    Date getDate(String text, java.util.Calendar calendar) throws SQLException;

    double getDouble(int value) throws SQLException;

    double getDouble(String text) throws SQLException;

    int getFetchDirection() throws SQLException;

    int getFetchSize() throws SQLException;

    float getFloat(int value) throws SQLException;

    float getFloat(String text) throws SQLException;

    int getHoldability() throws SQLException;

    int getInt(int value) throws SQLException;

    int getInt(String text) throws SQLException;

    long getLong(int value) throws SQLException;

    long getLong(String text) throws SQLException;

    ResultSetMetaData getMetaData() throws SQLException;

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

    int getRow() throws SQLException;

    RowId getRowId(int value) throws SQLException;

    RowId getRowId(String text) throws SQLException;

    SQLXML getSQLXML(int value) throws SQLException;

    SQLXML getSQLXML(String text) throws SQLException;

    short getShort(int value) throws SQLException;

    short getShort(String text) throws SQLException;

    Statement getStatement() throws SQLException;

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

    int getType() throws SQLException;

    java.net.URL getURL(int value) throws SQLException;

    java.net.URL getURL(String text) throws SQLException;

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

    void updateArray(int value, Array array) throws SQLException;

    void updateArray(String text, Array array) throws SQLException;

    void updateAsciiStream(int value, java.io.InputStream inputStream) throws SQLException;

    void updateAsciiStream(String text, java.io.InputStream inputStream) throws SQLException;

    void updateAsciiStream(int value, java.io.InputStream inputStream, int value2) throws SQLException;

    void updateAsciiStream(int value, java.io.InputStream inputStream, long value2) throws SQLException;

    void updateAsciiStream(String text, java.io.InputStream inputStream, int value) throws SQLException;

    void updateAsciiStream(String text, java.io.InputStream inputStream, long value) throws SQLException;

    void updateBigDecimal(int value, java.math.BigDecimal bigDecimal) throws SQLException;

    void updateBigDecimal(String text, java.math.BigDecimal bigDecimal) throws SQLException;

    void updateBinaryStream(int value, java.io.InputStream inputStream) throws SQLException;

    void updateBinaryStream(String text, java.io.InputStream inputStream) throws SQLException;

    void updateBinaryStream(int value, java.io.InputStream inputStream, int value2) throws SQLException;

    void updateBinaryStream(int value, java.io.InputStream inputStream, long value2) throws SQLException;

    void updateBinaryStream(String text, java.io.InputStream inputStream, int value) throws SQLException;

    void updateBinaryStream(String text, java.io.InputStream inputStream, long value) throws SQLException;

    void updateBlob(int value, java.io.InputStream inputStream) throws SQLException;

    void updateBlob(int value, Blob blob) throws SQLException;

    void updateBlob(String text, java.io.InputStream inputStream) throws SQLException;

    void updateBlob(String text, Blob blob) throws SQLException;

    void updateBlob(int value, java.io.InputStream inputStream, long value2) throws SQLException;

    void updateBlob(String text, java.io.InputStream inputStream, long value) throws SQLException;

    void updateBoolean(int value, boolean flag) throws SQLException;

    void updateBoolean(String text, boolean flag) throws SQLException;

    void updateByte(int value, byte value2) throws SQLException;

    void updateByte(String text, byte value) throws SQLException;

    void updateBytes(int value, byte[] values) throws SQLException;

    void updateBytes(String text, byte[] values) throws SQLException;

    void updateCharacterStream(int value, java.io.Reader reader) throws SQLException;

    void updateCharacterStream(String text, java.io.Reader reader) throws SQLException;

    void updateCharacterStream(int value, java.io.Reader reader, int value2) throws SQLException;

    void updateCharacterStream(int value, java.io.Reader reader, long value2) throws SQLException;

    void updateCharacterStream(String text, java.io.Reader reader, int value) throws SQLException;

    void updateCharacterStream(String text, java.io.Reader reader, long value) throws SQLException;

    void updateClob(int value, java.io.Reader reader) throws SQLException;

    void updateClob(int value, Clob clob) throws SQLException;

    void updateClob(String text, java.io.Reader reader) throws SQLException;

    void updateClob(String text, Clob clob) throws SQLException;

    void updateClob(int value, java.io.Reader reader, long value2) throws SQLException;

    void updateClob(String text, java.io.Reader reader, long value) throws SQLException;

    void updateDate(int value, Date date) throws SQLException;

    void updateDate(String text, Date date) throws SQLException;

    void updateDouble(int value, double value2) throws SQLException;

    void updateDouble(String text, double value) throws SQLException;

    void updateFloat(int value, float value2) throws SQLException;

    void updateFloat(String text, float value) throws SQLException;

    void updateInt(int value, int value2) throws SQLException;

    void updateInt(String text, int value) throws SQLException;

    void updateLong(int value, long value2) throws SQLException;

    void updateLong(String text, long value) throws SQLException;

    void updateNCharacterStream(int value, java.io.Reader reader) throws SQLException;

    void updateNCharacterStream(String text, java.io.Reader reader) throws SQLException;

    void updateNCharacterStream(int value, java.io.Reader reader, long value2) throws SQLException;

    void updateNCharacterStream(String text, java.io.Reader reader, long value) throws SQLException;

    void updateNClob(int value, java.io.Reader reader) throws SQLException;

    void updateNClob(int value, NClob nClob) throws SQLException;

    void updateNClob(String text, java.io.Reader reader) throws SQLException;

    void updateNClob(String text, NClob nClob) throws SQLException;

    void updateNClob(int value, java.io.Reader reader, long value2) throws SQLException;

    void updateNClob(String text, java.io.Reader reader, long value) throws SQLException;

    void updateNString(int value, String text) throws SQLException;

    void updateNString(String text, String text2) throws SQLException;

    void updateNull(int value) throws SQLException;

    void updateNull(String text) throws SQLException;

    void updateObject(int value, Object object) throws SQLException;

    void updateObject(String text, Object object) throws SQLException;

    void updateObject(int value, Object object, int value2) throws SQLException;

    void updateObject(String text, Object object, int value) throws SQLException;

    default void updateObject(int value, Object object, SQLType sQLType) throws SQLException {
        throw new SQLFeatureNotSupportedException("updateObject not implemented");
    }

    default void updateObject(String text, Object object, SQLType sQLType) throws SQLException {
        throw new SQLFeatureNotSupportedException("updateObject not implemented");
    }

    default void updateObject(int value, Object object, SQLType sQLType, int value2) throws SQLException {
        throw new SQLFeatureNotSupportedException("updateObject not implemented");
    }

    default void updateObject(String text, Object object, SQLType sQLType, int value) throws SQLException {
        throw new SQLFeatureNotSupportedException("updateObject not implemented");
    }

    void updateRef(int value, Ref ref) throws SQLException;

    void updateRef(String text, Ref ref) throws SQLException;

    void updateRow() throws SQLException;

    void updateRowId(int value, RowId rowId) throws SQLException;

    void updateRowId(String text, RowId rowId) throws SQLException;

    void updateSQLXML(int value, SQLXML sQLXML) throws SQLException;

    void updateSQLXML(String text, SQLXML sQLXML) throws SQLException;

    void updateShort(int value, short value2) throws SQLException;

    void updateShort(String text, short value) throws SQLException;

    void updateString(int value, String text) throws SQLException;

    void updateString(String text, String text2) throws SQLException;

    void updateTime(int value, Time time) throws SQLException;

    void updateTime(String text, Time time) throws SQLException;

    void updateTimestamp(int value, Timestamp timestamp) throws SQLException;

    void updateTimestamp(String text, Timestamp timestamp) throws SQLException;

    boolean wasNull() throws SQLException;
}
