package java.time.temporal;

import java.time.DateTimeException;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** A field of {@link WeekFields}. */
final class WeekField implements TemporalField {
    private final WeekFields weeks;
    private final String name;
    private final TemporalUnit base;
    private final TemporalUnit around;
    private final ValueRange range;

    WeekField(WeekFields weeks, String name, TemporalUnit base, TemporalUnit around, ValueRange range) {
        this.weeks = weeks;
        this.name = name;
        this.base = base;
        this.around = around;
        this.range = range;
    }

    private int dayOfWeek(TemporalAccessor temporal) {
        return Math.floorMod(temporal.get(ChronoField.DAY_OF_WEEK) - weeks.getFirstDayOfWeek().getValue(), 7) + 1;
    }

    /** What has to be added to a day's number so that weeks begin at multiples of seven. */
    private int startOffset(int day, int dayOfWeek) {
        int start = Math.floorMod(day - dayOfWeek, 7);
        return start + 1 > weeks.getMinimalDaysInFirstWeek() ? 7 - start : -start;
    }

    private static int week(int offset, int day) {
        return (7 + offset + day - 1) / 7;
    }

    private int weekOfYear(TemporalAccessor temporal) {
        int weekday = dayOfWeek(temporal);
        int day = temporal.get(ChronoField.DAY_OF_YEAR);
        return week(startOffset(day, weekday), day);
    }

    /** The week of the last day of the year, if that week belongs to the next year. */
    private int firstWeekOfNextYear(TemporalAccessor temporal) {
        int day = temporal.get(ChronoField.DAY_OF_YEAR);
        int offset = startOffset(day, dayOfWeek(temporal));
        int length = (int) temporal.range(ChronoField.DAY_OF_YEAR).getMaximum();
        return week(offset, length + weeks.getMinimalDaysInFirstWeek());
    }

    private int weekBasedYear(TemporalAccessor temporal) {
        dayOfWeek(temporal);
        int year = temporal.get(ChronoField.YEAR);
        int week = weekOfYear(temporal);
        if (week == 0) {
            return year - 1;
        }
        return week >= firstWeekOfNextYear(temporal) ? year + 1 : year;
    }

    private int weekOfWeekBasedYear(TemporalAccessor temporal) {
        int week = weekOfYear(temporal);
        if (week == 0) {
            ChronoLocalDate date = Chronology.from(temporal).date(temporal);
            return weekOfWeekBasedYear(date.minus(temporal.get(ChronoField.DAY_OF_YEAR), ChronoUnit.DAYS));
        }
        if (week > 50) {
            int next = firstWeekOfNextYear(temporal);
            return week >= next ? week - next + 1 : week;
        }
        return week;
    }

    @Override
    public long getFrom(TemporalAccessor temporal) {
        if (around == ChronoUnit.WEEKS) {
            return dayOfWeek(temporal);
        }
        if (around == ChronoUnit.MONTHS) {
            int weekday = dayOfWeek(temporal);
            int day = temporal.get(ChronoField.DAY_OF_MONTH);
            return week(startOffset(day, weekday), day);
        }
        if (around == ChronoUnit.YEARS) {
            return weekOfYear(temporal);
        }
        return around == ChronoUnit.FOREVER ? weekBasedYear(temporal) : weekOfWeekBasedYear(temporal);
    }

    private ChronoLocalDate date(Chronology chronology, int year, int week, int day) {
        ChronoLocalDate first = chronology.date(year, 1, 1);
        int offset = startOffset(1, dayOfWeek(first));
        int weeksOfYear = week(offset, first.lengthOfYear() + weeks.getMinimalDaysInFirstWeek()) - 1;
        int days = -offset + day - 1 + (Math.min(week, weeksOfYear) - 1) * 7;
        return first.plus(days, ChronoUnit.DAYS);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R extends Temporal> R adjustInto(R temporal, long newValue) {
        int value = range.checkValidIntValue(newValue, this);
        int current = temporal.get(this);
        if (value == current) {
            return temporal;
        }
        if (around == ChronoUnit.FOREVER) {
            int day = temporal.get(weeks.dayOfWeek());
            int week = temporal.get(weeks.weekOfWeekBasedYear());
            return (R) date(Chronology.from(temporal), (int) newValue, week, day);
        }
        return (R) temporal.plus(value - current, base);
    }

    @Override
    public ChronoLocalDate resolve(Map<TemporalField, Long> fields, TemporalAccessor partial, ResolverStyle style) {
        long value = fields.get(this);
        int small = Math.toIntExact(value);
        if (around == ChronoUnit.WEEKS) {
            int checked = range.checkValidIntValue(value, this);
            int iso = Math.floorMod(weeks.getFirstDayOfWeek().getValue() - 1 + checked - 1, 7) + 1;
            fields.remove(this);
            fields.put(ChronoField.DAY_OF_WEEK, (long) iso);
            return null;
        }
        if (!fields.containsKey(ChronoField.DAY_OF_WEEK)) {
            return null;
        }
        int iso = ChronoField.DAY_OF_WEEK.checkValidIntValue(fields.get(ChronoField.DAY_OF_WEEK));
        int day = Math.floorMod(iso - weeks.getFirstDayOfWeek().getValue(), 7) + 1;
        Chronology chronology = Chronology.from(partial);
        if (fields.containsKey(ChronoField.YEAR)) {
            int year = ChronoField.YEAR.checkValidIntValue(fields.get(ChronoField.YEAR));
            if (around == ChronoUnit.MONTHS && fields.containsKey(ChronoField.MONTH_OF_YEAR)) {
                return ofMonth(fields, chronology, year, small, day, style);
            }
            return around == ChronoUnit.YEARS ? ofYear(fields, chronology, year, small, day, style) : null;
        }
        TemporalField yearField = weeks.weekBasedYear();
        if ((around == IsoFields.WEEK_BASED_YEARS || around == ChronoUnit.FOREVER) && fields.containsKey(yearField)
                && fields.containsKey(weeks.weekOfWeekBasedYear())) {
            return ofWeekBasedYear(fields, chronology, day, style);
        }
        return null;
    }

    private ChronoLocalDate ofMonth(Map<TemporalField, Long> fields, Chronology chronology, int year, long week,
            int day, ResolverStyle style) {
        long month = fields.get(ChronoField.MONTH_OF_YEAR);
        ChronoLocalDate date;
        if (style == ResolverStyle.LENIENT) {
            date = chronology.date(year, 1, 1).plus(Math.subtractExact(month, 1), ChronoUnit.MONTHS);
            date = date.plus(Math.addExact(Math.multiplyExact(Math.subtractExact(week, week(date, true)), 7),
                    day - dayOfWeek(date)), ChronoUnit.DAYS);
        } else {
            date = chronology.date(year, ChronoField.MONTH_OF_YEAR.checkValidIntValue(month), 1);
            int checked = range.checkValidIntValue(week, this);
            date = date.plus((checked - week(date, true)) * 7L + day - dayOfWeek(date), ChronoUnit.DAYS);
            if (style == ResolverStyle.STRICT && date.getLong(ChronoField.MONTH_OF_YEAR) != month) {
                throw new DateTimeException("Strict mode rejected resolved date as it is in a different month");
            }
        }
        fields.remove(this);
        fields.remove(ChronoField.YEAR);
        fields.remove(ChronoField.MONTH_OF_YEAR);
        fields.remove(ChronoField.DAY_OF_WEEK);
        return date;
    }

    private long week(ChronoLocalDate date, boolean ofMonth) {
        int day = date.get(ofMonth ? ChronoField.DAY_OF_MONTH : ChronoField.DAY_OF_YEAR);
        return week(startOffset(day, dayOfWeek(date)), day);
    }

    private ChronoLocalDate ofYear(Map<TemporalField, Long> fields, Chronology chronology, int year, long week, int day,
            ResolverStyle style) {
        ChronoLocalDate date = chronology.date(year, 1, 1);
        long checked = style == ResolverStyle.LENIENT ? week : range.checkValidIntValue(week, this);
        date = date.plus((checked - week(date, false)) * 7L + day - dayOfWeek(date), ChronoUnit.DAYS);
        if (style == ResolverStyle.STRICT && date.getLong(ChronoField.YEAR) != year) {
            throw new DateTimeException("Strict mode rejected resolved date as it is in a different year");
        }
        fields.remove(this);
        fields.remove(ChronoField.YEAR);
        fields.remove(ChronoField.DAY_OF_WEEK);
        return date;
    }

    private ChronoLocalDate ofWeekBasedYear(Map<TemporalField, Long> fields, Chronology chronology, int day,
            ResolverStyle style) {
        TemporalField yearField = weeks.weekBasedYear();
        TemporalField weekField = weeks.weekOfWeekBasedYear();
        int year = yearField.range().checkValidIntValue(fields.get(yearField), yearField);
        ChronoLocalDate date;
        if (style == ResolverStyle.LENIENT) {
            date = date(chronology, year, 1, day)
                    .plus(Math.subtractExact(fields.get(weekField), 1), ChronoUnit.WEEKS);
        } else {
            int week = weekField.range().checkValidIntValue(fields.get(weekField), weekField);
            date = date(chronology, year, week, day);
            if (style == ResolverStyle.STRICT && weekBasedYear(date) != year) {
                throw new DateTimeException("Strict mode rejected resolved date as it is in a different week-based-year");
            }
        }
        fields.remove(this);
        fields.remove(yearField);
        fields.remove(weekField);
        fields.remove(ChronoField.DAY_OF_WEEK);
        return date;
    }

    @Override
    public String getDisplayName(Locale locale) {
        Objects.requireNonNull(locale, "locale");
        return around == ChronoUnit.YEARS ? jdk.internal.locale.DateTexts.of(locale).field("week", name) : name;
    }
    //#for declared value
    //#| TemporalUnit getBaseUnit() | base
    //#| TemporalUnit getRangeUnit() | around
    //#| boolean isDateBased() | true
    //#| boolean isTimeBased() | false
    //#| ValueRange range() | range

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    @Override
    public boolean isSupportedBy(TemporalAccessor temporal) {
        if (!temporal.isSupported(ChronoField.DAY_OF_WEEK)) {
            return false;
        }
        if (around == ChronoUnit.WEEKS) {
            return true;
        }
        if (around == ChronoUnit.MONTHS) {
            return temporal.isSupported(ChronoField.DAY_OF_MONTH);
        }
        return temporal.isSupported(around == ChronoUnit.FOREVER ? ChronoField.YEAR : ChronoField.DAY_OF_YEAR);
    }

    private ValueRange byDays(TemporalAccessor temporal, ChronoField dayField) {
        int weekday = dayOfWeek(temporal);
        int offset = startOffset(temporal.get(dayField), weekday);
        ValueRange days = temporal.range(dayField);
        return ValueRange.of(week(offset, (int) days.getMinimum()), week(offset, (int) days.getMaximum()));
    }

    private ValueRange weeksOfYear(TemporalAccessor temporal) {
        if (!temporal.isSupported(ChronoField.DAY_OF_YEAR)) {
            return range;
        }
        int day = temporal.get(ChronoField.DAY_OF_YEAR);
        int offset = startOffset(day, dayOfWeek(temporal));
        int week = week(offset, day);
        ChronoLocalDate date = Chronology.from(temporal).date(temporal);
        if (week == 0) {
            return weeksOfYear(date.minus(day + 7, ChronoUnit.DAYS));
        }
        int length = (int) temporal.range(ChronoField.DAY_OF_YEAR).getMaximum();
        int next = week(offset, length + weeks.getMinimalDaysInFirstWeek());
        return week >= next ? weeksOfYear(date.plus(length - day + 1 + 7, ChronoUnit.DAYS)) : ValueRange.of(1, next - 1);
    }

    @Override
    public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
        if (around == ChronoUnit.MONTHS) {
            return byDays(temporal, ChronoField.DAY_OF_MONTH);
        }
        if (around == ChronoUnit.YEARS) {
            return byDays(temporal, ChronoField.DAY_OF_YEAR);
        }
        return around == IsoFields.WEEK_BASED_YEARS ? weeksOfYear(temporal) : range;
    }

    @Override
    public String toString() {
        return name + '[' + weeks + ']';
    }
}
