import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

/** Letters of SimpleDateFormat that count within a month or year, and Date in default zones. */
public class WeekOfMonth {
    static Date at(int year, int month, int day, int hour) {
        GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.US);
        calendar.clear();
        calendar.set(year, month - 1, day, hour, 34, 56);
        return calendar.getTime();
    }

    public static void main(String[] arguments) {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        for (String pattern : new String[] {"F", "FF", "FFFF", "W", "WW", "w", "D", "DDD", "u", "E F 'of' MMM", "YYYY-'W'ww-u", "k K h H", "Z X XX z"}) {
            SimpleDateFormat format = new SimpleDateFormat(pattern, Locale.US);
            StringBuilder line = new StringBuilder(pattern).append(':');
            for (int day : new int[] {1, 2, 7, 8, 14, 15, 21, 22, 28, 29, 30}) {
                line.append(' ').append(format.format(at(2023, 6, day, day % 24))).append(';');
            }
            System.out.println(line);
        }
        SimpleDateFormat parser = new SimpleDateFormat("yyyy MM F E", Locale.US);
        for (String text : new String[] {"2023 06 1 Mon", "2023 06 2 Tue", "2023 06 5 Fri", "2023 06 0 Fri", "2023 06 x Fri"}) {
            ParsePosition position = new ParsePosition(0);
            Date date = parser.parse(text, position);
            System.out.println(text + " -> " + date + " at " + position.getIndex() + ", " + position.getErrorIndex());
        }
        Date date = at(2024, 2, 29, 23);
        for (String zone : new String[] {"GMT", "GMT+5:30", "GMT-03:00", "GMT+14", "Nowhere/Else"}) {
            TimeZone.setDefault(TimeZone.getTimeZone(zone));
            System.out.println(TimeZone.getDefault().getID() + " " + date + " " + date.getHours() + " " + date.getTimezoneOffset()
                + " " + new SimpleDateFormat("yyyy-MM-dd HH:mm Z XX", Locale.US).format(date)
                + " " + Calendar.getInstance(Locale.US).getTimeZone().getRawOffset());
        }
        TimeZone.setDefault(null);
    }
}
