package java.math;

/** Square roots of natural numbers, by Zimmermann's recursion (1999): the root of the upper half gives the lower. */
final class SquareRoot {
    private SquareRoot() {
    }

    /** The root, rounded down, and what its square lacks. */
    static BigInteger[] of(BigInteger number) {
        int length = number.bitLength();
        if (length < 63) {
            long root = ofLong(number.longValue());
            return new BigInteger[] {BigInteger.valueOf(root), BigInteger.valueOf(number.longValue() - root * root)};
        }
        // The recursion needs one of the two highest of four parts' bits: shift by an even number of bits.
        int part = (length + 3) / 4;
        int shift = 4 * part - length & ~1;
        if (shift == 0) {
            return recursive(number, part);
        }
        BigInteger root = recursive(number.shiftLeft(shift), part)[0].shiftRight(shift / 2);
        return new BigInteger[] {root, number.subtract(root.multiply(root))};
    }

    private static BigInteger[] recursive(BigInteger number, int part) {
        BigInteger[] upper = of(number.shiftRight(2 * part));
        BigInteger third = low(number.shiftRight(part), part);
        BigInteger[] lower =
                upper[1].shiftLeft(part).add(third).divideAndRemainder(upper[0].shiftLeft(1));
        BigInteger root = upper[0].shiftLeft(part).add(lower[0]);
        BigInteger square = lower[0].multiply(lower[0]);
        BigInteger rest = lower[1].shiftLeft(part).add(low(number, part)).subtract(square);
        if (rest.signum < 0) {
            rest = rest.add(root.shiftLeft(1)).subtract(BigInteger.ONE);
            root = root.subtract(BigInteger.ONE);
        }
        return new BigInteger[] {root, rest};
    }

    private static BigInteger low(BigInteger number, int bits) {
        return BigInteger.of(1, Magnitude.lowBits(number.mag, bits));
    }

    /** The root of a number below 2^62: what floating point gives is at most one off. */
    private static long ofLong(long number) {
        long root = (long) Math.sqrt(number);
        if (root * root > number) {
            return root - 1;
        }
        return (root + 1) * (root + 1) <= number ? root + 1 : root;
    }
}
