package java.util.logging;

/** Says which records are worth logging. */
@FunctionalInterface
public interface Filter {
    boolean isLoggable(LogRecord record);
}
