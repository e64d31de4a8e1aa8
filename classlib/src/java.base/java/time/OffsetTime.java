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
import java.util.Objects;

/** A time of the day with a distance from Greenwich. */
public final class OffsetTime implements Temporal, TemporalAdjuster, Comparable<OffsetTime>, Serializable {
    private static final long serialVersionUID = 7264499704384272492L;

    public static final OffsetTime MIN = LocalTime.MIN.atOffset(ZoneOffset.MAX);
    public static final OffsetTime MAX = LocalTime.MAX.atOffset(ZoneOffset.MIN);

    private final LocalTime time;
    private final ZoneOffset offset;

    private OffsetTime(LocalTime time, ZoneOffset offset) {
        this.time = Objects.requireNonNull(time, "time");
        this.offset = Objects.requireNonNull(offset, "offset");
    }

    public static OffsetTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static OffsetTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static OffsetTime now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static OffsetTime of(LocalTime time, ZoneOffset offset) {
        return new OffsetTime(time, offset);
    }

    public static OffsetTime of(int hour, int minute, int second, int nanoOfSecond, ZoneOffset offset) {
        return new OffsetTime(LocalTime.of(hour, minute, second, nanoOfSecond), offset);
    }

    public static OffsetTime ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        // Without a date: those of the first and last instants do not exist.
        ZoneOffset offset = zone.getRules().getOffset(instant);
        return new OffsetTime(LocalTime.ofInstant(instant, offset), offset);
    }

    public static OffsetTime from(TemporalAccessor temporal) {
        if (temporal instanceof OffsetTime same) {
            return same;
        }
        try {
            return new OffsetTime(LocalTime.from(temporal), ZoneOffset.from(temporal));
        } catch (DateTimeException cause) {
            throw new DateTimeException("Unable to obtain OffsetTime from TemporalAccessor: " + temporal + " of type "
                    + temporal.getClass().getName(), cause);
        }
    }

    public static OffsetTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_OFFSET_TIME);
    }

    public static OffsetTime parse(CharSequence text, DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").parse(text, OffsetTime::from);
    }

    private OffsetTime with(LocalTime newTime, ZoneOffset newOffset) {
        return time == newTime && offset.equals(newOffset) ? this : new OffsetTime(newTime, newOffset);
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field.isTimeBased() || field == ChronoField.OFFSET_SECONDS
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit.isTimeBased() : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        if (field instanceof ChronoField) {
            return field == ChronoField.OFFSET_SECONDS ? field.range() : time.range(field);
        }
        return field.rangeRefinedBy(this);
    }

    @Override
    public int get(TemporalField field) {
        return Temporal.super.get(field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (field instanceof ChronoField) {
            return field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : time.getLong(field);
        }
        return field.getFrom(this);
    }

    public ZoneOffset getOffset() {
        return offset;
    }

    public OffsetTime withOffsetSameLocal(ZoneOffset offset) {
        return with(time, offset);
    }

    public OffsetTime withOffsetSameInstant(ZoneOffset offset) {
        return offset.equals(this.offset) ? this
                : new OffsetTime(time.plusSeconds(offset.getTotalSeconds() - this.offset.getTotalSeconds()), offset);
    }

    public LocalTime toLocalTime() {
        return time;
    }
    //#for Unit: Hour Minute Second Nano

    public int get$Unit$() {
        return time.get$Unit$();
    }
    //#end

    @Override
    public OffsetTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalTime other) {
            return with(other, offset);
        }
        if (adjuster instanceof ZoneOffset other) {
            return with(time, other);
        }
        return adjuster instanceof OffsetTime other ? other : (OffsetTime) adjuster.adjustInto(this);
    }

    @Override
    public OffsetTime with(TemporalField field, long newValue) {
        if (field == ChronoField.OFFSET_SECONDS) {
            return with(time, ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(newValue)));
        }
        return field instanceof ChronoField ? with(time.with(field, newValue), offset)
                : field.adjustInto(this, newValue);
    }
    //#for method type given
    //#| withHour | int | hour
    //#| withMinute | int | minute
    //#| withSecond | int | second
    //#| withNano | int | nanoOfSecond
    //#| truncatedTo | TemporalUnit | unit

    public OffsetTime $method$($type$ $given$) {
        return with(time.$method$($given$), offset);
    }
    //#end

    @Override
    public OffsetTime plus(TemporalAmount amountToAdd) {
        return (OffsetTime) amountToAdd.addTo(this);
    }

    @Override
    public OffsetTime plus(long amountToAdd, TemporalUnit unit) {
        return unit instanceof ChronoUnit ? with(time.plus(amountToAdd, unit), offset) : unit.addTo(this, amountToAdd);
    }
    //#for declared called
    //#| plusHours(long hours) | plusHours(hours)
    //#| plusMinutes(long minutes) | plusMinutes(minutes)
    //#| plusSeconds(long seconds) | plusSeconds(seconds)
    //#| plusNanos(long nanos) | plusNanos(nanos)
    //#| minusHours(long hours) | minusHours(hours)
    //#| minusMinutes(long minutes) | minusMinutes(minutes)
    //#| minusSeconds(long seconds) | minusSeconds(seconds)
    //#| minusNanos(long nanos) | minusNanos(nanos)

    public OffsetTime $declared$ {
        return with(time.$called$, offset);
    }
    //#end

    @Override
    public OffsetTime minus(TemporalAmount amountToSubtract) {
        return (OffsetTime) amountToSubtract.subtractFrom(this);
    }

    @Override
    public OffsetTime minus(long amountToSubtract, TemporalUnit unit) {
        return amountToSubtract == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amountToSubtract, unit);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.offset() || query == TemporalQueries.zone()) {
            return (R) offset;
        }
        if (query == TemporalQueries.zoneId() || query == TemporalQueries.chronology()
                || query == TemporalQueries.localDate()) {
            return null;
        }
        if (query == TemporalQueries.localTime()) {
            return (R) time;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.NANO_OF_DAY, time.toNanoOfDay())
                .with(ChronoField.OFFSET_SECONDS, offset.getTotalSeconds());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        OffsetTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        if (!unit.isTimeBased()) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        return (end.toEpochNano() - toEpochNano()) / unit.getDuration().toNanos();
    }

    private long toEpochNano() {
        return time.toNanoOfDay() - offset.getTotalSeconds() * 1_000_000_000L;
    }

    public String format(DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").format(this);
    }

    public OffsetDateTime atDate(LocalDate date) {
        return OffsetDateTime.of(date, time, offset);
    }

    public long toEpochSecond(LocalDate date) {
        return Objects.requireNonNull(date, "date").toEpochDay() * 86400 + time.toSecondOfDay()
                - offset.getTotalSeconds();
    }

    @Override
    public int compareTo(OffsetTime other) {
        int order = offset.equals(other.offset) ? 0 : Long.compare(toEpochNano(), other.toEpochNano());
        return order != 0 ? order : time.compareTo(other.time);
    }

    public boolean isAfter(OffsetTime other) {
        return toEpochNano() > other.toEpochNano();
    }

    public boolean isBefore(OffsetTime other) {
        return toEpochNano() < other.toEpochNano();
    }

    public boolean isEqual(OffsetTime other) {
        return toEpochNano() == other.toEpochNano();
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof OffsetTime other && time.equals(other.time) && offset.equals(other.offset);
    }

    @Override
    public int hashCode() {
        return time.hashCode() ^ offset.hashCode();
    }

    @Override
    public String toString() {
        return time.toString() + offset;
    }

    private Object writeReplace() {
        return new Ser(Ser.OFFSET_TIME, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
