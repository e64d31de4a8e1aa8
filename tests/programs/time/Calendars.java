import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.Month;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A month's calendar sheet, working days and a loan's due dates: what programs do with dates. */
public class Calendars {
    public static void main(String[] args) {
        sheet(LocalDate.of(2024, Month.FEBRUARY, 1));
        sheet(LocalDate.of(2023, Month.OCTOBER, 1));
        LocalDate from = LocalDate.of(2024, 1, 1);
        LocalDate to = LocalDate.of(2025, 1, 1);
        int working = 0;
        Map<DayOfWeek, Integer> counts = new TreeMap<>();
        for (LocalDate day = from; day.isBefore(to); day = day.plusDays(1)) {
            counts.merge(day.getDayOfWeek(), 1, Integer::sum);
            if (day.getDayOfWeek().getValue() <= 5) {
                working++;
            }
        }
        System.out.println(working + " " + counts + " " + ChronoUnit.DAYS.between(from, to));
        List<LocalDate> fridays = new ArrayList<>();
        for (Month month : Month.values()) {
            LocalDate thirteenth = LocalDate.of(2026, month, 13);
            if (thirteenth.getDayOfWeek() == DayOfWeek.FRIDAY) {
                fridays.add(thirteenth);
            }
        }
        System.out.println(fridays);
        LocalDate start = LocalDate.of(2023, 10, 31);
        for (int i = 0; i < 8; i++) {
            LocalDate due = start.plusMonths(i);
            System.out.println(i + " " + due + " " + due.getDayOfWeek() + " " + start.until(due) + " " + due.lengthOfMonth());
        }
        // Easter by Gauss's rule, as a check of arithmetic on dates.
        for (int year = 1995; year < 2030; year += 7) {
            int a = year % 19;
            int b = year / 100;
            int c = year % 100;
            int h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
            int l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
            int m = (a + 11 * h + 22 * l) / 451;
            LocalDate easter = LocalDate.of(year, (h + l - 7 * m + 114) / 31, (h + l - 7 * m + 114) % 31 + 1);
            System.out.println(easter + " " + easter.getDayOfWeek() + " " + easter.plusDays(49));
        }
    }

    static void sheet(LocalDate first) {
        System.out.println("      " + first.getMonth() + " " + first.getYear());
        System.out.println("Mo Tu We Th Fr Sa Su");
        StringBuilder line = new StringBuilder("   ".repeat(first.getDayOfWeek().getValue() - 1));
        for (LocalDate day = first; day.getMonth() == first.getMonth(); day = day.plusDays(1)) {
            line.append(day.getDayOfMonth() < 10 ? " " : "").append(day.getDayOfMonth());
            if (day.getDayOfWeek() == DayOfWeek.SUNDAY) {
                System.out.println(line);
                line.setLength(0);
            } else {
                line.append(' ');
            }
        }
        System.out.println(line.toString().stripTrailing());
    }
}
