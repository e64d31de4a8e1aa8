package java.sql;

/** The attributes of a value, to be written. */
public interface SQLOutput {
    void writeArray(Array array) throws SQLException;

    void writeAsciiStream(java.io.InputStream inputStream) throws SQLException;

    void writeBigDecimal(java.math.BigDecimal bigDecimal) throws SQLException;

    void writeBinaryStream(java.io.InputStream inputStream) throws SQLException;

    void writeBlob(Blob blob) throws SQLException;

    void writeBoolean(boolean flag) throws SQLException;

    void writeByte(byte value) throws SQLException;

    void writeBytes(byte[] values) throws SQLException;

    void writeCharacterStream(java.io.Reader reader) throws SQLException;

    void writeClob(Clob clob) throws SQLException;

    void writeDate(Date date) throws SQLException;

    void writeDouble(double value) throws SQLException;

    void writeFloat(float value) throws SQLException;

    void writeInt(int value) throws SQLException;

    void writeLong(long value) throws SQLException;

    void writeNClob(NClob nClob) throws SQLException;

    void writeNString(String text) throws SQLException;

    void writeObject(SQLData sQLData) throws SQLException;

    default void writeObject(Object object, SQLType sQLType) throws SQLException {
        throw new SQLFeatureNotSupportedException();
    }

    void writeRef(Ref ref) throws SQLException;

    void writeRowId(RowId rowId) throws SQLException;

    void writeSQLXML(SQLXML sQLXML) throws SQLException;

    void writeShort(short value) throws SQLException;

    void writeString(String text) throws SQLException;

    void writeStruct(Struct struct) throws SQLException;

    void writeTime(Time time) throws SQLException;

    void writeTimestamp(Timestamp timestamp) throws SQLException;

    void writeURL(java.net.URL uRL) throws SQLException;
}
