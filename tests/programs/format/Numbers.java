import java.text.DecimalFormat;
import java.text.NumberFormat;
import java.text.ParseException;
import java.util.Locale;

/** The number formats of locales, their digits, and reading numbers. */
public class Numbers {
    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        for (Locale locale : new Locale[] {Locale.US, Locale.UK, Locale.GERMANY}) {
            NumberFormat[] formats = {NumberFormat.getInstance(locale), NumberFormat.getIntegerInstance(locale), NumberFormat.getPercentInstance(locale),
                NumberFormat.getCurrencyInstance(locale)};
            for (NumberFormat format : formats) {
                System.out.println(locale + " " + format.format(1234567.891) + " " + format.format(-0.5) + " " + format.format(2.5) + " "
                        + format.format(12345L));
            }
        }
        NumberFormat format = NumberFormat.getInstance();
        System.out.println(format.getMinimumIntegerDigits() + " " + format.getMinimumFractionDigits() + " " + format.getMaximumFractionDigits() + " "
                + format.isGroupingUsed() + " " + format.getRoundingMode());
        format.setMinimumFractionDigits(5);
        System.out.println(format.getMaximumFractionDigits() + " " + format.format(1.5));
        format.setMaximumFractionDigits(1);
        System.out.println(format.getMinimumFractionDigits() + " " + format.format(1.55));
        format.setMinimumIntegerDigits(6);
        System.out.println(format.format(1.5));
        format.setMaximumIntegerDigits(2);
        System.out.println(format.format(12345.5));
        format.setGroupingUsed(false);
        format.setMaximumIntegerDigits(20);
        System.out.println(format.format(1234567));
        for (String text : new String[] {"1,234.5", "-12", "abc", "12abc", "", "1e3", "1,2,3", "(5)", "0.5", "1E3", "99999999999999999999", "NaN", "-0", "+5"}) {
            try {
                Number value = NumberFormat.getInstance().parse(text);
                System.out.println(text + " " + value + " " + value.getClass().getSimpleName());
            } catch (ParseException error) {
                System.out.println(error.getMessage() + " " + error.getErrorOffset());
            }
        }
        try {
            System.out.println(new DecimalFormat("0%").parse("45%") + " " + new DecimalFormat("#,##0.00;(#,##0.00)").parse("(5.5)"));
        } catch (ParseException error) {
            System.out.println(error);
        }
    }
}
