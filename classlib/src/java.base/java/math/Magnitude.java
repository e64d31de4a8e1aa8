package java.math;

import java.util.Arrays;

/**
 * Natural numbers as arrays of 32-bit words, least significant word first, without zero words at the top; zero has no
 * words. Arguments are never changed and results may be arguments, except where a method says that it works in place.
 */
final class Magnitude {
    static final long WORD = 0xffffffffL;
    static final int[] ZERO = {};

    private Magnitude() {
    }

    /** {@code words} without the zeros at its top. */
    static int[] trimmed(int[] words) {
        return trimmed(words, words.length);
    }

    /** The lowest {@code length} words of {@code words} without zeros at the top. */
    static int[] trimmed(int[] words, int length) {
        int used = length;
        while (used > 0 && words[used - 1] == 0) {
            used--;
        }
        return used == words.length ? words : used == 0 ? ZERO : Arrays.copyOf(words, used);
    }

    /** The words {@code from} to {@code to} (not included) as a number; those beyond the end count as zero. */
    static int[] slice(int[] words, int from, int to) {
        int end = Math.min(to, words.length);
        while (end > from && words[end - 1] == 0) {
            end--;
        }
        if (end <= from) {
            return ZERO;
        }
        return from == 0 && end == words.length ? words : Arrays.copyOfRange(words, from, end);
    }

    /** The number that {@code value} is as an unsigned one. */
    static int[] of(long value) {
        int high = (int) (value >>> 32);
        if (high != 0) {
            return new int[] {(int) value, high};
        }
        return value == 0 ? ZERO : new int[] {(int) value};
    }

    /** The lowest 64 bits. */
    static long low(int[] a) {
        return a.length == 0 ? 0 : a.length == 1 ? a[0] & WORD : a[0] & WORD | (long) a[1] << 32;
    }

    static int compare(int[] a, int[] b) {
        if (a.length != b.length) {
            return a.length < b.length ? -1 : 1;
        }
        for (int i = a.length - 1; i >= 0; i--) {
            if (a[i] != b[i]) {
                return Integer.compareUnsigned(a[i], b[i]);
            }
        }
        return 0;
    }

    static int bitLength(int[] a) {
        return a.length == 0 ? 0 : 32 * a.length - Integer.numberOfLeadingZeros(a[a.length - 1]);
    }

    /** The number of zero bits below the lowest one bit of a number that is not zero. */
    static int trailingZeros(int[] a) {
        int at = 0;
        while (a[at] == 0) {
            at++;
        }
        return 32 * at + Integer.numberOfTrailingZeros(a[at]);
    }

    static int[] add(int[] a, int[] b) {
        if (a.length < b.length) {
            return add(b, a);
        }
        if (b.length == 0) {
            return a;
        }
        int[] sum = new int[a.length + 1];
        long carry = 0;
        int i = 0;
        for (; i < b.length; i++) {
            carry += (a[i] & WORD) + (b[i] & WORD);
            sum[i] = (int) carry;
            carry >>>= 32;
        }
        for (; carry != 0 && i < a.length; i++) {
            carry += a[i] & WORD;
            sum[i] = (int) carry;
            carry >>>= 32;
        }
        System.arraycopy(a, i, sum, i, a.length - i);
        sum[a.length] = (int) carry;
        return trimmed(sum);
    }

    /** {@code a - b}, which must not be negative. */
    static int[] subtract(int[] a, int[] b) {
        if (b.length == 0) {
            return a;
        }
        int[] difference = a.clone();
        subtractAt(difference, 0, b);
        return trimmed(difference);
    }

    /** Adds {@code b}, shifted left by {@code offset} words, to {@code sum} in place; the sum must fit. */
    static void addAt(int[] sum, int offset, int[] b) {
        long carry = 0;
        int at = offset;
        for (int i = 0; i < b.length; i++, at++) {
            carry += (sum[at] & WORD) + (b[i] & WORD);
            sum[at] = (int) carry;
            carry >>>= 32;
        }
        while (carry != 0) {
            carry += sum[at] & WORD;
            sum[at++] = (int) carry;
            carry >>>= 32;
        }
    }

    /** Subtracts {@code b}, shifted left by {@code offset} words, in place; the difference must not be negative. */
    static void subtractAt(int[] difference, int offset, int[] b) {
        long borrow = 0;
        int at = offset;
        for (int i = 0; i < b.length; i++, at++) {
            borrow += (difference[at] & WORD) - (b[i] & WORD);
            difference[at] = (int) borrow;
            borrow >>= 32;
        }
        while (borrow != 0) {
            borrow += difference[at] & WORD;
            difference[at++] = (int) borrow;
            borrow >>= 32;
        }
    }

    /** {@code a * 2^bits}. */
    static int[] shiftLeft(int[] a, int bits) {
        if (a.length == 0 || bits == 0) {
            return a;
        }
        int words = bits >>> 5;
        int rest = bits & 31;
        if (rest == 0) {
            int[] shifted = new int[a.length + words];
            System.arraycopy(a, 0, shifted, words, a.length);
            return shifted;
        }
        int top = a[a.length - 1] >>> 32 - rest;
        int[] shifted = new int[a.length + words + (top == 0 ? 0 : 1)];
        int low = 0;
        for (int i = 0; i < a.length; i++) {
            int word = a[i];
            shifted[words + i] = word << rest | low;
            low = word >>> 32 - rest;
        }
        if (top != 0) {
            shifted[words + a.length] = top;
        }
        return shifted;
    }

    /** {@code a / 2^bits}, rounded down. */
    static int[] shiftRight(int[] a, int bits) {
        int words = bits >>> 5;
        int rest = bits & 31;
        int length = a.length - words;
        if (bits == 0 || length <= 0) {
            return bits == 0 ? a : ZERO;
        }
        if (rest == 0) {
            return Arrays.copyOfRange(a, words, a.length);
        }
        int[] shifted = new int[a[a.length - 1] >>> rest == 0 ? length - 1 : length];
        for (int i = 0; i < shifted.length; i++) {
            int high = words + i + 1 < a.length ? a[words + i + 1] << 32 - rest : 0;
            shifted[i] = a[words + i] >>> rest | high;
        }
        return shifted;
    }

    /** Whether one of the lowest {@code bits} bits is set. */
    static boolean hasBitBelow(int[] a, int bits) {
        return a.length != 0 && trailingZeros(a) < bits;
    }

    /** The lowest {@code bits} bits. */
    static int[] lowBits(int[] a, int bits) {
        int words = bits + 31 >>> 5;
        if (words > a.length) {
            return a;
        }
        int[] low = Arrays.copyOf(a, words);
        if ((bits & 31) != 0) {
            low[words - 1] &= (1 << bits) - 1;
        }
        return trimmed(low);
    }

    /** {@code words = words * factor + addend} in place, for the lowest {@code length} words; gives the carry. */
    static int multiplyAdd(int[] words, int length, int factor, int addend) {
        long wide = factor & WORD;
        long carry = addend & WORD;
        for (int i = 0; i < length; i++) {
            carry += (words[i] & WORD) * wide;
            words[i] = (int) carry;
            carry >>>= 32;
        }
        return (int) carry;
    }
}
