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
import java.util.Objects;

/** A time of the day, to the nanosecond. */
public final class LocalTime implements Temporal, TemporalAdjuster, Comparable<LocalTime>, Serializable {
    private static final long serialVersionUID = 6414437269572265201L;
    private static final long SECOND = 1000_000_000L;
    private static final long MINUTE = 60 * SECOND;
    private static final long HOUR = 60 * MINUTE;
    private static final long DAY = 24 * HOUR;

    public static final LocalTime MIN = new LocalTime(0);
    public static final LocalTime MAX = new LocalTime(DAY - 1);
    public static final LocalTime MIDNIGHT = MIN;
    public static final LocalTime NOON = new LocalTime(DAY / 2);

    private final long nanos;
    private final byte hour;

    private LocalTime(long nanos) {
        this.nanos = nanos;
        hour = (byte) (nanos / HOUR);
    }

    public static LocalTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static LocalTime now(Clock clock) {
        return ofInstant(Objects.requireNonNull(clock, "clock").instant(), clock.getZone());
    }

    public static LocalTime ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        long local = instant.getEpochSecond() + zone.getRules().getOffset(instant).getTotalSeconds();
        return ofNanoOfDay(Math.floorMod(local, 86400L) * SECOND + instant.getNano());
    }

    public static LocalTime of(int hour, int minute) {
        return of(hour, minute, 0, 0);
    }

    public static LocalTime of(int hour, int minute, int second) {
        return of(hour, minute, second, 0);
    }

    public static LocalTime of(int hour, int minute, int second, int nanoOfSecond) {
        ChronoField.HOUR_OF_DAY.checkValidValue(hour);
        ChronoField.MINUTE_OF_HOUR.checkValidValue(minute);
        ChronoField.SECOND_OF_MINUTE.checkValidValue(second);
        ChronoField.NANO_OF_SECOND.checkValidValue(nanoOfSecond);
        return new LocalTime(hour * HOUR + minute * MINUTE + second * SECOND + nanoOfSecond);
    }

    public static LocalTime ofSecondOfDay(long secondOfDay) {
        return new LocalTime(ChronoField.SECOND_OF_DAY.checkValidValue(secondOfDay) * SECOND);
    }

    public static LocalTime ofNanoOfDay(long nanoOfDay) {
        return new LocalTime(ChronoField.NANO_OF_DAY.checkValidValue(nanoOfDay));
    }

    public static LocalTime from(TemporalAccessor temporal) {
        if (Objects.requireNonNull(temporal, "temporal") instanceof LocalTime) {
            return (LocalTime) temporal;
        }
        return Refusals.obtained("LocalTime", temporal, TemporalQueries.localTime());
    }

    public static LocalTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_TIME);
    }

    public static LocalTime parse(CharSequence text, DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").parse(text, LocalTime::from);
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field.isTimeBased() : field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit.isTimeBased() : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public int get(TemporalField field) {
        if (field == ChronoField.NANO_OF_DAY || field == ChronoField.MICRO_OF_DAY) {
            throw new UnsupportedTemporalTypeException(
                    "Invalid field '" + field + "' for get() method, use getLong() instead");
        }
        return field instanceof ChronoField ? (int) getLong(field) : Temporal.super.get(field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        Refusals.requireSupported(isSupported(field), field);
        int hour = getHour();
        switch ((ChronoField) field) {
            case NANO_OF_SECOND:
                return getNano();
            case NANO_OF_DAY:
                return nanos;
            case MICRO_OF_SECOND:
                return getNano() / 1000;
            case MICRO_OF_DAY:
                return nanos / 1000;
            case MILLI_OF_SECOND:
                return getNano() / 1000_000;
            case MILLI_OF_DAY:
                return nanos / 1000_000;
            case SECOND_OF_MINUTE:
                return getSecond();
            case SECOND_OF_DAY:
                return toSecondOfDay();
            case MINUTE_OF_HOUR:
                return getMinute();
            case MINUTE_OF_DAY:
                return nanos / MINUTE;
            case HOUR_OF_AMPM:
                return hour % 12;
            case CLOCK_HOUR_OF_AMPM:
                return hour % 12 == 0 ? 12 : hour % 12;
            case HOUR_OF_DAY:
                return hour;
            case CLOCK_HOUR_OF_DAY:
                return hour == 0 ? 24 : hour;
            default:
                return hour / 12;
        }
    }

    public int getHour() {
        return hour;
    }

    public int getMinute() {
        return (int) (nanos / MINUTE % 60);
    }

    public int getSecond() {
        return (int) (nanos / SECOND % 60);
    }

    public int getNano() {
        return (int) (nanos % SECOND);
    }

    @Override
    public LocalTime with(TemporalAdjuster adjuster) {
        return (LocalTime) adjuster.adjustInto(this);
    }

    @Override
    public LocalTime with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, newValue);
        }
        ((ChronoField) field).checkValidValue(newValue);
        Refusals.requireSupported(isSupported(field), field);
        long unit = field.getBaseUnit().getDuration().toNanos();
        long present = getLong(field);
        long difference = newValue - present;
        if (field == ChronoField.CLOCK_HOUR_OF_AMPM || field == ChronoField.CLOCK_HOUR_OF_DAY) {
            long cycle = field == ChronoField.CLOCK_HOUR_OF_AMPM ? 12 : 24;
            difference = newValue % cycle - present % cycle;
        }
        // A smaller part than a nanosecond's is lost, as for the milliseconds of a second.
        long kept = unit < SECOND ? nanos - nanos % unit : nanos;
        return new LocalTime(kept + difference * unit);
    }
    //#for Unit unit UNIT
    //#| Hour | hour | HOUR_OF_DAY
    //#| Minute | minute | MINUTE_OF_HOUR
    //#| Second | second | SECOND_OF_MINUTE
    //#| Nano | nanoOfSecond | NANO_OF_SECOND

    public LocalTime with$Unit$(int $unit$) {
        return with(ChronoField.$UNIT$, $unit$);
    }
    //#end

    public LocalTime truncatedTo(TemporalUnit unit) {
        if (unit == ChronoUnit.NANOS) {
            return this;
        }
        long part = Duration.partOfDay(unit);
        return new LocalTime(nanos / part * part);
    }

    @Override
    public LocalTime plus(TemporalAmount amountToAdd) {
        return (LocalTime) amountToAdd.addTo(this);
    }

    @Override
    public LocalTime plus(long amountToAdd, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amountToAdd);
        }
        Refusals.requireSupported(isSupported(unit), unit);
        long part = unit.getDuration().toNanos();
        return new LocalTime(Math.floorMod(nanos + amountToAdd % (DAY / part) * part, DAY));
    }
    //#for Unit unit UNIT
    //#| Hours | hoursTo | HOURS
    //#| Minutes | minutesTo | MINUTES
    //#| Seconds | secondsto | SECONDS
    //#| Nanos | nanosTo | NANOS

    public LocalTime plus$Unit$(long $unit$Add) {
        return plus($unit$Add, ChronoUnit.$UNIT$);
    }
    //#end

    @Override
    public LocalTime minus(TemporalAmount amountToSubtract) {
        return (LocalTime) amountToSubtract.subtractFrom(this);
    }

    @Override
    public LocalTime minus(long amountToSubtract, TemporalUnit unit) {
        return (LocalTime) Temporal.super.minus(amountToSubtract, unit);
    }
    //#for Unit unit UNIT
    //#| Hours | hours | HOURS
    //#| Minutes | minutes | MINUTES
    //#| Seconds | seconds | SECONDS
    //#| Nanos | nanos | NANOS

    public LocalTime minus$Unit$(long $unit$ToSubtract) {
        return minus($unit$ToSubtract, ChronoUnit.$UNIT$);
    }
    //#end

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.NANO_OF_DAY, nanos);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalTime to = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, to);
        }
        Refusals.requireSupported(isSupported(unit), unit);
        return (to.nanos - nanos) / unit.getDuration().toNanos();
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.chronology() || query == TemporalQueries.zoneId()
                || query == TemporalQueries.zone() || query == TemporalQueries.offset()
                || query == TemporalQueries.localDate()) {
            return null;
        }
        if (query == TemporalQueries.localTime()) {
            return (R) this;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
    }

    public OffsetTime atOffset(ZoneOffset offset) {
        return OffsetTime.of(this, offset);
    }

    public static LocalTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public String format(DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").format(this);
    }

    public LocalDateTime atDate(LocalDate date) {
        return LocalDateTime.of(date, this);
    }

    public long toEpochSecond(LocalDate date, ZoneOffset offset) {
        Objects.requireNonNull(date, "date");
        return atDate(date).toEpochSecond(offset);
    }

    public int toSecondOfDay() {
        return (int) (nanos / SECOND);
    }

    public long toNanoOfDay() {
        return nanos;
    }

    @Override
    public int compareTo(LocalTime other) {
        int order = Integer.compare(hour, other.hour);
        return order != 0 ? order : Long.compare(nanos, other.nanos);
    }

    public boolean isAfter(LocalTime other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(LocalTime other) {
        return compareTo(other) < 0;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof LocalTime && ((LocalTime) obj).nanos == nanos;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(nanos);
    }

    private static void appendTwo(StringBuilder text, int value) {
        text.append((char) ('0' + value / 10)).append((char) ('0' + value % 10));
    }

    /** Hours, minutes and seconds, the last also where they are zero. */
    String withSeconds() {
        StringBuilder text = new StringBuilder();
        appendTwo(text, getHour());
        appendTwo(text.append(':'), getMinute());
        appendTwo(text.append(':'), getSecond());
        return text.toString();
    }

    /** Three, six or nine digits behind a point, as many as are needed; nothing for zero. */
    static void appendFraction(StringBuilder text, int nanos) {
        if (nanos == 0) {
            return;
        }
        String digits = Long.toString(SECOND + nanos);
        int end = nanos % 1000_000 == 0 ? 4 : nanos % 1000 == 0 ? 7 : 10;
        text.append('.').append(digits, 1, end);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(withSeconds());
        if (getSecond() == 0 && getNano() == 0) {
            text.setLength(5);
        }
        appendFraction(text, getNano());
        return text.toString();
    }

    private Object writeReplace() {
        return new Ser(Ser.LOCAL_TIME, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
