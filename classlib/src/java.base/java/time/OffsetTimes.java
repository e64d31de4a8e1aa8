//#file $Name$.java
//#for Name what serial Local local newLocal FORM ISO
//#| OffsetDateTime | A date and time with a distance from Greenwich. | 2287754244819255394L | LocalDateTime | dateTime | newDateTime | OFFSET_DATE_TIME | ISO_OFFSET_DATE_TIME
//#| OffsetTime | A time of the day with a distance from Greenwich. | 7264499704384272492L | LocalTime | time | newTime | OFFSET_TIME | ISO_OFFSET_TIME
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
//#if Name: OffsetDateTime
import java.util.Comparator;
//#end
import java.util.Objects;

/** $what$ */
public final class $Name$ implements Temporal, TemporalAdjuster, Comparable<$Name$>, Serializable {
    private static final long serialVersionUID = $serial$;

    public static final $Name$ MIN = $Local$.MIN.atOffset(ZoneOffset.MAX);
    public static final $Name$ MAX = $Local$.MAX.atOffset(ZoneOffset.MIN);

    private final $Local$ $local$;
    private final ZoneOffset offset;

    private $Name$($Local$ $local$, ZoneOffset offset) {
        this.$local$ = Objects.requireNonNull($local$, "$local$");
        this.offset = Objects.requireNonNull(offset, "offset");
    }
    //#if Name: OffsetDateTime

    public static Comparator<$Name$> timeLineOrder() {
        return $Name$::compareInstant;
    }

    private static int compareInstant($Name$ datetime1, $Name$ datetime2) {
        return datetime1.getOffset().equals(datetime2.getOffset()) ? datetime1.$local$.compareTo(datetime2.$local$)
                : datetime1.compareMoment(datetime2);
    }

    private int compareMoment($Name$ other) {
        int order = Long.compare(toEpochSecond(), other.toEpochSecond());
        return order != 0 ? order : getNano() - other.getNano();
    }
    //#end

    public static $Name$ now() {
        return now(Clock.systemDefaultZone());
    }

    public static $Name$ now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static $Name$ now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return ofInstant(clock.instant(), clock.getZone());
    }
    //#if Name: OffsetDateTime

    public static $Name$ of(LocalDate date, LocalTime time, ZoneOffset offset) {
        return new $Name$($Local$.of(date, time), offset);
    }
    //#end

    public static $Name$ of($Local$ $local$, ZoneOffset offset) {
        return new $Name$($local$, offset);
    }
    //#if Name: OffsetDateTime

    public static $Name$ of(int year, int month, int dayOfMonth, int hour, int minute, int second,
            int nanoOfSecond, ZoneOffset offset) {
        return new $Name$($Local$.of(year, month, dayOfMonth, hour, minute, second, nanoOfSecond), offset);
    }
    //#else

    public static $Name$ of(int hour, int minute, int second, int nanoOfSecond, ZoneOffset offset) {
        return new $Name$($Local$.of(hour, minute, second, nanoOfSecond), offset);
    }
    //#end

    public static $Name$ ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        //#if Name: OffsetTime
        // Without a date: those of the first and last instants do not exist.
        //#end
        ZoneOffset offset = zone.getRules().getOffset(instant);
        //#if Name: OffsetDateTime
        return new $Name$(
                $Local$.ofEpochSecond(instant.getEpochSecond(), instant.getNano(), offset), offset);
        //#else
        return new $Name$($Local$.ofInstant(instant, offset), offset);
        //#end
    }

    public static $Name$ from(TemporalAccessor temporal) {
        if (temporal instanceof $Name$ same) {
            return same;
        }
        try {
            //#if Name: OffsetDateTime
            ZoneOffset offset = ZoneOffset.from(temporal);
            LocalDate date = temporal.query(TemporalQueries.localDate());
            LocalTime time = temporal.query(TemporalQueries.localTime());
            return date != null && time != null ? of(date, time, offset) : ofInstant(Instant.from(temporal), offset);
            //#else
            return new $Name$($Local$.from(temporal), ZoneOffset.from(temporal));
            //#end
        } catch (DateTimeException cause) {
            throw new DateTimeException(Refusals.unobtainable("$Name$", temporal), cause);
        }
    }

    public static $Name$ parse(CharSequence text) {
        return parse(text, DateTimeFormatter.$ISO$);
    }

    public static $Name$ parse(CharSequence text, DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").parse(text, $Name$::from);
    }

    private $Name$ with($Local$ $newLocal$, ZoneOffset newOffset) {
        return $local$ == $newLocal$ && offset.equals(newOffset) ? this : new $Name$($newLocal$, newOffset);
    }

    @Override
    public boolean isSupported(TemporalField field) {
        //#if Name: OffsetDateTime
        return field instanceof ChronoField || field != null && field.isSupportedBy(this);
        //#else
        return field instanceof ChronoField ? field.isTimeBased() || field == ChronoField.OFFSET_SECONDS
                : field != null && field.isSupportedBy(this);
        //#end
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        //#if Name: OffsetDateTime
        return unit instanceof ChronoUnit ? unit != ChronoUnit.FOREVER : unit != null && unit.isSupportedBy(this);
        //#else
        return unit instanceof ChronoUnit ? unit.isTimeBased() : unit != null && unit.isSupportedBy(this);
        //#end
    }

    @Override
    public ValueRange range(TemporalField field) {
        if (field instanceof ChronoField) {
            //#if Name: OffsetDateTime
            return field == ChronoField.INSTANT_SECONDS || field == ChronoField.OFFSET_SECONDS ? field.range()
                    : $local$.range(field);
            //#else
            return field == ChronoField.OFFSET_SECONDS ? field.range() : $local$.range(field);
            //#end
        }
        return field.rangeRefinedBy(this);
    }

    @Override
    public int get(TemporalField field) {
        //#if Name: OffsetDateTime
        if (field == ChronoField.INSTANT_SECONDS) {
            throw new UnsupportedTemporalTypeException(
                    "Invalid field 'InstantSeconds' for get() method, use getLong() instead");
        }
        if (field instanceof ChronoField) {
            return field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : $local$.get(field);
        }
        //#end
        return Temporal.super.get(field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (field instanceof ChronoField) {
            //#if Name: OffsetDateTime
            return field == ChronoField.INSTANT_SECONDS ? toEpochSecond()
                    : field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : $local$.getLong(field);
            //#else
            return field == ChronoField.OFFSET_SECONDS ? offset.getTotalSeconds() : $local$.getLong(field);
            //#end
        }
        return field.getFrom(this);
    }

    public ZoneOffset getOffset() {
        return offset;
    }

    public $Name$ withOffsetSameLocal(ZoneOffset offset) {
        return with($local$, offset);
    }

    public $Name$ withOffsetSameInstant(ZoneOffset offset) {
        return offset.equals(this.offset) ? this
                : new $Name$($local$.plusSeconds(offset.getTotalSeconds() - this.offset.getTotalSeconds()), offset);
    }
    //#if Name: OffsetDateTime

    public $Local$ toLocalDateTime() {
        return $local$;
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
        return $local$.$method$();
    }
    //#end
    //#else

    public $Local$ toLocalTime() {
        return $local$;
    }
    //#for Unit: Hour Minute Second Nano

    public int get$Unit$() {
        return $local$.get$Unit$();
    }
    //#end
    //#end

    @Override
    public $Name$ with(TemporalAdjuster adjuster) {
        //#if Name: OffsetDateTime
        if (adjuster instanceof LocalDate || adjuster instanceof LocalTime || adjuster instanceof LocalDateTime) {
            return with(dateTime.with(adjuster), offset);
        }
        if (adjuster instanceof Instant instant) {
            return ofInstant(instant, offset);
        }
        //#else
        if (adjuster instanceof LocalTime other) {
            return with(other, offset);
        }
        //#end
        if (adjuster instanceof ZoneOffset other) {
            return with($local$, other);
        }
        return adjuster instanceof $Name$ other ? other : ($Name$) adjuster.adjustInto(this);
    }

    @Override
    public $Name$ with(TemporalField field, long newValue) {
        //#if Name: OffsetDateTime
        if (field == ChronoField.INSTANT_SECONDS) {
            return ofInstant(Instant.ofEpochSecond(newValue, getNano()), offset);
        }
        //#end
        if (field == ChronoField.OFFSET_SECONDS) {
            return with($local$, ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(newValue)));
        }
        return field instanceof ChronoField ? with($local$.with(field, newValue), offset)
                : field.adjustInto(this, newValue);
    }
    //#if Name: OffsetDateTime
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

    public $Name$ $declared$ {
        return with($local$.$called$, offset);
    }
    //#end
    //#else
    //#for method type given
    //#| withHour | int | hour
    //#| withMinute | int | minute
    //#| withSecond | int | second
    //#| withNano | int | nanoOfSecond
    //#| truncatedTo | TemporalUnit | unit

    public $Name$ $method$($type$ $given$) {
        return with($local$.$method$($given$), offset);
    }
    //#end
    //#end

    @Override
    public $Name$ plus(TemporalAmount amountToAdd) {
        return ($Name$) amountToAdd.addTo(this);
    }

    @Override
    public $Name$ plus(long amountToAdd, TemporalUnit unit) {
        return unit instanceof ChronoUnit ? with($local$.plus(amountToAdd, unit), offset) : unit.addTo(this, amountToAdd);
    }
    //#if Name: OffsetDateTime
    //#for Unit unit
    //#| Years | years
    //#| Months | months
    //#| Weeks | weeks
    //#| Days | days
    //#| Hours | hours
    //#| Minutes | minutes
    //#| Seconds | seconds
    //#| Nanos | nanos

    public $Name$ plus$Unit$(long $unit$) {
        return with($local$.plus$Unit$($unit$), offset);
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

    public $Name$ minus$Unit$(long $unit$) {
        return minus($unit$, ChronoUnit.$UNIT$);
    }
    //#end
    //#else
    //#for declared called
    //#| plusHours(long hours) | plusHours(hours)
    //#| plusMinutes(long minutes) | plusMinutes(minutes)
    //#| plusSeconds(long seconds) | plusSeconds(seconds)
    //#| plusNanos(long nanos) | plusNanos(nanos)
    //#| minusHours(long hours) | minusHours(hours)
    //#| minusMinutes(long minutes) | minusMinutes(minutes)
    //#| minusSeconds(long seconds) | minusSeconds(seconds)
    //#| minusNanos(long nanos) | minusNanos(nanos)

    public $Name$ $declared$ {
        return with($local$.$called$, offset);
    }
    //#end
    //#end

    @Override
    public $Name$ minus(TemporalAmount amountToSubtract) {
        return ($Name$) amountToSubtract.subtractFrom(this);
    }

    @Override
    public $Name$ minus(long amountToSubtract, TemporalUnit unit) {
        return amountToSubtract == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amountToSubtract, unit);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.offset() || query == TemporalQueries.zone()) {
            return (R) offset;
        }
        //#if Name: OffsetDateTime
        if (query == TemporalQueries.zoneId()) {
        //#else
        if (query == TemporalQueries.zoneId() || query == TemporalQueries.chronology()
                || query == TemporalQueries.localDate()) {
        //#end
            return null;
        }
        //#if Name: OffsetDateTime
        if (query == TemporalQueries.localDate()) {
            return (R) toLocalDate();
        }
        //#end
        if (query == TemporalQueries.localTime()) {
            return (R) toLocalTime();
        }
        //#if Name: OffsetDateTime
        if (query == TemporalQueries.chronology()) {
            return (R) java.time.chrono.IsoChronology.INSTANCE;
        }
        //#end
        return query == TemporalQueries.precision() ? (R) ChronoUnit.NANOS : query.queryFrom(this);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        //#if Name: OffsetDateTime
        return temporal.with(ChronoField.EPOCH_DAY, toLocalDate().toEpochDay())
                .with(ChronoField.NANO_OF_DAY, toLocalTime().toNanoOfDay())
        //#else
        return temporal.with(ChronoField.NANO_OF_DAY, $local$.toNanoOfDay())
        //#end
                .with(ChronoField.OFFSET_SECONDS, offset.getTotalSeconds());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        $Name$ end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        //#if Name: OffsetDateTime
        OffsetDateTime start = this;
        try {
            end = end.withOffsetSameInstant(offset);
        } catch (DateTimeException tooFar) {
            start = withOffsetSameInstant(end.offset);
        }
        return start.dateTime.until(end.dateTime, unit);
        //#else
        if (!unit.isTimeBased()) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        return (end.toEpochNano() - toEpochNano()) / unit.getDuration().toNanos();
        //#end
    }
    //#if Name: OffsetTime

    private long toEpochNano() {
        return time.toNanoOfDay() - offset.getTotalSeconds() * 1_000_000_000L;
    }

    private int compareMoment(OffsetTime other) {
        return Long.compare(toEpochNano(), other.toEpochNano());
    }
    //#end

    public String format(DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").format(this);
    }
    //#if Name: OffsetDateTime

    public ZonedDateTime atZoneSameInstant(ZoneId zone) {
        return ZonedDateTime.ofInstant($local$, offset, zone);
    }

    public ZonedDateTime atZoneSimilarLocal(ZoneId zone) {
        return ZonedDateTime.ofLocal($local$, zone, offset);
    }

    public OffsetTime toOffsetTime() {
        return OffsetTime.of($local$.toLocalTime(), offset);
    }

    public ZonedDateTime toZonedDateTime() {
        return ZonedDateTime.of($local$, offset);
    }

    public Instant toInstant() {
        return $local$.toInstant(offset);
    }

    public long toEpochSecond() {
        return $local$.toEpochSecond(offset);
    }
    //#else

    public OffsetDateTime atDate(LocalDate date) {
        return OffsetDateTime.of(date, $local$, offset);
    }

    public long toEpochSecond(LocalDate date) {
        return Objects.requireNonNull(date, "date").toEpochDay() * 86400 + $local$.toSecondOfDay()
                - offset.getTotalSeconds();
    }
    //#end

    @Override
    public int compareTo($Name$ other) {
        //#if Name: OffsetDateTime
        int order = offset.equals(other.getOffset()) ? 0 : compareMoment(other);
        //#else
        int order = offset.equals(other.offset) ? 0 : compareMoment(other);
        //#end
        return order != 0 ? order : $local$.compareTo(other.$local$);
    }

    public boolean isAfter($Name$ other) {
        return compareMoment(other) > 0;
    }

    public boolean isBefore($Name$ other) {
        return compareMoment(other) < 0;
    }

    public boolean isEqual($Name$ other) {
        return compareMoment(other) == 0;
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof $Name$ other && $local$.equals(other.$local$) && offset.equals(other.offset);
    }

    @Override
    public int hashCode() {
        return $local$.hashCode() ^ offset.hashCode();
    }

    @Override
    public String toString() {
        return $local$.toString() + offset;
    }

    private Object writeReplace() {
        return new Ser(Ser.$FORM$, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
