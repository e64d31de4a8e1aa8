package java.util.logging;

/** Writes records to the standard error stream. */
public class ConsoleHandler extends StreamHandler {
    public ConsoleHandler() {
        setOutputStream(System.err);
        LogManager.getLogManager().configure(this, "java.util.logging.ConsoleHandler");
    }

    @Override
    public void publish(LogRecord record) {
        super.publish(record);
        flush();
    }

    @Override
    public void close() {
        flush();
    }
}
