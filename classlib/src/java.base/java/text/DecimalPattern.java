package java.text;

/** A pattern of {@link DecimalFormat}: what stands before and behind a number, and which digits it has. */
final class DecimalPattern implements Cloneable {
    // Signs in affixes that stand for the locale's; characters that no text has.
    static final char MINUS = '\ufdd0';
    static final char PERCENT = '\ufdd1';
    static final char PER_MILL = '\ufdd2';
    static final char CURRENCY = '\ufdd3';
    static final char CURRENCY_CODE = '\ufdd4';
    /** As many digits of a fraction as any double has. */
    private static final int ALL_FRACTION = 340;

    private final String text;
    private int at;
    // The digits that need not, must and again need not be there, and where among them point and group stand.
    private int left;
    private int zeros;
    private int right;
    private int point = -1;
    private int group = -1;
    private String prefix;
    private String suffix;
    /** Null where a negative number has a minus before the prefix. */
    private String negativePrefix;
    private String negativeSuffix;
    // Whether the affix was set as a text: it is another one then than that of a pattern, however it reads.
    private boolean prefixSet;
    private boolean suffixSet;
    private boolean negativePrefixSet;
    private boolean negativeSuffixSet;
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
        if (text.isEmpty()) {
            maximumInteger = Integer.MAX_VALUE;
            maximumFraction = ALL_FRACTION;
            grouping = 3;
            suffix = "";
            return;
        }
        if (at < text.length() && text.charAt(at) == ';') {
            throw new IllegalArgumentException("Unquoted special character ';' in pattern \"" + text + '"');
        }
        StringBuilder behindNumber = new StringBuilder();
        // What stands behind the number may be interrupted by more of it.
        do {
            readNumber();
            behindNumber.append(readAffix());
        } while (at < text.length() && "#0,.".indexOf(text.charAt(at)) >= 0);
        suffix = behindNumber.toString();
        finishNumber();
        if (at == text.length() - 1 && text.charAt(at) == ';') {
            // Nothing follows: as if nothing was said.
            at++;
        } else if (at < text.length() && text.charAt(at) == ';') {
            at++;
            int own = multiplier;
            multiplier = 1;
            String before = readAffix();
            while (at < text.length() && "#0,.".indexOf(text.charAt(at)) >= 0) {
                at++;
            }
            if (at < text.length() && text.charAt(at) == 'E' && exponential()) {
                do {
                    at++;
                } while (at < text.length() && text.charAt(at) == '0');
            }
            String behind = readAffix();
            multiplier = own;
            boolean asAlways = before.equals(MINUS + prefix) || before.equals(prefix);
            if (!asAlways || !behind.equals(suffix)) {
                negativePrefix = before;
                negativeSuffix = behind;
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

    /** Whether a currency stands in it, so that numbers have the separators of amounts. */
    boolean isMoney() {
        return isMoney(prefix) || isMoney(suffix) || negativePrefix != null && (isMoney(negativePrefix) || isMoney(negativeSuffix));
    }

    private static boolean isMoney(String affix) {
        return affix.indexOf(CURRENCY) >= 0 || affix.indexOf(CURRENCY_CODE) >= 0;
    }

    void setPositive(String before, String behind) {
        keepNegative();
        if (before != null) {
            prefix = before;
            prefixSet = true;
        }
        if (behind != null) {
            suffix = behind;
            suffixSet = true;
        }
    }

    void setNegative(String before, String behind) {
        keepNegative();
        if (before != null) {
            negativePrefix = before;
            negativePrefixSet = true;
        }
        if (behind != null) {
            negativeSuffix = behind;
            negativeSuffixSet = true;
        }
    }

    /** What follows from the positive affixes does no longer, once one is set. */
    private void keepNegative() {
        if (negativePrefix == null) {
            negativePrefix = MINUS + prefix;
            negativeSuffix = suffix;
        }
    }

    /** Whether the negative affixes are what follows from the positive ones. */
    private boolean isDerived() {
        return negativePrefix == null
                || negativeSuffixSet == suffixSet && negativeSuffix.equals(suffix)
                && negativePrefixSet == prefixSet && negativePrefix.equals((prefixSet ? '-' : MINUS) + prefix);
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
            } else if (c == '\u00a4' && at + 1 < text.length() && text.charAt(at + 1) == c) {
                affix.append(CURRENCY_CODE);
                at++;
            } else {
                affix.append(c == '-' ? MINUS : c == '\u00a4' ? CURRENCY : c);
            }
        }
        if (quoted) {
            throw malformed();
        }
        return affix.toString();
    }

    /** Reads digits, separators and an exponent, up to something else. */
    private void readNumber() {
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
    }

    private void finishNumber() {
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

    /** Signs of patterns, and those of symbols that stand for them in localized patterns. */
    static final String SIGNS = "0,.%\u2030#-;";

    static String signs(DecimalFormatSymbols symbols, char decimalSeparator, char groupingSeparator) {
        return new String(new char[] {symbols.getZeroDigit(), groupingSeparator,
            decimalSeparator, symbols.getPercent(), symbols.getPerMill(), symbols.getDigit(),
            symbols.getMinusSign(), symbols.getPatternSeparator()});
    }

    /** The pattern of a format with these affixes, in its usual form, by other signs and another exponent. */
    String text(DecimalFormat format, String signs, String exponent) {
        StringBuilder result = new StringBuilder();
        part(result, format, prefix, suffix, signs, exponent);
        if (!isDerived()) {
            part(result.append(signs.charAt(7)), format, negativePrefix, negativeSuffix, signs, exponent);
        }
        return result.toString();
    }

    /** A localized pattern as a usual one. */
    static String standard(String text, DecimalFormatSymbols symbols) {
        String signs = signs(symbols, symbols.getDecimalSeparator(), symbols.getGroupingSeparator());
        String exponent = symbols.getExponentSeparator();
        StringBuilder result = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            quoted ^= c == '\'';
            int sign = quoted ? -1 : signs.indexOf(c);
            if (sign >= 0) {
                result.append(SIGNS.charAt(sign));
            } else if (!quoted && text.startsWith(exponent, i)) {
                result.append('E');
                i += exponent.length() - 1;
            } else if (!quoted && SIGNS.indexOf(c) >= 0) {
                result.append('\'').append(c).append('\'');
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }

    DecimalPattern copy() {
        try {
            return (DecimalPattern) clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    boolean isLike(DecimalPattern that) {
        return prefix.equals(that.prefix) && suffix.equals(that.suffix)
                && affix(true, true).equals(that.affix(true, true))
                && affix(true, false).equals(that.affix(true, false))
                && prefixSet == that.prefixSet && suffixSet == that.suffixSet
                && negativePrefixSet == that.negativePrefixSet && negativeSuffixSet == that.negativeSuffixSet
                && multiplier == that.multiplier
                && grouping == that.grouping && pointAlways == that.pointAlways
                && exponentDigits == that.exponentDigits;
    }

    private void part(StringBuilder result, DecimalFormat format, String before, String behind, String signs,
            String exponent) {
        char zero = signs.charAt(0);
        char optional = signs.charAt(5);
        quote(result, before, signs);
        int least = format.getMinimumIntegerDigits();
        int size = format.isGroupingUsed() ? grouping : 0;
        int count = exponential() ? format.getMaximumIntegerDigits() : Math.max(size, least) + 1;
        for (int i = count; i > 0; i--) {
            if (i != count && size > 0 && i % size == 0) {
                result.append(signs.charAt(1));
            }
            result.append(i <= least ? zero : optional);
        }
        if (format.getMaximumFractionDigits() > 0 || pointAlways) {
            result.append(signs.charAt(2));
        }
        for (int i = 0; i < format.getMaximumFractionDigits(); i++) {
            result.append(i < format.getMinimumFractionDigits() ? zero : optional);
        }
        if (exponential()) {
            result.append(exponent).append(String.valueOf(zero).repeat(exponentDigits));
        }
        quote(result, behind, signs);
    }

    /** Appends an affix: its signs as they are, and what is between them in quotes where it has signs of patterns. */
    private static void quote(StringBuilder result, String affix, String signs) {
        int start = 0;
        for (int i = 0; i < affix.length(); i++) {
            String sign = sign(affix.charAt(i), signs);
            if (sign != null) {
                quoteText(result, affix.substring(start, i), signs);
                result.append(sign);
                start = i + 1;
            }
        }
        quoteText(result, affix.substring(start), signs);
    }

    /** How a pattern writes a sign of an affix; null for any other character. */
    private static String sign(char c, String signs) {
        switch (c) {
            case MINUS:
                return String.valueOf(signs.charAt(6));
            case PERCENT:
                return String.valueOf(signs.charAt(3));
            case PER_MILL:
                return String.valueOf(signs.charAt(4));
            case CURRENCY_CODE:
                return "\u00a4\u00a4";
            case CURRENCY:
                return "\u00a4";
            default:
                return null;
        }
    }

    /** Each part between quotes is in quotes of its own, if it has signs of patterns. */
    private static void quoteText(StringBuilder result, String text, String signs) {
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == '\'') {
                quotePart(result, text.substring(start, i), signs);
                result.append(i == text.length() ? "" : "''");
                start = i + 1;
            }
        }
    }

    private static void quotePart(StringBuilder result, String part, String signs) {
        boolean special = part.indexOf('\u00a4') >= 0;
        for (int i = 0; i < part.length(); i++) {
            special |= signs.indexOf(part.charAt(i)) >= 0;
        }
        String quote = special ? "'" : "";
        result.append(quote).append(part).append(quote);
    }
}
