package java.sql;

/** A reference to a structured value. */
public interface Ref {
    String getBaseTypeName() throws SQLException;

    Object getObject() throws SQLException;

    Object getObject(java.util.Map<String, Class<?>> map) throws SQLException;

    void setObject(Object object) throws SQLException;
}
