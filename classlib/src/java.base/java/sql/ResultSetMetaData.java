package java.sql;

/** What is known of the columns of rows. */
public interface ResultSetMetaData extends Wrapper {
    int columnNoNulls = 0;
    int columnNullable = 1;
    int columnNullableUnknown = 2;

    String getCatalogName(int value) throws SQLException;

    String getColumnClassName(int value) throws SQLException;

    int getColumnCount() throws SQLException;

    int getColumnDisplaySize(int value) throws SQLException;

    String getColumnLabel(int value) throws SQLException;

    String getColumnName(int value) throws SQLException;

    int getColumnType(int value) throws SQLException;

    String getColumnTypeName(int value) throws SQLException;

    int getPrecision(int value) throws SQLException;

    int getScale(int value) throws SQLException;

    String getSchemaName(int value) throws SQLException;

    String getTableName(int value) throws SQLException;

    boolean isAutoIncrement(int value) throws SQLException;

    boolean isCaseSensitive(int value) throws SQLException;

    boolean isCurrency(int value) throws SQLException;

    boolean isDefinitelyWritable(int value) throws SQLException;

    int isNullable(int value) throws SQLException;

    boolean isReadOnly(int value) throws SQLException;

    boolean isSearchable(int value) throws SQLException;

    boolean isSigned(int value) throws SQLException;

    boolean isWritable(int value) throws SQLException;
}
