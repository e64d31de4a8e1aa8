package java.time.temporal;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.util.Objects;
import java.util.function.UnaryOperator;

/** Changes of dates to the first or last of something, or to a day of the week. */
public final class TemporalAdjusters {
    private TemporalAdjusters() {
    }

    public static TemporalAdjuster firstDayOfMonth() {
        return temporal -> temporal.with(ChronoField.DAY_OF_MONTH, 1);
    }

    public static TemporalAdjuster lastDayOfMonth() {
        return temporal -> temporal.with(ChronoField.DAY_OF_MONTH,
                temporal.range(ChronoField.DAY_OF_MONTH).getMaximum());
    }

    public static TemporalAdjuster firstDayOfNextMonth() {
        return temporal -> temporal.with(ChronoField.DAY_OF_MONTH, 1).plus(1, ChronoUnit.MONTHS);
    }

    public static TemporalAdjuster firstDayOfYear() {
        return temporal -> temporal.with(ChronoField.DAY_OF_YEAR, 1);
    }

    public static TemporalAdjuster lastDayOfYear() {
        return temporal -> temporal.with(ChronoField.DAY_OF_YEAR, temporal.range(ChronoField.DAY_OF_YEAR).getMaximum());
    }

    public static TemporalAdjuster firstDayOfNextYear() {
        return temporal -> temporal.with(ChronoField.DAY_OF_YEAR, 1).plus(1, ChronoUnit.YEARS);
    }

    /** Changes dates by a function of dates; what is more than a date keeps its other fields. */
    public static TemporalAdjuster ofDateAdjuster(UnaryOperator<LocalDate> dateBasedAdjuster) {
        Objects.requireNonNull(dateBasedAdjuster, "dateBasedAdjuster");
        return temporal -> temporal.with(dateBasedAdjuster.apply(LocalDate.from(temporal)));
    }

    public static TemporalAdjuster next(DayOfWeek dayOfWeek) {
        int number = dayOfWeek.getValue();
        return temporal -> temporal.plus(Math.floorMod(ahead(temporal, number) - 1, 7) + 1, ChronoUnit.DAYS);
    }

    public static TemporalAdjuster nextOrSame(DayOfWeek dayOfWeek) {
        int number = dayOfWeek.getValue();
        return temporal -> temporal.plus(ahead(temporal, number), ChronoUnit.DAYS);
    }

    public static TemporalAdjuster previous(DayOfWeek dayOfWeek) {
        int number = dayOfWeek.getValue();
        return temporal -> temporal.minus(7 - ahead(temporal, number), ChronoUnit.DAYS);
    }

    public static TemporalAdjuster previousOrSame(DayOfWeek dayOfWeek) {
        int number = dayOfWeek.getValue();
        return temporal -> temporal.minus(Math.floorMod(-ahead(temporal, number), 7), ChronoUnit.DAYS);
    }

    public static TemporalAdjuster firstInMonth(DayOfWeek dayOfWeek) {
        return dayOfWeekInMonth(1, dayOfWeek);
    }

    public static TemporalAdjuster lastInMonth(DayOfWeek dayOfWeek) {
        return dayOfWeekInMonth(-1, dayOfWeek);
    }

    /** Counts from the first such day of the month on, or if negative back from the last, which is -1. */
    public static TemporalAdjuster dayOfWeekInMonth(int ordinal, DayOfWeek dayOfWeek) {
        int number = Objects.requireNonNull(dayOfWeek, "dayOfWeek").getValue();
        if (ordinal >= 0) {
            return temporal -> {
                Temporal first = temporal.with(ChronoField.DAY_OF_MONTH, 1);
                // As an int: with an ordinal beyond all reason the days wrap around.
                return first.plus((int) (ahead(first, number) + (ordinal - 1L) * 7), ChronoUnit.DAYS);
            };
        }
        return temporal -> {
            Temporal last = lastDayOfMonth().adjustInto(temporal);
            int behind = Math.floorMod(-ahead(last, number), 7);
            return last.plus((int) ((ordinal + 1L) * 7 - behind), ChronoUnit.DAYS);
        };
    }

    /** Days from the date's day of the week to another, 0 to 6. */
    private static int ahead(Temporal temporal, int day) {
        return Math.floorMod(day - temporal.get(ChronoField.DAY_OF_WEEK), 7);
    }
}
