package java.math;

/** The square root of a decimal: of its unscaled value with enough zeros behind it, then rounded once. */
final class DecimalRoot {
    private DecimalRoot() {
    }

    /** The root of a positive number. */
    static BigDecimal of(BigDecimal number, MathContext context) {
        int preferred = number.scale() / 2;
        BigDecimal plain = number.stripTrailingZeros();
        BigInteger unscaled = plain.unscaledValue();
        long scale = plain.scale();
        if ((scale & 1) != 0) {
            unscaled = unscaled.multiply(BigInteger.TEN);
            scale++;
        }
        boolean exactOnly = context.precision == 0 || context.roundingMode == RoundingMode.UNNECESSARY;
        int digits = PowersOfTen.digits(unscaled);
        if (!exactOnly && digits < 2L * context.precision + 2) {
            long missing = 2L * context.precision + 2 - digits;
            int zeros = Math.toIntExact(missing + (missing & 1));
            unscaled = unscaled.multiply(PowersOfTen.of(zeros));
            scale += zeros;
        }
        BigInteger[] root = unscaled.sqrtAndRemainder();
        boolean inexact = root[1].signum != 0;
        long rootScale = scale / 2;
        int drop = exactOnly ? 0 : PowersOfTen.digits(root[0]) - context.precision;
        if (!inexact) {
            BigDecimal exact = BigDecimal.checked(root[0], rootScale).strippedTo(preferred);
            if (context.precision == 0 || exact.precision() <= context.precision) {
                return padded(exact, preferred, context.precision);
            }
        }
        if (exactOnly) {
            throw new ArithmeticException("Computed square root not exact.");
        }
        BigInteger rounded = drop <= 0
                ? root[0]
                : DecimalDivision.rounded(root[0], PowersOfTen.of(drop), context.roundingMode, inexact);
        return BigDecimal.checked(rounded, rootScale - Math.max(drop, 0)).round(context).strippedTo(preferred);
    }

    /** With zeros behind it up to the preferred scale, as far as the precision (zero: any) lets it. */
    private static BigDecimal padded(BigDecimal number, int preferred, int precision) {
        int missing = preferred - number.scale();
        if (missing <= 0) {
            return number;
        }
        int room = precision == 0 ? missing : precision - number.precision();
        return number.setScale(number.scale() + Math.min(missing, room));
    }
}
