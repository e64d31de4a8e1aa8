package java.math;

import static java.math.Magnitude.WORD;

/**
 * Products of natural numbers in the form of {@link Magnitude}: by the schoolbook's method for short factors, by
 * Karatsuba's for longer ones, by Toom's with three parts for long ones. A factor that is much longer than the other
 * is cut into pieces of the other's length.
 */
final class Multiplication {
    /** Words of the shorter factor from which three half products are cheaper than four. */
    private static final int KARATSUBA = 64;
    /** Words from which five products of thirds are cheaper than Karatsuba's method. */
    private static final int TOOM = 280;

    private Multiplication() {
    }

    static int[] multiply(int[] a, int[] b) {
        if (a == b) {
            return square(a);
        }
        if (a.length < b.length) {
            return multiply(b, a);
        }
        if (b.length < KARATSUBA) {
            return b.length == 0 ? Magnitude.ZERO : b.length == 1 ? byWord(a, b[0]) : schoolbook(a, b);
        }
        if (2 * (long) b.length <= a.length) {
            return byPieces(a, b);
        }
        return b.length < TOOM ? karatsuba(a, b) : toom(a, b, false);
    }

    static int[] square(int[] a) {
        if (a.length < KARATSUBA) {
            return a.length == 0 ? Magnitude.ZERO : schoolbookSquare(a);
        }
        return a.length < TOOM ? karatsubaSquare(a) : toom(a, a, true);
    }

    static int[] byWord(int[] a, int factor) {
        if (factor == 0) {
            return Magnitude.ZERO;
        }
        int[] product = new int[a.length + 1];
        System.arraycopy(a, 0, product, 0, a.length);
        product[a.length] = Magnitude.multiplyAdd(product, a.length, factor, 0);
        return Magnitude.trimmed(product);
    }

    private static int[] schoolbook(int[] a, int[] b) {
        int[] product = new int[a.length + b.length];
        for (int j = 0; j < b.length; j++) {
            long factor = b[j] & WORD;
            long carry = 0;
            int at = j;
            for (int i = 0; i < a.length; i++, at++) {
                carry += (a[i] & WORD) * factor + (product[at] & WORD);
                product[at] = (int) carry;
                carry >>>= 32;
            }
            product[at] = (int) carry;
        }
        return Magnitude.trimmed(product);
    }

    /** Every product of two different words once, all doubled, then the squares. */
    private static int[] schoolbookSquare(int[] a) {
        int length = a.length;
        int[] square = new int[2 * length];
        for (int j = 0; j < length - 1; j++) {
            long factor = a[j] & WORD;
            long carry = 0;
            int at = 2 * j + 1;
            for (int i = j + 1; i < length; i++, at++) {
                carry += (a[i] & WORD) * factor + (square[at] & WORD);
                square[at] = (int) carry;
                carry >>>= 32;
            }
            square[at] = (int) carry;
        }
        int shifted = 0;
        long carry = 0;
        for (int i = 0; i < length; i++) {
            long word = a[i] & WORD;
            long product = word * word;
            int low = square[2 * i];
            int high = square[2 * i + 1];
            carry += (low << 1 | shifted) & WORD;
            carry += product & WORD;
            square[2 * i] = (int) carry;
            carry >>>= 32;
            carry += (high << 1 | low >>> 31) & WORD;
            carry += product >>> 32;
            square[2 * i + 1] = (int) carry;
            carry >>>= 32;
            shifted = high >>> 31;
        }
        return Magnitude.trimmed(square);
    }

    private static int[] byPieces(int[] a, int[] b) {
        int[] product = new int[a.length + b.length];
        for (int from = 0; from < a.length; from += b.length) {
            int to = Math.min(from + b.length, a.length);
            Magnitude.addAt(product, from, multiply(Magnitude.slice(a, from, to), b));
        }
        return Magnitude.trimmed(product);
    }

    private static int[] karatsuba(int[] a, int[] b) {
        int half = a.length + 1 >>> 1;
        int[] aLow = Magnitude.slice(a, 0, half);
        int[] aHigh = Magnitude.slice(a, half, a.length);
        int[] bLow = Magnitude.slice(b, 0, half);
        int[] bHigh = Magnitude.slice(b, half, b.length);
        int[] low = multiply(aLow, bLow);
        int[] high = multiply(aHigh, bHigh);
        int[] both = multiply(Magnitude.add(aLow, aHigh), Magnitude.add(bLow, bHigh));
        return joined(low, both, high, half, a.length + b.length);
    }

    private static int[] karatsubaSquare(int[] a) {
        int half = a.length + 1 >>> 1;
        int[] aLow = Magnitude.slice(a, 0, half);
        int[] aHigh = Magnitude.slice(a, half, a.length);
        int[] both = square(Magnitude.add(aLow, aHigh));
        return joined(square(aLow), both, square(aHigh), half, 2 * a.length);
    }

    /** {@code low + (both - low - high) x + high x^2}, where x is {@code half} words; {@code both} is trimmed. */
    private static int[] joined(int[] low, int[] both, int[] high, int half, int length) {
        int[] product = new int[length];
        System.arraycopy(low, 0, product, 0, low.length);
        System.arraycopy(high, 0, product, 2 * half, high.length);
        int[] middle = Magnitude.subtract(Magnitude.subtract(both, low), high);
        Magnitude.addAt(product, half, middle);
        return Magnitude.trimmed(product);
    }

    /**
     * Toom's method: both factors as polynomials of degree two, evaluated at 0, 1, -1, 2 and infinity; the products
     * interpolated in the order of Bodrato and Zanoni (2007).
     */
    private static int[] toom(int[] a, int[] b, boolean same) {
        int third = (a.length + 2) / 3;
        BigInteger[] atA = evaluated(a, third);
        BigInteger[] atB = same ? atA : evaluated(b, third);
        BigInteger[] v = new BigInteger[5];
        for (int i = 0; i < 5; i++) {
            v[i] = atA[i].multiply(atB[i]);
        }
        BigInteger zero = v[0];
        BigInteger infinity = v[4];
        BigInteger third2 = v[3].subtract(v[2]).dividedByThree();
        BigInteger first = v[1].subtract(v[2]).shiftRight(1);
        BigInteger second = v[1].subtract(zero);
        BigInteger third3 = third2.subtract(second).shiftRight(1).subtract(infinity.shiftLeft(1));
        second = second.subtract(first).subtract(infinity);
        first = first.subtract(third3);
        int[] product = new int[a.length + b.length];
        Magnitude.addAt(product, 0, zero.mag);
        Magnitude.addAt(product, third, first.mag);
        Magnitude.addAt(product, 2 * third, second.mag);
        Magnitude.addAt(product, 3 * third, third3.mag);
        Magnitude.addAt(product, 4 * third, infinity.mag);
        return Magnitude.trimmed(product);
    }

    /** The polynomial whose coefficients are thirds of {@code a} at 0, 1, -1, 2 and infinity. */
    private static BigInteger[] evaluated(int[] a, int third) {
        BigInteger low = BigInteger.of(1, Magnitude.slice(a, 0, third));
        BigInteger middle = BigInteger.of(1, Magnitude.slice(a, third, 2 * third));
        BigInteger high = BigInteger.of(1, Magnitude.slice(a, 2 * third, a.length));
        BigInteger outer = low.add(high);
        BigInteger one = outer.add(middle);
        BigInteger two = one.add(high).shiftLeft(1).subtract(low);
        return new BigInteger[] {low, one, outer.subtract(middle), two, high};
    }
}
