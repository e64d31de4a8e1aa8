package java.io;

/** An object was asked for where primitive data, or nothing more, stand in the stream. */
public class OptionalDataException extends ObjectStreamException {
    /** How many bytes of primitive data can be read. */
    public int length;
    /** Whether there is nothing more. */
    public boolean eof;

    OptionalDataException(int length) {
        this.length = length;
    }

    OptionalDataException(boolean eof) {
        this.eof = eof;
    }
}
