package javax.sql;

/** Makes pooled connections with given properties. */
public interface PooledConnectionBuilder {
    PooledConnection build() throws java.sql.SQLException;

    PooledConnectionBuilder password(String text);

    PooledConnectionBuilder shardingKey(java.sql.ShardingKey shardingKey);

    PooledConnectionBuilder superShardingKey(java.sql.ShardingKey shardingKey);

    PooledConnectionBuilder user(String text);
}
