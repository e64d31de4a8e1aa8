// Adjusters of dates: those that the library has, own ones, and dates that come by them over a year.
import java.time.*;
import java.time.temporal.*;
import java.util.*;

public class Adjusters {
    public static void main(String[] args) {
        LocalDate day = LocalDate.of(2024, 2, 29);
        Map<String, TemporalAdjuster> all = new LinkedHashMap<>();
        all.put("first of month", TemporalAdjusters.firstDayOfMonth());
        all.put("last of month", TemporalAdjusters.lastDayOfMonth());
        all.put("first of next month", TemporalAdjusters.firstDayOfNextMonth());
        all.put("first of year", TemporalAdjusters.firstDayOfYear());
        all.put("last of year", TemporalAdjusters.lastDayOfYear());
        all.put("first of next year", TemporalAdjusters.firstDayOfNextYear());
        all.put("first Monday", TemporalAdjusters.firstInMonth(DayOfWeek.MONDAY));
        all.put("last Friday", TemporalAdjusters.lastInMonth(DayOfWeek.FRIDAY));
        all.put("third Tuesday", TemporalAdjusters.dayOfWeekInMonth(3, DayOfWeek.TUESDAY));
        all.put("sixth Sunday", TemporalAdjusters.dayOfWeekInMonth(6, DayOfWeek.SUNDAY));
        all.put("zeroth Sunday", TemporalAdjusters.dayOfWeekInMonth(0, DayOfWeek.SUNDAY));
        all.put("second last Sunday", TemporalAdjusters.dayOfWeekInMonth(-2, DayOfWeek.SUNDAY));
        all.put("next Thursday", TemporalAdjusters.next(DayOfWeek.THURSDAY));
        all.put("next or same Thursday", TemporalAdjusters.nextOrSame(DayOfWeek.THURSDAY));
        all.put("previous Thursday", TemporalAdjusters.previous(DayOfWeek.THURSDAY));
        all.put("previous or same Thursday", TemporalAdjusters.previousOrSame(DayOfWeek.THURSDAY));
        all.put("ten days on", TemporalAdjusters.ofDateAdjuster(date -> date.plusDays(10)));
        all.put("a month", Month.SEPTEMBER);
        all.put("a year", Year.of(1999));
        all.put("a month of a year", YearMonth.of(2023, 2));
        all.put("a day of a month", MonthDay.of(12, 25));
        all.put("a weekday", DayOfWeek.SATURDAY);
        all.forEach((name, adjuster) -> {
            System.out.print(name + ": " + day.with(adjuster));
            System.out.println(" " + day.atTime(23, 59).with(adjuster) + " "
                    + ZonedDateTime.of(day, LocalTime.NOON, ZoneOffset.ofHours(2)).with(adjuster));
        });
        for (ChronoUnit unit : ChronoUnit.values()) {
            String until;
            try {
                until = "" + LocalDateTime.of(2020, 1, 31, 10, 20, 30).until(LocalDateTime.of(2024, 2, 29, 9, 0), unit);
            } catch (DateTimeException e) {
                until = e.getClass().getSimpleName() + " " + e.getMessage();
            }
            System.out.println(unit + " " + unit.isDateBased() + unit.isTimeBased() + unit.isDurationEstimated() + " " + unit.getDuration() + " " + until);
        }
        for (ChronoField field : ChronoField.values()) {
            System.out.println(field + " " + field.range() + " " + field.getBaseUnit() + "/" + field.getRangeUnit() + " "
                    + (day.isSupported(field) ? day.getLong(field) + " " + day.range(field) : "-"));
        }
        for (TemporalUnit unit : List.of(IsoFields.QUARTER_YEARS, IsoFields.WEEK_BASED_YEARS, ChronoUnit.DECADES)) {
            System.out.println(unit + " " + day.plus(3, unit) + " " + unit.between(day, day.plusYears(7)));
        }
        TemporalQuery<Boolean> leap = temporal -> Year.isLeap(temporal.get(ChronoField.YEAR));
        System.out.println(day.query(leap) + " " + day.query(TemporalQueries.precision()) + " " + day.query(TemporalQueries.zone()) + " "
                + day.query(TemporalQueries.chronology()) + " " + LocalTime.MIDNIGHT.query(TemporalQueries.localDate()));
        System.out.println(JulianFields.JULIAN_DAY.getFrom(day) + " " + JulianFields.MODIFIED_JULIAN_DAY.getFrom(day) + " "
                + JulianFields.RATA_DIE.getFrom(day) + " " + day.with(JulianFields.JULIAN_DAY, 2_451_545));
    }
}
