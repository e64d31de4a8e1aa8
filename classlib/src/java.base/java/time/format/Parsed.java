package java.time.format;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalField;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.EnumMap;

/** The fields that were read from a text, and the date and time that they make. */
final class Parsed implements TemporalAccessor {
    private final EnumMap<ChronoField, Long> values = new EnumMap<>(ChronoField.class);
    private final boolean strict;
    private LocalDate date;
    private LocalTime time;

    Parsed(boolean strict) {
        this.strict = strict;
    }

    void put(ChronoField field, long value) {
        values.put(field, value);
    }

    private int checked(ChronoField field) {
        return field.checkValidIntValue(values.get(field));
    }

    private int checkedOr(ChronoField field, int missing) {
        return values.containsKey(field) ? checked(field) : missing;
    }

    /**
     * Makes date and time of the fields, as far as there are enough.
     *
     * @throws DateTimeException if a value is out of range or contradicts another
     */
    void resolve() {
        date = date();
        time = time();
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return date != null && date.isSupported(field)
                || time != null && time.isSupported(field)
                || values.containsKey(field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (date != null && date.isSupported(field)) {
            return date.getLong(field);
        }
        if (time != null && time.isSupported(field)) {
            return time.getLong(field);
        }
        Long value = values.get(field);
        if (value == null) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return value;
    }

    @Override
    public String toString() {
        if (date == null && time == null) {
            return values + ",ISO";
        }
        String resolved = date == null ? time.toString() : time == null ? date.toString() : date + "T" + time;
        return "{},ISO resolved to " + resolved;
    }

    private LocalDate date() {
        ChronoField yearField = values.containsKey(ChronoField.YEAR) ? ChronoField.YEAR : ChronoField.YEAR_OF_ERA;
        if (!values.containsKey(yearField)) {
            return null;
        }
        int year = checked(yearField);
        if (values.containsKey(ChronoField.DAY_OF_YEAR)) {
            return crossChecked(LocalDate.ofYearDay(year, checked(ChronoField.DAY_OF_YEAR)));
        }
        if (!values.containsKey(ChronoField.MONTH_OF_YEAR) || !values.containsKey(ChronoField.DAY_OF_MONTH)) {
            return null;
        }
        int month = checked(ChronoField.MONTH_OF_YEAR);
        int day = checked(ChronoField.DAY_OF_MONTH);
        if (strict) {
            return crossChecked(LocalDate.of(year, month, day));
        }
        // A day that the month does not have is its last.
        return crossChecked(LocalDate.of(year, month, Math.min(day, LocalDate.of(year, month, 1).lengthOfMonth())));
    }

    private LocalDate crossChecked(LocalDate date) {
        Long day = values.get(ChronoField.DAY_OF_WEEK);
        if (day != null && date.getLong(ChronoField.DAY_OF_WEEK) != day) {
            throw new DateTimeException("Conflict found: Field DayOfWeek " + date.getLong(ChronoField.DAY_OF_WEEK)
                    + " differs from DayOfWeek " + day + " derived from " + date);
        }
        return date;
    }

    private LocalTime time() {
        int hour;
        if (values.containsKey(ChronoField.HOUR_OF_DAY)) {
            hour = checked(ChronoField.HOUR_OF_DAY);
        } else if (values.containsKey(ChronoField.CLOCK_HOUR_OF_DAY)) {
            hour = checked(ChronoField.CLOCK_HOUR_OF_DAY) % 24;
        } else {
            boolean clock = values.containsKey(ChronoField.CLOCK_HOUR_OF_AMPM);
            ChronoField field = clock ? ChronoField.CLOCK_HOUR_OF_AMPM : ChronoField.HOUR_OF_AMPM;
            if (!values.containsKey(field) || !values.containsKey(ChronoField.AMPM_OF_DAY)) {
                return null;
            }
            hour = checked(field) % 12 + 12 * checked(ChronoField.AMPM_OF_DAY);
        }
        return LocalTime.of(
                hour,
                checkedOr(ChronoField.MINUTE_OF_HOUR, 0),
                checkedOr(ChronoField.SECOND_OF_MINUTE, 0),
                checkedOr(ChronoField.NANO_OF_SECOND, 0));
    }
}
