package java.text;

import java.io.InvalidObjectException;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Objects;
import jdk.internal.locale.CompactTexts;
import jdk.internal.locale.NumberTexts;

/** The texts of numbers: by the locale's customs, as far as the library knows them. */
public abstract class NumberFormat extends Format {
    public static final int INTEGER_FIELD = 0;
    public static final int FRACTION_FIELD = 1;

    /** How compact numbers are written: with a sign or with a word. */
    public enum Style {
        SHORT, LONG
    }

    /** A kind of part of the text of a number. */
    public static class Field extends Format.Field {
        private static final long serialVersionUID = 7494728892700160890L;

        public static final Field INTEGER = new Field("integer");
        public static final Field FRACTION = new Field("fraction");
        public static final Field EXPONENT = new Field("exponent");
        public static final Field DECIMAL_SEPARATOR = new Field("decimal separator");
        public static final Field SIGN = new Field("sign");
        public static final Field GROUPING_SEPARATOR = new Field("grouping separator");
        public static final Field EXPONENT_SYMBOL = new Field("exponent symbol");
        public static final Field PERCENT = new Field("percent");
        public static final Field PERMILLE = new Field("per mille");
        public static final Field CURRENCY = new Field("currency");
        public static final Field EXPONENT_SIGN = new Field("exponent sign");
        public static final Field PREFIX = new Field("prefix");
        public static final Field SUFFIX = new Field("suffix");

        private static final Field[] ALL = {
            INTEGER, FRACTION, EXPONENT, DECIMAL_SEPARATOR, SIGN, GROUPING_SEPARATOR,
            EXPONENT_SYMBOL, PERCENT, PERMILLE, CURRENCY, EXPONENT_SIGN, PREFIX, SUFFIX};

        protected Field(String name) {
            super(name);
        }

        @Override
        protected Object readResolve() throws InvalidObjectException {
            if (getClass() != Field.class) {
                throw new InvalidObjectException("subclass didn't correctly implement readResolve");
            }
            for (Field each : ALL) {
                if (each.getName().equals(getName())) {
                    return each;
                }
            }
            throw new InvalidObjectException("unknown attribute name");
        }
    }

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

    public static NumberFormat getInstance(Locale inLocale) {
        return new DecimalFormat(NumberTexts.of(inLocale).plainPattern, new DecimalFormatSymbols(inLocale));
    }

    public static NumberFormat getNumberInstance() {
        return getInstance();
    }

    public static NumberFormat getNumberInstance(Locale inLocale) {
        return getInstance(inLocale);
    }

    public static NumberFormat getIntegerInstance() {
        return getIntegerInstance(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static NumberFormat getIntegerInstance(Locale inLocale) {
        NumberFormat format = getInstance(inLocale);
        format.setMaximumFractionDigits(0);
        format.setParseIntegerOnly(true);
        return format;
    }

    public static NumberFormat getPercentInstance() {
        return getPercentInstance(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static NumberFormat getPercentInstance(Locale inLocale) {
        return new DecimalFormat(NumberTexts.of(inLocale).percentPattern, new DecimalFormatSymbols(inLocale));
    }

    public static NumberFormat getCurrencyInstance() {
        return getCurrencyInstance(Locale.getDefault(Locale.Category.FORMAT));
    }

    public static NumberFormat getCurrencyInstance(Locale inLocale) {
        DecimalFormatSymbols symbols = new DecimalFormatSymbols(inLocale);
        NumberFormat format = new DecimalFormat(NumberTexts.of(inLocale).moneyPattern, symbols);
        int digits = symbols.getCurrency() == null ? -1 : symbols.getCurrency().getDefaultFractionDigits();
        if (digits >= 0) {
            format.setMinimumFractionDigits(digits);
            format.setMaximumFractionDigits(digits);
        }
        return format;
    }

    public static NumberFormat getCompactNumberInstance() {
        return getCompactNumberInstance(Locale.getDefault(Locale.Category.FORMAT), Style.SHORT);
    }

    public static NumberFormat getCompactNumberInstance(Locale locale, Style formatStyle) {
        CompactTexts texts = CompactTexts.of(Objects.requireNonNull(locale), Objects.requireNonNull(formatStyle) == Style.SHORT);
        return new CompactNumberFormat(NumberTexts.of(locale).plainPattern, new DecimalFormatSymbols(locale), texts.patterns(),
                texts.pluralRules());
    }

    public final String format(double number) {
        return format(number, new StringBuffer(), new FieldPosition(0)).toString();
    }

    public final String format(long number) {
        return format(number, new StringBuffer(), new FieldPosition(0)).toString();
    }

    public abstract StringBuffer format(double value, StringBuffer target, FieldPosition position);

    public abstract StringBuffer format(long value, StringBuffer target, FieldPosition position);

    @Override
    public StringBuffer format(Object number, StringBuffer toAppendTo, FieldPosition pos) {
        if (number instanceof Double || number instanceof Float) {
            return format(((Number) number).doubleValue(), toAppendTo, pos);
        }
        if (number instanceof Number) {
            return format(((Number) number).longValue(), toAppendTo, pos);
        }
        throw new IllegalArgumentException("Cannot format given Object as a Number");
    }

    public abstract Number parse(String text, ParsePosition position);

    public Number parse(String source) throws ParseException {
        ParsePosition position = new ParsePosition(0);
        Number value = parse(source, position);
        if (position.getIndex() == 0) {
            throw new ParseException("Unparseable number: \"" + source + "\"", position.getErrorIndex());
        }
        return value;
    }

    @Override
    public final Object parseObject(String source, ParsePosition pos) {
        return parse(source, pos);
    }

    public boolean isParseIntegerOnly() {
        return integerOnly;
    }

    public void setParseIntegerOnly(boolean value) {
        integerOnly = value;
    }

    public boolean isGroupingUsed() {
        return groupingUsed;
    }

    public void setGroupingUsed(boolean newValue) {
        groupingUsed = newValue;
    }
    //#for Part: Integer Fraction

    public int getMaximum$Part$Digits() {
        return maximum$Part$Digits;
    }

    public void setMaximum$Part$Digits(int newValue) {
        maximum$Part$Digits = Math.max(0, newValue);
        minimum$Part$Digits = Math.min(minimum$Part$Digits, maximum$Part$Digits);
    }

    public int getMinimum$Part$Digits() {
        return minimum$Part$Digits;
    }

    public void setMinimum$Part$Digits(int newValue) {
        minimum$Part$Digits = Math.max(0, newValue);
        maximum$Part$Digits = Math.max(minimum$Part$Digits, maximum$Part$Digits);
    }
    //#end

    public RoundingMode getRoundingMode() {
        throw new UnsupportedOperationException();
    }

    public void setRoundingMode(RoundingMode roundingMode) {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean equals(Object obj) {
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        NumberFormat that = (NumberFormat) obj;
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

    public java.util.Currency getCurrency() {
        throw new UnsupportedOperationException();
    }

    public void setCurrency(java.util.Currency currency) {
        throw new UnsupportedOperationException();
    }
}
