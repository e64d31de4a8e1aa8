package java.io;

/** A text in modified UTF-8 is malformed. */
public class UTFDataFormatException extends IOException {
    public UTFDataFormatException() {
    }

    public UTFDataFormatException(String s) {
        super(s);
    }
}
