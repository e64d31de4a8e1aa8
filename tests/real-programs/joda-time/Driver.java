// packages: libjoda-time-java
// jars: joda-time.jar
import java.util.Locale;
import org.joda.time.*;
import org.joda.time.chrono.*;
import org.joda.time.format.*;

/** Instants, dates, periods, intervals, zones, calendars and formats. */
public class Driver {
    public static void main(String[] args) {
        DateTimeZone.setDefault(DateTimeZone.UTC);
        DateTime time = new DateTime(2024, 2, 29, 23, 59, 30, 123, DateTimeZone.UTC);
        System.out.println(time + " " + time.plusYears(1) + " " + time.minusMonths(3).dayOfMonth().withMaximumValue());
        System.out.println(time.getDayOfWeek() + " " + time.getWeekOfWeekyear() + " " + time.getWeekyear() + " "
                + time.dayOfYear().get() + " " + time.year().isLeap() + " " + time.getMillis());
        for (String zone : new String[] {"Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe"}) {
            DateTimeZone in = DateTimeZone.forID(zone);
            DateTime there = time.withZone(in);
            System.out.println(there + " " + in.getOffset(time) + " " + in.isStandardOffset(time.getMillis()) + " "
                    + new DateTime(in.nextTransition(time.getMillis()), in));
        }
        try {
            new DateTime(2024, 3, 31, 2, 30, DateTimeZone.forID("Europe/Berlin"));
        } catch (IllegalInstantException e) {
            System.out.println(e.getMessage());
        }
        LocalDate date = new LocalDate(2000, 1, 31);
        for (int i = 0; i < 4; i++) {
            System.out.println(date.plusMonths(i) + " " + date.plusWeeks(i).dayOfWeek().getAsText(Locale.ENGLISH));
        }
        Period period = new Period(new LocalDate(1999, 12, 25), new LocalDate(2024, 2, 29));
        System.out.println(period + " " + period.getYears() + " " + period.normalizedStandard(PeriodType.yearMonthDay()));
        System.out.println(Days.daysBetween(new LocalDate(2000, 1, 1), new LocalDate(2024, 1, 1)).getDays() + " "
                + Hours.hours(49).toStandardDays() + " " + Weeks.standardWeeksIn(Period.days(30)));
        Interval one = new Interval(time, Duration.standardHours(5));
        Interval two = new Interval(time.plusHours(3), time.plusHours(9));
        System.out.println(one.overlaps(two) + " " + one.overlap(two) + " " + one.gap(two) + " " + one.toDuration() + " "
                + one.contains(time.plusHours(5)));
        DateTimeFormatter format = DateTimeFormat.forPattern("EEEE, d MMMM yyyy HH:mm:ss.SSS ZZ 'week' w").withLocale(Locale.ENGLISH);
        System.out.println(format.print(time) + " " + format.withLocale(Locale.FRENCH).print(time));
        System.out.println(DateTimeFormat.forPattern("yyyy/MM/dd").parseLocalDate("2023/07/04") + " "
                + ISODateTimeFormat.basicOrdinalDate().print(time) + " " + ISODateTimeFormat.weekDate().print(time) + " "
                + ISODateTimeFormat.dateTimeParser().parseDateTime("2024-05-06T07:08+02:00"));
        for (String wrong : new String[] {"2023/13/04", "x", "2023/02/30", "2023/07/04z"}) {
            try {
                System.out.println(DateTimeFormat.forPattern("yyyy/MM/dd").parseDateTime(wrong));
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        PeriodFormatter words = new PeriodFormatterBuilder().appendYears().appendSuffix(" year", " years").appendSeparator(", ", " and ")
                .appendMonths().appendSuffix(" month", " months").appendSeparator(" and ").appendDays()
                .appendSuffix(" day", " days").toFormatter();
        System.out.println(words.print(new Period(2, 1, 0, 5, 0, 0, 0, 0)) + " " + PeriodFormat.wordBased(Locale.ENGLISH).print(Period.hours(26))
                + " " + ISOPeriodFormat.standard().parsePeriod("P1Y2M3DT4H5M6.007S"));
        Chronology[] calendars = {GregorianChronology.getInstanceUTC(), JulianChronology.getInstanceUTC(), BuddhistChronology.getInstanceUTC(),
            CopticChronology.getInstanceUTC(), EthiopicChronology.getInstanceUTC(), IslamicChronology.getInstanceUTC(),
            GJChronology.getInstanceUTC(), ISOChronology.getInstanceUTC()};
        for (Chronology calendar : calendars) {
            DateTime there = time.withChronology(calendar);
            System.out.println(calendar + " " + there.getYear() + "-" + there.getMonthOfYear() + "-" + there.getDayOfMonth() + " "
                    + new DateTime(1582, 10, 4, 0, 0, ISOChronology.getInstanceUTC()).withChronology(calendar).getDayOfYear());
        }
        MutableDateTime mutable = new MutableDateTime(time);
        mutable.setDayOfMonth(1);
        mutable.addHours(30);
        System.out.println(mutable + " " + new DateTime(mutable).hourOfDay().roundFloorCopy());
    }

    private Driver() {
    }
}
