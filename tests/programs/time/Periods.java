// Periods: made, read, written, added to dates, normalised, and what is refused.
import java.time.*;
import java.time.chrono.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class Periods {
    static void show(String what, java.util.function.Supplier<?> action) {
        try {
            System.out.println(what + " = " + action.get());
        } catch (DateTimeException | ArithmeticException | NullPointerException e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (String text : List.of("P1Y2M3D", "P-1Y", "-P1Y-2M", "P2W", "P1Y2W3D", "p10d", "P", "P1", "1Y", "P1H", "PT1S", "P+5M", "P1M1Y", "P99999999999Y", "P1.5D")) {
            show(text, () -> Period.parse(text));
        }
        Period some = Period.of(1, 14, -40);
        show("normal", some::normalized);
        show("months", some::toTotalMonths);
        show("negated", some::negated);
        show("times", () -> some.multipliedBy(-3));
        show("overflow", () -> Period.ofYears(Integer.MAX_VALUE).multipliedBy(2));
        show("plus", () -> some.plus(Period.ofDays(3)).minusMonths(2).plusYears(1).withDays(7));
        show("minus", () -> some.minus(Period.of(2, 2, 2)));
        show("zero", () -> Period.ZERO.isZero() + " " + some.isNegative() + " " + Period.ofMonths(1).isNegative());
        show("units", () -> some.getUnits() + " " + some.get(ChronoUnit.MONTHS));
        show("hours", () -> some.get(ChronoUnit.HOURS));
        show("from", () -> Period.from(Duration.ofDays(2)));
        show("weeks", () -> Period.ofWeeks(3) + " " + Period.ofWeeks(3).equals(Period.ofDays(21)) + " " + Period.ofWeeks(3).hashCode());
        show("added", () -> some.addTo(LocalDate.of(2023, 10, 31)));
        show("taken", () -> some.subtractFrom(LocalDate.of(2023, 3, 31)));
        show("to a time", () -> LocalTime.NOON.plus(Period.ofDays(1)));
        LocalDate[] days = {LocalDate.of(2020, 2, 29), LocalDate.of(2021, 2, 28), LocalDate.of(2024, 1, 31), LocalDate.of(1999, 12, 31), LocalDate.of(2020, 3, 1)};
        for (LocalDate from : days) {
            for (LocalDate to : days) {
                Period between = Period.between(from, to);
                System.out.print(between + " " + from.until(to).equals(between) + " " + from.plus(between).equals(to) + "; ");
            }
            System.out.println();
        }
        ChronoPeriod chrono = IsoChronology.INSTANCE.period(1, 2, 3);
        show("chrono", () -> chrono + " " + chrono.getChronology() + " " + chrono.plus(Period.ofDays(1)) + " " + chrono.multipliedBy(2));
        show("until", () -> LocalDate.of(2024, 5, 6).until((ChronoLocalDate) LocalDate.of(2025, 1, 1)));
        for (int month = 1; month <= 12; month++) {
            YearMonth one = YearMonth.of(2023, month);
            System.out.print(one.plusMonths(month * 5L) + " " + one.lengthOfMonth() + " " + one.atEndOfMonth().getDayOfWeek() + " " + one.until(YearMonth.of(2030, 6), ChronoUnit.MONTHS) + "; ");
        }
        System.out.println();
        show("year", () -> Year.of(2024).atDay(60) + " " + Year.parse("-0044") + " " + Year.of(1900).isLeap() + " " + Year.of(12345).format(DateTimeFormatter.ofPattern("uuuu")) + " " + Year.of(2024).length());
        show("no day", () -> Year.of(2023).atDay(366));
        show("month day", () -> MonthDay.of(2, 29).atYear(2023) + " " + MonthDay.parse("--12-03") + " " + MonthDay.of(2, 29).isValidYear(2024) + " " + MonthDay.of(1, 31).with(Month.APRIL));
        show("wrong", () -> MonthDay.of(2, 30));
        show("wrong", () -> MonthDay.parse("12-03"));
    }
}
