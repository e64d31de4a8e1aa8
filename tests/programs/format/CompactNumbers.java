// Compact numbers: sizes, digits and rounding, plural forms, languages, own patterns, and reading them.
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.text.CompactNumberFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.text.ParsePosition;
import java.util.Locale;

public class CompactNumbers {
    private static final DecimalFormatSymbols US = DecimalFormatSymbols.getInstance(Locale.US);

    public static void main(String[] args) {
        NumberFormat sign = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT);
        NumberFormat word = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.LONG);
        System.out.print(sign);
        for (double d : new double[] {0, -0.0, 0.5, 1.5, 999, 999.5, 1000, 1500, 2500, 99999, 999_500, 999_999, 1e6, 1e9, 1e14, 1e17,
            -1234, -0.6, Double.NaN, Double.NEGATIVE_INFINITY}) {
            System.out.println(d + ": " + sign.format(d) + ", " + word.format(d) + (d == (long) d ? ", " + sign.format((long) d) : ""));
        }
        System.out.println(sign.format(Long.MIN_VALUE) + " " + sign.format(new BigDecimal("12345678901234567890.5")) + " "
                + sign.format(new BigInteger("999999999999999999999")) + " " + sign.format(1234.5f));
        sign.setMaximumFractionDigits(2);
        System.out.println(sign.format(1234) + " " + sign.format(12345.6) + " " + sign.format(1_999_999) + " " + sign.format(1500)
                + " " + sign.format(new BigDecimal(1500)) + " " + sign.format(0.126));
        sign.setMinimumFractionDigits(1);
        sign.setMinimumIntegerDigits(3);
        System.out.println(sign.format(1000) + " " + sign.format(5) + " " + sign.format(12345));
        for (RoundingMode mode : RoundingMode.values()) {
            word.setRoundingMode(mode);
            System.out.println(mode + " " + attempt(word, 1500) + " " + attempt(word, -2500) + " " + attempt(word, 1501));
        }
        for (String tag : "de fr es it pt nl ja zh zh-TW pl ru sv ko cs pt-PT fr-CA de-CH uk tr fi".split(" ")) {
            for (NumberFormat.Style style : NumberFormat.Style.values()) {
                NumberFormat format = NumberFormat.getCompactNumberInstance(Locale.forLanguageTag(tag), style);
                StringBuilder line = new StringBuilder(tag).append(' ').append(style);
                for (long n : new long[] {1, 1000, 2000, 12345, 100_000, 1_000_000, 2_000_000, 5_000_000, 3_000_000_000L, 1_000_000_000_000L}) {
                    line.append(" | ").append(format.format(n));
                }
                format.setMaximumFractionDigits(1);
                System.out.println(line + " | " + format.format(1500) + " | " + format.format(1_234_567));
            }
        }
        own("0K", "");
        own("x0y;y0x", "");
        own("{one:0x other:0xs}", "one:i = 1 and v = 0");
        own("{one:0' 'a few:0f other:0o}", "one:n % 10 = 1 and n % 100 != 11;few:n = 2..4,7");
        own("'a''b'0", "");
        own("0.K", "");
        own("0'K", "");
        own("0%", "");
        own("0K", "one:n is 1");
        own("0K", "few:n = 1 or");
        own("0K", "");
        read();
    }

    private static String attempt(NumberFormat format, long number) {
        try {
            return format.format(number);
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    private static void own(String pattern, String rules) {
        try {
            CompactNumberFormat format = new CompactNumberFormat("#,##0.##", US, new String[] {"", "", "", pattern, "0!"}, rules);
            StringBuilder line = new StringBuilder(pattern);
            for (long n : new long[] {7, 1000, -1000, 2000, 3000, 7000, 9999, 12345, 123456}) {
                line.append(" | ").append(format.format(n));
            }
            System.out.println(line);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    private static void read() {
        CompactNumberFormat sign = (CompactNumberFormat) NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.SHORT);
        NumberFormat word = NumberFormat.getCompactNumberInstance(Locale.US, NumberFormat.Style.LONG);
        for (String text : new String[] {"1K", "-1K", "1.5M", "12", "1,234", "1k", "1KK", "K", "", "1000T", "\u221e", "NaN", "-NaN", "1.",
            "99999999T", "0.5K", "1.2345K", "-0"}) {
            ParsePosition at = new ParsePosition(0);
            Number number = sign.parse(text, at);
            System.out.print(text + "=" + number + (number instanceof Double ? "d" : "") + "@" + at.getIndex() + "/" + at.getErrorIndex() + " ");
        }
        System.out.println();
        for (String text : new String[] {"1 thousand", "-2 million", "1thousand", "1.5 trillion", "7", "1 Thousand", "3 thousandth"}) {
            ParsePosition at = new ParsePosition(0);
            System.out.print(word.parse(text, at) + "@" + at.getIndex() + " ");
        }
        System.out.println();
        sign.setParseIntegerOnly(true);
        System.out.println(sign.parse("1.5K", new ParsePosition(0)) + " " + sign.parse("2.7", new ParsePosition(0)));
        sign.setParseIntegerOnly(false);
        sign.setParseBigDecimal(true);
        System.out.println(sign.parse("1.5K", new ParsePosition(0)) + " " + sign.parse("3K", new ParsePosition(0)).getClass());
        sign.setGroupingUsed(true);
        sign.setGroupingSize(4);
        System.out.println(sign.format(1e19) + " " + sign.getGroupingSize() + " " + sign.equals(sign.clone()) + " " + sign.equals(word));
        for (int size : new int[] {-1, 128}) {
            try {
                sign.setGroupingSize(size);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            sign.format("x");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
