package jdk.internal.util;

import java.math.BigDecimal;

/**
 * The decimal digits of a magnitude, which can be rounded: of a double that is not negative the shortest that read back
 * as it.
 */
public final class DecimalDigits {
    /** The digits without leading zeros; empty for zero. */
    private String digits;
    /** The power of ten of the first digit; of a big decimal that is zero what its scale says. */
    private int exponent;

    public DecimalDigits(double value) {
        String text = Double.toString(value);
        int e = text.indexOf('E');
        int power = e < 0 ? 0 : Integer.parseInt(text.substring(e + 1));
        String mantissa = e < 0 ? text : text.substring(0, e);
        int point = mantissa.indexOf('.');
        String all = mantissa.substring(0, point).concat(mantissa.substring(point + 1));
        set(all, power + point - 1);
    }

    public DecimalDigits(BigDecimal value) {
        String all = value.unscaledValue().abs().toString();
        set(all, all.length() - 1 - value.scale());
        if (isZero()) {
            exponent = -value.scale();
        }
    }

    /** Takes digits the first of which has the power {@code power}. */
    private void set(String all, int power) {
        int first = 0;
        while (first < all.length() && all.charAt(first) == '0') {
            first++;
        }
        int last = all.length();
        while (last > first && all.charAt(last - 1) == '0') {
            last--;
        }
        digits = all.substring(first, last);
        exponent = digits.isEmpty() ? 0 : power - first;
    }

    /** The number of digits behind the point. */
    public int fraction() {
        return digits.isEmpty() ? 0 : Math.max(0, digits.length() - 1 - exponent);
    }

    /** The number of digits, without zeros at either end. */
    public int count() {
        return digits.length();
    }

    public boolean isZero() {
        return digits.isEmpty();
    }

    public int exponent() {
        return exponent;
    }

    /** Rounds half up to {@code places} digits after the point; to tens and so on where it is negative. */
    public void round(int places) {
        long kept = (long) exponent + 1 + places;
        if (kept >= digits.length() || digits.isEmpty()) {
            return;
        }
        if (kept < 0) {
            digits = "";
            exponent = 0;
            return;
        }
        int length = (int) kept;
        boolean up = digits.charAt(length) >= '5';
        char[] chars = digits.substring(0, length).toCharArray();
        int at = length - 1;
        while (up && at >= 0) {
            if (chars[at] == '9') {
                chars[at--] = '0';
            } else {
                chars[at]++;
                up = false;
            }
        }
        String rounded = new String(chars);
        if (up) {
            rounded = "1".concat(rounded);
            exponent++;
        }
        digits = rounded;
        if (rounded.isEmpty()) {
            exponent = 0;
        }
    }

    /** {@code count} digits from the one with the power {@code power} on, with zeros where there are none. */
    public String places(int power, int count) {
        StringBuilder text = new StringBuilder(Math.max(count, 1));
        for (int i = 0; i < count; i++) {
            long at = (long) exponent - power + i;
            text.append(at >= 0 && at < digits.length() ? digits.charAt((int) at) : '0');
        }
        return text.toString();
    }

    /** As {@link Double#toHexString}, with {@code precision} digits after the point unless that is negative. */
    public static String hexadecimal(double value, int precision) {
        if (precision < 0 || value == 0 || precision > 12) {
            // No digit is lost.
            String text = Double.toHexString(value);
            int p = text.indexOf('p');
            int missing = precision - (p - 4);
            return missing <= 0 || precision < 0
                    ? text
                    : text.substring(0, p) + "0".repeat(missing) + text.substring(p);
        }
        int places = Math.max(precision, 1);
        long bits = Double.doubleToRawLongBits(value);
        int exponent = Math.getExponent(value);
        long significand = bits & 0xfffffffffffffL | 1L << 52;
        if (exponent < -1022) {
            significand = bits & 0xfffffffffffffL;
            int shift = Long.numberOfLeadingZeros(significand) - 11;
            significand <<= shift;
            exponent = -1022 - shift;
        }
        int dropped = 52 - 4 * places;
        long rest = significand & (1L << dropped) - 1;
        long half = 1L << dropped - 1;
        significand >>>= dropped;
        if (rest > half || rest == half && (significand & 1) != 0) {
            significand++;
        }
        if (significand >>> 4 * places > 1) {
            significand >>>= 1;
            exponent++;
        }
        String fraction = Long.toHexString(significand | 1L << 4 * places).substring(1);
        return "0x1." + fraction + "p" + exponent;
    }
}
