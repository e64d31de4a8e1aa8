import java.text.DateFormat;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Dates by {@code %t}, by {@code SimpleDateFormat}, and back. */
public class DateTexts {
    static void format(String format, Object argument) {
        try {
            System.out.println(format + " " + String.format(format, argument));
        } catch (RuntimeException thrown) {
            System.out.println(format + " " + thrown);
        }
    }

    static void parse(String pattern, String text) {
        try {
            SimpleDateFormat format = new SimpleDateFormat(pattern, Locale.US);
            // Else what two digits of a year mean depends on the day of the run.
            format.set2DigitYearStart(new Date(0));
            Date date = format.parse(text);
            System.out.println(pattern + ": " + text + " " + date.getTime());
        } catch (ParseException refused) {
            System.out.println(refused.getMessage() + " " + refused.getErrorOffset());
        } catch (IllegalArgumentException refused) {
            System.out.println(refused);
        }
    }

    public static void main(String[] args) {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Date date = new Date(1_700_000_000_123L);
        for (char c : "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc".toCharArray()) {
            format("%t" + c + " %<T" + c + " |%<15t" + c + "|%<-15t" + c + "|", date);
        }
        for (String format : new String[] {"%tX", "%t", "%.3tY", "%-tY", "%#tY", "%0tY", "%+tY", "%5tY", "%tt", "%Tq"}) {
            format(format, date);
        }
        Object[] values = {1L, 1, "x", null, LocalDate.of(2020, 2, 3), LocalTime.of(3, 4, 5),
            LocalDateTime.of(2020, 2, 3, 4, 5, 6, 7), Instant.ofEpochSecond(5), Month.MAY, DayOfWeek.FRIDAY,
            new GregorianCalendar(2020, 1, 3)};
        for (Object value : values) {
            for (String c : "Y B H s Q c z Z A L N D r e j".split(" ")) {
                format("%t" + c, value);
            }
        }
        for (String zone : new String[] {"UTC", "GMT+05:30", "GMT-3"}) {
            for (String pattern : new String[] {"yyyy-MM-dd HH:mm:ss.SSS Z z zzzz X XX XX" + "X", "'a''b' '' yyyy",
                "G GGGG y yy yyy yyyyy Y YY M MM MMM MMMM MMMMM L LLL LLLL",
                "w ww W D DDD d F E EEEE u uu a K k h H hh m s S"}) {
                SimpleDateFormat format = new SimpleDateFormat(pattern, Locale.US);
                format.setTimeZone(TimeZone.getTimeZone(zone));
                System.out.println(format.format(date) + "; " + format.format(new Date(-70_000_000_000_123L)));
            }
        }
        for (int style = DateFormat.FULL; style <= DateFormat.SHORT; style++) {
            System.out.println(DateFormat.getDateInstance(style).format(date));
            System.out.println(DateFormat.getTimeInstance(style, Locale.US).format(date));
            System.out.println(DateFormat.getDateTimeInstance(style, style).format(date));
        }
        parse("yyyy-MM-dd", "2024-02-30");
        parse("yyyy-MM-dd HH:mm", "2024-2-3 4:5");
        parse("yyyyMMddHHmmss", "20240203040506");
        parse("yyyyMMdd", "2024023");
        parse("dd/MM/yy", "01/02/68");
        parse("dd/MM/yy", "01/02/03");
        parse("dd/MM/yy", "01/02/2003");
        parse("EEE, d MMM yyyy hh:mm:ss a z", "Sat, 3 Feb 2024 12:05:06 PM GMT+02:00");
        parse("EEEE d MMMM yyyy", "sunday 4 FEBRUARY 2024");
        parse("yyyy-MM-dd'T'HH:mm:ssX", "2024-02-03T04:05:06Z");
        parse("yyyy-MM-dd'T'HH:mm:ss" + "XX" + "X", "2024-02-03T04:05:06-07:00");
        parse("yyyy-MM-dd Z", "2024-02-03 +0130");
        parse("yyyy D", "2024 60");
        parse("kk:mm", "24:30");
        parse("yyyy-MM-dd", "2024/02/03");
        parse("yyyy-MM-dd", "hello");
        parse("yyyy", "");
        parse("b", "1");
        parse("'open", "1");
        SimpleDateFormat strict = new SimpleDateFormat("yyyy-MM-dd");
        strict.setLenient(false);
        try {
            System.out.println(strict.parse("2024-02-30"));
        } catch (ParseException refused) {
            System.out.println(refused.getMessage());
        }
    }
}
