package java.util;

/** A day as year, month and day: in the Julian calendar up to 4 October 1582, in the Gregorian from the day after. */
final class HybridDate {
    static final long DAY = 86_400_000;
    /** The first day of the Gregorian calendar, 15 October 1582, counted from 1970. */
    static final long GREGORIAN = -141_427;
    /** The days from 1 March of the year 0 to 1970. */
    private static final int TO_1970 = 719_468;

    /** Astronomical: 0 is the year 1 BC. */
    final int year;
    /** From 0. */
    final int month;
    final int day;

    /** The date of a day counted from 1970. */
    HybridDate(long epochDay) {
        this(epochDay, GREGORIAN);
    }

    /** The same where the Gregorian calendar begins on another day. */
    HybridDate(long epochDay, long change) {
        // Years begin in March here, so that a leap day is the last day of its year.
        long days = epochDay + TO_1970;
        long yearFromMarch;
        long dayOfYear;
        if (epochDay >= change) {
            long era = Math.floorDiv(days, 146_097L);
            long dayOfEra = days - era * 146_097;
            long yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
            yearFromMarch = era * 400 + yearOfEra;
            dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
        } else {
            // The Julian calendar was two days ahead of the Gregorian one at the beginning of its year 0.
            days += 2;
            long era = Math.floorDiv(days, 1461L);
            long dayOfEra = days - era * 1461;
            long yearOfEra = Math.min(dayOfEra / 365, 3);
            yearFromMarch = era * 4 + yearOfEra;
            dayOfYear = dayOfEra - 365 * yearOfEra;
        }
        int monthFromMarch = (int) ((5 * dayOfYear + 2) / 153);
        day = (int) (dayOfYear - (153 * monthFromMarch + 2) / 5) + 1;
        month = (monthFromMarch + 2) % 12;
        year = (int) (month < 2 ? yearFromMarch + 1 : yearFromMarch);
    }

    /** The day of the first of a month, counted from 1970; months beyond the year belong to other years. */
    static long epochDay(long year, long month) {
        return epochDay(year, month, 1);
    }

    /** The day of a date, counted from 1970; months and days may lie beyond their year and month. */
    static long epochDay(long year, long month, long day) {
        return epochDay(year, month, day, GREGORIAN);
    }

    static long epochDay(long year, long month, long day, long change) {
        long months = Math.floorMod(month - 2, 12L);
        long y = year + Math.floorDiv(month - 2, 12L);
        long dayOfYear = (153 * months + 2) / 5 + day - 1;
        long gregorian = 365 * y + Math.floorDiv(y, 4L) - Math.floorDiv(y, 100L) + Math.floorDiv(y, 400L) + dayOfYear
                - TO_1970;
        return gregorian >= change ? gregorian : 365 * y + Math.floorDiv(y, 4L) + dayOfYear - TO_1970 - 2;
    }

    /** The day of the week from 1, Sunday. */
    static int dayOfWeek(long epochDay) {
        return (int) Math.floorMod(epochDay + 4, 7L) + 1;
    }
}
