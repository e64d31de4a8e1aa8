// What Formatter takes from locales: separators, digits, names of months, and what it does not take.
import java.util.*;

public class FormatterByLocale {
    public static void main(String[] args) {
        for (String tag : "en de fr es pt-BR it-CH de-CH pl hi-IN ar-EG fa-IR bn sv fi ja th tr und".split(" ")) {
            Locale locale = Locale.forLanguageTag(tag);
            System.out.println(tag + " " + String.format(locale, "%,d|%d|%,.2f|%.3e|%08.2f|%,010d|%x|%+,d|%(,.1f|%g|%s", 1234567, -42, 9876.543, 12345.678, -3.5, 12345, 255, 5000, -1234.56, 0.00012345, 1.5));
        }
        for (String tag : "en de fr es it pt nl ar-EG hi".split(" ")) {
            Locale locale = Locale.forLanguageTag(tag);
            java.time.LocalDateTime when = java.time.LocalDateTime.of(2024, 3, 9, 15, 4, 5);
            System.out.println(tag + " " + String.format(locale, (tag.length() > 2 || tag.equals("hi") ? "" : "%tA %<ta %<tB %<tb ") + "%1$te %<tI:%<tM %<tY %<tj %<tD %<tF %<tT"+ (tag.length() > 2 || tag.equals("hi") ? "" : " %<tr"), when));
        }
        System.out.println(String.format((Locale) null, "%,d %,.1f", 1234567, 1234.5) + " " + new Formatter(Locale.GERMANY).format("%,d", 1234).locale());
        Formatter two = new Formatter(new StringBuilder(), Locale.FRANCE);
        two.format("%,d ", 1_000_000).format(Locale.US, "%,d ", 1_000_000).format("%,.1f", new java.math.BigDecimal("1234567.89"));
        System.out.println(two);
    }
}
