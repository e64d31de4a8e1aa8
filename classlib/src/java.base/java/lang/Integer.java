package java.lang;

/** A boxed {@code int}, and what can be done with one. */
public final class Integer extends Number implements Comparable<Integer> {
    public static final int MIN_VALUE = 0x80000000;
    public static final int MAX_VALUE = 0x7fffffff;
    public static final int SIZE = 32;
    public static final int BYTES = 4;
    @SuppressWarnings("unchecked")
    public static final Class<Integer> TYPE = (Class<Integer>) Class.primitive('I');

    private final int value;

    @Deprecated(since = "9", forRemoval = true)
    public Integer(int value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Integer(String text) {
        value = parseInt(text, 10);
    }

    /** The boxes of the values from -128 to 127, each made at its first use. */
    private static final class Cache {
        static final Integer[] BOXES = new Integer[256];

        private Cache() {
        }
    }

    public static Integer valueOf(int value) {
        if (value >= -128 && value <= 127) {
            Integer[] boxes = Cache.BOXES;
            int at = value + 128;
            Integer box = boxes[at];
            if (box == null) {
                box = new Integer(value);
                boxes[at] = box;
            }
            return box;
        }
        return new Integer(value);
    }

    public static Integer valueOf(String text) {
        return valueOf(parseInt(text, 10));
    }

    public static Integer valueOf(String text, int radix) {
        return valueOf(parseInt(text, radix));
    }

    @Override
    public byte byteValue() {
        return (byte) value;
    }

    @Override
    public short shortValue() {
        return (short) value;
    }

    @Override
    public int intValue() {
        return value;
    }

    @Override
    public long longValue() {
        return value;
    }

    @Override
    public float floatValue() {
        return (float) value;
    }

    @Override
    public double doubleValue() {
        return value;
    }

    @Override
    public String toString() {
        return toString(value);
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode(int value) {
        return value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Integer && ((Integer) other).value == value;
    }

    @Override
    public int compareTo(Integer other) {
        return compare(value, other.value);
    }

    public static int compare(int a, int b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static int compareUnsigned(int a, int b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static int sum(int a, int b) {
        return a + b;
    }

    public static int max(int a, int b) {
        return a >= b ? a : b;
    }

    public static int min(int a, int b) {
        return a <= b ? a : b;
    }

    public static String toString(int value) {
        byte[] digits = new byte[digits(value)];
        putDigits(value, digits, digits.length);
        return new String(digits, StringBytes.LATIN1);
    }

    /** The number of characters of {@code value} in decimal, sign included. */
    static int digits(int value) {
        int sign = 1;
        if (value >= 0) {
            sign = 0;
            value = -value;
        }
        int bound = -10;
        for (int digits = 1; digits < 10; digits++) {
            if (value > bound) {
                return digits + sign;
            }
            bound *= 10;
        }
        return 10 + sign;
    }

    /** Writes {@code value} in decimal so that it ends before {@code end}. */
    static void putDigits(int value, byte[] target, int end) {
        boolean negative = value < 0;
        if (!negative) {
            value = -value;
        }
        do {
            int rest = value / 10;
            target[--end] = (byte) ('0' + (rest * 10 - value));
            value = rest;
        } while (value != 0);
        if (negative) {
            target[end - 1] = '-';
        }
    }

    public static String toString(int value, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX || radix == 10) {
            return toString(value);
        }
        byte[] digits = new byte[33];
        int at = 33;
        boolean negative = value < 0;
        if (!negative) {
            value = -value;
        }
        do {
            digits[--at] = digit((int) -(value % radix));
            value /= radix;
        } while (value != 0);
        if (negative) {
            digits[--at] = '-';
        }
        return String.ofLatin1(digits, at, 33 - at);
    }

    private static byte digit(int digit) {
        return (byte) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
    }

    public static String toHexString(int value) {
        return toPowerOfTwo(value, 4);
    }

    public static String toOctalString(int value) {
        return toPowerOfTwo(value, 3);
    }

    public static String toBinaryString(int value) {
        return toPowerOfTwo(value, 1);
    }

    private static String toPowerOfTwo(int value, int bits) {
        int length = Math.max(1, (SIZE - numberOfLeadingZeros(value) + bits - 1) / bits);
        byte[] digits = new byte[length];
        int mask = (1 << bits) - 1;
        for (int at = length - 1; at >= 0; at--) {
            digits[at] = digit(value & mask);
            value >>>= bits;
        }
        return new String(digits, StringBytes.LATIN1);
    }

    public static String toUnsignedString(int value) {
        return Long.toString(toUnsignedLong(value));
    }

    public static String toUnsignedString(int value, int radix) {
        return Long.toString(toUnsignedLong(value), radix);
    }

    public static long toUnsignedLong(int value) {
        return value & 0xffffffffL;
    }

    public static int divideUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
    }

    public static int remainderUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
    }

    public static int parseInt(String text) {
        return parseInt(text, 10);
    }

    public static int parseInt(String text, int radix) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        checkRadix(radix);
        int length = text.length();
        int at = 0;
        boolean negative = false;
        if (length > 0) {
            char sign = text.charAt(0);
            if (sign == '-' || sign == '+') {
                negative = sign == '-';
                at = 1;
            }
        }
        if (at == length) {
            throw malformed(text, radix);
        }
        int bound = negative ? MIN_VALUE : -MAX_VALUE;
        int boundBeforeDigit = bound / radix;
        int result = 0;
        while (at < length) {
            int digit = Character.digit(text.charAt(at++), radix);
            if (digit < 0 || result < boundBeforeDigit) {
                throw malformed(text, radix);
            }
            result *= radix;
            if (result < bound + digit) {
                throw malformed(text, radix);
            }
            result -= digit;
        }
        return negative ? result : -result;
    }

    public static int parseInt(CharSequence text, int begin, int end, int radix) {
        StringBytes.checkRange(begin, end, text.length());
        checkRadix(radix);
        int at = begin;
        boolean negative = false;
        if (at < end) {
            char sign = text.charAt(at);
            if (sign == '-' || sign == '+') {
                negative = sign == '-';
                at++;
            }
        }
        if (at == end) {
            throw at == begin ? malformed("", radix) : malformedAt(text, begin, end, at);
        }
        int bound = negative ? MIN_VALUE : -MAX_VALUE;
        int boundBeforeDigit = bound / radix;
        int result = 0;
        while (at < end) {
            int digit = Character.digit(text.charAt(at), radix);
            if (digit < 0 || result < boundBeforeDigit || result * radix < bound + digit) {
                throw malformedAt(text, begin, end, at);
            }
            result = result * radix - digit;
            at++;
        }
        return negative ? result : -result;
    }

    /** @throws IndexOutOfBoundsException if {@code begin} and {@code end} are no range of the text */
    public static int parseUnsignedInt(CharSequence text, int begin, int end, int radix) {
        StringBytes.checkRange(begin, end, text.length());
        if (begin < end && text.charAt(begin) == '-') {
            checkRadix(radix);
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        return parseUnsignedInt(text.subSequence(begin, end).toString(), radix);
    }

    public static int parseUnsignedInt(String text) {
        return parseUnsignedInt(text, 10);
    }

    public static int parseUnsignedInt(String text, int radix) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        checkRadix(radix);
        if (text.isEmpty()) {
            throw malformed(text, radix);
        }
        if (text.charAt(0) == '-') {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        long value;
        try {
            value = Long.parseLong(text, radix);
        } catch (NumberFormatException malformed) {
            // A number that is too large even for a long is told like one that is too large for an int.
            if (!isNumber(text, radix)) {
                throw malformed;
            }
            value = -1;
        }
        if (value < 0 || value > 0xffffffffL) {
            throw new NumberFormatException("String value " + text + " exceeds range of unsigned int.");
        }
        return (int) value;
    }

    private static boolean isNumber(String text, int radix) {
        int at = text.charAt(0) == '+' ? 1 : 0;
        boolean number = at < text.length();
        for (; at < text.length(); at++) {
            number &= Character.digit(text.charAt(at), radix) >= 0;
        }
        return number;
    }

    private static void checkRadix(int radix) {
        if (radix < Character.MIN_RADIX) {
            throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
        }
        if (radix > Character.MAX_RADIX) {
            throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
        }
    }

    static NumberFormatException malformed(String text, int radix) {
        String message = "For input string: \"" + text + "\"";
        return new NumberFormatException(radix == 10 ? message : message + " under radix " + radix);
    }

    static NumberFormatException malformedAt(CharSequence text, int begin, int end, int at) {
        return new NumberFormatException(
                "Error at index " + (at - begin) + " in: \"" + text.subSequence(begin, end) + "\"");
    }

    /** Reads a decimal, hexadecimal ({@code 0x}, {@code #}) or octal ({@code 0}) number with an optional sign. */
    public static Integer decode(String text) {
        if (text.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        int at = 0;
        boolean negative = text.charAt(0) == '-';
        if (negative || text.charAt(0) == '+') {
            at = 1;
        }
        int radix = 10;
        if (text.startsWith("0x", at) || text.startsWith("0X", at)) {
            at += 2;
            radix = 16;
        } else if (text.startsWith("#", at)) {
            at++;
            radix = 16;
        } else if (text.startsWith("0", at) && text.length() > at + 1) {
            at++;
            radix = 8;
        }
        if (text.startsWith("-", at) || text.startsWith("+", at)) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        String digits = text.substring(at);
        return valueOf(parseInt(negative ? "-".concat(digits) : digits, radix));
    }

    public static Integer getInteger(String property) {
        return getInteger(property, null);
    }

    public static Integer getInteger(String property, int fallback) {
        Integer found = getInteger(property, null);
        return found == null ? valueOf(fallback) : found;
    }

    public static Integer getInteger(String property, Integer fallback) {
        String text = property == null || property.isEmpty() ? null : System.getProperty(property);
        if (text != null) {
            try {
                return decode(text);
            } catch (NumberFormatException malformed) {
                return fallback;
            }
        }
        return fallback;
    }

    public static int highestOneBit(int value) {
        return value & MIN_VALUE >>> numberOfLeadingZeros(value);
    }

    public static int lowestOneBit(int value) {
        return value & -value;
    }

    public static int signum(int value) {
        return (int) (value >> 31 | -value >>> 31);
    }

    public static int rotateLeft(int value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static int rotateRight(int value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static int numberOfLeadingZeros(int value) {
        if (value <= 0) {
            return value == 0 ? 32 : 0;
        }
        int zeros = 31;
        if (value >= 1 << 16) {
            zeros -= 16;
            value >>>= 16;
        }
        if (value >= 1 << 8) {
            zeros -= 8;
            value >>>= 8;
        }
        if (value >= 1 << 4) {
            zeros -= 4;
            value >>>= 4;
        }
        if (value >= 1 << 2) {
            zeros -= 2;
            value >>>= 2;
        }
        return zeros - (value >>> 1);
    }

    public static int numberOfTrailingZeros(int value) {
        return value == 0 ? 32 : 31 - numberOfLeadingZeros(value & -value);
    }

    public static int bitCount(int value) {
        value -= value >>> 1 & 0x55555555;
        value = (value & 0x33333333) + (value >>> 2 & 0x33333333);
        value = value + (value >>> 4) & 0x0f0f0f0f;
        return value * 0x01010101 >>> 24;
    }

    public static int reverse(int value) {
        value = (value & 0x55555555) << 1 | value >>> 1 & 0x55555555;
        value = (value & 0x33333333) << 2 | value >>> 2 & 0x33333333;
        value = (value & 0x0f0f0f0f) << 4 | value >>> 4 & 0x0f0f0f0f;
        return reverseBytes(value);
    }

    public static int reverseBytes(int value) {
        value = (value & 0x00ff00ff) << 8 | value >>> 8 & 0x00ff00ff;
        return value << 16 | value >>> 16;
    }

    /** The bits of {@code value} that {@code mask} selects, moved together at the lower end. */
    public static int compress(int value, int mask) {
        int result = 0;
        int at = 0;
        while (mask != 0) {
            int bit = mask & -mask;
            if ((value & bit) != 0) {
                result |= 1 << at;
            }
            at++;
            mask ^= bit;
        }
        return result;
    }

    /** The lower bits of {@code value}, moved to where {@code mask} has ones. */
    public static int expand(int value, int mask) {
        int result = 0;
        while (mask != 0) {
            int bit = mask & -mask;
            if ((value & 1) != 0) {
                result |= bit;
            }
            value >>>= 1;
            mask ^= bit;
        }
        return result;
    }
}
