package java.sql;

/** Makes connections with given properties. */
public interface ConnectionBuilder {
    Connection build() throws SQLException;

    ConnectionBuilder password(String text);

    ConnectionBuilder shardingKey(ShardingKey shardingKey);

    ConnectionBuilder superShardingKey(ShardingKey shardingKey);

    ConnectionBuilder user(String text);
}
