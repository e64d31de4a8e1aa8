package java.sql;

import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Objects;

/** A date and time to the nanosecond. */
public class Timestamp extends java.util.Date {
    private static final long serialVersionUID = 2745179027874758501L;
    private static final String FORMAT_ERROR =
            "Timestamp format must be yyyy-mm-dd hh:mm:ss[.fffffffff]";
    private static final int NANOS = 1_000_000_000;

    private int nanos;

    @Deprecated(since = "1.2")
    @SuppressWarnings("deprecation")
    public Timestamp(int year, int month, int date, int hour, int minute, int second, int nano) {
        super(year, month, date, hour, minute, second);
        setNanos(nano);
    }

    public Timestamp(long time) {
        super(Math.floorDiv(time, 1000L) * 1000);
        nanos = (int) Math.floorMod(time, 1000L) * 1_000_000;
    }

    @Override
    public void setTime(long time) {
        super.setTime(Math.floorDiv(time, 1000L) * 1000);
        nanos = (int) Math.floorMod(time, 1000L) * 1_000_000;
    }

    @Override
    public long getTime() {
        return super.getTime() + nanos / 1_000_000;
    }

    @SuppressWarnings("deprecation")
    public static Timestamp valueOf(String s) {
        if (s == null) {
            throw new IllegalArgumentException("null string");
        }
        String text = s.trim();
        int space = text.indexOf(' ');
        if (space < 0) {
            throw new IllegalArgumentException(FORMAT_ERROR);
        }
        int colon = text.indexOf(':', space + 1);
        int second = text.indexOf(':', colon + 1);
        if (colon < 0 || second < 0 || second == text.length() - 1) {
            throw new IllegalArgumentException(FORMAT_ERROR);
        }
        int point = text.indexOf('.', second + 1);
        int nanos = 0;
        try {
            Date date = Date.valueOf(text.substring(0, space));
            if (point >= 0) {
                String digits = text.substring(point + 1);
                boolean fits = !digits.isEmpty() && digits.length() <= 9 && Character.isDigit(digits.charAt(0));
                if (!fits) {
                    throw new IllegalArgumentException(FORMAT_ERROR);
                }
                nanos = Integer.parseInt((digits + "000000000").substring(0, 9));
            }
            int hour = Integer.parseInt(text, space + 1, colon, 10);
            int minute = Integer.parseInt(text, colon + 1, second, 10);
            int seconds = Integer.parseInt(text, second + 1, point < 0 ? text.length() : point, 10);
            return new Timestamp(date.getYear(), date.getMonth(), date.getDate(), hour, minute, seconds, nanos);
        } catch (NumberFormatException wrong) {
            throw wrong;
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(FORMAT_ERROR);
        }
    }

    @Override
    @SuppressWarnings("deprecation")
    public String toString() {
        String fraction = String.format("%09d", nanos).replaceAll("0{1,8}$", "");
        return String.format("%04d-%02d-%02d %02d:%02d:%02d.%s", getYear() + 1900, getMonth() + 1, getDate(), getHours(),
                getMinutes(), getSeconds(), fraction);
    }

    public int getNanos() {
        return nanos;
    }

    public void setNanos(int n) {
        if (n >= NANOS || n < 0) {
            throw new IllegalArgumentException("nanos > 999999999 or < 0");
        }
        nanos = n;
    }

    public boolean equals(Timestamp ts) {
        return super.equals(ts) && nanos == ts.nanos;
    }

    @Override
    public boolean equals(Object ts) {
        return ts instanceof Timestamp timestamp && equals(timestamp);
    }

    public boolean before(Timestamp ts) {
        return compareTo(ts) < 0;
    }

    public boolean after(Timestamp ts) {
        return compareTo(ts) > 0;
    }

    public int compareTo(Timestamp ts) {
        int order = Long.compare(getTime(), ts.getTime());
        return order != 0 ? order : Integer.compare(nanos, ts.nanos);
    }

    @Override
    public int compareTo(java.util.Date o) {
        return o instanceof Timestamp timestamp ? compareTo(timestamp) : compareTo(new Timestamp(o.getTime()));
    }

    @Override
    public int hashCode() {
        return super.hashCode();
    }

    @SuppressWarnings("deprecation")
    public static Timestamp valueOf(LocalDateTime dateTime) {
        return new Timestamp(dateTime.getYear() - 1900, dateTime.getMonthValue() - 1, dateTime.getDayOfMonth(),
                dateTime.getHour(), dateTime.getMinute(), dateTime.getSecond(), dateTime.getNano());
    }

    @SuppressWarnings("deprecation")
    public LocalDateTime toLocalDateTime() {
        return LocalDateTime.of(getYear() + 1900, getMonth() + 1, getDate(), getHours(), getMinutes(), getSeconds(), nanos);
    }

    public static Timestamp from(Instant instant) {
        Objects.requireNonNull(instant);
        try {
            Timestamp made = new Timestamp(Math.multiplyExact(instant.getEpochSecond(), 1000L));
            made.nanos = instant.getNano();
            return made;
        } catch (ArithmeticException tooFar) {
            throw new IllegalArgumentException(tooFar);
        }
    }

    @Override
    public Instant toInstant() {
        return Instant.ofEpochSecond(Math.floorDiv(super.getTime(), 1000L), nanos);
    }
}
