import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.Period;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.concurrent.Callable;

public class Dates {
    static void show(String label, Callable<Object> action) {
        try {
            System.out.println(label + ": " + action.call());
        } catch (Exception thrown) {
            System.out.println(label + " throws " + thrown);
        }
    }

    public static void main(String[] args) {
        LocalDate[] all = {
            LocalDate.of(2024, 2, 29), LocalDate.of(2023, 12, 31), LocalDate.of(1900, 3, 1), LocalDate.of(2000, Month.JANUARY, 31),
            LocalDate.EPOCH, LocalDate.of(0, 1, 1), LocalDate.of(-4, 2, 29), LocalDate.of(12345, 6, 7), LocalDate.MIN, LocalDate.MAX
        };
        for (LocalDate d : all) {
            System.out.println(d + " " + d.toEpochDay() + " " + d.getDayOfWeek() + " " + d.getDayOfYear() + " " + d.isLeapYear()
                    + " " + d.lengthOfMonth() + " " + d.lengthOfYear() + " " + d.getMonth() + " " + d.hashCode());
            show("+1 day", () -> d.plusDays(1));
            show("-1 month", () -> d.minusMonths(1));
            show("+13 months", () -> d.plusMonths(13));
            show("+1 year", () -> d.plusYears(1));
            show("-1 week", () -> d.minusWeeks(1));
            show("+5 decades", () -> d.plus(5, ChronoUnit.DECADES));
            show("month 2", () -> d.withMonth(2));
            show("day 31", () -> d.withDayOfMonth(31));
            show("day of year 366", () -> d.withDayOfYear(366));
            show("end of month", () -> d.with(TemporalAdjusters.lastDayOfMonth()));
            show("next Friday", () -> d.with(TemporalAdjusters.next(DayOfWeek.FRIDAY)));
            show("this or previous Monday", () -> d.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)));
            show("fields", () -> d.get(ChronoField.ALIGNED_WEEK_OF_YEAR) + " " + d.getLong(ChronoField.PROLEPTIC_MONTH) + " "
                    + d.get(ChronoField.YEAR_OF_ERA) + " " + d.get(ChronoField.ERA));
            show("days to 2024-06-15", () -> ChronoUnit.DAYS.between(d, LocalDate.of(2024, 6, 15)));
            show("months to 2024-06-15", () -> ChronoUnit.MONTHS.between(d, LocalDate.of(2024, 6, 15)));
            show("years to 2024-06-15", () -> ChronoUnit.YEARS.between(d, LocalDate.of(2024, 6, 15)));
            show("until 2024-06-15", () -> d.until(LocalDate.of(2024, 6, 15)));
            show("from 2024-06-15", () -> Period.between(LocalDate.of(2024, 6, 15), d));
        }
        show("30 February", () -> LocalDate.of(2024, 2, 30));
        show("29 February", () -> LocalDate.of(2023, 2, 29));
        show("31 April", () -> LocalDate.of(2023, 4, 31));
        show("month 13", () -> LocalDate.of(2023, 13, 1));
        show("day 0", () -> LocalDate.of(2023, 1, 0));
        show("day 366", () -> LocalDate.ofYearDay(2023, 366));
        show("hours", () -> LocalDate.EPOCH.plus(1, ChronoUnit.HOURS));
        show("hour", () -> LocalDate.EPOCH.get(ChronoField.HOUR_OF_DAY));
        show("epoch day as int", () -> LocalDate.EPOCH.get(ChronoField.EPOCH_DAY));
        for (String text : new String[] {"2024-02-29", "2023-02-29", "2024-13-01", "2024-1-1", "+12345-01-01", "-0004-02-29",
            "12345-01-01", "2024-01-01T", "", "abcd-01-01", "2024/01/01"}) {
            show("parse " + text, () -> LocalDate.parse(text));
        }
        for (DayOfWeek day : DayOfWeek.values()) {
            System.out.print(day.getValue() + day.getDisplayName(TextStyle.SHORT, Locale.ENGLISH) + day.plus(10) + day.minus(3) + " ");
        }
        System.out.println();
        for (Month month : Month.values()) {
            System.out.print(month.getValue() + month.getDisplayName(TextStyle.FULL, Locale.ENGLISH) + month.length(true)
                    + month.minLength() + month.plus(5) + month.firstDayOfYear(false) + " ");
        }
        System.out.println();
        show("day 8", () -> DayOfWeek.of(8));
        show("month 0", () -> Month.of(0));
        LocalDate day = LocalDate.of(1582, 10, 1);
        long sum = 0;
        for (int i = 0; i < 2000; i++) {
            day = day.plusDays(97);
            sum = sum * 31 + day.hashCode() + day.getDayOfWeek().ordinal();
        }
        System.out.println(day + " " + sum);
        System.out.println(LocalDate.of(2024, 1, 5).compareTo(LocalDate.of(2020, 3, 9)) + " "
                + LocalDate.of(2024, 1, 5).isBefore(LocalDate.of(2024, 1, 6)) + LocalDate.of(2024, 1, 5).equals(LocalDate.parse("2024-01-05")));
    }
}
