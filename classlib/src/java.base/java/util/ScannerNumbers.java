package java.util;

import java.text.DecimalFormatSymbols;

/**
 * The number formats of {@link Scanner}: optional sign, digits of any script, thousands separated by what the locale has
 * for that (commas); decimals with its point, an exponent, NaN, Infinity, hexadecimal with a point. Gives text that
 * {@code parseInt} or {@code parseDouble} takes, or null.
 */
final class ScannerNumbers {
    private final char separator;
    private final char point;

    ScannerNumbers(Locale locale) {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
        separator = symbols.getGroupingSeparator();
        point = symbols.getDecimalSeparator();
    }

    String integerText(char[] b, int start, int end, int radix) {
        StringBuilder out = new StringBuilder(end - start);
        int i = sign(b, start, end, out);
        int after = digits(b, i, end, radix, out);
        return after == end && after > i ? out.toString() : null;
    }

    private static int sign(char[] b, int start, int end, StringBuilder out) {
        if (start < end && (b[start] == '-' || b[start] == '+')) {
            if (b[start] == '-') {
                out.append('-');
            }
            return start + 1;
        }
        return start;
    }

    /** A digit in {@code radix}, or any decimal digit, which the conversion may then refuse. */
    private static boolean isDigit(char c, int radix) {
        return c < 128 && Character.digit(c, radix) >= 0 || Character.isDigit(c);
    }

    /**
     * Copies digits with or without thousands separators from {@code i} on, without the separators; returns where
     * they end, {@code i} if there is none. Separators count only if every group after the first has three digits and
     * the first has one to three, beginning with no zero.
     */
    private int digits(char[] b, int i, int end, int radix, StringBuilder out) {
        int at = i;
        while (at < end && isDigit(b[at], radix)) {
            out.append(ascii(b[at++]));
        }
        if (at == i || at - i > 3 || at == end || b[at] != separator || Character.digit(b[i], radix) == 0) {
            return at;
        }
        while (at + 3 < end && b[at] == separator && isDigit(b[at + 1], radix) && isDigit(b[at + 2], radix)
                && isDigit(b[at + 3], radix)) {
            for (int k = 1; k <= 3; k++) {
                out.append(ascii(b[at + k]));
            }
            at += 4;
        }
        return at;
    }

    private static char ascii(char c) {
        return c < 128 ? c : (char) ('0' + Character.digit(c, 10));
    }

    String decimalText(char[] b, int start, int end) {
        StringBuilder out = new StringBuilder(end - start);
        int i = sign(b, start, end, out);
        if (i == end) {
            return null;
        }
        char first = b[i];
        if (first == 'N' || first == 'I') {
            String rest = new String(b, i, end - i);
            return rest.equals("NaN") || rest.equals("Infinity") ? out.append(rest).toString() : null;
        }
        if (first == '0' && i + 1 < end && (b[i + 1] == 'x' || b[i + 1] == 'X')) {
            return hexadecimalText(b, i + 2, end, out);
        }
        int at = digits(b, i, end, 10, out);
        boolean some = at > i;
        if (at < end && b[at] == point) {
            out.append('.');
            int fraction = ++at;
            while (at < end && Character.isDigit(b[at])) {
                out.append(ascii(b[at++]));
            }
            some |= at > fraction;
        }
        if (!some) {
            return null;
        }
        if (at < end && (b[at] == 'e' || b[at] == 'E')) {
            at = exponent(b, at, end, out);
        }
        return at == end ? out.toString() : null;
    }

    /** Copies an exponent with at least one digit; returns where it ends, or {@code at} if there is none. */
    private static int exponent(char[] b, int at, int end, StringBuilder out) {
        out.append(b[at]);
        int i = at + 1;
        if (i < end && (b[i] == '+' || b[i] == '-')) {
            out.append(b[i++]);
        }
        int first = i;
        while (i < end && Character.isDigit(b[i])) {
            out.append(ascii(b[i++]));
        }
        return i > first ? i : at;
    }

    /** Hexadecimal digits, a point, at least one more, and the exponent that {@code parseDouble} demands. */
    private static String hexadecimalText(char[] b, int start, int end, StringBuilder out) {
        out.append("0x");
        int at = start;
        while (at < end && b[at] < 128 && Character.digit(b[at], 16) >= 0) {
            out.append(b[at++]);
        }
        if (at == end || b[at] != '.') {
            return null;
        }
        out.append('.');
        int fraction = ++at;
        while (at < end && b[at] < 128 && Character.digit(b[at], 16) >= 0) {
            out.append(b[at++]);
        }
        if (at == fraction || at == end || b[at] != 'p' && b[at] != 'P') {
            return null;
        }
        at = exponent(b, at, end, out);
        return at == end ? out.toString() : null;
    }
}
