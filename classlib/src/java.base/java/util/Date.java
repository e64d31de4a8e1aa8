package java.util;

/** An instant, in milliseconds since the beginning of 1970 in UTC; its text is in the default time zone. */
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

    @Deprecated(since = "1.1")
    public Date(int year, int month, int date) {
        this(year, month, date, 0, 0, 0);
    }

    @Deprecated(since = "1.1")
    public Date(int year, int month, int date, int hrs, int min) {
        this(year, month, date, hrs, min, 0);
    }

    /** Parts in the default time zone, the year counted from 1900; what is too large or small goes on beyond its end. */
    @Deprecated(since = "1.1")
    public Date(int year, int month, int date, int hrs, int min, int sec) {
        set(year, month, date, hrs, min, sec, 0);
    }

    @Deprecated(since = "1.1")
    public Date(String s) {
        this(parse(s));
    }

    @Deprecated(since = "1.1")
    public static long UTC(int year, int month, int date, int hrs, int min, int sec) {
        return local(year, month, date, hrs, min, sec, 0);
    }

    /** Reads the older forms of dates that the platform's documentation describes. */
    @Deprecated(since = "1.1")
    public static long parse(String s) {
        return new DateText(s).time();
    }

    private static long local(int year, int month, int day, int hours, int minutes, int seconds, int milliseconds) {
        long days = HybridDate.epochDay(year + 1900L, month, day);
        return days * HybridDate.DAY + ((hours * 60L + minutes) * 60 + seconds) * 1000 + milliseconds;
    }

    private void set(int year, int month, int day, int hours, int minutes, int seconds, int milliseconds) {
        long local = local(year, month, day, hours, minutes, seconds, milliseconds);
        time = local - TimeZone.standard().offsetOfLocal(local);
    }

    /** The day in the default time zone, counted from 1970. */
    private long localDay() {
        long ofDay = Math.floorMod(time, HybridDate.DAY) + TimeZone.standard().getOffset(time);
        return Math.floorDiv(time, HybridDate.DAY) + Math.floorDiv(ofDay, HybridDate.DAY);
    }

    private HybridDate localDate() {
        return new HybridDate(localDay());
    }

    private int ofDay() {
        long ofDay = Math.floorMod(time, HybridDate.DAY) + TimeZone.standard().getOffset(time);
        return (int) Math.floorMod(ofDay, HybridDate.DAY);
    }

    private static int shownYear(HybridDate date) {
        return date.year <= 0 ? 1 - date.year : date.year;
    }

    @Deprecated(since = "1.1")
    public int getYear() {
        return shownYear(localDate()) - 1900;
    }

    @Deprecated(since = "1.1")
    public void setYear(int year) {
        HybridDate date = localDate();
        set(year, date.month, date.day, 0, 0, 0, ofDay());
    }

    @Deprecated(since = "1.1")
    public int getMonth() {
        return localDate().month;
    }

    @Deprecated(since = "1.1")
    public void setMonth(int month) {
        HybridDate date = localDate();
        set(date.year - 1900, month, date.day, 0, 0, 0, ofDay());
    }

    @Deprecated(since = "1.1")
    public int getDate() {
        return localDate().day;
    }

    @Deprecated(since = "1.1")
    public void setDate(int date) {
        HybridDate day = localDate();
        set(day.year - 1900, day.month, date, 0, 0, 0, ofDay());
    }

    @Deprecated(since = "1.1")
    public int getDay() {
        return HybridDate.dayOfWeek(localDay()) - 1;
    }

    @Deprecated(since = "1.1")
    public int getHours() {
        return ofDay() / 3_600_000;
    }

    @Deprecated(since = "1.1")
    public void setHours(int hours) {
        HybridDate date = localDate();
        set(date.year - 1900, date.month, date.day, hours, 0, 0, ofDay() % 3_600_000);
    }

    @Deprecated(since = "1.1")
    public int getMinutes() {
        return ofDay() / 60_000 % 60;
    }

    @Deprecated(since = "1.1")
    public void setMinutes(int minutes) {
        HybridDate date = localDate();
        set(date.year - 1900, date.month, date.day, getHours(), minutes, 0, ofDay() % 60_000);
    }

    @Deprecated(since = "1.1")
    public int getSeconds() {
        return ofDay() / 1000 % 60;
    }

    @Deprecated(since = "1.1")
    public void setSeconds(int seconds) {
        HybridDate date = localDate();
        set(date.year - 1900, date.month, date.day, getHours(), getMinutes(), seconds, ofDay() % 1000);
    }

    /** The minutes that the default time zone is behind UTC. */
    @Deprecated(since = "1.1")
    public int getTimezoneOffset() {
        return -TimeZone.standard().getOffset(time) / 60_000;
    }

    @Deprecated(since = "1.1")
    public String toGMTString() {
        HybridDate date = new HybridDate(Math.floorDiv(time, HybridDate.DAY));
        int second = (int) (Math.floorMod(time, HybridDate.DAY) / 1000);
        StringBuilder text = new StringBuilder().append(date.day).append(' ');
        text.append(MONTHS, date.month * 3, date.month * 3 + 3).append(' ').append(shownYear(date)).append(' ');
        return clock(text, second).append(" GMT").toString();
    }

    @Deprecated(since = "1.1")
    public String toLocaleString() {
        return java.text.DateFormat.getDateTimeInstance().format(this);
    }

    public long getTime() {
        return time;
    }

    public void setTime(long time) {
        this.time = time;
    }

    public static Date from(java.time.Instant instant) {
        try {
            return new Date(instant.toEpochMilli());
        } catch (ArithmeticException tooFar) {
            throw new IllegalArgumentException(tooFar);
        }
    }

    public java.time.Instant toInstant() {
        return java.time.Instant.ofEpochMilli(getTime());
    }

    /** The time of a date to compare with: a subclass is asked for it. */
    private static long timeOf(Date date) {
        return date.getClass() == Date.class ? date.time : date.getTime();
    }

    public boolean before(Date when) {
        return timeOf(this) < timeOf(when);
    }

    public boolean after(Date when) {
        return timeOf(this) > timeOf(when);
    }

    @Override
    public int compareTo(Date anotherDate) {
        return Long.compare(timeOf(this), timeOf(anotherDate));
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Date && ((Date) obj).getTime() == getTime();
    }

    @Override
    public int hashCode() {
        return Long.hashCode(getTime());
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
        TimeZone zone = TimeZone.standard();
        long days = localDay();
        HybridDate date = new HybridDate(days);
        int weekday = HybridDate.dayOfWeek(days) - 1;
        StringBuilder text = new StringBuilder(28);
        text.append(DAYS, weekday * 3, weekday * 3 + 3).append(' ');
        text.append(MONTHS, date.month * 3, date.month * 3 + 3).append(' ');
        two(text, date.day).append(' ');
        clock(text, ofDay() / 1000).append(' ');
        text.append(zone.getDisplayName(zone.inDaylightTime(this), TimeZone.SHORT, Locale.US)).append(' ');
        return text.append(shownYear(date)).toString();
    }

    private static StringBuilder clock(StringBuilder text, int second) {
        two(text, second / 3600).append(':');
        two(text, second / 60 % 60).append(':');
        return two(text, second % 60);
    }

    private static StringBuilder two(StringBuilder text, int number) {
        return text.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeLong(getTime());
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        time = in.readLong();
    }
}
