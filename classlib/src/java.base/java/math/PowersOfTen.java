package java.math;

/** Powers of ten, and how many decimal digits a number has. */
final class PowersOfTen {
    /** The greatest exponent whose power fits a long. */
    static final int LONG_EXPONENTS = 18;
    /** Ten to this has fewer than 2^31 bits. */
    private static final int GREATEST_EXPONENT = 646_456_993;
    private static final int KEPT = 80;
    private static final double LOG_TWO = Math.log10(2);

    private static final long[] LONGS = new long[LONG_EXPONENTS + 1];
    private static final BigInteger[] BIG = new BigInteger[KEPT];

    static {
        long power = 1;
        for (int i = 0; i <= LONG_EXPONENTS; i++) {
            LONGS[i] = power;
            power *= 10;
        }
    }

    private PowersOfTen() {
    }

    /** Ten to an exponent from 0 to 18. */
    static long ofLong(int exponent) {
        return LONGS[exponent];
    }

    /** @throws ArithmeticException if the power is beyond all numbers */
    static void check(int exponent) {
        if (exponent > GREATEST_EXPONENT) {
            throw BigInteger.overflow();
        }
    }

    static BigInteger of(int exponent) {
        if (exponent >= KEPT) {
            return BigInteger.TEN.pow(exponent);
        }
        BigInteger power = BIG[exponent];
        if (power == null) {
            power = exponent <= LONG_EXPONENTS ? BigInteger.valueOf(LONGS[exponent]) : BigInteger.TEN.pow(exponent);
            BIG[exponent] = power;
        }
        return power;
    }

    /** The number of decimal digits; zero has one. */
    static int digits(long value) {
        long mag = Math.abs(value);
        int digits = 1;
        while (digits <= LONG_EXPONENTS && mag >= LONGS[digits]) {
            digits++;
        }
        return digits;
    }

    static int digits(BigInteger value) {
        int bits = Magnitude.bitLength(value.mag);
        if (bits < 63) {
            return digits(value.longValue());
        }
        int least = (int) ((bits - 1) * LOG_TWO) + 1;
        int most = (int) (bits * LOG_TWO) + 1;
        return least == most || Magnitude.compare(value.mag, of(least).mag) < 0 ? least : most;
    }
}
