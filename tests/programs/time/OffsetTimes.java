import java.time.*;
import java.time.temporal.*;
import java.util.*;
import java.util.concurrent.Callable;

public class OffsetTimes {
    static void show(String what, Callable<?> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (Exception e) {
            System.out.println(what + " " + e);
        }
    }

    public static void main(String[] args) {
        OffsetDateTime t = OffsetDateTime.of(2024, 2, 29, 23, 15, 30, 123_000_000, ZoneOffset.ofHoursMinutes(5, 30));
        System.out.println(t + " " + t.withOffsetSameInstant(ZoneOffset.UTC) + " " + t.withOffsetSameLocal(ZoneOffset.UTC) + " " + t.toInstant() + " "
                + t.toOffsetTime() + " " + t.toZonedDateTime() + " " + t.atZoneSameInstant(ZoneId.of("Asia/Tokyo")) + " " + t.atZoneSimilarLocal(ZoneId.of("Asia/Tokyo")));
        System.out.println(t.plusYears(1) + " " + t.minusDays(60) + " " + t.plusNanos(877_000_000) + " " + t.withSecond(0).withNano(0) + " " + t.with(ChronoField.OFFSET_SECONDS, 0)
                + " " + t.with(ChronoField.INSTANT_SECONDS, 0) + " " + t.truncatedTo(ChronoUnit.HOURS) + " " + t.getDayOfWeek() + t.getMonth() + t.getDayOfYear());
        OffsetDateTime other = OffsetDateTime.parse("2024-03-01T00:00:00+05:30");
        System.out.println(t.compareTo(other) + " " + t.isBefore(other) + " " + t.until(other, ChronoUnit.SECONDS) + " " + t.isEqual(t.withOffsetSameInstant(ZoneOffset.MAX))
                + " " + t.equals(t.withOffsetSameInstant(ZoneOffset.MAX)) + " " + OffsetDateTime.timeLineOrder().compare(t, other) + " " + OffsetDateTime.MIN + " " + OffsetDateTime.MAX);
        for (String text : List.of("2024-03-01T00:00Z", "2024-03-01T00:00", "2024-03-01T24:00Z", "2024-02-30T00:00Z", "2024-03-01T00:00+5", "2024-03-01T00:00+05", "x")) {
            show("parse " + text, () -> OffsetDateTime.parse(text));
        }
        OffsetTime clock = OffsetTime.of(10, 30, 0, 0, ZoneOffset.ofHours(2));
        System.out.println(clock + " " + clock.withOffsetSameInstant(ZoneOffset.UTC) + " " + clock.plusHours(20) + " " + clock.isAfter(OffsetTime.parse("09:00Z"))
                + " " + clock.until(OffsetTime.parse("10:30Z"), ChronoUnit.MINUTES) + " " + clock.atDate(LocalDate.EPOCH) + " " + clock.toEpochSecond(LocalDate.EPOCH)
                + " " + OffsetTime.MIN + OffsetTime.MAX + " " + clock.getHour() + " " + LocalTime.NOON.atOffset(ZoneOffset.UTC) + clock.hashCode());
        show("days", () -> clock.plus(1, ChronoUnit.DAYS));
        show("from", () -> OffsetTime.from(LocalTime.NOON));
        Clock fixed = Clock.fixed(Instant.parse("2024-05-06T07:08:09.123456789Z"), ZoneId.of("Europe/Paris"));
        System.out.println(fixed + " " + fixed.millis() + " " + LocalDateTime.now(fixed) + " " + ZonedDateTime.now(fixed) + " " + OffsetDateTime.now(fixed) + " " + Year.now(fixed)
                + YearMonth.now(fixed) + MonthDay.now(fixed) + " " + LocalTime.now(fixed) + " " + LocalDate.now(fixed.withZone(ZoneId.of("Pacific/Kiritimati"))));
        System.out.println(Clock.offset(fixed, Duration.ofHours(-3)) + " " + Clock.offset(fixed, Duration.ofHours(-3)).instant() + " " + Clock.tick(fixed, Duration.ofMinutes(5)).instant()
                + " " + Clock.tick(fixed, Duration.ofMinutes(5)) + " " + Clock.tickSeconds(ZoneOffset.UTC) + Clock.tickMinutes(ZoneOffset.UTC) + " " + Clock.systemUTC() + " "
                + fixed.equals(Clock.fixed(fixed.instant(), fixed.getZone())) + " " + InstantSource.fixed(Instant.EPOCH).millis());
        show("tick", () -> Clock.tick(fixed, Duration.ofNanos(-1)));
        show("tick 2", () -> Clock.tick(fixed, Duration.ofNanos(333)));
        System.out.println(Year.of(2024).isLeap() + " " + Year.of(1900).isLeap() + " " + Year.of(2024).atDay(60) + " " + Year.of(2024).atMonth(2).lengthOfMonth() + " "
                + Year.of(5).plus(1, ChronoUnit.CENTURIES) + " " + Year.parse("-0044") + " " + Year.of(2024).until(Year.of(1989), ChronoUnit.DECADES) + " "
                + Year.of(2023).atMonthDay(MonthDay.of(2, 29)) + " " + Year.isLeap(-4) + Year.of(0).get(ChronoField.YEAR_OF_ERA) + Year.of(12345) + Year.MAX_VALUE);
        YearMonth ym = YearMonth.of(2024, 11);
        System.out.println(ym + " " + ym.plusMonths(3) + " " + ym.atEndOfMonth() + " " + ym.atDay(1) + " " + ym.isValidDay(31) + " " + ym.until(YearMonth.parse("2030-01"), ChronoUnit.MONTHS)
                + " " + ym.with(ChronoField.ERA, 0) + " " + ym.compareTo(YearMonth.of(2025, 1)) + " " + YearMonth.of(-5, 3) + " " + YearMonth.of(12345, 3) + " " + ym.getLong(ChronoField.PROLEPTIC_MONTH) + " " + ym.hashCode());
        MonthDay leap = MonthDay.of(Month.FEBRUARY, 29);
        System.out.println(leap + " " + leap.isValidYear(2023) + " " + leap.atYear(2023) + " " + leap.withMonth(4) + " " + MonthDay.parse("--12-03") + " " + leap.range(ChronoField.DAY_OF_MONTH)
                + " " + LocalDate.of(2023, 5, 31).with(MonthDay.of(2, 29)) + " " + leap.isBefore(MonthDay.of(3, 1)));
        show("md", () -> MonthDay.of(4, 31));
        show("md2", () -> MonthDay.of(13, 1));
        show("ym2", () -> YearMonth.from(LocalTime.NOON));
        show("year", () -> Year.of(1_000_000_000));
        show("year2", () -> Year.of(2024).plus(1, ChronoUnit.DAYS));
        show("day", () -> Year.of(2023).atDay(366));
        show("instant", () -> Instant.parse("2024-06-30T23:59:60Z") + " " + Instant.parse("2024-06-30T24:00:00Z") + " " + Instant.parse("+10000-01-01T00:00:00Z"));
        show("instant 2", () -> Instant.parse("2024-06-30 23:59:60Z"));
        show("instant 3", () -> Instant.from(LocalDate.EPOCH));
    }
}
