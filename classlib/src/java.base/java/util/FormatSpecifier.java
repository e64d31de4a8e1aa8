package java.util;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import jdk.internal.util.DecimalDigits;

/** One format specifier: {@code %[index$][flags][width][.precision]conversion}, checked when it is made. */
final class FormatSpecifier {
    static final int ORDINARY = 0;
    static final int RELATIVE = -1;

    private static final String FLAGS = "-#+ 0,(<";
    private static final int LEFT = 1;
    private static final int ALTERNATE = 1 << 1;
    private static final int PLUS = 1 << 2;
    private static final int SPACE = 1 << 3;
    private static final int ZERO = 1 << 4;
    private static final int GROUP = 1 << 5;
    private static final int PARENTHESES = 1 << 6;
    private static final int PREVIOUS = 1 << 7;

    private final String format;
    /** Where the specifier lies in the format. */
    final int start;
    final int end;
    /** The number of the argument from 1, {@link #ORDINARY} or {@link #RELATIVE}. */
    final int index;
    private final int flags;
    private final int width;
    private final int precision;
    /** The conversion in lower case; of dates, {@code t}. */
    private final char conversion;
    /** What follows the {@code t} of a date's conversion. */
    private final char dateConversion;
    private final boolean upper;

    FormatSpecifier(String format, int start) {
        this.format = format;
        this.start = start;
        int length = format.length();
        int at = start + 1;
        // What has not the form of a specifier at all is told first.
        IllegalFormatException wrong = null;
        int index = ORDINARY;
        int numberEnd = digitsEnd(format, at);
        if (numberEnd > at && numberEnd < length && format.charAt(numberEnd) == '$'
                && (format.charAt(at) != '0' || allZeros(format, at, numberEnd))) {
            index = number(format, at, numberEnd);
            if (index <= 0) {
                wrong = new IllegalFormatArgumentIndexException(index < 0 ? Integer.MIN_VALUE : 0);
            }
            at = numberEnd + 1;
        }
        int flags = 0;
        while (at < length && FLAGS.indexOf(format.charAt(at)) >= 0) {
            int flag = 1 << FLAGS.indexOf(format.charAt(at));
            if ((flags & flag) != 0 && wrong == null) {
                wrong = new DuplicateFormatFlagsException(String.valueOf(format.charAt(at)));
            }
            flags |= flag;
            at++;
        }
        if ((flags & PREVIOUS) != 0) {
            index = RELATIVE;
        }
        int width = -1;
        numberEnd = digitsEnd(format, at);
        if (numberEnd > at) {
            width = number(format, at, numberEnd);
            if (width < 0 && wrong == null) {
                wrong = new IllegalFormatWidthException(Integer.MIN_VALUE);
            }
            at = numberEnd;
        }
        int precision = -1;
        if (at < length && format.charAt(at) == '.') {
            numberEnd = digitsEnd(format, at + 1);
            if (numberEnd == at + 1) {
                throw malformed();
            }
            precision = number(format, at + 1, numberEnd);
            if (precision < 0 && wrong == null) {
                wrong = new IllegalFormatPrecisionException(Integer.MIN_VALUE);
            }
            at = numberEnd;
        }
        char c = at < length ? format.charAt(at) : 0;
        if (c != '%' && ((c | 32) < 'a' || (c | 32) > 'z')) {
            throw malformed();
        }
        boolean date = c == 't' || c == 'T';
        if (date) {
            at++;
            if (at >= length) {
                throw new UnknownFormatConversionException(String.valueOf(c));
            }
        }
        if (wrong != null) {
            throw wrong;
        }
        dateConversion = date ? format.charAt(at) : 0;
        this.index = c == '%' || c == 'n' ? ORDINARY : index;
        this.flags = flags;
        this.width = width;
        this.precision = precision;
        end = at + 1;
        upper = "BHSCXEGAT".indexOf(c) >= 0;
        conversion = upper ? (char) (c | 32) : c;
        check(c);
    }

    /** What has not the form of a specifier is told by its first character. */
    private UnknownFormatConversionException malformed() {
        return new UnknownFormatConversionException(
                start + 1 < format.length() ? format.substring(start + 1, start + 2) : "%");
    }

    private static int digitsEnd(String format, int at) {
        while (at < format.length() && format.charAt(at) >= '0' && format.charAt(at) <= '9') {
            at++;
        }
        return at;
    }

    private static boolean allZeros(String format, int at, int end) {
        while (at < end && format.charAt(at) == '0') {
            at++;
        }
        return at == end;
    }

    /** The number, or -1 where it is not an {@code int}. */
    private static int number(String format, int at, int end) {
        long value = 0;
        while (at < end && value <= Integer.MAX_VALUE) {
            value = value * 10 + (format.charAt(at++) - '0');
        }
        return value > Integer.MAX_VALUE ? -1 : (int) value;
    }

    private boolean has(int flag) {
        return (flags & flag) != 0;
    }

    boolean takesArgument() {
        return conversion != 'n' && conversion != '%';
    }

    /** The specifier in its usual order, as exceptions tell it. */
    String text() {
        StringBuilder text = new StringBuilder("%");
        text.append(flagText(flags & ~PREVIOUS));
        if (index > 0) {
            text.append(index).append('$');
        } else if (index == RELATIVE) {
            text.append('<');
        }
        if (width >= 0) {
            text.append(width);
        }
        if (precision >= 0) {
            text.append('.').append(precision);
        }
        text.append(upper ? (char) (conversion - 32) : conversion);
        return conversion == 't' ? text.append(dateConversion).toString() : text.toString();
    }

    private static String flagText(int flags) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < FLAGS.length(); i++) {
            if ((flags >> i & 1) != 0) {
                text.append(FLAGS.charAt(i));
            }
        }
        return text.toString();
    }

    private void refuse(int refused) {
        if ((flags & refused) != 0) {
            throw new FormatFlagsConversionMismatchException(
                    flagText(flags & refused), conversion == 't' ? dateConversion : conversion);
        }
    }

    private IllegalFormatFlagsException illegalFlags() {
        String text = flagText(flags);
        // An upper-case conversion counts as a flag, whose place is after the first.
        int at = has(LEFT) ? 1 : 0;
        return new IllegalFormatFlagsException(upper ? text.substring(0, at) + "^" + text.substring(at) : text);
    }

    private void refusePrecision() {
        if (precision >= 0) {
            throw new IllegalFormatPrecisionException(precision);
        }
    }

    private void requireWidth(int needing) {
        if (has(needing) && width < 0) {
            throw new MissingFormatWidthException(text());
        }
    }

    private void check(char written) {
        switch (conversion) {
            case 'b':
            case 'h':
                refuse(ALTERNATE);
                requireWidth(LEFT);
                refuse(PLUS | SPACE | ZERO | GROUP | PARENTHESES);
                break;
            case 's':
                requireWidth(LEFT);
                refuse(PLUS | SPACE | ZERO | GROUP | PARENTHESES);
                break;
            case 'c':
                refusePrecision();
                refuse(ALTERNATE | PLUS | SPACE | ZERO | GROUP | PARENTHESES);
                requireWidth(LEFT);
                break;
            case 'd':
                checkNumeric();
                refusePrecision();
                refuse(ALTERNATE);
                break;
            case 'o':
            case 'x':
                checkNumeric();
                refusePrecision();
                refuse(GROUP);
                break;
            case 'e':
                checkNumeric();
                refuse(GROUP);
                break;
            case 'f':
                checkNumeric();
                break;
            case 'g':
                checkNumeric();
                refuse(ALTERNATE);
                break;
            case 'a':
                checkNumeric();
                refuse(PARENTHESES | GROUP);
                break;
            case 't':
                refusePrecision();
                if (!DateConversion.isKnown(dateConversion)) {
                    throw new UnknownFormatConversionException("t" + dateConversion);
                }
                refuse(ALTERNATE | PLUS | SPACE | ZERO | GROUP | PARENTHESES);
                requireWidth(LEFT);
                break;
            case 'n':
                refusePrecision();
                if (width >= 0) {
                    throw new IllegalFormatWidthException(width);
                }
                if (flags != 0) {
                    throw illegalFlags();
                }
                break;
            case '%':
                refusePrecision();
                if ((flags & ~LEFT) != 0) {
                    throw illegalFlags();
                }
                requireWidth(LEFT);
                break;
            default:
                throw new UnknownFormatConversionException(String.valueOf(written));
        }
    }

    private void checkNumeric() {
        requireWidth(LEFT | ZERO);
        if (has(PLUS) && has(SPACE) || has(LEFT) && has(ZERO)) {
            throw illegalFlags();
        }
    }

    void print(Formatter formatter, Locale locale, Object argument) throws IOException {
        Appendable out = formatter.out();
        if (conversion == 'n') {
            out.append("\n");
        } else if (conversion == '%') {
            justify(out, "%");
        } else if (conversion == 's' && argument instanceof Formattable) {
            int bits = (has(LEFT) ? FormattableFlags.LEFT_JUSTIFY : 0) | (upper ? FormattableFlags.UPPERCASE : 0)
                    | (has(ALTERNATE) ? FormattableFlags.ALTERNATE : 0);
            ((Formattable) argument).formatTo(formatter, bits, width, precision);
        } else if (conversion == 's') {
            refuse(ALTERNATE);
            cut(out, argument == null ? "null" : argument.toString());
        } else if (conversion == 'b') {
            cut(out, argument instanceof Boolean ? argument.toString() : argument == null ? "false" : "true");
        } else if (argument == null) {
            if (conversion == 'c') {
                justify(out, "null");
            } else {
                cut(out, "null");
            }
        } else if (conversion == 't') {
            justify(out, DateConversion.text(argument, dateConversion, locale));
        } else if (conversion == 'h') {
            cut(out, Integer.toHexString(argument.hashCode()));
        } else if (conversion == 'c') {
            justify(out, character(argument));
        } else if (conversion == 'd' || conversion == 'o' || conversion == 'x') {
            integer(out, locale, argument);
        } else if (argument instanceof Double || argument instanceof Float) {
            floating(out, locale, ((Number) argument).doubleValue());
        } else if (conversion != 'a' && argument instanceof BigDecimal) {
            BigDecimal value = (BigDecimal) argument;
            decimal(out, locale, value.signum() < 0, new DecimalDigits(value), value.precision());
        } else {
            throw mismatch(argument);
        }
    }

    private IllegalFormatConversionException mismatch(Object argument) {
        return new IllegalFormatConversionException(conversion, argument.getClass());
    }

    private void cut(Appendable out, String text) throws IOException {
        justify(out, precision >= 0 && precision < text.length() ? text.substring(0, precision) : text);
    }

    /** Writes the text with spaces up to the width. */
    private void justify(Appendable out, String text) throws IOException {
        if (width < 0 && !upper) {
            out.append(text);
            return;
        }
        if (upper) {
            text = text.toUpperCase();
        }
        int spaces = width - text.length();
        if (!has(LEFT)) {
            pad(out, spaces);
        }
        out.append(text);
        if (has(LEFT)) {
            pad(out, spaces);
        }
    }

    private static void pad(Appendable out, int spaces) throws IOException {
        for (int i = 0; i < spaces; i++) {
            out.append(' ');
        }
    }

    private String character(Object argument) {
        if (argument instanceof Character) {
            return argument.toString();
        }
        if (argument instanceof Byte || argument instanceof Short || argument instanceof Integer) {
            int codePoint = ((Number) argument).intValue();
            if (!Character.isValidCodePoint(codePoint)) {
                throw new IllegalFormatCodePointException(codePoint);
            }
            return Character.toString(codePoint);
        }
        throw mismatch(argument);
    }

    private void integer(Appendable out, Locale locale, Object argument) throws IOException {
        long value;
        long mask;
        if (argument instanceof Integer) {
            mask = 0xffffffffL;
        } else if (argument instanceof Long) {
            mask = -1L;
        } else if (argument instanceof Short) {
            mask = 0xffffL;
        } else if (argument instanceof Byte) {
            mask = 0xffL;
        } else if (argument instanceof BigInteger) {
            bigInteger(out, locale, (BigInteger) argument);
            return;
        } else {
            throw mismatch(argument);
        }
        value = ((Number) argument).longValue();
        if (conversion == 'd') {
            String digits = Long.toString(value);
            number(out, locale, value < 0, "", value < 0 ? digits.substring(1) : digits, "");
            return;
        }
        refuse(PARENTHESES | SPACE | PLUS);
        String digits = conversion == 'x' ? Long.toHexString(value & mask) : Long.toOctalString(value & mask);
        String prefix = !has(ALTERNATE) ? "" : conversion == 'x' ? "0x" : "0";
        if (has(ZERO)) {
            digits = zeros(width - prefix.length() - digits.length()).concat(digits);
        }
        justify(out, prefix.concat(digits));
    }

    /** A big integer has no width in bits, so a negative one keeps its sign in every radix. */
    private void bigInteger(Appendable out, Locale locale, BigInteger value) throws IOException {
        int radix = conversion == 'd' ? 10 : conversion == 'x' ? 16 : 8;
        String prefix = !has(ALTERNATE) ? "" : conversion == 'x' ? "0x" : "0";
        number(out, locale, value.signum() < 0, prefix, value.abs().toString(radix), "");
    }

    private static String zeros(int count) {
        return count > 0 ? "0".repeat(count) : "";
    }

    /** Writes sign, prefix, whole part with separators and zeros as the flags say, and the rest as it is. */
    private void number(Appendable out, Locale locale, boolean negative, String prefix, String whole, String rest)
            throws IOException {
        StringBuilder text = new StringBuilder();
        text.append(negative ? has(PARENTHESES) ? "(" : "-" : has(PLUS) ? "+" : has(SPACE) ? " " : "");
        text.append(prefix);
        int begin = text.length();
        if (has(GROUP)) {
            char separator = locale == null ? ',' : locale.groupingSeparator();
            for (int i = 0; i < whole.length(); i++) {
                if (i > 0 && (whole.length() - i) % 3 == 0) {
                    text.append(separator);
                }
                text.append(whole.charAt(i));
            }
        } else {
            text.append(whole);
        }
        text.append(rest);
        int zero = locale == null || conversion == 'x' || conversion == 'o' ? '0' : locale.zeroDigit();
        boolean closing = negative && has(PARENTHESES);
        if (has(ZERO)) {
            text.insert(begin, zeros(width - text.length() - (closing ? 1 : 0)));
        }
        for (int i = begin; zero != '0' && i < text.length(); i++) {
            char c = text.charAt(i);
            text.setCharAt(i, c >= '0' && c <= '9' ? (char) (c - '0' + zero) : c);
        }
        if (closing) {
            text.append(')');
        }
        justify(out, text.toString());
    }

    private void floating(Appendable out, Locale locale, double value) throws IOException {
        boolean negative = Double.compare(value, 0.0) < 0;
        double magnitude = Math.abs(value);
        if (value != value) {
            justify(out, "NaN");
            return;
        }
        if (magnitude == Double.POSITIVE_INFINITY) {
            String sign = negative ? has(PARENTHESES) ? "(" : "-" : has(PLUS) ? "+" : has(SPACE) ? " " : "";
            justify(out, sign + "Infinity" + (negative && has(PARENTHESES) ? ")" : ""));
            return;
        }
        if (conversion == 'a') {
            String hex = DecimalDigits.hexadecimal(magnitude, precision);
            String sign = negative ? "-" : has(PLUS) ? "+" : has(SPACE) ? " " : "";
            // Digits that only the precision asks for are no part of the width that zeros fill.
            int end = hex.indexOf('p');
            int idle = 0;
            while (hex.charAt(end - 1 - idle) == '0' && hex.charAt(end - 2 - idle) != '.') {
                idle++;
            }
            String zeros = has(ZERO) ? zeros(width - sign.length() - hex.length() + idle) : "";
            justify(out, sign + "0x" + zeros + hex.substring(2));
            return;
        }
        decimal(out, locale, negative, new DecimalDigits(magnitude), 0);
    }

    /**
     * Writes a number as {@code e}, {@code f} or {@code g} asks; {@code count} is how many digits a big decimal has,
     * 0 for others.
     */
    private void decimal(Appendable out, Locale locale, boolean negative, DecimalDigits digits, int count)
            throws IOException {
        int places = precision < 0 ? 6 : precision;
        boolean scientific = conversion == 'e';
        if (conversion == 'g') {
            places = places == 0 ? 1 : places;
            digits.round(places - 1 - digits.exponent());
            // A zero has an exponent only if it is a big decimal with a scale.
            scientific = digits.isZero() ? digits.exponent() != 0
                    : digits.exponent() < -4 || digits.exponent() >= places;
            places -= 1 + (scientific ? 0 : digits.exponent());
        }
        String separator = String.valueOf(locale == null ? '.' : locale.decimalSeparator());
        String point = places > 0 || has(ALTERNATE) ? separator : "";
        if (scientific) {
            digits.round(places - digits.exponent());
            int exponent = digits.exponent();
            // The JDK writes the exponent of a whole big decimal of ten digits without a zero.
            boolean single = exponent == 9 && Math.min(count, places + 1) == 10;
            String rest = point + digits.places(exponent - 1, places) + (exponent < 0 ? "e-" : "e+")
                    + (Math.abs(exponent) < 10 && !single ? "0" : "") + Math.abs(exponent);
            number(out, locale, negative, "", digits.places(exponent, 1), rest);
        } else {
            digits.round(places);
            int first = digits.isZero() ? 0 : Math.max(digits.exponent(), 0);
            number(out, locale, negative, "", digits.places(first, first + 1), point + digits.places(-1, places));
        }
    }
}
