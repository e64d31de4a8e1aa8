package java.time.chrono;

import java.time.DateTimeException;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalUnit;
import java.util.Comparator;
import java.util.Objects;

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

    Chronology getChronology();

    default Era getEra() {
        return getChronology().eraOf(get(ChronoField.ERA));
    }

    default String format(DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").format(this);
    }

    @Override
    default ChronoLocalDate with(TemporalAdjuster adjuster) {
        return (ChronoLocalDate) Temporal.super.with(adjuster);
    }

    @Override
    ChronoLocalDate with(TemporalField field, long newValue);

    @Override
    default ChronoLocalDate plus(TemporalAmount amount) {
        return (ChronoLocalDate) Temporal.super.plus(amount);
    }

    @Override
    ChronoLocalDate plus(long amountToAdd, TemporalUnit unit);

    @Override
    default ChronoLocalDate minus(TemporalAmount amount) {
        return (ChronoLocalDate) Temporal.super.minus(amount);
    }

    @Override
    default ChronoLocalDate minus(long amountToSubtract, TemporalUnit unit) {
        return (ChronoLocalDate) Temporal.super.minus(amountToSubtract, unit);
    }

    static Comparator<ChronoLocalDate> timeLineOrder() {
        return
                (a, b) -> Long.compare(a.toEpochDay(), b.toEpochDay());
    }

    static ChronoLocalDate from(TemporalAccessor temporal) {
        if (temporal instanceof ChronoLocalDate same) {
            return same;
        }
        Objects.requireNonNull(temporal, "temporal");
        Chronology chronology = temporal.query(TemporalQueries.chronology());
        if (chronology == null) {
            throw new DateTimeException(
                    "Unable to obtain ChronoLocalDate from TemporalAccessor: " + temporal.getClass());
        }
        return chronology.date(temporal);
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
