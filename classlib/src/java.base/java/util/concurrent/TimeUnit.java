package java.util.concurrent;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Objects;

/** A unit of time. Conversions round towards zero and saturate at the ends of {@code long}. */
public enum TimeUnit {
    NANOSECONDS(1L),
    MICROSECONDS(1_000L),
    MILLISECONDS(1_000_000L),
    SECONDS(1_000_000_000L),
    MINUTES(60_000_000_000L),
    HOURS(3_600_000_000_000L),
    DAYS(86_400_000_000_000L);

    private final long nanos;

    TimeUnit(long nanos) {
        this.nanos = nanos;
    }

    public long convert(long sourceDuration, TimeUnit sourceUnit) {
        if (sourceUnit.nanos <= nanos) {
            return sourceDuration / (nanos / sourceUnit.nanos);
        }
        long factor = sourceUnit.nanos / nanos;
        long most = Long.MAX_VALUE / factor;
        if (sourceDuration > most) {
            return Long.MAX_VALUE;
        }
        return sourceDuration < -most ? Long.MIN_VALUE : sourceDuration * factor;
    }

    public long convert(Duration duration) {
        long seconds = duration.getSeconds();
        int fraction = duration.getNano();
        if (seconds < 0 && fraction > 0) {
            // Both have one sign, so that both are rounded towards zero.
            seconds++;
            fraction -= 1_000_000_000;
        }
        if (nanos >= 1_000_000_000L) {
            return seconds / (nanos / 1_000_000_000L);
        }
        long whole = convert(seconds, SECONDS);
        long part = fraction / nanos;
        long sum = whole + part;
        boolean overflows = ((whole ^ sum) & (part ^ sum)) < 0;
        return !overflows ? sum : whole < 0 ? Long.MIN_VALUE : Long.MAX_VALUE;
    }
    //#for Units UNITS
    //#| Nanos | NANOSECONDS
    //#| Micros | MICROSECONDS
    //#| Millis | MILLISECONDS
    //#| Seconds | SECONDS
    //#| Minutes | MINUTES
    //#| Hours | HOURS
    //#| Days | DAYS

    public long to$Units$(long duration) {
        return $UNITS$.convert(duration, this);
    }
    //#end

    public ChronoUnit toChronoUnit() {
        return switch (this) {
            case NANOSECONDS -> ChronoUnit.NANOS;
            case MICROSECONDS -> ChronoUnit.MICROS;
            case MILLISECONDS -> ChronoUnit.MILLIS;
            case SECONDS -> ChronoUnit.SECONDS;
            case MINUTES -> ChronoUnit.MINUTES;
            case HOURS -> ChronoUnit.HOURS;
            case DAYS -> ChronoUnit.DAYS;
        };
    }

    public static TimeUnit of(ChronoUnit chronoUnit) {
        return switch (Objects.requireNonNull(chronoUnit, "chronoUnit")) {
            case NANOS -> NANOSECONDS;
            case MICROS -> MICROSECONDS;
            case MILLIS -> MILLISECONDS;
            case SECONDS -> SECONDS;
            case MINUTES -> MINUTES;
            case HOURS -> HOURS;
            case DAYS -> DAYS;
            default -> throw new IllegalArgumentException("No TimeUnit equivalent for " + chronoUnit);
        };
    }

    /** The nanoseconds of {@code timeout} beyond its whole milliseconds. */
    private int excessNanos(long timeout) {
        return nanos >= 1_000_000L ? 0 : (int) (toNanos(timeout) % 1_000_000L);
    }

    public void sleep(long timeout) throws InterruptedException {
        if (timeout > 0) {
            Thread.sleep(toMillis(timeout), excessNanos(timeout));
        }
    }

    public void timedWait(Object obj, long timeout) throws InterruptedException {
        if (timeout > 0) {
            obj.wait(toMillis(timeout), excessNanos(timeout));
        }
    }

    public void timedJoin(Thread thread, long timeout) throws InterruptedException {
        if (timeout > 0) {
            thread.join(toMillis(timeout), excessNanos(timeout));
        }
    }
}
