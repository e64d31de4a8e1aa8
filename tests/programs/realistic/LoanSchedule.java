// Loans by exact arithmetic: annuity, schedule, rounding modes, comparison with doubles, number patterns.
import java.math.*;
import java.text.*;
import java.util.*;
import java.util.stream.*;

public class LoanSchedule {
    static final MathContext CONTEXT = MathContext.DECIMAL64;

    record Payment(int month, BigDecimal interest, BigDecimal principal, BigDecimal balance) {
    }

    static BigDecimal annuity(BigDecimal loan, BigDecimal yearlyRate, int months) {
        BigDecimal rate = yearlyRate.divide(BigDecimal.valueOf(1200), CONTEXT);
        BigDecimal power = BigDecimal.ONE.add(rate).pow(months, CONTEXT);
        return loan.multiply(rate, CONTEXT).multiply(power, CONTEXT)
                .divide(power.subtract(BigDecimal.ONE), CONTEXT).setScale(2, RoundingMode.HALF_UP);
    }

    static List<Payment> schedule(BigDecimal loan, BigDecimal yearlyRate, int months) {
        BigDecimal payment = annuity(loan, yearlyRate, months);
        BigDecimal balance = loan;
        List<Payment> payments = new ArrayList<>();
        for (int month = 1; balance.signum() > 0; month++) {
            BigDecimal interest = balance.multiply(yearlyRate).divide(new BigDecimal("1200"), 2, RoundingMode.HALF_EVEN);
            BigDecimal principal = payment.subtract(interest).min(balance);
            balance = balance.subtract(principal);
            payments.add(new Payment(month, interest, principal, balance));
        }
        return payments;
    }

    public static void main(String[] args) {
        BigDecimal loan = new BigDecimal("25000");
        BigDecimal rate = new BigDecimal("4.375");
        System.out.println("payment " + annuity(loan, rate, 24));
        NumberFormat money = NumberFormat.getCurrencyInstance(Locale.US);
        DecimalFormat plain = new DecimalFormat("#,##0.00;(#,##0.00)", DecimalFormatSymbols.getInstance(Locale.US));
        List<Payment> payments = schedule(loan, rate, 24);
        for (Payment p : payments) {
            if (p.month() % 6 == 0 || p.balance().signum() == 0) {
                System.out.printf("%3d %10s %12s %14s%n", p.month(), p.interest(), plain.format(p.principal()),
                        money.format(p.balance()));
            }
        }
        BigDecimal interest = payments.stream().map(Payment::interest).reduce(BigDecimal::add).orElse(BigDecimal.ZERO);
        System.out.println("interest " + interest + " of " + money.format(interest.add(loan)) + " = "
                + NumberFormat.getPercentInstance(Locale.US).format(interest.divide(loan, CONTEXT)));

        for (RoundingMode mode : RoundingMode.values()) {
            String line = Stream.of("5.5", "2.5", "1.1", "-1.1", "-2.5", "7.0").map(s -> {
                try {
                    return new BigDecimal(s).setScale(0, mode).toString();
                } catch (ArithmeticException e) {
                    return "!";
                }
            }).collect(Collectors.joining(" "));
            System.out.printf("%-12s %s%n", mode, line);
        }
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + (0.1 + 0.2) + " "
                + new BigDecimal("0.1").add(new BigDecimal("0.2")));
        try {
            System.out.println(BigDecimal.ONE.divide(BigDecimal.valueOf(3)));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(BigDecimal.ONE.divide(BigDecimal.valueOf(3), MathContext.DECIMAL32) + " "
                + BigDecimal.ONE.divide(BigDecimal.valueOf(8)) + " " + new BigDecimal("1E+3").add(BigDecimal.ONE) + " "
                + new BigDecimal("100").equals(new BigDecimal("1E2")) + " " + new BigDecimal("1.00").stripTrailingZeros()
                + " " + new BigDecimal("600.00").stripTrailingZeros() + " " + new BigDecimal("600.00").stripTrailingZeros().toPlainString()
                + " " + new BigDecimal("1234.5E10").toEngineeringString());
        System.out.println(new BigDecimal("2").sqrt(new MathContext(40)) + " " + new BigDecimal("123.456").remainder(new BigDecimal("7.1"))
                + " " + Arrays.toString(new BigDecimal("-17").divideAndRemainder(new BigDecimal("5"))) + " "
                + new BigDecimal("123.4567").round(new MathContext(3)) + " " + new BigDecimal("-0.000").signum() + " "
                + new BigDecimal("12345").precision() + "/" + new BigDecimal("0.00120").scale() + " "
                + new BigDecimal("0.00120").unscaledValue() + " " + new BigDecimal("98.6").movePointLeft(3).ulp());
        for (String pattern : new String[] {"0.###", "000.0", "#,###", "0.00E0", "##0.#E0", "0%", "$#,##0.00", "'#'0"}) {
            DecimalFormat format = new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(Locale.ROOT));
            System.out.println(pattern + ": " + DoubleStream.of(0, 1234.5678, -0.125, 1e9).mapToObj(format::format)
                    .collect(Collectors.joining(" | ")));
        }
        System.out.printf("%.3f %e %10.4g %,.1f %s %(.2f %+.1f%n", new BigDecimal("2.0005"), new BigDecimal("12345.678"),
                new BigDecimal("0.00012345"), new BigDecimal("123456789.05"), new BigDecimal("1E-10"), new BigDecimal("-3.456"), rate);
    }
}
