package java.util;

import java.io.Serializable;
import java.time.Instant;
import jdk.internal.locale.WeekData;

/** A time as the fields of a calendar, each of which a program may set. */
public abstract class Calendar implements Serializable, Cloneable, Comparable<Calendar> {
    public static final int ERA = 0;
    public static final int YEAR = 1;
    public static final int MONTH = 2;
    public static final int WEEK_OF_YEAR = 3;
    public static final int WEEK_OF_MONTH = 4;
    public static final int DATE = 5;
    public static final int DAY_OF_MONTH = 5;
    public static final int DAY_OF_YEAR = 6;
    public static final int DAY_OF_WEEK = 7;
    public static final int DAY_OF_WEEK_IN_MONTH = 8;
    public static final int AM_PM = 9;
    public static final int HOUR = 10;
    public static final int HOUR_OF_DAY = 11;
    public static final int MINUTE = 12;
    public static final int SECOND = 13;
    public static final int MILLISECOND = 14;
    public static final int ZONE_OFFSET = 15;
    public static final int DST_OFFSET = 16;
    public static final int FIELD_COUNT = 17;

    public static final int SUNDAY = 1;
    public static final int MONDAY = 2;
    public static final int TUESDAY = 3;
    public static final int WEDNESDAY = 4;
    public static final int THURSDAY = 5;
    public static final int FRIDAY = 6;
    public static final int SATURDAY = 7;

    public static final int JANUARY = 0;
    public static final int FEBRUARY = 1;
    public static final int MARCH = 2;
    public static final int APRIL = 3;
    public static final int MAY = 4;
    public static final int JUNE = 5;
    public static final int JULY = 6;
    public static final int AUGUST = 7;
    public static final int SEPTEMBER = 8;
    public static final int OCTOBER = 9;
    public static final int NOVEMBER = 10;
    public static final int DECEMBER = 11;
    public static final int UNDECIMBER = 12;

    public static final int AM = 0;
    public static final int PM = 1;

    public static final int ALL_STYLES = 0;
    public static final int SHORT = 1;
    public static final int LONG = 2;
    public static final int NARROW_FORMAT = 4;
    public static final int SHORT_FORMAT = 1;
    public static final int LONG_FORMAT = 2;
    static final int STANDALONE = 0x8000;
    public static final int SHORT_STANDALONE = STANDALONE | SHORT;
    public static final int LONG_STANDALONE = STANDALONE | LONG;
    public static final int NARROW_STANDALONE = STANDALONE | NARROW_FORMAT;

    static final String[] FIELD_NAMES = {"ERA", "YEAR", "MONTH", "WEEK_OF_YEAR", "WEEK_OF_MONTH", "DAY_OF_MONTH",
        "DAY_OF_YEAR", "DAY_OF_WEEK", "DAY_OF_WEEK_IN_MONTH", "AM_PM", "HOUR", "HOUR_OF_DAY", "MINUTE", "SECOND",
        "MILLISECOND", "ZONE_OFFSET", "DST_OFFSET"};

    /** When a field was set: not at all, by computing all fields, or by a program, later ones with larger numbers. */
    static final int UNSET = 0;
    static final int COMPUTED = 1;

    protected int[] fields = new int[FIELD_COUNT];
    protected boolean[] isSet = new boolean[FIELD_COUNT];
    protected long time;
    protected boolean isTimeSet;
    protected boolean areFieldsSet;
    int[] stamps = new int[FIELD_COUNT];
    private int nextStamp = COMPUTED + 1;
    private boolean lenient = true;
    private TimeZone zone;
    private int firstDayOfWeek;
    private int minimalDays;

    protected Calendar() {
        this(TimeZone.getDefault(), Locale.getDefault(Locale.Category.FORMAT));
    }

    protected Calendar(TimeZone zone, Locale aLocale) {
        this.zone = zone;
        firstDayOfWeek = WeekData.firstDay(aLocale) % 7 + 1;
        minimalDays = WeekData.minimalDays(aLocale);
    }

    public static Calendar getInstance() {
        return new GregorianCalendar();
    }

    public static Calendar getInstance(TimeZone zone) {
        return new GregorianCalendar(zone);
    }

    public static Calendar getInstance(Locale aLocale) {
        return new GregorianCalendar(aLocale);
    }

    public static Calendar getInstance(TimeZone zone, Locale aLocale) {
        return new GregorianCalendar(zone, aLocale);
    }

    /** Makes the time from the fields that are set. */
    protected abstract void computeTime();

    /** Makes all fields from the time. */
    protected abstract void computeFields();

    public abstract void add(int field, int amount);

    public abstract void roll(int field, boolean up);

    public abstract int getMinimum(int field);

    public abstract int getMaximum(int field);

    public abstract int getGreatestMinimum(int field);

    public abstract int getLeastMaximum(int field);

    public int getActualMinimum(int field) {
        return getMinimum(field);
    }

    public int getActualMaximum(int field) {
        return getMaximum(field);
    }

    public void roll(int field, int amount) {
        for (int i = Math.abs(amount); i > 0; i--) {
            roll(field, amount > 0);
        }
    }

    public final Date getTime() {
        return new Date(getTimeInMillis());
    }

    public final void setTime(Date date) {
        setTimeInMillis(date.getTime());
    }

    public long getTimeInMillis() {
        if (!isTimeSet) {
            computeTime();
            isTimeSet = true;
        }
        return time;
    }

    public void setTimeInMillis(long millis) {
        if (isTimeSet && areFieldsSet && time == millis) {
            // The fields stay those of an offset that the program has set.
            return;
        }
        time = millis;
        isTimeSet = true;
        Arrays.fill(stamps, COMPUTED);
        computeAll();
    }

    final void computeAll() {
        computeFields();
        Arrays.fill(stamps, COMPUTED);
        Arrays.fill(isSet, true);
        areFieldsSet = true;
        nextStamp = COMPUTED + 1;
    }

    protected void complete() {
        getTimeInMillis();
        if (!areFieldsSet) {
            computeAll();
        }
    }

    public int get(int field) {
        complete();
        return fields[field];
    }

    protected final int internalGet(int field) {
        return fields[field];
    }

    public void set(int field, int value) {
        if (isTimeSet && !areFieldsSet) {
            computeAll();
        }
        fields[field] = value;
        stamps[field] = nextStamp++;
        isSet[field] = true;
        isTimeSet = false;
        areFieldsSet = false;
    }

    public final void set(int year, int month, int date) {
        set(YEAR, year);
        set(MONTH, month);
        set(DATE, date);
    }

    public final void set(int year, int month, int date, int hourOfDay, int minute) {
        set(year, month, date);
        set(HOUR_OF_DAY, hourOfDay);
        set(MINUTE, minute);
    }

    public final void set(int year, int month, int date, int hourOfDay, int minute, int second) {
        set(year, month, date, hourOfDay, minute);
        set(SECOND, second);
    }

    public final void clear() {
        for (int i = 0; i < FIELD_COUNT; i++) {
            clear(i);
        }
    }

    public final void clear(int field) {
        fields[field] = 0;
        stamps[field] = UNSET;
        isSet[field] = false;
        isTimeSet = false;
        areFieldsSet = false;
    }

    public final boolean isSet(int field) {
        return stamps[field] != UNSET;
    }

    public void setLenient(boolean lenient) {
        this.lenient = lenient;
    }

    public boolean isLenient() {
        return lenient;
    }

    public TimeZone getTimeZone() {
        return zone;
    }

    public void setTimeZone(TimeZone value) {
        // The fields stay if the program has set one since the time was known, else the time does.
        if (isTimeSet) {
            areFieldsSet = false;
        }
        this.zone = value;
    }

    public int getFirstDayOfWeek() {
        return firstDayOfWeek;
    }

    public void setFirstDayOfWeek(int value) {
        if (value != firstDayOfWeek) {
            firstDayOfWeek = value;
            weeksChanged();
        }
    }

    public int getMinimalDaysInFirstWeek() {
        return minimalDays;
    }

    public void setMinimalDaysInFirstWeek(int value) {
        if (value != minimalDays) {
            minimalDays = value;
            weeksChanged();
        }
    }

    private void weeksChanged() {
        if (areFieldsSet) {
            computeAll();
        }
    }

    public boolean isWeekDateSupported() {
        return false;
    }

    public int getWeekYear() {
        throw new UnsupportedOperationException();
    }

    public int getWeeksInWeekYear() {
        throw new UnsupportedOperationException();
    }

    public String getCalendarType() {
        return getClass().getName();
    }

    /** The name of a field's value, or null where values of the field have no names. */
    public String getDisplayName(int field, int style, Locale locale) {
        CalendarNames.check(field, style, locale, false);
        return CalendarNames.hasNames(field) ? CalendarNames.name(field, style, get(field), locale) : null;
    }

    public Map<String, Integer> getDisplayNames(int field, int style, Locale locale) {
        CalendarNames.check(field, style, locale, true);
        complete();
        return CalendarNames.all(field, style, locale);
    }

    public final Instant toInstant() {
        return Instant.ofEpochMilli(getTimeInMillis());
    }

    public boolean before(Object when) {
        return when instanceof Calendar && compareTo((Calendar) when) < 0;
    }

    public boolean after(Object when) {
        return when instanceof Calendar && compareTo((Calendar) when) > 0;
    }

    @Override
    public int compareTo(Calendar anotherCalendar) {
        return Long.compare(getTimeInMillis(), anotherCalendar.getTimeInMillis());
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof Calendar)) {
            return false;
        }
        Calendar that = (Calendar) obj;
        return compareTo(that) == 0 && lenient == that.lenient && firstDayOfWeek == that.firstDayOfWeek
                && minimalDays == that.minimalDays && zone.equals(that.zone);
    }

    @Override
    public int hashCode() {
        int settings = (lenient ? 1 : 0) | firstDayOfWeek << 1 | minimalDays << 4 | zone.hashCode() << 7;
        return settings ^ Long.hashCode(getTimeInMillis());
    }

    @Override
    public Object clone() {
        try {
            Calendar copy = (Calendar) super.clone();
            copy.fields = fields.clone();
            copy.isSet = isSet.clone();
            copy.stamps = stamps.clone();
            copy.zone = (TimeZone) zone.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(getClass().getName()).append("[time=");
        text.append(isTimeSet ? String.valueOf(time) : "?").append(",areFieldsSet=").append(areFieldsSet);
        text.append(",areAllFieldsSet=").append(areFieldsSet).append(",lenient=").append(lenient);
        text.append(",zone=").append(zone).append(",firstDayOfWeek=").append(firstDayOfWeek);
        text.append(",minimalDaysInFirstWeek=").append(minimalDays);
        for (int i = 0; i < FIELD_COUNT; i++) {
            text.append(',').append(FIELD_NAMES[i]).append('=');
            text.append(isSet(i) ? String.valueOf(fields[i]) : "?");
        }
        return text.append(']').toString();
    }
}
