package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoLocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.Objects;

/** A date with a time of the day. */
public final class LocalDateTime implements ChronoLocalDateTime<LocalDate>, Serializable {
    private static final long serialVersionUID = 6207766400415563566L;
    private static final long DAY = 86400L * 1000_000_000L;

    public static final LocalDateTime MIN = new LocalDateTime(LocalDate.MIN, LocalTime.MIN);
    public static final LocalDateTime MAX = new LocalDateTime(LocalDate.MAX, LocalTime.MAX);

    private final LocalDate date;
    private final LocalTime time;

    private LocalDateTime(LocalDate date, LocalTime time) {
        this.date = date;
        this.time = time;
    }

    public static LocalDateTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static LocalDateTime now(Clock clock) {
        return ofInstant(Objects.requireNonNull(clock, "clock").instant(), clock.getZone());
    }

    public static LocalDateTime now(ZoneId zone) {
        return ofInstant(Instant.now(), zone);
    }

    public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute) {
        return of(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute));
    }

    public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute, int second) {
        return of(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute, second));
    }

    public static LocalDateTime of(int year, Month month, int dayOfMonth, int hour, int minute, int second,
            int nanoOfSecond) {
        return of(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute, second, nanoOfSecond));
    }

    public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute) {
        return of(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute));
    }

    public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute, int second) {
        return of(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute, second));
    }

    public static LocalDateTime of(int year, int month, int dayOfMonth, int hour, int minute, int second,
            int nanoOfSecond) {
        return of(LocalDate.of(year, month, dayOfMonth), LocalTime.of(hour, minute, second, nanoOfSecond));
    }

    public static LocalDateTime of(LocalDate date, LocalTime time) {
        return new LocalDateTime(Objects.requireNonNull(date, "date"), Objects.requireNonNull(time, "time"));
    }

    public static LocalDateTime ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        return ofEpochSecond(instant.getEpochSecond(), instant.getNano(), zone.getRules().getOffset(instant));
    }

    public static LocalDateTime ofEpochSecond(long epochSecond, int nanoOfSecond, ZoneOffset offset) {
        Objects.requireNonNull(offset, "offset");
        ChronoField.NANO_OF_SECOND.checkValidValue(nanoOfSecond);
        long local = epochSecond + offset.getTotalSeconds();
        LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(local, 86400L));
        return of(date, LocalTime.ofNanoOfDay(Math.floorMod(local, 86400L) * 1000_000_000L + nanoOfSecond));
    }

    public static LocalDateTime from(TemporalAccessor temporal) {
        if (temporal instanceof LocalDateTime) {
            return (LocalDateTime) temporal;
        }
        if (temporal instanceof ZonedDateTime zoned) {
            return zoned.toLocalDateTime();
        }
        if (temporal instanceof OffsetDateTime offset) {
            return offset.toLocalDateTime();
        }
        try {
            return of(LocalDate.from(temporal), LocalTime.from(temporal));
        } catch (DateTimeException cause) {
            throw new DateTimeException(Refusals.unobtainable("LocalDateTime", temporal), cause);
        }
    }

    public static LocalDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_DATE_TIME);
    }

    public static LocalDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").parse(text, LocalDateTime::from);
    }

    private LocalDateTime with(LocalDate newDate) {
        return newDate == date ? this : of(newDate, time);
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField
                ? field.isDateBased() || field.isTimeBased()
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.rangeRefinedBy(this);
        }
        return field.isTimeBased() ? time.range(field) : date.range(field);
    }

    @Override
    public int get(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return ChronoLocalDateTime.super.get(field);
        }
        return field.isTimeBased() ? time.get(field) : date.get(field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        return field.isTimeBased() ? time.getLong(field) : date.getLong(field);
    }

    @Override
    public LocalDate toLocalDate() {
        return date;
    }

    @Override
    public LocalTime toLocalTime() {
        return time;
    }
    //#for result method
    //#| int | getYear
    //#| int | getMonthValue
    //#| Month | getMonth
    //#| int | getDayOfMonth
    //#| int | getDayOfYear
    //#| DayOfWeek | getDayOfWeek

    public $result$ $method$() {
        return date.$method$();
    }
    //#end
    //#for Unit: Hour Minute Second Nano

    public int get$Unit$() {
        return time.get$Unit$();
    }
    //#end

    @Override
    public LocalDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate) {
            return with((LocalDate) adjuster);
        }
        return adjuster instanceof LocalTime ? of(date, (LocalTime) adjuster)
                : (LocalDateTime) adjuster.adjustInto(this);
    }

    @Override
    public LocalDateTime with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, newValue);
        }
        return field.isTimeBased() ? of(date, time.with(field, newValue)) : with(date.with(field, newValue));
    }
    //#for Unit unit
    //#| Year | year
    //#| Month | month
    //#| DayOfMonth | dayOfMonth
    //#| DayOfYear | dayOfYear

    public LocalDateTime with$Unit$(int $unit$) {
        return with(date.with$Unit$($unit$));
    }
    //#end
    //#for method type given
    //#| withHour | int | hour
    //#| withMinute | int | minute
    //#| withSecond | int | second
    //#| withNano | int | nanoOfSecond
    //#| truncatedTo | TemporalUnit | unit

    public LocalDateTime $method$($type$ $given$) {
        return of(date, time.$method$($given$));
    }
    //#end

    @Override
    public LocalDateTime plus(TemporalAmount amountToAdd) {
        return (LocalDateTime) Objects.requireNonNull(amountToAdd, "amountToAdd").addTo(this);
    }

    @Override
    public LocalDateTime plus(long amountToAdd, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amountToAdd);
        }
        if (!unit.isTimeBased()) {
            return with(date.plus(amountToAdd, unit));
        }
        if (unit == ChronoUnit.HALF_DAYS) {
            // 256 half days count as one day: not what a calendar says, but what the platform's class does.
            return plusDays(amountToAdd / 256).plusHours(amountToAdd % 256 * 12);
        }
        long part = unit.getDuration().toNanos();
        long perDay = DAY / part;
        if (unit == ChronoUnit.MICROS || unit == ChronoUnit.MILLIS) {
            // In two steps, as an exception's text tells.
            return plusDays(amountToAdd / perDay).plusNanos(amountToAdd % perDay * part);
        }
        long nanos = time.toNanoOfDay() + amountToAdd % perDay * part;
        LocalDate newDate = date.plusDays(amountToAdd / perDay + Math.floorDiv(nanos, DAY));
        return of(newDate, LocalTime.ofNanoOfDay(Math.floorMod(nanos, DAY)));
    }
    //#for Unit unit
    //#| Years | years
    //#| Months | months
    //#| Weeks | weeks
    //#| Days | days

    public LocalDateTime plus$Unit$(long $unit$) {
        return with(date.plus$Unit$($unit$));
    }
    //#end
    //#for Unit unit UNIT
    //#| Hours | hours | HOURS
    //#| Minutes | minutes | MINUTES
    //#| Seconds | seconds | SECONDS
    //#| Nanos | nanos | NANOS

    public LocalDateTime plus$Unit$(long $unit$) {
        return plus($unit$, ChronoUnit.$UNIT$);
    }
    //#end

    @Override
    public LocalDateTime minus(TemporalAmount amountToSubtract) {
        return (LocalDateTime) Objects.requireNonNull(amountToSubtract, "amountToSubtract").subtractFrom(this);
    }

    @Override
    public LocalDateTime minus(long amountToSubtract, TemporalUnit unit) {
        return (LocalDateTime) ChronoLocalDateTime.super.minus(amountToSubtract, unit);
    }
    //#for Unit unit UNIT
    //#| Years | years | YEARS
    //#| Months | months | MONTHS
    //#| Weeks | weeks | WEEKS
    //#| Days | days | DAYS
    //#| Hours | hours | HOURS
    //#| Minutes | minutes | MINUTES
    //#| Seconds | seconds | SECONDS
    //#| Nanos | nanos | NANOS

    public LocalDateTime minus$Unit$(long $unit$) {
        return minus($unit$, ChronoUnit.$UNIT$);
    }
    //#end

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal
                .with(ChronoField.EPOCH_DAY, date.toEpochDay())
                .with(ChronoField.NANO_OF_DAY, time.toNanoOfDay());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalDateTime to = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, to);
        }
        if (unit.isTimeBased()) {
            long part = unit.getDuration().toNanos();
            long days = to.date.toEpochDay() - date.toEpochDay();
            long nanos = to.time.toNanoOfDay() - time.toNanoOfDay();
            // Both with one sign, so that nothing overflows on the way.
            if (days > 0 && nanos < 0) {
                days--;
                nanos += DAY;
            } else if (days < 0 && nanos > 0) {
                days++;
                nanos -= DAY;
            }
            return Math.addExact(Math.multiplyExact(days, DAY / part), nanos / part);
        }
        LocalDate endDate = to.date;
        if (endDate.isAfter(date) && to.time.isBefore(time)) {
            endDate = endDate.minusDays(1);
        } else if (endDate.isBefore(date) && to.time.isAfter(time)) {
            endDate = endDate.plusDays(1);
        }
        return date.until(endDate, unit);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.localDate()) {
            return (R) date;
        }
        if (query == TemporalQueries.zoneId() || query == TemporalQueries.zone()
                || query == TemporalQueries.offset()) {
            return null;
        }
        if (query == TemporalQueries.localTime()) {
            return (R) time;
        }
        if (query == TemporalQueries.chronology()) {
            return (R) java.time.chrono.IsoChronology.INSTANCE;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
    }

    public OffsetDateTime atOffset(ZoneOffset offset) {
        return OffsetDateTime.of(this, offset);
    }

    @Override
    public ZonedDateTime atZone(ZoneId zone) {
        return ZonedDateTime.of(this, zone);
    }

    public String format(DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").format(this);
    }

    @Override
    public long toEpochSecond(ZoneOffset offset) {
        Objects.requireNonNull(offset, "offset");
        return date.toEpochDay() * 86400L + time.toSecondOfDay() - offset.getTotalSeconds();
    }

    @Override
    public Instant toInstant(ZoneOffset offset) {
        return Instant.ofEpochSecond(toEpochSecond(offset), time.getNano());
    }

    @Override
    public int compareTo(ChronoLocalDateTime<?> other) {
        int order = date.compareTo(other.toLocalDate());
        return order != 0 ? order : time.compareTo(other.toLocalTime());
    }

    @Override
    public boolean isAfter(ChronoLocalDateTime<?> other) {
        return compareTo(other) > 0;
    }

    @Override
    public boolean isBefore(ChronoLocalDateTime<?> other) {
        return compareTo(other) < 0;
    }

    @Override
    public boolean isEqual(ChronoLocalDateTime<?> other) {
        return time.equals(other.toLocalTime()) && date.isEqual(other.toLocalDate());
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof LocalDateTime && compareTo((LocalDateTime) obj) == 0;
    }

    @Override
    public int hashCode() {
        return date.hashCode() ^ time.hashCode();
    }

    @Override
    public String toString() {
        return date + "T" + time;
    }

    private Object writeReplace() {
        return new Ser(Ser.LOCAL_DATE_TIME, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
