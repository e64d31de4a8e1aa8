import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class WeeksAndQuarters {
    public static void main(String[] args) {
        WeekFields iso = WeekFields.ISO;
        WeekFields us = WeekFields.of(Locale.US);
        System.out.println(iso + " " + us + " " + WeekFields.of(Locale.GERMANY) + " " + WeekFields.SUNDAY_START + " " + WeekFields.of(DayOfWeek.SATURDAY, 3) + " " + iso.equals(WeekFields.of(Locale.FRANCE))
                + " " + WeekFields.of(Locale.UK) + WeekFields.of(Locale.JAPAN) + WeekFields.of(Locale.of("pt", "BR")) + WeekFields.of(Locale.of("en", "IN")));
        for (LocalDate d = LocalDate.of(2019, 12, 27); d.isBefore(LocalDate.of(2020, 1, 8)); d = d.plusDays(1)) {
            System.out.println(d + " " + d.get(iso.weekOfWeekBasedYear()) + " " + d.get(iso.weekBasedYear()) + " " + d.get(us.weekOfWeekBasedYear()) + " " + d.get(us.weekBasedYear()) + " "
                    + d.get(us.weekOfMonth()) + d.get(us.weekOfYear()) + d.get(iso.weekOfYear()) + d.get(us.dayOfWeek()) + d.get(iso.dayOfWeek()) + " " + d.get(IsoFields.WEEK_OF_WEEK_BASED_YEAR)
                    + " " + d.get(IsoFields.WEEK_BASED_YEAR) + " " + d.get(IsoFields.QUARTER_OF_YEAR) + d.get(IsoFields.DAY_OF_QUARTER) + " " + d.range(us.weekOfMonth()) + d.range(iso.weekOfWeekBasedYear())
                    + " " + d.getLong(JulianFields.JULIAN_DAY) + " " + d.getLong(JulianFields.MODIFIED_JULIAN_DAY) + " " + d.getLong(JulianFields.RATA_DIE));
        }
        LocalDate d = LocalDate.of(2024, 5, 15);
        System.out.println(d.with(iso.weekOfWeekBasedYear(), 1) + " " + d.with(us.dayOfWeek(), 1) + " " + d.with(iso.weekBasedYear(), 2020) + " " + d.with(IsoFields.QUARTER_OF_YEAR, 4)
                + " " + d.with(IsoFields.DAY_OF_QUARTER, 1) + " " + d.plus(2, IsoFields.QUARTER_YEARS) + " " + d.plus(1, IsoFields.WEEK_BASED_YEARS) + " " + d.with(IsoFields.WEEK_BASED_YEAR, 2015)
                + " " + IsoFields.QUARTER_YEARS.between(d, LocalDate.of(2026, 1, 1)) + " " + d.with(JulianFields.JULIAN_DAY, 2440588));
        System.out.println(iso.weekOfMonth() + " " + us.weekBasedYear() + " " + IsoFields.QUARTER_YEARS + " " + IsoFields.DAY_OF_QUARTER + " " + JulianFields.RATA_DIE + " " + iso.dayOfWeek().range()
                + " " + iso.weekOfYear().getRangeUnit() + " " + IsoFields.WEEK_BASED_YEARS.getDuration() + " " + iso.weekOfYear().isDateBased());
        String[][] weeks = {{"2020-W53-5", "ISO_WEEK_DATE"}, {"2024-366", "ISO_ORDINAL_DATE"}, {"2019-W54-1", "ISO_WEEK_DATE"}, {"20240229", "BASIC_ISO_DATE"}, {"2023-366", "ISO_ORDINAL_DATE"}};
        DateTimeFormatter[] formats = {DateTimeFormatter.ISO_WEEK_DATE, DateTimeFormatter.ISO_ORDINAL_DATE, DateTimeFormatter.ISO_WEEK_DATE, DateTimeFormatter.BASIC_ISO_DATE, DateTimeFormatter.ISO_ORDINAL_DATE};
        for (int i = 0; i < weeks.length; i++) {
            try {
                System.out.println(LocalDate.parse(weeks[i][0], formats[i]) + " " + formats[i].format(LocalDate.parse(weeks[i][0], formats[i])));
            } catch (DateTimeParseException e) {
                System.out.println(e.getMessage() + " " + e.getErrorIndex());
            }
        }
        try {
            System.out.println(LocalTime.NOON.get(iso.weekOfYear()));
        } catch (DateTimeException e) {
            System.out.println(e);
        }
        try {
            WeekFields.of(DayOfWeek.MONDAY, 8);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            LocalTime.NOON.get(IsoFields.QUARTER_OF_YEAR);
        } catch (DateTimeException e) {
            System.out.println(e);
        }
        Chronology chronology = IsoChronology.INSTANCE;
        System.out.println(chronology + " " + chronology.getCalendarType() + " " + chronology.date(2024, 2, 29) + " " + chronology.isLeapYear(2100) + " " + chronology.eras() + " " + IsoEra.of(1)
                + " " + chronology.range(ChronoField.DAY_OF_MONTH) + " " + Chronology.of("ISO").equals(chronology) + " " + LocalDate.of(-5, 1, 1).getEra() + " " + Chronology.from(d)
                + " " + chronology.dateYearDay(2024, 60) + " " + chronology.prolepticYear(IsoEra.BCE, 5));
        System.out.println(LocalDate.of(2024, 1, 31).datesUntil(LocalDate.of(2024, 7, 1), Period.ofMonths(1)).toList());
        System.out.println(d.query(TemporalQueries.precision()) + " " + d.query(TemporalQueries.chronology()) + " " + d.query(TemporalQueries.zone()) + " " + d.query(TemporalQueries.localDate())
                + " " + LocalTime.NOON.query(TemporalQueries.localTime()) + " " + TemporalQueries.zoneId() + TemporalQueries.offset() + TemporalQueries.precision() + " " + Year.of(3).query(TemporalQueries.precision()));
    }
}
