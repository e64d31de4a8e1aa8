package java.sql;

/** A session with a database. */
public interface Connection extends Wrapper, AutoCloseable {
    int TRANSACTION_NONE = 0;
    int TRANSACTION_READ_UNCOMMITTED = 1;
    int TRANSACTION_READ_COMMITTED = 2;
    int TRANSACTION_REPEATABLE_READ = 4;
    int TRANSACTION_SERIALIZABLE = 8;

    void abort(java.util.concurrent.Executor executor) throws SQLException;

    default void beginRequest() throws SQLException {
        // Nothing is done.
    }

    void clearWarnings() throws SQLException;

    void close() throws SQLException;

    void commit() throws SQLException;

    Array createArrayOf(String text, Object[] objects) throws SQLException;

    Blob createBlob() throws SQLException;

    Clob createClob() throws SQLException;

    NClob createNClob() throws SQLException;

    SQLXML createSQLXML() throws SQLException;

    Statement createStatement() throws SQLException;

    Statement createStatement(int value, int value2) throws SQLException;

    Statement createStatement(int value, int value2, int value3) throws SQLException;

    Struct createStruct(String text, Object[] objects) throws SQLException;

    default void endRequest() throws SQLException {
        // Nothing is done.
    }

    boolean getAutoCommit() throws SQLException;

    String getCatalog() throws SQLException;

    java.util.Properties getClientInfo() throws SQLException;

    String getClientInfo(String text) throws SQLException;

    int getHoldability() throws SQLException;

    DatabaseMetaData getMetaData() throws SQLException;

    int getNetworkTimeout() throws SQLException;

    String getSchema() throws SQLException;

    int getTransactionIsolation() throws SQLException;

    java.util.Map<String, Class<?>> getTypeMap() throws SQLException;

    SQLWarning getWarnings() throws SQLException;

    boolean isClosed() throws SQLException;

    boolean isReadOnly() throws SQLException;

    boolean isValid(int value) throws SQLException;

    String nativeSQL(String text) throws SQLException;

    CallableStatement prepareCall(String text) throws SQLException;

    CallableStatement prepareCall(String text, int value, int value2) throws SQLException;

    CallableStatement prepareCall(String text, int value, int value2, int value3) throws SQLException;

    PreparedStatement prepareStatement(String text) throws SQLException;

    PreparedStatement prepareStatement(String text, int value) throws SQLException;

    PreparedStatement prepareStatement(String text, int[] values) throws SQLException;

    PreparedStatement prepareStatement(String text, String[] texts) throws SQLException;

    PreparedStatement prepareStatement(String text, int value, int value2) throws SQLException;

    PreparedStatement prepareStatement(String text, int value, int value2, int value3) throws SQLException;

    void releaseSavepoint(Savepoint savepoint) throws SQLException;

    void rollback() throws SQLException;

    void rollback(Savepoint savepoint) throws SQLException;

    void setAutoCommit(boolean flag) throws SQLException;

    void setCatalog(String text) throws SQLException;

    void setClientInfo(java.util.Properties properties) throws SQLClientInfoException;

    void setClientInfo(String text, String text2) throws SQLClientInfoException;

    void setHoldability(int value) throws SQLException;

    void setNetworkTimeout(java.util.concurrent.Executor executor, int value) throws SQLException;

    void setReadOnly(boolean flag) throws SQLException;

    Savepoint setSavepoint() throws SQLException;

    Savepoint setSavepoint(String text) throws SQLException;

    void setSchema(String text) throws SQLException;

    default void setShardingKey(ShardingKey shardingKey) throws SQLException {
        throw new SQLFeatureNotSupportedException("setShardingKey not implemented");
    }

    default void setShardingKey(ShardingKey shardingKey, ShardingKey shardingKey2) throws SQLException {
        throw new SQLFeatureNotSupportedException("setShardingKey not implemented");
    }

    default boolean setShardingKeyIfValid(ShardingKey shardingKey, int value) throws SQLException {
        throw new SQLFeatureNotSupportedException("setShardingKeyIfValid not implemented");
    }

    default boolean setShardingKeyIfValid(ShardingKey shardingKey, ShardingKey shardingKey2,
            int value) throws SQLException {
        throw new SQLFeatureNotSupportedException("setShardingKeyIfValid not implemented");
    }

    void setTransactionIsolation(int value) throws SQLException;

    void setTypeMap(java.util.Map<String, Class<?>> map) throws SQLException;
}
