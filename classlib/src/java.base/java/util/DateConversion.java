package java.util;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQueries;

/**
 * The conversions of one date or time that begin with {@code %t}. The value is either a calendar or a
 * temporal.
 */
final class DateConversion {
    private static final String ALL = "HIklMSLNpzZsQBbhAaCYyjmdeRTrDFc";

    private final Object argument;
    private final Locale locale;
    private final Calendar calendar;
    private final TemporalAccessor temporal;
    private final StringBuilder text = new StringBuilder();

    private DateConversion(Object argument, char conversion, Locale locale) {
        this.locale = locale;
        this.argument = argument;
        temporal = argument instanceof TemporalAccessor ? (TemporalAccessor) argument : null;
        if (temporal != null) {
            calendar = null;
        } else if (argument instanceof Calendar) {
            calendar = (Calendar) ((Calendar) argument).clone();
            calendar.setLenient(true);
        } else if (argument instanceof Long || argument instanceof Date) {
            calendar = Calendar.getInstance();
            calendar.setTimeInMillis(argument instanceof Long ? (Long) argument : ((Date) argument).getTime());
        } else {
            throw new IllegalFormatConversionException(conversion, argument.getClass());
        }
    }

    static boolean isKnown(char conversion) {
        return ALL.indexOf(conversion) >= 0;
    }

    /** The text of {@code argument} by one conversion. */
    static String text(Object argument, char conversion, Locale locale) {
        DateConversion date = new DateConversion(argument, conversion, locale);
        date.append(conversion);
        return date.text.toString();
    }

    private void all(String conversions) {
        for (int i = 0; i < conversions.length(); i++) {
            char c = conversions.charAt(i);
            if (Character.isLetter(c)) {
                append(c);
            } else {
                text.append(c);
            }
        }
    }

    private void append(char c) {
        switch (c) {
            case 'R':
                all("H:M");
                break;
            case 'T':
                all("H:M:S");
                break;
            case 'r':
                all("I:M:S ");
                text.append(name(c, Calendar.AM_PM, Calendar.SHORT, ChronoField.AMPM_OF_DAY).toUpperCase());
                break;
            case 'D':
                all("m/d/y");
                break;
            case 'F':
                all("Y-m-d");
                break;
            case 'c':
                all("a b d T Z Y");
                break;
            case 'B':
                text.append(name(c, Calendar.MONTH, Calendar.LONG, ChronoField.MONTH_OF_YEAR));
                break;
            case 'b':
            case 'h':
                text.append(name(c, Calendar.MONTH, Calendar.SHORT, ChronoField.MONTH_OF_YEAR));
                break;
            case 'A':
                text.append(name(c, Calendar.DAY_OF_WEEK, Calendar.LONG, ChronoField.DAY_OF_WEEK));
                break;
            case 'a':
                text.append(name(c, Calendar.DAY_OF_WEEK, Calendar.SHORT, ChronoField.DAY_OF_WEEK));
                break;
            case 'p':
                text.append(name(c, Calendar.AM_PM, Calendar.SHORT, ChronoField.AMPM_OF_DAY).toLowerCase());
                break;
            case 'Z':
                if (calendar == null) {
                    ZoneId zone = temporal.query(TemporalQueries.zone());
                    if (zone == null) {
                        throw mismatch(c);
                    }
                    if (zone instanceof ZoneOffset || !temporal.isSupported(ChronoField.INSTANT_SECONDS)) {
                        text.append(zone.getId());
                    } else {
                        TimeZone of = TimeZone.getTimeZone(zone);
                        text.append(of.getDisplayName(of.inDaylightTime(Date.from(Instant.from(temporal))),
                                TimeZone.SHORT, locale));
                    }
                    break;
                }
                text.append(calendar.getTimeZone().getDisplayName(calendar.get(Calendar.DST_OFFSET) != 0,
                        TimeZone.SHORT, locale));
                break;
            case 'z':
                offset(c);
                break;
            default:
                number(number(c), c);
        }
    }

    private void number(long value, char c) {
        int digits = c == 'N' ? 9 : c == 'Y' ? 4 : c == 'L' || c == 'j' ? 3 : "klesQ".indexOf(c) >= 0 ? 1 : 2;
        String magnitude = String.valueOf(Math.abs(value));
        int zero = locale == null ? '0' : locale.zeroDigit();
        text.append(value < 0 ? "-" : "");
        for (char digit : ("0".repeat(Math.max(0, digits - magnitude.length())) + magnitude).toCharArray()) {
            text.append((char) (digit - '0' + zero));
        }
    }

    private long number(char c) {
        switch (c) {
            case 'H':
            case 'k':
                return field(c, Calendar.HOUR_OF_DAY, ChronoField.HOUR_OF_DAY);
            case 'I':
            case 'l': {
                long hour = field(c, Calendar.HOUR_OF_DAY, ChronoField.HOUR_OF_DAY) % 12;
                return hour == 0 ? 12 : hour;
            }
            case 'M':
                return field(c, Calendar.MINUTE, ChronoField.MINUTE_OF_HOUR);
            case 'S':
                return field(c, Calendar.SECOND, ChronoField.SECOND_OF_MINUTE);
            case 'L':
                return field(c, Calendar.MILLISECOND, ChronoField.MILLI_OF_SECOND);
            case 'N':
                return calendar != null ? calendar.get(Calendar.MILLISECOND) * 1_000_000L
                        : field(c, 0, ChronoField.NANO_OF_SECOND);
            case 's':
                return calendar != null ? calendar.getTimeInMillis() / 1000 : field(c, 0, ChronoField.INSTANT_SECONDS);
            case 'Q':
                return calendar != null ? calendar.getTimeInMillis()
                        : field(c, 0, ChronoField.INSTANT_SECONDS) * 1000 + field(c, 0, ChronoField.MILLI_OF_SECOND);
            case 'j':
                return field(c, Calendar.DAY_OF_YEAR, ChronoField.DAY_OF_YEAR);
            case 'm':
                return field(c, Calendar.MONTH, ChronoField.MONTH_OF_YEAR) + (calendar != null ? 1 : 0);
            case 'd':
            case 'e':
                return field(c, Calendar.DAY_OF_MONTH, ChronoField.DAY_OF_MONTH);
            default: {
                long year = field(c, Calendar.YEAR, ChronoField.YEAR_OF_ERA);
                return c == 'C' ? year / 100 : c == 'y' ? year % 100 : year;
            }
        }
    }

    private long field(char c, int field, ChronoField temporalField) {
        if (calendar != null) {
            return calendar.get(field);
        }
        try {
            return temporal.getLong(temporalField);
        } catch (DateTimeException unsupported) {
            throw mismatch(c);
        }
    }

    private String name(char c, int field, int style, ChronoField temporalField) {
        int value = (int) field(c, field, temporalField);
        if (temporal != null) {
            // Calendars count months from 0, and days of the week from Sunday, 1.
            value = field == Calendar.MONTH ? value - 1 : field == Calendar.DAY_OF_WEEK ? value % 7 + 1 : value;
        }
        return CalendarNames.name(field, style, value, locale);
    }

    private void offset(char c) {
        long minutes = calendar != null
                ? (calendar.get(Calendar.ZONE_OFFSET) + calendar.get(Calendar.DST_OFFSET)) / 60_000
                : field(c, 0, ChronoField.OFFSET_SECONDS) / 60;
        text.append(minutes < 0 ? '-' : '+');
        number(Math.abs(minutes) / 60 * 100 + Math.abs(minutes) % 60, 'Y');
    }

    private IllegalFormatConversionException mismatch(char c) {
        return new IllegalFormatConversionException(c, argument.getClass());
    }
}
