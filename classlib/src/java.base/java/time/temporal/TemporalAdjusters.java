package java.time.temporal;

import java.time.DayOfWeek;

/** Changes of dates to the first or last of something, or to a day of the week. */
public final class TemporalAdjusters {
    private TemporalAdjusters() {
    }

    public static TemporalAdjuster firstDayOfMonth() {
        return date -> date.with(ChronoField.DAY_OF_MONTH, 1);
    }

    public static TemporalAdjuster lastDayOfMonth() {
        return date -> date.with(ChronoField.DAY_OF_MONTH, date.range(ChronoField.DAY_OF_MONTH).getMaximum());
    }

    public static TemporalAdjuster firstDayOfNextMonth() {
        return date -> date.with(ChronoField.DAY_OF_MONTH, 1).plus(1, ChronoUnit.MONTHS);
    }

    public static TemporalAdjuster firstDayOfYear() {
        return date -> date.with(ChronoField.DAY_OF_YEAR, 1);
    }

    public static TemporalAdjuster lastDayOfYear() {
        return date -> date.with(ChronoField.DAY_OF_YEAR, date.range(ChronoField.DAY_OF_YEAR).getMaximum());
    }

    public static TemporalAdjuster firstDayOfNextYear() {
        return date -> date.with(ChronoField.DAY_OF_YEAR, 1).plus(1, ChronoUnit.YEARS);
    }

    public static TemporalAdjuster next(DayOfWeek day) {
        return date -> date.plus(Math.floorMod(ahead(date, day) - 1, 7) + 1, ChronoUnit.DAYS);
    }

    public static TemporalAdjuster nextOrSame(DayOfWeek day) {
        return date -> date.plus(ahead(date, day), ChronoUnit.DAYS);
    }

    public static TemporalAdjuster previous(DayOfWeek day) {
        return date -> date.minus(7 - ahead(date, day), ChronoUnit.DAYS);
    }

    public static TemporalAdjuster previousOrSame(DayOfWeek day) {
        return date -> date.minus(Math.floorMod(-ahead(date, day), 7), ChronoUnit.DAYS);
    }

    public static TemporalAdjuster firstInMonth(DayOfWeek day) {
        return date -> nextOrSame(day).adjustInto(date.with(ChronoField.DAY_OF_MONTH, 1));
    }

    public static TemporalAdjuster lastInMonth(DayOfWeek day) {
        return date -> previousOrSame(day).adjustInto(lastDayOfMonth().adjustInto(date));
    }

    /** Days from the date's day of the week to another, 0 to 6. */
    private static int ahead(Temporal date, DayOfWeek day) {
        return Math.floorMod(day.getValue() - date.get(ChronoField.DAY_OF_WEEK), 7);
    }
}
