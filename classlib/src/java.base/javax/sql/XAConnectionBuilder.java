package javax.sql;

import java.sql.SQLException;
import java.sql.ShardingKey;

/** Makes connections for distributed transactions with given properties. */
public interface XAConnectionBuilder {
    XAConnectionBuilder user(String username);

    XAConnectionBuilder password(String password);

    XAConnectionBuilder shardingKey(ShardingKey shardingKey);

    XAConnectionBuilder superShardingKey(ShardingKey superShardingKey);

    XAConnection build() throws SQLException;
}
