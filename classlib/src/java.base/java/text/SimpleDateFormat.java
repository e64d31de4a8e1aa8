package java.text;

import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;

/** The texts of dates by a pattern such as {@code yyyy-MM-dd HH:mm}. */
public class SimpleDateFormat extends DateFormat {
    private static final String LETTERS = "GyMdkHmsSEDFwWahKzZYuXL";
    /** The field of each letter; zones have none. */
    private static final int[] FIELDS = {Calendar.ERA, Calendar.YEAR, Calendar.MONTH, Calendar.DATE,
        Calendar.HOUR_OF_DAY, Calendar.HOUR_OF_DAY, Calendar.MINUTE, Calendar.SECOND, Calendar.MILLISECOND,
        Calendar.DAY_OF_WEEK, Calendar.DAY_OF_YEAR, Calendar.DAY_OF_WEEK_IN_MONTH, Calendar.WEEK_OF_YEAR,
        Calendar.WEEK_OF_MONTH, Calendar.AM_PM, Calendar.HOUR, Calendar.HOUR, Calendar.ZONE_OFFSET,
        Calendar.ZONE_OFFSET, Calendar.YEAR, Calendar.DAY_OF_WEEK, Calendar.ZONE_OFFSET, Calendar.MONTH};
    /** What positions call the fields of the last letters; those of the first ones are called by their places. */
    private static final int[] LAST_NUMBERS = {TIMEZONE_FIELD, YEAR_FIELD, DAY_OF_WEEK_FIELD, TIMEZONE_FIELD, MONTH_FIELD};

    private final Locale locale;
    private String pattern;
    /** The words that a program has given; null for those of the locale. */
    private DateFormatSymbols formatData;
    /** Two digits are a year in the hundred from this one. */
    private Date firstOfCentury;

    public SimpleDateFormat() {
        this(((SimpleDateFormat) getInstance()).pattern);
    }

    public SimpleDateFormat(String pattern) {
        this(pattern, Locale.getDefault(Locale.Category.FORMAT));
    }

    public SimpleDateFormat(String pattern, Locale locale) {
        Objects.requireNonNull(pattern);
        this.locale = Objects.requireNonNull(locale);
        calendar = newCalendar(locale);
        numberFormat = NumberFormat.getIntegerInstance(locale);
        numberFormat.setGroupingUsed(false);
        applyPattern(pattern);
        Calendar start = newCalendar(locale);
        start.add(Calendar.YEAR, -80);
        firstOfCentury = start.getTime();
    }

    public SimpleDateFormat(String pattern, DateFormatSymbols formatSymbols) {
        Objects.requireNonNull(formatSymbols);
        this(pattern, Locale.getDefault(Locale.Category.FORMAT));
        setDateFormatSymbols(formatSymbols);
    }

    public DateFormatSymbols getDateFormatSymbols() {
        return formatData == null ? DateFormatSymbols.getInstance(locale) : (DateFormatSymbols) formatData.clone();
    }

    public void setDateFormatSymbols(DateFormatSymbols newFormatSymbols) {
        formatData = (DateFormatSymbols) newFormatSymbols.clone();
    }

    /** Takes a pattern if all its letters have a meaning. */
    public void applyPattern(String pattern) {
        for (int at = 0; at < pattern.length(); at = partEnd(pattern, at)) {
            char c = pattern.charAt(at);
            if (c == '\'') {
                if (partEnd(pattern, at) < 0) {
                    throw new IllegalArgumentException("Unterminated quote");
                }
            } else if (isLetter(c)) {
                if (LETTERS.indexOf(c) < 0) {
                    throw new IllegalArgumentException("Illegal pattern character '" + c + "'");
                }
                if (c == 'X' && partEnd(pattern, at) - at > 3) {
                    throw new IllegalArgumentException("invalid ISO 8601 format: length="
                            + (partEnd(pattern, at) - at));
                }
            }
        }
        this.pattern = pattern;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    /** The end of what begins at {@code at}: equal letters, a quoted text, a character; -1 for an open quote. */
    private static int partEnd(String pattern, int at) {
        char c = pattern.charAt(at);
        int end = at + 1;
        if (c == '\'') {
            if (end < pattern.length() && pattern.charAt(end) == '\'') {
                return end + 1;
            }
            for (; end < pattern.length(); end++) {
                if (pattern.charAt(end) == '\'') {
                    if (end + 1 == pattern.length() || pattern.charAt(end + 1) != '\'') {
                        return end + 1;
                    }
                    end++;
                }
            }
            return -1;
        }
        if (isLetter(c)) {
            while (end < pattern.length() && pattern.charAt(end) == c) {
                end++;
            }
        }
        return end;
    }

    /** The characters that a part which is no letter stands for. */
    private static String literal(String pattern, int at, int end) {
        if (pattern.charAt(at) != '\'') {
            return pattern.substring(at, end);
        }
        return end == at + 2 ? "'" : pattern.substring(at + 1, end - 1).replace("''", "'");
    }

    /** As {@link #applyPattern}: the letters are those of English in every locale. */
    public void applyLocalizedPattern(String pattern) {
        applyPattern(pattern);
    }

    public String toLocalizedPattern() {
        return pattern;
    }

    public String toPattern() {
        return pattern;
    }

    public void set2DigitYearStart(Date startDate) {
        firstOfCentury = new Date(startDate.getTime());
    }

    public Date get2DigitYearStart() {
        return (Date) firstOfCentury.clone();
    }

    @Override
    public StringBuffer format(Date date, StringBuffer toAppendTo, FieldPosition pos) {
        pos.beginIndex = pos.endIndex = 0;
        calendar.setTime(Objects.requireNonNull(date, "date must not be null"));
        for (int at = 0; at < pattern.length();) {
            int end = partEnd(pattern, at);
            char c = pattern.charAt(at);
            if (isLetter(c)) {
                int from = toAppendTo.length();
                field(toAppendTo, c, end - at);
                int number = number(c);
                pos.tell(Field.BY_NUMBER[number], number, from, toAppendTo.length());
            } else {
                toAppendTo.append(literal(pattern, at, end));
            }
            at = end;
        }
        return toAppendTo;
    }

    /** What positions call the field of a letter. */
    private static int number(char letter) {
        int place = LETTERS.indexOf(letter);
        return place <= TIMEZONE_FIELD ? place : LAST_NUMBERS[place - TIMEZONE_FIELD - 1];
    }

    private void field(StringBuffer target, char letter, int count) {
        int field = FIELDS[LETTERS.indexOf(letter)];
        int value = calendar.get(field);
        switch (letter) {
            case 'y':
            case 'Y': {
                int year = letter == 'Y' ? calendar.getWeekYear() : value;
                number(target, count == 2 ? year % 100 : year, count);
                break;
            }
            case 'M':
            case 'L':
                if (count > 2) {
                    name(target, field, count);
                } else {
                    number(target, value + 1, count);
                }
                break;
            case 'E':
            case 'G':
                name(target, field, letter == 'G' ? 3 : count);
                break;
            case 'a':
                name(target, field, 3);
                break;
            case 'k':
                number(target, value == 0 ? 24 : value, count);
                break;
            case 'h':
                number(target, value == 0 ? 12 : value, count);
                break;
            case 'u':
                number(target, value == Calendar.SUNDAY ? 7 : value - 1, count);
                break;
            case 'z':
                String own = formatData == null ? null : formatData.zoneName(getTimeZone().getID(),
                        calendar.get(Calendar.DST_OFFSET) != 0, count > 3);
                target.append(own != null ? own : getTimeZone().getDisplayName(calendar.get(Calendar.DST_OFFSET) != 0,
                        count > 3 ? TimeZone.LONG : TimeZone.SHORT, locale));
                break;
            case 'Z':
                offset(target, (value + calendar.get(Calendar.DST_OFFSET)) / 60_000, true, false);
                break;
            case 'X':
                value += calendar.get(Calendar.DST_OFFSET);
                if (value == 0) {
                    target.append('Z');
                } else {
                    offset(target, value / 60_000, count > 1, count == 3);
                }
                break;
            default:
                number(target, value, count);
        }
    }

    private void name(StringBuffer target, int field, int count) {
        String[] given = formatData == null ? null : formatData.of(field, count > 3);
        if (given != null) {
            target.append(given[calendar.get(field)]);
            return;
        }
        target.append(calendar.getDisplayName(field, count > 3 ? Calendar.LONG : Calendar.SHORT, locale));
    }

    private static void number(StringBuffer target, int value, int digits) {
        String text = String.valueOf(Math.abs((long) value));
        target.append(value < 0 ? "-" : "").append("0".repeat(Math.max(0, digits - text.length()))).append(text);
    }

    private static void offset(StringBuffer target, int minutes, boolean withMinutes, boolean colon) {
        target.append(minutes < 0 ? '-' : '+');
        minutes = Math.abs(minutes);
        number(target, minutes / 60, 2);
        if (withMinutes) {
            target.append(colon ? ":" : "");
            number(target, minutes % 60, 2);
        }
    }

    @Override
    public Date parse(String text, ParsePosition pos) {
        int start = pos.getIndex();
        DateReader reader = new DateReader(text, start, calendar, firstOfCentury, locale, formatData);
        boolean abutting = false;
        for (int at = 0; at < pattern.length();) {
            int end = partEnd(pattern, at);
            char c = pattern.charAt(at);
            boolean read;
            if (isLetter(c)) {
                // A number directly before another takes exactly as many digits as its letters.
                boolean more = end < pattern.length() && isNumeric(pattern, end);
                abutting = isNumeric(pattern, at) && (more || abutting);
                read = reader.field(c, FIELDS[LETTERS.indexOf(c)], end - at, abutting && more);
            } else {
                abutting = false;
                read = reader.literal(literal(pattern, at, end));
            }
            if (!read) {
                pos.setErrorIndex(reader.at);
                return null;
            }
            at = end;
        }
        try {
            Date date = reader.date();
            pos.setIndex(reader.at);
            return date;
        } catch (IllegalArgumentException contradiction) {
            calendar.clear();
            pos.setErrorIndex(reader.at);
            return null;
        }
    }

    private static boolean isNumeric(String pattern, int at) {
        char c = pattern.charAt(at);
        int count = partEnd(pattern, at) - at;
        return isLetter(c) && "GEazZX".indexOf(c) < 0 && (c != 'M' && c != 'L' || count < 3);
    }

    @Override
    public Object clone() {
        SimpleDateFormat copy = (SimpleDateFormat) super.clone();
        copy.formatData = formatData == null ? null : (DateFormatSymbols) formatData.clone();
        return copy;
    }

    @Override
    public boolean equals(Object obj) {
        return super.equals(obj) && pattern.equals(((SimpleDateFormat) obj).pattern)
                && Objects.equals(formatData, ((SimpleDateFormat) obj).formatData);
    }

    @Override
    public int hashCode() {
        return pattern.hashCode();
    }
}
