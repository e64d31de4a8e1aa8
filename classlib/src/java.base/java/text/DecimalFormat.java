package java.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Objects;
import jdk.internal.util.DecimalDigits;

/** The texts of decimal numbers by a pattern such as {@code #,##0.00} or {@code 0.###E0}. */
public class DecimalFormat extends NumberFormat {
    private DecimalFormatSymbols symbols;
    private DecimalPattern pattern;
    private RoundingMode roundingMode = RoundingMode.HALF_EVEN;
    private boolean parseBigDecimal;

    public DecimalFormat() {
        this("#,##0.###");
    }

    public DecimalFormat(String pattern) {
        this(pattern, DecimalFormatSymbols.getInstance());
    }

    public DecimalFormat(String pattern, DecimalFormatSymbols symbols) {
        this.symbols = (DecimalFormatSymbols) symbols.clone();
        applyPattern(pattern);
    }

    public void applyPattern(String pattern) {
        this.pattern = new DecimalPattern(pattern);
        setMinimumIntegerDigits(0);
        setMaximumIntegerDigits(this.pattern.exponential() ? this.pattern.maximumInteger : Integer.MAX_VALUE);
        setMinimumIntegerDigits(this.pattern.minimumInteger);
        setMaximumFractionDigits(this.pattern.maximumFraction);
        setMinimumFractionDigits(this.pattern.minimumFraction);
        setGroupingUsed(this.pattern.grouping > 0);
    }

    public String toPattern() {
        return pattern.text(this, DecimalPattern.SIGNS, "E");
    }

    public void applyLocalizedPattern(String pattern) {
        applyPattern(DecimalPattern.standard(pattern, symbols));
    }

    public String toLocalizedPattern() {
        return pattern.text(this, DecimalPattern.signs(symbols, decimalSeparator(), groupingSeparator()), symbols.getExponentSeparator());
    }

    @Override
    public StringBuffer format(double number, StringBuffer result, FieldPosition fieldPosition) {
        fieldPosition.setBeginIndex(0);
        fieldPosition.setEndIndex(0);
        if (number != number) {
            return word(result, symbols.getNaN(), fieldPosition);
        }
        boolean negative = (number < 0 || number == 0 && 1 / number < 0) ^ pattern.multiplier < 0;
        double scaled = pattern.multiplier == 1 ? number : number * pattern.multiplier;
        double magnitude = Math.abs(scaled);
        if (magnitude == Double.POSITIVE_INFINITY) {
            affix(result, negative, true, fieldPosition);
            word(result, symbols.getInfinity(), fieldPosition);
            return affix(result, negative, false, fieldPosition);
        }
        DecimalDigits digits = new DecimalDigits(magnitude);
        boolean exact = pattern.exponential() ? significant() == 0 || digits.count() <= significant()
                : digits.fraction() <= getMaximumFractionDigits();
        if (!exact) {
            digits = rounded(new BigDecimal(magnitude), negative);
        }
        return number(result, negative, digits, fieldPosition);
    }

    /** Appends what stands for a number that has no digits. */
    private static StringBuffer word(StringBuffer target, String word, FieldPosition position) {
        int from = target.length();
        target.append(word);
        position.tell(Field.INTEGER, INTEGER_FIELD, from, target.length());
        return target;
    }

    private static void sign(StringBuffer target, String sign, Field kind, FieldPosition position) {
        int from = target.length();
        target.append(sign);
        position.tell(kind, from, target.length());
    }

    private static void sign(StringBuffer target, char sign, Field kind, FieldPosition position) {
        target.append(sign);
        position.tell(kind, target.length() - 1, target.length());
    }

    @Override
    public StringBuffer format(long number, StringBuffer result, FieldPosition fieldPosition) {
        return big(BigDecimal.valueOf(number), result, fieldPosition);
    }

    @Override
    public final StringBuffer format(Object number, StringBuffer toAppendTo, FieldPosition pos) {
        if (number instanceof BigDecimal) {
            return big((BigDecimal) number, toAppendTo, pos);
        }
        if (number instanceof BigInteger) {
            return big(new BigDecimal((BigInteger) number), toAppendTo, pos);
        }
        return super.format(number, toAppendTo, pos);
    }

    private StringBuffer big(BigDecimal value, StringBuffer target, FieldPosition fieldPosition) {
        fieldPosition.setBeginIndex(0);
        fieldPosition.setEndIndex(0);
        boolean negative = value.signum() < 0 ^ pattern.multiplier < 0;
        BigDecimal magnitude = value.abs();
        if (pattern.multiplier != 1) {
            magnitude = magnitude.multiply(BigDecimal.valueOf(Math.abs((long) pattern.multiplier)));
        }
        return number(target, negative, rounded(magnitude, negative), fieldPosition);
    }

    /** The number of digits of the mantissa of the exponential form; 0 for all. */
    private int significant() {
        return getMaximumIntegerDigits() + getMaximumFractionDigits();
    }

    private DecimalDigits rounded(BigDecimal magnitude, boolean negative) {
        RoundingMode mode = roundingMode;
        if (negative && mode == RoundingMode.CEILING) {
            mode = RoundingMode.DOWN;
        } else if (negative && mode == RoundingMode.FLOOR) {
            mode = RoundingMode.UP;
        }
        try {
            return new DecimalDigits(pattern.exponential()
                    ? magnitude.round(new MathContext(significant(), mode))
                    : magnitude.scale() > getMaximumFractionDigits()
                            ? magnitude.setScale(getMaximumFractionDigits(), mode) : magnitude);
        } catch (ArithmeticException inexact) {
            throw new ArithmeticException(
                    "Rounding needed with the rounding mode being set to RoundingMode.UNNECESSARY");
        }
    }

    private StringBuffer number(StringBuffer target, boolean negative, DecimalDigits digits, FieldPosition position) {
        affix(target, negative, true, position);
        if (pattern.exponential()) {
            exponential(target, digits, position);
        } else {
            plain(target, digits, position);
        }
        return affix(target, negative, false, position);
    }

    private void digits(StringBuffer target, String digits) {
        int shift = symbols.getZeroDigit() - '0';
        for (int i = 0; i < digits.length(); i++) {
            target.append((char) (digits.charAt(i) + shift));
        }
    }

    private char decimalSeparator() {
        return pattern.isMoney() ? symbols.getMonetaryDecimalSeparator() : symbols.getDecimalSeparator();
    }

    private char groupingSeparator() {
        return pattern.isMoney() ? symbols.getMonetaryGroupingSeparator() : symbols.getGroupingSeparator();
    }

    private void plain(StringBuffer target, DecimalDigits digits, FieldPosition position) {
        int from = target.length();
        int whole = digits.isZero() ? 0 : Math.max(0, digits.exponent() + 1);
        int count = Math.min(Math.max(whole, getMinimumIntegerDigits()), getMaximumIntegerDigits());
        int fraction = Math.min(Math.max(digits.fraction(), getMinimumFractionDigits()), getMaximumFractionDigits());
        if (count == 0 && fraction == 0 && getMaximumIntegerDigits() > 0) {
            count = 1;
        }
        String all = digits.places(count - 1, count);
        int size = pattern.grouping;
        for (int i = 0; i < count; i++) {
            if (i > 0 && isGroupingUsed() && size > 0 && (count - i) % size == 0) {
                sign(target, groupingSeparator(), Field.GROUPING_SEPARATOR, position);
            }
            digits(target, all.substring(i, i + 1));
        }
        position.tell(Field.INTEGER, INTEGER_FIELD, from, target.length());
        fraction(target, digits.places(-1, fraction), position);
    }

    /** The point, where there has to be one, and what stands behind it. */
    private void fraction(StringBuffer target, String digits, FieldPosition position) {
        if (!digits.isEmpty() || pattern.pointAlways) {
            sign(target, decimalSeparator(), Field.DECIMAL_SEPARATOR, position);
        }
        int from = target.length();
        digits(target, digits);
        position.tell(Field.FRACTION, FRACTION_FIELD, from, target.length());
    }

    /** The exponential form: with exponents that are multiples where more digits may stand before the point than must. */
    private void exponential(StringBuffer target, DecimalDigits digits, FieldPosition position) {
        int repeat = getMaximumIntegerDigits();
        int least = getMinimumIntegerDigits();
        int before = digits.isZero() ? 0 : digits.exponent() + 1;
        int exponent = before;
        if (repeat > 1 && repeat > least) {
            exponent = Math.floorDiv(before - 1, repeat) * repeat;
            least = 1;
        } else {
            exponent -= least;
        }
        int minimum = getMinimumIntegerDigits() + getMinimumFractionDigits();
        int whole = digits.isZero() ? least : before - exponent;
        int total = Math.max(Math.max(minimum, whole), digits.count());
        int first = digits.isZero() ? total : before - 1;
        String all = digits.places(first, total);
        int from = target.length();
        digits(target, all.substring(0, whole));
        position.tell(Field.INTEGER, INTEGER_FIELD, from, target.length());
        fraction(target, all.substring(whole), position);
        power(target, digits.isZero() ? 0 : exponent, position);
    }

    private void power(StringBuffer target, int exponent, FieldPosition position) {
        sign(target, symbols.getExponentSeparator(), Field.EXPONENT_SYMBOL, position);
        if (exponent < 0) {
            sign(target, symbols.getMinusSign(), Field.EXPONENT_SIGN, position);
        }
        String power = Integer.toString(Math.abs(exponent));
        int from = target.length();
        digits(target, "0".repeat(Math.max(0, pattern.exponentDigits - power.length())) + power);
        position.tell(Field.EXPONENT, from, target.length());
    }

    /** Writes a prefix or suffix: its signs stand for the locale's. */
    private StringBuffer affix(StringBuffer target, boolean negative, boolean prefix, FieldPosition position) {
        String affix = pattern.affix(negative, prefix);
        for (int i = 0; i < affix.length(); i++) {
            char c = affix.charAt(i);
            switch (c) {
                case DecimalPattern.MINUS:
                    sign(target, symbols.getMinusSign(), Field.SIGN, position);
                    break;
                case DecimalPattern.PERCENT:
                    sign(target, symbols.getPercent(), Field.PERCENT, position);
                    break;
                case DecimalPattern.PER_MILL:
                    sign(target, symbols.getPerMill(), Field.PERMILLE, position);
                    break;
                case DecimalPattern.CURRENCY_CODE:
                    sign(target, symbols.getInternationalCurrencySymbol(), Field.CURRENCY, position);
                    break;
                case DecimalPattern.CURRENCY:
                    sign(target, symbols.getCurrencySymbol(), Field.CURRENCY, position);
                    break;
                default:
                    target.append(c);
            }
        }
        return target;
    }

    private String affix(boolean negative, boolean prefix) {
        return affix(new StringBuffer(), negative, prefix, new FieldPosition(-1)).toString();
    }

    @Override
    public Number parse(String text, ParsePosition pos) {
        int begin = pos.getIndex();
        if (text.startsWith(symbols.getNaN(), begin)) {
            pos.setIndex(begin + symbols.getNaN().length());
            return Double.NaN;
        }
        boolean negative = text.startsWith(affix(true, true), begin)
                && (!text.startsWith(affix(false, true), begin)
                        || affix(true, true).length() > affix(false, true).length());
        String prefix = affix(negative, true);
        if (!text.startsWith(prefix, begin)) {
            pos.setErrorIndex(begin);
            return null;
        }
        int at = begin + prefix.length();
        StringBuilder number = new StringBuilder();
        boolean infinite = text.startsWith(symbols.getInfinity(), at);
        int end = infinite ? at + symbols.getInfinity().length() : readDigits(text, at, number);
        if (end == at || !text.startsWith(affix(negative, false), end)) {
            pos.setErrorIndex(end == at ? begin : end);
            return null;
        }
        pos.setIndex(end + affix(negative, false).length());
        if (infinite) {
            return negative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        }
        BigDecimal value = new BigDecimal(number.toString());
        if (pattern.multiplier != 1) {
            value = value.divide(BigDecimal.valueOf(pattern.multiplier));
        }
        value = negative ? value.negate() : value;
        if (parseBigDecimal) {
            return value;
        }
        if (value.signum() == 0) {
            return negative ? (Number) (-0.0) : (Number) 0L;
        }
        return narrowed(value);
    }

    /** A number as a long, if it is one, or else as a double. */
    static Number narrowed(BigDecimal value) {
        BigDecimal stripped = value.stripTrailingZeros();
        if (stripped.scale() <= 0 && stripped.precision() - stripped.scale() <= 19) {
            BigInteger whole = stripped.toBigInteger();
            if (whole.bitLength() < 64) {
                return whole.longValue();
            }
        }
        return value.doubleValue();
    }

    /** Copies the digits, point and exponent at {@code at}; returns where they end, or {@code at} without a digit. */
    private int readDigits(String text, int at, StringBuilder number) {
        boolean digit = false;
        boolean point = false;
        // Where the last of the group separators stands that no digit follows.
        int group = -1;
        int end = at;
        char decimalSeparator = decimalSeparator();
        char groupingSeparator = groupingSeparator();
        while (end < text.length()) {
            char c = text.charAt(end);
            int value = Character.digit(c, 10);
            if (value >= 0) {
                number.append(value);
                digit = true;
                group = -1;
            } else if (c == decimalSeparator && !point && !isParseIntegerOnly()) {
                number.append('.');
                point = true;
            } else if (c == groupingSeparator && isGroupingUsed() && !point) {
                group = end;
            } else {
                break;
            }
            end++;
        }
        end = group >= 0 ? group : end;
        if (!digit) {
            return at;
        }
        String separator = symbols.getExponentSeparator();
        if (text.startsWith(separator, end)) {
            int power = end + separator.length();
            boolean minus = power < text.length() && text.charAt(power) == symbols.getMinusSign();
            int first = minus ? power + 1 : power;
            int last = first;
            while (last < text.length() && Character.digit(text.charAt(last), 10) >= 0) {
                last++;
            }
            if (last > first && last - first < 9) {
                number.append('E').append(text, power, last);
                end = last;
            }
        }
        return end;
    }

    public DecimalFormatSymbols getDecimalFormatSymbols() {
        return (DecimalFormatSymbols) symbols.clone();
    }

    public void setDecimalFormatSymbols(DecimalFormatSymbols newSymbols) {
        // None at all are passed over.
        if (newSymbols != null) {
            this.symbols = (DecimalFormatSymbols) newSymbols.clone();
        }
    }

    public int getGroupingSize() {
        return Math.max(pattern.grouping, 0);
    }

    public void setGroupingSize(int newValue) {
        if (newValue < 0 || newValue > Byte.MAX_VALUE) {
            throw new IllegalArgumentException("newValue is out of valid range. value: " + newValue);
        }
        pattern.grouping = newValue;
    }

    public int getMultiplier() {
        return pattern.multiplier;
    }

    public void setMultiplier(int newValue) {
        pattern.multiplier = newValue;
    }

    public boolean isDecimalSeparatorAlwaysShown() {
        return pattern.pointAlways;
    }

    public void setDecimalSeparatorAlwaysShown(boolean newValue) {
        pattern.pointAlways = newValue;
    }

    public boolean isParseBigDecimal() {
        return parseBigDecimal;
    }

    public void setParseBigDecimal(boolean newValue) {
        parseBigDecimal = newValue;
    }

    public String getPositivePrefix() {
        return affix(false, true);
    }

    public String getPositiveSuffix() {
        return affix(false, false);
    }

    public String getNegativePrefix() {
        return affix(true, true);
    }

    public String getNegativeSuffix() {
        return affix(true, false);
    }

    public void setPositivePrefix(String newValue) {
        pattern.setPositive(Objects.requireNonNull(newValue, "prefix must not be null"), null);
    }

    public void setPositiveSuffix(String newValue) {
        pattern.setPositive(null, Objects.requireNonNull(newValue, "suffix must not be null"));
    }

    public void setNegativePrefix(String newValue) {
        pattern.setNegative(Objects.requireNonNull(newValue, "prefix must not be null"), null);
    }

    public void setNegativeSuffix(String newValue) {
        pattern.setNegative(null, Objects.requireNonNull(newValue, "suffix must not be null"));
    }

    @Override
    public RoundingMode getRoundingMode() {
        return roundingMode;
    }

    @Override
    public void setRoundingMode(RoundingMode roundingMode) {
        this.roundingMode = Objects.requireNonNull(roundingMode);
    }

    @Override
    public Object clone() {
        DecimalFormat copy = (DecimalFormat) super.clone();
        copy.symbols = (DecimalFormatSymbols) symbols.clone();
        copy.pattern = pattern.copy();
        return copy;
    }

    @Override
    public boolean equals(Object obj) {
        if (!super.equals(obj)) {
            return false;
        }
        DecimalFormat that = (DecimalFormat) obj;
        return pattern.isLike(that.pattern) && parseBigDecimal == that.parseBigDecimal
                && roundingMode == that.roundingMode && symbols.equals(that.symbols);
    }

    @Override
    public int hashCode() {
        return super.hashCode() * 37 + getPositivePrefix().hashCode();
    }

    @Override
    public String toString() {
        return "DecimalFormat [locale: \"" + symbols.getLocale().getDisplayName() + "\", pattern: \"" + toPattern()
                + "\"]\n";
    }

    @Override
    public java.util.Currency getCurrency() {
        return symbols.getCurrency();
    }

    @Override
    public void setCurrency(java.util.Currency currency) {
        if (currency != symbols.getCurrency()) {
            symbols.setCurrency(currency);
        }
    }
}
