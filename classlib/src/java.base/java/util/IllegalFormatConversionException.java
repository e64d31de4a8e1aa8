package java.util;

/** An argument is of a type that the conversion does not take. */
public class IllegalFormatConversionException extends IllegalFormatException {
    private final char conversion;
    private final Class<?> type;

    public IllegalFormatConversionException(char conversion, Class<?> type) {
        if (type == null) {
            throw new NullPointerException();
        }
        this.conversion = conversion;
        this.type = type;
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
