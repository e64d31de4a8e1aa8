package java.math;

/** Quotients of unscaled values: rounded, exact, or to so many digits. */
final class DecimalDivision {
    private DecimalDivision() {
    }

    static long rounded(long dividend, long divisor, RoundingMode mode) {
        long quotient = dividend / divisor;
        long rest = dividend - quotient * divisor;
        if (rest == 0) {
            return quotient;
        }
        int signum = (dividend ^ divisor) < 0 ? -1 : 1;
        long part = Math.abs(rest);
        int half = Long.compare(part, Math.abs(divisor) - part);
        return mode.goesUp(signum, (quotient & 1) != 0, half) ? quotient + signum : quotient;
    }

    static BigInteger rounded(BigInteger dividend, BigInteger divisor, RoundingMode mode) {
        return rounded(dividend, divisor, mode, false);
    }

    /** If {@code inexact}, the dividend is really a little farther from zero. */
    static BigInteger rounded(BigInteger dividend, BigInteger divisor, RoundingMode mode, boolean inexact) {
        BigInteger[] result = dividend.divideAndRemainder(divisor);
        if (result[1].signum == 0 && !inexact) {
            return result[0];
        }
        int signum = dividend.signum * divisor.signum;
        int half = result[1].abs().shiftLeft(1).compareTo(divisor.abs());
        if (half == 0 && inexact) {
            half = 1;
        }
        boolean up = mode.goesUp(signum, result[0].testBit(0), half);
        return up ? result[0].add(BigInteger.valueOf(signum)) : result[0];
    }

    /** The exact quotient with the smallest scale that is not below {@code preferred}; the dividend is not zero. */
    static BigDecimal exact(BigDecimal dividend, BigDecimal divisor, long preferred) {
        BigInteger top = dividend.unscaledValue();
        BigInteger bottom = divisor.unscaledValue();
        BigInteger common = top.gcd(bottom);
        top = top.divide(common);
        bottom = bottom.divide(common);
        if (bottom.signum < 0) {
            top = top.negate();
            bottom = bottom.negate();
        }
        int twos = bottom.getLowestSetBit();
        bottom = bottom.shiftRight(twos);
        int fives = fives(bottom);
        int places = Math.max(twos, fives);
        // A quotient that no scale is left for counts as one that does not end.
        if (fives < 0 || preferred + places != (int) (preferred + places)) {
            throw new ArithmeticException(
                    "Non-terminating decimal expansion; no exact representable decimal result.");
        }
        BigInteger factor = BigInteger.valueOf(5).pow(places - fives).shiftLeft(places - twos);
        return BigDecimal.checked(top.multiply(factor), preferred + places);
    }

    /** The exponent if {@code value} is a power of five, else -1. */
    private static int fives(BigInteger value) {
        int bits = value.bitLength();
        // A power 5^n has floor(n log 5 / log 2) + 1 bits; that leaves one candidate, which rounding may miss by one.
        int estimate = (int) ((bits - 1) * (Math.log(2) / Math.log(5)));
        for (int exponent = estimate; exponent <= estimate + 1; exponent++) {
            if (BigInteger.valueOf(5).pow(exponent).equals(value)) {
                return exponent;
            }
        }
        return -1;
    }

    /** The quotient of numbers that are not zero, rounded to the context's digits (not zero either). */
    static BigDecimal toPrecision(BigDecimal dividend, BigDecimal divisor, MathContext context, long preferred) {
        BigInteger top = dividend.unscaledValue();
        BigInteger bottom = divisor.unscaledValue();
        int topDigits = dividend.precision();
        int bottomDigits = divisor.precision();
        // Both with equally many digits, the quotient lies between 1/10 and 10; this tells on which side of one.
        int longer = topDigits - bottomDigits;
        BigInteger a = longer < 0 ? top.multiply(PowersOfTen.of(-longer)) : top;
        BigInteger b = longer > 0 ? bottom.multiply(PowersOfTen.of(longer)) : bottom;
        long raise = (long) context.precision - longer;
        if (Magnitude.compare(a.mag, b.mag) >= 0) {
            raise--;
        }
        if (raise != (int) raise) {
            throw new ArithmeticException(raise > 0 ? "Underflow" : "Overflow");
        }
        if (raise > 0) {
            top = top.multiply(PowersOfTen.of((int) raise));
        } else {
            bottom = bottom.multiply(PowersOfTen.of((int) -raise));
        }
        BigInteger quotient = rounded(top, bottom, context.roundingMode);
        long scale = preferred + raise;
        if (PowersOfTen.digits(quotient) > context.precision) {
            quotient = quotient.divide(BigInteger.TEN);
            scale--;
        }
        BigDecimal result = BigDecimal.ofWrapped(quotient, scale);
        // Only an exact result moves towards the preferred scale.
        if (result.scale() <= preferred || !isExact(result, dividend, divisor)) {
            return result;
        }
        BigDecimal stripped = result.strippedTo((int) Math.clamp(preferred, Integer.MIN_VALUE, Integer.MAX_VALUE));
        if (stripped.scale() > preferred && stripped.isLastDigitZero()) {
            throw new ArithmeticException("Underflow");
        }
        return stripped;
    }

    private static boolean isExact(BigDecimal quotient, BigDecimal dividend, BigDecimal divisor) {
        return quotient.isLastDigitZero() && quotient.multiply(divisor).compareTo(dividend) == 0;
    }
}
