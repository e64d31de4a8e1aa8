package java.util.logging;

import java.text.MessageFormat;
import java.util.MissingResourceException;
import java.util.ResourceBundle;

/** Makes the text of a record. */
public abstract class Formatter {
    protected Formatter() {
    }

    public abstract String format(LogRecord record);

    public String getHead(Handler h) {
        return "";
    }

    public String getTail(Handler h) {
        return "";
    }

    /** The message in the words of the record's bundle, with its parameters where it has places for them. */
    public String formatMessage(LogRecord record) {
        String format = record.getMessage();
        ResourceBundle bundle = record.getResourceBundle();
        if (bundle != null) {
            try {
                format = bundle.getString(format);
            } catch (MissingResourceException own) {
                format = record.getMessage();
            }
        }
        try {
            Object[] parameters = record.getParameters();
            if (parameters == null || parameters.length == 0) {
                return format;
            }
            for (int at = format.indexOf('{'); at >= 0 && at + 1 < format.length(); at = format.indexOf('{', at + 1)) {
                char digit = format.charAt(at + 1);
                if (digit >= '0' && digit <= '9') {
                    return MessageFormat.format(format, parameters);
                }
            }
            return format;
        } catch (Exception asItIs) {
            return format;
        }
    }
}
