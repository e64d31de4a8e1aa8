package java.time.format;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Month;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;

/** One part of a format: a literal, a number, a name, or a fraction of a second. */
final class FormatElement {
    private static final int MOST_DIGITS = 19;

    /** {@code null} for a literal. */
    final ChronoField field;
    final String literal;
    private final TextStyle style;
    private final boolean fraction;
    private final boolean reduced;
    private final int least;
    private final int most;
    private final boolean signBeyond;
    /** Wanted only if the whole optional part can be written or read; elements of one part share the number. */
    final int optionalPart;

    private FormatElement(
            ChronoField field, String literal, TextStyle style, int kind, int least, int most, boolean signBeyond,
                    int part) {
        this.field = field;
        this.literal = literal;
        this.style = style;
        fraction = kind == 1;
        reduced = kind == 2;
        this.least = least;
        this.most = most;
        this.signBeyond = signBeyond;
        optionalPart = part;
    }

    static FormatElement literal(String text, int part) {
        return new FormatElement(null, text, null, 0, 0, 0, false, part);
    }

    static FormatElement fixed(ChronoField field, int digits, int part) {
        return new FormatElement(field, null, null, 0, digits, digits, false, part);
    }

    static FormatElement number(ChronoField field, int part) {
        return new FormatElement(field, null, null, 0, 1, MOST_DIGITS, false, part);
    }

    /** At least so many digits, behind a sign if there are more. */
    static FormatElement year(ChronoField field, int least, int most, int part) {
        return new FormatElement(field, null, null, 0, least, most, true, part);
    }

    /** The last two digits of a year from 2000 on. */
    static FormatElement twoDigitYear(ChronoField field, int part) {
        return new FormatElement(field, null, null, 2, 2, 2, false, part);
    }

    static FormatElement fraction(int least, int most, int part) {
        return new FormatElement(ChronoField.NANO_OF_SECOND, null, null, 1, least, most, false, part);
    }

    static FormatElement name(ChronoField field, TextStyle style, int part) {
        return new FormatElement(field, null, style, 0, 0, 0, false, part);
    }

    boolean isNumber() {
        return field != null && style == null && !(fraction && least != most);
    }

    boolean isFixed() {
        return isNumber() && least == most;
    }

    int digits() {
        return least;
    }

    boolean isVariable() {
        return isNumber() && least < most;
    }

    void format(TemporalAccessor value, StringBuilder out) {
        if (field == null) {
            out.append(literal);
            return;
        }
        long number = value.getLong(field);
        if (style != null) {
            out.append(nameOf(number));
        } else if (fraction) {
            formatFraction((int) number, out);
        } else {
            formatNumber(reduced ? Math.floorMod(number, 100L) : number, out);
        }
    }

    private void formatFraction(int nanos, StringBuilder out) {
        String digits = Long.toString(1000_000_000L + nanos).substring(1);
        int end = most;
        while (end > least && digits.charAt(end - 1) == '0') {
            end--;
        }
        if (least != most && end > 0) {
            out.append('.');
        }
        out.append(digits, 0, end);
    }

    private void formatNumber(long number, StringBuilder out) {
        String digits = Long.toString(Math.abs(number));
        if (digits.length() > most) {
            throw new DateTimeException("Field " + field + " cannot be printed as the value " + number
                    + " exceeds the maximum print width of " + most);
        }
        if (number < 0) {
            if (isFixed() && !signBeyond) {
                throw new DateTimeException("Field " + field + " cannot be printed as the value " + number
                        + " cannot be negative according to the SignStyle");
            }
            out.append('-');
        } else if (signBeyond && least < MOST_DIGITS && digits.length() > least) {
            out.append('+');
        }
        out.append("0".repeat(Math.max(0, least - digits.length()))).append(digits);
    }

    private String nameOf(long number) {
        if (field == ChronoField.AMPM_OF_DAY) {
            return number == 0 ? "AM" : "PM";
        }
        if (field == ChronoField.DAY_OF_WEEK) {
            return DayOfWeek.of((int) number).getDisplayName(style, Locale.ROOT);
        }
        return Month.of((int) number).getDisplayName(style, Locale.ROOT);
    }

    /** Reads this element at {@code at}, leaving {@code reserved} digits; gives the end, or -1 minus the place of the error. */
    int parse(String text, int at, int reserved, Parsed fields) {
        if (field == null) {
            return text.startsWith(literal, at) ? at + literal.length() : ~at;
        }
        if (style != null) {
            return parseName(text, at, fields);
        }
        if (fraction) {
            return parseFraction(text, at, fields);
        }
        int start = at;
        boolean negative = false;
        boolean plus = false;
        if (start < text.length() && (signBeyond || least < most)) {
            negative = text.charAt(start) == '-';
            plus = text.charAt(start) == '+';
            start += negative || plus ? 1 : 0;
        }
        int end = start;
        while (end < text.length() && end - start < most && isDigit(text.charAt(end))) {
            end++;
        }
        if (reserved > 0) {
            end = Math.max(end - reserved, Math.min(end, start + least));
        } else if (signBeyond && !negative && !plus && end - start > least && most > least && least > 1) {
            // More digits than asked for need a sign.
            return ~at;
        }
        if (end - start < least) {
            return ~start;
        }
        if (plus && end - start <= least) {
            return ~at;
        }
        long value = Long.parseLong(text.substring(start, end));
        if (negative && value == 0) {
            return ~at;
        }
        fields.put(field, reduced ? 2000 + value : negative ? -value : value);
        return end;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private int parseFraction(String text, int at, Parsed fields) {
        int start = at;
        if (least != most) {
            if (at == text.length() || text.charAt(at) != '.') {
                return least == 0 ? at : ~at;
            }
            start++;
        }
        int end = start;
        int value = 0;
        while (end < text.length() && end - start < most && isDigit(text.charAt(end))) {
            value = value * 10 + text.charAt(end++) - '0';
        }
        if (end - start < least || end == start) {
            return ~start;
        }
        for (int digits = end - start; digits < 9; digits++) {
            value *= 10;
        }
        fields.put(field, value);
        return end;
    }

    private int parseName(String text, int at, Parsed fields) {
        int first = (int) field.range().getMinimum();
        int best = -1;
        int end = at;
        for (int number = first; number <= field.range().getMaximum(); number++) {
            String name = nameOf(number);
            if (text.startsWith(name, at) && at + name.length() > end) {
                best = number;
                end = at + name.length();
            }
        }
        if (best < 0) {
            return ~at;
        }
        fields.put(field, best);
        return end;
    }
}
