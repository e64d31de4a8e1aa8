package java.time.format;

import java.time.ZoneId;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.temporal.TemporalField;
import java.util.ArrayList;
import java.util.Locale;
import java.util.Objects;

/** How far a text has been read, and what it said. */
final class ParseState {
    private final DateTimeFormatter formatter;
    boolean caseSensitive = true;
    boolean strict = true;
    private final ArrayList<Parsed> parsed = new ArrayList<>();

    ParseState(DateTimeFormatter formatter) {
        this.formatter = formatter;
        parsed.add(new Parsed());
    }

    Locale locale() {
        return formatter.getLocale();
    }

    DecimalStyle style() {
        return formatter.getDecimalStyle();
    }

    DateTimeFormatter formatter() {
        return formatter;
    }

    Chronology chronology() {
        Chronology chronology = current().chronology;
        if (chronology == null) {
            chronology = formatter.getChronology();
        }
        return Objects.requireNonNullElse(chronology, IsoChronology.INSTANCE);
    }

    Parsed current() {
        return parsed.get(parsed.size() - 1);
    }

    void startOptional() {
        parsed.add(current().copy());
    }

    void endOptional(boolean successful) {
        parsed.remove(parsed.size() - (successful ? 2 : 1));
    }

    /** All that was read, with what the formatter says where the text did not. */
    Parsed result() {
        Parsed all = current();
        all.chronology = chronology();
        all.zone = all.zone != null ? all.zone : formatter.getZone();
        return all;
    }

    boolean matches(CharSequence a, int atA, CharSequence b, int atB, int length) {
        if (atA + length > a.length() || atB + length > b.length()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (!sameChar(a.charAt(atA + i), b.charAt(atB + i))) {
                return false;
            }
        }
        return true;
    }

    boolean sameChar(char a, char b) {
        return a == b || !caseSensitive && (Character.toUpperCase(a) == Character.toUpperCase(b)
                || Character.toLowerCase(a) == Character.toLowerCase(b));
    }

    /** Sets a field; the complement of the place of the error where it has another value. */
    int set(TemporalField field, long value, int errorPosition, int successPosition) {
        Long old = current().values.put(field, value);
        return old != null && old != value ? ~errorPosition : successPosition;
    }

    void set(ZoneId zone) {
        current().zone = zone;
    }
}
