package java.time.temporal;

import java.io.Serializable;
import java.time.DayOfWeek;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** Weeks, by the day that they begin with and how many days the first one of a year or month needs. */
public final class WeekFields implements Serializable {
    private static final long serialVersionUID = -1177360819670808121L;
    // Before the fields that are made with it.
    public static final TemporalUnit WEEK_BASED_YEARS = IsoFields.WEEK_BASED_YEARS;
    private static final Map<String, WeekFields> KNOWN = new ConcurrentHashMap<>(4);

    public static final WeekFields ISO = new WeekFields(DayOfWeek.MONDAY, 4);
    public static final WeekFields SUNDAY_START = of(DayOfWeek.SUNDAY, 1);

    private final DayOfWeek firstDayOfWeek;
    private final int minimalDays;
    private final transient TemporalField dayOfWeek =
            new WeekField(this, "DayOfWeek", ChronoUnit.DAYS, ChronoUnit.WEEKS, ValueRange.of(1, 7));
    private final transient TemporalField weekOfMonth =
            new WeekField(this, "WeekOfMonth", ChronoUnit.WEEKS, ChronoUnit.MONTHS, ValueRange.of(0, 1, 4, 6));
    private final transient TemporalField weekOfYear =
            new WeekField(this, "WeekOfYear", ChronoUnit.WEEKS, ChronoUnit.YEARS, ValueRange.of(0, 1, 52, 54));
    private final transient TemporalField weekOfWeekBasedYear = new WeekField(this, "WeekOfWeekBasedYear",
            ChronoUnit.WEEKS, WEEK_BASED_YEARS, ValueRange.of(1, 52, 53));
    private final transient TemporalField weekBasedYear = new WeekField(this, "WeekBasedYear", WEEK_BASED_YEARS,
            ChronoUnit.FOREVER, ChronoField.YEAR.range());

    private WeekFields(DayOfWeek firstDayOfWeek, int minimalDays) {
        Objects.requireNonNull(firstDayOfWeek, "firstDayOfWeek");
        if (minimalDays < 1 || minimalDays > 7) {
            throw new IllegalArgumentException("Minimal number of days is invalid");
        }
        this.firstDayOfWeek = firstDayOfWeek;
        this.minimalDays = minimalDays;
    }

    public static WeekFields of(Locale locale) {
        Objects.requireNonNull(locale, "locale");
        return of(DayOfWeek.of(jdk.internal.locale.WeekData.firstDay(locale)),
                jdk.internal.locale.WeekData.minimalDays(locale));
    }

    public static WeekFields of(DayOfWeek firstDayOfWeek, int minimalDaysInFirstWeek) {
        String key = firstDayOfWeek.toString() + minimalDaysInFirstWeek;
        WeekFields fields = KNOWN.get(key);
        if (fields == null) {
            fields = new WeekFields(firstDayOfWeek, minimalDaysInFirstWeek);
            WeekFields other = KNOWN.putIfAbsent(key, fields);
            fields = other == null ? fields : other;
        }
        return fields;
    }

    public DayOfWeek getFirstDayOfWeek() {
        return firstDayOfWeek;
    }

    public int getMinimalDaysInFirstWeek() {
        return minimalDays;
    }

    public TemporalField dayOfWeek() {
        return dayOfWeek;
    }

    public TemporalField weekOfMonth() {
        return weekOfMonth;
    }

    public TemporalField weekOfYear() {
        return weekOfYear;
    }

    public TemporalField weekOfWeekBasedYear() {
        return weekOfWeekBasedYear;
    }

    public TemporalField weekBasedYear() {
        return weekBasedYear;
    }

    @Override
    public boolean equals(Object object) {
        return this == object || object instanceof WeekFields && hashCode() == object.hashCode();
    }

    @Override
    public int hashCode() {
        return firstDayOfWeek.ordinal() * 7 + minimalDays;
    }

    @Override
    public String toString() {
        return "WeekFields[" + firstDayOfWeek + ',' + minimalDays + ']';
    }
}
