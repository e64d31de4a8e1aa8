package java.text;

import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import jdk.internal.locale.ZoneNames;

/** Reads the fields of a date from a text, part by part of a pattern. */
final class DateReader {
    private final String text;
    /** Is set to the date, when that is known. */
    private final Calendar calendar;
    private TimeZone zone;
    private final Date firstOfCentury;
    private final Locale locale;
    /** The words that a program has given; null for those of the locale. */
    private final DateFormatSymbols given;
    /** Where reading stands, or failed. */
    int at;
    private boolean twoDigitYear;
    /** The number that was read last. */
    private int read;
    /** The fields that were read, in order, each with its value. */
    private final ArrayList<int[]> fields = new ArrayList<>();

    DateReader(String text, int at, Calendar calendar, Date firstOfCentury, Locale locale,
            DateFormatSymbols given) {
        this.text = text;
        this.at = at;
        this.calendar = calendar;
        this.firstOfCentury = firstOfCentury;
        this.locale = locale;
        this.given = given;
    }

    /** Reads characters as they are. */
    boolean literal(String literal) {
        for (int i = 0; i < literal.length(); i++) {
            if (at >= text.length() || text.charAt(at) != literal.charAt(i)) {
                return false;
            }
            at++;
        }
        return true;
    }

    boolean field(char letter, int field, int count, boolean exactly) {
        int begin = at;
        skipSpaces();
        if (at >= text.length()) {
            at = begin;
            return false;
        }
        if (at > begin && ("GEa".indexOf(letter) >= 0 || count > 2 && "ML".indexOf(letter) >= 0)) {
            // Numbers may stand behind more spaces than the pattern has, names not.
            return false;
        }
        switch (letter) {
            case 'G':
            case 'E':
            case 'a':
                return name(field);
            case 'M':
            case 'L':
                return count > 2 ? name(field) : digits(count, exactly) && set(field, read - 1);
            case 'z':
            case 'Z':
            case 'X':
                return zone(letter, count);
            case 'y':
            case 'Y':
                return year(count, exactly);
            case 'h':
            case 'k':
                return digits(count, exactly)
                        && (calendar.isLenient() || read >= 1 && read <= (letter == 'h' ? 12 : 24))
                        && set(field, value(letter));
            default:
                return digits(count, exactly) && set(field, value(letter));
        }
    }

    private void skipSpaces() {
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
            at++;
        }
    }

    private boolean set(int field, int value) {
        return fields.add(new int[] {field, value});
    }

    /** The value of a field whose letter says that the number read is {@link #read}. */
    private int value(char letter) {
        switch (letter) {
            case 'u':
                return read == 7 ? Calendar.SUNDAY : read + 1;
            case 'k':
                return read == 24 ? 0 : read;
            case 'h':
                return read == 12 ? 0 : read;
            default:
                return read;
        }
    }

    private boolean digits(int count, boolean exactly) {
        int limit = exactly ? at + count : text.length();
        if (limit > text.length()) {
            return false;
        }
        boolean negative = text.charAt(at) == '-';
        int first = negative ? at + 1 : at;
        int i = first;
        long value = 0;
        while (i < limit && Character.isDigit(text.charAt(i))) {
            value = Math.min(value * 10 + Character.digit(text.charAt(i), 10), Integer.MAX_VALUE);
            i++;
        }
        if (i == first) {
            return false;
        }
        at = i;
        read = (int) (negative ? -value : value);
        return true;
    }

    private boolean year(int count, boolean exactly) {
        int begin = at;
        if (!digits(count, exactly)) {
            return false;
        }
        boolean digitsOnly = Character.isDigit(text.charAt(begin));
        if (count <= 2 && at - begin == 2 && digitsOnly) {
            Calendar century = (Calendar) calendar.clone();
            century.setTime(firstOfCentury);
            int first = century.get(Calendar.YEAR);
            int year = first / 100 * 100 + read;
            twoDigitYear = read == first % 100;
            read = year < first ? year + 100 : year;
        }
        return set(Calendar.YEAR, read);
    }

    private static Map<String, Integer> byName(String[] names) {
        Map<String, Integer> found = new HashMap<>();
        for (int i = 0; i < names.length; i++) {
            if (!names[i].isEmpty()) {
                found.put(names[i], i);
            }
        }
        return found;
    }

    private boolean name(int field) {
        String found = null;
        int value = 0;
        for (int style : new int[] {Calendar.LONG, Calendar.SHORT}) {
            Map<String, Integer> names = given == null ? calendar.getDisplayNames(field, style, locale)
                    : byName(given.of(field, style == Calendar.LONG));
            for (Map.Entry<String, Integer> entry : names.entrySet()) {
                String name = entry.getKey();
                if ((found == null || name.length() > found.length())
                        && text.regionMatches(true, at, name, 0, name.length())) {
                    found = name;
                    value = entry.getValue();
                }
            }
        }
        if (found == null) {
            return false;
        }
        at += found.length();
        return set(field, value);
    }

    private boolean zone(char letter, int count) {
        char c = text.charAt(at);
        if (letter == 'X') {
            at++;
            return c == 'Z' ? offset(0) : (c == '+' || c == '-') && distance(c, count != 1, count == 3, false);
        }
        if (c == '+' || c == '-') {
            at++;
            return distance(c, true, false, false);
        }
        if (text.regionMatches(true, at, "GMT", 0, 3)) {
            at += 3;
            char sign = at < text.length() ? text.charAt(at) : 0;
            if (sign != '+' && sign != '-') {
                return offset(0);
            }
            at++;
            return distance(sign, true, true, true);
        }
        // Names of either length are read, however many letters the pattern has.
        return namedZone(true) || namedZone(false);
    }

    private boolean namedZone(boolean full) {
        for (ZoneNames.Named named : ZoneNames.all(locale, full)) {
            if (named.kind() != ZoneNames.GENERIC && isNext(named.name())) {
                zone = TimeZone.getTimeZone(named.id());
                // The name tells which time it is, whatever the date.
                return set(Calendar.ZONE_OFFSET, zone.getRawOffset())
                        && set(Calendar.DST_OFFSET, named.kind() == ZoneNames.DAYLIGHT ? zone.getDSTSavings() : 0);
            }
        }
        for (String name : full ? new String[] {"Coordinated Universal Time", "Greenwich Mean Time"} : new String[] {"UTC"}) {
            if (isNext(name)) {
                zone = TimeZone.getTimeZone(name.startsWith("G") ? "GMT" : "UTC");
                return true;
            }
        }
        return false;
    }

    private boolean isNext(String name) {
        if (!text.regionMatches(true, at, name, 0, name.length())) {
            return false;
        }
        at += name.length();
        return true;
    }

    /** Reads hours and minutes; with a fault {@link #at} names the character that was looked for. */
    private boolean distance(char sign, boolean minutes, boolean colon, boolean shortHours) {
        int hours = digit();
        if (hours < 0) {
            return false;
        }
        at++;
        int second = digit();
        if (second >= 0) {
            hours = hours * 10 + second;
            if (hours > 23) {
                return false;
            }
            at++;
        } else if (!shortHours) {
            return false;
        }
        int total = hours * 60;
        if (minutes) {
            if (colon) {
                if (at >= text.length() || text.charAt(at) != ':') {
                    return false;
                }
                at++;
            }
            int tens = digit();
            if (tens < 0) {
                return false;
            }
            at++;
            int ones = digit();
            if (ones < 0 || tens > 5) {
                return false;
            }
            at++;
            total += tens * 10 + ones;
        }
        return offset((sign == '-' ? -total : total) * 60_000);
    }

    private int digit() {
        char c = at < text.length() ? text.charAt(at) : 0;
        return c >= '0' && c <= '9' ? c - '0' : -1;
    }

    private boolean offset(int millis) {
        return set(Calendar.ZONE_OFFSET, millis) && set(Calendar.DST_OFFSET, 0);
    }

    /** The date of the fields; a year of two digits that lies before the hundred years is of the next ones. */
    Date date() {
        if (zone != null) {
            calendar.setTimeZone(zone);
        }
        calendar.clear();
        for (int[] field : fields) {
            calendar.set(field[0], field[1]);
        }
        Date date = calendar.getTime();
        if (twoDigitYear && date.before(firstOfCentury)) {
            calendar.add(Calendar.YEAR, 100);
            date = calendar.getTime();
        }
        return date;
    }
}
