// Calendars of months, weekdays, leap years, holidays by rule, ages and periods.
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.stream.*;

public class MonthCalendar {
    static void print(int year, Month month) {
        LocalDate day = LocalDate.of(year, month, 1);
        String title = month.getDisplayName(TextStyle.FULL, Locale.ENGLISH) + " " + year;
        System.out.printf("%" + (10 + title.length() / 2) + "s%n", title);
        System.out.println(Arrays.stream(DayOfWeek.values()).map(d -> d.getDisplayName(TextStyle.SHORT, Locale.ENGLISH).substring(0, 2))
                .collect(Collectors.joining(" ")));
        System.out.print("   ".repeat(day.getDayOfWeek().getValue() - 1));
        while (day.getMonth() == month) {
            System.out.printf("%2d%s", day.getDayOfMonth(), day.getDayOfWeek() == DayOfWeek.SUNDAY ? "\n" : " ");
            day = day.plusDays(1);
        }
        System.out.println();
    }

    /** Sunday after the first full moon of spring. */
    static LocalDate easter(int year) {
        int a = year % 19, b = year / 100, c = year % 100;
        int h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
        int l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
        int m = (a + 11 * h + 22 * l) / 451;
        int sum = h + l - 7 * m + 114;
        return LocalDate.of(year, sum / 31, sum % 31 + 1);
    }

    static SortedMap<LocalDate, String> holidays(int year) {
        SortedMap<LocalDate, String> holidays = new TreeMap<>();
        holidays.put(LocalDate.of(year, Month.JANUARY, 1), "New Year");
        holidays.put(easter(year), "Easter");
        holidays.put(easter(year).plusDays(49), "Pentecost");
        holidays.put(LocalDate.of(year, Month.NOVEMBER, 1).with(TemporalAdjusters.firstInMonth(DayOfWeek.THURSDAY)).plusWeeks(3), "Thanksgiving");
        holidays.put(LocalDate.of(year, 5, 1).with(TemporalAdjusters.lastInMonth(DayOfWeek.MONDAY)), "Memorial Day");
        holidays.put(LocalDate.of(year, 12, 25), "Christmas");
        return holidays;
    }

    public static void main(String[] args) {
        print(2024, Month.FEBRUARY);
        print(2023, Month.OCTOBER);
        for (int year : new int[] {1900, 2000, 2023, 2024}) {
            System.out.println(year + " " + LocalDate.ofYearDay(year, 1).isLeapYear() + " " + LocalDate.of(year, 2, 1).lengthOfMonth() + " " + easter(year));
        }
        holidays(2024).forEach((d, name) -> System.out.printf("%-13s %s, day %d%n", name,
                d.format(DateTimeFormatter.ofPattern("EEEE, d. MMMM", Locale.ENGLISH)), d.getDayOfYear()));
        System.out.println(holidays(2025).tailMap(LocalDate.of(2025, 6, 1)).firstKey());

        LocalDate born = LocalDate.of(1990, 8, 31);
        LocalDate today = LocalDate.of(2024, 2, 29);
        Period age = Period.between(born, today);
        System.out.println(age + " " + age.getYears() + " years, " + age.toTotalMonths() + " months, " + ChronoUnit.DAYS.between(born, today)
                + " days, " + born.until(today, ChronoUnit.WEEKS) + " weeks");
        System.out.println(born.plusMonths(6) + " " + today.plusYears(1) + " " + today.minusMonths(12) + " " + today.withDayOfMonth(1)
                + " " + today.with(ChronoField.MONTH_OF_YEAR, 11) + " " + today.lengthOfMonth() + " " + today.isAfter(born));
        System.out.println(Stream.iterate(LocalDate.of(2024, 1, 13), d -> d.plusMonths(1)).limit(24)
                .filter(d -> d.getDayOfWeek() == DayOfWeek.FRIDAY).map(LocalDate::toString).collect(Collectors.joining(", ")));
        System.out.println(LocalDate.of(2024, 3, 1).datesUntil(LocalDate.of(2024, 4, 1))
                .filter(d -> d.getDayOfWeek().getValue() < 6).count() + " working days in March 2024");
        for (String text : new String[] {"2024-02-30", "2024-13-01", "24-1-1", "2023-02-29", "2024-06-31T10:00"}) {
            try {
                System.out.println(LocalDate.parse(text));
            } catch (DateTimeParseException e) {
                System.out.println(e.getMessage() + " at " + e.getErrorIndex());
            }
        }
        try {
            LocalDate.of(2023, 2, 29);
        } catch (DateTimeException e) {
            System.out.println(e.getMessage());
        }
        DateTimeFormatter american = DateTimeFormatter.ofPattern("MM/dd/yyyy");
        System.out.println(LocalDate.parse("07/04/2021", american) + " " + american.format(today) + " "
                + today.format(DateTimeFormatter.BASIC_ISO_DATE) + " " + today.format(DateTimeFormatter.ISO_DATE));
        System.out.println(LocalDate.EPOCH.plusDays(20_000) + " " + LocalDate.ofYearDay(2024, 366) + " " + LocalDate.MIN + " " + today.toEpochDay());
    }
}
