import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.IsoChronology;
import java.time.chrono.IsoEra;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.IsoFields;
import java.time.temporal.JulianFields;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.ValueRange;
import java.time.temporal.WeekFields;
import java.util.concurrent.Callable;

/** What times with zones and offsets, years, clocks, fields and units say of null and of what lies outside of their ranges. */
public class NullsOfZonesAndYears {
    static int number;

    static void show(Callable<Object> call) {
        number++;
        try {
            System.out.println(number + " " + call.call());
        } catch (Exception exception) {
            System.out.println(number + " " + exception.getClass().getName() + ": " + exception.getMessage()
                    + (exception.getCause() == null ? "" : " <- " + exception.getCause()));
        }
    }

    static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
    static final LocalDateTime BOTH = LocalDateTime.of(2024, 2, 29, 23, 59);

    static void zoned() {
        ZonedDateTime zoned = BOTH.atZone(BERLIN);
        show(() -> ZonedDateTime.of(null, BERLIN));
        show(() -> ZonedDateTime.of(BOTH, null));
        show(() -> ZonedDateTime.of(BOTH.toLocalDate(), null, BERLIN));
        show(() -> ZonedDateTime.ofInstant(null, BERLIN));
        show(() -> ZonedDateTime.ofInstant(Instant.EPOCH, null));
        show(() -> ZonedDateTime.ofInstant(Instant.MAX, BERLIN));
        show(() -> ZonedDateTime.ofLocal(BOTH, null, null));
        show(() -> ZonedDateTime.ofStrict(BOTH, ZoneOffset.MAX, BERLIN));
        show(() -> ZonedDateTime.ofStrict(BOTH, null, BERLIN));
        show(() -> ZonedDateTime.from(BOTH));
        show(() -> ZonedDateTime.parse(null));
        show(() -> ZonedDateTime.parse("2024-02-29T23:59"));
        show(() -> zoned.withZoneSameInstant(null));
        show(() -> zoned.withZoneSameLocal(null));
        show(() -> zoned.plusYears(Long.MAX_VALUE));
        show(() -> zoned.plusNanos(Long.MIN_VALUE));
        show(() -> zoned.plusSeconds(Long.MAX_VALUE));
        show(() -> zoned.minus(1, ChronoUnit.FOREVER));
        show(() -> zoned.plus(null));
        show(() -> zoned.until(null, ChronoUnit.DAYS));
        show(() -> zoned.get(ChronoField.INSTANT_SECONDS));
        show(() -> zoned.get(ChronoField.EPOCH_DAY));
        show(() -> zoned.with(ChronoField.OFFSET_SECONDS, 64801));
        show(() -> zoned.compareTo(null));
        show(() -> zoned.isAfter(null));
        show(() -> zoned.truncatedTo(ChronoUnit.MONTHS));
        show(() -> zoned.format(null));
    }

    static void offsets() {
        OffsetDateTime offset = BOTH.atOffset(ZoneOffset.ofHours(3));
        OffsetTime time = offset.toOffsetTime();
        show(() -> OffsetDateTime.of(BOTH, null));
        show(() -> OffsetDateTime.of(null, ZoneOffset.UTC));
        show(() -> OffsetDateTime.ofInstant(Instant.MIN, ZoneOffset.UTC));
        show(() -> OffsetDateTime.from(BOTH));
        show(() -> OffsetDateTime.MAX.plusNanos(1));
        show(() -> OffsetDateTime.MAX.withOffsetSameInstant(ZoneOffset.UTC));
        show(() -> OffsetDateTime.MAX.withOffsetSameLocal(null));
        show(() -> OffsetDateTime.MIN.minusMonths(Long.MIN_VALUE));
        show(() -> OffsetDateTime.MIN.minusWeeks(1));
        show(() -> offset.until(null, ChronoUnit.DAYS));
        show(() -> offset.until(offset, null));
        show(() -> offset.isEqual(null));
        show(() -> OffsetDateTime.parse("2024-02-30T00:00Z"));
        show(() -> OffsetDateTime.parse("2024-02-29T00:00+19:00"));
        show(() -> OffsetTime.of(LocalTime.NOON, null));
        show(() -> OffsetTime.from(LocalTime.NOON));
        show(() -> time.plus(1, ChronoUnit.DAYS));
        show(() -> time.with(ChronoField.EPOCH_DAY, 1));
        show(() -> time.withHour(24));
        show(() -> time.plusHours(Long.MIN_VALUE));
        show(() -> time.until(LocalTime.NOON, ChronoUnit.HOURS));
        show(() -> time.atDate(null));
        show(() -> ZoneOffset.ofHours(19));
        show(() -> ZoneOffset.ofHoursMinutes(1, -1));
        show(() -> ZoneOffset.ofHoursMinutesSeconds(0, 1, -1));
        show(() -> ZoneOffset.ofHoursMinutes(18, 1));
        show(() -> ZoneOffset.ofHoursMinutes(1, 60));
        show(() -> ZoneOffset.ofTotalSeconds(Integer.MIN_VALUE));
        show(() -> ZoneOffset.of("+1:00"));
        show(() -> ZoneOffset.of("+25:00"));
        show(() -> ZoneOffset.of("1"));
        show(() -> ZoneOffset.of(null));
        show(() -> ZoneOffset.UTC.getLong(ChronoField.YEAR));
        show(() -> ZoneOffset.UTC.compareTo(null));
        show(() -> ZoneId.of(null));
        show(() -> ZoneId.of(""));
        show(() -> ZoneId.of("Nowhere/At_All"));
        show(() -> ZoneId.of("Europe/Ber lin"));
        show(() -> ZoneId.of("UTC+19"));
        show(() -> ZoneId.of("x", null));
        show(() -> ZoneId.ofOffset("XYZ", ZoneOffset.UTC));
        show(() -> ZoneId.ofOffset(null, ZoneOffset.UTC));
        show(() -> ZoneId.ofOffset("UTC", null));
        show(() -> ZoneId.from(LocalTime.NOON));
    }

    static void years() {
        show(() -> Year.of(Integer.MAX_VALUE));
        show(() -> Year.of(Year.MAX_VALUE).plusYears(1));
        show(() -> Year.of(Year.MIN_VALUE).minusYears(Long.MIN_VALUE));
        show(() -> Year.of(2024).plus(1, ChronoUnit.MONTHS));
        show(() -> Year.of(2024).plus(Long.MAX_VALUE, ChronoUnit.MILLENNIA));
        show(() -> Year.of(2023).atDay(366));
        show(() -> Year.of(2023).atDay(0));
        show(() -> Year.of(2023).atMonth(null));
        show(() -> Year.of(2023).atMonthDay(null));
        show(() -> Year.of(2023).isAfter(null));
        show(() -> Year.of(2023).with(ChronoField.ERA, 2));
        show(() -> Year.from(LocalTime.NOON));
        show(() -> Year.parse("99999"));
        show(() -> Year.parse(null));
        show(() -> YearMonth.of(2024, 13));
        show(() -> YearMonth.of(2024, null));
        show(() -> YearMonth.of(2023, 2).atDay(29));
        show(() -> YearMonth.of(Year.MAX_VALUE, 12).plusMonths(1));
        show(() -> YearMonth.of(Year.MAX_VALUE, 12).plusMonths(Long.MAX_VALUE));
        show(() -> YearMonth.of(2024, 1).plus(1, ChronoUnit.DAYS));
        show(() -> YearMonth.of(2024, 1).until(LocalTime.NOON, ChronoUnit.MONTHS));
        // Fields are told in the order of their identity hashes, which each machine has others of.
        show(() -> {
            try {
                return YearMonth.parse("2024-13");
            } catch (java.time.format.DateTimeParseException exception) {
                String text = exception.getMessage();
                int fields = text.indexOf('{'), end = text.indexOf('}');
                java.util.List<String> names = java.util.Arrays.asList(text.substring(fields + 1, end).split(", "));
                java.util.Collections.sort(names);
                return text.substring(0, fields) + names + text.substring(end);
            }
        });
        show(() -> YearMonth.from(null));
        show(() -> MonthDay.of(2, 30));
        show(() -> MonthDay.of(null, 1));
        show(() -> MonthDay.of(2, 29).withMonth(13));
        show(() -> MonthDay.of(2, 29).atYear(Integer.MIN_VALUE));
        show(() -> MonthDay.of(2, 29).get(ChronoField.YEAR));
        show(() -> MonthDay.of(2, 29).compareTo(null));
        show(() -> Month.MAY.adjustInto(null));
        show(() -> Month.from(LocalTime.NOON));
        show(() -> Month.MAY.getDisplayName(null, null));
        show(() -> DayOfWeek.of(0));
        show(() -> DayOfWeek.MONDAY.get(ChronoField.YEAR));
        show(() -> IsoEra.of(2));
        show(() -> IsoChronology.INSTANCE.dateYearDay(2023, 366));
        show(() -> IsoChronology.INSTANCE.prolepticYear(null, 1));
        show(() -> IsoChronology.INSTANCE.eraOf(-1));
    }

    static void clocks() {
        Clock clock = Clock.fixed(Instant.MAX, BERLIN);
        show(() -> Clock.fixed(null, BERLIN));
        show(() -> Clock.fixed(Instant.EPOCH, null));
        show(() -> Clock.offset(null, Duration.ZERO));
        show(() -> Clock.offset(clock, null));
        show(() -> Clock.offset(clock, Duration.ofNanos(1)).instant());
        show(() -> clock.millis());
        show(() -> Clock.tick(clock, Duration.ofNanos(-1)));
        show(() -> Clock.tick(clock, Duration.ofNanos(3)));
        show(() -> Clock.tick(clock, null));
        show(() -> LocalDate.now(clock));
        show(() -> LocalDate.now((Clock) null));
        show(() -> LocalDate.now((ZoneId) null));
        show(() -> Instant.now(null));
        show(() -> Instant.MAX.until(Instant.MIN, ChronoUnit.NANOS));
        show(() -> Instant.MAX.until(Instant.MIN, ChronoUnit.MONTHS));
        show(() -> Instant.EPOCH.with(ChronoField.NANO_OF_SECOND, -1));
        show(() -> Instant.EPOCH.truncatedTo(ChronoUnit.WEEKS));
        show(() -> Instant.EPOCH.atOffset(null));
    }

    static void fields() {
        LocalDate date = BOTH.toLocalDate();
        show(() -> ChronoField.MONTH_OF_YEAR.checkValidValue(13));
        show(() -> ChronoField.EPOCH_DAY.checkValidIntValue(1));
        show(() -> ValueRange.of(5, 1));
        show(() -> ValueRange.of(1, 3, 2));
        show(() -> ValueRange.of(1, 0, 5, 6));
        show(() -> ValueRange.of(1, 5).checkValidValue(6, null));
        show(() -> ValueRange.of(1, Long.MAX_VALUE).checkValidIntValue(6, ChronoField.YEAR));
        show(() -> date.with(IsoFields.QUARTER_OF_YEAR, 5));
        show(() -> date.with(IsoFields.DAY_OF_QUARTER, 92));
        show(() -> date.with(IsoFields.WEEK_OF_WEEK_BASED_YEAR, 54));
        show(() -> LocalTime.NOON.get(IsoFields.QUARTER_OF_YEAR));
        show(() -> LocalTime.NOON.get(WeekFields.ISO.weekOfYear()));
        show(() -> date.get(JulianFields.JULIAN_DAY));
        show(() -> date.with(JulianFields.MODIFIED_JULIAN_DAY, Long.MAX_VALUE));
        show(() -> date.with(WeekFields.ISO.dayOfWeek(), 8));
        show(() -> WeekFields.of(DayOfWeek.MONDAY, 8));
        show(() -> WeekFields.of(null, 1));
        show(() -> WeekFields.of(null));
        show(() -> date.plus(Long.MAX_VALUE, IsoFields.WEEK_BASED_YEARS));
        show(() -> TemporalAdjusters.next(null));
        show(() -> TemporalAdjusters.dayOfWeekInMonth(1, null));
        show(() -> TemporalAdjusters.ofDateAdjuster(null));
        show(() -> LocalDate.MAX.with(TemporalAdjusters.firstDayOfNextYear()));
        show(() -> LocalTime.NOON.with(TemporalAdjusters.firstDayOfYear()));
        show(() -> Period.from(Duration.ZERO));
        show(() -> Period.from(null));
        show(() -> Duration.from(Period.ofDays(1)));
        show(() -> date.minus(Period.of(Integer.MIN_VALUE, Integer.MIN_VALUE, 0)));
        show(() -> LocalDate.MIN.plus(Period.ofDays(Integer.MIN_VALUE)));
        show(() -> Period.between(LocalDate.MIN, LocalDate.MAX).plus(Period.ofDays(Integer.MAX_VALUE)));
        show(() -> ChronoUnit.DAYS.between(BOTH, null));
        show(() -> ChronoUnit.DAYS.between(BOTH, LocalTime.NOON));
    }

    public static void main(String[] arguments) {
        zoned();
        offsets();
        years();
        clocks();
        fields();
    }
}
