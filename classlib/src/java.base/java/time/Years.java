//#file $Name$.java
//#for Name what serial SERIAL precision after before parts adjusted
//#| Year | A year. | -23038383694477807L | Ser.YEAR | (R) ChronoUnit.YEARS | year > other.year | year < other.year | temporal.get(ChronoField.YEAR) | ChronoField.YEAR, year
//#| YearMonth | A month of a year. | 4183400860270640070L | Ser.YEAR_MONTH | (R) ChronoUnit.MONTHS | compareTo(other) > 0 | compareTo(other) < 0 | temporal.get(ChronoField.YEAR), temporal.get(ChronoField.MONTH_OF_YEAR) | ChronoField.PROLEPTIC_MONTH, prolepticMonth()
package java.time;

import java.io.Serializable;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.SignStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalQueries;
import java.time.temporal.TemporalQuery;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.time.temporal.ValueRange;
import java.util.Objects;

/** $what$ */
public final class $Name$ implements Temporal, TemporalAdjuster, Comparable<$Name$>, Serializable {
    private static final long serialVersionUID = $serial$;
    //#if Name: Year
    private static final DateTimeFormatter PARSER = new DateTimeFormatterBuilder().parseLenient()
            .appendValue(ChronoField.YEAR, 1, 10, SignStyle.NORMAL).toFormatter();
    //#else
    private static final DateTimeFormatter PARSER = new DateTimeFormatterBuilder()
            .appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-')
            .appendValue(ChronoField.MONTH_OF_YEAR, 2).toFormatter();
    //#end
    //#if Name: Year

    public static final int MIN_VALUE = -999_999_999;
    public static final int MAX_VALUE = 999_999_999;
    //#end

    private final int year;
    //#if Name: Year

    private Year(int year) {
        this.year = year;
    }
    //#else
    private final int month;

    private YearMonth(int year, int month) {
        this.year = year;
        this.month = month;
    }
    //#end

    public static $Name$ now() {
        return now(Clock.systemDefaultZone());
    }

    public static $Name$ now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static $Name$ now(Clock clock) {
        //#if Name: Year
        return of(LocalDate.now(clock).getYear());
        //#else
        LocalDate now = LocalDate.now(clock);
        return of(now.getYear(), now.getMonth());
        //#end
    }
    //#if Name: Year

    public static $Name$ of(int isoYear) {
        return new $Name$(ChronoField.YEAR.checkValidIntValue(isoYear));
    }
    //#else

    public static $Name$ of(int year, Month month) {
        return of(year, Objects.requireNonNull(month, "month").getValue());
    }

    public static $Name$ of(int year, int month) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.MONTH_OF_YEAR.checkValidValue(month);
        return new $Name$(year, month);
    }
    //#end

    public static $Name$ from(TemporalAccessor temporal) {
        if (temporal instanceof $Name$ same) {
            return same;
        }
        Objects.requireNonNull(temporal, "temporal");
        try {
            return of($parts$);
        } catch (DateTimeException cause) {
            throw new DateTimeException(Refusals.unobtainable("$Name$", temporal), cause);
        }
    }

    public static $Name$ parse(CharSequence text) {
        return parse(text, PARSER);
    }

    public static $Name$ parse(CharSequence text, DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").parse(text, $Name$::from);
    }
    //#if Name: Year

    public static boolean isLeap(long year) {
        return (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    public int getValue() {
        return year;
    }
    //#end

    @Override
    public boolean isSupported(TemporalField field) {
        //#if Name: Year
        return field instanceof ChronoField
                ? field == ChronoField.YEAR || field == ChronoField.YEAR_OF_ERA || field == ChronoField.ERA
        //#else
        return field instanceof ChronoField ? field == ChronoField.YEAR || field == ChronoField.MONTH_OF_YEAR
                || field == ChronoField.PROLEPTIC_MONTH || field == ChronoField.YEAR_OF_ERA || field == ChronoField.ERA
        //#end
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        //#if Name: Year
        return unit instanceof ChronoUnit ? unit == ChronoUnit.YEARS || unit == ChronoUnit.DECADES
                || unit == ChronoUnit.CENTURIES || unit == ChronoUnit.MILLENNIA || unit == ChronoUnit.ERAS
                : unit != null && unit.isSupportedBy(this);
        //#else
        return unit instanceof ChronoUnit ? unit == ChronoUnit.MONTHS || unit == ChronoUnit.YEARS
                || unit == ChronoUnit.DECADES || unit == ChronoUnit.CENTURIES || unit == ChronoUnit.MILLENNIA
                || unit == ChronoUnit.ERAS : unit != null && unit.isSupportedBy(this);
        //#end
    }

    @Override
    public ValueRange range(TemporalField field) {
        if (field == ChronoField.YEAR_OF_ERA) {
            //#if Name: Year
            return year <= 0 ? ValueRange.of(1, MAX_VALUE + 1L) : ValueRange.of(1, MAX_VALUE);
            //#else
            return ValueRange.of(1, getYear() <= 0 ? Year.MAX_VALUE + 1L : Year.MAX_VALUE);
            //#end
        }
        return Temporal.super.range(field);
    }

    @Override
    public int get(TemporalField field) {
        return range(field).checkValidIntValue(getLong(field), field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField chrono)) {
            return field.getFrom(this);
        }
        return switch (chrono) {
            //#if Name: YearMonth
            case MONTH_OF_YEAR -> month;
            case PROLEPTIC_MONTH -> prolepticMonth();
            //#end
            case YEAR_OF_ERA -> year < 1 ? 1 - year : year;
            case YEAR -> year;
            case ERA -> year < 1 ? 0 : 1;
            default -> throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        };
    }
    //#if Name: Year

    public boolean isLeap() {
        return isLeap(year);
    }

    public boolean isValidMonthDay(MonthDay monthDay) {
        return monthDay != null && monthDay.isValidYear(year);
    }

    public int length() {
        return isLeap() ? 366 : 365;
    }
    //#else

    private long prolepticMonth() {
        return year * 12L + month - 1;
    }

    public int getYear() {
        return year;
    }

    public int getMonthValue() {
        return month;
    }

    public Month getMonth() {
        return Month.of(month);
    }

    public boolean isLeapYear() {
        return Year.isLeap(year);
    }

    public boolean isValidDay(int dayOfMonth) {
        return dayOfMonth >= 1 && dayOfMonth <= lengthOfMonth();
    }

    public int lengthOfMonth() {
        return getMonth().length(isLeapYear());
    }

    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }
    //#end

    @Override
    public $Name$ with(TemporalAdjuster adjuster) {
        return ($Name$) adjuster.adjustInto(this);
    }

    @Override
    public $Name$ with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField chrono)) {
            return field.adjustInto(this, newValue);
        }
        chrono.checkValidValue(newValue);
        return switch (chrono) {
            //#if Name: Year
            case YEAR_OF_ERA -> of((int) (year < 1 ? 1 - newValue : newValue));
            case YEAR -> of((int) newValue);
            case ERA -> getLong(ChronoField.ERA) == newValue ? this : of(1 - year);
            //#else
            case MONTH_OF_YEAR -> withMonth((int) newValue);
            case PROLEPTIC_MONTH -> plusMonths(newValue - prolepticMonth());
            case YEAR_OF_ERA -> withYear((int) (year < 1 ? 1 - newValue : newValue));
            case YEAR -> withYear((int) newValue);
            case ERA -> getLong(ChronoField.ERA) == newValue ? this : withYear(1 - year);
            //#end
            default -> throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        };
    }
    //#if Name: YearMonth

    public $Name$ withYear(int year) {
        return of(ChronoField.YEAR.checkValidIntValue(year), month);
    }

    public $Name$ withMonth(int month) {
        return of(year, ChronoField.MONTH_OF_YEAR.checkValidIntValue(month));
    }
    //#end

    @Override
    public $Name$ plus(TemporalAmount amountToAdd) {
        return ($Name$) amountToAdd.addTo(this);
    }

    @Override
    public $Name$ plus(long amountToAdd, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit chrono)) {
            return unit.addTo(this, amountToAdd);
        }
        return switch (chrono) {
            //#if Name: YearMonth
            case MONTHS -> plusMonths(amountToAdd);
            //#end
            case YEARS -> plusYears(amountToAdd);
            case DECADES -> plusYears(Math.multiplyExact(amountToAdd, 10));
            case CENTURIES -> plusYears(Math.multiplyExact(amountToAdd, 100));
            case MILLENNIA -> plusYears(Math.multiplyExact(amountToAdd, 1000));
            case ERAS -> with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amountToAdd));
            default -> throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        };
    }

    public $Name$ plusYears(long yearsToAdd) {
        //#if Name: Year
        return yearsToAdd == 0 ? this : of(ChronoField.YEAR.checkValidIntValue(year + yearsToAdd));
        //#else
        return yearsToAdd == 0 ? this : of(ChronoField.YEAR.checkValidIntValue(year + yearsToAdd), month);
        //#end
    }
    //#if Name: YearMonth

    public $Name$ plusMonths(long monthsToAdd) {
        long months = prolepticMonth() + monthsToAdd;
        return monthsToAdd == 0 ? this : of(ChronoField.YEAR.checkValidIntValue(Math.floorDiv(months, 12)),
                (int) Math.floorMod(months, 12) + 1);
    }
    //#end

    @Override
    public $Name$ minus(TemporalAmount amountToSubtract) {
        return ($Name$) amountToSubtract.subtractFrom(this);
    }

    @Override
    public $Name$ minus(long amountToSubtract, TemporalUnit unit) {
        return amountToSubtract == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amountToSubtract, unit);
    }

    public $Name$ minusYears(long yearsToSubtract) {
        return minus(yearsToSubtract, ChronoUnit.YEARS);
    }
    //#if Name: YearMonth

    public $Name$ minusMonths(long monthsToSubtract) {
        return minus(monthsToSubtract, ChronoUnit.MONTHS);
    }
    //#end

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.chronology()) {
            return (R) IsoChronology.INSTANCE;
        }
        return query == TemporalQueries.precision() ? $precision$ : Temporal.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        if (!Chronology.from(temporal).equals(IsoChronology.INSTANCE)) {
            throw new DateTimeException("Adjustment only supported on ISO date-time");
        }
        return temporal.with($adjusted$);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        $Name$ end = from(endExclusive);
        if (!(unit instanceof ChronoUnit chrono)) {
            return unit.between(this, end);
        }
        //#if Name: Year
        long years = (long) end.year - year;
        //#else
        long months = end.prolepticMonth() - prolepticMonth();
        //#end
        return switch (chrono) {
            //#if Name: Year
            case YEARS -> years;
            case DECADES -> years / 10;
            case CENTURIES -> years / 100;
            case MILLENNIA -> years / 1000;
            //#else
            case MONTHS -> months;
            case YEARS -> months / 12;
            case DECADES -> months / 120;
            case CENTURIES -> months / 1200;
            case MILLENNIA -> months / 12000;
            //#end
            case ERAS -> end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default -> throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        };
    }

    public String format(DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").format(this);
    }
    //#if Name: Year

    public LocalDate atDay(int dayOfYear) {
        return LocalDate.ofYearDay(year, dayOfYear);
    }

    public YearMonth atMonth(Month month) {
        return YearMonth.of(year, month);
    }

    public YearMonth atMonth(int month) {
        return YearMonth.of(year, month);
    }

    public LocalDate atMonthDay(MonthDay monthDay) {
        return monthDay.atYear(year);
    }
    //#else

    public LocalDate atDay(int dayOfMonth) {
        return LocalDate.of(year, month, dayOfMonth);
    }

    public LocalDate atEndOfMonth() {
        return LocalDate.of(year, month, lengthOfMonth());
    }
    //#end

    @Override
    public int compareTo($Name$ other) {
        //#if Name: Year
        return year - other.year;
        //#else
        return year != other.year ? year - other.year : month - other.month;
        //#end
    }

    public boolean isAfter($Name$ other) {
        return $after$;
    }

    public boolean isBefore($Name$ other) {
        return $before$;
    }

    @Override
    public boolean equals(Object obj) {
        //#if Name: Year
        return obj instanceof $Name$ other && year == other.year;
        //#else
        return obj instanceof $Name$ other && year == other.year && month == other.month;
        //#end
    }

    @Override
    public int hashCode() {
        //#if Name: Year
        return year;
        //#else
        return year ^ month << 27;
        //#end
    }

    @Override
    public String toString() {
        //#if Name: Year
        return Integer.toString(year);
        //#else
        int size = Math.abs(year);
        String digits = size < 1000 ? "000".substring(String.valueOf(size).length() - 1) + size : String.valueOf(size);
        return (year < 0 ? "-" : "") + digits + (month < 10 ? "-0" : "-") + month;
        //#end
    }

    private Object writeReplace() {
        return new Ser($SERIAL$, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
