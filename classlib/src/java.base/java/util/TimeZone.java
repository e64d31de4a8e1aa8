package java.util;

import java.io.Serializable;
import java.time.ZoneId;
import java.time.zone.ZoneRulesProvider;
import java.util.stream.Stream;
import jdk.internal.locale.ZoneNames;

/** The time of a place. */
public abstract class TimeZone implements Serializable, Cloneable {
    public static final int SHORT = 0;
    public static final int LONG = 1;

    /** The zones that are often asked for, and need no rules. */
    private static final Set<String> UNIVERSAL = Set.of("GMT", "UTC", "Etc/UTC");

    /** Null until it is asked for. */
    private static volatile TimeZone standard;

    private String id;

    public TimeZone() {
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
        if (id == null || id.isEmpty()) {
            id = ofLink();
        }
        TimeZone zone = known(id.startsWith(":") ? id.substring(1) : id);
        return zone == null ? new ZoneInfo("UTC", 0) : zone;
    }

    /** The name of the zone that the machine's files tell: {@code /etc/timezone}, or where {@code /etc/localtime} leads. */
    private static String ofLink() {
        try {
            java.nio.file.Path name = java.nio.file.Path.of("/etc/timezone");
            if (java.nio.file.Files.isReadable(name)) {
                return java.nio.file.Files.readString(name).trim();
            }
            String target = new java.io.File("/etc/localtime").getCanonicalPath();
            int folder = target.indexOf("zoneinfo/");
            if (folder >= 0) {
                String found = target.substring(folder + 9);
                return found.startsWith("posix/") || found.startsWith("right/") ? found.substring(6) : found;
            }
        } catch (java.io.IOException none) {
            return "UTC";
        }
        return "UTC";
    }

    /** Takes a zone as the default; null stands for that of the property {@code user.timezone} or the machine. */
    public static void setDefault(TimeZone zone) {
        standard = zone == null ? null : (TimeZone) zone.clone();
    }

    /** The zone of a name such as {@code UTC} or {@code GMT+05:30}; Greenwich's for a name that is not known. */
    public static TimeZone getTimeZone(String ID) {
        if (ID == null) {
            throw new NullPointerException();
        }
        TimeZone zone = known(ID);
        return zone == null ? new ZoneInfo("GMT", 0) : zone;
    }

    private static TimeZone known(String id) {
        if (UNIVERSAL.contains(id)) {
            return new ZoneInfo(id, 0);
        }
        int minutes = id.startsWith("GMT") && id.length() > 4 ? minutes(id.substring(4)) : -1;
        char sign = minutes < 0 ? 0 : id.charAt(3);
        if (sign != '+' && sign != '-') {
            return ZoneInfo.region(id);
        }
        String text = "GMT" + sign + two(minutes / 60) + ':' + two(minutes % 60);
        return new ZoneInfo(text, (sign == '-' ? -minutes : minutes) * 60_000);
    }

    public static TimeZone getTimeZone(ZoneId zoneId) {
        String id = zoneId.getId();
        if (id.startsWith("+") || id.startsWith("-")) {
            return getTimeZone("GMT".concat(id));
        }
        if (id.startsWith("UTC") && id.length() > 3) {
            return getTimeZone("GMT".concat(id.substring(3)));
        }
        return getTimeZone(id.equals("Z") ? "UTC" : id);
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

    public abstract int getOffset(int era, int year, int month, int day, int dayOfWeek, int milliseconds);

    public int getOffset(long date) {
        return inDaylightTime(new Date(date)) ? getRawOffset() + getDSTSavings() : getRawOffset();
    }

    /** The offset of standard time at an instant. */
    int standardOffset(long date) {
        return getRawOffset();
    }

    /** The offset of a time of the place itself: what is the case at that time of the place's standard time. */
    int offsetOfLocal(long local) {
        return getOffset(local - getRawOffset());
    }

    public abstract void setRawOffset(int offsetMillis);

    public abstract int getRawOffset();

    public int getDSTSavings() {
        return useDaylightTime() ? 3_600_000 : 0;
    }

    public abstract boolean useDaylightTime();

    public boolean observesDaylightTime() {
        return useDaylightTime() || inDaylightTime(new Date());
    }

    public abstract boolean inDaylightTime(Date date);

    public boolean hasSameRules(TimeZone other) {
        return other != null && getRawOffset() == other.getRawOffset() && useDaylightTime() == other.useDaylightTime();
    }

    public final String getDisplayName() {
        return getDisplayName(false, LONG);
    }

    public final String getDisplayName(Locale locale) {
        return getDisplayName(false, LONG, locale);
    }

    public final String getDisplayName(boolean daylight, int style) {
        return getDisplayName(daylight, style, Locale.getDefault(Locale.Category.DISPLAY));
    }

    public String getDisplayName(boolean daylight, int style, Locale locale) {
        if (style != SHORT && style != LONG) {
            throw new IllegalArgumentException("Illegal style: " + style);
        }
        if (id.startsWith("GMT+") || id.startsWith("GMT-")) {
            return id;
        }
        String known = id.length() == 3 ? ZoneId.SHORT_IDS.getOrDefault(id, id) : id;
        if (!isRegion(known)) {
            return ofOffset(getRawOffset() + (daylight ? getDSTSavings() : 0));
        }
        return ZoneNames.name(known, daylight ? ZoneNames.DAYLIGHT : ZoneNames.STANDARD, style == LONG,
                Objects.requireNonNull(locale));
    }

    private static boolean isRegion(String name) {
        return UNIVERSAL.contains(name) || ZoneRulesProvider.getAvailableZoneIds().contains(name);
    }

    /** The name of a zone that has none in the database. */
    private static String ofOffset(int offset) {
        int seconds = Math.abs(offset) / 1000;
        String text = "GMT" + (offset < 0 ? '-' : '+') + two(seconds / 3600) + ':' + two(seconds / 60 % 60);
        return seconds % 60 == 0 ? text : text + ':' + two(seconds % 60);
    }

    public ZoneId toZoneId() {
        return id.length() == 3 ? ZoneId.of(id, ZoneId.SHORT_IDS) : ZoneId.of(id);
    }

    public static String[] getAvailableIDs() {
        return availableIDs().toArray(String[]::new);
    }

    public static Stream<String> availableIDs() {
        Set<String> all = new TreeSet<>(ZoneId.getAvailableZoneIds());
        all.addAll(ZoneId.SHORT_IDS.keySet());
        return all.stream();
    }

    public static String[] getAvailableIDs(int rawOffset) {
        return availableIDs().filter(name -> getTimeZone(name).getRawOffset() == rawOffset).toArray(String[]::new);
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }
}
