package java.sql;

/** Makes keys of parts of a database. */
public interface ShardingKeyBuilder {
    ShardingKey build() throws SQLException;

    ShardingKeyBuilder subkey(Object object, SQLType sQLType);
}
