package java.time.chrono;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalField;
import java.util.Map;

import static java.time.temporal.ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH;
import static java.time.temporal.ChronoField.ALIGNED_DAY_OF_WEEK_IN_YEAR;
import static java.time.temporal.ChronoField.ALIGNED_WEEK_OF_MONTH;
import static java.time.temporal.ChronoField.ALIGNED_WEEK_OF_YEAR;
import static java.time.temporal.ChronoField.DAY_OF_MONTH;
import static java.time.temporal.ChronoField.DAY_OF_WEEK;
import static java.time.temporal.ChronoField.DAY_OF_YEAR;
import static java.time.temporal.ChronoField.EPOCH_DAY;
import static java.time.temporal.ChronoField.ERA;
import static java.time.temporal.ChronoField.MONTH_OF_YEAR;
import static java.time.temporal.ChronoField.PROLEPTIC_MONTH;
import static java.time.temporal.ChronoField.YEAR;
import static java.time.temporal.ChronoField.YEAR_OF_ERA;

/** Makes dates of the fields that a text had. Fields that a date is made of are taken out of the map. */
final class IsoDates {
    private IsoDates() {
    }

    static LocalDate resolve(Map<TemporalField, Long> fieldValues, ResolverStyle style) {
        if (fieldValues.containsKey(EPOCH_DAY)) {
            return LocalDate.ofEpochDay(fieldValues.remove(EPOCH_DAY));
        }
        prolepticMonth(fieldValues, style);
        yearOfEra(fieldValues, style);
        if (!fieldValues.containsKey(YEAR)) {
            return null;
        }
        if (fieldValues.containsKey(MONTH_OF_YEAR)) {
            if (fieldValues.containsKey(DAY_OF_MONTH)) {
                return yearMonthDay(fieldValues, style);
            }
            if (fieldValues.containsKey(ALIGNED_WEEK_OF_MONTH)) {
                if (fieldValues.containsKey(ALIGNED_DAY_OF_WEEK_IN_MONTH)) {
                    return aligned(fieldValues, style, true, ALIGNED_DAY_OF_WEEK_IN_MONTH);
                }
                if (fieldValues.containsKey(DAY_OF_WEEK)) {
                    return aligned(fieldValues, style, true, DAY_OF_WEEK);
                }
            }
        }
        if (fieldValues.containsKey(DAY_OF_YEAR)) {
            int year = YEAR.checkValidIntValue(fieldValues.remove(YEAR));
            if (style == ResolverStyle.LENIENT) {
                return LocalDate.ofYearDay(year, 1).plusDays(Math.subtractExact(fieldValues.remove(DAY_OF_YEAR), 1));
            }
            return LocalDate.ofYearDay(year, checked(fieldValues, DAY_OF_YEAR));
        }
        if (fieldValues.containsKey(ALIGNED_WEEK_OF_YEAR)) {
            if (fieldValues.containsKey(ALIGNED_DAY_OF_WEEK_IN_YEAR)) {
                return aligned(fieldValues, style, false, ALIGNED_DAY_OF_WEEK_IN_YEAR);
            }
            if (fieldValues.containsKey(DAY_OF_WEEK)) {
                return aligned(fieldValues, style, false, DAY_OF_WEEK);
            }
        }
        return null;
    }

    private static int checked(Map<TemporalField, Long> fields, ChronoField field) {
        return field.checkValidIntValue(fields.remove(field));
    }

    /** Puts a field in, which must not contradict what is there. */
    private static void add(Map<TemporalField, Long> fields, ChronoField field, long value) {
        Long old = fields.get(field);
        if (old != null && old != value) {
            throw new DateTimeException("Conflict found: " + field + " " + old + " differs from " + field + " " + value);
        }
        fields.put(field, value);
    }

    private static void prolepticMonth(Map<TemporalField, Long> fields, ResolverStyle style) {
        Long months = fields.remove(PROLEPTIC_MONTH);
        if (months != null) {
            if (style != ResolverStyle.LENIENT) {
                PROLEPTIC_MONTH.checkValidValue(months);
            }
            add(fields, MONTH_OF_YEAR, Math.floorMod(months, 12) + 1);
            add(fields, YEAR, Math.floorDiv(months, 12));
        }
    }

    private static void yearOfEra(Map<TemporalField, Long> fields, ResolverStyle style) {
        Long yearOfEra = fields.remove(YEAR_OF_ERA);
        if (yearOfEra == null) {
            if (fields.containsKey(ERA)) {
                ERA.checkValidValue(fields.get(ERA));
            }
            return;
        }
        if (style != ResolverStyle.LENIENT) {
            YEAR_OF_ERA.checkValidValue(yearOfEra);
        }
        Long era = fields.remove(ERA);
        if (era == null) {
            Long year = fields.get(YEAR);
            if (style == ResolverStyle.STRICT) {
                // Without an era the year is not known, unless there is another.
                if (year != null) {
                    add(fields, YEAR, year > 0 ? yearOfEra : Math.subtractExact(1, yearOfEra));
                } else {
                    fields.put(YEAR_OF_ERA, yearOfEra);
                }
            } else {
                add(fields, YEAR, year == null || year > 0 ? yearOfEra : Math.subtractExact(1, yearOfEra));
            }
        } else if (era == 1) {
            add(fields, YEAR, yearOfEra);
        } else if (era == 0) {
            add(fields, YEAR, Math.subtractExact(1, yearOfEra));
        } else {
            throw new DateTimeException("Invalid value for era: " + era);
        }
    }

    private static LocalDate yearMonthDay(Map<TemporalField, Long> fields, ResolverStyle style) {
        int year = YEAR.checkValidIntValue(fields.remove(YEAR));
        if (style == ResolverStyle.LENIENT) {
            long months = Math.subtractExact(fields.remove(MONTH_OF_YEAR), 1);
            long days = Math.subtractExact(fields.remove(DAY_OF_MONTH), 1);
            return LocalDate.of(year, 1, 1).plusMonths(months).plusDays(days);
        }
        int month = checked(fields, MONTH_OF_YEAR);
        int day = checked(fields, DAY_OF_MONTH);
        if (style == ResolverStyle.SMART) {
            // A day that the month does not have is its last.
            day = Math.min(day, LocalDate.of(year, month, 1).lengthOfMonth());
        }
        return LocalDate.of(year, month, day);
    }

    /** By weeks of seven days that begin with the month or the year, and a day of such a week or a day of the week. */
    private static LocalDate aligned(Map<TemporalField, Long> fields, ResolverStyle style, boolean inMonth,
            ChronoField dayField) {
        int year = YEAR.checkValidIntValue(fields.remove(YEAR));
        ChronoField weekField = inMonth ? ALIGNED_WEEK_OF_MONTH : ALIGNED_WEEK_OF_YEAR;
        if (style == ResolverStyle.LENIENT) {
            long months = inMonth ? Math.subtractExact(fields.remove(MONTH_OF_YEAR), 1) : 0;
            long weeks = Math.subtractExact(fields.remove(weekField), 1);
            long day = fields.remove(dayField);
            LocalDate base = LocalDate.of(year, 1, 1).plusMonths(months).plusWeeks(weeks);
            return dayField != DAY_OF_WEEK ? base.plusDays(Math.subtractExact(day, 1))
                    : base.plusWeeks(Math.floorDiv(day - 1, 7))
                            .with(TemporalAdjusters.nextOrSame(DayOfWeek.of((int) Math.floorMod(day - 1, 7) + 1)));
        }
        int month = inMonth ? checked(fields, MONTH_OF_YEAR) : 1;
        int week = checked(fields, weekField);
        int day = checked(fields, dayField);
        LocalDate first = LocalDate.of(year, month, 1);
        LocalDate date = dayField != DAY_OF_WEEK ? first.plusDays((week - 1) * 7 + day - 1)
                : first.plusDays((week - 1) * 7).with(TemporalAdjusters.nextOrSame(DayOfWeek.of(day)));
        if (style == ResolverStyle.STRICT
                && (inMonth ? date.getMonthValue() != month : date.getYear() != year)) {
            throw new DateTimeException("Strict mode rejected resolved date as it is in a different "
                    + (inMonth ? "month" : "year"));
        }
        return date;
    }
}
