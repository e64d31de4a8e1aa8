package java.text;

import java.io.InvalidObjectException;
import java.time.format.FormatStyle;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;
import jdk.internal.locale.DateTexts;

/** The texts of dates and times. */
public abstract class DateFormat extends Format {
    public static final int FULL = 0;
    public static final int LONG = 1;
    public static final int MEDIUM = 2;
    public static final int SHORT = 3;
    public static final int DEFAULT = MEDIUM;

    public static final int ERA_FIELD = 0;
    public static final int YEAR_FIELD = 1;
    public static final int MONTH_FIELD = 2;
    public static final int DATE_FIELD = 3;
    public static final int HOUR_OF_DAY1_FIELD = 4;
    public static final int HOUR_OF_DAY0_FIELD = 5;
    public static final int MINUTE_FIELD = 6;
    public static final int SECOND_FIELD = 7;
    public static final int MILLISECOND_FIELD = 8;
    public static final int DAY_OF_WEEK_FIELD = 9;
    public static final int DAY_OF_YEAR_FIELD = 10;
    public static final int DAY_OF_WEEK_IN_MONTH_FIELD = 11;
    public static final int WEEK_OF_YEAR_FIELD = 12;
    public static final int WEEK_OF_MONTH_FIELD = 13;
    public static final int AM_PM_FIELD = 14;
    public static final int HOUR1_FIELD = 15;
    public static final int HOUR0_FIELD = 16;
    public static final int TIMEZONE_FIELD = 17;

    /** A kind of part of the text of a date. */
    public static class Field extends Format.Field {
        private static final long serialVersionUID = 7441350119349544720L;

        public static final Field ERA = new Field("era", Calendar.ERA);
        public static final Field YEAR = new Field("year", Calendar.YEAR);
        public static final Field MONTH = new Field("month", Calendar.MONTH);
        public static final Field DAY_OF_MONTH = new Field("day of month", Calendar.DAY_OF_MONTH);
        public static final Field HOUR_OF_DAY1 = new Field("hour of day 1", -1);
        public static final Field HOUR_OF_DAY0 = new Field("hour of day", Calendar.HOUR_OF_DAY);
        public static final Field MINUTE = new Field("minute", Calendar.MINUTE);
        public static final Field SECOND = new Field("second", Calendar.SECOND);
        public static final Field MILLISECOND = new Field("millisecond", Calendar.MILLISECOND);
        public static final Field DAY_OF_WEEK = new Field("day of week", Calendar.DAY_OF_WEEK);
        public static final Field DAY_OF_YEAR = new Field("day of year", Calendar.DAY_OF_YEAR);
        public static final Field DAY_OF_WEEK_IN_MONTH = new Field("day of week in month", Calendar.DAY_OF_WEEK_IN_MONTH);
        public static final Field WEEK_OF_YEAR = new Field("week of year", Calendar.WEEK_OF_YEAR);
        public static final Field WEEK_OF_MONTH = new Field("week of month", Calendar.WEEK_OF_MONTH);
        public static final Field AM_PM = new Field("am pm", Calendar.AM_PM);
        public static final Field HOUR1 = new Field("hour 1", -1);
        public static final Field HOUR0 = new Field("hour", Calendar.HOUR);
        public static final Field TIME_ZONE = new Field("time zone", -1);

        /** By the numbers that the format has for them. */
        static final Field[] BY_NUMBER = {
            ERA, YEAR, MONTH, DAY_OF_MONTH, HOUR_OF_DAY1, HOUR_OF_DAY0, MINUTE, SECOND, MILLISECOND,
            DAY_OF_WEEK, DAY_OF_YEAR, DAY_OF_WEEK_IN_MONTH, WEEK_OF_YEAR, WEEK_OF_MONTH, AM_PM,
            HOUR1, HOUR0, TIME_ZONE};

        private final int calendarField;

        protected Field(String name, int calendarField) {
            super(name);
            this.calendarField = calendarField;
        }

        /** The field of one of the calendar, or null. */
        public static Field ofCalendarField(int calendarField) {
            if (calendarField < 0 || calendarField >= Calendar.FIELD_COUNT) {
                throw new IllegalArgumentException("Unknown Calendar constant " + calendarField);
            }
            for (Field each : BY_NUMBER) {
                if (each.calendarField == calendarField) {
                    return each;
                }
            }
            return null;
        }

        /** The calendar's field; -1 where it has none of this kind. */
        public int getCalendarField() {
            return calendarField;
        }

        @Override
        protected Object readResolve() throws InvalidObjectException {
            if (getClass() != Field.class) {
                throw new InvalidObjectException("subclass didn't correctly implement readResolve");
            }
            for (Field each : BY_NUMBER) {
                if (each.getName().equals(getName())) {
                    return each;
                }
            }
            throw new InvalidObjectException("unknown attribute name");
        }
    }

    protected Calendar calendar;
    protected NumberFormat numberFormat;

    protected DateFormat() {
    }

    public static final DateFormat getInstance() {
        return getDateTimeInstance(SHORT, SHORT);
    }

    public static final DateFormat getDateInstance() {
        return getDateInstance(DEFAULT);
    }

    public static final DateFormat getDateInstance(int style) {
        return getDateInstance(style, Locale.getDefault(Locale.Category.FORMAT));
    }

    public static final DateFormat getDateInstance(int style, Locale aLocale) {
        return new SimpleDateFormat(DateTexts.of(aLocale).pattern(style("date", style), null), aLocale);
    }

    public static final DateFormat getTimeInstance() {
        return getTimeInstance(DEFAULT);
    }

    public static final DateFormat getTimeInstance(int style) {
        return getTimeInstance(style, Locale.getDefault(Locale.Category.FORMAT));
    }

    public static final DateFormat getTimeInstance(int style, Locale aLocale) {
        return new SimpleDateFormat(DateTexts.of(aLocale).pattern(null, style("time", style)), aLocale);
    }

    public static final DateFormat getDateTimeInstance() {
        return getDateTimeInstance(DEFAULT, DEFAULT);
    }

    public static final DateFormat getDateTimeInstance(int dateStyle, int timeStyle) {
        return getDateTimeInstance(dateStyle, timeStyle, Locale.getDefault(Locale.Category.FORMAT));
    }

    public static final DateFormat getDateTimeInstance(int dateStyle, int timeStyle, Locale aLocale) {
        FormatStyle time = style("time", timeStyle);
        return new SimpleDateFormat(DateTexts.of(aLocale).pattern(style("date", dateStyle), time), aLocale);
    }

    private static FormatStyle style(String kind, int style) {
        if (style < FULL || style > SHORT) {
            throw new IllegalArgumentException("Illegal " + kind + " style " + style);
        }
        return FormatStyle.values()[style];
    }

    public final String format(Date date) {
        return format(date, new StringBuffer(), new FieldPosition(0)).toString();
    }

    public abstract StringBuffer format(Date date, StringBuffer target, FieldPosition position);

    @Override
    public final StringBuffer format(Object obj, StringBuffer toAppendTo, FieldPosition fieldPosition) {
        if (obj instanceof Date) {
            return format((Date) obj, toAppendTo, fieldPosition);
        }
        if (obj instanceof Number) {
            return format(new Date(((Number) obj).longValue()), toAppendTo, fieldPosition);
        }
        throw new IllegalArgumentException("Cannot format given Object as a Date");
    }

    public abstract Date parse(String text, ParsePosition position);

    public Date parse(String source) throws ParseException {
        ParsePosition position = new ParsePosition(0);
        Date date = parse(source, position);
        if (position.getIndex() == 0) {
            throw new ParseException("Unparseable date: \"" + source + "\"", position.getErrorIndex());
        }
        return date;
    }

    @Override
    public Object parseObject(String source, ParsePosition pos) {
        return parse(source, pos);
    }

    public Calendar getCalendar() {
        return calendar;
    }

    public void setCalendar(Calendar newCalendar) {
        this.calendar = newCalendar;
    }

    public NumberFormat getNumberFormat() {
        return numberFormat;
    }

    public void setNumberFormat(NumberFormat newNumberFormat) {
        numberFormat = newNumberFormat;
    }

    public TimeZone getTimeZone() {
        return calendar.getTimeZone();
    }

    public void setTimeZone(TimeZone zone) {
        calendar.setTimeZone(zone);
    }

    public boolean isLenient() {
        return calendar.isLenient();
    }

    public void setLenient(boolean lenient) {
        calendar.setLenient(lenient);
    }

    @Override
    public boolean equals(Object obj) {
        if (obj == null || getClass() != obj.getClass()) {
            return false;
        }
        Calendar that = ((DateFormat) obj).calendar;
        return calendar.getFirstDayOfWeek() == that.getFirstDayOfWeek() && isLenient() == that.isLenient()
                && calendar.getMinimalDaysInFirstWeek() == that.getMinimalDaysInFirstWeek()
                && getTimeZone().equals(that.getTimeZone()) && numberFormat.equals(((DateFormat) obj).numberFormat);
    }

    @Override
    public int hashCode() {
        return getTimeZone().hashCode();
    }

    @Override
    public Object clone() {
        DateFormat copy = (DateFormat) super.clone();
        copy.calendar = (Calendar) calendar.clone();
        copy.numberFormat = (NumberFormat) numberFormat.clone();
        return copy;
    }

    /** The calendar of a new format. */
    static Calendar newCalendar(Locale locale) {
        return new GregorianCalendar(locale);
    }
}
