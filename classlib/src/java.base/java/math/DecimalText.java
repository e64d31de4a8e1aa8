package java.math;

/** The texts of decimals: read with the exceptions of {@link BigDecimal}'s constructors, and written in three forms. */
final class DecimalText {
    /** Texts of at most so many characters are told apart by their unexpected character, longer ones are not. */
    private static final int SHORT = 18;
    private static final int EXPONENT_DIGITS = 10;

    final BigInteger unscaled;
    /** Meaningful if {@link #unscaled} is {@code null}. */
    final long small;
    final int scale;

    /** Reads {@code length} characters from {@code offset} on. */
    DecimalText(char[] text, int offset, int length) {
        int available = text.length;
        if (offset < 0 || length < 0 || length > available - offset) {
            throw new NumberFormatException("Bad offset or len arguments for char[] input.");
        }
        if (length == 0) {
            throw offset == text.length ? new NumberFormatException() : noDigits();
        }
        int end = offset + length;
        int at = offset;
        boolean negative = text[at] == '-';
        if (negative || text[at] == '+') {
            at++;
        }
        boolean isShort = end - at <= SHORT;
        StringBuilder digits = isShort ? null : new StringBuilder(end - at);
        long value = 0;
        int count = 0;
        int point = -1;
        long exponent = 0;
        for (; at < end; at++) {
            char c = text[at];
            int digit = c >= '0' && c <= '9' ? c - '0' : Character.digit(c, 10);
            if (digit >= 0) {
                count++;
                if (isShort) {
                    value = 10 * value + digit;
                } else if (digit != 0 || digits.length() > 0) {
                    digits.append((char) ('0' + digit));
                }
            } else if (c == '.') {
                if (point >= 0) {
                    throw new NumberFormatException("Character array contains more than one decimal point.");
                }
                point = count;
            } else if (c == 'e' || c == 'E') {
                exponent = exponent(text, at + 1, end);
                break;
            } else if (isShort) {
                throw new NumberFormatException("Character " + c
                        + " is neither a decimal digit number, decimal point, nor \"e\" notation exponential mark.");
            } else {
                throw new NumberFormatException("Character array is missing \"e\" notation exponential mark.");
            }
        }
        if (count == 0) {
            throw noDigits();
        }
        long scale = (point < 0 ? 0 : count - point) - exponent;
        if (scale != (int) scale) {
            throw new NumberFormatException("Exponent overflow.");
        }
        this.scale = (int) scale;
        if (!isShort && digits.length() > SHORT) {
            BigInteger mag = new BigInteger(digits.toString());
            unscaled = negative ? mag.negate() : mag;
            small = 0;
        } else {
            if (!isShort && digits.length() > 0) {
                value = Long.parseLong(digits.toString());
            }
            unscaled = null;
            small = negative ? -value : value;
        }
    }

    private static NumberFormatException noDigits() {
        return new NumberFormatException("No digits found.");
    }

    private static long exponent(char[] text, int from, int end) {
        int at = from;
        // A text that ends here is told apart from a part of an array.
        boolean negative = at < text.length && text[at] == '-';
        if (negative || at < end && text[at] == '+') {
            at++;
        }
        if (at >= end) {
            throw at == text.length ? new NumberFormatException() : new NumberFormatException("No exponent digits.");
        }
        while (end - at > EXPONENT_DIGITS && Character.digit(text[at], 10) == 0) {
            at++;
        }
        if (end - at > EXPONENT_DIGITS) {
            throw new NumberFormatException("Too many nonzero exponent digits.");
        }
        long exponent = 0;
        for (; at < end; at++) {
            int digit = Character.digit(text[at], 10);
            if (digit < 0) {
                throw new NumberFormatException("Not a digit.");
            }
            exponent = 10 * exponent + digit;
        }
        return negative ? -exponent : exponent;
    }

    /** The canonical text of an unscaled value's digits with a scale, exponents in threes if {@code engineering}. */
    static String scientific(String digits, int signum, int scale, boolean engineering) {
        String mag = signum < 0 ? digits.substring(1) : digits;
        if (scale == 0) {
            return digits;
        }
        int length = mag.length();
        long adjusted = -(long) scale + (length - 1);
        StringBuilder text = new StringBuilder(length + 14);
        if (signum < 0) {
            text.append('-');
        }
        if (scale > 0 && adjusted >= -6) {
            appendPlain(text, mag, scale);
            return text.toString();
        }
        if (!engineering) {
            text.append(mag.charAt(0));
            if (length > 1) {
                text.append('.').append(mag, 1, length);
            }
        } else {
            int before = (int) Math.floorMod(adjusted, 3L);
            adjusted -= before;
            before++;
            if (signum == 0) {
                appendZero(text, before);
                adjusted += before == 1 ? 0 : 3;
            } else if (before >= length) {
                text.append(mag).append("0".repeat(before - length));
            } else {
                text.append(mag, 0, before).append('.').append(mag, before, length);
            }
        }
        if (adjusted != 0) {
            text.append('E');
            if (adjusted > 0) {
                text.append('+');
            }
            text.append(adjusted);
        }
        return text.toString();
    }

    /** Zero keeps its scale: with the decimals that lead to the next exponent in threes. */
    private static void appendZero(StringBuilder text, int before) {
        text.append(before == 1 ? "0" : before == 2 ? "0.00" : "0.0");
    }

    /** Digits with a point {@code scale} places from the right, for a positive scale. */
    private static void appendPlain(StringBuilder text, String mag, int scale) {
        int point = mag.length() - scale;
        if (point > 0) {
            text.append(mag, 0, point).append('.').append(mag, point, mag.length());
        } else {
            text.append("0.").append("0".repeat(-point)).append(mag);
        }
    }

    static String plain(String digits, int signum, int scale) {
        if (scale == 0) {
            return digits;
        }
        if (scale < 0) {
            if (signum == 0) {
                return "0";
            }
            checkLength((long) digits.length() - scale);
            return digits + "0".repeat(-scale);
        }
        String mag = signum < 0 ? digits.substring(1) : digits;
        checkLength((long) Math.max(mag.length(), scale) + 3);
        StringBuilder text = new StringBuilder(Math.max(mag.length(), scale) + 3);
        if (signum < 0) {
            text.append('-');
        }
        appendPlain(text, mag, scale);
        return text.toString();
    }

    private static void checkLength(long length) {
        if (length > Integer.MAX_VALUE) {
            throw new OutOfMemoryError("too large to fit in a String");
        }
    }
}
