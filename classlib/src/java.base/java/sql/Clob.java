package java.sql;

/** A large text. */
public interface Clob {
    void free() throws SQLException;

    java.io.InputStream getAsciiStream() throws SQLException;

    java.io.Reader getCharacterStream() throws SQLException;

    java.io.Reader getCharacterStream(long value, long value2) throws SQLException;

    String getSubString(long value, int value2) throws SQLException;

    long length() throws SQLException;

    long position(String text, long value) throws SQLException;

    long position(Clob clob, long value) throws SQLException;

    java.io.OutputStream setAsciiStream(long value) throws SQLException;

    java.io.Writer setCharacterStream(long value) throws SQLException;

    int setString(long value, String text) throws SQLException;

    int setString(long value, String text, int value2, int value3) throws SQLException;

    void truncate(long value) throws SQLException;
}
