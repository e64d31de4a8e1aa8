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
    public Integer(String s) {
        value = parseInt(s, 10);
    }

    /** The boxes of the values from -128 to 127, each made at its first use. */
    private static final class Cache {
        static final Integer[] BOXES = new Integer[256];

        private Cache() {
        }
    }

    public static Integer valueOf(int i) {
        if (i >= -128 && i <= 127) {
            Integer[] boxes = Cache.BOXES;
            int at = i + 128;
            Integer box = boxes[at];
            if (box == null) {
                box = new Integer(i);
                boxes[at] = box;
            }
            return box;
        }
        return new Integer(i);
    }

    public static Integer valueOf(String s) {
        return valueOf(parseInt(s, 10));
    }

    public static Integer valueOf(String s, int radix) {
        return valueOf(parseInt(s, radix));
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
    public boolean equals(Object obj) {
        return obj instanceof Integer && ((Integer) obj).value == value;
    }

    @Override
    public int compareTo(Integer anotherInteger) {
        return compare(value, anotherInteger.value);
    }

    public static int compare(int x, int y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public static int compareUnsigned(int x, int y) {
        return compare(x + MIN_VALUE, y + MIN_VALUE);
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

    public static String toString(int i) {
        byte[] digits = new byte[digits(i)];
        putDigits(i, digits, digits.length);
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

    public static String toString(int i, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX || radix == 10) {
            return toString(i);
        }
        byte[] digits = new byte[33];
        int at = 33;
        boolean negative = i < 0;
        if (!negative) {
            i = -i;
        }
        do {
            digits[--at] = digit((int) -(i % radix));
            i /= radix;
        } while (i != 0);
        if (negative) {
            digits[--at] = '-';
        }
        return String.ofLatin1(digits, at, 33 - at);
    }

    private static byte digit(int digit) {
        return (byte) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
    }

    public static String toHexString(int i) {
        return toPowerOfTwo(i, 4);
    }

    public static String toOctalString(int i) {
        return toPowerOfTwo(i, 3);
    }

    public static String toBinaryString(int i) {
        return toPowerOfTwo(i, 1);
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

    public static String toUnsignedString(int i) {
        return Long.toString(toUnsignedLong(i));
    }

    public static String toUnsignedString(int i, int radix) {
        return Long.toString(toUnsignedLong(i), radix);
    }

    public static long toUnsignedLong(int x) {
        return x & 0xffffffffL;
    }

    public static int divideUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) / toUnsignedLong(divisor));
    }

    public static int remainderUnsigned(int dividend, int divisor) {
        return (int) (toUnsignedLong(dividend) % toUnsignedLong(divisor));
    }

    public static int parseInt(String s) {
        return parseInt(s, 10);
    }

    public static int parseInt(String s, int radix) {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        checkRadix(radix);
        int length = s.length();
        int at = 0;
        boolean negative = false;
        if (length > 0) {
            char sign = s.charAt(0);
            if (sign == '-' || sign == '+') {
                negative = sign == '-';
                at = 1;
            }
        }
        if (at == length) {
            throw malformed(s, radix);
        }
        int bound = negative ? MIN_VALUE : -MAX_VALUE;
        int boundBeforeDigit = bound / radix;
        int result = 0;
        while (at < length) {
            int digit = Character.digit(s.charAt(at++), radix);
            if (digit < 0 || result < boundBeforeDigit) {
                throw malformed(s, radix);
            }
            result *= radix;
            if (result < bound + digit) {
                throw malformed(s, radix);
            }
            result -= digit;
        }
        return negative ? result : -result;
    }

    public static int parseInt(CharSequence s, int beginIndex, int endIndex, int radix) {
        java.util.Objects.requireNonNull(s);
        StringBytes.checkRange(beginIndex, endIndex, s.length());
        checkRadix(radix);
        int at = beginIndex;
        boolean negative = false;
        if (at < endIndex) {
            char sign = s.charAt(at);
            if (sign == '-' || sign == '+') {
                negative = sign == '-';
                at++;
            }
        }
        if (at == endIndex) {
            throw at == beginIndex ? malformed("", radix) : malformedAt(s, beginIndex, endIndex, at);
        }
        int bound = negative ? MIN_VALUE : -MAX_VALUE;
        int boundBeforeDigit = bound / radix;
        int result = 0;
        while (at < endIndex) {
            int digit = Character.digit(s.charAt(at), radix);
            if (digit < 0 || result < boundBeforeDigit || result * radix < bound + digit) {
                throw malformedAt(s, beginIndex, endIndex, at);
            }
            result = result * radix - digit;
            at++;
        }
        return negative ? result : -result;
    }

    /** @throws IndexOutOfBoundsException if {@code beginIndex} and {@code endIndex} are no range of the text */
    public static int parseUnsignedInt(CharSequence s, int beginIndex, int endIndex, int radix) {
        java.util.Objects.requireNonNull(s);
        StringBytes.checkRange(beginIndex, endIndex, s.length());
        return unsigned(s, beginIndex, endIndex, radix, false);
    }

    public static int parseUnsignedInt(String s) {
        return parseUnsignedInt(s, 10);
    }

    public static int parseUnsignedInt(String s, int radix) {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        return unsigned(s, 0, s.length(), radix, true);
    }

    /** Each character is asked for once, and none behind the one that makes the number too large. */
    private static int unsigned(CharSequence s, int begin, int end, int radix, boolean whole) {
        checkRadix(radix);
        if (begin == end) {
            throw malformed("", radix);
        }
        int at = begin;
        char c = s.charAt(at);
        if (c == '-') {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + s + ".");
        }
        if (c == '+' && ++at < end) {
            c = s.charAt(at);
        }
        long result = 0;
        while (true) {
            int digit = at < end ? Character.digit(c, radix) : -1;
            if (digit < 0) {
                throw whole ? malformed(s.toString(), radix) : malformedAt(s, begin, end, at);
            }
            result = result * radix + digit;
            if (result > 0xffffffffL) {
                throw new NumberFormatException("String value " + s + " exceeds range of unsigned int.");
            }
            if (++at == end) {
                return (int) result;
            }
            c = s.charAt(at);
        }
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
    public static Integer decode(String nm) {
        if (nm.isEmpty()) {
            throw new NumberFormatException("Zero length string");
        }
        int at = 0;
        boolean negative = nm.charAt(0) == '-';
        if (negative || nm.charAt(0) == '+') {
            at = 1;
        }
        int radix = 10;
        if (nm.startsWith("0x", at) || nm.startsWith("0X", at)) {
            at += 2;
            radix = 16;
        } else if (nm.startsWith("#", at)) {
            at++;
            radix = 16;
        } else if (nm.startsWith("0", at) && nm.length() > at + 1) {
            at++;
            radix = 8;
        }
        if (nm.startsWith("-", at) || nm.startsWith("+", at)) {
            throw new NumberFormatException("Sign character in wrong position");
        }
        String digits = nm.substring(at);
        return valueOf(parseInt(negative ? "-".concat(digits) : digits, radix));
    }

    public static Integer getInteger(String nm) {
        return getInteger(nm, null);
    }

    public static Integer getInteger(String nm, int val) {
        Integer found = getInteger(nm, null);
        return found == null ? valueOf(val) : found;
    }

    public static Integer getInteger(String nm, Integer val) {
        String text = nm == null || nm.isEmpty() ? null : System.getProperty(nm);
        if (text != null) {
            try {
                return decode(text);
            } catch (NumberFormatException malformed) {
                return val;
            }
        }
        return val;
    }

    public static int highestOneBit(int i) {
        return i & MIN_VALUE >>> numberOfLeadingZeros(i);
    }

    public static int lowestOneBit(int i) {
        return i & -i;
    }

    public static int signum(int i) {
        return (int) (i >> 31 | -i >>> 31);
    }

    public static int rotateLeft(int i, int distance) {
        return i << distance | i >>> -distance;
    }

    public static int rotateRight(int i, int distance) {
        return i >>> distance | i << -distance;
    }

    public static int numberOfLeadingZeros(int i) {
        if (i <= 0) {
            return i == 0 ? 32 : 0;
        }
        int zeros = 31;
        if (i >= 1 << 16) {
            zeros -= 16;
            i >>>= 16;
        }
        if (i >= 1 << 8) {
            zeros -= 8;
            i >>>= 8;
        }
        if (i >= 1 << 4) {
            zeros -= 4;
            i >>>= 4;
        }
        if (i >= 1 << 2) {
            zeros -= 2;
            i >>>= 2;
        }
        return zeros - (i >>> 1);
    }

    public static int numberOfTrailingZeros(int i) {
        return i == 0 ? 32 : 31 - numberOfLeadingZeros(i & -i);
    }

    public static int bitCount(int i) {
        i -= i >>> 1 & 0x55555555;
        i = (i & 0x33333333) + (i >>> 2 & 0x33333333);
        i = i + (i >>> 4) & 0x0f0f0f0f;
        return i * 0x01010101 >>> 24;
    }

    public static int reverse(int i) {
        i = (i & 0x55555555) << 1 | i >>> 1 & 0x55555555;
        i = (i & 0x33333333) << 2 | i >>> 2 & 0x33333333;
        i = (i & 0x0f0f0f0f) << 4 | i >>> 4 & 0x0f0f0f0f;
        return reverseBytes(i);
    }

    public static int reverseBytes(int i) {
        i = (i & 0x00ff00ff) << 8 | i >>> 8 & 0x00ff00ff;
        return i << 16 | i >>> 16;
    }

    /** The bits of {@code i} that {@code mask} selects, moved together at the lower end. */
    public static int compress(int i, int mask) {
        int result = 0;
        int at = 0;
        while (mask != 0) {
            int bit = mask & -mask;
            if ((i & bit) != 0) {
                result |= 1 << at;
            }
            at++;
            mask ^= bit;
        }
        return result;
    }

    /** The lower bits of {@code i}, moved to where {@code mask} has ones. */
    public static int expand(int i, int mask) {
        int result = 0;
        while (mask != 0) {
            int bit = mask & -mask;
            if ((i & 1) != 0) {
                result |= bit;
            }
            i >>>= 1;
            mask ^= bit;
        }
        return result;
    }
}
