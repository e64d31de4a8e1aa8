package java.util;

/** An argument is of a type that the conversion does not take. */
public class IllegalFormatConversionException extends IllegalFormatException {
    private final char conversion;
    private final Class<?> type;

    public IllegalFormatConversionException(char c, Class<?> arg) {
        if (arg == null) {
            throw new NullPointerException();
        }
        this.conversion = c;
        this.type = arg;
    }

    public char getConversion() {
        return conversion;
    }

    public Class<?> getArgumentClass() {
        return type;
    }

    @Override
    public String getMessage() {
        return conversion + " != " + type.getName();
    }
}
