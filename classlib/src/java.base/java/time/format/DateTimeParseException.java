package java.time.format;

import java.time.DateTimeException;

/** A text is no date or time in the format wanted. */
public class DateTimeParseException extends DateTimeException {
    private static final long serialVersionUID = 4304633501674722597L;

    private final String parsedString;
    private final int errorIndex;

    public DateTimeParseException(String message, CharSequence text, int index) {
        super(message);
        parsedString = text.toString();
        errorIndex = index;
    }

    public DateTimeParseException(String message, CharSequence text, int index, Throwable cause) {
        super(message, cause);
        parsedString = text.toString();
        errorIndex = index;
    }

    public String getParsedString() {
        return parsedString;
    }

    public int getErrorIndex() {
        return errorIndex;
    }
}
