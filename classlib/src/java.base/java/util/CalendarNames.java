package java.util;

import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import jdk.internal.locale.DateTexts;

/** The names of eras, months, days of the week, and halves of the day. */
final class CalendarNames {
    private CalendarNames() {
    }

    static void check(int field, int style, Locale locale, boolean several) {
        int length = style & ~Calendar.STANDALONE;
        boolean known = length == Calendar.SHORT || length == Calendar.LONG || length == Calendar.NARROW_FORMAT
                || several && style == Calendar.ALL_STYLES;
        if (field < 0 || field >= Calendar.FIELD_COUNT || !known) {
            throw new IllegalArgumentException();
        }
        Objects.requireNonNull(locale);
    }

    static boolean hasNames(int field) {
        return field == Calendar.ERA || field == Calendar.MONTH || field == Calendar.DAY_OF_WEEK
                || field == Calendar.AM_PM;
    }

    /** The names by value, or null. */
    private static String[] of(int field, int style, Locale locale) {
        int length = style & ~Calendar.STANDALONE;
        TextStyle text = length == Calendar.LONG ? TextStyle.FULL : length == Calendar.SHORT ? TextStyle.SHORT
                : TextStyle.NARROW;
        if ((style & Calendar.STANDALONE) != 0) {
            text = text.asStandalone();
        }
        DateTexts texts = DateTexts.of(locale);
        switch (field) {
            case Calendar.ERA:
                return texts.names(ChronoField.ERA, length == Calendar.LONG && text.isStandalone() ? TextStyle.FULL
                        : length == Calendar.LONG ? TextStyle.SHORT : text);
            case Calendar.MONTH:
                return texts.names(ChronoField.MONTH_OF_YEAR, text);
            case Calendar.DAY_OF_WEEK: {
                String[] fromMonday = texts.names(ChronoField.DAY_OF_WEEK, text);
                String[] names = new String[8];
                for (int i = 0; i < 7; i++) {
                    names[(i + 1) % 7 + 1] = fromMonday[i];
                }
                return names;
            }
            case Calendar.AM_PM:
                return texts.names(ChronoField.AMPM_OF_DAY, text);
            default:
                return null;
        }
    }

    static String name(int field, int style, int value, Locale locale) {
        String[] names = of(field, style, locale);
        return names == null ? null : names[value];
    }

    /** The values of a style by their names; null where a field has none, or where two names are the same. */
    static Map<String, Integer> all(int field, int style, Locale locale) {
        if (!hasNames(field)) {
            return null;
        }
        Map<String, Integer> values = new HashMap<>();
        int[] styles = style != Calendar.ALL_STYLES ? new int[] {style}
                : new int[] {Calendar.SHORT, Calendar.LONG, Calendar.SHORT_STANDALONE, Calendar.LONG_STANDALONE};
        for (int each : styles) {
            String[] names = of(field, each, locale);
            for (int value = names[0] == null ? 1 : 0; value < names.length; value++) {
                Integer before = values.put(names[value], value);
                if (before != null && before != value) {
                    return null;
                }
            }
        }
        return values;
    }
}
