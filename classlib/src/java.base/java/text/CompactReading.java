package java.text;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;

/** What a text may mean as a compact number: the number (null for none), the length of the affixes, and where it ends. */
record CompactReading(Number number, int affixes, int end) {
    private static final CompactReading NONE = new CompactReading(null, -1, 0);

    /** Reads an affix, digits unless there are none, and another affix. */
    static CompactReading of(String text, int begin, String prefix, String suffix, boolean negative, int digits,
            CompactNumberFormat format) {
        if (!text.startsWith(prefix, begin)) {
            return NONE;
        }
        ParsePosition at = new ParsePosition(begin + prefix.length());
        Number number = digits > 0 ? format.digitsOf(text, at) : BigDecimal.ONE;
        if (number == null || !text.startsWith(suffix, at.getIndex())) {
            return NONE;
        }
        if (format.isParseIntegerOnly() && number instanceof BigDecimal value) {
            number = value.setScale(0, RoundingMode.DOWN);
        }
        if (negative) {
            number = number instanceof BigDecimal value && value.signum() != 0 ? value.negate()
                    : (Number) (-number.doubleValue());
        }
        return new CompactReading(number, prefix.length() + suffix.length(), at.getIndex() + suffix.length());
    }

    CompactReading better(CompactReading other) {
        return other.affixes > affixes ? other : this;
    }

    CompactReading times(BigInteger divisor) {
        return number instanceof BigDecimal value
                ? new CompactReading(value.multiply(new BigDecimal(divisor)), affixes, end) : this;
    }

    Number result(boolean big) {
        return number instanceof BigDecimal value && !big ? DecimalFormat.narrowed(value) : number;
    }
}
