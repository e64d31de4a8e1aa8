package java.time;

import java.io.Serializable;
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
import java.util.Comparator;
import java.util.Objects;

/** A date and time with a distance from Greenwich. */
public final class OffsetDateTime implements Temporal, TemporalAdjuster, Comparable<OffsetDateTime>, Serializable {
    private static final long serialVersionUID = 2287754244819255394L;

    public static final OffsetDateTime MIN = LocalDateTime.MIN.atOffset(ZoneOffset.MAX);
    public static final OffsetDateTime MAX = LocalDateTime.MAX.atOffset(ZoneOffset.MIN);

    private final LocalDateTime dateTime;
    private final ZoneOffset offset;

    private OffsetDateTime(LocalDateTime dateTime, ZoneOffset offset) {
        this.dateTime = Objects.requireNonNull(dateTime, "dateTime");
        this.offset = Objects.requireNonNull(offset, "offset");
    }

    public static Comparator<OffsetDateTime> timeLineOrder() {
        return OffsetDateTime::compareInstant;
    }

    private static int compareInstant(OffsetDateTime datetime1, OffsetDateTime datetime2) {
        return datetime1.getOffset().equals(datetime2.getOffset()) ? datetime1.dateTime.compareTo(datetime2.dateTime)
                : datetime1.compareSecond(datetime2);
    }

    private int compareSecond(OffsetDateTime other) {
        int order = Long.compare(toEpochSecond(), other.toEpochSecond());
        return order != 0 ? order : getNano() - other.getNano();
    }

    public static OffsetDateTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static OffsetDateTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static OffsetDateTime now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static OffsetDateTime of(LocalDate date, LocalTime time, ZoneOffset offset) {
        return new OffsetDateTime(LocalDateTime.of(date, time), offset);
    }

    public static OffsetDateTime of(LocalDateTime dateTime, ZoneOffset offset) {
        return new OffsetDateTime(dateTime, offset);
    }

    public static OffsetDateTime of(int year, int month, int dayOfMonth, int hour, int minute, int second,
            int nanoOfSecond, ZoneOffset offset) {
        return new OffsetDateTime(LocalDateTime.of(year, month, dayOfMonth, hour, minute, second, nanoOfSecond), offset);
    }

    public static OffsetDateTime ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        ZoneOffset offset = zone.getRules().getOffset(instant);
        return new OffsetDateTime(
                LocalDateTime.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset), offset);
    }

    public static OffsetDateTime from(TemporalAccessor temporal) {
        if (temporal instanceof OffsetDateTime same) {
            return same;
        }
        try {
            ZoneOffset offset = ZoneOffset.from(temporal);
            LocalDate date = temporal.query(TemporalQueries.localDate());
            LocalTime time = temporal.query(TemporalQueries.localTime());
            return date != null && time != null ? of(date, time, offset) : ofInstant(Instant.from(temporal), offset);
        } catch (DateTimeException cause) {
            throw new DateTimeException("Unable to obtain OffsetDateTime from TemporalAccessor: " + temporal
                    + " of type " + temporal.getClass().getName(), cause);
        }
    }

    public static OffsetDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_OFFSET_DATE_TIME);
    }

    public static OffsetDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").parse(text, OffsetDateTime::from);
    }

    private OffsetDateTime with(LocalDateTime newDateTime, ZoneOffset newOffset) {
        return dateTime == newDateTime && offset.equals(newOffset) ? this : new OffsetDateTime(newDateTime, newOffset);
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField || field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        if (field instanceof ChronoField) {
            return field == ChronoField.INSTANT_SECONDS || field == ChronoField.OFFSET_SECONDS ? field.range()
                    : dateTime.range(field);
        }
        return field.rangeRefinedBy(this);
    }

    @Override
    public int get(TemporalField field) {
        if (field == ChronoField.INSTANT_SECONDS) {
            throw new UnsupportedTemporalTypeException(
                    "Invalid field 'InstantSeconds' for get() method, use getLong() instead");
        }
        if (field instanceof ChronoField) {
            return field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : dateTime.get(field);
        }
        return Temporal.super.get(field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (field instanceof ChronoField) {
            return field == ChronoField.INSTANT_SECONDS ? toEpochSecond()
                    : field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : dateTime.getLong(field);
        }
        return field.getFrom(this);
    }

    public ZoneOffset getOffset() {
        return offset;
    }

    public OffsetDateTime withOffsetSameLocal(ZoneOffset offset) {
        return with(dateTime, offset);
    }

    public OffsetDateTime withOffsetSameInstant(ZoneOffset offset) {
        return offset.equals(this.offset) ? this : new OffsetDateTime(
                dateTime.plusSeconds(offset.getTotalSeconds() - this.offset.getTotalSeconds()), offset);
    }

    public LocalDateTime toLocalDateTime() {
        return dateTime;
    }
    //#for result method
    //#| LocalDate | toLocalDate
    //#| LocalTime | toLocalTime
    //#| int | getYear
    //#| int | getMonthValue
    //#| Month | getMonth
    //#| int | getDayOfMonth
    //#| int | getDayOfYear
    //#| DayOfWeek | getDayOfWeek
    //#| int | getHour
    //#| int | getMinute
    //#| int | getSecond
    //#| int | getNano

    public $result$ $method$() {
        return dateTime.$method$();
    }
    //#end

    @Override
    public OffsetDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate || adjuster instanceof LocalTime || adjuster instanceof LocalDateTime) {
            return with(dateTime.with(adjuster), offset);
        }
        if (adjuster instanceof Instant instant) {
            return ofInstant(instant, offset);
        }
        if (adjuster instanceof ZoneOffset other) {
            return with(dateTime, other);
        }
        return adjuster instanceof OffsetDateTime other ? other : (OffsetDateTime) adjuster.adjustInto(this);
    }

    @Override
    public OffsetDateTime with(TemporalField field, long newValue) {
        if (field == ChronoField.INSTANT_SECONDS) {
            return ofInstant(Instant.ofEpochSecond(newValue, getNano()), offset);
        }
        if (field == ChronoField.OFFSET_SECONDS) {
            return with(dateTime,
                    ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(newValue)));
        }
        return field instanceof ChronoField ? with(dateTime.with(field, newValue), offset)
                : field.adjustInto(this, newValue);
    }
    //#for declared called
    //#| withYear(int year) | withYear(year)
    //#| withMonth(int month) | withMonth(month)
    //#| withDayOfMonth(int dayOfMonth) | withDayOfMonth(dayOfMonth)
    //#| withDayOfYear(int dayOfYear) | withDayOfYear(dayOfYear)
    //#| withHour(int hour) | withHour(hour)
    //#| withMinute(int minute) | withMinute(minute)
    //#| withSecond(int second) | withSecond(second)
    //#| withNano(int nanoOfSecond) | withNano(nanoOfSecond)
    //#| truncatedTo(TemporalUnit unit) | truncatedTo(unit)

    public OffsetDateTime $declared$ {
        return with(dateTime.$called$, offset);
    }
    //#end

    @Override
    public OffsetDateTime plus(TemporalAmount amountToAdd) {
        return (OffsetDateTime) amountToAdd.addTo(this);
    }

    @Override
    public OffsetDateTime plus(long amountToAdd, TemporalUnit unit) {
        return unit instanceof ChronoUnit ? with(dateTime.plus(amountToAdd, unit), offset)
                : unit.addTo(this, amountToAdd);
    }
    //#for Unit unit
    //#| Years | years
    //#| Months | months
    //#| Weeks | weeks
    //#| Days | days
    //#| Hours | hours
    //#| Minutes | minutes
    //#| Seconds | seconds
    //#| Nanos | nanos

    public OffsetDateTime plus$Unit$(long $unit$) {
        return with(dateTime.plus$Unit$($unit$), offset);
    }
    //#end
    //#for Unit unit UNIT
    //#| Years | years | YEARS
    //#| Months | months | MONTHS
    //#| Weeks | weeks | WEEKS
    //#| Days | days | DAYS
    //#| Hours | hours | HOURS
    //#| Minutes | minutes | MINUTES
    //#| Seconds | seconds | SECONDS
    //#| Nanos | nanos | NANOS

    public OffsetDateTime minus$Unit$(long $unit$) {
        return minus($unit$, ChronoUnit.$UNIT$);
    }
    //#end

    @Override
    public OffsetDateTime minus(TemporalAmount amountToSubtract) {
        return (OffsetDateTime) amountToSubtract.subtractFrom(this);
    }

    @Override
    public OffsetDateTime minus(long amountToSubtract, TemporalUnit unit) {
        return amountToSubtract == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amountToSubtract, unit);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.offset() || query == TemporalQueries.zone()) {
            return (R) offset;
        }
        if (query == TemporalQueries.zoneId()) {
            return null;
        }
        if (query == TemporalQueries.localDate()) {
            return (R) toLocalDate();
        }
        if (query == TemporalQueries.localTime()) {
            return (R) toLocalTime();
        }
        if (query == TemporalQueries.chronology()) {
            return (R) java.time.chrono.IsoChronology.INSTANCE;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.EPOCH_DAY, toLocalDate().toEpochDay())
                .with(ChronoField.NANO_OF_DAY, toLocalTime().toNanoOfDay())
                .with(ChronoField.OFFSET_SECONDS, offset.getTotalSeconds());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        OffsetDateTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        OffsetDateTime start = this;
        try {
            end = end.withOffsetSameInstant(offset);
        } catch (DateTimeException tooFar) {
            start = withOffsetSameInstant(end.offset);
        }
        return start.dateTime.until(end.dateTime, unit);
    }

    public String format(DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").format(this);
    }

    public ZonedDateTime atZoneSameInstant(ZoneId zone) {
        return ZonedDateTime.ofInstant(dateTime, offset, zone);
    }

    public ZonedDateTime atZoneSimilarLocal(ZoneId zone) {
        return ZonedDateTime.ofLocal(dateTime, zone, offset);
    }

    public OffsetTime toOffsetTime() {
        return OffsetTime.of(dateTime.toLocalTime(), offset);
    }

    public ZonedDateTime toZonedDateTime() {
        return ZonedDateTime.of(dateTime, offset);
    }

    public Instant toInstant() {
        return dateTime.toInstant(offset);
    }

    public long toEpochSecond() {
        return dateTime.toEpochSecond(offset);
    }

    @Override
    public int compareTo(OffsetDateTime other) {
        int order = offset.equals(other.getOffset()) ? 0 : compareSecond(other);
        return order != 0 ? order : dateTime.compareTo(other.dateTime);
    }

    public boolean isAfter(OffsetDateTime other) {
        return compareSecond(other) > 0;
    }

    public boolean isBefore(OffsetDateTime other) {
        return compareSecond(other) < 0;
    }

    public boolean isEqual(OffsetDateTime other) {
        return compareSecond(other) == 0;
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof OffsetDateTime other && dateTime.equals(other.dateTime)
                && offset.equals(other.offset);
    }

    @Override
    public int hashCode() {
        return dateTime.hashCode() ^ offset.hashCode();
    }

    @Override
    public String toString() {
        return dateTime.toString() + offset;
    }

    private Object writeReplace() {
        return new Ser(Ser.OFFSET_DATE_TIME, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
