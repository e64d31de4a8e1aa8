// stress: off
import java.math.*;
import java.text.*;
import java.util.*;

/** Patterns of decimal formats times values: texts, patterns written back, and values read. */
public class DecimalGrid {
    static String text(String s) {
        StringBuilder escaped = new StringBuilder();
        for (char c : s.toCharArray()) {
            escaped.append(c < ' ' || c > '~' ? "\\u" + Integer.toHexString(c) : String.valueOf(c));
        }
        return escaped.toString();
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        String[] patterns = {"0", "#", "#0", "00", "#.", "0.", ".0", ".#", "#.#", "0.0", "0.00##", "#,##0.00", "#,###", "#,####,##0.###",
            "###,###,##0", "0,000", "00,00", "#,##0.00;(#,##0.00)", "0.00;-0.00", "0;0", "0;x0", "+0;-0", "0.0%", "#%", "%0", "'#'0", "0'%'", "0' o''clock'", "''0", "'a'b#,##0.0 'x'",
            "0E0", "0.###E0", "00.##E0", "##0.##E0", "##0.#####E0", "#00.0##E0", "#0.0E00", "000E0", "0.00E000", "00.###E0", "###E0", "#.##E0", "##.#E0", "#E0", ".0E0", ".##E0", "0.0E0%", "0.##E0;(0.##E0)",
            "\u00a40.00", "\u00a4\u00a4 0.00", "0.00 \u00a4", "\u00a4#,##0.00;(\u00a4#,##0.00)", "-0", "--0", "0-", "x0y", "", "abc", "E0", "0x", "0 0", "0.0.0", "0,0.0,0", "0#", "#0#", "0.#0", ",0", "0,", "#,", ",", ".", "0;0;0", ";", "0E", "0Ex", "0E+0", "#,##0E0", "#,##0.0E0", "'0", "0'", "0%%", "0%\u2030", "%0%", "\u20300%", "##,0", "#0,#", "0.,0", "a'b'c'd''e'0"};
        double[] values = {0, -0.0, 1, -1, 0.5, 1.5, 2.5, -2.5, 0.05, 0.125, 12345.678, -12345.678, 1e-5, 123456789012345.0, 9.995, 99.5, 1e20, 1.2345e-10, Double.MAX_VALUE, Double.MIN_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        for (String pattern : patterns) {
            StringBuilder line = new StringBuilder("<" + text(pattern) + ">");
            try {
                DecimalFormat format = new DecimalFormat(pattern);
                line.append(" -> <").append(text(format.toPattern())).append("> ").append(format.getMinimumIntegerDigits()).append(' ').append(format.getMaximumIntegerDigits()).append(' ')
                        .append(format.getMinimumFractionDigits()).append(' ').append(format.getMaximumFractionDigits()).append(' ').append(format.getGroupingSize()).append(' ').append(format.isGroupingUsed()).append(' ')
                        .append(format.getMultiplier()).append(' ').append(format.isDecimalSeparatorAlwaysShown()).append(" [").append(text(format.getPositivePrefix())).append("][").append(text(format.getPositiveSuffix())).append("][")
                        .append(text(format.getNegativePrefix())).append("][").append(text(format.getNegativeSuffix())).append("]\n   ");
                for (double value : values) {
                    String s;
                    try {
                        s = format.format(value);
                    } catch (RuntimeException e) {
                        s = e.toString();
                    }
                    line.append(" |").append(text(s.length() > 60 ? s.substring(0, 20) + "..." + s.hashCode() : s));
                }
                line.append("\n   ");
                for (long value : new long[] {0, 7, -7, 1234567, Long.MAX_VALUE, Long.MIN_VALUE}) {
                    line.append(" |").append(text(format.format(value)));
                }
                for (Number value : new Number[] {new BigDecimal("-0.00"), new BigDecimal("12345678901234567890.125"), new BigInteger("-98765432109876543210")}) {
                    line.append(" |").append(text(format.format(value)));
                }
                line.append("\n   ");
                for (String source : new String[] {"0", "-0", "1", "-1", "1.5", "1,234.5", "1,,2", "12,", "1.", ".5", ".", "-", "", "1.5.5", "1e5", "1E5", "1E-2", "1E", "(1.50)", "1,x", "1,,x", "50%", "5\u2030", "$2.00", "x1y", "+3", "a'bc", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "NaN", "\u221e", "-\u221e", "\u0661\u0662", " 1", "1 ", "1x"}) {
                    ParsePosition position = new ParsePosition(0);
                    Number value = format.parse(source, position);
                    line.append(" |").append(value).append(value == null ? "" : value instanceof Long ? "L" : "D").append('@').append(position.getIndex()).append(position.getErrorIndex() < 0 ? "" : "!" + position.getErrorIndex());
                }
            } catch (RuntimeException e) {
                line.append(" !! ").append(text(e.toString()));
            }
            System.out.println(line);
        }
        for (RoundingMode mode : RoundingMode.values()) {
            DecimalFormat format = new DecimalFormat("0.0");
            format.setRoundingMode(mode);
            StringBuilder line = new StringBuilder(mode + ":");
            for (double value : new double[] {0.05, 0.15, 0.25, 0.35, -0.05, -0.15, -0.25, 0.1, 0.251, 0.249, -0.249, 0.949, 0.95, 0.99, -0.99, 1e15 + 0.25}) {
                try {
                    line.append(' ').append(format.format(value));
                } catch (ArithmeticException e) {
                    line.append(" [").append(e.getMessage()).append(']');
                }
            }
            System.out.println(line);
        }
        DecimalFormat f = new DecimalFormat("#,##0.##");
        f.setMaximumIntegerDigits(2);
        System.out.println(f.format(12345.678) + " " + f.toPattern());
        f.setMinimumIntegerDigits(5);
        System.out.println(f.format(1.5) + " " + f.toPattern() + " " + f.getMaximumIntegerDigits());
        f.setMaximumFractionDigits(0);
        System.out.println(f.format(1.5) + " " + f.toPattern());
        f.setMinimumFractionDigits(3);
        System.out.println(f.format(1.5) + " " + f.toPattern());
        f.setGroupingSize(2);
        System.out.println(f.format(1234567) + " " + f.toPattern());
        f.setGroupingSize(0);
        System.out.println(f.format(1234567) + " " + f.toPattern() + " " + f.isGroupingUsed());
        f.setMultiplier(-3);
        System.out.println(f.format(7) + " " + f.format(-7.5));
        f.setMultiplier(0);
        System.out.println(f.format(7));
        f = new DecimalFormat("0.0");
        f.setPositivePrefix("+%");
        f.setNegativePrefix("'neg' ");
        f.setNegativeSuffix("#");
        f.setPositiveSuffix(" \u00a4");
        System.out.println(f.format(1) + " " + f.format(-1) + " " + f.toPattern());
        DecimalFormatSymbols s = new DecimalFormatSymbols(Locale.US);
        s.setZeroDigit('a');
        s.setDecimalSeparator('_');
        s.setGroupingSeparator('~');
        s.setMinusSign('!');
        s.setPercent('p');
        s.setDigit('D');
        s.setPatternSeparator('|');
        s.setExponentSeparator("^^");
        s.setInfinity("INF");
        s.setNaN("nix");
        f = new DecimalFormat("#,##0.0#;-#%", s);
        System.out.println(f.format(-1234.56) + " " + f.toLocalizedPattern() + " " + f.toPattern() + " " + f.format(Double.NaN) + " " + f.format(-1 / 0.0));
        f = new DecimalFormat("0.0##E0", s);
        System.out.println(f.format(-1234.56) + " " + f.toLocalizedPattern());
        f.applyLocalizedPattern("D~DDa_aaDp");
        System.out.println(f.toPattern() + " " + f.format(0.5));
    }
}
