package java.sql;

import java.time.Instant;
import java.time.LocalTime;

/** A time without a date. */
public class Time extends java.util.Date {
    private static final long serialVersionUID = 8397324403548013681L;

    @Deprecated(since = "1.2")
    @SuppressWarnings("deprecation")
    public Time(int hour, int minute, int second) {
        super(70, 0, 1, hour, minute, second);
    }

    public Time(long time) {
        super(time);
    }

    @Override
    public void setTime(long time) {
        super.setTime(time);
    }

    @SuppressWarnings("deprecation")
    public static Time valueOf(String s) {
        if (s == null) {
            throw new IllegalArgumentException();
        }
        int first = s.indexOf(':');
        int second = s.indexOf(':', first + 1);
        if (first <= 0 || second <= 0 || second >= s.length() - 1) {
            throw new IllegalArgumentException();
        }
        return new Time(Integer.parseInt(s, 0, first, 10), Integer.parseInt(s, first + 1, second, 10),
                Integer.parseInt(s, second + 1, s.length(), 10));
    }

    @Override
    @SuppressWarnings("deprecation")
    public String toString() {
        return String.format("%02d:%02d:%02d", getHours(), getMinutes(), getSeconds());
    }
    //#for declared
    //#| int getYear()
    //#| int getMonth()
    //#| int getDay()
    //#| int getDate()
    //#| void setYear(int i)
    //#| void setMonth(int i)
    //#| void setDate(int i)

    @Override
    @Deprecated
    public $declared$ {
        throw new IllegalArgumentException();
    }
    //#end

    @SuppressWarnings("deprecation")
    public static Time valueOf(LocalTime time) {
        return new Time(time.getHour(), time.getMinute(), time.getSecond());
    }

    @SuppressWarnings("deprecation")
    public LocalTime toLocalTime() {
        return LocalTime.of(getHours(), getMinutes(), getSeconds());
    }

    @Override
    public Instant toInstant() {
        throw new UnsupportedOperationException();
    }
}
