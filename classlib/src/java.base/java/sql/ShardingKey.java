package java.sql;

/** The key of a part of a database. */
public interface ShardingKey {
}
