package javax.sql;

/** Told of what happens to pooled statements. */
public interface StatementEventListener extends java.util.EventListener {
    void statementClosed(StatementEvent statementEvent);

    void statementErrorOccurred(StatementEvent statementEvent);
}
