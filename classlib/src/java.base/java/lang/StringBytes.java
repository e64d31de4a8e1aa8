package java.lang;

/**
 * Loops over the bytes of strings. A string's characters are one byte each (coder 0, Latin-1) or two, the lower first
 * (coder 1, UTF-16). The natives are leaves: they neither allocate nor throw nor block; every caller has checked the
 * ranges, which count characters unless the parameter speaks of bytes.
 */
final class StringBytes {
    static final byte LATIN1 = 0;
    static final byte UTF16 = 1;

    private StringBytes() {
    }

    /** Whether {@code length} bytes are equal. */
    static native boolean equal(byte[] a, int aByte, byte[] b, int bByte, int length);

    /** The hash code of a whole value, as {@link String#hashCode} defines it. */
    static native int hash(byte[] value, byte coder);

    /** Compares two whole values character by character, as {@link String#compareTo} does. */
    static native int compare(byte[] a, byte aCoder, byte[] b, byte bCoder);

    /**
     * The first position, from {@code from} on, where the first {@code soughtLength} characters of {@code sought}
     * lie in the characters before {@code to}; -1 where there is none.
     */
    static native int indexOf(byte[] value, byte coder, int from, int to, byte[] sought, byte soughtCoder,
            int soughtLength);

    /** The last position at or before {@code from} where all of {@code sought} lies before {@code to}, or -1. */
    static native int lastIndexOf(byte[] value, byte coder, int from, int to, byte[] sought, byte soughtCoder,
            int soughtLength);

    /** The first position in [from, to) of the code point {@code c}; -1 where there is none. */
    static native int indexOfChar(byte[] value, byte coder, int c, int from, int to);

    /** The last position at or before {@code from} of the code point {@code c} in the first {@code to}, or -1. */
    static native int lastIndexOfChar(byte[] value, byte coder, int c, int from, int to);

    /** Copies Latin-1 to UTF-16. */
    static native void inflate(byte[] latin1, int from, byte[] utf16, int at, int length);

    /** Copies UTF-16 to Latin-1 up to the first character that does not fit; gives the number of those copied. */
    static native int compress(byte[] utf16, int from, byte[] latin1, int at, int length);

    /** Copies characters to Latin-1 up to the first that does not fit; gives the number of those copied. */
    static native int compressChars(char[] chars, int from, byte[] latin1, int at, int length);

    /** Copies characters to UTF-16. */
    static native void packChars(char[] chars, int from, byte[] utf16, int at, int length);

    /** Copies a value's characters to an array. */
    static native void unpackChars(byte[] value, byte coder, int from, char[] chars, int at, int length);

    /** Writes a number in decimal from {@code at} on, and gives the place behind it. */
    static native int putDecimal(long number, byte[] latin1, int at);

    /** The number of bytes, from {@code from} on, before the first that is not ASCII. */
    static native int asciiPrefix(byte[] bytes, int from, int length);

    /** The number of bytes of the characters in UTF-8; a lone surrogate counts as one byte. */
    static native int utf8Length(byte[] value, byte coder, int from, int to);

    /** Writes the characters as UTF-8 to {@code out} at {@code at}; a lone surrogate becomes {@code '?'}. */
    static native void encodeUtf8(byte[] value, byte coder, int from, int to, byte[] out, int at);

    /**
     * Writes UTF-8 as UTF-16 to {@code utf16}, which holds at least {@code length} characters; each maximal malformed
     * part becomes one U+FFFD. Gives the number of characters.
     */
    static native int decodeUtf8(byte[] bytes, int from, int length, byte[] utf16);

    static char charAt(byte[] utf16, int index) {
        int at = index << 1;
        return (char) (utf16[at] & 0xff | utf16[at + 1] << 8);
    }

    static void putChar(byte[] utf16, int index, int c) {
        int at = index << 1;
        utf16[at] = (byte) c;
        utf16[at + 1] = (byte) (c >> 8);
    }

    static void checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new StringIndexOutOfBoundsException(
                    "Index " + index + " out of bounds for length " + length);
        }
    }

    static void checkFromTo(int begin, int end, int length) {
        if (begin < 0 || begin > end || end > length) {
            throw new StringIndexOutOfBoundsException(
                    "Range [" + begin + ", " + end + ") out of bounds for length " + length);
        }
    }

    static void checkFromCount(int offset, int count, int length) {
        if (offset < 0 || count < 0 || offset > length - count) {
            throw new StringIndexOutOfBoundsException("Range [" + offset + ", " + offset + " + " + count
                    + ") out of bounds for length " + length);
        }
    }

    /** As {@link #checkFromTo}, for a range of something that is not a string. */
    static void checkRange(int begin, int end, int length) {
        if (begin < 0 || begin > end || end > length) {
            throw new IndexOutOfBoundsException(
                    "Range [" + begin + ", " + end + ") out of bounds for length " + length);
        }
    }

    static byte[] copy(byte[] bytes, int from, int length) {
        byte[] copy = new byte[length];
        System.arraycopy(bytes, from, copy, 0, length);
        return copy;
    }

    /** The number of bytes that {@code length} UTF-16 characters take. */
    static int utf16Size(int length) {
        if (length < 0 || length > Integer.MAX_VALUE >> 1) {
            throw new OutOfMemoryError("UTF16 String size is " + length + ", should be less than 1073741823");
        }
        return length << 1;
    }
}
