//#file $Name$.java
//#for Name what FIELD UNIT count amount value Field
//#| DayOfWeek | The days of the week. | DAY_OF_WEEK | DAYS | 7 | days | dayOfWeek | DayOfWeek
//#| Month | The months of the year. | MONTH_OF_YEAR | MONTHS | 12 | months | month | MonthOfYear
package java.time;

//#if Name: Month
import java.time.chrono.IsoChronology;
//#end
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.util.Locale;
//#if Name: Month
import java.util.Objects;
//#end

/** $what$ */
public enum $Name$ implements TemporalAccessor, TemporalAdjuster {
    //#if Name: DayOfWeek
    MONDAY,
    TUESDAY,
    WEDNESDAY,
    THURSDAY,
    FRIDAY,
    SATURDAY,
    SUNDAY;
    //#else
    JANUARY,
    FEBRUARY,
    MARCH,
    APRIL,
    MAY,
    JUNE,
    JULY,
    AUGUST,
    SEPTEMBER,
    OCTOBER,
    NOVEMBER,
    DECEMBER;
    //#end

    public static $Name$ of(int $value$) {
        if ($value$ < 1 || $value$ > $count$) {
            throw new DateTimeException("Invalid value for $Field$: " + $value$);
        }
        return values()[$value$ - 1];
    }

    public static $Name$ from(TemporalAccessor temporal) {
        if (temporal instanceof $Name$) {
            return ($Name$) temporal;
        }
        try {
            //#if Name: DayOfWeek
            return of(temporal.get(ChronoField.$FIELD$));
            //#else
            return of(Objects.requireNonNull(temporal, "temporal").get(ChronoField.$FIELD$));
            //#end
        } catch (DateTimeException cause) {
            throw new DateTimeException(Refusals.unobtainable("$Name$", temporal), cause);
        }
    }

    public int getValue() {
        return ordinal() + 1;
    }

    public String getDisplayName(TextStyle style, Locale locale) {
        return DisplayName.of(this, ChronoField.$FIELD$, style, locale);
    }

    public $Name$ plus(long $amount$) {
        return values()[Math.floorMod(ordinal() + $amount$ % $count$, $count$)];
    }

    public $Name$ minus(long $amount$) {
        return plus(-($amount$ % $count$));
    }
    //#if Name: Month

    public int length(boolean leapYear) {
        switch (this) {
            case FEBRUARY:
                return leapYear ? 29 : 28;
            case APRIL:
            case JUNE:
            case SEPTEMBER:
            case NOVEMBER:
                return 30;
            default:
                return 31;
        }
    }

    public int minLength() {
        return length(false);
    }

    public int maxLength() {
        return length(true);
    }

    public int firstDayOfYear(boolean leapYear) {
        int day = 1;
        for (int i = 0; i < ordinal(); i++) {
            day += values()[i].length(leapYear);
        }
        return day;
    }

    public $Name$ firstMonthOfQuarter() {
        return values()[ordinal() / 3 * 3];
    }
    //#end

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field == ChronoField.$FIELD$ : field != null
                && field.isSupportedBy(this);
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        Refusals.requireSupported(isSupported(field), field);
        return getValue();
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        //#if Name: Month
        if (query == TemporalQueries.chronology()) {
            return (R) IsoChronology.INSTANCE;
        }
        //#end
        return query == TemporalQueries.precision() ? (R) ChronoUnit.$UNIT$ : TemporalAccessor.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        //#if Name: DayOfWeek
        return temporal.with(ChronoField.$FIELD$, getValue());
        //#else
        return Objects.requireNonNull(temporal, "temporal").with(ChronoField.$FIELD$, getValue());
        //#end
    }
}
