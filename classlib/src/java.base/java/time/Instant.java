package java.time;

import java.io.Serializable;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
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

/** A point in time: seconds and nanoseconds since 1970-01-01T00:00Z. */
public final class Instant implements Temporal, TemporalAdjuster, Comparable<Instant>, Serializable {
    private static final long serialVersionUID = -665713676816604388L;
    private static final int NANOS = 1000_000_000;
    private static final long LEAST = -31557014167219200L;
    private static final long MOST = 31556889864403199L;
    /** Seconds of 400 years. */
    private static final long CYCLE = 146097L * 86400;
    private static final long FARTHEST = MOST - 2 * CYCLE;

    public static final Instant EPOCH = new Instant(0, 0);
    public static final Instant MIN = new Instant(LEAST, 0);
    public static final Instant MAX = new Instant(MOST, NANOS - 1);

    private final long seconds;
    private final int nanos;

    private Instant(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    private static Instant create(long seconds, int nanos) {
        if (seconds < LEAST || seconds > MOST) {
            throw new DateTimeException("Instant exceeds minimum or maximum instant");
        }
        return (seconds | nanos) == 0 ? EPOCH : new Instant(seconds, nanos);
    }

    public static Instant now() {
        return ofEpochMilli(System.currentTimeMillis());
    }

    public static Instant now(Clock clock) {
        return Objects.requireNonNull(clock, "clock").instant();
    }

    public static Instant from(TemporalAccessor temporal) {
        if (Objects.requireNonNull(temporal, "temporal") instanceof Instant) {
            return (Instant) temporal;
        }
        try {
            return ofEpochSecond(
                    temporal.getLong(ChronoField.INSTANT_SECONDS), temporal.get(ChronoField.NANO_OF_SECOND));
        } catch (DateTimeException cause) {
            throw new DateTimeException(Refusals.unobtainable("Instant", temporal), cause);
        }
    }

    public static Instant ofEpochSecond(long epochSecond) {
        return create(epochSecond, 0);
    }

    public static Instant ofEpochSecond(long epochSecond, long nanoAdjustment) {
        return create(
                Math.addExact(epochSecond, Math.floorDiv(nanoAdjustment, NANOS)), Math.floorMod(nanoAdjustment, NANOS));
    }

    public static Instant ofEpochMilli(long epochMilli) {
        return create(Math.floorDiv(epochMilli, 1000), Math.floorMod(epochMilli, 1000) * 1000_000);
    }

    public static Instant parse(CharSequence text) {
        return DateTimeFormatter.ISO_INSTANT.parse(text, Instant::from);
    }

    public OffsetDateTime atOffset(ZoneOffset offset) {
        return OffsetDateTime.ofInstant(this, offset);
    }

    public ZonedDateTime atZone(ZoneId zone) {
        return ZonedDateTime.ofInstant(this, zone);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.precision()) {
            return (R) ChronoUnit.NANOS;
        }
        if (query == TemporalQueries.chronology() || query == TemporalQueries.zoneId()
                || query == TemporalQueries.zone() || query == TemporalQueries.offset()
                || query == TemporalQueries.localDate() || query == TemporalQueries.localTime()) {
            return null;
        }
        return query.queryFrom(this);
    }

    public long getEpochSecond() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public long toEpochMilli() {
        if (seconds < 0 && nanos > 0) {
            return Math.addExact(Math.multiplyExact(seconds + 1, 1000), nanos / 1000_000 - 1000L);
        }
        return Math.addExact(Math.multiplyExact(seconds, 1000), nanos / 1000_000);
    }

    @Override
    public boolean isSupported(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field != null && field.isSupportedBy(this);
        }
        return field == ChronoField.INSTANT_SECONDS
                || field == ChronoField.NANO_OF_SECOND
                || field == ChronoField.MICRO_OF_SECOND
                || field == ChronoField.MILLI_OF_SECOND;
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit
                ? unit.isTimeBased() || unit == ChronoUnit.DAYS
                : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public int get(TemporalField field) {
        if (field == ChronoField.INSTANT_SECONDS) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return field instanceof ChronoField ? (int) getLong(field) : Temporal.super.get(field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        switch (isSupported(field) ? (ChronoField) field : ChronoField.ERA) {
            case INSTANT_SECONDS:
                return seconds;
            case NANO_OF_SECOND:
                return nanos;
            case MICRO_OF_SECOND:
                return nanos / 1000;
            case MILLI_OF_SECOND:
                return nanos / 1000_000;
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    @Override
    public Instant with(TemporalAdjuster adjuster) {
        return (Instant) adjuster.adjustInto(this);
    }

    @Override
    public Instant with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, newValue);
        }
        ((ChronoField) field).checkValidValue(newValue);
        switch (isSupported(field) ? (ChronoField) field : ChronoField.ERA) {
            case INSTANT_SECONDS:
                return create(newValue, nanos);
            case NANO_OF_SECOND:
                return create(seconds, (int) newValue);
            case MICRO_OF_SECOND:
                return create(seconds, (int) newValue * 1000);
            case MILLI_OF_SECOND:
                return create(seconds, (int) newValue * 1000_000);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.INSTANT_SECONDS, seconds).with(ChronoField.NANO_OF_SECOND, nanos);
    }

    public Instant truncatedTo(TemporalUnit unit) {
        long part = Duration.partOfDay(unit);
        long ofDay = Math.floorMod(seconds, 86400L) * NANOS + nanos;
        return plusNanos(Math.floorDiv(ofDay, part) * part - ofDay);
    }

    @Override
    public Instant plus(TemporalAmount amountToAdd) {
        return (Instant) amountToAdd.addTo(this);
    }

    @Override
    public Instant plus(long amountToAdd, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amountToAdd);
        }
        Refusals.requireSupported(isSupported(unit), unit);
        Duration length = unit.getDuration();
        if (length.getSeconds() > 0) {
            return plusSeconds(Math.multiplyExact(amountToAdd, length.getSeconds()));
        }
        Duration added = length.multipliedBy(amountToAdd);
        return plus(added.getSeconds(), added.getNano());
    }

    private Instant plus(long moreSeconds, long moreNanos) {
        return ofEpochSecond(Math.addExact(seconds, moreSeconds), nanos + moreNanos);
    }
    //#for declared value
    //#| Instant plusSeconds(long secondsToAdd) | plus(secondsToAdd, 0)
    //#| Instant plusMillis(long millisToAdd) | plus(millisToAdd / 1000, millisToAdd % 1000 * 1000_000)
    //#| Instant plusNanos(long nanosToAdd) | plus(nanosToAdd / NANOS, nanosToAdd % NANOS)

    public $declared$ {
        return $value$;
    }
    //#end

    @Override
    public Instant minus(TemporalAmount amountToSubtract) {
        return (Instant) amountToSubtract.subtractFrom(this);
    }

    @Override
    public Instant minus(long amountToSubtract, TemporalUnit unit) {
        return (Instant) Temporal.super.minus(amountToSubtract, unit);
    }

    public Instant minusSeconds(long secondsToSubtract) {
        return minus(secondsToSubtract, ChronoUnit.SECONDS);
    }

    public Instant minusMillis(long millisToSubtract) {
        return minus(millisToSubtract, ChronoUnit.MILLIS);
    }

    public Instant minusNanos(long nanosToSubtract) {
        return minus(nanosToSubtract, ChronoUnit.NANOS);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        Instant to = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, to);
        }
        Refusals.requireSupported(isSupported(unit), unit);
        long whole = Math.subtractExact(to.seconds, seconds);
        long rest = to.nanos - nanos;
        long part = unit.getDuration().toNanos();
        if (part >= NANOS) {
            if (whole > 0 && rest < 0) {
                whole--;
            } else if (whole < 0 && rest > 0) {
                whole++;
            }
            return whole / (part / NANOS);
        }
        // Both with one sign, so that nothing overflows on the way.
        if (whole < 0 && rest > 0) {
            whole++;
            rest -= NANOS;
        }
        return Math.addExact(Math.multiplyExact(whole, NANOS / part), rest / part);
    }

    /** As {@link Duration#between}. */
    public Duration until(Instant endExclusive) {
        Objects.requireNonNull(endExclusive, "endExclusive");
        return Duration.ofSeconds(Math.subtractExact(endExclusive.seconds, seconds), endExclusive.nanos - nanos);
    }

    @Override
    public int compareTo(Instant otherInstant) {
        int order = Long.compare(seconds, otherInstant.seconds);
        return order != 0 ? order : nanos - otherInstant.nanos;
    }

    public boolean isAfter(Instant otherInstant) {
        return compareTo(otherInstant) > 0;
    }

    public boolean isBefore(Instant otherInstant) {
        return compareTo(otherInstant) < 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Instant && compareTo((Instant) other) == 0;
    }

    @Override
    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    @Override
    public String toString() {
        // The first and the last instant lie a year beyond what dates can be: 400 years repeat themselves.
        int cycles = seconds < -FARTHEST ? -1 : seconds > FARTHEST ? 1 : 0;
        LocalDateTime time = LocalDateTime.ofEpochSecond(seconds - cycles * CYCLE, 0, ZoneOffset.UTC);
        int year = time.getYear() + 400 * cycles;
        StringBuilder text = new StringBuilder();
        text.append(LocalDate.text(year, time.getMonthValue(), time.getDayOfMonth())).append('T');
        text.append(time.toLocalTime().withSeconds());
        LocalTime.appendFraction(text, nanos);
        return text.append('Z').toString();
    }

    private Object writeReplace() {
        return new Ser(Ser.INSTANT, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
