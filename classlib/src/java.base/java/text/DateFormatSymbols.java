package java.text;

import java.io.Serializable;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Locale;
import java.util.Objects;
import java.util.TimeZone;
import jdk.internal.locale.DateTexts;
import jdk.internal.locale.ZoneNames;

/** The words of dates: months, days of the week, eras, halves of the day, zones. */
public class DateFormatSymbols implements Serializable, Cloneable {
    private static final long serialVersionUID = -5987973545549424702L;

    private String[] eras;
    /** A thirteenth, empty one stands behind those of the year. */
    private String[] months;
    private String[] shortMonths;
    /** By the constants of {@link Calendar}, from 1. */
    private String[] weekdays;
    private String[] shortWeekdays;
    private String[] ampms;
    /** Null as long as they are the locale's. */
    private String[][] zoneStrings;
    private String localPatternChars = "GyMdkHmsSEDFwWahKzZ";
    private final Locale locale;

    public DateFormatSymbols() {
        this(Locale.getDefault(Locale.Category.FORMAT));
    }

    public DateFormatSymbols(Locale locale) {
        this.locale = Objects.requireNonNull(locale);
        DateTexts texts = DateTexts.of(locale);
        eras = texts.names(ChronoField.ERA, TextStyle.SHORT).clone();
        months = Arrays.copyOf(texts.names(ChronoField.MONTH_OF_YEAR, TextStyle.FULL), 13);
        shortMonths = Arrays.copyOf(texts.names(ChronoField.MONTH_OF_YEAR, TextStyle.SHORT), 13);
        months[12] = "";
        shortMonths[12] = "";
        weekdays = fromSunday(texts.names(ChronoField.DAY_OF_WEEK, TextStyle.FULL));
        shortWeekdays = fromSunday(texts.names(ChronoField.DAY_OF_WEEK, TextStyle.SHORT));
        ampms = texts.names(ChronoField.AMPM_OF_DAY, TextStyle.SHORT).clone();
    }

    private static String[] fromSunday(String[] fromMonday) {
        String[] names = new String[8];
        names[0] = "";
        for (int i = 0; i < 7; i++) {
            names[(i + 1) % 7 + 1] = fromMonday[i];
        }
        return names;
    }

    public static Locale[] getAvailableLocales() {
        return Locale.getAvailableLocales();
    }

    public static final DateFormatSymbols getInstance() {
        return new DateFormatSymbols();
    }

    public static final DateFormatSymbols getInstance(Locale locale) {
        return new DateFormatSymbols(locale);
    }

    /** The names of a calendar's field by its values; null where there are none. */
    String[] of(int field, boolean full) {
        return switch (field) {
            case Calendar.ERA -> eras;
            case Calendar.MONTH -> full ? months : shortMonths;
            case Calendar.DAY_OF_WEEK -> full ? weekdays : shortWeekdays;
            case Calendar.AM_PM -> ampms;
            default -> null;
        };
    }

    /** The name that a program has given to a zone, or null. */
    String zoneName(String id, boolean daylight, boolean full) {
        if (zoneStrings != null) {
            for (String[] row : zoneStrings) {
                if (row[0].equals(id)) {
                    return row[(daylight ? 3 : 1) + (full ? 0 : 1)];
                }
            }
        }
        return null;
    }
    //#for Names field Value
    //#| Eras | eras | Eras
    //#| Months | months | Months
    //#| ShortMonths | shortMonths | ShortMonths
    //#| Weekdays | weekdays | Weekdays
    //#| ShortWeekdays | shortWeekdays | ShortWeekdays
    //#| AmPmStrings | ampms | Ampms

    public String[] get$Names$() {
        return $field$.clone();
    }

    public void set$Names$(String[] new$Value$) {
        $field$ = new$Value$.clone();
    }
    //#end

    /** A row for each zone: its name in the database, the long and the short name of standard time, those of daylight time. */
    public String[][] getZoneStrings() {
        if (zoneStrings == null) {
            return TimeZone.availableIDs().map(id -> ZoneNames.row(id, locale)).toArray(String[][]::new);
        }
        String[][] copy = new String[zoneStrings.length][];
        for (int i = 0; i < copy.length; i++) {
            copy[i] = zoneStrings[i].clone();
        }
        return copy;
    }

    public void setZoneStrings(String[][] newZoneStrings) {
        String[][] copy = new String[newZoneStrings.length][];
        for (int i = 0; i < copy.length; i++) {
            if (newZoneStrings[i].length < 5) {
                throw new IllegalArgumentException(
                        "Row " + i + " of the input array does not have a length of at least 5");
            }
            copy[i] = newZoneStrings[i].clone();
        }
        zoneStrings = copy;
    }

    public String getLocalPatternChars() {
        return localPatternChars;
    }

    public void setLocalPatternChars(String newLocalPatternChars) {
        localPatternChars = Objects.requireNonNull(newLocalPatternChars);
    }

    @Override
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    @Override
    public int hashCode() {
        int hash = 5;
        for (Object[] words : new Object[][] {eras, months, shortMonths, weekdays, shortWeekdays, ampms,
            getZoneStrings()}) {
            hash = 11 * hash + Arrays.deepHashCode(words);
        }
        return 11 * hash + localPatternChars.hashCode();
    }

    @Override
    public boolean equals(Object obj) {
        return this == obj || obj != null && getClass() == obj.getClass() && sameWords((DateFormatSymbols) obj);
    }

    private boolean sameWords(DateFormatSymbols that) {
        boolean same = Arrays.equals(eras, that.eras) && Arrays.equals(months, that.months)
                && Arrays.equals(shortMonths, that.shortMonths) && Arrays.equals(weekdays, that.weekdays)
                && Arrays.equals(shortWeekdays, that.shortWeekdays) && Arrays.equals(ampms, that.ampms)
                && localPatternChars.equals(that.localPatternChars);
        if (!same || zoneStrings == null && that.zoneStrings == null) {
            return same && (locale.equals(that.locale) || Arrays.deepEquals(getZoneStrings(), that.getZoneStrings()));
        }
        return Arrays.deepEquals(getZoneStrings(), that.getZoneStrings());
    }
}
