package java.sql;

import java.time.Instant;
import java.time.LocalDate;

/** A date without a time. */
public class Date extends java.util.Date {
    private static final long serialVersionUID = 1511598038487230103L;

    @Deprecated(since = "1.2")
    @SuppressWarnings("deprecation")
    public Date(int year, int month, int day) {
        super(year, month, day);
    }

    public Date(long date) {
        super(date);
    }

    @Override
    public void setTime(long date) {
        super.setTime(date);
    }

    @SuppressWarnings("deprecation")
    public static Date valueOf(String s) {
        if (s == null) {
            throw new IllegalArgumentException();
        }
        int first = s.indexOf('-');
        int second = s.indexOf('-', first + 1);
        int length = s.length();
        boolean fits = first == 4 && second > first + 1 && second <= first + 3 && length > second + 1
                && length <= second + 3;
        if (!fits) {
            throw new IllegalArgumentException();
        }
        int year = Integer.parseInt(s, 0, 4, 10);
        int month = Integer.parseInt(s, 5, second, 10);
        int day = Integer.parseInt(s, second + 1, length, 10);
        if (month < 1 || month > 12 || day < 1 || day > 31) {
            throw new IllegalArgumentException();
        }
        return new Date(year - 1900, month - 1, day);
    }

    @Override
    @SuppressWarnings("deprecation")
    public String toString() {
        return String.format("%04d-%02d-%02d", getYear() + 1900, getMonth() + 1, getDate());
    }
    //#for declared
    //#| int getHours()
    //#| int getMinutes()
    //#| int getSeconds()
    //#| void setHours(int i)
    //#| void setMinutes(int i)
    //#| void setSeconds(int i)

    @Override
    @Deprecated
    public $declared$ {
        throw new IllegalArgumentException();
    }
    //#end

    @SuppressWarnings("deprecation")
    public static Date valueOf(LocalDate date) {
        return new Date(date.getYear() - 1900, date.getMonthValue() - 1, date.getDayOfMonth());
    }

    @SuppressWarnings("deprecation")
    public LocalDate toLocalDate() {
        return LocalDate.of(getYear() + 1900, getMonth() + 1, getDate());
    }

    @Override
    public Instant toInstant() {
        throw new UnsupportedOperationException();
    }
}
