package java.util.logging;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.ZoneId;
import java.time.ZonedDateTime;

/** Two lines for a record, or what {@code java.util.logging.SimpleFormatter.format} says. */
public class SimpleFormatter extends Formatter {
    private static final String USUAL = "%1$tb %1$td, %1$tY %1$tl:%1$tM:%1$tS %1$Tp %2$s%n%4$s: %5$s%6$s%n";

    private final String format;

    public SimpleFormatter() {
        String wanted = System.getProperty("java.util.logging.SimpleFormatter.format");
        if (wanted == null) {
            wanted = LogManager.getLogManager().getProperty("java.util.logging.SimpleFormatter.format");
        }
        format = wanted != null && isValid(wanted) ? wanted : USUAL;
    }

    private static boolean isValid(String format) {
        try {
            String.format(format, ZonedDateTime.now(), "", "", "", "", "");
            return true;
        } catch (IllegalArgumentException invalid) {
            return false;
        }
    }

    @Override
    public String format(LogRecord record) {
        ZonedDateTime time = ZonedDateTime.ofInstant(record.getInstant(), ZoneId.systemDefault());
        String source = record.getSourceClassName();
        if (source == null) {
            source = record.getLoggerName();
        } else if (record.getSourceMethodName() != null) {
            source += " " + record.getSourceMethodName();
        }
        String thrown = "";
        if (record.getThrown() != null) {
            StringWriter text = new StringWriter();
            PrintWriter writer = new PrintWriter(text);
            writer.println();
            record.getThrown().printStackTrace(writer);
            writer.close();
            thrown = text.toString();
        }
        return String.format(format, time, source, record.getLoggerName(), record.getLevel().getLocalizedName(),
                formatMessage(record), thrown);
    }
}
