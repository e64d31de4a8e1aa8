import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.text.DecimalFormat;
import java.util.Locale;

/** Decimal formats by patterns. */
public class Decimals {
    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        String[] patterns = {"#.##", "0.00", "#,##0.00", "#", "###", "00000", "#,###", "0.0#", "$#,##0.00", "0%", "#.##%", "0.00E0", "##0.##E0", "00.###E0",
            "0.###E00", "#,##0.00;(#,##0.00)", "'#'0", "abc0def", "0.", ".00", ".##", "#,##,###", "''0''", "0;neg0", "#,####.0", "+0.0;-0.0",
            "000,000.00", "###0.0 'units'"};
        double[] values = {0, 0.5, 1, -1, 1234.5678, -1234.5678, 0.125, 0.375, 0.15, 1e10, 1e-5, 123456789.987654321, 99.995, -0.001, Double.NaN,
            Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0, 2.5, 3.5};
        for (String pattern : patterns) {
            DecimalFormat format = new DecimalFormat(pattern);
            StringBuilder line = new StringBuilder(pattern).append(" is ").append(format.toPattern()).append(':');
            for (double value : values) {
                line.append(' ').append(format.format(value));
            }
            line.append(' ').append(format.format(1234567L)).append(' ').append(format.format(new BigDecimal("1234567890123456789.125")));
            System.out.println(line.append(' ').append(format.format(new BigInteger("-123456789012345678901"))));
        }
        for (RoundingMode mode : RoundingMode.values()) {
            DecimalFormat format = new DecimalFormat("0.0");
            format.setRoundingMode(mode);
            StringBuilder line = new StringBuilder().append(mode);
            for (double value : new double[] {0.15, 0.25, 0.35, -0.25, -0.21, 0.29, 1}) {
                try {
                    line.append(' ').append(format.format(value));
                } catch (ArithmeticException error) {
                    line.append(" inexact");
                }
            }
            System.out.println(line);
        }
        for (String pattern : new String[] {"0.0.0", "#0#", "0#0", "0E", "'abc", "%%0", "0;0;0", "#,", "0.#0"}) {
            try {
                System.out.println(new DecimalFormat(pattern).toPattern());
            } catch (IllegalArgumentException error) {
                System.out.println(error.getMessage());
            }
        }
    }
}
