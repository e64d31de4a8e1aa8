package java.sql;

/** The attributes of a value, to be read. */
public interface SQLInput {
    Array readArray() throws SQLException;

    java.io.InputStream readAsciiStream() throws SQLException;

    java.math.BigDecimal readBigDecimal() throws SQLException;

    java.io.InputStream readBinaryStream() throws SQLException;

    Blob readBlob() throws SQLException;

    boolean readBoolean() throws SQLException;

    byte readByte() throws SQLException;

    byte[] readBytes() throws SQLException;

    java.io.Reader readCharacterStream() throws SQLException;

    Clob readClob() throws SQLException;

    Date readDate() throws SQLException;

    double readDouble() throws SQLException;

    float readFloat() throws SQLException;

    int readInt() throws SQLException;

    long readLong() throws SQLException;

    NClob readNClob() throws SQLException;

    String readNString() throws SQLException;

    Object readObject() throws SQLException;

    default <T> T readObject(Class<T> type) throws SQLException {
        throw new SQLFeatureNotSupportedException();
    }

    Ref readRef() throws SQLException;

    RowId readRowId() throws SQLException;

    SQLXML readSQLXML() throws SQLException;

    short readShort() throws SQLException;

    String readString() throws SQLException;

    Time readTime() throws SQLException;

    Timestamp readTimestamp() throws SQLException;

    java.net.URL readURL() throws SQLException;

    boolean wasNull() throws SQLException;
}
