package java.sql;

/** A structured value. */
public interface Struct {
    Object[] getAttributes() throws SQLException;

    Object[] getAttributes(java.util.Map<String, Class<?>> map) throws SQLException;

    String getSQLTypeName() throws SQLException;
}
