// stress: seventh
// Clocks that stand, tick and are shifted; instants in texts, arithmetic at their limits.
import java.time.*;
import java.time.format.DateTimeParseException;
import java.time.temporal.*;
import java.util.*;

public class Clocks {
    static void show(String what, java.util.function.Supplier<?> action) {
        try {
            System.out.println(what + " = " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Instant start = Instant.parse("2024-03-31T00:59:59.987654321Z");
        Clock fixed = Clock.fixed(start, ZoneId.of("Europe/Berlin"));
        Clock shifted = Clock.offset(fixed, Duration.ofMinutes(1));
        for (Clock clock : List.of(fixed, shifted, Clock.tick(fixed, Duration.ofMillis(100)), Clock.tick(fixed, Duration.ofMinutes(5)), fixed.withZone(ZoneOffset.UTC),
                Clock.tick(shifted, Duration.ofNanos(1_000)))) {
            System.out.println(clock + " " + clock.instant() + " " + clock.millis() + " " + LocalDateTime.now(clock) + " " + ZonedDateTime.now(clock) + " " + LocalDate.now(clock)
                    + " " + YearMonth.now(clock) + " " + OffsetTime.now(clock));
        }
        System.out.println(fixed.equals(Clock.fixed(start, ZoneId.of("Europe/Berlin"))) + " " + Clock.systemUTC() + " " + Clock.systemUTC().equals(Clock.system(ZoneOffset.UTC)) + " "
                + Clock.tickSeconds(ZoneOffset.UTC) + " " + Clock.offset(fixed, Duration.ZERO).equals(fixed));
        show("bad tick", () -> Clock.tick(fixed, Duration.ofNanos(7)));
        show("negative tick", () -> Clock.tick(fixed, Duration.ofSeconds(-1)));
        for (String text : List.of("1970-01-01T00:00:00Z", "-1000000000-01-01T00:00:00Z", "+1000000000-12-31T23:59:59.999999999Z", "2024-02-30T00:00:00Z", "2016-12-31T23:59:60Z",
                "2024-01-01T24:00:00Z", "2024-01-01T10:00:00+02:00", "2024-01-01T10:00Z", "2024-01-01T10:00:00", "2024-1-1T00:00:00Z", "2024-01-01t10:00:00.5z", "10000-01-01T00:00:00Z")) {
            show(text, () -> Instant.parse(text));
        }
        for (long second : new long[] {0, -1, 1, 1_700_000_000L, -62_135_596_800L, 253_402_300_800L}) {
            Instant instant = Instant.ofEpochSecond(second, second % 7 * 100_000_001);
            System.out.println(instant + " " + instant.getEpochSecond() + " " + instant.getNano() + " " + instant.toEpochMilli() + " " + instant.truncatedTo(ChronoUnit.HALF_DAYS) + " "
                    + instant.plus(3, ChronoUnit.HOURS) + " " + instant.until(start, ChronoUnit.DAYS) + " " + instant.get(ChronoField.MICRO_OF_SECOND) + " " + instant.hashCode());
        }
        show("max", () -> Instant.MAX.plusNanos(1));
        show("min", () -> Instant.MIN.minusMillis(1));
        show("millis", () -> Instant.MAX.toEpochMilli());
        show("months", () -> start.plus(1, ChronoUnit.MONTHS));
        show("field", () -> start.get(ChronoField.DAY_OF_MONTH));
        show("truncated", () -> start.truncatedTo(ChronoUnit.WEEKS));
        show("from", () -> Instant.from(LocalDateTime.MIN));
        show("adjusted", () -> start.with(ChronoField.NANO_OF_SECOND, 5).with(ChronoField.INSTANT_SECONDS, -5));
        show("compared", () -> start.compareTo(Instant.EPOCH) + " " + start.isAfter(Instant.MAX) + " " + start.isBefore(Instant.MAX) + " " + start.equals(fixed.instant()));
        InstantSource source = () -> start;
        System.out.println(source.millis() + " " + source.withZone(ZoneId.of("Asia/Tokyo")).instant() + " " + InstantSource.offset(source, Duration.ofDays(1)).instant() + " " + InstantSource.fixed(start).instant());
    }
}
