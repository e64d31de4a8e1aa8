package java.util;

/** An instant, in milliseconds since the beginning of 1970 in UTC; its text is in UTC too. */
public class Date implements java.io.Serializable, Cloneable, Comparable<Date> {
    private static final long serialVersionUID = 7523967970034938905L;

    private static final String DAYS = "SunMonTueWedThuFriSat";
    private static final String MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";
    private static final long DAY = 86_400_000;
    /** The first day of the Gregorian calendar, 15 October 1582, counted from 1970. */
    private static final long GREGORIAN = -141_427;

    private long time;

    public Date() {
        this(System.currentTimeMillis());
    }

    public Date(long date) {
        time = date;
    }

    public long getTime() {
        return time;
    }

    public void setTime(long time) {
        this.time = time;
    }

    public boolean before(Date when) {
        return time < when.time;
    }

    public boolean after(Date when) {
        return time > when.time;
    }

    @Override
    public int compareTo(Date other) {
        return Long.compare(time, other.time);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Date && ((Date) o).getTime() == getTime();
    }

    @Override
    public int hashCode() {
        return Long.hashCode(time);
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    @Override
    public String toString() {
        long days = Math.floorDiv(time, DAY);
        int second = (int) (Math.floorMod(time, DAY) / 1000);
        // Years begin in March here, so that a leap day is the last day of its year.
        long day = days + 719_468;
        long year;
        long dayOfYear;
        if (days >= GREGORIAN) {
            long era = Math.floorDiv(day, 146_097L);
            long dayOfEra = day - era * 146_097;
            long yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
            year = era * 400 + yearOfEra;
            dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        } else {
            // The Julian calendar was two days ahead of the Gregorian one at the beginning of its year 0.
            day += 2;
            long era = Math.floorDiv(day, 1461L);
            long dayOfEra = day - era * 1461;
            long yearOfEra = Math.min(dayOfEra / 365, 3);
            year = era * 4 + yearOfEra;
            dayOfYear = dayOfEra - 365 * yearOfEra;
        }
        int monthFromMarch = (int) ((5 * dayOfYear + 2) / 153);
        int dayOfMonth = (int) (dayOfYear - (153 * monthFromMarch + 2) / 5) + 1;
        int month = (monthFromMarch + 2) % 12;
        if (month < 2) {
            year++;
        }
        int weekday = (int) Math.floorMod(days + 4, 7L);
        StringBuilder text = new StringBuilder(28);
        text.append(DAYS, weekday * 3, weekday * 3 + 3).append(' ');
        text.append(MONTHS, month * 3, month * 3 + 3).append(' ');
        two(text, dayOfMonth).append(' ');
        two(text, second / 3600).append(':');
        two(text, second / 60 % 60).append(':');
        two(text, second % 60).append(" UTC ");
        return text.append(year <= 0 ? 1 - year : year).toString();
    }

    private static StringBuilder two(StringBuilder text, int number) {
        return text.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
    }
}
