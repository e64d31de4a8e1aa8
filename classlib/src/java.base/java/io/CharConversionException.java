package java.io;

/** Characters could not be converted. */
public class CharConversionException extends IOException {
    public CharConversionException() {
    }

    public CharConversionException(String s) {
        super(s);
    }
}
