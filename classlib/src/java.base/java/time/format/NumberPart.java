package java.time.format;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalField;
import java.util.Objects;

/** A number, perhaps with numbers of fixed width directly behind it. */
class NumberPart implements FormatPart {
    private static final long[] POWERS = {1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000,
        1_000_000_000, 10_000_000_000L};

    final TemporalField field;
    final int minWidth;
    final int maxWidth;
    final SignStyle signStyle;
    /** The digits that follow directly; -1 for a number that follows another itself. */
    final int subsequentWidth;

    NumberPart(TemporalField field, int minWidth, int maxWidth, SignStyle signStyle, int subsequentWidth) {
        this.field = field;
        this.minWidth = minWidth;
        this.maxWidth = maxWidth;
        this.signStyle = signStyle;
        this.subsequentWidth = subsequentWidth;
    }

    NumberPart withFixedWidth() {
        return subsequentWidth == -1 ? this : new NumberPart(field, minWidth, maxWidth, signStyle, -1);
    }

    NumberPart withSubsequentWidth(int width) {
        return new NumberPart(field, minWidth, maxWidth, signStyle, subsequentWidth + width);
    }

    /** The number that is written for a value. */
    long shown(PrintState state, long value) {
        return value;
    }

    boolean isFixedWidth(ParseState state) {
        return subsequentWidth == -1
                || subsequentWidth > 0 && minWidth == maxWidth && signStyle == SignStyle.NOT_NEGATIVE;
    }

    @Override
    public boolean print(PrintState state, StringBuilder out) {
        Long found = state.value(field);
        if (found == null) {
            return false;
        }
        long value = shown(state, found);
        String digits = value == Long.MIN_VALUE ? "9223372036854775808" : Long.toString(Math.abs(value));
        if (digits.length() > maxWidth) {
            throw new DateTimeException("Field " + field + " cannot be printed as the value " + value
                    + " exceeds the maximum print width of " + maxWidth);
        }
        DecimalStyle style = state.style();
        if (value >= 0) {
            if (signStyle == SignStyle.EXCEEDS_PAD && minWidth < 19 && digits.length() > minWidth
                    || signStyle == SignStyle.ALWAYS) {
                out.append(style.getPositiveSign());
            }
        } else if (signStyle == SignStyle.NOT_NEGATIVE) {
            throw new DateTimeException("Field " + field + " cannot be printed as the value " + value
                    + " cannot be negative according to the SignStyle");
        } else if (signStyle != SignStyle.NEVER) {
            out.append(style.getNegativeSign());
        }
        for (int i = digits.length(); i < minWidth; i++) {
            out.append(style.getZeroDigit());
        }
        out.append(style.digits(digits));
        return true;
    }

    @Override
    public int parse(ParseState state, CharSequence text, int position) {
        int length = text.length();
        if (position == length) {
            return ~position;
        }
        DecimalStyle style = state.style();
        char sign = text.charAt(position);
        boolean positive = false;
        boolean negative = false;
        if (sign == style.getPositiveSign()) {
            if (!signStyle.parse(true, state.strict, minWidth == maxWidth)) {
                return ~position;
            }
            positive = true;
            position++;
        } else if (sign == style.getNegativeSign()) {
            if (!signStyle.parse(false, state.strict, minWidth == maxWidth)) {
                return ~position;
            }
            negative = true;
            position++;
        } else if (signStyle == SignStyle.ALWAYS && state.strict) {
            return ~position;
        }
        int least = state.strict || isFixedWidth(state) ? minWidth : 1;
        if (position + least > length) {
            return ~position;
        }
        int most = (state.strict || isFixedWidth(state) ? maxWidth : 9) + Math.max(subsequentWidth, 0);
        int end = position;
        while (end < length && end - position < most && style.digit(text.charAt(end)) >= 0) {
            end++;
        }
        if (subsequentWidth > 0) {
            end = position + Math.min(end - position, Math.max(least, end - position - subsequentWidth));
        }
        if (end - position < least) {
            return ~position;
        }
        long total = 0;
        for (int i = position; i < end; i++) {
            int digit = style.digit(text.charAt(i));
            if (total < (Long.MIN_VALUE + digit) / 10) {
                // More than a long: the last digit is left, as it was never there.
                end = i;
                break;
            }
            total = total * 10 - digit;
        }
        if (!negative && total == Long.MIN_VALUE) {
            return ~position;
        }
        if (negative) {
            if (total == 0 && state.strict) {
                return ~(position - 1);
            }
        } else {
            total = -total;
            if (signStyle == SignStyle.EXCEEDS_PAD && state.strict) {
                if (positive) {
                    if (end - position <= minWidth) {
                        return ~(position - 1);
                    }
                } else if (end - position > minWidth) {
                    return ~position;
                }
            }
        }
        return set(state, total, position, end);
    }

    int set(ParseState state, long value, int errorPosition, int successPosition) {
        return state.set(field, value, errorPosition, successPosition);
    }

    @Override
    public String toString() {
        if (minWidth == 1 && maxWidth == 19 && signStyle == SignStyle.NORMAL) {
            return "Value(" + field + ")";
        }
        if (minWidth == maxWidth && signStyle == SignStyle.NOT_NEGATIVE) {
            return "Value(" + field + "," + minWidth + ")";
        }
        return "Value(" + field + "," + minWidth + "," + maxWidth + "," + signStyle + ")";
    }

    /** A number of which only the last digits are told, within a span that begins with a base. */
    static final class Reduced extends NumberPart {
        private final int baseValue;
        private final ChronoLocalDate baseDate;

        Reduced(TemporalField field, int minWidth, int maxWidth, int baseValue, ChronoLocalDate baseDate,
                int subsequentWidth) {
            super(field, minWidth, maxWidth, SignStyle.NOT_NEGATIVE, subsequentWidth);
            this.baseValue = baseValue;
            this.baseDate = baseDate;
        }

        static void check(TemporalField field, int minWidth, int maxWidth, int baseValue, ChronoLocalDate baseDate) {
            if (minWidth < 1 || minWidth > 10) {
                throw new IllegalArgumentException(
                        "The minWidth must be from 1 to 10 inclusive but was " + minWidth);
            }
            if (maxWidth < 1 || maxWidth > 10) {
                throw new IllegalArgumentException(
                        "The maxWidth must be from 1 to 10 inclusive but was " + minWidth);
            }
            if (maxWidth < minWidth) {
                throw new IllegalArgumentException("Maximum width must exceed or equal the minimum width but "
                        + maxWidth + " < " + minWidth);
            }
            if (baseDate == null) {
                if (!field.range().isValidValue(baseValue)) {
                    throw new IllegalArgumentException("The base value must be within the range of the field");
                }
                if (baseValue + POWERS[maxWidth] > Integer.MAX_VALUE) {
                    throw new DateTimeException("Unable to add printer-parser as the range exceeds the capacity of an int");
                }
            }
        }

        private int base(Chronology chronology) {
            return baseDate != null ? chronology.date(baseDate).get(field) : baseValue;
        }

        @Override
        long shown(PrintState state, long value) {
            long size = Math.abs(value);
            int base = base(Chronology.from(state.temporal()));
            return value >= base && value < base + POWERS[minWidth] ? size % POWERS[minWidth] : size % POWERS[maxWidth];
        }

        @Override
        int set(ParseState state, long value, int errorPosition, int successPosition) {
            int base = base(state.chronology());
            long found = value;
            if (successPosition - errorPosition == minWidth && value >= 0) {
                long range = POWERS[minWidth];
                long last = base % range;
                found = base > 0 ? base - last + value : base - last - value;
                if (found < base) {
                    found += range;
                }
            }
            return state.set(field, found, errorPosition, successPosition);
        }

        @Override
        NumberPart withFixedWidth() {
            return subsequentWidth == -1 ? this : new Reduced(field, minWidth, maxWidth, baseValue, baseDate, -1);
        }

        @Override
        NumberPart withSubsequentWidth(int width) {
            return new Reduced(field, minWidth, maxWidth, baseValue, baseDate, subsequentWidth + width);
        }

        @Override
        boolean isFixedWidth(ParseState state) {
            return state.strict && super.isFixedWidth(state);
        }

        @Override
        public String toString() {
            return "ReducedValue(" + field + "," + minWidth + "," + maxWidth + ","
                    + Objects.requireNonNullElse(baseDate, (Object) baseValue) + ")";
        }
    }

    /** A fraction of the unit that a field counts parts of. */
    static final class Fraction extends NumberPart {
        private final boolean decimalPoint;

        Fraction(TemporalField field, int minWidth, int maxWidth, boolean decimalPoint, int subsequentWidth) {
            super(field, minWidth, maxWidth, SignStyle.NOT_NEGATIVE, subsequentWidth);
            this.decimalPoint = decimalPoint;
        }

        boolean hasPoint() {
            return decimalPoint;
        }

        @Override
        NumberPart withFixedWidth() {
            return subsequentWidth == -1 ? this : new Fraction(field, minWidth, maxWidth, decimalPoint, -1);
        }

        @Override
        NumberPart withSubsequentWidth(int width) {
            return new Fraction(field, minWidth, maxWidth, decimalPoint, subsequentWidth + width);
        }

        @Override
        boolean isFixedWidth(ParseState state) {
            return state.strict && minWidth == maxWidth && !decimalPoint;
        }

        /** The digits of the value's part of its range, nine of them. */
        private String digits(long value) {
            long least = field.range().getMinimum();
            long size = field.range().getMaximum() - least + 1;
            java.math.BigDecimal part = java.math.BigDecimal.valueOf(value - least)
                    .divide(java.math.BigDecimal.valueOf(size), 9, java.math.RoundingMode.FLOOR);
            String text = part.unscaledValue().toString();
            return "000000000".substring(text.length()) + text;
        }

        @Override
        public boolean print(PrintState state, StringBuilder out) {
            Long value = state.value(field);
            if (value == null) {
                return false;
            }
            field.range().checkValidValue(value, field);
            String digits = digits(value);
            int end = maxWidth;
            while (end > minWidth && digits.charAt(end - 1) == '0') {
                end--;
            }
            if (end > 0) {
                if (decimalPoint) {
                    out.append(state.style().getDecimalSeparator());
                }
                out.append(state.style().digits(digits.substring(0, end)));
            }
            return true;
        }

        @Override
        public int parse(ParseState state, CharSequence text, int position) {
            boolean fixed = state.strict || isFixedWidth(state);
            int least = fixed ? minWidth : 0;
            int most = fixed ? maxWidth : 9;
            int length = text.length();
            if (position == length) {
                return least > 0 ? ~position : position;
            }
            if (decimalPoint) {
                if (text.charAt(position) != state.style().getDecimalSeparator()) {
                    return least > 0 ? ~position : position;
                }
                position++;
            }
            if (position + least > length) {
                return ~position;
            }
            int end = position;
            long total = 0;
            while (end < length && end - position < most) {
                int digit = state.style().digit(text.charAt(end));
                if (digit < 0) {
                    break;
                }
                total = total * 10 + digit;
                end++;
            }
            if (end - position < least) {
                return ~position;
            }
            for (int i = end - position; i < 9; i++) {
                total *= 10;
            }
            java.math.BigDecimal size = java.math.BigDecimal
                    .valueOf(field.range().getMaximum()).subtract(java.math.BigDecimal.valueOf(field.range().getMinimum()))
                    .add(java.math.BigDecimal.ONE);
            long value = java.math.BigDecimal.valueOf(total, 9).multiply(size)
                    .setScale(0, java.math.RoundingMode.FLOOR).longValue() + field.range().getMinimum();
            return state.set(field, value, position, end);
        }

        @Override
        public String toString() {
            return "Fraction(" + field + "," + minWidth + "," + maxWidth + (decimalPoint ? ",DecimalPoint" : "") + ")";
        }
    }
}
