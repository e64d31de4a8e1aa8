package java.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Objects;

/** Numbers in few digits, such as {@code 12K} or {@code 12 thousand}, by a pattern for each size of numbers. */
public final class CompactNumberFormat extends NumberFormat {
    private static final long serialVersionUID = 7128367218649234678L;

    private final String decimalPattern;
    private final String[] compactPatterns;
    private final String pluralRules;
    private DecimalFormatSymbols symbols;
    private RoundingMode roundingMode = RoundingMode.HALF_EVEN;
    private byte groupingSize;
    private boolean parseBigDecimal;
    /** By the number of digits, less one. */
    private final CompactPattern[] patterns;
    private final PluralRules rules;
    /** Writes numbers that there is no compact pattern for. */
    private final DecimalFormat plain;

    public CompactNumberFormat(String decimalPattern, DecimalFormatSymbols symbols, String[] compactPatterns) {
        this(decimalPattern, symbols, compactPatterns, "");
    }

    public CompactNumberFormat(String decimalPattern, DecimalFormatSymbols symbols, String[] compactPatterns,
            String pluralRules) {
        this.decimalPattern = Objects.requireNonNull(decimalPattern, "decimalPattern");
        this.symbols = (DecimalFormatSymbols) Objects.requireNonNull(symbols, "symbols").clone();
        plain = new DecimalFormat(decimalPattern, symbols);
        plain.setMaximumFractionDigits(0);
        // Kept as it is: a caller that changes it changes what this equals, but not what it writes.
        this.compactPatterns = Objects.requireNonNull(compactPatterns, "compactPatterns");
        this.pluralRules = Objects.requireNonNull(pluralRules, "pluralRules");
        rules = new PluralRules(pluralRules);
        patterns = new CompactPattern[compactPatterns.length];
        for (int i = 0; i < patterns.length; i++) {
            if (compactPatterns[i] == null) {
                throw new IllegalArgumentException("A null compact pattern encountered at index: " + i);
            }
            patterns[i] = new CompactPattern(compactPatterns[i], i);
        }
        setMaximumIntegerDigits(309);
        setMaximumFractionDigits(0);
        super.setGroupingUsed(false);
    }

    @Override
    public final StringBuffer format(Object number, StringBuffer toAppendTo, FieldPosition pos) {
        if (number == null) {
            throw new IllegalArgumentException("Cannot format null as a number");
        }
        if (number instanceof BigDecimal value) {
            return format(value, value.signum() < 0, toAppendTo, true, pos);
        }
        if (number instanceof BigInteger value && value.bitLength() > 63) {
            return format(new BigDecimal(value), value.signum() < 0, toAppendTo, true, pos);
        }
        if (number instanceof Double || number instanceof Float) {
            return format(((Number) number).doubleValue(), toAppendTo, pos);
        }
        if (number instanceof Number value) {
            return format(value.longValue(), toAppendTo, pos);
        }
        throw new IllegalArgumentException("Cannot format " + number.getClass().getName() + " as a number");
    }

    @Override
    public StringBuffer format(double number, StringBuffer result, FieldPosition fieldPosition) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            return plain.format(number, result, fieldPosition);
        }
        return format(new BigDecimal(number), Double.doubleToRawLongBits(number) < 0, result, false, fieldPosition);
    }

    @Override
    public StringBuffer format(long number, StringBuffer result, FieldPosition fieldPosition) {
        return format(BigDecimal.valueOf(number), number < 0, result, false, fieldPosition);
    }

    /** Writes a number that may be a negative zero; of large ones no fraction is kept when they are divided. */
    private StringBuffer format(BigDecimal number, boolean negative, StringBuffer result, boolean large,
            FieldPosition position) {
        position.setBeginIndex(0);
        position.setEndIndex(0);
        BigDecimal whole = rounded(number, 0);
        CompactPattern pattern = pattern(whole.abs(), negative);
        if (pattern != null) {
            BigDecimal divisor = new BigDecimal(pattern.divisor);
            BigDecimal shown = large ? whole.divide(divisor, 0, mode())
                    : rounded(new BigDecimal(whole.doubleValue() / divisor.doubleValue()), getMaximumFractionDigits());
            CompactPattern.Form form = pattern.form(rules, shown.abs().doubleValue());
            if (form != null && !form.isPlain()) {
                result.append(form.before(negative, symbols.getMinusSign()));
                if (form.digits() > 0) {
                    digits().format(shown.abs(), result, position);
                }
                return result.append(form.after(negative));
            }
        }
        plain.setRoundingMode(roundingMode);
        return negative && whole.signum() == 0 ? plain.format(-0.0, result, position)
                : plain.format(whole, result, position);
    }

    private RoundingMode mode() {
        return roundingMode == RoundingMode.UNNECESSARY ? RoundingMode.HALF_EVEN : roundingMode;
    }

    private BigDecimal rounded(BigDecimal number, int fraction) {
        try {
            return number.scale() <= fraction ? number : number.setScale(fraction, roundingMode);
        } catch (ArithmeticException inexact) {
            throw new ArithmeticException("Rounding needed with the rounding mode being set to RoundingMode.UNNECESSARY");
        }
    }

    /** The pattern of a whole number, or null; what would be written with a digit more has the pattern of larger ones. */
    private CompactPattern pattern(BigDecimal whole, boolean negative) {
        int power = whole.signum() == 0 ? 0 : whole.precision() - whole.scale() - 1;
        int last = patterns.length - 1;
        if (power >= last) {
            return last < 0 ? null : patterns[last];
        }
        CompactPattern pattern = patterns[power];
        if (pattern.isCompact()) {
            BigDecimal part = whole.scaleByPowerOfTen(-power - 1);
            BigDecimal shown = (negative ? part.negate() : part).setScale(pattern.digits + 1, roundingMode);
            return shown.abs().compareTo(BigDecimal.ONE) >= 0 ? patterns[power + 1] : pattern;
        }
        return pattern;
    }

    /** Writes the digits before a compact unit. */
    private DecimalFormat digits() {
        DecimalFormat digits = new DecimalFormat("0", symbols);
        digits.setMaximumIntegerDigits(getMaximumIntegerDigits());
        digits.setMinimumIntegerDigits(getMinimumIntegerDigits());
        digits.setMaximumFractionDigits(getMaximumFractionDigits());
        digits.setMinimumFractionDigits(getMinimumFractionDigits());
        digits.setGroupingSize(groupingSize);
        digits.setGroupingUsed(isGroupingUsed());
        return digits;
    }

    @Override
    public Number parse(String text, ParsePosition pos) {
        int begin = pos.getIndex();
        if (text.startsWith(symbols.getNaN(), begin)) {
            pos.setIndex(begin + symbols.getNaN().length());
            return Double.NaN;
        }
        CompactReading best = CompactReading.of(text, begin, plain.getPositivePrefix(), "", false, 1, this)
                .better(CompactReading.of(text, begin, plain.getNegativePrefix(), plain.getNegativeSuffix(), true, 1, this));
        for (CompactPattern pattern : patterns) {
            for (CompactPattern.Form form : pattern.forms()) {
                for (int sign = 0; sign < 2 && !form.isPlain(); sign++) {
                    boolean negative = sign == 1;
                    best = best.better(CompactReading.of(text, begin, form.before(negative, symbols.getMinusSign()),
                            form.after(negative), negative, form.digits(), this).times(pattern.divisor));
                }
            }
        }
        if (best.number() == null) {
            pos.setErrorIndex(begin);
            return null;
        }
        pos.setIndex(best.end());
        return best.result(parseBigDecimal);
    }

    /** Reads digits, as those before a unit are written. */
    Number digitsOf(String text, ParsePosition at) {
        DecimalFormat digits = digits();
        digits.setParseBigDecimal(true);
        return Character.digit(at.getIndex() < text.length() ? text.charAt(at.getIndex()) : ' ', 10) < 0
                && !text.startsWith(symbols.getInfinity(), at.getIndex())
                && !text.startsWith(String.valueOf(symbols.getDecimalSeparator()), at.getIndex()) ? null
                : digits.parse(text, at);
    }

    @Override
    public void setMaximumIntegerDigits(int newValue) {
        super.setMaximumIntegerDigits(Math.min(newValue, 309));
    }

    @Override
    public void setMinimumIntegerDigits(int newValue) {
        super.setMinimumIntegerDigits(Math.min(newValue, 309));
    }

    @Override
    public void setMaximumFractionDigits(int newValue) {
        super.setMaximumFractionDigits(Math.min(newValue, 340));
    }

    @Override
    public void setMinimumFractionDigits(int newValue) {
        super.setMinimumFractionDigits(Math.min(newValue, 340));
    }

    @Override
    public RoundingMode getRoundingMode() {
        return roundingMode;
    }

    @Override
    public void setRoundingMode(RoundingMode roundingMode) {
        this.roundingMode = Objects.requireNonNull(roundingMode);
    }

    public int getGroupingSize() {
        return groupingSize;
    }

    public void setGroupingSize(int newValue) {
        if (newValue < 0 || newValue > 127) {
            throw new IllegalArgumentException("The value passed is negative or larger than 127");
        }
        groupingSize = (byte) newValue;
    }

    @Override
    public boolean isGroupingUsed() {
        return super.isGroupingUsed();
    }

    @Override
    public void setGroupingUsed(boolean newValue) {
        super.setGroupingUsed(newValue);
    }

    @Override
    public boolean isParseIntegerOnly() {
        return super.isParseIntegerOnly();
    }

    @Override
    public void setParseIntegerOnly(boolean value) {
        super.setParseIntegerOnly(value);
    }

    public boolean isParseBigDecimal() {
        return parseBigDecimal;
    }

    public void setParseBigDecimal(boolean newValue) {
        parseBigDecimal = newValue;
    }

    @Override
    public boolean equals(Object obj) {
        if (!super.equals(obj)) {
            return false;
        }
        CompactNumberFormat that = (CompactNumberFormat) obj;
        return decimalPattern.equals(that.decimalPattern) && symbols.equals(that.symbols)
                && Arrays.equals(compactPatterns, that.compactPatterns) && roundingMode == that.roundingMode
                && pluralRules.equals(that.pluralRules) && groupingSize == that.groupingSize
                && parseBigDecimal == that.parseBigDecimal;
    }

    @Override
    public int hashCode() {
        return 31 * super.hashCode() + Objects.hash(decimalPattern, symbols, roundingMode, groupingSize, pluralRules)
                + Arrays.hashCode(compactPatterns) + (parseBigDecimal ? 1 : 0);
    }

    @Override
    public String toString() {
        return "CompactNumberFormat [locale: \"" + symbols.getLocale().getDisplayName() + "\", decimal pattern: \""
                + decimalPattern + "\", compact patterns: \"" + Arrays.toString(compactPatterns) + "\"]\n";
    }

    @Override
    public CompactNumberFormat clone() {
        CompactNumberFormat copy = (CompactNumberFormat) super.clone();
        copy.symbols = (DecimalFormatSymbols) symbols.clone();
        return copy;
    }
}
