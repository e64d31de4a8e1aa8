package java.security;

import java.math.BigInteger;

/**
 * The constants of SHA-2: the first 64 bits behind the point of the square roots of the first eight primes, and of the
 * cube roots of the first eighty. SHA-256 takes the upper halves of them.
 */
final class Sha2Constants {
    static final long[] SQUARE_ROOTS = new long[8];
    static final long[] CUBE_ROOTS = new long[80];

    static {
        int count = 0;
        for (int candidate = 2; count < CUBE_ROOTS.length; candidate++) {
            if (BigInteger.valueOf(candidate).isProbablePrime(1)) {
                if (count < SQUARE_ROOTS.length) {
                    SQUARE_ROOTS[count] = BigInteger.valueOf(candidate).shiftLeft(128).sqrt().longValue();
                }
                CUBE_ROOTS[count++] = cubeRoot(BigInteger.valueOf(candidate).shiftLeft(192)).longValue();
            }
        }
    }

    private Sha2Constants() {
    }

    /** By Newton's method from above. */
    private static BigInteger cubeRoot(BigInteger value) {
        BigInteger root = BigInteger.ONE.shiftLeft(value.bitLength() / 3 + 1);
        while (true) {
            BigInteger next = root.shiftLeft(1).add(value.divide(root.multiply(root))).divide(BigInteger.valueOf(3));
            if (next.compareTo(root) >= 0) {
                return root;
            }
            root = next;
        }
    }
}
