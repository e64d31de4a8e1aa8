package java.time;

import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.time.zone.ZoneRules;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** A distance from Greenwich. */
public final class ZoneOffset extends ZoneId implements TemporalAccessor, TemporalAdjuster, Comparable<ZoneOffset> {
    private static final long serialVersionUID = 2357656521762053153L;
    private static final int MOST_HOURS = 18;
    private static final int MOST = MOST_HOURS * 3600;
    /** Offsets of whole quarters of an hour, which are made once. */
    private static final Map<Integer, ZoneOffset> QUARTERS = new HashMap<>();

    public static final ZoneOffset UTC = ofTotalSeconds(0);
    public static final ZoneOffset MIN = ofTotalSeconds(-MOST);
    public static final ZoneOffset MAX = ofTotalSeconds(MOST);

    private final int totalSeconds;
    private final transient String id;
    private transient ZoneRules rules;

    private ZoneOffset(int totalSeconds) {
        this.totalSeconds = totalSeconds;
        id = buildId(totalSeconds);
    }

    private static String buildId(int totalSeconds) {
        if (totalSeconds == 0) {
            return "Z";
        }
        int all = Math.abs(totalSeconds);
        StringBuilder text = new StringBuilder(9).append(totalSeconds < 0 ? '-' : '+');
        two(text, all / 3600);
        two(text.append(':'), all / 60 % 60);
        if (all % 60 != 0) {
            two(text.append(':'), all % 60);
        }
        return text.toString();
    }

    private static void two(StringBuilder text, int number) {
        text.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
    }

    public static ZoneOffset of(String offsetId) {
        Objects.requireNonNull(offsetId, "offsetId");
        if (offsetId.equals("Z")) {
            return UTC;
        }
        String text = offsetId.length() == 2 ? offsetId.charAt(0) + "0" + offsetId.charAt(1) : offsetId;
        int hours;
        int minutes = 0;
        int seconds = 0;
        switch (text.length()) {
            case 3:
                hours = number(text, offsetId, 1, false);
                break;
            case 5:
                hours = number(text, offsetId, 1, false);
                minutes = number(text, offsetId, 3, false);
                break;
            case 6:
                hours = number(text, offsetId, 1, false);
                minutes = number(text, offsetId, 4, true);
                break;
            case 7:
                hours = number(text, offsetId, 1, false);
                minutes = number(text, offsetId, 3, false);
                seconds = number(text, offsetId, 5, false);
                break;
            case 9:
                hours = number(text, offsetId, 1, false);
                minutes = number(text, offsetId, 4, true);
                seconds = number(text, offsetId, 7, true);
                break;
            default:
                throw new DateTimeException("Invalid ID for ZoneOffset, invalid format: " + offsetId);
        }
        char sign = text.charAt(0);
        if (sign != '+' && sign != '-') {
            throw new DateTimeException("Invalid ID for ZoneOffset, plus/minus not found when expected: " + text);
        }
        return sign == '-' ? ofHoursMinutesSeconds(-hours, -minutes, -seconds)
                : ofHoursMinutesSeconds(hours, minutes, seconds);
    }

    private static int number(String text, String whole, int at, boolean colon) {
        if (colon && text.charAt(at - 1) != ':') {
            throw new DateTimeException("Invalid ID for ZoneOffset, colon not found when expected: " + text);
        }
        char tens = text.charAt(at);
        char ones = text.charAt(at + 1);
        if (tens < '0' || tens > '9' || ones < '0' || ones > '9') {
            throw new DateTimeException("Invalid ID for ZoneOffset, non numeric characters found: " + text);
        }
        return (tens - '0') * 10 + ones - '0';
    }

    public static ZoneOffset ofHours(int hours) {
        return ofHoursMinutesSeconds(hours, 0, 0);
    }

    public static ZoneOffset ofHoursMinutes(int hours, int minutes) {
        return ofHoursMinutesSeconds(hours, minutes, 0);
    }

    public static ZoneOffset ofHoursMinutesSeconds(int hours, int minutes, int seconds) {
        if (hours < -MOST_HOURS || hours > MOST_HOURS) {
            throw new DateTimeException("Zone offset hours not in valid range: value " + hours
                    + " is not in the range -18 to 18");
        }
        if (hours > 0) {
            if (minutes < 0 || seconds < 0) {
                throw new DateTimeException("Zone offset minutes and seconds must be positive because hours is positive");
            }
        } else if (hours < 0) {
            if (minutes > 0 || seconds > 0) {
                throw new DateTimeException("Zone offset minutes and seconds must be negative because hours is negative");
            }
        } else if (minutes > 0 && seconds < 0 || minutes < 0 && seconds > 0) {
            throw new DateTimeException("Zone offset minutes and seconds must have the same sign");
        }
        checkSixty("minutes", minutes);
        checkSixty("seconds", seconds);
        if (Math.abs(hours) == MOST_HOURS && (minutes | seconds) != 0) {
            throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
        }
        return ofTotalSeconds(hours * 3600 + minutes * 60 + seconds);
    }

    private static void checkSixty(String what, int value) {
        if (value < -59 || value > 59) {
            throw new DateTimeException("Zone offset " + what + " not in valid range: value " + value
                    + " is not in the range -59 to 59");
        }
    }

    public static ZoneOffset ofTotalSeconds(int totalSeconds) {
        if (totalSeconds < -MOST || totalSeconds > MOST) {
            throw new DateTimeException("Zone offset not in valid range: -18:00 to +18:00");
        }
        if (totalSeconds % 900 != 0) {
            return new ZoneOffset(totalSeconds);
        }
        synchronized (QUARTERS) {
            return QUARTERS.computeIfAbsent(totalSeconds, ZoneOffset::new);
        }
    }

    public static ZoneOffset from(TemporalAccessor temporal) {
        Objects.requireNonNull(temporal, "temporal");
        return Refusals.obtained("ZoneOffset", temporal, TemporalQueries.offset());
    }

    public int getTotalSeconds() {
        return totalSeconds;
    }

    @Override
    public String getId() {
        return id;
    }

    @Override
    public ZoneRules getRules() {
        ZoneRules found = rules;
        if (found == null) {
            found = ZoneRules.of(this);
            rules = found;
        }
        return found;
    }

    @Override
    public ZoneId normalized() {
        return this;
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field == ChronoField.OFFSET_SECONDS
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        return TemporalAccessor.super.range(field);
    }

    @Override
    public int get(TemporalField field) {
        if (field == ChronoField.OFFSET_SECONDS) {
            return totalSeconds;
        }
        if (field instanceof ChronoField) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return range(field).checkValidIntValue(getLong(field), field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (field == ChronoField.OFFSET_SECONDS) {
            return totalSeconds;
        }
        if (field instanceof ChronoField) {
            throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        }
        return field.getFrom(this);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.offset() || query == TemporalQueries.zone()) {
            return (R) this;
        }
        return TemporalAccessor.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        return temporal.with(ChronoField.OFFSET_SECONDS, totalSeconds);
    }

    @Override
    public int compareTo(ZoneOffset other) {
        return other.totalSeconds - totalSeconds;
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj instanceof ZoneOffset && totalSeconds == ((ZoneOffset) obj).totalSeconds;
    }

    @Override
    public int hashCode() {
        return totalSeconds;
    }

    @Override
    public String toString() {
        return id;
    }

    private Object writeReplace() {
        return new Ser(Ser.ZONE_OFFSET, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
