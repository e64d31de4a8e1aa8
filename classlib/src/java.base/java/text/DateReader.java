package java.text;

import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;

/** Reads the fields of a date from a text, part by part of a pattern. */
final class DateReader {
    private final String text;
    private final Calendar calendar;
    private final Date firstOfCentury;
    private final Locale locale;
    /** Where reading stands, or failed. */
    int at;
    private boolean twoDigitYear;
    /** The number that was read last. */
    private int read;
    /** The fields that were read, in order, each with its value. */
    private final ArrayList<int[]> fields = new ArrayList<>();

    DateReader(String text, int at, Calendar calendar, Date firstOfCentury, Locale locale) {
        this.text = text;
        this.at = at;
        this.calendar = calendar;
        this.firstOfCentury = firstOfCentury;
        this.locale = locale;
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
        skipSpaces();
        if (at >= text.length()) {
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
                return zone(letter);
            case 'y':
            case 'Y':
                return year(count, exactly);
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
        int begin = at;
        boolean negative = !exactly && text.charAt(at) == '-';
        int i = negative ? at + 1 : at;
        int first = i;
        long value = 0;
        while (i < text.length() && Character.isDigit(text.charAt(i)) && (!exactly || i - first < count)) {
            value = Math.min(value * 10 + Character.digit(text.charAt(i), 10), Integer.MAX_VALUE);
            i++;
        }
        if (i == first || exactly && i - first < count) {
            at = begin;
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
            calendar.setTime(firstOfCentury);
            int first = calendar.get(Calendar.YEAR);
            int year = first / 100 * 100 + read;
            twoDigitYear = read == first % 100;
            read = year < first ? year + 100 : year;
        }
        return set(Calendar.YEAR, read);
    }

    private boolean name(int field) {
        String found = null;
        int value = 0;
        for (int style : new int[] {Calendar.LONG, Calendar.SHORT}) {
            Map<String, Integer> names = calendar.getDisplayNames(field, style, locale);
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

    private boolean zone(char letter) {
        if (letter == 'X' && text.charAt(at) == 'Z') {
            at++;
            return offset(0);
        }
        int begin = at;
        boolean greenwich = text.startsWith("GMT", at);
        if (letter != 'X' && (greenwich || text.startsWith("UTC", at))) {
            at += 3;
            if (!greenwich || at >= text.length() || "+-".indexOf(text.charAt(at)) < 0) {
                return offset(0);
            }
        }
        char sign = text.charAt(at);
        int end = at + 1;
        while (end < text.length() && (text.charAt(end) >= '0' && text.charAt(end) <= '9' || text.charAt(end) == ':')) {
            end++;
        }
        TimeZone zone = TimeZone.getTimeZone("GMT" + text.substring(at, end));
        if (sign != '+' && sign != '-' || zone.getID().equals("GMT") && zone.getRawOffset() == 0 && !zero(at + 1, end)) {
            at = begin;
            return false;
        }
        at = end;
        return offset(zone.getRawOffset());
    }

    private boolean zero(int from, int end) {
        for (int i = from; i < end; i++) {
            if (text.charAt(i) != '0' && text.charAt(i) != ':') {
                return false;
            }
        }
        return end > from;
    }

    private boolean offset(int millis) {
        return set(Calendar.ZONE_OFFSET, millis) && set(Calendar.DST_OFFSET, 0);
    }

    /** The date of the fields; a year of two digits that lies before the hundred years is of the next ones. */
    Date date() {
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
