package java.time.chrono;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalQueries;
import java.util.Comparator;
import java.util.Objects;

/** A date with a time. */
public interface ChronoLocalDateTime<D extends ChronoLocalDate>
        extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDateTime<?>> {
    D toLocalDate();

    LocalTime toLocalTime();

    ChronoZonedDateTime<D> atZone(ZoneId zone);

    default Chronology getChronology() {
        return toLocalDate().getChronology();
    }

    default String format(DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").format(this);
    }

    default Instant toInstant(ZoneOffset offset) {
        return Instant.ofEpochSecond(toEpochSecond(offset), toLocalTime().getNano());
    }

    default long toEpochSecond(ZoneOffset offset) {
        Objects.requireNonNull(offset, "offset");
        return toLocalDate().toEpochDay() * 86400 + toLocalTime().toSecondOfDay() - offset.getTotalSeconds();
    }

    static Comparator<ChronoLocalDateTime<?>> timeLineOrder() {
        return (a, b) -> {
            int order = Long.compare(a.toLocalDate().toEpochDay(), b.toLocalDate().toEpochDay());
            return order != 0 ? order : Long.compare(a.toLocalTime().toNanoOfDay(), b.toLocalTime().toNanoOfDay());
        };
    }

    static ChronoLocalDateTime<?> from(TemporalAccessor temporal) {
        if (temporal instanceof ChronoLocalDateTime<?> same) {
            return same;
        }
        Objects.requireNonNull(temporal, "temporal");
        Chronology chronology = temporal.query(TemporalQueries.chronology());
        if (chronology == null) {
            throw new DateTimeException(
                    "Unable to obtain ChronoLocalDateTime from TemporalAccessor: " + temporal.getClass());
        }
        return chronology.localDateTime(temporal);
    }

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
