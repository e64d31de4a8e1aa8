package java.sql;

/** An object that may stand before another one. */
public interface Wrapper {
    boolean isWrapperFor(Class<?> type) throws SQLException;

    <T> T unwrap(Class<T> type) throws SQLException;
}
