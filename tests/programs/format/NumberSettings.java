// Settings of number formats: digits, grouping, rounding, signs, symbols, what they parse and where they stop.
import java.math.*;
import java.text.*;
import java.util.*;

public class NumberSettings {
    static void parse(NumberFormat format, String text) {
        ParsePosition at = new ParsePosition(0);
        Number number = format.parse(text, at);
        System.out.print("[" + text + " " + number + (number == null ? "" : " " + number.getClass().getSimpleName()) + " " + at.getIndex() + "/" + at.getErrorIndex() + "] ");
    }

    public static void main(String[] args) throws Exception {
        DecimalFormat format = (DecimalFormat) NumberFormat.getInstance(Locale.US);
        for (RoundingMode mode : RoundingMode.values()) {
            format.setRoundingMode(mode);
            format.setMaximumFractionDigits(1);
            StringBuilder line = new StringBuilder(mode + ":");
            for (double value : new double[] {0.25, 0.35, -0.25, 1.05, 2.449, 1e15 + 0.5, -0.04}) {
                try {
                    line.append(' ').append(format.format(value));
                } catch (ArithmeticException e) {
                    line.append(" refused");
                }
            }
            System.out.println(line);
        }
        format.setRoundingMode(RoundingMode.HALF_EVEN);
        format.setMinimumIntegerDigits(3);
        format.setMinimumFractionDigits(2);
        format.setMaximumFractionDigits(4);
        format.setGroupingSize(2);
        format.setPositivePrefix("+<");
        format.setPositiveSuffix(">");
        format.setNegativePrefix("-<");
        format.setNegativeSuffix(">");
        System.out.println(format.format(1234567.891234) + format.format(-5) + format.format(0) + " " + format.toPattern());
        format.setDecimalSeparatorAlwaysShown(true);
        format.setMultiplier(10);
        format.setMinimumFractionDigits(0);
        System.out.println(format.format(12) + " " + format.toPattern() + " " + format.getMultiplier() + " " + format.isDecimalSeparatorAlwaysShown());
        System.out.println(format.getMinimumIntegerDigits() + " " + format.getMaximumIntegerDigits() + " " + format.getMaximumFractionDigits() + " " + format.isGroupingUsed() + " " + format.getRoundingMode());
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(Locale.ROOT);
        symbols.setDecimalSeparator('_');
        symbols.setGroupingSeparator('\'');
        symbols.setMinusSign('~');
        symbols.setZeroDigit('\u0966');
        symbols.setPercent('p');
        symbols.setInfinity("endless");
        symbols.setNaN("none");
        symbols.setExponentSeparator("x10^");
        symbols.setCurrencySymbol("C$");
        for (String pattern : new String[] {"#,##0.00", "0.###E0", "##0.##E00", "\u00a4#,##0.00;(\u00a4#,##0.00)", "0%", "0\u2030", "'#'0", "000.#", "#,####.#", "0.00;neg 0"}) {
            DecimalFormat one = new DecimalFormat(pattern, symbols);
            System.out.println(pattern + ": " + one.format(-12345.678) + " " + one.format(0.0625) + " " + one.format(Double.POSITIVE_INFINITY) + " " + one.format(Double.NaN) + " " + one.toPattern() + " " + one.toLocalizedPattern());
        }
        NumberFormat plain = NumberFormat.getInstance(Locale.US);
        for (String text : new String[] {"1,234.5", "12e3", "-7", "--7", "1,2,3", ".5", "5.", "1 000", "\u221e", "\ufffd", "NaN", "9223372036854775807", "9223372036854775808", "0x1F", "-0", "-0.0", "1.5.2", "+3", "1,234,", "", "12abc"}) {
            parse(plain, text);
        }
        System.out.println();
        plain.setParseIntegerOnly(true);
        parse(plain, "12.75");
        DecimalFormat big = new DecimalFormat("#,##0.##", DecimalFormatSymbols.getInstance(Locale.US));
        big.setParseBigDecimal(true);
        parse(big, "12345678901234567890.123456789");
        parse(big, "-0.00");
        NumberFormat percent = NumberFormat.getPercentInstance(Locale.US);
        parse(percent, "45%");
        parse(percent, "45");
        DecimalFormat grouped = new DecimalFormat("0.0");
        grouped.setGroupingUsed(false);
        parse(grouped, "1,5");
        System.out.println();
        for (Object value : new Object[] {new BigDecimal("123456789012345678901234567890.125"), new BigInteger("-99999999999999999999"), Long.MIN_VALUE, Float.MIN_VALUE, (byte) -3, 1e-10}) {
            System.out.println(NumberFormat.getInstance(Locale.US).format(value) + " " + new DecimalFormat("0.##E0", DecimalFormatSymbols.getInstance(Locale.US)).format(value));
        }
        for (String wrong : new String[] {"#.#.#", "0#", "#0,0#,", "0.0#0", "E0", "0E", "#,", ";", "0;", "'", "0.0,0"}) {
            try {
                System.out.println(wrong + " " + new DecimalFormat(wrong, DecimalFormatSymbols.getInstance(Locale.US)).toPattern());
            } catch (IllegalArgumentException e) {
                System.out.println(wrong + ": " + e.getMessage());
            }
        }
        try {
            plain.parse("abc");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
    }
}
