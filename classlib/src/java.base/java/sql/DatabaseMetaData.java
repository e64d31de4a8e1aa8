package java.sql;

/** What a database says of itself. */
public interface DatabaseMetaData extends Wrapper {
    int procedureResultUnknown = 0;
    int procedureNoResult = 1;
    int procedureReturnsResult = 2;
    int procedureColumnUnknown = 0;
    int procedureColumnIn = 1;
    int procedureColumnInOut = 2;
    int procedureColumnOut = 4;
    int procedureColumnReturn = 5;
    int procedureColumnResult = 3;
    int procedureNoNulls = 0;
    int procedureNullable = 1;
    int procedureNullableUnknown = 2;
    int columnNoNulls = 0;
    int columnNullable = 1;
    int columnNullableUnknown = 2;
    int bestRowTemporary = 0;
    int bestRowTransaction = 1;
    int bestRowSession = 2;
    int bestRowUnknown = 0;
    int bestRowNotPseudo = 1;
    int bestRowPseudo = 2;
    int versionColumnUnknown = 0;
    int versionColumnNotPseudo = 1;
    int versionColumnPseudo = 2;
    int importedKeyCascade = 0;
    int importedKeyRestrict = 1;
    int importedKeySetNull = 2;
    int importedKeyNoAction = 3;
    int importedKeySetDefault = 4;
    int importedKeyInitiallyDeferred = 5;
    int importedKeyInitiallyImmediate = 6;
    int importedKeyNotDeferrable = 7;
    int typeNoNulls = 0;
    int typeNullable = 1;
    int typeNullableUnknown = 2;
    int typePredNone = 0;
    int typePredChar = 1;
    int typePredBasic = 2;
    int typeSearchable = 3;
    short tableIndexStatistic = (short) 0;
    short tableIndexClustered = (short) 1;
    short tableIndexHashed = (short) 2;
    short tableIndexOther = (short) 3;
    short attributeNoNulls = (short) 0;
    short attributeNullable = (short) 1;
    short attributeNullableUnknown = (short) 2;
    int sqlStateXOpen = 1;
    int sqlStateSQL = 2;
    int sqlStateSQL99 = 2;
    int functionColumnUnknown = 0;
    int functionColumnIn = 1;
    int functionColumnInOut = 2;
    int functionColumnOut = 3;
    int functionReturn = 4;
    int functionColumnResult = 5;
    int functionNoNulls = 0;
    int functionNullable = 1;
    int functionNullableUnknown = 2;
    int functionResultUnknown = 0;
    int functionNoTable = 1;
    int functionReturnsTable = 2;

    boolean allProceduresAreCallable() throws SQLException;

    boolean allTablesAreSelectable() throws SQLException;

    boolean autoCommitFailureClosesAllResultSets() throws SQLException;

    boolean dataDefinitionCausesTransactionCommit() throws SQLException;

    boolean dataDefinitionIgnoredInTransactions() throws SQLException;

    boolean deletesAreDetected(int value) throws SQLException;

    boolean doesMaxRowSizeIncludeBlobs() throws SQLException;

    boolean generatedKeyAlwaysReturned() throws SQLException;

    ResultSet getAttributes(String text, String text2, String text3, String text4) throws SQLException;

    ResultSet getBestRowIdentifier(String text, String text2, String text3, int value,
            boolean flag) throws SQLException;

    String getCatalogSeparator() throws SQLException;

    String getCatalogTerm() throws SQLException;

    ResultSet getCatalogs() throws SQLException;

    ResultSet getClientInfoProperties() throws SQLException;

    ResultSet getColumnPrivileges(String text, String text2, String text3, String text4) throws SQLException;

    ResultSet getColumns(String text, String text2, String text3, String text4) throws SQLException;

    Connection getConnection() throws SQLException;

    ResultSet getCrossReference(String text, String text2, String text3, String text4, String text5,
            String text6) throws SQLException;

    int getDatabaseMajorVersion() throws SQLException;

    int getDatabaseMinorVersion() throws SQLException;

    String getDatabaseProductName() throws SQLException;

    String getDatabaseProductVersion() throws SQLException;

    int getDefaultTransactionIsolation() throws SQLException;

    int getDriverMajorVersion();

    int getDriverMinorVersion();

    String getDriverName() throws SQLException;

    String getDriverVersion() throws SQLException;

    ResultSet getExportedKeys(String text, String text2, String text3) throws SQLException;

    String getExtraNameCharacters() throws SQLException;

    ResultSet getFunctionColumns(String text, String text2, String text3, String text4) throws SQLException;

    ResultSet getFunctions(String text, String text2, String text3) throws SQLException;

    String getIdentifierQuoteString() throws SQLException;

    ResultSet getImportedKeys(String text, String text2, String text3) throws SQLException;

    ResultSet getIndexInfo(String text, String text2, String text3, boolean flag, boolean flag2) throws SQLException;

    int getJDBCMajorVersion() throws SQLException;

    int getJDBCMinorVersion() throws SQLException;

    int getMaxBinaryLiteralLength() throws SQLException;

    int getMaxCatalogNameLength() throws SQLException;

    int getMaxCharLiteralLength() throws SQLException;

    int getMaxColumnNameLength() throws SQLException;

    int getMaxColumnsInGroupBy() throws SQLException;

    int getMaxColumnsInIndex() throws SQLException;

    int getMaxColumnsInOrderBy() throws SQLException;

    int getMaxColumnsInSelect() throws SQLException;

    int getMaxColumnsInTable() throws SQLException;

    int getMaxConnections() throws SQLException;

    int getMaxCursorNameLength() throws SQLException;

    int getMaxIndexLength() throws SQLException;

    default long getMaxLogicalLobSize() throws SQLException {
        return 0;
    }

    int getMaxProcedureNameLength() throws SQLException;

    int getMaxRowSize() throws SQLException;

    int getMaxSchemaNameLength() throws SQLException;

    int getMaxStatementLength() throws SQLException;

    int getMaxStatements() throws SQLException;

    int getMaxTableNameLength() throws SQLException;

    int getMaxTablesInSelect() throws SQLException;

    int getMaxUserNameLength() throws SQLException;

    String getNumericFunctions() throws SQLException;

    ResultSet getPrimaryKeys(String text, String text2, String text3) throws SQLException;

    ResultSet getProcedureColumns(String text, String text2, String text3, String text4) throws SQLException;

    String getProcedureTerm() throws SQLException;

    ResultSet getProcedures(String text, String text2, String text3) throws SQLException;

    ResultSet getPseudoColumns(String text, String text2, String text3, String text4) throws SQLException;

    int getResultSetHoldability() throws SQLException;

    RowIdLifetime getRowIdLifetime() throws SQLException;

    String getSQLKeywords() throws SQLException;

    int getSQLStateType() throws SQLException;

    String getSchemaTerm() throws SQLException;

    ResultSet getSchemas() throws SQLException;

    ResultSet getSchemas(String text, String text2) throws SQLException;

    String getSearchStringEscape() throws SQLException;

    String getStringFunctions() throws SQLException;

    ResultSet getSuperTables(String text, String text2, String text3) throws SQLException;

    ResultSet getSuperTypes(String text, String text2, String text3) throws SQLException;

    String getSystemFunctions() throws SQLException;

    ResultSet getTablePrivileges(String text, String text2, String text3) throws SQLException;

    ResultSet getTableTypes() throws SQLException;

    ResultSet getTables(String text, String text2, String text3, String[] texts) throws SQLException;

    String getTimeDateFunctions() throws SQLException;

    ResultSet getTypeInfo() throws SQLException;

    ResultSet getUDTs(String text, String text2, String text3, int[] values) throws SQLException;

    String getURL() throws SQLException;

    String getUserName() throws SQLException;

    ResultSet getVersionColumns(String text, String text2, String text3) throws SQLException;

    boolean insertsAreDetected(int value) throws SQLException;

    boolean isCatalogAtStart() throws SQLException;

    boolean isReadOnly() throws SQLException;

    boolean locatorsUpdateCopy() throws SQLException;

    boolean nullPlusNonNullIsNull() throws SQLException;

    boolean nullsAreSortedAtEnd() throws SQLException;

    boolean nullsAreSortedAtStart() throws SQLException;

    boolean nullsAreSortedHigh() throws SQLException;

    boolean nullsAreSortedLow() throws SQLException;

    boolean othersDeletesAreVisible(int value) throws SQLException;

    boolean othersInsertsAreVisible(int value) throws SQLException;

    boolean othersUpdatesAreVisible(int value) throws SQLException;

    boolean ownDeletesAreVisible(int value) throws SQLException;

    boolean ownInsertsAreVisible(int value) throws SQLException;

    boolean ownUpdatesAreVisible(int value) throws SQLException;

    boolean storesLowerCaseIdentifiers() throws SQLException;

    boolean storesLowerCaseQuotedIdentifiers() throws SQLException;

    boolean storesMixedCaseIdentifiers() throws SQLException;

    boolean storesMixedCaseQuotedIdentifiers() throws SQLException;

    boolean storesUpperCaseIdentifiers() throws SQLException;

    boolean storesUpperCaseQuotedIdentifiers() throws SQLException;

    boolean supportsANSI92EntryLevelSQL() throws SQLException;

    boolean supportsANSI92FullSQL() throws SQLException;

    boolean supportsANSI92IntermediateSQL() throws SQLException;

    boolean supportsAlterTableWithAddColumn() throws SQLException;

    boolean supportsAlterTableWithDropColumn() throws SQLException;

    boolean supportsBatchUpdates() throws SQLException;

    boolean supportsCatalogsInDataManipulation() throws SQLException;

    boolean supportsCatalogsInIndexDefinitions() throws SQLException;

    boolean supportsCatalogsInPrivilegeDefinitions() throws SQLException;

    boolean supportsCatalogsInProcedureCalls() throws SQLException;

    boolean supportsCatalogsInTableDefinitions() throws SQLException;

    boolean supportsColumnAliasing() throws SQLException;

    boolean supportsConvert() throws SQLException;

    boolean supportsConvert(int value, int value2) throws SQLException;

    boolean supportsCoreSQLGrammar() throws SQLException;

    boolean supportsCorrelatedSubqueries() throws SQLException;

    boolean supportsDataDefinitionAndDataManipulationTransactions() throws SQLException;

    boolean supportsDataManipulationTransactionsOnly() throws SQLException;

    boolean supportsDifferentTableCorrelationNames() throws SQLException;

    boolean supportsExpressionsInOrderBy() throws SQLException;

    boolean supportsExtendedSQLGrammar() throws SQLException;

    boolean supportsFullOuterJoins() throws SQLException;

    boolean supportsGetGeneratedKeys() throws SQLException;

    boolean supportsGroupBy() throws SQLException;

    boolean supportsGroupByBeyondSelect() throws SQLException;

    boolean supportsGroupByUnrelated() throws SQLException;

    boolean supportsIntegrityEnhancementFacility() throws SQLException;

    boolean supportsLikeEscapeClause() throws SQLException;

    boolean supportsLimitedOuterJoins() throws SQLException;

    boolean supportsMinimumSQLGrammar() throws SQLException;

    boolean supportsMixedCaseIdentifiers() throws SQLException;

    boolean supportsMixedCaseQuotedIdentifiers() throws SQLException;

    boolean supportsMultipleOpenResults() throws SQLException;

    boolean supportsMultipleResultSets() throws SQLException;

    boolean supportsMultipleTransactions() throws SQLException;

    boolean supportsNamedParameters() throws SQLException;

    boolean supportsNonNullableColumns() throws SQLException;

    boolean supportsOpenCursorsAcrossCommit() throws SQLException;

    boolean supportsOpenCursorsAcrossRollback() throws SQLException;

    boolean supportsOpenStatementsAcrossCommit() throws SQLException;

    boolean supportsOpenStatementsAcrossRollback() throws SQLException;

    boolean supportsOrderByUnrelated() throws SQLException;

    boolean supportsOuterJoins() throws SQLException;

    boolean supportsPositionedDelete() throws SQLException;

    boolean supportsPositionedUpdate() throws SQLException;

    default boolean supportsRefCursors() throws SQLException {
        return false;
    }

    boolean supportsResultSetConcurrency(int value, int value2) throws SQLException;

    boolean supportsResultSetHoldability(int value) throws SQLException;

    boolean supportsResultSetType(int value) throws SQLException;

    boolean supportsSavepoints() throws SQLException;

    boolean supportsSchemasInDataManipulation() throws SQLException;

    boolean supportsSchemasInIndexDefinitions() throws SQLException;

    boolean supportsSchemasInPrivilegeDefinitions() throws SQLException;

    boolean supportsSchemasInProcedureCalls() throws SQLException;

    boolean supportsSchemasInTableDefinitions() throws SQLException;

    boolean supportsSelectForUpdate() throws SQLException;

    default boolean supportsSharding() throws SQLException {
        return false;
    }

    boolean supportsStatementPooling() throws SQLException;

    boolean supportsStoredFunctionsUsingCallSyntax() throws SQLException;

    boolean supportsStoredProcedures() throws SQLException;

    boolean supportsSubqueriesInComparisons() throws SQLException;

    boolean supportsSubqueriesInExists() throws SQLException;

    boolean supportsSubqueriesInIns() throws SQLException;

    boolean supportsSubqueriesInQuantifieds() throws SQLException;

    boolean supportsTableCorrelationNames() throws SQLException;

    boolean supportsTransactionIsolationLevel(int value) throws SQLException;

    boolean supportsTransactions() throws SQLException;

    boolean supportsUnion() throws SQLException;

    boolean supportsUnionAll() throws SQLException;

    boolean updatesAreDetected(int value) throws SQLException;

    boolean usesLocalFilePerTable() throws SQLException;

    boolean usesLocalFiles() throws SQLException;
}
