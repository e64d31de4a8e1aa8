package java.time.temporal;

import java.time.Duration;
import java.time.LocalTime;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;

/** A measure of time, such as an hour. */
public interface TemporalUnit {
    Duration getDuration();

    boolean isDurationEstimated();

    boolean isDateBased();

    boolean isTimeBased();

    /** Whether {@code temporal} can be computed with in this unit. */
    default boolean isSupportedBy(Temporal temporal) {
        if (temporal instanceof LocalTime) {
            return isTimeBased();
        }
        if (temporal instanceof ChronoLocalDate) {
            return isDateBased();
        }
        if (temporal instanceof ChronoLocalDateTime) {
            return true;
        }
        try {
            temporal.plus(1, this);
            return true;
        } catch (UnsupportedTemporalTypeException unsupported) {
            return false;
        } catch (RuntimeException tooFar) {
            // A step back is possible where a step ahead leads too far.
            try {
                temporal.plus(-1, this);
                return true;
            } catch (RuntimeException unsupported) {
                return false;
            }
        }
    }

    <R extends Temporal> R addTo(R temporal, long amount);

    long between(Temporal from, Temporal to);

    @Override
    String toString();
}
