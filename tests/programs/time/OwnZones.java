import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.text.SimpleDateFormat;

/** Zones with rules of the program's own. */
public class OwnZones {
    static void attempt(Runnable what) {
        try {
            what.run();
            System.out.println("made");
        } catch (RuntimeException e) {
            System.out.println(e);
        }
    }

    static void show(SimpleTimeZone zone) {
        System.out.println(zone.getID() + " " + zone.getRawOffset() + " " + zone.useDaylightTime() + " " + zone.getDSTSavings());
        System.out.println(zone);
        SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss Z", Locale.ROOT);
        format.setTimeZone(zone);
        boolean before = zone.inDaylightTime(new Date(1704067200000L));
        int changes = 0;
        for (long t = 1704067200000L; t < 1704067200000L + 2 * 366L * 86400000; t += 1800000) {
            boolean now = zone.inDaylightTime(new Date(t));
            if (now != before) {
                System.out.println("  " + format.format(new Date(t)) + " " + now + " " + zone.getOffset(t));
                changes++;
            }
            before = now;
        }
        System.out.println("  " + changes);
    }

    public static void main(String[] args) {
        SimpleTimeZone fixed = new SimpleTimeZone(3 * 3600000, "Fixed");
        show(fixed);
        SimpleTimeZone pacific = new SimpleTimeZone(-28800000, "America/Los_Angeles", Calendar.APRIL, 1, -Calendar.SUNDAY, 7200000,
                Calendar.OCTOBER, -1, Calendar.SUNDAY, 7200000, 3600000);
        show(pacific);
        SimpleTimeZone europe = new SimpleTimeZone(3600000, "Europe/Paris", Calendar.MARCH, -1, Calendar.SUNDAY, 3600000,
                SimpleTimeZone.UTC_TIME, Calendar.OCTOBER, -1, Calendar.SUNDAY, 3600000, SimpleTimeZone.UTC_TIME, 3600000);
        show(europe);
        SimpleTimeZone south = new SimpleTimeZone(36000000, "South", Calendar.OCTOBER, 1, Calendar.SUNDAY, 7200000,
                SimpleTimeZone.STANDARD_TIME, Calendar.APRIL, 1, Calendar.SUNDAY, 7200000, SimpleTimeZone.STANDARD_TIME, 1800000);
        show(south);
        SimpleTimeZone days = new SimpleTimeZone(0, "Days");
        days.setStartRule(Calendar.MAY, 15, 3600000);
        days.setEndRule(Calendar.SEPTEMBER, 10, Calendar.FRIDAY, 0, false);
        show(days);
        days.setStartRule(Calendar.MARCH, 8, Calendar.SUNDAY, 7200000, true);
        days.setEndRule(Calendar.NOVEMBER, 1, Calendar.SUNDAY, 7200000);
        days.setDSTSavings(7200000);
        days.setStartYear(2025);
        show(days);
        System.out.println(pacific.getOffset(GregorianCalendar.AD, 2024, Calendar.JULY, 4, Calendar.THURSDAY, 0));
        System.out.println(pacific.getOffset(GregorianCalendar.AD, 2024, Calendar.JANUARY, 4, Calendar.THURSDAY, 0));
        System.out.println(pacific.getOffset(GregorianCalendar.AD, 2024, Calendar.APRIL, 7, Calendar.SUNDAY, 7200000 - 1));
        System.out.println(pacific.getOffset(GregorianCalendar.AD, 2024, Calendar.APRIL, 7, Calendar.SUNDAY, 7200000));
        GregorianCalendar calendar = new GregorianCalendar(europe, Locale.ROOT);
        calendar.clear();
        calendar.set(2024, Calendar.MARCH, 31, 2, 30, 0);
        System.out.println(calendar.getTimeInMillis() + " " + calendar.get(Calendar.HOUR_OF_DAY) + " "
                + calendar.get(Calendar.DST_OFFSET) + " " + calendar.get(Calendar.ZONE_OFFSET));
        calendar.clear();
        calendar.set(2024, Calendar.OCTOBER, 27, 2, 30, 0);
        System.out.println(calendar.getTimeInMillis() + " " + calendar.get(Calendar.HOUR_OF_DAY));
        calendar.set(Calendar.MONTH, Calendar.JULY);
        System.out.println(calendar.getTimeInMillis() + " " + calendar.get(Calendar.DST_OFFSET));
        SimpleTimeZone copy = (SimpleTimeZone) europe.clone();
        System.out.println(copy.equals(europe) + " " + (copy.hashCode() == europe.hashCode()) + " " + copy.hasSameRules(europe));
        copy.setID("Other");
        System.out.println(copy.equals(europe) + " " + copy.hasSameRules(europe) + " " + europe.hasSameRules(pacific) + " "
                + europe.hasSameRules(TimeZone.getTimeZone("UTC")));
        copy.setRawOffset(7200000);
        System.out.println(copy.getRawOffset() + " " + copy.hasSameRules(europe) + " " + copy.observesDaylightTime());
        System.out.println(pacific.getDisplayName(Locale.ENGLISH) + " " + fixed.getDisplayName(Locale.ENGLISH));
        for (int offset : new int[] {0, 3_600_000, -5_400_000, 3_601_000}) {
            SimpleTimeZone own = new SimpleTimeZone(offset, "Own");
            SimpleDateFormat names = new SimpleDateFormat("z zzzz Z XX", Locale.ENGLISH);
            names.setTimeZone(own);
            System.out.println(own.getDisplayName(true, TimeZone.SHORT, Locale.FRENCH) + " " + names.format(new Date(0)));
        }
        System.out.println(new SimpleTimeZone(0, "GMT").hasSameRules(TimeZone.getTimeZone("GMT")));
        attempt(() -> new SimpleTimeZone(0, null));
        attempt(() -> new SimpleTimeZone(0, "x", 12, 1, 1, 0, 1, 1, 1, 0));
        attempt(() -> new SimpleTimeZone(0, "x", 3, 1, 8, 0, 1, 1, 1, 0));
        attempt(() -> new SimpleTimeZone(0, "x", 3, 6, 1, 0, 1, 1, 1, 0));
        attempt(() -> new SimpleTimeZone(0, "x", 3, 1, 1, -1, 1, 1, 1, 0));
        attempt(() -> new SimpleTimeZone(0, "x", 3, 1, 1, 86400001, 1, 1, 1, 0));
        attempt(() -> new SimpleTimeZone(0, "x", 3, 1, 1, 0, 1, 1, 1, 0, 0));
        attempt(() -> new SimpleTimeZone(0, "x", 3, 1, 1, 0, 3, 5, 1, 1, 0, 0, 3600000));
        attempt(() -> new SimpleTimeZone(0, "x", 3, 31, 0, 0, 1, 29, 0, 0));
        attempt(() -> new SimpleTimeZone(0, "x", 3, 32, 0, 0, 1, 29, 0, 0));
        attempt(() -> new SimpleTimeZone(0, "x").setDSTSavings(0));
        attempt(() -> new SimpleTimeZone(0, "x").setStartRule(-1, 1, 0));
        attempt(() -> new SimpleTimeZone(0, "x").setStartRule(3, 0, 5, 0, true));
        attempt(() -> fixed.getOffset(2, 2024, 1, 1, 1, 0));
        attempt(() -> fixed.getOffset(1, 2024, 12, 1, 1, 0));
        attempt(() -> fixed.getOffset(1, 2024, 1, 30, 1, 0));
        attempt(() -> fixed.getOffset(1, 2024, 1, 1, 9, 0));
        attempt(() -> fixed.getOffset(1, 2024, 1, 1, 1, 86400000));
    }
}
