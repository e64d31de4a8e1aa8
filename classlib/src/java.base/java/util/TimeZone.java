package java.util;

import java.io.Serializable;
import java.time.ZoneId;

/** A distance from Greenwich, the same at all times: the library knows no rules of places. */
public class TimeZone implements Serializable, Cloneable {
    public static final int SHORT = 0;
    public static final int LONG = 1;

    private static final List<String> GREENWICH = List.of("GMT", "Etc/GMT", "GMT0", "Etc/GMT0", "Greenwich",
            "Etc/Greenwich");
    private static final List<String> UNIVERSAL = List.of(
            "UTC", "Etc/UTC", "UCT", "Etc/UCT", "Zulu", "Etc/Zulu", "Universal", "Etc/Universal");

    /** Null until it is asked for. */
    private static volatile TimeZone standard;

    private String id;
    private int offset;

    private TimeZone(String id, int offset) {
        this.id = id;
        this.offset = offset;
    }

    public static TimeZone getDefault() {
        return (TimeZone) standard().clone();
    }

    /** The default itself, which must not be changed. */
    static TimeZone standard() {
        TimeZone zone = standard;
        if (zone == null) {
            // Two threads that come here find the same.
            zone = ofMachine();
            standard = zone;
        }
        return zone;
    }

    private static TimeZone ofMachine() {
        String id = System.getProperty("user.timezone");
        if (id != null && !id.isEmpty()) {
            return getTimeZone(id);
        }
        id = System.getenv("TZ");
        TimeZone zone = known(id == null || id.isEmpty() ? "UTC" : id.startsWith(":") ? id.substring(1) : id);
        return zone == null ? new TimeZone("UTC", 0) : zone;
    }

    /** Takes a zone as the default; null stands for that of the property {@code user.timezone} or the machine. */
    public static void setDefault(TimeZone zone) {
        standard = zone == null ? null : (TimeZone) zone.clone();
    }

    /** The zone of a name such as {@code UTC} or {@code GMT+05:30}; Greenwich's for a name that is not known. */
    public static TimeZone getTimeZone(String ID) {
        TimeZone zone = known(ID);
        return zone == null ? new TimeZone("GMT", 0) : zone;
    }

    private static TimeZone known(String id) {
        if (UNIVERSAL.contains(id) || GREENWICH.contains(id)) {
            return new TimeZone(id, 0);
        }
        int minutes = id.startsWith("GMT") && id.length() > 4 ? minutes(id.substring(4)) : -1;
        char sign = minutes < 0 ? 0 : id.charAt(3);
        if (sign != '+' && sign != '-') {
            return null;
        }
        String text = "GMT" + sign + two(minutes / 60) + ':' + two(minutes % 60);
        return new TimeZone(text, (sign == '-' ? -minutes : minutes) * 60_000);
    }

    public static TimeZone getTimeZone(ZoneId zoneId) {
        return new TimeZone(zoneId.getId().equals("Z") ? "UTC" : zoneId.getId(), 0);
    }

    /** The minutes of {@code h}, {@code hh}, {@code h:mm}, {@code hh:mm} or {@code hhmm}; -1 for anything else. */
    private static int minutes(String text) {
        int colon = text.indexOf(':');
        String hours = colon < 0 ? text.length() > 2 ? text.substring(0, text.length() - 2) : text
                : text.substring(0, colon);
        String minutes = colon < 0 ? text.length() > 2 ? text.substring(text.length() - 2) : "00"
                : text.substring(colon + 1);
        if (hours.isEmpty() || hours.length() > 2 || minutes.length() != 2) {
            return -1;
        }
        String digits = hours.concat(minutes);
        for (int i = 0; i < digits.length(); i++) {
            if (digits.charAt(i) < '0' || digits.charAt(i) > '9') {
                return -1;
            }
        }
        int hour = Integer.parseInt(hours);
        int minute = Integer.parseInt(minutes);
        return hour > 23 || minute > 59 ? -1 : hour * 60 + minute;
    }

    private static String two(int number) {
        return number < 10 ? "0" + number : String.valueOf(number);
    }

    public String getID() {
        return id;
    }

    public void setID(String ID) {
        this.id = Objects.requireNonNull(ID);
    }

    public int getRawOffset() {
        return offset;
    }

    public void setRawOffset(int offset) {
        this.offset = offset;
    }

    public int getOffset(long date) {
        return offset;
    }

    public int getDSTSavings() {
        return 0;
    }

    public boolean useDaylightTime() {
        return false;
    }

    public boolean observesDaylightTime() {
        return false;
    }

    public boolean inDaylightTime(Date date) {
        return false;
    }

    public boolean hasSameRules(TimeZone other) {
        return other != null && offset == other.offset;
    }

    public final String getDisplayName() {
        return getDisplayName(false, LONG);
    }

    public final String getDisplayName(Locale locale) {
        return getDisplayName(false, LONG);
    }

    public String getDisplayName(boolean daylight, int style, Locale locale) {
        return getDisplayName(daylight, style);
    }

    public final String getDisplayName(boolean daylight, int style) {
        if (style != SHORT && style != LONG) {
            throw new IllegalArgumentException("Illegal style: " + style);
        }
        if (GREENWICH.contains(id)) {
            return style == SHORT ? "GMT" : "Greenwich Mean Time";
        }
        if (UNIVERSAL.contains(id)) {
            return style == SHORT ? "UTC" : "Coordinated Universal Time";
        }
        return id;
    }

    public ZoneId toZoneId() {
        return ZoneId.of(id);
    }

    public static String[] getAvailableIDs() {
        return new String[] {"Etc/UTC", "GMT", "UTC"};
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
    public boolean equals(Object obj) {
        return obj instanceof TimeZone && id.equals(((TimeZone) obj).id) && offset == ((TimeZone) obj).offset;
    }

    @Override
    public int hashCode() {
        return offset;
    }

    @Override
    public String toString() {
        return "sun.util.calendar.ZoneInfo[id=\"" + id + "\",offset=" + offset
                + ",dstSavings=0,useDaylight=false,transitions=0,lastRule=null]";
    }
}
