import java.math.BigDecimal;

/** Fixed, scientific, general and hexadecimal forms. */
public class Floats {
    public static void main(String[] args) {
        Object[] values = {0.0, -0.0, 1.0, 0.5, 1.5, 2.5, 0.125, 9.995, 1e-5, 123456.789, -98765.4321, 1e21, 4.9E-324, Double.MAX_VALUE, 1.1f,
            Float.MIN_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
        String[] formats = {"%f", "%.0f", "%.2f", "%10.3f", "%-10.1f|", "%010.2f", "%+.1f", "% .1f", "%,.2f", "%(.2f", "%#.0f", "%e", "%.0e", "%.3E",
            "%12.1e", "%g", "%.3g", "%.0G", "%,g"};
        for (Object value : values) {
            for (String format : formats) {
                System.out.print(format + " " + String.format(format, value) + "; ");
            }
            System.out.println(String.format("%a %.3a %A %20a", value, value, value, value));
        }
        BigDecimal big = new BigDecimal("12345678901234567890.123456789");
        System.out.println(String.format("%f %.2f %,.3f %e %g %.10g %(f", big, big, big, big, big, big, big.negate()));
        System.out.println(String.format("%f %e %g %.1f", new BigDecimal("0E-19"), new BigDecimal("0E-19"), new BigDecimal("0E-19"), new BigDecimal("0.05")));
    }
}
