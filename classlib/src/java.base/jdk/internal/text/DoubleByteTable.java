package jdk.internal.text;

/** The characters of a charset of one, two and three bytes. */
final class DoubleByteTable {
    /** The characters of single bytes, U+FFFD where there is none. */
    final String singles;
    /** Where encoding is not the inverse: a character, the number of bytes, and these. */
    final String encodings;
    /**
     * For each first byte (0x100 above it behind a byte 0x8f) itself, the first and last of the second bytes, and their
     * characters.
     */
    final String[] doubles;

    DoubleByteTable(String singles, String encodings, String... doubles) {
        this.singles = singles;
        this.encodings = encodings;
        this.doubles = doubles;
    }
}
