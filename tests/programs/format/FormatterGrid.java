// stress: off
import java.math.*;
import java.util.*;

/** Flags times conversions times edge values of {@code String.format}: texts, and what is thrown. */
public class FormatterGrid {
    static String text(String s) {
        StringBuilder escaped = new StringBuilder();
        for (char c : s.toCharArray()) {
            escaped.append(c < ' ' || c > '~' ? "\\u" + Integer.toHexString(c) : String.valueOf(c));
        }
        return escaped.toString();
    }

    static String format(String pattern, Object... arguments) {
        try {
            return text(String.format(Locale.US, pattern, arguments));
        } catch (RuntimeException e) {
            String m = e.getMessage();
            boolean ofVm = e instanceof NullPointerException && (m == null || m.startsWith("Cannot "));
            return e.getClass().getSimpleName() + (ofVm ? "" : ":" + text(String.valueOf(m)));
        }
    }

    public static void main(String[] args) {
        String[] flags = {"", "-", "#", "+", " ", "0", ",", "(", "-#", "+ ", "-0", "0,", "0(", "+(", "--", "#0", ",(+", "<"};
        String[] widths = {"", "1", "12"};
        String[] precisions = {"", ".0", ".1", ".5"};
        Object[] values = {null, true, 'x', "text", 0, -1, 42, (byte) -1, (short) -2, 1234567L, Long.MIN_VALUE, new BigInteger("-98765432109876543210"), 0.0, -0.0, 1.5, -1234567.891, 1e-10, 1e300, Double.NaN, Double.NEGATIVE_INFINITY, 3.25f, new BigDecimal("-12345.6789"), new BigDecimal("0E-20"), new Date(0), 0x1F600, -5L, new int[0].length, Locale.US};
        for (char conversion : "bBhHsScCdoxXeEfgGaAtTn%i".toCharArray()) {
            for (String flag : flags) {
                for (String width : widths) {
                    StringBuilder line = new StringBuilder();
                    for (String precision : precisions) {
                        String pattern = "%" + flag + width + precision + conversion + (conversion == 't' || conversion == 'T' ? "Y" : "");
                        line.append("==").append(pattern);
                        for (Object value : values) {
                            line.append('|').append(format(pattern, value));
                        }
                    }
                    System.out.println("%" + flag + width + conversion + " " + line.toString().hashCode() + " " + line.substring(0, Math.min(80, line.length())));
                }
            }
        }
        for (String pattern : new String[] {"%", "%%", "%5%", "%-5%|", "%-%", "%.2%", "%n", "%5n", "%-n", "%.1n", "%1$s %s %<s %2$s %s", "%<s", "%0$s", "%3$s", "%99999999999d", "%.99999999999f", "%1$", "%1$-5s|", "%-s", "%0d", "%,d", "%s%", "%y", "%tQ", "%tz", "%t", "%tk%<tl", "%T", "%1$tY-%1$tm-%1$td", "%#s", "%,s", "%2147483648d", "%.2147483648f", "%2147483647$d", "%-1$d", "%1$1$d", "% d", "%+d", "%+s", "%b %b", "%c%c", "%h", "%S", "%10.3s|", "%-10b|", "%#x", "%08.2f", "%+,(d", "%e", "%.0e", "%#.0f", "%#.0e", "%g", "%.0g", "%a", "%.1a", "%A", "%1$s%1$S"}) {
            StringBuilder line = new StringBuilder(pattern);
            for (Object value : new Object[] {"s", 7, 2.5, null, 'c', 86400000L}) {
                line.append(" | ").append(format(pattern, value, value));
            }
            System.out.println(line);
        }
        for (double value : new double[] {0, 1, 0.1, 0.5, 1.5, 2.5, 0.05, 9.995, 99999.5, 123456.789, 1e-5, 9.9999e-5, 1e-4, 1e10, 9.99999e9, 1.0E23, Double.MIN_VALUE, Double.MAX_VALUE, Double.MIN_NORMAL, -1.0 / 3}) {
            StringBuilder line = new StringBuilder();
            for (String pattern : new String[] {"%f", "%.0f", "%.2f", "%.20f", "%e", "%.0e", "%.3e", "%.20e", "%g", "%.0g", "%.1g", "%.3g", "%.20g", "%a", "%.0a", "%.1a", "%.3a", "%.20a", "%,.2f", "%012.3f", "%(.1f", "%+.1e"}) {
                String s = format(pattern, value);
                line.append(s.length() > 60 ? s.substring(0, 30) + "..." + s.hashCode() : s).append(' ');
            }
            System.out.println(line);
        }
        for (String conversion : "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".split("")) {
            StringBuilder line = new StringBuilder(conversion);
            for (long time : new long[] {0, 1709210096789L, -62135769600001L, 1735689599999L}) {
                line.append(" | ").append(format("%t" + conversion, time)).append(' ').append(format("%-12T" + conversion, time)).append(format("%12t" + conversion, time));
            }
            line.append(format("%#t" + conversion, 0L)).append(format("%.2t" + conversion, 0L)).append(format("%0t" + conversion, 0L)).append(format("%t" + conversion, "x")).append(format("%t" + conversion, (Object) null));
            System.out.println(line);
        }
        Formattable f = (formatter, fl, w, p) -> formatter.format("[%d %d %d]", fl, w, p);
        System.out.println(format("%s %S %#s %-5s %.3s %-#7.2S", f, f, f, f, f, f) + format("%+s", f));
        System.out.println(format(null) + format("%d", (Object[]) null) + format("%s", (Object[]) null) + format("x", (Object[]) null));
    }
}
