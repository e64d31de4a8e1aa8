// Digits of locales in formats of numbers and dates: in numbers only, and never in hexadecimal and octal ones.
import java.util.*;

public class DigitsOfLocales {
    public static void main(String[] args) {
        Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        calendar.setTimeInMillis(1_700_000_123_456L);
        for (String tag : new String[] {"en", "ar-EG", "de-CH"}) {
            Locale locale = Locale.forLanguageTag(tag);
            for (String format : new String[] {"%tY", "%tH:%<tM:%<tS.%<tL", "%tj", "%tD", "%tF", "%tT", "%ts", "%tQ", "%tN", "%tZ %<tz", "%ty", "%te"}) {
                System.out.println(tag + " " + format + " " + String.format(locale, format, calendar));
            }
            for (String format : new String[] {"%d", "%08d", "%,d", "%x", "%#x", "%o", "%(d", "%+d", "% d"}) {
                try {
                    System.out.println(tag + " " + format + " " + String.format(locale, format, -1234567) + " " + String.format(locale, format, java.math.BigInteger.valueOf(-1234567)));
                } catch (IllegalFormatException e) {
                    System.out.println(tag + " " + format + " " + e);
                }
            }
            for (String format : new String[] {"%.3f", "%e", "%g", "%012.2f", "%,.1f"}) {
                System.out.println(tag + " " + format + " " + String.format(locale, format, 1234567.891));
            }
        }
    }
}
