package java.lang;

import jdk.internal.vm.FloatingText;

/** Reads floating-point numbers, and writes them in hexadecimal. The native that rounds decimals gets checked texts. */
final class FloatingParser {
    private FloatingParser() {
    }
    //#for type Type precision least
    //#| double | Double | 53 | -1074
    //#| float | Float | 24 | -149

    static $type$ parse$Type$(String in) {
        String text = trimmed(in);
        int at = text.charAt(0) == '-' || text.charAt(0) == '+' ? 1 : 0;
        $type$ magnitude;
        if (text.startsWith("NaN", at) && text.length() == at + 3) {
            return $Type$.NaN;
        } else if (text.startsWith("Infinity", at) && text.length() == at + 8) {
            magnitude = $Type$.POSITIVE_INFINITY;
        } else {
            int end = numberEnd(text, at, in);
            magnitude = isHex(text, at)
                    ? ($type$) hex(text, at, end, $precision$, $least$)
                    : FloatingText.to$Type$(text.substring(at, end));
        }
        return text.charAt(0) == '-' ? -magnitude : magnitude;
    }
    //#end

    private static String trimmed(String in) {
        in.length();
        String text = in.trim();
        if (text.isEmpty()) {
            throw new NumberFormatException("empty String");
        }
        return text;
    }

    private static NumberFormatException malformed(String in) {
        return Integer.malformed(in, 10);
    }

    private static boolean isHex(String text, int at) {
        return text.startsWith("0x", at) || text.startsWith("0X", at);
    }

    /** Checks the number that begins at {@code at}; gives its end, before a type suffix. */
    private static int numberEnd(String text, int at, String in) {
        boolean hex = isHex(text, at);
        int radix = hex ? 16 : 10;
        int start = hex ? at + 2 : at;
        int end = text.length();
        int digits = 0;
        boolean point = false;
        int i = start;
        for (; i < end; i++) {
            char c = text.charAt(i);
            if (c == '.' && !(hex && point)) {
                if (point) {
                    throw new NumberFormatException("multiple points");
                }
                point = true;
            } else if (c < 128 && Character.digit(c, radix) >= 0) {
                digits++;
            } else {
                break;
            }
        }
        if (digits == 0) {
            throw malformed(in);
        }
        boolean exponent = i < end && (hex ? (text.charAt(i) | 32) == 'p' : (text.charAt(i) | 32) == 'e');
        if (hex && !exponent) {
            throw malformed(in);
        }
        if (exponent) {
            i++;
            if (i < end && (text.charAt(i) == '-' || text.charAt(i) == '+')) {
                i++;
            }
            int first = i;
            while (i < end && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
                i++;
            }
            if (i == first) {
                throw malformed(in);
            }
        }
        int suffix = end - i;
        if (suffix > 1 || suffix == 1 && "fFdD".indexOf(text.charAt(i)) < 0) {
            throw malformed(in);
        }
        return i;
    }

    /**
     * The value of a checked hexadecimal number, rounded half to even to {@code precision} bits, of which none lies
     * below the power {@code lowest}.
     */
    private static double hex(String text, int at, int end, int precision, int lowest) {
        long bits = 0;
        boolean sticky = false;
        boolean point = false;
        long exponent = 0;
        int i = at + 2;
        for (; (text.charAt(i) | 32) != 'p'; i++) {
            char c = text.charAt(i);
            if (c == '.') {
                point = true;
                continue;
            }
            int digit = Character.digit(c, 16);
            if (bits >>> 58 == 0) {
                bits = bits << 4 | digit;
                exponent -= point ? 4 : 0;
            } else {
                sticky |= digit != 0;
                exponent += point ? 0 : 4;
            }
        }
        if (bits == 0) {
            return 0.0;
        }
        exponent += exponent(text, i + 1, end);
        int width = 64 - Long.numberOfLeadingZeros(bits);
        long drop = Math.max(width - precision, lowest - exponent);
        if (drop > 0) {
            if (drop > width + 1) {
                return 0.0;
            }
            int shift = (int) drop;
            long rest = shift > 63 ? bits : bits & (1L << shift) - 1;
            long half = 1L << shift - 1;
            bits = shift > 63 ? 0 : bits >>> shift;
            if (Long.compareUnsigned(rest, half) > 0 || rest == half && (sticky || (bits & 1) != 0)) {
                bits++;
            }
            exponent += shift;
        }
        if (exponent > 1100) {
            return Double.POSITIVE_INFINITY;
        }
        return Math.scalb((double) bits, (int) Math.max(exponent, -1100));
    }

    private static long exponent(String text, int at, int end) {
        boolean negative = text.charAt(at) == '-';
        if (negative || text.charAt(at) == '+') {
            at++;
        }
        long value = 0;
        for (; at < end; at++) {
            value = Math.min(value * 10 + (text.charAt(at) - '0'), 1_000_000_000_000L);
        }
        return negative ? -value : value;
    }

    static String toHexString(double value, boolean single) {
        if (value != value || Double.isInfinite(value)) {
            return Double.toString(value);
        }
        long bits = Double.doubleToRawLongBits(value);
        String sign = bits < 0 ? "-" : "";
        double magnitude = Math.abs(value);
        if (magnitude == 0) {
            return sign.concat("0x0.0p0");
        }
        boolean subnormal = magnitude < (single ? Float.MIN_NORMAL : Double.MIN_NORMAL);
        int exponent = single && subnormal ? -126 : Math.getExponent(magnitude);
        long fraction;
        if (single) {
            int floatBits = Float.floatToRawIntBits((float) magnitude);
            fraction = (floatBits & 0x7fffffL) << 29;
        } else {
            exponent = subnormal ? -1022 : exponent;
            fraction = bits & 0xfffffffffffffL;
        }
        String digits = Long.toHexString(fraction | 1L << 52).substring(1);
        int length = digits.length();
        while (length > 1 && digits.charAt(length - 1) == '0') {
            length--;
        }
        return sign + (subnormal ? "0x0." : "0x1.") + digits.substring(0, length) + "p" + exponent;
    }
}
