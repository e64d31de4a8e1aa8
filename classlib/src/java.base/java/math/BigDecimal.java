package java.math;

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

    private long small;
    /** The unscaled value if it is not small; else {@code null} until it is asked for. */
    private BigInteger big;
    private int scale;
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
        if (value == null) {
            throw new NullPointerException("Cannot invoke \"Object.getClass()\" because \"val\" is null");
        }
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
        return of(unscaled, checkedScale(scale, unscaled.signum == 0));
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

    public BigDecimal(char[] in) {
        this(in, 0, in.length);
    }

    public BigDecimal(char[] in, int offset, int len) {
        DecimalText parsed = new DecimalText(in, offset, len);
        big = parsed.unscaled;
        small = big == null ? parsed.small : smallOf(big);
        scale = parsed.scale;
    }

    public BigDecimal(char[] in, MathContext mc) {
        this(in, 0, in.length, mc);
    }

    public BigDecimal(char[] in, int offset, int len, MathContext mc) {
        this(new BigDecimal(in, offset, len).round(mc));
    }

    public BigDecimal(String val) {
        this(val.toCharArray());
    }

    public BigDecimal(String val, MathContext mc) {
        this(val.toCharArray(), mc);
    }

    public BigDecimal(double val) {
        this(ofDouble(val));
    }

    public BigDecimal(double val, MathContext mc) {
        this(val == 0 ? ZERO : ofDouble(val).round(mc));
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

    public BigDecimal(BigInteger val) {
        this(val, 0);
    }

    public BigDecimal(BigInteger val, MathContext mc) {
        this(of(val, 0).round(mc));
    }

    public BigDecimal(BigInteger unscaledVal, int scale) {
        small = smallOf(unscaledVal);
        big = unscaledVal;
        this.scale = scale;
    }

    public BigDecimal(BigInteger unscaledVal, int scale, MathContext mc) {
        this(of(unscaledVal, scale).round(mc));
    }

    public BigDecimal(int val) {
        this(val, null, 0);
    }

    public BigDecimal(int val, MathContext mc) {
        this(of(val, 0).round(mc));
    }

    public BigDecimal(long val) {
        this(val, val == NONE ? BigInteger.valueOf(val) : null, 0);
    }

    public BigDecimal(long val, MathContext mc) {
        this(of(val, 0).round(mc));
    }

    public static BigDecimal valueOf(long unscaledVal, int scale) {
        return scale == 0 ? valueOf(unscaledVal) : of(unscaledVal, scale);
    }

    public static BigDecimal valueOf(long val) {
        return val >= 0 && val < DIGITS.length ? DIGITS[(int) val] : of(val, 0);
    }

    public static BigDecimal valueOf(double val) {
        if (Double.isNaN(val) || Double.isInfinite(val)) {
            throw new NumberFormatException("Infinite or NaN");
        }
        return new BigDecimal(Double.toString(val));
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

    public BigDecimal add(BigDecimal augend) {
        int common = Math.max(scale, augend.scale);
        long a = smallRaised((long) common - scale);
        long b = augend.smallRaised((long) common - augend.scale);
        if (a != NONE && b != NONE) {
            long sum = a + b;
            if (((a ^ sum) & (b ^ sum)) >= 0) {
                return of(sum, common);
            }
        }
        return of(raised((long) common - scale).add(augend.raised((long) common - augend.scale)), common);
    }

    public BigDecimal add(BigDecimal augend, MathContext mc) {
        if (mc.precision == 0) {
            return add(augend);
        }
        if (signum() == 0 || augend.signum() == 0) {
            int preferred = Math.max(scale, augend.scale);
            BigDecimal result = signum() == 0 ? augend.round(mc) : round(mc);
            return result.signum() == 0 ? zero(preferred) : result.towards(preferred, mc);
        }
        BigDecimal upper = magnitudeOrder() >= augend.magnitudeOrder() ? this : augend;
        BigDecimal lower = upper == this ? augend : this;
        // A number far below the last digit that counts only tells on which side of the other the sum lies.
        long lastPlace = Math.min(upper.magnitudeOrder() - mc.precision, -(long) upper.scale) - 3;
        if (lower.magnitudeOrder() < lastPlace) {
            lower = checked(lower.signum(), -lastPlace + 1);
        }
        return upper.add(lower).round(mc);
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

    public BigDecimal subtract(BigDecimal subtrahend) {
        return add(subtrahend.negate());
    }

    public BigDecimal subtract(BigDecimal subtrahend, MathContext mc) {
        return mc.precision == 0 ? subtract(subtrahend) : add(subtrahend.negate(), mc);
    }

    public BigDecimal multiply(BigDecimal multiplicand) {
        long productScale = (long) scale + multiplicand.scale;
        if (small != NONE && multiplicand.small != NONE) {
            long product = small * multiplicand.small;
            if (Math.multiplyHigh(small, multiplicand.small) == product >> 63) {
                return of(product, checkedScale(productScale, small == 0));
            }
        }
        // A product of zero has a scale out of range only if it is this number that is zero.
        return of(unscaledValue().multiply(multiplicand.unscaledValue()), checkedScale(productScale, signum() == 0));
    }

    public BigDecimal multiply(BigDecimal multiplicand, MathContext mc) {
        return multiply(multiplicand).round(mc);
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

    public BigDecimal divide(BigDecimal divisor, int scale, RoundingMode roundingMode) {
        checkMode(roundingMode);
        long raise = checkedScale((long) scale + divisor.scale, signum() == 0) - (long) this.scale;
        if (Math.abs(raise) > PowersOfTen.LONG_EXPONENTS) {
            // A power beyond all numbers is refused for zeros too.
            PowersOfTen.check(checkedScale(Math.abs(raise), signum() == 0));
        }
        long top = smallRaised(Math.max(raise, 0));
        long bottom = divisor.smallRaised(Math.max(-raise, 0));
        if (top != NONE && bottom != NONE) {
            return of(DecimalDivision.rounded(top, bottom, roundingMode), scale);
        }
        BigInteger dividend = raised(Math.max(raise, 0));
        return of(DecimalDivision.rounded(dividend, divisor.raised(Math.max(-raise, 0)), roundingMode), scale);
    }

    @Deprecated(since = "9")
    public BigDecimal divide(BigDecimal divisor, int roundingMode) {
        return divide(divisor, scale, roundingMode);
    }

    public BigDecimal divide(BigDecimal divisor, RoundingMode roundingMode) {
        return divide(divisor, scale, roundingMode);
    }

    /** Refuses null as HotSpot does, which asks a mode for its number. */
    private static void checkMode(RoundingMode roundingMode) {
        if (roundingMode == null) {
            throw new NullPointerException("Cannot read field \"oldMode\" because \"roundingMode\" is null");
        }
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

    public BigDecimal divide(BigDecimal divisor, MathContext mc) {
        if (mc.precision == 0) {
            return divide(divisor);
        }
        checkDivisor(divisor);
        if (signum() == 0) {
            return zero(quotientScale(divisor));
        }
        return DecimalDivision.toPrecision(this, divisor, mc, (long) scale - divisor.scale);
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

    public BigDecimal divideToIntegralValue(BigDecimal divisor, MathContext mc) {
        checkDivisor(divisor);
        if (mc.precision == 0 || magnitudeBelow(divisor)) {
            return divideToIntegralValue(divisor);
        }
        int preferred = quotientScale(divisor);
        BigDecimal quotient = of(integralQuotient(divisor), 0).strippedTo(Math.min(preferred, 0));
        if (quotient.precision() > mc.precision) {
            quotient = quotient.strippedTo(Integer.MIN_VALUE);
            if (quotient.precision() > mc.precision) {
                throw new ArithmeticException("Division impossible");
            }
        }
        return quotient.towards(preferred, mc);
    }

    public BigDecimal remainder(BigDecimal divisor) {
        return divideAndRemainder(divisor)[1];
    }

    public BigDecimal remainder(BigDecimal divisor, MathContext mc) {
        return divideAndRemainder(divisor, mc)[1];
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor) {
        BigDecimal quotient = divideToIntegralValue(divisor);
        return new BigDecimal[] {quotient, subtract(quotient.multiply(divisor))};
    }

    public BigDecimal[] divideAndRemainder(BigDecimal divisor, MathContext mc) {
        BigDecimal quotient = divideToIntegralValue(divisor, mc);
        return new BigDecimal[] {quotient, subtract(quotient.multiply(divisor))};
    }

    public BigDecimal sqrt(MathContext mc) {
        int signum = signum();
        if (signum < 0) {
            throw new ArithmeticException("Attempted square root of negative BigDecimal");
        }
        return signum == 0 ? valueOf(0, scale / 2) : DecimalRoot.of(this, mc);
    }

    public BigDecimal pow(int n) {
        if (n < 0 || n > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        int powerScale = checkedScale((long) scale * n, signum() == 0);
        return of(unscaledValue().pow(n), powerScale);
    }

    /** By the algorithm of ANSI X3.274-1996: every product is rounded to the exponent's digits and one more. */
    public BigDecimal pow(int n, MathContext mc) {
        if (mc.precision == 0) {
            return pow(n);
        }
        if (n < -999999999 || n > 999999999) {
            throw new ArithmeticException("Invalid operation");
        }
        if (n == 0) {
            return ONE;
        }
        int mag = Math.abs(n);
        int exponentDigits = PowersOfTen.digits(mag);
        if (exponentDigits > mc.precision) {
            throw new ArithmeticException("Invalid operation");
        }
        MathContext working = new MathContext(mc.precision + exponentDigits + 1, mc.roundingMode);
        BigDecimal power = ONE;
        for (int bit = Integer.highestOneBit(mag); bit != 0; bit >>>= 1) {
            power = power.multiply(power, working);
            if ((mag & bit) != 0) {
                power = power.multiply(this, working);
            }
        }
        if (n < 0) {
            power = ONE.divide(power, working);
        }
        return power.round(mc);
    }

    public BigDecimal abs() {
        return signum() < 0 ? negate() : this;
    }

    public BigDecimal abs(MathContext mc) {
        return signum() < 0 ? negate(mc) : plus(mc);
    }

    public BigDecimal negate() {
        BigDecimal result = small == NONE ? of(big.negate(), scale) : of(-small, scale);
        result.precision = precision;
        return result;
    }

    public BigDecimal negate(MathContext mc) {
        return negate().round(mc);
    }

    public BigDecimal plus() {
        return this;
    }

    public BigDecimal plus(MathContext mc) {
        return round(mc);
    }

    public int signum() {
        return small == NONE ? big.signum : Long.signum(small);
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

    public BigDecimal round(MathContext mc) {
        if (mc.precision == 0) {
            return this;
        }
        BigDecimal result = this;
        // Rounding up can give one digit more: 99.9 becomes 100.
        while (result.precision() > mc.precision) {
            int drop = result.precision() - mc.precision;
            result = result.rescaled(wrappedScale((long) result.scale - drop), mc.roundingMode);
        }
        return result;
    }

    public BigDecimal setScale(int newScale, RoundingMode roundingMode) {
        checkMode(roundingMode);
        return newScale == scale ? this : rescaled(newScale, roundingMode);
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

    public BigDecimal movePointLeft(int n) {
        BigDecimal moved = scaledBy((long) scale + n);
        return moved.scale < 0 ? moved.setScale(0) : moved;
    }

    public BigDecimal movePointRight(int n) {
        BigDecimal moved = scaledBy((long) scale - n);
        return moved.scale < 0 ? moved.setScale(0) : moved;
    }

    public BigDecimal scaleByPowerOfTen(int n) {
        return scaledBy((long) scale - n);
    }

    private BigDecimal scaledBy(long newScale) {
        return new BigDecimal(small, big, checkedScale(newScale, signum() == 0));
    }

    public BigDecimal stripTrailingZeros() {
        return signum() == 0 ? ZERO : strippedTo(Integer.MIN_VALUE);
    }

    boolean isLastDigitZero() {
        return small == NONE ? big.remainder(BigInteger.TEN).signum == 0 : small % 10 == 0;
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
                    if (division[1].signum != 0) {
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
    public int compareTo(BigDecimal val) {
        if (scale == val.scale && small != NONE && val.small != NONE) {
            return Long.compare(small, val.small);
        }
        int signum = signum();
        if (signum != val.signum()) {
            return signum < val.signum() ? -1 : 1;
        }
        if (signum == 0) {
            return 0;
        }
        long order = magnitudeOrder() - val.magnitudeOrder();
        if (order != 0) {
            return order < 0 ? -signum : signum;
        }
        long raise = (long) val.scale - scale;
        return raised(Math.max(raise, 0)).compareTo(val.raised(Math.max(-raise, 0)));
    }

    @Override
    public boolean equals(Object x) {
        if (x == this) {
            return true;
        }
        if (!(x instanceof BigDecimal)) {
            return false;
        }
        BigDecimal that = (BigDecimal) x;
        return scale == that.scale && small == that.small && (small != NONE || big.equals(that.big));
    }

    public BigDecimal min(BigDecimal val) {
        return compareTo(val) <= 0 ? this : val;
    }

    public BigDecimal max(BigDecimal val) {
        return compareTo(val) >= 0 ? this : val;
    }

    @Override
    public int hashCode() {
        if (small == NONE) {
            return 31 * big.hashCode() + scale;
        }
        long mag = Math.abs(small);
        int hash = 31 * (int) (mag >>> 32) + (int) mag;
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

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        java.io.ObjectOutputStream.PutField fields = out.putFields();
        fields.put("intVal", unscaledValue());
        fields.put("scale", scale);
        out.writeFields();
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        java.io.ObjectInputStream.GetField fields = in.readFields();
        BigInteger unscaled = (BigInteger) fields.get("intVal", null);
        if (unscaled == null) {
            throw new java.io.StreamCorruptedException("BigDecimal: null intVal in stream");
        }
        BigDecimal read = of(unscaled, fields.get("scale", 0));
        small = read.small;
        big = read.big;
        scale = read.scale;
    }
}
