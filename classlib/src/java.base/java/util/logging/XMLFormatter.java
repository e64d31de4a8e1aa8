package java.util.logging;

import java.time.ZoneId;
import java.time.format.DateTimeFormatter;

/** Records as elements of an XML document. */
public class XMLFormatter extends Formatter {
    public XMLFormatter() {
    }

    private static void escape(StringBuilder out, String text) {
        for (char c : (text == null ? "<null>" : text).toCharArray()) {
            out.append(c == '<' ? "&lt;" : c == '>' ? "&gt;" : c == '&' ? "&amp;" : String.valueOf(c));
        }
    }

    private static void element(StringBuilder out, String name, String text) {
        out.append("  <").append(name).append('>');
        escape(out, text);
        out.append("</").append(name).append(">\n");
    }

    @Override
    public String format(LogRecord record) {
        StringBuilder out = new StringBuilder(500).append("<record>\n");
        element(out, "date", DateTimeFormatter.ISO_INSTANT.format(record.getInstant()));
        element(out, "millis", String.valueOf(record.getMillis()));
        element(out, "nanos", String.valueOf(record.getInstant().getNano() % 1_000_000));
        element(out, "sequence", String.valueOf(record.getSequenceNumber()));
        if (record.getLoggerName() != null) {
            element(out, "logger", record.getLoggerName());
        }
        element(out, "level", record.getLevel().toString());
        if (record.getSourceClassName() != null) {
            element(out, "class", record.getSourceClassName());
        }
        if (record.getSourceMethodName() != null) {
            element(out, "method", record.getSourceMethodName());
        }
        element(out, "thread", String.valueOf(record.getLongThreadID()));
        if (record.getMessage() != null) {
            element(out, "message", formatMessage(record));
        } else {
            out.append("<message/>\n");
        }
        Throwable thrown = record.getThrown();
        if (thrown != null) {
            out.append("  <exception>\n  ");
            element(out, "message", thrown.toString());
            for (StackTraceElement frame : thrown.getStackTrace()) {
                out.append("    <frame>\n    ");
                element(out, "class", frame.getClassName());
                out.append("    ");
                element(out, "method", frame.getMethodName());
                if (frame.getLineNumber() >= 0) {
                    out.append("    ");
                    element(out, "line", String.valueOf(frame.getLineNumber()));
                }
                out.append("    </frame>\n");
            }
            out.append("  </exception>\n");
        }
        return out.append("</record>\n").toString();
    }

    @Override
    public String getHead(Handler h) {
        String encoding = h != null && h.getEncoding() != null ? h.getEncoding()
                : java.nio.charset.Charset.defaultCharset().name();
        return "<?xml version=\"1.0\" encoding=\"" + encoding
                + "\" standalone=\"no\"?>\n<!DOCTYPE log SYSTEM \"logger.dtd\">\n<log>\n";
    }

    @Override
    public String getTail(Handler h) {
        return "</log>\n";
    }
}
