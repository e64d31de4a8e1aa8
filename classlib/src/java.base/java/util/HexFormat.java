package java.util;

/** Bytes and numbers as hexadecimal digits, and back. */
public final class HexFormat {
    private static final HexFormat PLAIN = new HexFormat(false, "", "", "");

    private final boolean upper;
    private final String delimiter;
    private final String prefix;
    private final String suffix;

    private HexFormat(boolean upper, String delimiter, String prefix, String suffix) {
        this.upper = upper;
        this.delimiter = Objects.requireNonNull(delimiter, "delimiter");
        this.prefix = Objects.requireNonNull(prefix, "prefix");
        this.suffix = Objects.requireNonNull(suffix, "suffix");
    }

    public static HexFormat of() {
        return PLAIN;
    }

    public static HexFormat ofDelimiter(String delimiter) {
        return PLAIN.withDelimiter(delimiter);
    }

    public HexFormat withDelimiter(String delimiter) {
        return new HexFormat(upper, delimiter, prefix, suffix);
    }

    public HexFormat withPrefix(String prefix) {
        return new HexFormat(upper, delimiter, prefix, suffix);
    }

    public HexFormat withSuffix(String suffix) {
        return new HexFormat(upper, delimiter, prefix, suffix);
    }

    public HexFormat withUpperCase() {
        return new HexFormat(true, delimiter, prefix, suffix);
    }

    public HexFormat withLowerCase() {
        return new HexFormat(false, delimiter, prefix, suffix);
    }

    public String delimiter() {
        return delimiter;
    }

    public String prefix() {
        return prefix;
    }

    public String suffix() {
        return suffix;
    }

    public boolean isUpperCase() {
        return upper;
    }

    public String formatHex(byte[] bytes) {
        return formatHex(bytes, 0, bytes.length);
    }

    public String formatHex(byte[] bytes, int fromIndex, int toIndex) {
        Objects.requireNonNull(bytes, "bytes");
        Objects.checkFromToIndex(fromIndex, toIndex, bytes.length);
        StringBuilder text = new StringBuilder();
        for (int i = fromIndex; i < toIndex; i++) {
            text.append(i > fromIndex ? delimiter : "").append(prefix);
            text.append(toHighHexDigit(bytes[i])).append(toLowHexDigit(bytes[i])).append(suffix);
        }
        return text.toString();
    }

    public <A extends Appendable> A formatHex(A out, byte[] bytes) {
        try {
            out.append(formatHex(bytes));
            return out;
        } catch (java.io.IOException cause) {
            throw new java.io.UncheckedIOException(cause.getMessage(), cause);
        }
    }

    public byte[] parseHex(CharSequence string) {
        return parseHex(string, 0, string.length());
    }

    public byte[] parseHex(CharSequence string, int fromIndex, int toIndex) {
        Objects.requireNonNull(string, "string");
        Objects.checkFromToIndex(fromIndex, toIndex, string.length());
        if (fromIndex == toIndex) {
            return new byte[0];
        }
        int length = toIndex - fromIndex;
        int value = prefix.length() + 2 + suffix.length();
        int stride = value + delimiter.length();
        if ((length - value) % stride != 0 || length < value) {
            throw new IllegalArgumentException(stride == 2 ? "string length not even: " + length
                    : "extra or missing delimiters or values consisting of prefix, two hexadecimal digits, and suffix");
        }
        byte[] bytes = new byte[(length - value) / stride + 1];
        int at = fromIndex;
        for (int i = 0; i < bytes.length; i++) {
            if (i > 0) {
                at = expect(string, at, delimiter);
            }
            at = expect(string, at, prefix);
            bytes[i] = (byte) (fromHexDigit(string.charAt(at)) << 4 | fromHexDigit(string.charAt(at + 1)));
            at = expect(string, at + 2, suffix);
        }
        return bytes;
    }

    private static int expect(CharSequence string, int at, String literal) {
        int end = at + literal.length();
        String found = string.subSequence(at, end).toString();
        if (!found.equals(literal)) {
            throw new IllegalArgumentException("found: \"" + found + "\", expected: \"" + literal + "\", index: " + at
                    + " ch: " + (int) string.charAt(at));
        }
        return end;
    }

    private char digit(int value) {
        int digit = value & 15;
        return (char) (digit < 10 ? '0' + digit : (upper ? 'A' : 'a') + digit - 10);
    }

    public char toLowHexDigit(int value) {
        return digit(value);
    }

    public char toHighHexDigit(int value) {
        return digit(value >> 4);
    }
    //#for type digits
    //#| byte | 2
    //#| char | 4
    //#| short | 4
    //#| int | 8
    //#| long | 16

    public String toHexDigits($type$ value) {
        return toHexDigits(value, $digits$);
    }
    //#end

    public String toHexDigits(long value, int digits) {
        if (digits < 0 || digits > 16) {
            throw new IllegalArgumentException("number of digits: " + digits);
        }
        StringBuilder text = new StringBuilder(digits);
        for (int shift = 4 * digits - 4; shift >= 0; shift -= 4) {
            text.append(digit((int) (value >> shift)));
        }
        return text.toString();
    }

    public static boolean isHexDigit(int ch) {
        return ch >= '0' && ch <= '9' || ch >= 'a' && ch <= 'f' || ch >= 'A' && ch <= 'F';
    }

    public static int fromHexDigit(int ch) {
        if (!isHexDigit(ch)) {
            throw new NumberFormatException("not a hexadecimal digit: \"" + (char) ch + "\" = " + ch);
        }
        return ch <= '9' ? ch - '0' : (ch & 15) + 9;
    }

    public static int fromHexDigits(CharSequence string) {
        return (int) digits(string, 0, string.length(), 8);
    }

    public static int fromHexDigits(CharSequence string, int fromIndex, int toIndex) {
        return (int) digits(string, fromIndex, toIndex, 8);
    }

    public static long fromHexDigitsToLong(CharSequence string) {
        return digits(string, 0, string.length(), 16);
    }

    public static long fromHexDigitsToLong(CharSequence string, int fromIndex, int toIndex) {
        return digits(string, fromIndex, toIndex, 16);
    }

    private static long digits(CharSequence string, int from, int to, int limit) {
        Objects.checkFromToIndex(from, to, string.length());
        if (to - from > limit) {
            throw new IllegalArgumentException("string length greater than " + limit + ": " + (to - from));
        }
        long value = 0;
        for (int i = from; i < to; i++) {
            value = value << 4 | fromHexDigit(string.charAt(i));
        }
        return value;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof HexFormat && upper == ((HexFormat) o).upper && delimiter.equals(((HexFormat) o).delimiter)
                && prefix.equals(((HexFormat) o).prefix) && suffix.equals(((HexFormat) o).suffix);
    }

    @Override
    public int hashCode() {
        return Objects.hash(delimiter, prefix, suffix) * 31 + Boolean.hashCode(upper);
    }

    @Override
    public String toString() {
        return "uppercase: " + upper + ", delimiter: \"" + delimiter + "\", prefix: \"" + prefix + "\", suffix: \""
                + suffix + '"';
    }
}
