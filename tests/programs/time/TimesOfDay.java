import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.Callable;

public class TimesOfDay {
    static void show(String label, Callable<Object> action) {
        try {
            System.out.println(label + ": " + action.call());
        } catch (Exception thrown) {
            System.out.println(label + " throws " + thrown);
        }
    }

    public static void main(String[] args) {
        LocalTime[] times = {LocalTime.MIDNIGHT, LocalTime.NOON, LocalTime.MAX, LocalTime.of(9, 5), LocalTime.of(23, 59, 58),
            LocalTime.of(1, 2, 3, 4_000_000), LocalTime.of(1, 2, 3, 4_000), LocalTime.of(1, 2, 0, 4)};
        for (LocalTime t : times) {
            System.out.println(t + " " + t.toSecondOfDay() + " " + t.toNanoOfDay() + " " + t.hashCode() + " " + t.plusHours(25)
                    + " " + t.minusMinutes(61) + " " + t.plusSeconds(86399) + " " + t.minusNanos(1) + " " + t.withHour(0)
                    + " " + t.truncatedTo(ChronoUnit.MINUTES) + " " + t.get(ChronoField.CLOCK_HOUR_OF_AMPM)
                    + t.get(ChronoField.AMPM_OF_DAY) + " " + t.with(ChronoField.MILLI_OF_SECOND, 7)
                    + " " + t.until(LocalTime.NOON, ChronoUnit.MINUTES) + " " + t.isBefore(LocalTime.NOON));
        }
        LocalDateTime[] all = {LocalDateTime.of(2024, 2, 29, 23, 59, 59, 999_999_999), LocalDateTime.of(2000, 1, 1, 0, 0),
            LocalDateTime.of(1969, Month.DECEMBER, 31, 12, 30, 15), LocalDateTime.MIN, LocalDateTime.MAX};
        for (LocalDateTime t : all) {
            System.out.println(t + " " + t.getDayOfWeek() + " " + t.hashCode() + " " + t.toEpochSecond(ZoneOffset.UTC));
            show("+1 ns", () -> t.plusNanos(1));
            show("-25 h", () -> t.minusHours(25));
            show("+90 min", () -> t.plusMinutes(90));
            show("+1 month", () -> t.plusMonths(1));
            show("hours to 2024", () -> t.until(LocalDateTime.of(2024, 1, 1, 0, 0), ChronoUnit.HOURS));
            show("days to 2024", () -> t.until(LocalDateTime.of(2024, 1, 1, 0, 0), ChronoUnit.DAYS));
            show("months to 2024", () -> ChronoUnit.MONTHS.between(t, LocalDateTime.of(2024, 1, 1, 0, 0)));
            show("hours truncated", () -> t.truncatedTo(ChronoUnit.HOURS));
            show("instant", () -> t.toInstant(ZoneOffset.UTC));
        }
        show("hour 24", () -> LocalTime.of(24, 0));
        show("second 60", () -> LocalTime.of(1, 0, 60));
        show("days", () -> LocalTime.NOON.plus(1, ChronoUnit.DAYS));
        for (String text : new String[] {"10:15", "10:15:30", "10:15:30.5", "10:15:30.123456789", "24:00", "1:15", "10:15:", "10:60"}) {
            show("parse " + text, () -> LocalTime.parse(text));
        }
        for (String text : new String[] {"2024-02-29T10:15", "2024-02-29T10:15:30.001", "2024-02-29 10:15", "2024-02-29T", "2024-02-30T10:15"}) {
            show("parse " + text, () -> LocalDateTime.parse(text));
        }
        Instant[] instants = {Instant.EPOCH, Instant.ofEpochMilli(-1), Instant.ofEpochSecond(1_700_000_000, 123_456_789), Instant.MIN, Instant.MAX};
        for (Instant i : instants) {
            System.out.println(i + " " + i.getEpochSecond() + " " + i.getNano() + " " + i.hashCode());
            show("milli", i::toEpochMilli);
            show("+1 day", () -> i.plus(1, ChronoUnit.DAYS));
            show("-1 s", () -> i.minusSeconds(1));
            show("hours", () -> i.truncatedTo(ChronoUnit.HOURS));
            show("until", () -> i.until(Instant.EPOCH, ChronoUnit.MILLIS));
            show("months", () -> i.plus(1, ChronoUnit.MONTHS));
        }
        show("parse", () -> Instant.parse("2023-11-14T22:13:20.5Z"));
        Clock fixed = Clock.fixed(Instant.ofEpochSecond(1_700_000_000), ZoneOffset.UTC);
        System.out.println(LocalDateTime.now(fixed) + " " + LocalDate.now(fixed) + " " + fixed.millis() + " " + fixed);
        System.out.println(LocalDate.of(2024, 5, 6).atTime(7, 8) + " " + LocalDate.of(2024, 5, 6).atStartOfDay() + " "
                + LocalTime.NOON.atDate(LocalDate.EPOCH) + " " + !Instant.now().isBefore(Instant.EPOCH));
    }
}
