package java.time;

import java.io.Serializable;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;

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
        return clock.instant();
    }

    public static Instant ofEpochSecond(long second) {
        return create(second, 0);
    }

    public static Instant ofEpochSecond(long second, long nanoAdjustment) {
        return create(
                Math.addExact(second, Math.floorDiv(nanoAdjustment, NANOS)), Math.floorMod(nanoAdjustment, NANOS));
    }

    public static Instant ofEpochMilli(long milliseconds) {
        return create(Math.floorDiv(milliseconds, 1000), Math.floorMod(milliseconds, 1000) * 1000_000);
    }

    /** Reads {@code 2007-12-03T10:15:30.00Z}. */
    public static Instant parse(CharSequence text) {
        String all = text.toString();
        if (!all.endsWith("Z") && !all.endsWith("z")) {
            throw new DateTimeParseException(
                    "Text '" + text + "' could not be parsed at index " + all.length(), text, all.length());
        }
        LocalDateTime time = LocalDateTime.parse(all.substring(0, all.length() - 1), DateTimeFormatter.ISO_LOCAL_DATE_TIME);
        return time.toInstant(ZoneOffset.UTC);
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
        return field == ChronoField.INSTANT_SECONDS
                || field == ChronoField.NANO_OF_SECOND
                || field == ChronoField.MICRO_OF_SECOND
                || field == ChronoField.MILLI_OF_SECOND;
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit && (unit.isTimeBased() || unit == ChronoUnit.DAYS);
    }

    @Override
    public long getLong(TemporalField field) {
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
    public Instant with(TemporalField field, long value) {
        switch (isSupported(field) ? (ChronoField) field : ChronoField.ERA) {
            case INSTANT_SECONDS:
                return create(value, nanos);
            case NANO_OF_SECOND:
                return create(seconds, ((ChronoField) field).checkValidIntValue(value));
            case MICRO_OF_SECOND:
                return create(seconds, ((ChronoField) field).checkValidIntValue(value) * 1000);
            case MILLI_OF_SECOND:
                return create(seconds, ((ChronoField) field).checkValidIntValue(value) * 1000_000);
            default:
                throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.INSTANT_SECONDS, seconds).with(ChronoField.NANO_OF_SECOND, nanos);
    }

    public Instant truncatedTo(TemporalUnit unit) {
        long part = unit.getDuration().toNanos();
        long ofDay = Math.floorMod(seconds, 86400L) * NANOS + nanos;
        return plusNanos(Math.floorDiv(ofDay, part) * part - ofDay);
    }

    @Override
    public Instant plus(TemporalAmount amount) {
        return (Instant) amount.addTo(this);
    }

    @Override
    public Instant plus(long amount, TemporalUnit unit) {
        if (!isSupported(unit)) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
        Duration added = unit.getDuration().multipliedBy(amount);
        return plus(added.getSeconds(), added.getNano());
    }

    private Instant plus(long moreSeconds, long moreNanos) {
        return ofEpochSecond(Math.addExact(seconds, moreSeconds), nanos + moreNanos);
    }

    public Instant plusSeconds(long more) {
        return plus(more, 0);
    }

    public Instant plusMillis(long milliseconds) {
        return plus(milliseconds / 1000, milliseconds % 1000 * 1000_000);
    }

    public Instant plusNanos(long nanoseconds) {
        return plus(nanoseconds / NANOS, nanoseconds % NANOS);
    }

    @Override
    public Instant minus(TemporalAmount amount) {
        return (Instant) amount.subtractFrom(this);
    }

    @Override
    public Instant minus(long amount, TemporalUnit unit) {
        return (Instant) Temporal.super.minus(amount, unit);
    }

    public Instant minusSeconds(long less) {
        return minus(less, ChronoUnit.SECONDS);
    }

    public Instant minusMillis(long milliseconds) {
        return minus(milliseconds, ChronoUnit.MILLIS);
    }

    public Instant minusNanos(long nanoseconds) {
        return minus(nanoseconds, ChronoUnit.NANOS);
    }

    @Override
    public long until(Temporal end, TemporalUnit unit) {
        Instant to = (Instant) end;
        if (!isSupported(unit)) {
            throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        }
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

    @Override
    public int compareTo(Instant other) {
        int order = Long.compare(seconds, other.seconds);
        return order != 0 ? order : nanos - other.nanos;
    }

    public boolean isAfter(Instant other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(Instant other) {
        return compareTo(other) < 0;
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
}
