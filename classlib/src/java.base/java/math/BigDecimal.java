package java.math;

import java.util.Objects;

/**
 * A decimal number of any size: an unscaled integer divided by ten to the power of the scale. Unscaled values that fit
 * a long are kept as one, and arithmetic stays with longs as long as nothing overflows.
 */
public class BigDecimal extends Number implements Comparable<BigDecimal> {
    private static final long serialVersionUID = 6108874887143696463L;

    /** In place of a small unscaled value: there is only a big one. */
    private static final long NONE = Long.MIN_VALUE;

    @Deprecated(since = "9")
    public static final int ROUND_UP = 0;
    @Deprecated(since = "9")
    public static final int ROUND_DOWN = 1;
    @Deprecated(since = "9")
    public static final int ROUND_CEILING = 2;
    @Deprecated(since = "9")
    public static final int ROUND_FLOOR = 3;
    @Deprecated(since = "9")
    public static final int ROUND_HALF_UP = 4;
    @Deprecated(since = "9")
    public static final int ROUND_HALF_DOWN = 5;
    @Deprecated(since = "9")
    public static final int ROUND_HALF_EVEN = 6;
    @Deprecated(since = "9")
    public static final int ROUND_UNNECESSARY = 7;

    private static final BigDecimal[] DIGITS = new BigDecimal[11];

    static {
        for (int i = 0; i < DIGITS.length; i++) {
            DIGITS[i] = new BigDecimal(i, null, 0);
        }
    }

    public static final BigDecimal ZERO = DIGITS[0];
    public static final BigDecimal ONE = DIGITS[1];
    public static final BigDecimal TWO = DIGITS[2];
    public static final BigDecimal TEN = DIGITS[10];

    private final long small;
    /** The unscaled value if it is not small; else {@code null} until it is asked for. */
    private BigInteger big;
    private final int scale;
    /** The number of digits, zero as long as it is not known. */
    private int precision;

    private BigDecimal(long small, BigInteger big, int scale) {
        this.small = small;
        this.big = big;
        this.scale = scale;
    }

    private BigDecimal(BigDecimal value) {
        this(value.small, value.big, value.scale);
        precision = value.precision;
    }

    private static long smallOf(BigInteger value) {
        return value.bitLength() < 64 ? value.longValue() : NONE;
    }

    private static BigDecimal of(BigInteger unscaled, int scale) {
        long small = smallOf(unscaled);
        return new BigDecimal(small, unscaled, scale);
    }

    private static BigDecimal of(long unscaled, int scale) {
        return new BigDecimal(unscaled, unscaled == NONE ? BigInteger.valueOf(unscaled) : null, scale);
    }

    /** The number of an unscaled value with a scale that may be out of range. */
    static BigDecimal checked(BigInteger unscaled, long scale) {
        return of(unscaled, checkedScale(scale, unscaled.sign == 0));
    }

    private static BigDecimal checked(long unscaled, long scale) {
        return of(unscaled, checkedScale(scale, unscaled == 0));
    }

    /** The scale, if there is such a one; that of zero goes to the nearest that there is. */
    private static int checkedScale(long scale, boolean zero) {
        if (scale == (int) scale) {
            return (int) scale;
        }
        if (zero) {
            return scale > 0 ? Integer.MAX_VALUE : Integer.MIN_VALUE;
        }
        throw new ArithmeticException(scale > 0 ? "Underflow" : "Overflow");
    }

    /** The number of a value that is not zero; a scale out of range is named by what is left of it in an int. */
    static BigDecimal ofWrapped(BigInteger unscaled, long scale) {
        return of(unscaled, wrappedScale(scale));
    }

    private static int wrappedScale(long scale) {
        if (scale != (int) scale) {
            throw new ArithmeticException((int) scale > 0 ? "Underflow" : "Overflow");
        }
        return (int) scale;
    }

    private static BigDecimal zero(long scale) {
        return valueOf(0, checkedScale(scale, true));
    }

    public BigDecimal(char[] text) {
        this(text, 0, text.length);
    }

    public BigDecimal(char[] text, int offset, int length) {
        DecimalText parsed = new DecimalText(text, offset, length);
        big = parsed.unscaled;
        small = big == null ? parsed.small : smallOf(big);
        scale = parsed.scale;
    }

    public BigDecimal(char[] text, MathContext context) {
        this(text, 0, text.length, context);
    }

    public BigDecimal(char[] text, int offset, int length, MathContext context) {
        this(new BigDecimal(text, offset, length).round(context));
    }

    public BigDecimal(String text) {
        this(text.toCharArray());
    }

    public BigDecimal(String text, MathContext context) {
        this(text.toCharArray(), context);
    }

    public BigDecimal(double value) {
        this(ofDouble(value));
    }

    public BigDecimal(double value, MathContext context) {
        this(value == 0 ? ZERO : ofDouble(value).round(context));
    }

    /** Exactly the value of a double. */
    private static BigDecimal ofDouble(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            throw new NumberFormatException("Infinite or NaN");
        }
        long bits = Double.doubleToRawLongBits(value);
        int exponent = (int) (bits >>> 52 & 0x7ff);
        long significand = bits & (1L << 52) - 1;
        if (exponent == 0) {
            exponent = 1;
        } else {
            significand |= 1L << 52;
        }
        if (significand == 0) {
            return ZERO;
        }
        int zeros = Long.numberOfTrailingZeros(significand);
        BigInteger unscaled = BigInteger.valueOf(bits < 0 ? -(significand >> zeros) : significand >> zeros);
        int power = exponent - 1075 + zeros;
        if (power >= 0) {
            return of(unscaled.shiftLeft(power), 0);
        }
        return of(unscaled.multiply(BigInteger.valueOf(5).pow(-power)), -power);
    }

    public BigDecimal(BigInteger value) {
        this(value, 0);
    }

    public BigDecimal(BigInteger value, MathContext context) {
        this(of(value, 0).round(context));
    }

    public BigDecimal(BigInteger unscaled, int scale) {
        small = smallOf(unscaled);
        big = unscaled;
        this.scale = scale;
    }

    public BigDecimal(BigInteger unscaled, int scale, MathContext context) {
        this(of(unscaled, scale).round(context));
    }

    public BigDecimal(int value) {
        this(value, null, 0);
    }

    public BigDecimal(int value, MathContext context) {
        this(of(value, 0).round(context));
    }

    public BigDecimal(long value) {
        this(value, value == NONE ? BigInteger.valueOf(value) : null, 0);
    }

    public BigDecimal(long value, MathContext context) {
        this(of(value, 0).round(context));
    }

    public static BigDecimal valueOf(long unscaled, int scale) {
        return scale == 0 ? valueOf(unscaled) : of(unscaled, scale);
    }

    public static BigDecimal valueOf(long value) {
        return value >= 0 && value < DIGITS.length ? DIGITS[(int) value] : of(value, 0);
    }

    public static BigDecimal valueOf(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            throw new NumberFormatException("Infinite or NaN");
        }
        return new BigDecimal(Double.toString(value));
    }

    /** The unscaled value times ten to a power that is not negative. */
    private BigInteger raised(long power) {
        if (power == 0 || signum() == 0) {
            return unscaledValue();
        }
        return unscaledValue().multiply(PowersOfTen.of(checkedScale(power, false)));
    }

    /** The same as a long, if it fits; else {@link #NONE}. */
    private long smallRaised(long power) {
        if (small == NONE || power > PowersOfTen.LONG_EXPONENTS) {
            return NONE;
        }
        long factor = PowersOfTen.ofLong((int) power);
        long product = small * factor;
        return Math.multiplyHigh(small, factor) == product >> 63 ? product : NONE;
    }

    public BigDecimal add(BigDecimal other) {
        int common = Math.max(scale, other.scale);
        long a = smallRaised((long) common - scale);
        long b = other.smallRaised((long) common - other.scale);
        if (a != NONE && b != NONE) {
            long sum = a + b;
            if (((a ^ sum) & (b ^ sum)) >= 0) {
                return of(sum, common);
            }
        }
        return of(raised((long) common - scale).add(other.raised((long) common - other.scale)), common);
    }

    public BigDecimal add(BigDecimal other, MathContext context) {
        if (context.precision == 0) {
            return add(other);
        }
        if (signum() == 0 || other.signum() == 0) {
            int preferred = Math.max(scale, other.scale);
            BigDecimal result = signum() == 0 ? other.round(context) : round(context);
            return result.signum() == 0 ? zero(preferred) : result.towards(preferred, context);
        }
        BigDecimal upper = magnitudeOrder() >= other.magnitudeOrder() ? this : other;
        BigDecimal lower = upper == this ? other : this;
        // A number far below the last digit that counts only tells on which side of the other the sum lies.
        long lastPlace = Math.min(upper.magnitudeOrder() - context.precision, -(long) upper.scale) - 3;
        if (lower.magnitudeOrder() < lastPlace) {
            lower = checked(lower.signum(), -lastPlace + 1);
        }
        return upper.add(lower).round(context);
    }

    /** The power of ten of the first digit, plus one. */
    private long magnitudeOrder() {
        return (long) precision() - scale;
    }

    /** With the preferred scale, or the nearest to it that neither loses a digit nor exceeds the context's. */
    private BigDecimal towards(int preferred, MathContext context) {
        if (scale >= preferred) {
            return strippedTo(preferred);
        }
        long room = (long) context.precision - precision();
        return setScale((int) Math.min(preferred, scale + room));
    }

    public BigDecimal subtract(BigDecimal other) {
        return add(other.negate());
    }

    public BigDecimal subtract(BigDecimal other, MathContext context) {
        return context.precision == 0 ? subtract(other) : add(other.negate(), context);
    }

    public BigDecimal multiply(BigDecimal other) {
        long productScale = (long) scale + other.scale;
        if (small != NONE && other.small != NONE) {
            long product = small * other.small;
            if (Math.multiplyHigh(small, other.small) == product >> 63) {
                return of(product, checkedScale(productScale, small == 0));
            }
        }
        // A product of zero has a scale out of range only if it is this number that is zero.
        return of(unscaledValue().multiply(other.unscaledValue()), checkedScale(productScale, signum() == 0));
    }

    public BigDecimal multiply(BigDecimal other, MathContext context) {
        return multiply(other).round(context);
    }

    @Deprecated(since = "9")
    public BigDecimal divide(BigDecimal divisor, int scale, int roundingMode) {
        return divide(divisor, scale, mode(roundingMode));
    }

    private static RoundingMode mode(int number) {
        if (number < ROUND_UP || number > ROUND_UNNECESSARY) {
            throw new IllegalArgumentException("Invalid rounding mode");
        }
        return RoundingMode.valueOf(number);
    }

    public BigDecimal divide(BigDecimal divisor, int scale, RoundingMode mode) {
        Objects.requireNonNull(mode);
        long raise = checkedScale((long) scale + divisor.scale, signum() == 0) - (long) this.scale;
        if (Math.abs(raise) > PowersOfTen.LONG_EXPONENTS) {
            // A power beyond all numbers is refused for zeros too.
            PowersOfTen.check(checkedScale(Math.abs(raise), signum() == 0));
        }
        long top = smallRaised(Math.max(raise, 0));
        long bottom = divisor.smallRaised(Math.max(-raise, 0));
        if (top != NONE && bottom != NONE) {
            return of(DecimalDivision.rounded(top, bottom, mode), scale);
        }
        BigInteger dividend = raised(Math.max(raise, 0));
        return of(DecimalDivision.rounded(dividend, divisor.raised(Math.max(-raise, 0)), mode), scale);
    }

    @Deprecated(since = "9")
    public BigDecimal divide(BigDecimal divisor, int roundingMode) {
        return divide(divisor, scale, roundingMode);
    }

    public BigDecimal divide(BigDecimal divisor, RoundingMode mode) {
        return divide(divisor, scale, mode);
    }

    private void checkDivisor(BigDecimal divisor) {
        if (divisor.signum() == 0) {
            throw new ArithmeticException(signum() == 0 ? "Division undefined" : "Division by zero");
        }
    }

    /** The preferred scale of a quotient, or the nearest that there is. */
    private int quotientScale(BigDecimal divisor) {
        return checkedScale((long) scale - divisor.scale, true);
    }

    public BigDecimal divide(BigDecimal divisor) {
        checkDivisor(divisor);
        return signum() == 0 ? zero(quotientScale(divisor))
                : DecimalDivision.exact(this, divisor, (long) scale - divisor.scale);
    }

    public BigDecimal divide(BigDecimal divisor, MathContext context) {
        if (context.precision == 0) {
            return divide(divisor);
        }
        checkDivisor(divisor);
        if (signum() == 0) {
            return zero(quotientScale(divisor));
        }
        return DecimalDivision.toPrecision(this, divisor, context, (long) scale - divisor.scale);
    }

    public BigDecimal divideToIntegralValue(BigDecimal divisor) {
        checkDivisor(divisor);
        int preferred = quotientScale(divisor);
        if (signum() == 0 || magnitudeBelow(divisor)) {
            return zero(preferred);
        }
        BigDecimal quotient = of(integralQuotient(divisor), 0);
        return preferred > 0 ? quotient.setScale(preferred) : quotient.strippedTo(preferred);
    }

    private BigInteger integralQuotient(BigDecimal divisor) {
        long raise = (long) divisor.scale - scale;
        return raised(Math.max(raise, 0)).divide(divisor.raised(Math.max(-raise, 0)));
    }

    private boolean magnitudeBelow(BigDecimal other) {
        return abs().compareTo(other.abs()) < 0;
    }

    public BigDecimal divideToIntegralValue(BigDecimal divisor, MathContext context) {
        checkDivisor(divisor);
        if (context.precision == 0 || magnitudeBelow(divisor)) {
            return divideToIntegralValue(divisor);
        }
        int preferred = quotientScale(divisor);
        BigDecimal quotient = of(integralQuotient(divisor), 0).strippedTo(Math.min(preferred, 0));
        if (quotient.precision() > context.precision) {
            quotient = quotient.strippedTo(Integer.MIN_VALUE);
            if (quotient.precision() > context.precision) {
                throw new ArithmeticException("Division impossible");
            }
        }
        return quotient.towards(preferred, context);
    }

    public BigDecimal remainder(BigDecimal divisor) {
        return divideAndRemainder(divisor)[1];
    }

    public BigDecimal remainder(BigDecimal divisor, MathContext context) {
        return divideAndRemainder(divisor, context)[1];
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor) {
        BigDecimal quotient = divideToIntegralValue(divisor);
        return new BigDecimal[] {quotient, subtract(quotient.multiply(divisor))};
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor, MathContext context) {
        BigDecimal quotient = divideToIntegralValue(divisor, context);
        return new BigDecimal[] {quotient, subtract(quotient.multiply(divisor))};
    }

    public BigDecimal sqrt(MathContext context) {
        int sign = signum();
        if (sign < 0) {
            throw new ArithmeticException("Attempted square root of negative BigDecimal");
        }
        return sign == 0 ? valueOf(0, scale / 2) : DecimalRoot.of(this, context);
    }

    public BigDecimal pow(int exponent) {
        if (exponent < 0 || exponent > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        int powerScale = checkedScale((long) scale * exponent, signum() == 0);
        return of(unscaledValue().pow(exponent), powerScale);
    }

    /** By the algorithm of ANSI X3.274-1996: every product is rounded to the exponent's digits and one more. */
    public BigDecimal pow(int exponent, MathContext context) {
        if (context.precision == 0) {
            return pow(exponent);
        }
        if (exponent < -999999999 || exponent > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        if (exponent == 0) {
            return ONE;
        }
        int magnitude = Math.abs(exponent);
        int exponentDigits = PowersOfTen.digits(magnitude);
        if (exponentDigits > context.precision) {
            throw new ArithmeticException("Invalid operation");
        }
        MathContext working = new MathContext(context.precision + exponentDigits + 1, context.roundingMode);
        BigDecimal power = ONE;
        for (int bit = Integer.highestOneBit(magnitude); bit != 0; bit >>>= 1) {
            power = power.multiply(power, working);
            if ((magnitude & bit) != 0) {
                power = power.multiply(this, working);
            }
        }
        if (exponent < 0) {
            power = ONE.divide(power, working);
        }
        return power.round(context);
    }

    public BigDecimal abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigDecimal abs(MathContext context) {
        return signum() < 0 ? negate(context) : plus(context);
    }

    public BigDecimal negate() {
        BigDecimal result = small == NONE ? of(big.negate(), scale) : of(-small, scale);
        result.precision = precision;
        return result;
    }

    public BigDecimal negate(MathContext context) {
        return negate().round(context);
    }

    public BigDecimal plus() {
        return this;
    }

    public BigDecimal plus(MathContext context) {
        return round(context);
    }

    public int signum() {
        return small == NONE ? big.sign : Long.signum(small);
    }

    public int scale() {
        return scale;
    }

    public int precision() {
        if (precision == 0) {
            precision = small == NONE ? PowersOfTen.digits(big) : PowersOfTen.digits(small);
        }
        return precision;
    }

    public BigInteger unscaledValue() {
        if (big == null) {
            big = BigInteger.valueOf(small);
        }
        return big;
    }

    public BigDecimal round(MathContext context) {
        if (context.precision == 0) {
            return this;
        }
        BigDecimal result = this;
        // Rounding up can give one digit more: 99.9 becomes 100.
        while (result.precision() > context.precision) {
            int drop = result.precision() - context.precision;
            result = result.rescaled(wrappedScale((long) result.scale - drop), context.roundingMode);
        }
        return result;
    }

    public BigDecimal setScale(int newScale, RoundingMode mode) {
        Objects.requireNonNull(mode);
        return newScale == scale ? this : rescaled(newScale, mode);
    }

    private BigDecimal rescaled(long newScale, RoundingMode mode) {
        int result = checkedScale(newScale, signum() == 0);
        long raise = newScale - scale;
        if (raise >= 0) {
            long value = smallRaised(raise);
            return value != NONE ? of(value, result) : of(raised(raise), result);
        }
        if (small != NONE && -raise <= PowersOfTen.LONG_EXPONENTS) {
            return of(DecimalDivision.rounded(small, PowersOfTen.ofLong((int) -raise), mode), result);
        }
        if (signum() == 0) {
            return of(0, result);
        }
        BigInteger power = PowersOfTen.of(checkedScale(-raise, false));
        return of(DecimalDivision.rounded(unscaledValue(), power, mode), result);
    }

    @Deprecated(since = "9")
    public BigDecimal setScale(int newScale, int roundingMode) {
        return setScale(newScale, mode(roundingMode));
    }

    public BigDecimal setScale(int newScale) {
        return setScale(newScale, RoundingMode.UNNECESSARY);
    }

    public BigDecimal movePointLeft(int places) {
        BigDecimal moved = scaledBy((long) scale + places);
        return moved.scale < 0 ? moved.setScale(0) : moved;
    }

    public BigDecimal movePointRight(int places) {
        BigDecimal moved = scaledBy((long) scale - places);
        return moved.scale < 0 ? moved.setScale(0) : moved;
    }

    public BigDecimal scaleByPowerOfTen(int power) {
        return scaledBy((long) scale - power);
    }

    private BigDecimal scaledBy(long newScale) {
        return new BigDecimal(small, big, checkedScale(newScale, signum() == 0));
    }

    public BigDecimal stripTrailingZeros() {
        return signum() == 0 ? ZERO : strippedTo(Integer.MIN_VALUE);
    }

    boolean isLastDigitZero() {
        return small == NONE ? big.remainder(BigInteger.TEN).sign == 0 : small % 10 == 0;
    }

    /** Without zeros at the end, as long as the scale stays above {@code least}. */
    BigDecimal strippedTo(int least) {
        if (signum() == 0) {
            return scale > least ? zero(least) : this;
        }
        BigInteger value = big;
        int newScale = scale;
        if (small == NONE) {
            for (int power = Integer.highestOneBit(Math.max(1, value.getLowestSetBit())); power > 0; power >>= 1) {
                while ((long) newScale - power >= least && value.getLowestSetBit() >= power) {
                    BigInteger[] division = value.divideAndRemainder(PowersOfTen.of(power));
                    if (division[1].sign != 0) {
                        break;
                    }
                    value = division[0];
                    newScale -= power;
                }
            }
            return newScale == scale ? this : of(value, newScale);
        }
        long rest = small;
        while (newScale > least && (rest & 1) == 0 && rest % 10 == 0) {
            rest /= 10;
            newScale--;
        }
        return newScale == scale ? this : of(rest, newScale);
    }

    @Override
    public int compareTo(BigDecimal other) {
        if (scale == other.scale && small != NONE && other.small != NONE) {
            return Long.compare(small, other.small);
        }
        int sign = signum();
        if (sign != other.signum()) {
            return sign < other.signum() ? -1 : 1;
        }
        if (sign == 0) {
            return 0;
        }
        long order = magnitudeOrder() - other.magnitudeOrder();
        if (order != 0) {
            return order < 0 ? -sign : sign;
        }
        long raise = (long) other.scale - scale;
        return raised(Math.max(raise, 0)).compareTo(other.raised(Math.max(-raise, 0)));
    }

    @Override
    public boolean equals(Object other) {
        if (other == this) {
            return true;
        }
        if (!(other instanceof BigDecimal)) {
            return false;
        }
        BigDecimal that = (BigDecimal) other;
        return scale == that.scale && small == that.small && (small != NONE || big.equals(that.big));
    }

    public BigDecimal min(BigDecimal other) {
        return compareTo(other) <= 0 ? this : other;
    }

    public BigDecimal max(BigDecimal other) {
        return compareTo(other) >= 0 ? this : other;
    }

    @Override
    public int hashCode() {
        if (small == NONE) {
            return 31 * big.hashCode() + scale;
        }
        long magnitude = Math.abs(small);
        int hash = 31 * (int) (magnitude >>> 32) + (int) magnitude;
        return 31 * (small < 0 ? -hash : hash) + scale;
    }

    private String digits() {
        return small == NONE ? big.toString() : Long.toString(small);
    }

    @Override
    public String toString() {
        return DecimalText.scientific(digits(), signum(), scale, false);
    }

    public String toEngineeringString() {
        return DecimalText.scientific(digits(), signum(), scale, true);
    }

    public String toPlainString() {
        return DecimalText.plain(digits(), signum(), scale);
    }

    public BigInteger toBigInteger() {
        return setScale(0, RoundingMode.DOWN).unscaledValue();
    }

    public BigInteger toBigIntegerExact() {
        return setScale(0).unscaledValue();
    }

    @Override
    public long longValue() {
        if (small != NONE && scale == 0) {
            return small;
        }
        // Beyond this, no bit of the integer part is among the lowest 64, or there is no integer part.
        if (signum() == 0 || magnitudeOrder() <= 0 || scale <= -64) {
            return 0;
        }
        return toBigInteger().longValue();
    }

    public long longValueExact() {
        return exact(Long.MIN_VALUE, Long.MAX_VALUE);
    }

    private long exact(long least, long most) {
        if (signum() == 0) {
            return 0;
        }
        if (magnitudeOrder() > 19) {
            throw new ArithmeticException("Overflow");
        }
        if (magnitudeOrder() <= 0) {
            throw new ArithmeticException("Rounding necessary");
        }
        BigInteger value = toBigIntegerExact();
        if (value.bitLength() > 63 || value.longValue() < least || value.longValue() > most) {
            throw new ArithmeticException("Overflow");
        }
        return value.longValue();
    }

    @Override
    public int intValue() {
        return (int) longValue();
    }

    public int intValueExact() {
        return (int) exact(Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    public short shortValueExact() {
        return (short) exact(Short.MIN_VALUE, Short.MAX_VALUE);
    }

    public byte byteValueExact() {
        return (byte) exact(Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    @Override
    public float floatValue() {
        return small != NONE && scale == 0 ? (float) small : Float.parseFloat(toString());
    }

    @Override
    public double doubleValue() {
        if (small != NONE) {
            if (scale == 0) {
                return small;
            }
            // Both are exact as doubles, so that only the division rounds.
            if (scale > 0 && scale <= PowersOfTen.LONG_EXPONENTS && Math.abs(small) < 1L << 53) {
                return small / (double) PowersOfTen.ofLong(scale);
            }
        }
        return Double.parseDouble(toString());
    }

    public BigDecimal ulp() {
        return valueOf(1, scale);
    }
}
