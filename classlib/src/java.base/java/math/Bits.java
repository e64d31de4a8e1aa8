package java.math;

import static java.math.Magnitude.WORD;

/** Numbers as two's complement without end: words of bytes, and the operations that go bit by bit. */
final class Bits {
    private Bits() {
    }

    /** The word at position {@code index} of a number's two's complement, from the lowest on. */
    static int word(BigInteger number, int index) {
        int[] words = number.mag;
        if (index >= words.length) {
            return number.signum < 0 ? -1 : 0;
        }
        if (number.signum >= 0) {
            return words[index];
        }
        for (int i = 0; i < index; i++) {
            if (words[i] != 0) {
                return ~words[index];
            }
        }
        return -words[index];
    }

    /** The lowest {@code length} words of a number's two's complement. */
    private static int[] words(BigInteger number, int length) {
        int[] words = new int[length];
        System.arraycopy(number.mag, 0, words, 0, number.mag.length);
        return number.signum < 0 ? negated(words) : words;
    }

    /** The two's complement of {@code words}, in place. */
    static int[] negated(int[] words) {
        long carry = 1;
        for (int i = 0; i < words.length; i++) {
            carry += ~words[i] & WORD;
            words[i] = (int) carry;
            carry >>>= 32;
        }
        return words;
    }

    /** The number whose two's complement {@code words} is; they are changed. */
    private static BigInteger number(int[] words) {
        if (words[words.length - 1] < 0) {
            return BigInteger.of(-1, Magnitude.trimmed(negated(words)));
        }
        return BigInteger.of(1, Magnitude.trimmed(words));
    }

    /** The words of bytes that begin with the highest; the top word is filled up with {@code fill}. */
    static int[] words(byte[] bytes, int offset, int length, int fill) {
        int[] words = new int[(int) (((long) length + 3) / 4)];
        if (words.length > 0) {
            words[words.length - 1] = fill;
        }
        for (int i = 0; i < length; i++) {
            int shift = 8 * (i & 3);
            int word = words[i >>> 2] & ~(255 << shift);
            words[i >>> 2] = word | (bytes[offset + length - 1 - i] & 255) << shift;
        }
        return words;
    }

    private static int lengthOf(BigInteger a, BigInteger b) {
        return Math.max(a.mag.length, b.mag.length) + 1;
    }

    static BigInteger and(BigInteger a, BigInteger b) {
        int[] result = words(a, lengthOf(a, b));
        int[] mask = words(b, result.length);
        for (int i = 0; i < result.length; i++) {
            result[i] &= mask[i];
        }
        return number(result);
    }

    static BigInteger or(BigInteger a, BigInteger b) {
        int[] result = words(a, lengthOf(a, b));
        int[] mask = words(b, result.length);
        for (int i = 0; i < result.length; i++) {
            result[i] |= mask[i];
        }
        return number(result);
    }

    static BigInteger xor(BigInteger a, BigInteger b) {
        int[] result = words(a, lengthOf(a, b));
        int[] mask = words(b, result.length);
        for (int i = 0; i < result.length; i++) {
            result[i] ^= mask[i];
        }
        return number(result);
    }
}
