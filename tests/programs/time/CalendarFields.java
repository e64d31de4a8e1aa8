import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.Random;
import java.util.TimeZone;

/** Calendar fields: computed, set, added, rolled; their limits and names; the change of 1582. */
public class CalendarFields {
    static final int[] STYLES = {Calendar.SHORT, Calendar.LONG, Calendar.NARROW_FORMAT, Calendar.LONG_STANDALONE};

    static String all(Calendar calendar) {
        StringBuilder text = new StringBuilder();
        for (int field = 0; field < Calendar.FIELD_COUNT; field++) {
            text.append(calendar.get(field)).append(' ');
        }
        return text.append(calendar.getTime()).toString();
    }

    static void names(Calendar calendar) {
        for (int field = 0; field < Calendar.FIELD_COUNT; field++) {
            System.out.print(field + ":");
            for (int style : STYLES) {
                System.out.print(" " + calendar.getDisplayName(field, style, Locale.US));
            }
            if (field < Calendar.ZONE_OFFSET) {
                System.out.print(" " + calendar.getMinimum(field) + ".." + calendar.getLeastMaximum(field) + ".."
                        + calendar.getActualMaximum(field) + ".." + calendar.getMaximum(field));
            }
            System.out.println();
        }
        System.out.println(calendar.getDisplayNames(Calendar.MONTH, Calendar.LONG, Locale.US));
    }

    static void refused(Runnable action) {
        try {
            action.run();
            System.out.println("accepted");
        } catch (RuntimeException thrown) {
            System.out.println(thrown);
        }
    }

    static void random(Random random) {
        Calendar calendar = new GregorianCalendar(1900 + random.nextInt(200), random.nextInt(12), 1 + random.nextInt(28),
                random.nextInt(24), random.nextInt(60), random.nextInt(60));
        if (random.nextBoolean()) {
            calendar.setFirstDayOfWeek(Calendar.MONDAY);
            calendar.setMinimalDaysInFirstWeek(4);
        }
        System.out.println(all(calendar));
        int[] fields = {Calendar.YEAR, Calendar.MONTH, Calendar.WEEK_OF_YEAR, Calendar.WEEK_OF_MONTH, Calendar.DATE,
            Calendar.DAY_OF_YEAR, Calendar.DAY_OF_WEEK, Calendar.DAY_OF_WEEK_IN_MONTH, Calendar.AM_PM, Calendar.HOUR,
            Calendar.HOUR_OF_DAY, Calendar.MINUTE, Calendar.SECOND, Calendar.MILLISECOND};
        for (int i = 0; i < 6; i++) {
            int field = fields[random.nextInt(fields.length)];
            int amount = random.nextInt(41) - 20;
            switch (random.nextInt(3)) {
                case 0 -> {
                    calendar.add(field, amount);
                    System.out.println("add " + field + " " + amount + ": " + calendar.getTimeInMillis());
                }
                case 1 -> {
                    int value = field == Calendar.YEAR ? 2000 + amount
                            : field == Calendar.DAY_OF_WEEK ? 4 + amount / 7 : amount / 4;
                    calendar.set(field, value);
                    System.out.println("set " + field + " " + value + ": " + calendar.getTimeInMillis());
                }
                default -> {
                    // Weeks that the year or month has in part only roll in ways of their own.
                    if (field < Calendar.WEEK_OF_YEAR || field > Calendar.WEEK_OF_MONTH) {
                        calendar.roll(field, amount);
                    }
                    System.out.println("roll " + field + " " + amount + ": " + calendar.getTimeInMillis());
                }
            }
        }
    }

    public static void main(String[] args) {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Calendar leap = new GregorianCalendar(2024, Calendar.FEBRUARY, 29, 13, 5, 7);
        names(leap);
        Calendar change = new GregorianCalendar(1582, Calendar.OCTOBER, 1);
        for (int i = 0; i < 18; i++) {
            System.out.println(all(change) + " " + change.getActualMaximum(Calendar.DATE));
            change.add(Calendar.DATE, 1);
        }
        GregorianCalendar years = new GregorianCalendar();
        for (int year : new int[] {1500, 1582, 1600, 1700, 1900, 2000, 2023, 2024}) {
            System.out.print(years.isLeapYear(year) + " ");
        }
        System.out.println();
        Calendar strict = new GregorianCalendar(2023, Calendar.MARCH, 1);
        strict.setLenient(false);
        strict.set(Calendar.MONTH, 14);
        refused(strict::getTime);
        refused(() -> leap.getDisplayName(Calendar.MONTH, 77, Locale.US));
        refused(() -> leap.get(Calendar.FIELD_COUNT));
        refused(() -> leap.add(Calendar.ZONE_OFFSET, 1));
        Calendar copy = (Calendar) leap.clone();
        copy.add(Calendar.YEAR, 1);
        System.out.println(copy.getTime() + " " + leap.before(copy) + leap.after(copy) + leap.equals(leap.clone()));
        Calendar zoned = Calendar.getInstance(TimeZone.getTimeZone("GMT-3"));
        zoned.setTime(new Date(1_700_000_000_000L));
        System.out.println(zoned.get(Calendar.HOUR_OF_DAY) + " " + zoned.getTimeZone().getID());
        Random random = new Random(5);
        for (int i = 0; i < 60; i++) {
            random(random);
        }
    }
}
