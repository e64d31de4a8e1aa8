package java.lang;

/** A boxed {@code long}, and what can be done with one. */
public final class Long extends Number implements Comparable<Long> {
    public static final long MIN_VALUE = 0x8000000000000000L;
    public static final long MAX_VALUE = 0x7fffffffffffffffL;
    public static final int SIZE = 64;
    public static final int BYTES = 8;
    @SuppressWarnings("unchecked")
    public static final Class<Long> TYPE = (Class<Long>) Class.primitive('J');

    private final long value;

    @Deprecated(since = "9", forRemoval = true)
    public Long(long value) {
        this.value = value;
    }

    @Deprecated(since = "9", forRemoval = true)
    public Long(String text) {
        value = parseLong(text, 10);
    }

    /** The boxes of the values from -128 to 127, each made at its first use. */
    private static final class Cache {
        static final Long[] BOXES = new Long[256];

        private Cache() {
        }
    }

    public static Long valueOf(long value) {
        if (value >= -128 && value <= 127) {
            Long[] boxes = Cache.BOXES;
            int at = (int) value + 128;
            Long box = boxes[at];
            if (box == null) {
                box = new Long(value);
                boxes[at] = box;
            }
            return box;
        }
        return new Long(value);
    }

    public static Long valueOf(String text) {
        return valueOf(parseLong(text, 10));
    }

    public static Long valueOf(String text, int radix) {
        return valueOf(parseLong(text, radix));
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
        return (int) value;
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
        return (double) value;
    }

    @Override
    public String toString() {
        return toString(value);
    }

    @Override
    public int hashCode() {
        return (int) (value ^ value >>> 32);
    }

    public static int hashCode(long value) {
        return (int) (value ^ value >>> 32);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Long && ((Long) other).value == value;
    }

    @Override
    public int compareTo(Long other) {
        return compare(value, other.value);
    }

    public static int compare(long a, long b) {
        return a < b ? -1 : a == b ? 0 : 1;
    }

    public static int compareUnsigned(long a, long b) {
        return compare(a + MIN_VALUE, b + MIN_VALUE);
    }

    public static long sum(long a, long b) {
        return a + b;
    }

    public static long max(long a, long b) {
        return a >= b ? a : b;
    }

    public static long min(long a, long b) {
        return a <= b ? a : b;
    }

    public static String toString(long value) {
        byte[] digits = new byte[digits(value)];
        putDigits(value, digits, digits.length);
        return new String(digits, StringBytes.LATIN1);
    }

    /** The number of characters of {@code value} in decimal, sign included. */
    static int digits(long value) {
        int sign = 1;
        if (value >= 0) {
            sign = 0;
            value = -value;
        }
        long bound = -10;
        for (int digits = 1; digits < 19; digits++) {
            if (value > bound) {
                return digits + sign;
            }
            bound *= 10;
        }
        return 19 + sign;
    }

    /** Writes {@code value} in decimal so that it ends before {@code end}. */
    static void putDigits(long value, byte[] target, int end) {
        boolean negative = value < 0;
        if (!negative) {
            value = -value;
        }
        do {
            long rest = value / 10;
            target[--end] = (byte) ('0' + (rest * 10 - value));
            value = rest;
        } while (value != 0);
        if (negative) {
            target[end - 1] = '-';
        }
    }

    public static String toString(long value, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX || radix == 10) {
            return toString(value);
        }
        byte[] digits = new byte[65];
        int at = 65;
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
        return String.ofLatin1(digits, at, 65 - at);
    }

    private static byte digit(int digit) {
        return (byte) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
    }

    public static String toHexString(long value) {
        return toPowerOfTwo(value, 4);
    }

    public static String toOctalString(long value) {
        return toPowerOfTwo(value, 3);
    }

    public static String toBinaryString(long value) {
        return toPowerOfTwo(value, 1);
    }

    private static String toPowerOfTwo(long value, int bits) {
        int length = Math.max(1, (SIZE - numberOfLeadingZeros(value) + bits - 1) / bits);
        byte[] digits = new byte[length];
        int mask = (1 << bits) - 1;
        for (int at = length - 1; at >= 0; at--) {
            digits[at] = digit((int) value & mask);
            value >>>= bits;
        }
        return new String(digits, StringBytes.LATIN1);
    }

    public static String toUnsignedString(long value) {
        return toUnsignedString(value, 10);
    }

    public static String toUnsignedString(long value, int radix) {
        if (value >= 0) {
            return toString(value, radix);
        }
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            radix = 10;
        }
        long quotient = divideUnsigned(value, radix);
        return toString(quotient, radix).concat(toString(value - quotient * radix, radix));
    }

    public static long divideUnsigned(long dividend, long divisor) {
        if (divisor < 0) {
            return compareUnsigned(dividend, divisor) < 0 ? 0 : 1;
        }
        if (dividend >= 0) {
            return dividend / divisor;
        }
        long quotient = (dividend >>> 1) / divisor << 1;
        return compareUnsigned(dividend - quotient * divisor, divisor) >= 0 ? quotient + 1 : quotient;
    }

    public static long remainderUnsigned(long dividend, long divisor) {
        return dividend - divideUnsigned(dividend, divisor) * divisor;
    }

    public static long parseLong(String text) {
        return parseLong(text, 10);
    }

    public static long parseLong(String text, int radix) {
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
            throw Integer.malformed(text, radix);
        }
        long bound = negative ? MIN_VALUE : -MAX_VALUE;
        long boundBeforeDigit = bound / radix;
        long result = 0;
        while (at < length) {
            int digit = Character.digit(text.charAt(at++), radix);
            if (digit < 0 || result < boundBeforeDigit) {
                throw Integer.malformed(text, radix);
            }
            result *= radix;
            if (result < bound + digit) {
                throw Integer.malformed(text, radix);
            }
            result -= digit;
        }
        return negative ? result : -result;
    }

    public static long parseLong(CharSequence text, int begin, int end, int radix) {
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
            throw at == begin ? Integer.malformed("", radix) : Integer.malformedAt(text, begin, end, at);
        }
        long bound = negative ? MIN_VALUE : -MAX_VALUE;
        long boundBeforeDigit = bound / radix;
        long result = 0;
        while (at < end) {
            int digit = Character.digit(text.charAt(at), radix);
            if (digit < 0 || result < boundBeforeDigit || result * radix < bound + digit) {
                throw Integer.malformedAt(text, begin, end, at);
            }
            result = result * radix - digit;
            at++;
        }
        return negative ? result : -result;
    }

    /** @throws IndexOutOfBoundsException if {@code begin} and {@code end} are no range of the text */
    public static long parseUnsignedLong(CharSequence text, int begin, int end, int radix) {
        StringBytes.checkRange(begin, end, text.length());
        if (begin < end && text.charAt(begin) == '-') {
            checkRadix(radix);
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        return parseUnsignedLong(text.subSequence(begin, end).toString(), radix);
    }

    public static long parseUnsignedLong(String text) {
        return parseUnsignedLong(text, 10);
    }

    public static long parseUnsignedLong(String text, int radix) {
        if (text == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        checkRadix(radix);
        int length = text.length();
        if (length == 0) {
            throw Integer.malformed(text, radix);
        }
        if (text.charAt(0) == '-') {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + text + ".");
        }
        int at = text.charAt(0) == '+' ? 1 : 0;
        if (at == length) {
            throw Integer.malformed(text, radix);
        }
        long largest = divideUnsigned(-1L, radix);
        long result = 0;
        boolean overflow = false;
        while (at < length) {
            int digit = Character.digit(text.charAt(at++), radix);
            if (digit < 0) {
                throw Integer.malformed(text, radix);
            }
            overflow |= compareUnsigned(result, largest) > 0;
            result *= radix;
            overflow |= compareUnsigned(result, -1L - digit) > 0;
            result += digit;
        }
        if (overflow) {
            throw new NumberFormatException("String value " + text + " exceeds range of unsigned long.");
        }
        return result;
    }

    private static void checkRadix(int radix) {
        if (radix < Character.MIN_RADIX) {
            throw new NumberFormatException("radix " + radix + " less than Character.MIN_RADIX");
        }
        if (radix > Character.MAX_RADIX) {
            throw new NumberFormatException("radix " + radix + " greater than Character.MAX_RADIX");
        }
    }

    /** Reads a decimal, hexadecimal ({@code 0x}, {@code #}) or octal ({@code 0}) number with an optional sign. */
    public static Long decode(String text) {
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
        return valueOf(parseLong(negative ? "-".concat(digits) : digits, radix));
    }

    public static Long getLong(String property) {
        return getLong(property, null);
    }

    public static Long getLong(String property, long fallback) {
        Long found = getLong(property, null);
        return found == null ? valueOf(fallback) : found;
    }

    public static Long getLong(String property, Long fallback) {
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

    public static long highestOneBit(long value) {
        return value & MIN_VALUE >>> numberOfLeadingZeros(value);
    }

    public static long lowestOneBit(long value) {
        return value & -value;
    }

    public static int signum(long value) {
        return (int) (value >> 63 | -value >>> 63);
    }

    public static long rotateLeft(long value, int distance) {
        return value << distance | value >>> -distance;
    }

    public static long rotateRight(long value, int distance) {
        return value >>> distance | value << -distance;
    }

    public static int numberOfLeadingZeros(long value) {
        int high = (int) (value >>> 32);
        return high == 0 ? 32 + Integer.numberOfLeadingZeros((int) value) : Integer.numberOfLeadingZeros(high);
    }

    public static int numberOfTrailingZeros(long value) {
        int low = (int) value;
        return low == 0
                ? 32 + Integer.numberOfTrailingZeros((int) (value >>> 32))
                : Integer.numberOfTrailingZeros(low);
    }

    public static int bitCount(long value) {
        value -= value >>> 1 & 0x5555555555555555L;
        value = (value & 0x3333333333333333L) + (value >>> 2 & 0x3333333333333333L);
        value = value + (value >>> 4) & 0x0f0f0f0f0f0f0f0fL;
        return (int) (value * 0x0101010101010101L >>> 56);
    }

    public static long reverse(long value) {
        value = (value & 0x5555555555555555L) << 1 | value >>> 1 & 0x5555555555555555L;
        value = (value & 0x3333333333333333L) << 2 | value >>> 2 & 0x3333333333333333L;
        value = (value & 0x0f0f0f0f0f0f0f0fL) << 4 | value >>> 4 & 0x0f0f0f0f0f0f0f0fL;
        return reverseBytes(value);
    }

    public static long reverseBytes(long value) {
        value = (value & 0x00ff00ff00ff00ffL) << 8 | value >>> 8 & 0x00ff00ff00ff00ffL;
        value = (value & 0x0000ffff0000ffffL) << 16 | value >>> 16 & 0x0000ffff0000ffffL;
        return value << 32 | value >>> 32;
    }

    /** The bits of {@code value} that {@code mask} selects, moved together at the lower end. */
    public static long compress(long value, long mask) {
        long result = 0;
        int at = 0;
        while (mask != 0) {
            long bit = mask & -mask;
            if ((value & bit) != 0) {
                result |= 1L << at;
            }
            at++;
            mask ^= bit;
        }
        return result;
    }

    /** The lower bits of {@code value}, moved to where {@code mask} has ones. */
    public static long expand(long value, long mask) {
        long result = 0;
        while (mask != 0) {
            long bit = mask & -mask;
            if ((value & 1) != 0) {
                result |= bit;
            }
            value >>>= 1;
            mask ^= bit;
        }
        return result;
    }
}
