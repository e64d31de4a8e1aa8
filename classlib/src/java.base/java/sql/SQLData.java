package java.sql;

/** An object that reads and writes itself as a user-defined type. */
public interface SQLData {
    String getSQLTypeName() throws SQLException;

    void readSQL(SQLInput sQLInput, String text) throws SQLException;

    void writeSQL(SQLOutput sQLOutput) throws SQLException;
}
