package java.time;

import java.math.BigInteger;
import java.time.format.DateTimeParseException;

/** Reads durations ({@code P2DT3H4M5.6S}) and periods ({@code P1Y2M3W4D}), in either case, with signs anywhere. */
final class DurationText {
    private static final int NANO_DIGITS = 9;

    private static final String[] UNIT_NAMES = {"days", "hours", "minutes", "seconds"};
    private static final int[] LENGTHS = {86400, 3600, 60, 1};
    /** The place of the seconds in these. */
    private static final int SECONDS = 3;

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

    /** The next whole number with its sign; {@code null} if there is none. */
    private String number() {
        int start = at;
        if (!accept('-')) {
            accept('+');
        }
        return digits().isEmpty() ? null : text.substring(start, at);
    }

    private String digits() {
        int start = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return text.substring(start, at);
    }

    /** {@code null} if the text is malformed. */
    Duration parse() {
        if (!begin()) {
            return null;
        }
        String[] numbers = new String[4];
        String fraction = "";
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
            boolean point = accept('.') || accept(',');
            fraction = point ? digits() : "";
            if (number == null || at == text.length() || fraction.length() > NANO_DIGITS) {
                return null;
            }
            int unit = "DHMS".indexOf(text.charAt(at++));
            if (unit < next || (unit == 0) == time || point && unit != SECONDS) {
                return null;
            }
            numbers[unit] = number;
            next = unit + 1;
            any = true;
        }
        return any ? duration(numbers, fraction) : null;
    }

    private Duration duration(String[] numbers, String fraction) {
        BigInteger seconds = BigInteger.ZERO;
        for (int unit = 0; unit < numbers.length; unit++) {
            if (numbers[unit] != null) {
                seconds = seconds.add(BigInteger.valueOf(seconds(numbers[unit], unit)));
            }
        }
        BigInteger nanos = fraction.isEmpty() ? BigInteger.ZERO
                : new BigInteger(fraction + "0".repeat(NANO_DIGITS - fraction.length()));
        boolean below = numbers[SECONDS] != null && numbers[SECONDS].startsWith("-");
        BigInteger total = seconds.multiply(BigInteger.TEN.pow(NANO_DIGITS)).add(below ? nanos.negate() : nanos);
        try {
            if (below && nanos.signum() != 0) {
                seconds = seconds.subtract(BigInteger.ONE);
            }
            if (seconds.bitLength() > 63) {
                throw new ArithmeticException("long overflow");
            }
            return Duration.ofTotal(negative ? total.negate() : total);
        } catch (ArithmeticException overflow) {
            throw tooLarge("overflow", overflow);
        }
    }

    private long seconds(String number, int unit) {
        try {
            return Math.multiplyExact(Long.parseLong(number, 0, number.length(), 10), LENGTHS[unit]);
        } catch (NumberFormatException | ArithmeticException tooLarge) {
            throw tooLarge(UNIT_NAMES[unit], tooLarge);
        }
    }

    private DateTimeParseException tooLarge(String what, RuntimeException cause) {
        return new DateTimeParseException("Text cannot be parsed to a Duration: " + what, original, 0, cause);
    }

    /** {@code null} if the text is malformed. */
    Period parsePeriod() {
        if (!begin()) {
            return null;
        }
        String[] numbers = {"0", "0", "0", "0"};
        int next = 0;
        while (at < text.length()) {
            String number = number();
            if (number == null || at == text.length()) {
                return null;
            }
            int unit = "YMWD".indexOf(text.charAt(at++));
            if (unit < next) {
                return null;
            }
            numbers[unit] = number;
            next = unit + 1;
        }
        if (next == 0) {
            return null;
        }
        int[] parts = new int[numbers.length];
        for (int unit = 0; unit < parts.length; unit++) {
            parts[unit] = count(numbers[unit]);
        }
        return Period.of(parts[0], parts[1], Math.addExact(parts[3], Math.multiplyExact(parts[2], 7)));
    }

    private int count(String number) {
        try {
            return Math.multiplyExact(Integer.parseInt(number, 0, number.length(), 10), negative ? -1 : 1);
        } catch (NumberFormatException | ArithmeticException tooLarge) {
            throw new DateTimeParseException("Text cannot be parsed to a Period", original, 0, tooLarge);
        }
    }
}
