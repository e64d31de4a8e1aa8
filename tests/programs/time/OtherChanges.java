// stress: seventh
// Gregorian calendars that begin on other days: always, never, or in the years of other countries.
import java.text.*;
import java.util.*;

public class OtherChanges {
    static String shown(GregorianCalendar calendar, long millis) {
        calendar.setTimeInMillis(millis);
        return calendar.get(Calendar.ERA) + "/" + calendar.get(Calendar.YEAR) + "-" + (calendar.get(Calendar.MONTH) + 1) + "-" + calendar.get(Calendar.DAY_OF_MONTH) + "#" + calendar.get(Calendar.DAY_OF_YEAR)
                + "w" + calendar.get(Calendar.WEEK_OF_YEAR) + "d" + calendar.get(Calendar.DAY_OF_WEEK) + " max" + calendar.getActualMaximum(Calendar.DAY_OF_MONTH) + "," + calendar.getActualMaximum(Calendar.DAY_OF_YEAR);
    }

    public static void main(String[] args) {
        TimeZone zone = TimeZone.getTimeZone("UTC");
        GregorianCalendar standard = new GregorianCalendar(zone, Locale.ENGLISH);
        GregorianCalendar always = new GregorianCalendar(zone, Locale.ENGLISH);
        always.setGregorianChange(new Date(Long.MIN_VALUE));
        GregorianCalendar never = new GregorianCalendar(zone, Locale.ENGLISH);
        never.setGregorianChange(new Date(Long.MAX_VALUE));
        GregorianCalendar british = new GregorianCalendar(zone, Locale.ENGLISH);
        GregorianCalendar when = new GregorianCalendar(zone, Locale.ENGLISH);
        when.clear();
        when.set(1752, Calendar.SEPTEMBER, 14);
        british.setGregorianChange(when.getTime());
        System.out.println(standard.getGregorianChange().getTime() + " " + always.getGregorianChange().getTime() + " " + british.getGregorianChange().getTime() + " " + never.getGregorianChange().getTime());
        for (long millis : new long[] {0, 951_782_400_000L, -6_857_222_400_000L, -6_857_308_800_000L, -12_219_292_800_000L, -12_219_379_200_000L, -62_135_769_600_000L, -70_000_000_000_000L, 1_700_000_000_000L, -2_203_891_200_000L}) {
            System.out.println(millis + " " + shown(standard, millis) + " | " + shown(always, millis) + " | " + shown(never, millis) + " | " + shown(british, millis));
        }
        for (GregorianCalendar each : List.of(standard, always, never, british)) {
            StringBuilder line = new StringBuilder();
            for (int[] date : new int[][] {{1500, 1, 29}, {1582, 9, 10}, {1752, 8, 5}, {1900, 1, 29}, {2000, 1, 29}, {1, 0, 1}, {1700, 1, 29}}) {
                each.clear();
                each.set(date[0], date[1], date[2]);
                line.append(each.getTimeInMillis() / 86_400_000).append(each.isLeapYear(date[0]) ? "L " : " ");
            }
            each.clear();
            each.set(1752, Calendar.JULY, 31);
            each.add(Calendar.MONTH, 1);
            line.append(shown(each, each.getTimeInMillis())).append(' ');
            each.add(Calendar.DAY_OF_MONTH, -20);
            line.append(shown(each, each.getTimeInMillis()));
            System.out.println(line);
        }
        GregorianCalendar moved = new GregorianCalendar(zone, Locale.ENGLISH);
        for (long millis : new long[] {0, -20_000_000_000_000L, 86_400_000L * 90}) {
            moved.setGregorianChange(new Date(-12219292800000L));
            moved.setTimeInMillis(millis + 1);
            moved.setTimeInMillis(millis);
            for (long change : new long[] {Long.MAX_VALUE, -12219292800000L, 86_400_000L * 100, -86_400_000L * 100, Long.MIN_VALUE, 86_400_000L * 90, 86_400_000L * 91}) {
                moved.setGregorianChange(new Date(change));
                System.out.print(moved.get(Calendar.YEAR) + "-" + moved.get(Calendar.DAY_OF_YEAR) + " ");
                moved.setTimeInMillis(millis);
                System.out.print(moved.get(Calendar.DAY_OF_YEAR) + " ");
                moved.set(Calendar.MINUTE, 5);
                System.out.print(moved.getTimeInMillis() + " ");
                moved.setTimeInMillis(millis);
            }
            System.out.println();
        }
        SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd G", Locale.ENGLISH);
        format.setTimeZone(zone);
        format.setCalendar(always);
        System.out.println(format.format(new Date(-70_000_000_000_000L)) + " " + format.format(new Date(-12_300_000_000_000L)));
        GregorianCalendar copy = (GregorianCalendar) always.clone();
        System.out.println(copy.equals(always) + " " + copy.getGregorianChange() .equals(always.getGregorianChange()));
        copy.setGregorianChange(new Date(0));
        System.out.println(copy.equals(always) + " " + standard.equals(new GregorianCalendar(zone)));
        Date given = new Date(5);
        copy.setGregorianChange(given);
        given.setTime(6);
        System.out.println(copy.getGregorianChange().getTime());
    }
}
