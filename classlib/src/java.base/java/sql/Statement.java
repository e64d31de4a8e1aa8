package java.sql;

/** A statement and its result. */
public interface Statement extends Wrapper, AutoCloseable {
    int CLOSE_CURRENT_RESULT = 1;
    int KEEP_CURRENT_RESULT = 2;
    int CLOSE_ALL_RESULTS = 3;
    int SUCCESS_NO_INFO = -2;
    int EXECUTE_FAILED = -3;
    int RETURN_GENERATED_KEYS = 1;
    int NO_GENERATED_KEYS = 2;

    void addBatch(String text) throws SQLException;

    void cancel() throws SQLException;

    void clearBatch() throws SQLException;

    void clearWarnings() throws SQLException;

    void close() throws SQLException;

    void closeOnCompletion() throws SQLException;

    default String enquoteIdentifier(String text, boolean flag) throws SQLException {
        if (text.isEmpty() || text.length() > 128) {
            throw new SQLException("Invalid name");
        }
        if (text.chars().allMatch(c -> c < 128 && (Character.isLetterOrDigit(c) || c == '_'))
                && Character.isLetter(text.charAt(0))) {
            return flag ? "\"" + text + "\"" : text;
        }
        boolean isQuoted = text.startsWith("\"") && text.endsWith("\"") && text.length() > 1;
        String inner = isQuoted ? text.substring(1, text.length() - 1) : text;
        if (inner.isEmpty() || inner.indexOf('"') >= 0 || inner.indexOf(0) >= 0) {
            throw new SQLException("Invalid name");
        }
        return "\"" + inner + "\"";
    }

    default String enquoteLiteral(String text) throws SQLException {
        return "'" + text.replace("'", "''") + "'";
    }

    default String enquoteNCharLiteral(String text) throws SQLException {
        return "N'" + text.replace("'", "''") + "'";
    }

    boolean execute(String text) throws SQLException;

    boolean execute(String text, int value) throws SQLException;

    boolean execute(String text, int[] values) throws SQLException;

    boolean execute(String text, String[] texts) throws SQLException;

    int[] executeBatch() throws SQLException;

    default long[] executeLargeBatch() throws SQLException {
        throw new UnsupportedOperationException("executeLargeBatch not implemented");
    }

    default long executeLargeUpdate(String text) throws SQLException {
        throw new UnsupportedOperationException("executeLargeUpdate not implemented");
    }

    default long executeLargeUpdate(String text, int value) throws SQLException {
        throw new SQLFeatureNotSupportedException("executeLargeUpdate not implemented");
    }

    default long executeLargeUpdate(String text, int[] values) throws SQLException {
        throw new SQLFeatureNotSupportedException("executeLargeUpdate not implemented");
    }

    default long executeLargeUpdate(String text, String[] texts) throws SQLException {
        throw new SQLFeatureNotSupportedException("executeLargeUpdate not implemented");
    }

    ResultSet executeQuery(String text) throws SQLException;

    int executeUpdate(String text) throws SQLException;

    int executeUpdate(String text, int value) throws SQLException;

    int executeUpdate(String text, int[] values) throws SQLException;

    int executeUpdate(String text, String[] texts) throws SQLException;

    Connection getConnection() throws SQLException;

    int getFetchDirection() throws SQLException;

    int getFetchSize() throws SQLException;

    ResultSet getGeneratedKeys() throws SQLException;

    default long getLargeMaxRows() throws SQLException {
        return 0;
    }

    default long getLargeUpdateCount() throws SQLException {
        throw new UnsupportedOperationException("getLargeUpdateCount not implemented");
    }

    int getMaxFieldSize() throws SQLException;

    int getMaxRows() throws SQLException;

    boolean getMoreResults() throws SQLException;

    boolean getMoreResults(int value) throws SQLException;

    int getQueryTimeout() throws SQLException;

    ResultSet getResultSet() throws SQLException;

    int getResultSetConcurrency() throws SQLException;

    int getResultSetHoldability() throws SQLException;

    int getResultSetType() throws SQLException;

    int getUpdateCount() throws SQLException;

    SQLWarning getWarnings() throws SQLException;

    boolean isCloseOnCompletion() throws SQLException;

    boolean isClosed() throws SQLException;

    boolean isPoolable() throws SQLException;

    default boolean isSimpleIdentifier(String text) throws SQLException {
        return !text.isEmpty() && text.length() <= 128 && Character.isLetter(text.charAt(0))
                && text.chars().allMatch(c -> c < 128 && (Character.isLetterOrDigit(c) || c == '_'));
    }

    void setCursorName(String text) throws SQLException;

    void setEscapeProcessing(boolean flag) throws SQLException;

    void setFetchDirection(int value) throws SQLException;

    void setFetchSize(int value) throws SQLException;

    default void setLargeMaxRows(long value) throws SQLException {
        throw new UnsupportedOperationException("setLargeMaxRows not implemented");
    }

    void setMaxFieldSize(int value) throws SQLException;

    void setMaxRows(int value) throws SQLException;

    void setPoolable(boolean flag) throws SQLException;

    void setQueryTimeout(int value) throws SQLException;
}
