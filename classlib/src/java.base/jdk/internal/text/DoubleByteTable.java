package jdk.internal.text;

/** The characters of a charset of one, two and three bytes. */
abstract class DoubleByteTable {
    /** The characters of single bytes, U+FFFD where there is none. */
    abstract String singles();

    /**
     * For each first byte (0x100 above it behind a byte 0x8f) itself, the first and last of the second bytes, and their
     * characters.
     */
    abstract String[] doubles();

    /** Where encoding is not the inverse: a character, the number of bytes, and these. */
    abstract String encodings();
}
