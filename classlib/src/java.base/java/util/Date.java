package java.util;

/** An instant, in milliseconds since the beginning of 1970 in UTC; its text is in UTC too. */
public class Date implements java.io.Serializable, Cloneable, Comparable<Date> {
    private static final long serialVersionUID = 7523967970034938905L;

    private static final String DAYS = "SunMonTueWedThuFriSat";
    private static final String MONTHS = "JanFebMarAprMayJunJulAugSepOctNovDec";

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

    public static Date from(java.time.Instant instant) {
        return new Date(instant.toEpochMilli());
    }

    public java.time.Instant toInstant() {
        return java.time.Instant.ofEpochMilli(time);
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
        long days = Math.floorDiv(time, HybridDate.DAY);
        int second = (int) (Math.floorMod(time, HybridDate.DAY) / 1000);
        HybridDate date = new HybridDate(days);
        int weekday = HybridDate.dayOfWeek(days) - 1;
        StringBuilder text = new StringBuilder(28);
        text.append(DAYS, weekday * 3, weekday * 3 + 3).append(' ');
        text.append(MONTHS, date.month * 3, date.month * 3 + 3).append(' ');
        two(text, date.day).append(' ');
        two(text, second / 3600).append(':');
        two(text, second / 60 % 60).append(':');
        two(text, second % 60).append(" UTC ");
        return text.append(date.year <= 0 ? 1 - date.year : date.year).toString();
    }

    private static StringBuilder two(StringBuilder text, int number) {
        return text.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
    }
}
