package java.util;

/** The English names of eras, months, days of the week, and halves of the day. */
final class CalendarNames {
    private static final String[] MONTHS = {"January", "February", "March", "April", "May", "June", "July", "August",
        "September", "October", "November", "December"};
    /** By the number of the day, from 1. */
    private static final String[] DAYS =
            {null, "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"};

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

    /** The names by value, or null. */
    static String[] of(int field, int style) {
        switch (field) {
            case Calendar.ERA:
                return style == Calendar.LONG_STANDALONE ? new String[] {"Before Christ", "Anno Domini"}
                        : new String[] {"BC", "AD"};
            case Calendar.MONTH:
                return MONTHS;
            case Calendar.DAY_OF_WEEK:
                return DAYS;
            case Calendar.AM_PM:
                return (style & Calendar.NARROW_FORMAT) != 0 ? new String[] {"a", "p"} : new String[] {"AM", "PM"};
            default:
                return null;
        }
    }

    static String name(int field, int style, int value) {
        String[] names = of(field, style);
        if (names == null) {
            return null;
        }
        String name = names[value];
        boolean whole = field == Calendar.AM_PM || (style & Calendar.LONG) != 0;
        int length = (style & Calendar.NARROW_FORMAT) != 0 ? 1 : 3;
        return whole || name.length() <= length ? name : name.substring(0, length);
    }

    /** The values of a style by their names; null where a field has none, or where two names are the same. */
    static Map<String, Integer> all(int field, int style) {
        if (of(field, style) == null) {
            return null;
        }
        Map<String, Integer> values = new HashMap<>();
        int[] styles = style != Calendar.ALL_STYLES ? new int[] {style} : new int[] {Calendar.SHORT, Calendar.LONG};
        for (int each : styles) {
            String[] names = of(field, each);
            for (int value = names[0] == null ? 1 : 0; value < names.length; value++) {
                Integer before = values.put(name(field, each, value), value);
                if (before != null && before != value) {
                    return null;
                }
            }
        }
        return values;
    }
}
