package java.text;

/** A pattern of {@link DecimalFormat}: what stands before and behind a number, and which digits it has. */
final class DecimalPattern {
    // Signs in affixes that stand for the locale's; characters that no text has.
    static final char MINUS = '\ufdd0';
    static final char PERCENT = '\ufdd1';
    static final char PER_MILL = '\ufdd2';
    static final char CURRENCY = '\ufdd3';

    private final String text;
    private int at;
    String prefix;
    String suffix;
    /** Null where a negative number has a minus before the prefix. */
    private String negativePrefix;
    private String negativeSuffix;
    int minimumInteger;
    int maximumInteger;
    int minimumFraction;
    int maximumFraction;
    /** The size of groups, not positive for none. */
    int grouping;
    int multiplier = 1;
    boolean pointAlways;
    /** The least number of digits of the exponent; 0 where there is none. */
    int exponentDigits;

    DecimalPattern(String text) {
        this.text = text;
        prefix = readAffix();
        readNumber();
        suffix = readAffix();
        if (at < text.length() && text.charAt(at) == ';') {
            at++;
            int own = multiplier;
            multiplier = 1;
            String before = readAffix();
            while (at < text.length() && "#0,.".indexOf(text.charAt(at)) >= 0) {
                at++;
            }
            String behind = readAffix();
            multiplier = own;
            if (!before.equals(prefix) && !(before.isEmpty() && behind.isEmpty()) || !behind.equals(suffix)) {
                negativePrefix = before;
                negativeSuffix = behind;
            }
            if (negativePrefix != null && negativePrefix.length() == 1 && negativePrefix.charAt(0) == MINUS
                    && prefix.isEmpty() && negativeSuffix.equals(suffix)) {
                negativePrefix = null;
            }
        }
        if (at < text.length()) {
            char c = text.charAt(at);
            throw c == ';' ? new IllegalArgumentException("Unquoted special character ';' in pattern \"" + text + '"')
                    : malformed();
        }
    }

    private IllegalArgumentException malformed() {
        return new IllegalArgumentException("Malformed pattern \"" + text + '"');
    }

    boolean exponential() {
        return exponentDigits > 0;
    }

    String affix(boolean negative, boolean before) {
        if (!negative) {
            return before ? prefix : suffix;
        }
        if (negativePrefix == null) {
            return before ? MINUS + prefix : suffix;
        }
        return before ? negativePrefix : negativeSuffix;
    }

    void setNegative(String before, String behind) {
        negativePrefix = before;
        negativeSuffix = behind;
    }

    /** Reads up to a digit, the end of a part, or the end. */
    private String readAffix() {
        StringBuilder affix = new StringBuilder();
        boolean quoted = false;
        for (; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\'') {
                if (at + 1 < text.length() && text.charAt(at + 1) == '\'') {
                    affix.append('\'');
                    at++;
                } else {
                    quoted = !quoted;
                }
            } else if (quoted) {
                affix.append(c);
            } else if ("#0,.;".indexOf(c) >= 0) {
                break;
            } else if (c == '%' || c == '\u2030') {
                if (multiplier != 1) {
                    throw new IllegalArgumentException(
                            "Too many percent/per mille characters in pattern \"" + text + '"');
                }
                multiplier = c == '%' ? 100 : 1000;
                affix.append(c == '%' ? PERCENT : PER_MILL);
            } else {
                affix.append(c == '-' ? MINUS : c == '\u00a4' ? CURRENCY : c);
            }
        }
        if (quoted) {
            throw malformed();
        }
        return affix.toString();
    }

    private void readNumber() {
        int left = 0;
        int zeros = 0;
        int right = 0;
        int point = -1;
        int group = -1;
        loop:
        for (; at < text.length(); at++) {
            switch (text.charAt(at)) {
                case '#':
                    if (zeros > 0) {
                        right++;
                    } else {
                        left++;
                    }
                    break;
                case '0':
                    if (right > 0) {
                        throw new IllegalArgumentException("Unexpected '0' in pattern \"" + text + '"');
                    }
                    zeros++;
                    break;
                case ',':
                    group = 0;
                    continue;
                case '.':
                    if (point >= 0) {
                        throw new IllegalArgumentException("Multiple decimal separators in pattern \"" + text + '"');
                    }
                    point = left + zeros + right;
                    continue;
                default:
                    break loop;
            }
            if (group >= 0 && point < 0) {
                group++;
            } else if (group >= 0 && text.charAt(at - 1) == ',') {
                throw malformed();
            }
        }
        if (at < text.length() && text.charAt(at) == 'E' && left + zeros + right > 0) {
            at++;
            while (at < text.length() && text.charAt(at) == '0') {
                exponentDigits++;
                at++;
            }
            if (exponentDigits == 0) {
                throw new IllegalArgumentException("Malformed exponential pattern \"" + text + '"');
            }
        }
        if (zeros == 0 && left > 0 && point >= 0) {
            // A pattern of # only, with a point: the digit before the point must be, or the first behind it.
            int before = Math.max(point, 1);
            right = left - before;
            left = before - 1;
            zeros = 1;
        }
        if (point < 0 && right > 0 || point >= 0 && (point < left || point > left + zeros) || group == 0) {
            throw malformed();
        }
        int total = left + zeros + right;
        int whole = point >= 0 ? point : total;
        minimumInteger = whole - left;
        maximumInteger = whole;
        maximumFraction = point >= 0 ? total - point : 0;
        minimumFraction = point >= 0 ? Math.max(left + zeros - point, 0) : 0;
        grouping = Math.max(group, 0);
        pointAlways = point == 0 || point == total;
    }

    /** The pattern of a format with these affixes, in its usual form. */
    String text(DecimalFormat format) {
        StringBuilder result = new StringBuilder();
        part(result, format, prefix, suffix);
        if (negativePrefix != null) {
            part(result.append(';'), format, negativePrefix, negativeSuffix);
        }
        return result.toString();
    }

    private void part(StringBuilder result, DecimalFormat format, String before, String behind) {
        quote(result, before);
        int least = format.getMinimumIntegerDigits();
        int size = format.isGroupingUsed() ? grouping : 0;
        int count = exponential() ? format.getMaximumIntegerDigits() : Math.max(size, least) + 1;
        for (int i = count; i > 0; i--) {
            if (i != count && size > 0 && i % size == 0) {
                result.append(',');
            }
            result.append(i <= least ? '0' : '#');
        }
        if (format.getMaximumFractionDigits() > 0 || pointAlways) {
            result.append('.');
        }
        for (int i = 0; i < format.getMaximumFractionDigits(); i++) {
            result.append(i < format.getMinimumFractionDigits() ? '0' : '#');
        }
        if (exponential()) {
            result.append('E').append("0".repeat(exponentDigits));
        }
        quote(result, behind);
    }

    private static void quote(StringBuilder result, String affix) {
        boolean special = false;
        for (int i = 0; i < affix.length(); i++) {
            special |= "#0,.;%\u2030\u00a4-".indexOf(affix.charAt(i)) >= 0;
        }
        result.append(special ? "'" : "");
        for (int i = 0; i < affix.length(); i++) {
            char c = affix.charAt(i);
            result.append(c == MINUS ? "-" : c == PERCENT ? "%" : c == PER_MILL ? "\u2030" : c == CURRENCY ? "\u00a4"
                    : c == '\'' ? "''" : String.valueOf(c));
        }
        result.append(special ? "'" : "");
    }
}
