// Big decimals in scientific form: every exponent from -12 to 30, precisions around the number of digits.
import java.math.BigDecimal;
import java.math.BigInteger;

public class BigScientific {
    public static void main(String[] args) {
        BigInteger digits = new BigInteger("98765432109876543210");
        for (int count = 1; count <= 20; count += count == 1 ? 8 : 1) {
            BigInteger unscaled = digits.divide(BigInteger.TEN.pow(20 - count));
            StringBuilder line = new StringBuilder();
            for (int scale = -12; scale <= 12; scale += 4) {
                for (int precision : new int[] {0, 8, 9, 10, 11}) {
                    line.append(String.format("%." + precision + "e ", new BigDecimal(unscaled, scale)));
                }
            }
            System.out.println(line);
        }
        System.out.println(String.format("%.9e %.9e %.10e %.9e %e %.10g", new BigDecimal("9999999999.5"), new BigDecimal("999999999.95"),
                new BigDecimal("-1000000000"), new BigDecimal("1E9"), new BigDecimal("1000000000"), new BigDecimal("12345678901234567890")));
    }
}
