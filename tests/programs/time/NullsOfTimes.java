import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.ChronoZonedDateTime;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.time.format.TextStyle;
import java.time.temporal.IsoFields;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjusters;
import java.time.zone.ZoneRules;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

/** What zones that never change, clocks of other sources, names and calendars say of null and of what is not a date. */
public class NullsOfTimes {
    static int number;

    static void show(Callable<Object> call) {
        number++;
        try {
            System.out.println(number + " " + call.call());
        } catch (Exception exception) {
            System.out.println(number + " " + exception.getClass().getName() + ": " + exception.getMessage());
        }
    }

    static void rules() {
        ZoneRules berlin = ZoneId.of("Europe/Berlin").getRules();
        ZoneRules summer = ZoneRules.of(ZoneOffset.UTC, ZoneOffset.ofHours(1), List.of(), List.of(), List.of());
        for (ZoneRules rules : new ZoneRules[] {ZoneOffset.MAX.getRules(), summer, berlin}) {
            show(() -> rules.isFixedOffset());
            show(() -> rules.getDaylightSavings(null));
            show(() -> rules.getStandardOffset(null));
            show(() -> rules.isDaylightSavings(null));
            show(() -> rules.getOffset((Instant) null));
            show(() -> rules.nextTransition(null));
            show(() -> rules.previousTransition(null));
            show(() -> rules.getDaylightSavings(Instant.EPOCH));
            show(() -> rules.isDaylightSavings(Instant.EPOCH));
            show(() -> rules.getStandardOffset(Instant.EPOCH));
            show(() -> rules.isValidOffset(LocalDateTime.MAX, null));
            show(() -> rules.getValidOffsets(LocalDateTime.MAX).contains(null));
            show(() -> rules.getValidOffsets(LocalDateTime.MAX).add(null));
        }
        for (ZoneRules rules : new ZoneRules[] {ZoneOffset.MAX.getRules(), summer}) {
            show(() -> rules.isValidOffset(null, null));
            show(() -> rules.isValidOffset(null, ZoneOffset.ofHours(1)));
            show(() -> rules.getValidOffsets(null));
            show(() -> rules.getTransition(null));
        }
        show(() -> berlin.isValidOffset(LocalDateTime.of(2024, 3, 31, 2, 30), null));
        show(() -> berlin.isValidOffset(LocalDateTime.of(2024, 10, 27, 2, 30), null));
        show(() -> berlin.getTransitions().get(0).compareTo(null));
    }

    static final class Epoch implements InstantSource {
        @Override
        public Instant instant() {
            return Instant.EPOCH;
        }

        @Override
        public long millis() {
            return 7;
        }

        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public String toString() {
            return "epoch";
        }
    }

    static void clocks() {
        InstantSource source = new Epoch();
        Clock clock = source.withZone(ZoneOffset.UTC);
        show(() -> clock + " " + clock.instant() + " " + clock.millis() + " " + clock.getZone());
        show(() -> clock.equals(source.withZone(ZoneOffset.UTC)));
        show(() -> clock.equals(source.withZone(ZoneOffset.MAX)));
        show(() -> clock.equals(new Epoch().withZone(ZoneOffset.UTC)));
        show(() -> clock.hashCode() == source.withZone(ZoneOffset.UTC).hashCode());
        show(() -> clock.withZone(ZoneOffset.UTC) == clock);
        show(() -> clock.withZone(ZoneOffset.MAX));
        show(() -> source.withZone(null));
        show(() -> clock.withZone(null));
        Clock fixed = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
        show(() -> fixed.withZone(null));
        show(() -> Clock.systemUTC().withZone(null));
        show(() -> Clock.offset(fixed, Duration.ofSeconds(1)).withZone(null));
        show(() -> Clock.tick(fixed, Duration.ofSeconds(1)).withZone(null));
        show(() -> InstantSource.offset(null, Duration.ZERO));
        show(() -> InstantSource.offset(null, null));
        show(() -> InstantSource.offset(source, null));
        show(() -> InstantSource.offset(source, Duration.ZERO));
        show(() -> InstantSource.tick(null, Duration.ZERO));
        show(() -> InstantSource.tick(source, null));
        show(() -> InstantSource.tick(source, Duration.ofSeconds(1)));
    }

    static void names() {
        show(() -> ZoneId.of("UTC").getDisplayName(null, Locale.US));
        show(() -> ZoneId.of("UTC").getDisplayName(TextStyle.SHORT, null));
        show(() -> ZoneOffset.MAX.getDisplayName(null, null));
        show(() -> IsoChronology.INSTANCE.getDisplayName(null, null));
        show(() -> IsoChronology.INSTANCE.getDisplayName(null, Locale.US));
        show(() -> IsoChronology.INSTANCE.getDisplayName(TextStyle.SHORT, null));
        show(() -> IsoChronology.INSTANCE.getDisplayName(TextStyle.SHORT, Locale.GERMANY));
        show(() -> {
            DateTimeFormatter.ISO_DATE.formatTo(null, null);
            return "written";
        });
        show(() -> {
            DateTimeFormatter.ISO_DATE.formatTo(null, new StringBuilder());
            return "written";
        });
        show(() -> {
            DateTimeFormatter.ISO_DATE.formatTo(LocalDate.EPOCH, null);
            return "written";
        });
        show(() -> DateTimeFormatter.ISO_DATE.localizedBy(null));
    }

    static void calendars() {
        for (TemporalAccessor temporal : new TemporalAccessor[] {null, LocalTime.NOON, DayOfWeek.MONDAY, Month.MAY,
                Instant.EPOCH, ZoneOffset.UTC, OffsetTime.MIN, MonthDay.of(2, 3), LocalDate.EPOCH, LocalDateTime.MIN,
                OffsetDateTime.MAX}) {
            show(() -> ChronoLocalDate.from(temporal));
            show(() -> ChronoLocalDateTime.from(temporal));
            show(() -> ChronoZonedDateTime.from(temporal));
        }
        show(() -> MonthDay.from(null));
        show(() -> MonthDay.from(LocalTime.NOON));
        show(() -> IsoChronology.INSTANCE.resolveDate(null, ResolverStyle.SMART));
        show(() -> IsoFields.DAY_OF_QUARTER.resolve(null, null, null));
        show(() -> IsoFields.WEEK_OF_WEEK_BASED_YEAR.resolve(null, null, null));
        show(() -> IsoFields.QUARTER_YEARS.between(null, null));
        show(() -> IsoFields.QUARTER_YEARS.between(LocalDate.EPOCH, null));
        show(() -> IsoFields.WEEK_BASED_YEARS.between(LocalDate.EPOCH, LocalDate.of(2024, 12, 30)));
        show(() -> IsoFields.QUARTER_YEARS.between(LocalDate.EPOCH, LocalDate.of(2024, 12, 30)));
    }

    static void times() {
        show(() -> LocalTime.NOON.compareTo(null));
        show(() -> LocalTime.NOON.isBefore(null));
        show(() -> LocalTime.NOON.isAfter(null));
        LocalTime[] times = {LocalTime.MIN, LocalTime.of(11, 59, 59), LocalTime.NOON, LocalTime.of(12, 0, 0, 1),
                LocalTime.MAX};
        for (LocalTime a : times) {
            for (LocalTime b : times) {
                show(() -> a.compareTo(b) + " " + a.isBefore(b) + " " + a.isAfter(b) + " " + a.equals(b));
            }
        }
        show(() -> Duration.ofNanos(1).addTo(null));
        show(() -> Duration.ofSeconds(1, 1).addTo(null));
        show(() -> Duration.ofNanos(1).subtractFrom(null));
        show(() -> TemporalAdjusters.next(DayOfWeek.MONDAY).adjustInto(null));
        show(() -> TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY).adjustInto(null));
        show(() -> TemporalAdjusters.firstDayOfMonth().adjustInto(null));
        show(() -> TemporalAdjusters.lastDayOfYear().adjustInto(null));
    }

    public static void main(String[] args) {
        rules();
        clocks();
        names();
        calendars();
        times();
    }
}
