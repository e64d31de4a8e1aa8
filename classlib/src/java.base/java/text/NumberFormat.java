package java.text;

import java.math.RoundingMode;
import java.util.Locale;

/** The texts of numbers: by the locale's customs, as far as the library knows them. */
public abstract class NumberFormat extends Format {
    public static final int INTEGER_FIELD = 0;
    public static final int FRACTION_FIELD = 1;

    private boolean groupingUsed = true;
    private boolean integerOnly;
    private int minimumIntegerDigits = 1;
    private int maximumIntegerDigits = 40;
    private int minimumFractionDigits;
    private int maximumFractionDigits = 3;

    protected NumberFormat() {
    }

    public static NumberFormat getInstance() {
        return getInstance(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static NumberFormat getInstance(Locale locale) {
        return new DecimalFormat("#,##0.###", new DecimalFormatSymbols(locale));
    }

    public static NumberFormat getNumberInstance() {
        return getInstance();
    }

    public static NumberFormat getNumberInstance(Locale locale) {
        return getInstance(locale);
    }

    public static NumberFormat getIntegerInstance() {
        return getIntegerInstance(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static NumberFormat getIntegerInstance(Locale locale) {
        NumberFormat format = new DecimalFormat("#,##0", new DecimalFormatSymbols(locale));
        format.setParseIntegerOnly(true);
        return format;
    }

    public static NumberFormat getPercentInstance() {
        return getPercentInstance(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static NumberFormat getPercentInstance(Locale locale) {
        DecimalFormatSymbols symbols = new DecimalFormatSymbols(locale);
        return new DecimalFormat(symbols.isEuropean() ? "#,##0\u00a0%" : "#,##0%", symbols);
    }

    public static NumberFormat getCurrencyInstance() {
        return getCurrencyInstance(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static NumberFormat getCurrencyInstance(Locale locale) {
        DecimalFormatSymbols symbols = new DecimalFormatSymbols(locale);
        String pattern = symbols.isEuropean() ? "#,##0.00\u00a0\u00a4"
                : locale.getLanguage().isEmpty() ? "\u00a4\u00a0#,##0.00" : "\u00a4#,##0.00";
        return new DecimalFormat(pattern, symbols);
    }

    public final String format(double value) {
        return format(value, new StringBuffer(), new FieldPosition(0)).toString();
    }

    public final String format(long value) {
        return format(value, new StringBuffer(), new FieldPosition(0)).toString();
    }

    public abstract StringBuffer format(double value, StringBuffer target, FieldPosition position);

    public abstract StringBuffer format(long value, StringBuffer target, FieldPosition position);

    @Override
    public StringBuffer format(Object value, StringBuffer target, FieldPosition position) {
        if (value instanceof Double || value instanceof Float) {
            return format(((Number) value).doubleValue(), target, position);
        }
        if (value instanceof Number) {
            return format(((Number) value).longValue(), target, position);
        }
        throw new IllegalArgumentException("Cannot format given Object as a Number");
    }

    public abstract Number parse(String text, ParsePosition position);

    public Number parse(String text) throws ParseException {
        ParsePosition position = new ParsePosition(0);
        Number value = parse(text, position);
        if (position.getIndex() == 0) {
            throw new ParseException("Unparseable number: \"" + text + "\"", position.getErrorIndex());
        }
        return value;
    }

    @Override
    public final Object parseObject(String text, ParsePosition position) {
        return parse(text, position);
    }

    public boolean isParseIntegerOnly() {
        return integerOnly;
    }

    public void setParseIntegerOnly(boolean only) {
        integerOnly = only;
    }

    public boolean isGroupingUsed() {
        return groupingUsed;
    }

    public void setGroupingUsed(boolean used) {
        groupingUsed = used;
    }

    public int getMaximumIntegerDigits() {
        return maximumIntegerDigits;
    }

    public void setMaximumIntegerDigits(int digits) {
        maximumIntegerDigits = Math.max(0, digits);
        minimumIntegerDigits = Math.min(minimumIntegerDigits, maximumIntegerDigits);
    }

    public int getMinimumIntegerDigits() {
        return minimumIntegerDigits;
    }

    public void setMinimumIntegerDigits(int digits) {
        minimumIntegerDigits = Math.max(0, digits);
        maximumIntegerDigits = Math.max(minimumIntegerDigits, maximumIntegerDigits);
    }

    public int getMaximumFractionDigits() {
        return maximumFractionDigits;
    }

    public void setMaximumFractionDigits(int digits) {
        maximumFractionDigits = Math.max(0, digits);
        minimumFractionDigits = Math.min(minimumFractionDigits, maximumFractionDigits);
    }

    public int getMinimumFractionDigits() {
        return minimumFractionDigits;
    }

    public void setMinimumFractionDigits(int digits) {
        minimumFractionDigits = Math.max(0, digits);
        maximumFractionDigits = Math.max(minimumFractionDigits, maximumFractionDigits);
    }

    public RoundingMode getRoundingMode() {
        throw new UnsupportedOperationException();
    }

    public void setRoundingMode(RoundingMode mode) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean equals(Object other) {
        if (other == null || getClass() != other.getClass()) {
            return false;
        }
        NumberFormat that = (NumberFormat) other;
        return groupingUsed == that.groupingUsed && integerOnly == that.integerOnly
                && minimumIntegerDigits == that.minimumIntegerDigits
                && maximumIntegerDigits == that.maximumIntegerDigits
                && minimumFractionDigits == that.minimumFractionDigits
                && maximumFractionDigits == that.maximumFractionDigits;
    }

    /** By the digits that a double can have, at most. */
    @Override
    public int hashCode() {
        return Math.min(maximumIntegerDigits, 309) * 37 + 3;
    }
}
