package java.math;

import static java.math.Magnitude.WORD;

import java.util.Arrays;

/**
 * Quotients and remainders of natural numbers in the form of {@link Magnitude}: Knuth's algorithm D (The Art of
 * Computer Programming, 4.3.1) for short divisors, the recursive division of Burnikel and Ziegler (1998) for long ones.
 */
final class Division {
    /** Words of the divisor from which recursive division pays; also what the quotient must have. */
    private static final int RECURSIVE = 100;

    private Division() {
    }

    /** The quotient and the remainder of a division by a number that is not zero. */
    static int[][] divide(int[] a, int[] b) {
        if (Magnitude.compare(a, b) < 0) {
            return new int[][] {Magnitude.ZERO, a};
        }
        if (b.length == 1) {
            int[] quotient = a.clone();
            int remainder = byWord(quotient, quotient.length, b[0]);
            return new int[][] {Magnitude.trimmed(quotient), Magnitude.of(remainder & WORD)};
        }
        if (a.length <= 2) {
            long dividend = Magnitude.low(a);
            long divisor = Magnitude.low(b);
            long quotient = Long.divideUnsigned(dividend, divisor);
            return new int[][] {Magnitude.of(quotient), Magnitude.of(dividend - quotient * divisor)};
        }
        if (b.length >= RECURSIVE && a.length - b.length >= RECURSIVE) {
            return byBlocks(a, b);
        }
        return knuth(a, b);
    }

    /** Divides the lowest {@code length} words in place by an unsigned word; gives the remainder. */
    static int byWord(int[] words, int length, int divisor) {
        long wide = divisor & WORD;
        long remainder = 0;
        if (divisor > 0) {
            for (int i = length - 1; i >= 0; i--) {
                long part = remainder << 32 | words[i] & WORD;
                long quotient = part / wide;
                words[i] = (int) quotient;
                remainder = part - quotient * wide;
            }
            return (int) remainder;
        }
        for (int i = length - 1; i >= 0; i--) {
            long part = remainder << 32 | words[i] & WORD;
            long quotient = quotient(part, wide);
            words[i] = (int) quotient;
            remainder = part - quotient * wide;
        }
        return (int) remainder;
    }

    /** An unsigned dividend by a divisor between 2^31 and 2^32. */
    private static long quotient(long dividend, long divisor) {
        if (dividend >= 0) {
            return dividend / divisor;
        }
        long quotient = (dividend >>> 1) / divisor << 1;
        long rest = dividend - quotient * divisor;
        return rest < 0 || rest >= divisor ? quotient + 1 : quotient;
    }

    /** Algorithm D, for a divisor of two words or more and a dividend that is not smaller. */
    private static int[][] knuth(int[] a, int[] b) {
        int shift = Integer.numberOfLeadingZeros(b[b.length - 1]);
        int[] divisor = Magnitude.shiftLeft(b, shift);
        int[] rest = new int[a.length + 1];
        int[] shifted = Magnitude.shiftLeft(a, shift);
        System.arraycopy(shifted, 0, rest, 0, shifted.length);
        int length = divisor.length;
        int[] quotient = new int[a.length - length + 1];
        long top = divisor[length - 1] & WORD;
        long second = divisor[length - 2] & WORD;
        for (int j = quotient.length - 1; j >= 0; j--) {
            int digit = digit(rest, j + length, top, second);
            if (digit != 0 && subtractProduct(rest, j, divisor, digit)) {
                digit--;
                addBack(rest, j, divisor);
            }
            quotient[j] = digit;
        }
        int[] remainder = Magnitude.shiftRight(Magnitude.trimmed(rest, length), shift);
        return new int[][] {Magnitude.trimmed(quotient), remainder};
    }

    /** The digit of the quotient that three words of the dividend and two of the divisor give: right or one too big. */
    private static int digit(int[] rest, int at, long top, long second) {
        long high = rest[at] & WORD;
        long pair = high << 32 | rest[at - 1] & WORD;
        long digit;
        long remainder;
        if (high >= top) {
            digit = WORD;
            remainder = pair - digit * top;
        } else {
            digit = quotient(pair, top);
            remainder = pair - digit * top;
        }
        long third = rest[at - 2] & WORD;
        while (remainder >>> 32 == 0
                && digit * second + Long.MIN_VALUE > (remainder << 32 | third) + Long.MIN_VALUE) {
            digit--;
            remainder += top;
        }
        return (int) digit;
    }

    /** Subtracts a multiple of the divisor at position {@code j}; whether the result would be negative. */
    private static boolean subtractProduct(int[] rest, int j, int[] divisor, int digit) {
        long factor = digit & WORD;
        long carry = 0;
        int at = j;
        for (int i = 0; i < divisor.length; i++, at++) {
            carry += (divisor[i] & WORD) * factor;
            long difference = (rest[at] & WORD) - (carry & WORD);
            rest[at] = (int) difference;
            carry = (carry >>> 32) - (difference >> 63);
        }
        long difference = (rest[at] & WORD) - carry;
        rest[at] = (int) difference;
        return difference < 0;
    }

    private static void addBack(int[] rest, int j, int[] divisor) {
        long carry = 0;
        int at = j;
        for (int i = 0; i < divisor.length; i++, at++) {
            carry += (rest[at] & WORD) + (divisor[i] & WORD);
            rest[at] = (int) carry;
            carry >>>= 32;
        }
        rest[at] += (int) carry;
    }

    /** Burnikel and Ziegler's algorithm 3: the dividend in blocks as long as the padded divisor. */
    private static int[][] byBlocks(int[] a, int[] b) {
        int parts = Integer.highestOneBit(b.length / RECURSIVE) << 1;
        int block = (b.length + parts - 1) / parts * parts;
        int shift = 32 * block - Magnitude.bitLength(b);
        int[] divisor = Magnitude.shiftLeft(b, shift);
        int[] dividend = Magnitude.shiftLeft(a, shift);
        int blocks = Math.max(2, dividend.length / block + 1);
        int[] quotient = new int[(blocks - 1) * block];
        int[] rest = Magnitude.slice(dividend, (blocks - 1) * block, blocks * block);
        for (int i = blocks - 2; i >= 0; i--) {
            int[] current = joined(rest, Magnitude.slice(dividend, i * block, (i + 1) * block), block);
            int[][] result = twoByOne(current, divisor, block);
            System.arraycopy(result[0], 0, quotient, i * block, result[0].length);
            rest = result[1];
        }
        return new int[][] {Magnitude.trimmed(quotient), Magnitude.shiftRight(rest, shift)};
    }

    /** {@code high * 2^(32 words) + low}. */
    private static int[] joined(int[] high, int[] low, int words) {
        if (high.length == 0) {
            return low;
        }
        int[] joined = new int[words + high.length];
        System.arraycopy(low, 0, joined, 0, low.length);
        System.arraycopy(high, 0, joined, words, high.length);
        return joined;
    }

    /** Algorithm 1: at most 2n words by n words with the top bit set, where the quotient fits n words. */
    private static int[][] twoByOne(int[] a, int[] b, int n) {
        if ((n & 1) != 0 || n < RECURSIVE) {
            return Magnitude.compare(a, b) < 0 ? new int[][] {Magnitude.ZERO, a} : knuth(a, b);
        }
        int half = n / 2;
        int[][] upper = threeByTwo(Magnitude.slice(a, half, a.length), b, half);
        int[][] lower = threeByTwo(joined(upper[1], Magnitude.slice(a, 0, half), half), b, half);
        return new int[][] {joined(upper[0], lower[0], half), lower[1]};
    }

    /** Algorithm 2: at most 3n words by 2n words, where the quotient fits n words. */
    private static int[][] threeByTwo(int[] a, int[] b, int n) {
        int[] bHigh = Magnitude.slice(b, n, 2 * n);
        int[] bLow = Magnitude.slice(b, 0, n);
        int[] aHigh = Magnitude.slice(a, n, a.length);
        int[] quotient;
        int[] rest;
        if (Magnitude.compare(Magnitude.slice(a, 2 * n, a.length), bHigh) < 0) {
            int[][] result = twoByOne(aHigh, bHigh, n);
            quotient = result[0];
            rest = result[1];
        } else {
            quotient = new int[n];
            Arrays.fill(quotient, -1);
            rest = Magnitude.subtract(Magnitude.add(aHigh, bHigh), joined(bHigh, Magnitude.ZERO, n));
        }
        int[] product = Multiplication.multiply(quotient, bLow);
        rest = joined(rest, Magnitude.slice(a, 0, n), n);
        while (Magnitude.compare(rest, product) < 0) {
            rest = Magnitude.add(rest, b);
            quotient = Magnitude.subtract(quotient, Magnitude.of(1));
        }
        return new int[][] {quotient, Magnitude.subtract(rest, product)};
    }
}
