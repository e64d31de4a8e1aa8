import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.Chronology;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.IsoFields;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.zone.ZoneOffsetTransition;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;

/** Periods of years and quarters, answers of months and weekdays, names of fields, times of instants without a date. */
public class YearsAndQuarters {
    static int number;

    static void show(Callable<Object> call) {
        number++;
        try {
            System.out.println(number + " " + call.call());
        } catch (Exception exception) {
            System.out.println(number + " " + exception.getClass().getName() + ": " + exception.getMessage());
        }
    }

    static final Temporal[] TEMPORALS = {Year.of(2024), YearMonth.of(2024, 1), LocalTime.NOON,
            LocalDate.of(2024, 2, 29), LocalDateTime.of(2024, 2, 29, 3, 4), Instant.EPOCH, OffsetTime.MIN};

    static void periods() {
        for (int years : new int[] {0, 1, -3}) {
            for (int months : new int[] {0, 12, -12, 5}) {
                for (int days : new int[] {0, 2}) {
                    Period period = Period.of(years, months, days);
                    for (Temporal temporal : TEMPORALS) {
                        show(() -> temporal + " plus " + period + ": " + temporal.plus(period));
                        show(() -> temporal + " minus " + period + ": " + temporal.minus(period));
                    }
                }
            }
        }
        show(() -> Year.of(2024).plus(Period.ofYears(Integer.MAX_VALUE)));
        show(() -> Year.of(2024).minus(Period.ofYears(Integer.MIN_VALUE)));
        show(() -> LocalDate.MAX.plus(Period.of(1, -12, 0)));
        show(() -> Period.ZERO.addTo(null));
        show(() -> Duration.ofNanos(1).addTo(LocalTime.MAX));
        show(() -> Duration.ofSeconds(1, 1).subtractFrom(LocalTime.MIN));
    }

    static void quarters() {
        for (long amount : new long[] {1000, -300, 255, 256, 257, -1, -3, -5, -7, 5, 7, 4_000_000_000L, Long.MAX_VALUE,
                Long.MIN_VALUE}) {
            for (Temporal temporal : TEMPORALS) {
                show(() -> temporal + " plus " + amount + ": " + temporal.plus(amount, IsoFields.QUARTER_YEARS));
                show(() -> temporal + " minus " + amount + ": " + temporal.minus(amount, IsoFields.QUARTER_YEARS));
            }
        }
    }

    static void answers() {
        for (TemporalQuery<?> query : List.of(TemporalQueries.precision(), TemporalQueries.chronology(),
                TemporalQueries.zone(), TemporalQueries.zoneId(), TemporalQueries.offset(), TemporalQueries.localDate(),
                TemporalQueries.localTime())) {
            for (TemporalAccessor temporal : new TemporalAccessor[] {Month.MAY, DayOfWeek.MONDAY}) {
                show(() -> query + " of " + temporal + ": " + temporal.query(query) + ", " + query.queryFrom(temporal));
            }
        }
        show(() -> Month.MAY.query(Month::from));
        show(() -> DayOfWeek.MONDAY.query(DayOfWeek::from));
        for (ChronoField field : ChronoField.values()) {
            show(() -> field + ": " + field.getDisplayName(Locale.US) + ", " + field.getDisplayName(Locale.GERMANY));
        }
    }

    static void instants() {
        for (Instant instant : new Instant[] {Instant.MIN, Instant.EPOCH, Instant.MAX}) {
            for (ZoneId zone : new ZoneId[] {ZoneOffset.UTC, ZoneOffset.MIN, ZoneOffset.MAX, ZoneId.of("Europe/Berlin"),
                    ZoneId.of("America/New_York"), ZoneId.of("GMT+03:00")}) {
                show(() -> instant + " in " + zone + ": " + OffsetTime.ofInstant(instant, zone));
            }
        }
        show(() -> OffsetTime.ofInstant(null, null));
        show(() -> OffsetTime.ofInstant(Instant.EPOCH, null));
        for (ZoneId zone : new ZoneId[] {ZoneOffset.UTC, ZoneOffset.MAX, ZoneId.of("UTC"),
                ZoneId.of("Europe/Berlin")}) {
            ZonedDateTime zoned = LocalDateTime.of(2024, 2, 29, 3, 4).atZone(zone);
            for (long second : new long[] {Long.MIN_VALUE, 5, 31556889864403200L, Long.MAX_VALUE}) {
                show(() -> second + " in " + zone + ": " + zoned.with(ChronoField.INSTANT_SECONDS, second));
            }
        }
        show(() -> OffsetDateTime.MIN.with(ChronoField.INSTANT_SECONDS, Long.MAX_VALUE));
    }

    static void changes() {
        for (String id : List.of("Europe/Berlin", "Europe/London", "Europe/Paris", "America/New_York",
                "America/Los_Angeles", "Australia/Sydney", "Asia/Tokyo", "Etc/UTC")) {
            List<ZoneOffsetTransition> changes = ZoneId.of(id).getRules().getTransitions();
            show(() -> id + ": " + changes.size() + (changes.isEmpty() ? "" : ", " + changes.getLast()));
        }
    }

    static void locales() {
        DateTimeFormatter formatter = DateTimeFormatter.ofPattern("d MMM", Locale.US);
        show(() -> formatter.getChronology());
        show(() -> formatter.localizedBy(Locale.GERMANY).getChronology());
        show(() -> formatter.localizedBy(Locale.GERMANY).format(LocalDate.of(2024, 2, 3)));
        show(() -> formatter.localizedBy(Locale.US).format(LocalTime.NOON));
        for (String tag : List.of("de", "de-u-ca-iso", "de-u-ca-iso8601", "de-u-ca-gregory", "de-u-ca", "th-TH")) {
            show(() -> tag + ": " + Chronology.ofLocale(Locale.forLanguageTag(tag)));
            show(() -> tag + ": " + formatter.localizedBy(Locale.forLanguageTag(tag)).getChronology());
        }
    }

    public static void main(String[] args) {
        periods();
        quarters();
        answers();
        instants();
        changes();
        locales();
    }
}
