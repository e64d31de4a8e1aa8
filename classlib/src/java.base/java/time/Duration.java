package java.time;

import java.io.Serializable;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.List;
import java.util.Objects;

/** A span of time in seconds and nanoseconds. */
public final class Duration implements TemporalAmount, Comparable<Duration>, Serializable {
    private static final long serialVersionUID = 3078945930695997490L;
    private static final int NANOS = 1000_000_000;
    private static final int DAY = 86400;

    public static final Duration ZERO = new Duration(0, 0);

    private final long seconds;
    /** 0 to 999,999,999, also where the seconds are negative. */
    private final int nanos;

    private Duration(long seconds, int nanos) {
        this.seconds = seconds;
        this.nanos = nanos;
    }

    private static Duration create(long seconds, int nanos) {
        return seconds == 0 && nanos == 0 ? ZERO : new Duration(seconds, nanos);
    }

    public static Duration ofDays(long days) {
        return create(Math.multiplyExact(days, DAY), 0);
    }

    public static Duration ofHours(long hours) {
        return create(Math.multiplyExact(hours, 3600), 0);
    }

    public static Duration ofMinutes(long minutes) {
        return create(Math.multiplyExact(minutes, 60), 0);
    }

    public static Duration ofSeconds(long seconds) {
        return create(seconds, 0);
    }

    public static Duration ofSeconds(long seconds, long nanoAdjustment) {
        return create(
                Math.addExact(seconds, Math.floorDiv(nanoAdjustment, NANOS)), Math.floorMod(nanoAdjustment, NANOS));
    }

    public static Duration ofMillis(long millis) {
        return create(Math.floorDiv(millis, 1000), Math.floorMod(millis, 1000) * 1000_000);
    }

    public static Duration ofNanos(long nanos) {
        return ofSeconds(0, nanos);
    }

    public static Duration of(long amount, TemporalUnit unit) {
        return ZERO.plus(amount, unit);
    }

    public static Duration from(TemporalAmount amount) {
        Objects.requireNonNull(amount, "amount");
        Duration sum = ZERO;
        for (TemporalUnit unit : amount.getUnits()) {
            sum = sum.plus(amount.get(unit), unit);
        }
        return sum;
    }

    /** Reads {@code PnDTnHnMn.nS}. */
    public static Duration parse(CharSequence text) {
        Duration parsed = new DurationText(Objects.requireNonNull(text, "text")).parse();
        if (parsed == null) {
            throw new DateTimeParseException("Text cannot be parsed to a Duration", text, 0);
        }
        return parsed;
    }

    public static Duration between(Temporal startInclusive, Temporal endExclusive) {
        try {
            return ofNanos(startInclusive.until(endExclusive, ChronoUnit.NANOS));
        } catch (ArithmeticException | DateTimeException tooFar) {
            long seconds = startInclusive.until(endExclusive, ChronoUnit.SECONDS);
            long rest;
            try {
                rest = endExclusive.getLong(ChronoField.NANO_OF_SECOND) - startInclusive.getLong(ChronoField.NANO_OF_SECOND);
            } catch (DateTimeException noParts) {
                rest = 0;
            }
            // Whole seconds were counted towards zero.
            if (seconds > 0 && rest < 0) {
                seconds++;
            } else if (seconds < 0 && rest > 0) {
                seconds--;
            }
            return ofSeconds(seconds, rest);
        }
    }

    @Override
    public long get(TemporalUnit unit) {
        if (unit == ChronoUnit.SECONDS) {
            return seconds;
        } else if (unit == ChronoUnit.NANOS) {
            return nanos;
        }
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    @Override
    public List<TemporalUnit> getUnits() {
        return List.of(ChronoUnit.SECONDS, ChronoUnit.NANOS);
    }

    public boolean isPositive() {
        return seconds >= 0 && (seconds | nanos) != 0;
    }

    public boolean isZero() {
        return (seconds | nanos) == 0;
    }

    public boolean isNegative() {
        return seconds < 0;
    }

    public long getSeconds() {
        return seconds;
    }

    public int getNano() {
        return nanos;
    }

    public Duration withSeconds(long seconds) {
        return create(seconds, nanos);
    }

    public Duration withNanos(int nanoOfSecond) {
        ChronoField.NANO_OF_SECOND.checkValidValue(nanoOfSecond);
        return create(seconds, nanoOfSecond);
    }

    private Duration plus(long moreSeconds, long moreNanos) {
        return ofSeconds(Math.addExact(seconds, moreSeconds), nanos + moreNanos);
    }

    public Duration plus(Duration duration) {
        return plus(duration.getSeconds(), duration.nanos);
    }

    public Duration plus(long amountToAdd, TemporalUnit unit) {
        Objects.requireNonNull(unit, "unit");
        if (unit == ChronoUnit.DAYS) {
            return plusDays(amountToAdd);
        }
        if (unit.isDurationEstimated()) {
            throw new UnsupportedTemporalTypeException("Unit must not have an estimated duration");
        }
        Duration length = unit.getDuration();
        if (unit instanceof ChronoUnit && length.seconds > 0) {
            return plusSeconds(Math.multiplyExact(length.seconds, amountToAdd));
        }
        return plus(length.multipliedBy(amountToAdd));
    }
    //#for declared value
    //#| Duration plusDays(long daysToAdd) | plus(Math.multiplyExact(daysToAdd, DAY), 0)
    //#| Duration plusHours(long hoursToAdd) | plus(Math.multiplyExact(hoursToAdd, 3600), 0)
    //#| Duration plusMinutes(long minutesToAdd) | plus(Math.multiplyExact(minutesToAdd, 60), 0)
    //#| Duration plusSeconds(long secondsToAdd) | plus(secondsToAdd, 0)
    //#| Duration plusMillis(long millisToAdd) | plus(millisToAdd / 1000, millisToAdd % 1000 * 1000_000)
    //#| Duration plusNanos(long nanosToAdd) | plus(nanosToAdd / NANOS, nanosToAdd % NANOS)

    public $declared$ {
        return $value$;
    }
    //#end

    public Duration minus(Duration duration) {
        if (duration.getSeconds() == Long.MIN_VALUE) {
            return plus(Long.MAX_VALUE, -duration.nanos).plus(1, 0);
        }
        return plus(-duration.seconds, -duration.nanos);
    }

    public Duration minus(long amountToSubtract, TemporalUnit unit) {
        return minus(of(amountToSubtract, unit));
    }
    //#for Unit unit
    //#| Days | days
    //#| Hours | hours
    //#| Minutes | minutes
    //#| Seconds | seconds
    //#| Millis | millis
    //#| Nanos | nanos

    public Duration minus$Unit$(long $unit$ToSubtract) {
        return minus(of$Unit$($unit$ToSubtract));
    }
    //#end

    /** All nanoseconds, as an exact number. */
    private BigInteger total() {
        return BigInteger.valueOf(seconds).multiply(BigInteger.valueOf(NANOS)).add(BigInteger.valueOf(nanos));
    }

    static Duration ofTotal(BigInteger total) {
        BigInteger[] parts = total.divideAndRemainder(BigInteger.valueOf(NANOS));
        if (parts[0].bitLength() > 63) {
            throw new ArithmeticException("Exceeds capacity of Duration: " + total);
        }
        return ofSeconds(parts[0].longValue(), parts[1].longValue());
    }

    public Duration multipliedBy(long multiplicand) {
        return multiplicand == 1 ? this : ofTotal(total().multiply(BigInteger.valueOf(multiplicand)));
    }

    public Duration dividedBy(long divisor) {
        if (divisor == 0) {
            throw new ArithmeticException("Cannot divide by zero");
        }
        return divisor == 1 ? this : ofTotal(total().divide(BigInteger.valueOf(divisor)));
    }

    public long dividedBy(Duration divisor) {
        if (Objects.requireNonNull(divisor, "divisor").isZero()) {
            throw new ArithmeticException(isZero() ? "Division undefined" : "Division by zero");
        }
        return new BigDecimal(total().divide(divisor.total())).longValueExact();
    }

    public Duration negated() {
        return multipliedBy(-1);
    }

    public Duration abs() {
        return isNegative() ? negated() : this;
    }

    @Override
    public Temporal addTo(Temporal temporal) {
        if (seconds != 0) {
            temporal = temporal.plus(seconds, ChronoUnit.SECONDS);
        }
        return nanos == 0 ? temporal : temporal.plus(nanos, ChronoUnit.NANOS);
    }

    @Override
    public Temporal subtractFrom(Temporal temporal) {
        if (seconds != 0) {
            temporal = temporal.minus(seconds, ChronoUnit.SECONDS);
        }
        return nanos == 0 ? temporal : temporal.minus(nanos, ChronoUnit.NANOS);
    }

    public long toDays() {
        return seconds / DAY;
    }

    public long toHours() {
        return seconds / 3600;
    }

    public long toMinutes() {
        return seconds / 60;
    }

    public long toSeconds() {
        return seconds;
    }

    public long toMillis() {
        return scaled(1000);
    }

    public long toNanos() {
        return scaled(NANOS);
    }

    /** The whole in parts of a second; the intermediate result must not overflow where the last does not. */
    private long scaled(int parts) {
        long whole = seconds;
        long rest = nanos;
        if (whole < 0) {
            whole++;
            rest -= NANOS;
        }
        return Math.addExact(Math.multiplyExact(whole, parts), rest / (NANOS / parts));
    }

    public long toDaysPart() {
        return seconds / DAY;
    }

    public int toHoursPart() {
        return (int) (toHours() % 24);
    }

    public int toMinutesPart() {
        return (int) (toMinutes() % 60);
    }

    public int toSecondsPart() {
        return (int) (seconds % 60);
    }

    public int toMillisPart() {
        return nanos / 1000_000;
    }

    public int toNanosPart() {
        return nanos;
    }

    public Duration truncatedTo(TemporalUnit unit) {
        Objects.requireNonNull(unit, "unit");
        if (unit == ChronoUnit.SECONDS && (seconds >= 0 || nanos == 0)) {
            return create(seconds, 0);
        } else if (unit == ChronoUnit.NANOS) {
            return this;
        }
        long part = partOfDay(unit);
        long ofDay = seconds % DAY * NANOS + nanos;
        return plusNanos(ofDay / part * part - ofDay);
    }

    /** The nanoseconds of a unit, which divides a day. */
    static long partOfDay(TemporalUnit unit) {
        Duration length = unit.getDuration();
        if (length.seconds > DAY) {
            throw new UnsupportedTemporalTypeException("Unit is too large to be used for truncation");
        }
        long part = length.toNanos();
        if (86400L * NANOS % part != 0) {
            throw new UnsupportedTemporalTypeException("Unit must divide into a standard day without remainder");
        }
        return part;
    }

    @Override
    public int compareTo(Duration otherDuration) {
        int order = Long.compare(seconds, otherDuration.seconds);
        return order != 0 ? order : nanos - otherDuration.nanos;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Duration && compareTo((Duration) other) == 0;
    }

    @Override
    public int hashCode() {
        return (int) (seconds ^ seconds >>> 32) + 51 * nanos;
    }

    @Override
    public String toString() {
        if (isZero()) {
            return "PT0S";
        }
        long whole = seconds < 0 && nanos > 0 ? seconds + 1 : seconds;
        StringBuilder text = new StringBuilder("PT");
        if (whole / 3600 != 0) {
            text.append(whole / 3600).append('H');
        }
        if (whole / 60 % 60 != 0) {
            text.append(whole / 60 % 60).append('M');
        }
        if (whole % 60 == 0 && nanos == 0) {
            return text.toString();
        }
        if (seconds < 0 && nanos > 0 && whole % 60 == 0) {
            text.append("-0");
        } else {
            text.append(whole % 60);
        }
        if (nanos > 0) {
            int fraction = seconds < 0 ? NANOS - nanos : nanos;
            String digits = Integer.toString(NANOS + fraction).substring(1);
            int end = digits.length();
            while (digits.charAt(end - 1) == '0') {
                end--;
            }
            text.append('.').append(digits, 0, end);
        }
        return text.append('S').toString();
    }

    private Object writeReplace() {
        return new Ser(Ser.DURATION, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
