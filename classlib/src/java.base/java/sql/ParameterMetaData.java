package java.sql;

/** What is known of a statement's parameters. */
public interface ParameterMetaData extends Wrapper {
    int parameterNoNulls = 0;
    int parameterNullable = 1;
    int parameterNullableUnknown = 2;
    int parameterModeUnknown = 0;
    int parameterModeIn = 1;
    int parameterModeInOut = 2;
    int parameterModeOut = 4;

    String getParameterClassName(int value) throws SQLException;

    int getParameterCount() throws SQLException;

    int getParameterMode(int value) throws SQLException;

    int getParameterType(int value) throws SQLException;

    String getParameterTypeName(int value) throws SQLException;

    int getPrecision(int value) throws SQLException;

    int getScale(int value) throws SQLException;

    int isNullable(int value) throws SQLException;

    boolean isSigned(int value) throws SQLException;
}
