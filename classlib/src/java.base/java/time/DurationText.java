package java.time;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.format.DateTimeParseException;

/** Reads durations ({@code P2DT3H4M5.6S}) and periods ({@code P1Y2M3W4D}), in either case, with signs anywhere. */
final class DurationText {
    private static final int NANO_DIGITS = 9;

    private static final String[] UNIT_NAMES = {"days", "hours", "minutes", "seconds"};

    private final CharSequence original;
    private final String text;
    private int at;
    private boolean negative;

    DurationText(CharSequence text) {
        original = text;
        this.text = text.toString().toUpperCase();
    }

    private boolean accept(char c) {
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private boolean begin() {
        negative = accept('-');
        if (!negative) {
            accept('+');
        }
        return accept('P');
    }

    /** The next number with its sign; {@code null} if there is none. */
    private String number() {
        int start = at;
        if (!accept('-')) {
            accept('+');
        }
        int digits = at;
        while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) {
            at++;
        }
        return at == digits ? null : text.substring(start, at);
    }

    /** {@code null} if the text is malformed. */
    Duration parse() {
        BigInteger total = BigInteger.ZERO;
        if (!begin()) {
            return null;
        }
        String units = "DHMS";
        int[] lengths = {86400, 3600, 60, 1};
        int next = 0;
        boolean time = false;
        boolean any = false;
        while (at < text.length()) {
            if (!time && accept('T')) {
                time = true;
                next = 1;
                any = false;
                continue;
            }
            String number = number();
            if (number == null || at == text.length()) {
                return null;
            }
            int unit = units.indexOf(text.charAt(at++));
            int point = number.indexOf('.');
            if (unit < next || (unit == 0) == time || point >= 0 && unit != 3 || number.endsWith(".") && point < 0) {
                return null;
            }
            if (point >= 0 && number.length() - point - 1 > NANO_DIGITS) {
                return null;
            }
            BigDecimal seconds = new BigDecimal(number).multiply(BigDecimal.valueOf(lengths[unit]));
            if (seconds.toBigInteger().bitLength() > 63) {
                throw tooLarge(UNIT_NAMES[unit]);
            }
            total = total.add(seconds.movePointRight(NANO_DIGITS).toBigInteger());
            next = unit + 1;
            any = true;
        }
        if (!any) {
            return null;
        }
        try {
            return Duration.ofTotal(negative ? total.negate() : total);
        } catch (ArithmeticException overflow) {
            throw tooLarge("overflow");
        }
    }

    private DateTimeParseException tooLarge(String what) {
        return new DateTimeParseException("Text cannot be parsed to a Duration: " + what, original, 0);
    }

    /** {@code null} if the text is malformed. */
    Period parsePeriod() {
        if (!begin()) {
            return null;
        }
        String units = "YMWD";
        long[] parts = new long[4];
        int next = 0;
        while (at < text.length()) {
            String number = number();
            if (number == null || at == text.length() || number.indexOf('.') >= 0) {
                return null;
            }
            int unit = units.indexOf(text.charAt(at++));
            if (unit < next) {
                return null;
            }
            parts[unit] = (negative ? -1 : 1) * Long.parseLong(number);
            next = unit + 1;
        }
        if (next == 0) {
            return null;
        }
        int days = Math.toIntExact(Math.addExact(parts[3], Math.multiplyExact(parts[2], 7)));
        return Period.of(Math.toIntExact(parts[0]), Math.toIntExact(parts[1]), days);
    }
}
