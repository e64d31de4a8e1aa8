package java.util;

/** A zone of one offset, and of daylight saving time by a rule for its start and one for its end that hold every year. */
public class SimpleTimeZone extends TimeZone {
    private static final long serialVersionUID = -403250971215465050L;

    /** Times of rules tell what clocks show. */
    public static final int WALL_TIME = 0;
    /** Times of rules tell what clocks would show without daylight saving time. */
    public static final int STANDARD_TIME = 1;
    public static final int UTC_TIME = 2;

    private static final int DAY = 86_400_000;
    private static final int[] LENGTHS = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    /** What a rule's day means: nothing, that day, the n-th weekday of the month, the weekday on or after it, or before. */
    private static final int NONE = 0;
    private static final int DAY_OF_MONTH = 1;
    private static final int WEEKDAY_OF_MONTH = 2;
    private static final int WEEKDAY_FROM = 3;
    private static final int WEEKDAY_UNTIL = 4;

    /** The beginning or the end of daylight saving time. */
    private record Rule(int mode, int month, int day, int dayOfWeek, int time, int timeMode) implements java.io.Serializable {
        /** When it is in a year, in milliseconds since 1970 of the place's standard time. */
        long at(int year, int rawOffset, int savings) {
            long first = HybridDate.epochDay(year, month, 1);
            long found;
            if (mode == DAY_OF_MONTH) {
                found = first + day - 1;
            } else if (mode == WEEKDAY_OF_MONTH && day < 0) {
                int length = (int) (HybridDate.epochDay(month == 11 ? year + 1 : year, (month + 1) % 12, 1) - first);
                found = onOrAfter(first + length - 7) + 7 * (day + 1);
            } else if (mode == WEEKDAY_OF_MONTH) {
                found = onOrAfter(first) + 7 * (day - 1);
            } else if (mode == WEEKDAY_FROM) {
                found = onOrAfter(first + day - 1);
            } else {
                found = onOrAfter(first + day - 7);
            }
            int shift = timeMode == WALL_TIME ? -savings : timeMode == UTC_TIME ? rawOffset : 0;
            return found * DAY + time + shift;
        }

        /** The rule's weekday, on a day since 1970 or behind it. */
        private long onOrAfter(long epochDay) {
            // The first of January 1970 was a Thursday.
            long weekday = Math.floorMod(epochDay + Calendar.THURSDAY - 1, 7L) + 1;
            return epochDay + Math.floorMod(dayOfWeek - weekday, 7L);
        }

        String shown(String side) {
            return side + "Mode=" + mode + "," + side + "Month=" + month + "," + side + "Day=" + day + "," + side + "DayOfWeek="
                    + dayOfWeek + "," + side + "Time=" + time + "," + side + "TimeMode=" + timeMode;
        }
    }

    private static final Rule NEVER = new Rule(NONE, 0, 0, 0, 0, 0);

    private int rawOffset;
    private int dstSavings = 3_600_000;
    private int startYear;
    private Rule start = NEVER;
    private Rule end = NEVER;

    public SimpleTimeZone(int rawOffset, String ID) {
        this.rawOffset = rawOffset;
        setID(ID);
    }

    public SimpleTimeZone(int rawOffset, String ID, int startMonth, int startDay, int startDayOfWeek, int startTime, int endMonth,
            int endDay, int endDayOfWeek, int endTime) {
        this(rawOffset, ID, startMonth, startDay, startDayOfWeek, startTime, WALL_TIME, endMonth, endDay, endDayOfWeek, endTime,
                WALL_TIME, 3_600_000);
    }

    public SimpleTimeZone(int rawOffset, String ID, int startMonth, int startDay, int startDayOfWeek, int startTime, int endMonth,
            int endDay, int endDayOfWeek, int endTime, int dstSavings) {
        this(rawOffset, ID, startMonth, startDay, startDayOfWeek, startTime, WALL_TIME, endMonth, endDay, endDayOfWeek, endTime,
                WALL_TIME, dstSavings);
    }

    public SimpleTimeZone(int rawOffset, String ID, int startMonth, int startDay, int startDayOfWeek, int startTime,
            int startTimeMode, int endMonth, int endDay, int endDayOfWeek, int endTime, int endTimeMode, int dstSavings) {
        this(rawOffset, ID);
        start = rule("start", startMonth, startDay, startDayOfWeek, startTime, startTimeMode);
        end = rule("end", endMonth, endDay, endDayOfWeek, endTime, endTimeMode);
        setDSTSavings(dstSavings);
    }

    private static Rule rule(String side, int month, int day, int dayOfWeek, int time, int timeMode) {
        if (day == 0) {
            return new Rule(NONE, month, 0, dayOfWeek, time, timeMode);
        }
        check(month >= 0 && month <= 11, side + " month ", month);
        check(time >= 0 && time <= DAY, side + " time ", time);
        int weekday = Math.abs(dayOfWeek);
        check(weekday <= Calendar.SATURDAY, side + " day of week ", weekday);
        int mode = dayOfWeek == 0 ? DAY_OF_MONTH : dayOfWeek > 0 ? WEEKDAY_OF_MONTH : day > 0 ? WEEKDAY_FROM : WEEKDAY_UNTIL;
        int number = mode == WEEKDAY_UNTIL ? -day : day;
        if (mode == WEEKDAY_OF_MONTH) {
            check(number >= -5 && number <= 5, side + " day of week in month ", number);
        } else {
            check(number >= 1 && number <= LENGTHS[month], side + " day ", number);
        }
        return new Rule(mode, month, number, weekday, time, timeMode);
    }

    private static void check(boolean right, String title, int value) {
        if (!right) {
            throw new IllegalArgumentException("Illegal " + title + value);
        }
    }

    public void setStartYear(int year) {
        startYear = year;
    }

    public void setStartRule(int startMonth, int startDay, int startDayOfWeek, int startTime) {
        start = rule("start", startMonth, startDay, startDayOfWeek, startTime, WALL_TIME);
    }

    public void setStartRule(int startMonth, int startDay, int startTime) {
        setStartRule(startMonth, startDay, 0, startTime);
    }

    public void setStartRule(int startMonth, int startDay, int startDayOfWeek, int startTime, boolean after) {
        setStartRule(startMonth, after ? startDay : -startDay, -startDayOfWeek, startTime);
    }

    public void setEndRule(int endMonth, int endDay, int endDayOfWeek, int endTime) {
        end = rule("end", endMonth, endDay, endDayOfWeek, endTime, WALL_TIME);
    }

    public void setEndRule(int endMonth, int endDay, int endTime) {
        setEndRule(endMonth, endDay, 0, endTime);
    }

    public void setEndRule(int endMonth, int endDay, int endDayOfWeek, int endTime, boolean after) {
        setEndRule(endMonth, after ? endDay : -endDay, -endDayOfWeek, endTime);
    }

    @Override
    public int getOffset(long date) {
        return offset(date + rawOffset);
    }

    /** The offset at a time in milliseconds since 1970 of the place's standard time. */
    private int offset(long standard) {
        if (!useDaylightTime()) {
            return rawOffset;
        }
        int year = new HybridDate(Math.floorDiv(standard, (long) DAY)).year;
        if (year < startYear || year <= 0) {
            return rawOffset;
        }
        long begins = start.at(year, rawOffset, 0);
        long ends = end.at(year, rawOffset, dstSavings);
        boolean saves = begins <= ends ? standard >= begins && standard < ends : standard >= begins || standard < ends;
        return saves ? rawOffset + dstSavings : rawOffset;
    }

    /** {@inheritDoc} The time is that of the place's standard time. */
    @Override
    public int getOffset(int era, int year, int month, int day, int dayOfWeek, int millis) {
        if (era != GregorianCalendar.AD && era != GregorianCalendar.BC) {
            throw new IllegalArgumentException("Illegal era " + era);
        }
        if (month < 0 || month > 11 || day < 1 || day > LENGTHS[month] || dayOfWeek < Calendar.SUNDAY
                || dayOfWeek > Calendar.SATURDAY || millis < 0 || millis >= DAY) {
            throw new IllegalArgumentException();
        }
        int signed = era == GregorianCalendar.BC ? 1 - year : year;
        return offset(HybridDate.epochDay(signed, month, day) * DAY + millis);
    }

    @Override
    public int getRawOffset() {
        return rawOffset;
    }

    @Override
    public void setRawOffset(int offsetMillis) {
        rawOffset = offsetMillis;
    }

    public void setDSTSavings(int millisSavedDuringDST) {
        check(millisSavedDuringDST > 0, "daylight saving value: ", millisSavedDuringDST);
        dstSavings = millisSavedDuringDST;
    }

    @Override
    public int getDSTSavings() {
        return useDaylightTime() ? dstSavings : 0;
    }

    @Override
    public boolean useDaylightTime() {
        return start.day != 0 && end.day != 0;
    }

    @Override
    public boolean observesDaylightTime() {
        return useDaylightTime();
    }

    @Override
    public boolean inDaylightTime(Date date) {
        return getOffset(date.getTime()) != rawOffset;
    }

    @Override
    public boolean hasSameRules(TimeZone other) {
        return this == other || other instanceof SimpleTimeZone that && rawOffset == that.rawOffset
                && useDaylightTime() == that.useDaylightTime() && (!useDaylightTime() || dstSavings == that.dstSavings
                        && startYear == that.startYear && start.equals(that.start) && end.equals(that.end));
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof SimpleTimeZone that && getID().equals(that.getID()) && hasSameRules(that);
    }

    @Override
    public int hashCode() {
        return start.month ^ start.day ^ start.dayOfWeek ^ start.time ^ end.month ^ end.day ^ end.dayOfWeek ^ end.time ^ rawOffset;
    }

    @Override
    public Object clone() {
        return super.clone();
    }

    @Override
    public String toString() {
        return getClass().getName() + "[id=" + getID() + ",offset=" + rawOffset + ",dstSavings=" + dstSavings + ",useDaylight="
                + useDaylightTime() + ",startYear=" + startYear + "," + start.shown("start") + "," + end.shown("end") + "]";
    }
}
