package jdk.internal.locale;

import java.util.Locale;

/** The day that weeks begin with, and how many days the first week of a year has at least. */
public final class WeekData {
    private WeekData() {
    }

    private static int value(String column, Locale locale) {
        String value = RegionData.column(column).get(RegionData.regionOf(locale));
        return Integer.parseInt(value != null ? value : RegionData.column(column).get("001"));
    }

    /** From 1 for Monday to 7. */
    public static int firstDay(Locale locale) {
        return value("first", locale);
    }

    public static int minimalDays(Locale locale) {
        return value("least", locale);
    }
}
