package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoZonedDateTime;
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
import java.time.zone.ZoneOffsetTransition;
import java.time.zone.ZoneRules;
import java.util.Objects;

/** A date and time in a zone: of what the zone's rules allow there, always one offset is told. */
public final class ZonedDateTime implements Temporal, ChronoZonedDateTime<LocalDate>, Serializable {
    private static final long serialVersionUID = -6260982410461394882L;

    private final LocalDateTime dateTime;
    private final ZoneOffset offset;
    private final ZoneId zone;

    private ZonedDateTime(LocalDateTime dateTime, ZoneOffset offset, ZoneId zone) {
        this.dateTime = dateTime;
        this.offset = offset;
        this.zone = zone;
    }

    public static ZonedDateTime now() {
        return now(Clock.systemDefaultZone());
    }

    public static ZonedDateTime now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static ZonedDateTime now(Clock clock) {
        Objects.requireNonNull(clock, "clock");
        return ofInstant(clock.instant(), clock.getZone());
    }

    public static ZonedDateTime of(LocalDate date, LocalTime time, ZoneId zone) {
        return of(LocalDateTime.of(date, time), zone);
    }

    public static ZonedDateTime of(LocalDateTime localDateTime, ZoneId zone) {
        return ofLocal(localDateTime, zone, null);
    }

    public static ZonedDateTime of(int year, int month, int dayOfMonth, int hour, int minute, int second,
            int nanoOfSecond, ZoneId zone) {
        return ofLocal(LocalDateTime.of(year, month, dayOfMonth, hour, minute, second, nanoOfSecond), zone, null);
    }

    public static ZonedDateTime ofLocal(LocalDateTime localDateTime, ZoneId zone, ZoneOffset preferredOffset) {
        Objects.requireNonNull(localDateTime, "localDateTime");
        Objects.requireNonNull(zone, "zone");
        if (zone instanceof ZoneOffset fixed) {
            return new ZonedDateTime(localDateTime, fixed, zone);
        }
        ZoneRules rules = zone.getRules();
        ZoneOffsetTransition change = rules.getTransition(localDateTime);
        if (change == null) {
            return new ZonedDateTime(localDateTime, rules.getOffset(localDateTime), zone);
        }
        if (change.isGap()) {
            return new ZonedDateTime(localDateTime.plusSeconds(change.getDuration().getSeconds()),
                    change.getOffsetAfter(), zone);
        }
        boolean preferred = preferredOffset != null && change.isValidOffset(preferredOffset);
        return new ZonedDateTime(localDateTime, preferred ? preferredOffset : change.getOffsetBefore(), zone);
    }

    public static ZonedDateTime ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        return create(instant.getEpochSecond(), instant.getNano(), zone);
    }

    public static ZonedDateTime ofInstant(LocalDateTime localDateTime, ZoneOffset offset, ZoneId zone) {
        Objects.requireNonNull(localDateTime, "localDateTime");
        Objects.requireNonNull(offset, "offset");
        Objects.requireNonNull(zone, "zone");
        if (zone.getRules().isValidOffset(localDateTime, offset)) {
            return new ZonedDateTime(localDateTime, offset, zone);
        }
        return create(localDateTime.toEpochSecond(offset), localDateTime.getNano(), zone);
    }

    private static ZonedDateTime create(long epochSecond, int nano, ZoneId zone) {
        // A fixed offset needs no instant, which may be beyond all that there are.
        ZoneOffset offset = zone instanceof ZoneOffset fixed ? fixed
                : zone.getRules().getOffset(Instant.ofEpochSecond(epochSecond, nano));
        return new ZonedDateTime(LocalDateTime.ofEpochSecond(epochSecond, nano, offset), offset, zone);
    }

    public static ZonedDateTime ofStrict(LocalDateTime localDateTime, ZoneOffset offset, ZoneId zone) {
        Objects.requireNonNull(localDateTime, "localDateTime");
        Objects.requireNonNull(offset, "offset");
        Objects.requireNonNull(zone, "zone");
        ZoneRules rules = zone.getRules();
        if (!rules.isValidOffset(localDateTime, offset)) {
            ZoneOffsetTransition change = rules.getTransition(localDateTime);
            if (change != null && change.isGap()) {
                throw new DateTimeException("LocalDateTime '" + localDateTime + "' does not exist in zone '" + zone
                        + "' due to a gap in the local time-line, typically caused by daylight savings");
            }
            throw new DateTimeException("ZoneOffset '" + offset + "' is not valid for LocalDateTime '" + localDateTime
                    + "' in zone '" + zone + "'");
        }
        return new ZonedDateTime(localDateTime, offset, zone);
    }

    public static ZonedDateTime from(TemporalAccessor temporal) {
        if (temporal instanceof ZonedDateTime zoned) {
            return zoned;
        }
        try {
            ZoneId zone = ZoneId.from(temporal);
            if (temporal.isSupported(ChronoField.INSTANT_SECONDS)) {
                return create(temporal.getLong(ChronoField.INSTANT_SECONDS), temporal.get(ChronoField.NANO_OF_SECOND),
                        zone);
            }
            return of(LocalDate.from(temporal), LocalTime.from(temporal), zone);
        } catch (DateTimeException cause) {
            throw new DateTimeException(Refusals.unobtainable("ZonedDateTime", temporal), cause);
        }
    }

    public static ZonedDateTime parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_ZONED_DATE_TIME);
    }

    public static ZonedDateTime parse(CharSequence text, DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").parse(text, ZonedDateTime::from);
    }

    private ZonedDateTime local(LocalDateTime changed) {
        return ofLocal(changed, zone, offset);
    }

    private ZonedDateTime moved(LocalDateTime changed) {
        return ofInstant(changed, offset, zone);
    }

    private ZonedDateTime resolved(ZoneOffset other) {
        return !other.equals(offset) && zone.getRules().isValidOffset(dateTime, other)
                ? new ZonedDateTime(dateTime, other, zone) : this;
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
    public ZoneOffset getOffset() {
        return offset;
    }

    @Override
    public ZoneId getZone() {
        return zone;
    }

    @Override
    public ZonedDateTime withEarlierOffsetAtOverlap() {
        return atOverlap(true);
    }

    @Override
    public ZonedDateTime withLaterOffsetAtOverlap() {
        return atOverlap(false);
    }

    private ZonedDateTime atOverlap(boolean earlier) {
        ZoneOffsetTransition change = zone.getRules().getTransition(dateTime);
        if (change != null && change.isOverlap()) {
            ZoneOffset other = earlier ? change.getOffsetBefore() : change.getOffsetAfter();
            if (!other.equals(offset)) {
                return new ZonedDateTime(dateTime, other, zone);
            }
        }
        return this;
    }

    @Override
    public ZonedDateTime withZoneSameLocal(ZoneId zone) {
        Objects.requireNonNull(zone, "zone");
        return this.zone.equals(zone) ? this : ofLocal(dateTime, zone, offset);
    }

    @Override
    public ZonedDateTime withZoneSameInstant(ZoneId zone) {
        Objects.requireNonNull(zone, "zone");
        return this.zone.equals(zone) ? this : create(dateTime.toEpochSecond(offset), dateTime.getNano(), zone);
    }

    public ZonedDateTime withFixedOffsetZone() {
        return zone.equals(offset) ? this : new ZonedDateTime(dateTime, offset, offset);
    }

    @Override
    public LocalDateTime toLocalDateTime() {
        return dateTime;
    }

    @Override
    public LocalDate toLocalDate() {
        return dateTime.toLocalDate();
    }

    @Override
    public LocalTime toLocalTime() {
        return dateTime.toLocalTime();
    }
    //#for result method
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
    public ZonedDateTime with(TemporalAdjuster adjuster) {
        if (adjuster instanceof LocalDate date) {
            return local(LocalDateTime.of(date, dateTime.toLocalTime()));
        }
        if (adjuster instanceof LocalTime time) {
            return local(LocalDateTime.of(dateTime.toLocalDate(), time));
        }
        if (adjuster instanceof LocalDateTime other) {
            return local(other);
        }
        if (adjuster instanceof OffsetDateTime other) {
            return ofLocal(other.toLocalDateTime(), zone, other.getOffset());
        }
        if (adjuster instanceof Instant instant) {
            return create(instant.getEpochSecond(), instant.getNano(), zone);
        }
        return adjuster instanceof ZoneOffset other ? resolved(other) : (ZonedDateTime) adjuster.adjustInto(this);
    }

    @Override
    public ZonedDateTime with(TemporalField field, long newValue) {
        if (field == ChronoField.INSTANT_SECONDS) {
            return create(newValue, getNano(), zone);
        }
        if (field == ChronoField.OFFSET_SECONDS) {
            return resolved(ZoneOffset.ofTotalSeconds(ChronoField.OFFSET_SECONDS.checkValidIntValue(newValue)));
        }
        return field instanceof ChronoField ? local(dateTime.with(field, newValue)) : field.adjustInto(this, newValue);
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

    public ZonedDateTime $declared$ {
        return local(dateTime.$called$);
    }
    //#end

    @Override
    public ZonedDateTime plus(TemporalAmount amountToAdd) {
        if (amountToAdd instanceof Period period) {
            return local(dateTime.plus(period));
        }
        return (ZonedDateTime) Objects.requireNonNull(amountToAdd, "amountToAdd").addTo(this);
    }

    @Override
    public ZonedDateTime plus(long amountToAdd, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amountToAdd);
        }
        LocalDateTime changed = dateTime.plus(amountToAdd, unit);
        return unit.isDateBased() ? local(changed) : moved(changed);
    }
    //#for Unit unit shifted
    //#| Years | years | local
    //#| Months | months | local
    //#| Weeks | weeks | local
    //#| Days | days | local
    //#| Hours | hours | moved
    //#| Minutes | minutes | moved
    //#| Seconds | seconds | moved
    //#| Nanos | nanos | moved

    public ZonedDateTime plus$Unit$(long $unit$) {
        return $shifted$(dateTime.plus$Unit$($unit$));
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

    public ZonedDateTime minus$Unit$(long $unit$) {
        return minus($unit$, ChronoUnit.$UNIT$);
    }
    //#end

    @Override
    public ZonedDateTime minus(TemporalAmount amountToSubtract) {
        if (amountToSubtract instanceof Period period) {
            return local(dateTime.minus(period));
        }
        return (ZonedDateTime) Objects.requireNonNull(amountToSubtract, "amountToSubtract").subtractFrom(this);
    }

    @Override
    public ZonedDateTime minus(long amountToSubtract, TemporalUnit unit) {
        return amountToSubtract == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amountToSubtract, unit);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        return query == TemporalQueries.localDate() ? (R) toLocalDate() : ChronoZonedDateTime.super.query(query);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        ZonedDateTime end = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, end);
        }
        ZonedDateTime start = this;
        try {
            end = end.withZoneSameInstant(zone);
        } catch (DateTimeException tooFar) {
            start = withZoneSameInstant(end.zone);
        }
        return unit.isDateBased() ? start.dateTime.until(end.dateTime, unit)
                : start.toOffsetDateTime().until(end.toOffsetDateTime(), unit);
    }

    public OffsetDateTime toOffsetDateTime() {
        return OffsetDateTime.of(dateTime, offset);
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof ZonedDateTime other && dateTime.equals(other.dateTime)
                && offset.equals(other.offset) && zone.equals(other.zone);
    }

    @Override
    public int hashCode() {
        return dateTime.hashCode() ^ offset.hashCode() ^ Integer.rotateLeft(zone.hashCode(), 3);
    }

    @Override
    public String toString() {
        String text = dateTime.toString() + offset;
        return offset == zone ? text : text + '[' + zone + ']';
    }

    private Object writeReplace() {
        return new Ser(Ser.ZONED_DATE_TIME, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
