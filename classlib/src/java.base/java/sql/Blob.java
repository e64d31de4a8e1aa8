package java.sql;

/** A large value of bytes. */
public interface Blob {
    void free() throws SQLException;

    java.io.InputStream getBinaryStream() throws SQLException;

    java.io.InputStream getBinaryStream(long value, long value2) throws SQLException;

    byte[] getBytes(long value, int value2) throws SQLException;

    long length() throws SQLException;

    long position(byte[] values, long value) throws SQLException;

    long position(Blob blob, long value) throws SQLException;

    java.io.OutputStream setBinaryStream(long value) throws SQLException;

    int setBytes(long value, byte[] values) throws SQLException;

    int setBytes(long value, byte[] values, int value2, int value3) throws SQLException;

    void truncate(long value) throws SQLException;
}
