package java.time.chrono;

import java.time.LocalTime;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;

/** A date. */
public interface ChronoLocalDate extends Temporal, TemporalAdjuster, Comparable<ChronoLocalDate> {
    boolean isLeapYear();

    int lengthOfMonth();

    int lengthOfYear();

    long toEpochDay();

    ChronoLocalDateTime<?> atTime(LocalTime time);

    ChronoPeriod until(ChronoLocalDate end);

    @Override
    default boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field.isDateBased() : field != null && field.isSupportedBy(this);
    }

    @Override
    default boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit.isDateBased() : unit != null && unit.isSupportedBy(this);
    }

    @Override
    default Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.EPOCH_DAY, toEpochDay());
    }

    @Override
    int compareTo(ChronoLocalDate other);

    default boolean isAfter(ChronoLocalDate other) {
        return toEpochDay() > other.toEpochDay();
    }

    default boolean isBefore(ChronoLocalDate other) {
        return toEpochDay() < other.toEpochDay();
    }

    default boolean isEqual(ChronoLocalDate other) {
        return toEpochDay() == other.toEpochDay();
    }
}
