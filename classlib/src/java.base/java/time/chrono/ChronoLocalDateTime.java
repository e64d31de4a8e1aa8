package java.time.chrono;

import java.time.LocalTime;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;

/** A date with a time. */
public interface ChronoLocalDateTime<D extends ChronoLocalDate>
        extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDateTime<?>> {
    D toLocalDate();

    LocalTime toLocalTime();

    @Override
    int compareTo(ChronoLocalDateTime<?> other);

    default boolean isAfter(ChronoLocalDateTime<?> other) {
        return compareTo(other) > 0;
    }

    default boolean isBefore(ChronoLocalDateTime<?> other) {
        return compareTo(other) < 0;
    }

    default boolean isEqual(ChronoLocalDateTime<?> other) {
        return compareTo(other) == 0;
    }
}
