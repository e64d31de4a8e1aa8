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
    public Long(String s) {
        value = parseLong(s, 10);
    }

    /** The boxes of the values from -128 to 127, each made at its first use. */
    private static final class Cache {
        static final Long[] BOXES = new Long[256];

        private Cache() {
        }
    }

    public static Long valueOf(long l) {
        if (l >= -128 && l <= 127) {
            Long[] boxes = Cache.BOXES;
            int at = (int) l + 128;
            Long box = boxes[at];
            if (box == null) {
                box = new Long(l);
                boxes[at] = box;
            }
            return box;
        }
        return new Long(l);
    }

    public static Long valueOf(String s) {
        return valueOf(parseLong(s, 10));
    }

    public static Long valueOf(String s, int radix) {
        return valueOf(parseLong(s, radix));
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
    public boolean equals(Object obj) {
        return obj instanceof Long && ((Long) obj).value == value;
    }

    @Override
    public int compareTo(Long anotherLong) {
        return compare(value, anotherLong.value);
    }

    public static int compare(long x, long y) {
        return x < y ? -1 : x == y ? 0 : 1;
    }

    public static int compareUnsigned(long x, long y) {
        return compare(x + MIN_VALUE, y + MIN_VALUE);
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

    public static String toString(long i) {
        byte[] digits = new byte[digits(i)];
        putDigits(i, digits, digits.length);
        return new String(digits, StringBytes.LATIN1);
    }

    /** The most characters that {@link #digits} gives. */
    static final int MOST_DIGITS = 20;

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

    public static String toString(long i, int radix) {
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX || radix == 10) {
            return toString(i);
        }
        byte[] digits = new byte[65];
        int at = 65;
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
        return String.ofLatin1(digits, at, 65 - at);
    }

    private static byte digit(int digit) {
        return (byte) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
    }

    public static String toHexString(long i) {
        return toPowerOfTwo(i, 4);
    }

    public static String toOctalString(long i) {
        return toPowerOfTwo(i, 3);
    }

    public static String toBinaryString(long i) {
        return toPowerOfTwo(i, 1);
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

    public static String toUnsignedString(long i) {
        return toUnsignedString(i, 10);
    }

    public static String toUnsignedString(long i, int radix) {
        if (i >= 0) {
            return toString(i, radix);
        }
        if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
            radix = 10;
        }
        long quotient = divideUnsigned(i, radix);
        return toString(quotient, radix).concat(toString(i - quotient * radix, radix));
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

    public static long parseLong(String s) {
        return parseLong(s, 10);
    }

    public static long parseLong(String s, int radix) {
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
            throw Integer.malformed(s, radix);
        }
        long bound = negative ? MIN_VALUE : -MAX_VALUE;
        long boundBeforeDigit = bound / radix;
        long result = 0;
        while (at < length) {
            int digit = Character.digit(s.charAt(at++), radix);
            if (digit < 0 || result < boundBeforeDigit) {
                throw Integer.malformed(s, radix);
            }
            result *= radix;
            if (result < bound + digit) {
                throw Integer.malformed(s, radix);
            }
            result -= digit;
        }
        return negative ? result : -result;
    }

    public static long parseLong(CharSequence s, int beginIndex, int endIndex, int radix) {
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
            throw at == beginIndex ? Integer.malformed("", radix) : Integer.malformedAt(s, beginIndex, endIndex, at);
        }
        long bound = negative ? MIN_VALUE : -MAX_VALUE;
        long boundBeforeDigit = bound / radix;
        long result = 0;
        while (at < endIndex) {
            int digit = Character.digit(s.charAt(at), radix);
            if (digit < 0 || result < boundBeforeDigit || result * radix < bound + digit) {
                throw Integer.malformedAt(s, beginIndex, endIndex, at);
            }
            result = result * radix - digit;
            at++;
        }
        return negative ? result : -result;
    }

    /** @throws IndexOutOfBoundsException if {@code beginIndex} and {@code endIndex} are no range of the text */
    public static long parseUnsignedLong(CharSequence s, int beginIndex, int endIndex, int radix) {
        java.util.Objects.requireNonNull(s);
        StringBytes.checkRange(beginIndex, endIndex, s.length());
        return unsigned(s, beginIndex, endIndex, radix, false);
    }

    public static long parseUnsignedLong(String s) {
        return parseUnsignedLong(s, 10);
    }

    public static long parseUnsignedLong(String s, int radix) {
        if (s == null) {
            throw new NumberFormatException("Cannot parse null string");
        }
        return unsigned(s, 0, s.length(), radix, true);
    }

    /** Each character is asked for once, and none behind the one that makes the number too large. */
    private static long unsigned(CharSequence s, int begin, int end, int radix, boolean whole) {
        checkRadix(radix);
        if (begin == end) {
            throw Integer.malformed("", radix);
        }
        int at = begin;
        char c = s.charAt(at);
        if (c == '-') {
            throw new NumberFormatException("Illegal leading minus sign on unsigned string " + s + ".");
        }
        if (c == '+' && ++at < end) {
            c = s.charAt(at);
        }
        long largest = divideUnsigned(-1L, radix);
        long result = 0;
        while (true) {
            int digit = at < end ? Character.digit(c, radix) : -1;
            if (digit < 0) {
                throw whole ? Integer.malformed(s.toString(), radix) : Integer.malformedAt(s, begin, end, at);
            }
            if (compareUnsigned(result, largest) > 0 || compareUnsigned(result * radix, -1L - digit) > 0) {
                throw new NumberFormatException("String value " + s + " exceeds range of unsigned long.");
            }
            result = result * radix + digit;
            if (++at == end) {
                return result;
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

    /** Reads a decimal, hexadecimal ({@code 0x}, {@code #}) or octal ({@code 0}) number with an optional sign. */
    public static Long decode(String nm) {
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
        return valueOf(parseLong(negative ? "-".concat(digits) : digits, radix));
    }

    public static Long getLong(String nm) {
        return getLong(nm, null);
    }

    public static Long getLong(String nm, long val) {
        Long found = getLong(nm, null);
        return found == null ? valueOf(val) : found;
    }

    public static Long getLong(String nm, Long val) {
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

    public static long highestOneBit(long i) {
        return i & MIN_VALUE >>> numberOfLeadingZeros(i);
    }

    public static long lowestOneBit(long i) {
        return i & -i;
    }

    public static int signum(long i) {
        return (int) (i >> 63 | -i >>> 63);
    }

    public static long rotateLeft(long i, int distance) {
        return i << distance | i >>> -distance;
    }

    public static long rotateRight(long i, int distance) {
        return i >>> distance | i << -distance;
    }

    public static int numberOfLeadingZeros(long i) {
        int high = (int) (i >>> 32);
        return high == 0 ? 32 + Integer.numberOfLeadingZeros((int) i) : Integer.numberOfLeadingZeros(high);
    }

    public static int numberOfTrailingZeros(long i) {
        int low = (int) i;
        return low == 0
                ? 32 + Integer.numberOfTrailingZeros((int) (i >>> 32))
                : Integer.numberOfTrailingZeros(low);
    }

    public static int bitCount(long i) {
        i -= i >>> 1 & 0x5555555555555555L;
        i = (i & 0x3333333333333333L) + (i >>> 2 & 0x3333333333333333L);
        i = i + (i >>> 4) & 0x0f0f0f0f0f0f0f0fL;
        return (int) (i * 0x0101010101010101L >>> 56);
    }

    public static long reverse(long i) {
        i = (i & 0x5555555555555555L) << 1 | i >>> 1 & 0x5555555555555555L;
        i = (i & 0x3333333333333333L) << 2 | i >>> 2 & 0x3333333333333333L;
        i = (i & 0x0f0f0f0f0f0f0f0fL) << 4 | i >>> 4 & 0x0f0f0f0f0f0f0f0fL;
        return reverseBytes(i);
    }

    public static long reverseBytes(long i) {
        i = (i & 0x00ff00ff00ff00ffL) << 8 | i >>> 8 & 0x00ff00ff00ff00ffL;
        i = (i & 0x0000ffff0000ffffL) << 16 | i >>> 16 & 0x0000ffff0000ffffL;
        return i << 32 | i >>> 32;
    }

    /** The bits of {@code i} that {@code mask} selects, moved together at the lower end. */
    public static long compress(long i, long mask) {
        long result = 0;
        int at = 0;
        while (mask != 0) {
            long bit = mask & -mask;
            if ((i & bit) != 0) {
                result |= 1L << at;
            }
            at++;
            mask ^= bit;
        }
        return result;
    }

    /** The lower bits of {@code i}, moved to where {@code mask} has ones. */
    public static long expand(long i, long mask) {
        long result = 0;
        while (mask != 0) {
            long bit = mask & -mask;
            if ((i & 1) != 0) {
                result |= bit;
            }
            i >>>= 1;
            mask ^= bit;
        }
        return result;
    }
}
