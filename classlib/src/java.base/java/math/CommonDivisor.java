package java.math;

import static java.math.Magnitude.WORD;

/** Greatest common divisors by Lehmer's method (Knuth, 4.5.2, algorithm L), and inverses by Euclid's. */
final class CommonDivisor {
    /** Factors stay below this, so that a word's two products and a carry fit 64 bits. */
    private static final long FACTOR_LIMIT = 1L << 30;

    private CommonDivisor() {
    }

    /** The greatest common divisor of two numbers that are not zero. */
    static int[] of(int[] a, int[] b) {
        int[] high = Magnitude.compare(a, b) >= 0 ? a : b;
        int[] low = high == a ? b : a;
        while (low.length > 2) {
            int shift = Magnitude.bitLength(high) - 62;
            long x = Magnitude.low(Magnitude.shiftRight(high, shift));
            long y = Magnitude.low(Magnitude.shiftRight(low, shift));
            long xx = 1;
            long xy = 0;
            long yx = 0;
            long yy = 1;
            while (y + yx != 0 && y + yy != 0) {
                long quotient = (x + xx) / (y + yx);
                if (quotient != (x + xy) / (y + yy) || quotient >= FACTOR_LIMIT) {
                    break;
                }
                long nextX = xx - quotient * yx;
                long nextY = xy - quotient * yy;
                if (Math.abs(nextX) >= FACTOR_LIMIT || Math.abs(nextY) >= FACTOR_LIMIT) {
                    break;
                }
                xx = yx;
                yx = nextX;
                xy = yy;
                yy = nextY;
                long rest = x - quotient * y;
                x = y;
                y = rest;
            }
            if (xy == 0) {
                int[] rest = Division.divide(high, low)[1];
                high = low;
                low = rest;
            } else {
                int[] next = combined(high, xx, low, xy);
                low = combined(high, yx, low, yy);
                high = next;
            }
        }
        if (low.length == 0) {
            return high;
        }
        long rest = Magnitude.low(Division.divide(high, low)[1]);
        return Magnitude.of(ofLongs(Magnitude.low(low), rest));
    }

    /** Of unsigned numbers, the first of which is not zero. */
    private static long ofLongs(long a, long b) {
        if (b == 0) {
            return a;
        }
        int zeros = Long.numberOfTrailingZeros(a | b);
        long x = a >>> Long.numberOfTrailingZeros(a);
        long y = b;
        while (y != 0) {
            y >>>= Long.numberOfTrailingZeros(y);
            if (x + Long.MIN_VALUE > y + Long.MIN_VALUE) {
                long swapped = x;
                x = y;
                y = swapped;
            }
            y -= x;
        }
        return x << zeros;
    }

    /** {@code a * f + b * g}, which is not negative; one factor is. */
    private static int[] combined(int[] a, long f, int[] b, long g) {
        int[] result = new int[a.length];
        long carry = 0;
        for (int i = 0; i < a.length; i++) {
            carry += (a[i] & WORD) * f;
            if (i < b.length) {
                carry += (b[i] & WORD) * g;
            }
            result[i] = (int) carry;
            carry >>= 32;
        }
        return Magnitude.trimmed(result);
    }

    /** The inverse of {@code number}, which is from 0 to {@code modulus - 1}. */
    static BigInteger inverse(BigInteger number, BigInteger modulus) {
        BigInteger a = modulus;
        BigInteger b = number;
        BigInteger factorA = BigInteger.ZERO;
        BigInteger factorB = BigInteger.ONE;
        while (b.signum != 0) {
            BigInteger[] division = a.divideAndRemainder(b);
            BigInteger next = factorA.subtract(division[0].multiply(factorB));
            factorA = factorB;
            factorB = next;
            a = b;
            b = division[1];
        }
        if (!a.equals(BigInteger.ONE)) {
            throw new ArithmeticException("BigInteger not invertible.");
        }
        return factorA.signum < 0 ? factorA.add(modulus) : factorA;
    }
}
