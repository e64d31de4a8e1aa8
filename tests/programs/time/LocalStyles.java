// stress: seventh
import java.text.*;
import java.time.*;
import java.time.format.*;
import java.util.*;

public class LocalStyles {
    public static void main(String[] args) {
        ZonedDateTime t = ZonedDateTime.of(2024, 3, 5, 9, 7, 3, 0, ZoneId.of("UTC"));
        LocalDate d = LocalDate.of(2023, 8, 27);
        Locale[] locales = {Locale.US, Locale.UK, Locale.GERMANY, Locale.of("de", "AT"), Locale.FRANCE, Locale.CANADA_FRENCH, Locale.of("es", "ES"), Locale.of("es", "MX"), Locale.ITALY,
            Locale.of("pt", "BR"), Locale.of("pt", "PT"), Locale.of("nl", "NL"), Locale.JAPAN, Locale.CHINA, Locale.TAIWAN, Locale.of("sv", "SE"), Locale.of("pl", "PL"), Locale.of("ru", "RU"), Locale.KOREA, Locale.of("tr", "TR")};
        for (Locale locale : locales) {
            System.out.println("== " + locale);
            for (FormatStyle style : FormatStyle.values()) {
                System.out.println(DateTimeFormatter.ofLocalizedDate(style).withLocale(locale).format(d) + " | " + DateTimeFormatter.ofLocalizedDateTime(style, style == FormatStyle.FULL ? FormatStyle.LONG : style).withLocale(locale).format(t)
                        + " | " + DateTimeFormatterBuilder.getLocalizedDateTimePattern(null, style, java.time.chrono.IsoChronology.INSTANCE, locale));
            }
            StringBuilder names = new StringBuilder();
            for (Month m : Month.values()) {
                names.append(m.getDisplayName(TextStyle.FULL, locale)).append('/').append(m.getDisplayName(TextStyle.FULL_STANDALONE, locale)).append('/').append(m.getDisplayName(TextStyle.SHORT, locale))
                        .append('/').append(m.getDisplayName(TextStyle.NARROW, locale)).append(' ');
            }
            for (DayOfWeek w : DayOfWeek.values()) {
                names.append(w.getDisplayName(TextStyle.FULL, locale)).append('/').append(w.getDisplayName(TextStyle.SHORT, locale)).append('/').append(w.getDisplayName(TextStyle.NARROW_STANDALONE, locale)).append(' ');
            }
            System.out.println(names);
            DateTimeFormatter f = DateTimeFormatter.ofPattern("EEEE d MMMM uuuu G, QQQQ, HH", locale);
            System.out.println(f.format(t) + " " + f.toString().length());
            DateTimeFormatter medium = DateTimeFormatter.ofPattern("d. MMMM uuuu", locale);
            System.out.println(LocalDate.parse(medium.format(d), medium).equals(d) + " " + new SimpleDateFormat("EEE d MMM yyyy", locale).format(new Date(0))
                    + " " + DateFormat.getDateInstance(DateFormat.LONG, locale).format(new Date(0)) + " " + Calendar.getInstance(locale).getFirstDayOfWeek() + String.format(locale, " %tB %<tA", d));
        }
    }
}
