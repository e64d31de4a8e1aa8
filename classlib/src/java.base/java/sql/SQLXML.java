package java.sql;

/** A value of the SQL type XML. */
public interface SQLXML {
    void free() throws SQLException;

    java.io.InputStream getBinaryStream() throws SQLException;

    java.io.Reader getCharacterStream() throws SQLException;

    <T extends javax.xml.transform.Source> T getSource(Class<T> type) throws SQLException;

    String getString() throws SQLException;

    java.io.OutputStream setBinaryStream() throws SQLException;

    java.io.Writer setCharacterStream() throws SQLException;

    <T extends javax.xml.transform.Result> T setResult(Class<T> type) throws SQLException;

    void setString(String text) throws SQLException;
}
