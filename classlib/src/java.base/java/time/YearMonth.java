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

/** A month of a year. */
public final class YearMonth implements Temporal, TemporalAdjuster, Comparable<YearMonth>, Serializable {
    private static final long serialVersionUID = 4183400860270640070L;
    private static final DateTimeFormatter PARSER = new DateTimeFormatterBuilder()
            .appendValue(ChronoField.YEAR, 4, 10, SignStyle.EXCEEDS_PAD).appendLiteral('-')
            .appendValue(ChronoField.MONTH_OF_YEAR, 2).toFormatter();

    private final int year;
    private final int month;

    private YearMonth(int year, int month) {
        this.year = year;
        this.month = month;
    }

    public static YearMonth now() {
        return now(Clock.systemDefaultZone());
    }

    public static YearMonth now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static YearMonth now(Clock clock) {
        LocalDate now = LocalDate.now(clock);
        return of(now.getYear(), now.getMonth());
    }

    public static YearMonth of(int year, Month month) {
        return of(year, Objects.requireNonNull(month, "month").getValue());
    }

    public static YearMonth of(int year, int month) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.MONTH_OF_YEAR.checkValidValue(month);
        return new YearMonth(year, month);
    }

    public static YearMonth from(TemporalAccessor temporal) {
        if (temporal instanceof YearMonth same) {
            return same;
        }
        Objects.requireNonNull(temporal, "temporal");
        try {
            return of(temporal.get(ChronoField.YEAR), temporal.get(ChronoField.MONTH_OF_YEAR));
        } catch (DateTimeException cause) {
            throw new DateTimeException("Unable to obtain YearMonth from TemporalAccessor: " + temporal + " of type "
                    + temporal.getClass().getName(), cause);
        }
    }

    public static YearMonth parse(CharSequence text) {
        return parse(text, PARSER);
    }

    public static YearMonth parse(CharSequence text, DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").parse(text, YearMonth::from);
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField ? field == ChronoField.YEAR || field == ChronoField.MONTH_OF_YEAR
                || field == ChronoField.PROLEPTIC_MONTH || field == ChronoField.YEAR_OF_ERA || field == ChronoField.ERA
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit == ChronoUnit.MONTHS || unit == ChronoUnit.YEARS
                || unit == ChronoUnit.DECADES || unit == ChronoUnit.CENTURIES || unit == ChronoUnit.MILLENNIA
                || unit == ChronoUnit.ERAS : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        if (field == ChronoField.YEAR_OF_ERA) {
            return ValueRange.of(1, getYear() <= 0 ? Year.MAX_VALUE + 1L : Year.MAX_VALUE);
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
            case MONTH_OF_YEAR -> month;
            case PROLEPTIC_MONTH -> prolepticMonth();
            case YEAR_OF_ERA -> year < 1 ? 1 - year : year;
            case YEAR -> year;
            case ERA -> year < 1 ? 0 : 1;
            default -> throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        };
    }

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

    @Override
    public YearMonth with(TemporalAdjuster adjuster) {
        return (YearMonth) adjuster.adjustInto(this);
    }

    @Override
    public YearMonth with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField chrono)) {
            return field.adjustInto(this, newValue);
        }
        chrono.checkValidValue(newValue);
        return switch (chrono) {
            case MONTH_OF_YEAR -> withMonth((int) newValue);
            case PROLEPTIC_MONTH -> plusMonths(newValue - prolepticMonth());
            case YEAR_OF_ERA -> withYear((int) (year < 1 ? 1 - newValue : newValue));
            case YEAR -> withYear((int) newValue);
            case ERA -> getLong(ChronoField.ERA) == newValue ? this : withYear(1 - year);
            default -> throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        };
    }

    public YearMonth withYear(int year) {
        return of(ChronoField.YEAR.checkValidIntValue(year), month);
    }

    public YearMonth withMonth(int month) {
        return of(year, ChronoField.MONTH_OF_YEAR.checkValidIntValue(month));
    }

    @Override
    public YearMonth plus(TemporalAmount amountToAdd) {
        return (YearMonth) amountToAdd.addTo(this);
    }

    @Override
    public YearMonth plus(long amountToAdd, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit chrono)) {
            return unit.addTo(this, amountToAdd);
        }
        return switch (chrono) {
            case MONTHS -> plusMonths(amountToAdd);
            case YEARS -> plusYears(amountToAdd);
            case DECADES -> plusYears(Math.multiplyExact(amountToAdd, 10));
            case CENTURIES -> plusYears(Math.multiplyExact(amountToAdd, 100));
            case MILLENNIA -> plusYears(Math.multiplyExact(amountToAdd, 1000));
            case ERAS -> with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amountToAdd));
            default -> throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        };
    }

    public YearMonth plusYears(long yearsToAdd) {
        return yearsToAdd == 0 ? this : of(ChronoField.YEAR.checkValidIntValue(year + yearsToAdd), month);
    }

    public YearMonth plusMonths(long monthsToAdd) {
        long months = prolepticMonth() + monthsToAdd;
        return monthsToAdd == 0 ? this : of(ChronoField.YEAR.checkValidIntValue(Math.floorDiv(months, 12)),
                (int) Math.floorMod(months, 12) + 1);
    }

    @Override
    public YearMonth minus(TemporalAmount amountToSubtract) {
        return (YearMonth) amountToSubtract.subtractFrom(this);
    }

    @Override
    public YearMonth minus(long amountToSubtract, TemporalUnit unit) {
        return amountToSubtract == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amountToSubtract, unit);
    }

    public YearMonth minusYears(long yearsToSubtract) {
        return minus(yearsToSubtract, ChronoUnit.YEARS);
    }

    public YearMonth minusMonths(long monthsToSubtract) {
        return minus(monthsToSubtract, ChronoUnit.MONTHS);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.chronology()) {
            return (R) IsoChronology.INSTANCE;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.MONTHS : Temporal.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        if (!Chronology.from(temporal).equals(IsoChronology.INSTANCE)) {
            throw new DateTimeException("Adjustment only supported on ISO date-time");
        }
        return temporal.with(ChronoField.PROLEPTIC_MONTH, prolepticMonth());
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        YearMonth end = from(endExclusive);
        if (!(unit instanceof ChronoUnit chrono)) {
            return unit.between(this, end);
        }
        long months = end.prolepticMonth() - prolepticMonth();
        return switch (chrono) {
            case MONTHS -> months;
            case YEARS -> months / 12;
            case DECADES -> months / 120;
            case CENTURIES -> months / 1200;
            case MILLENNIA -> months / 12000;
            case ERAS -> end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default -> throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        };
    }

    public String format(DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").format(this);
    }

    public LocalDate atDay(int dayOfMonth) {
        return LocalDate.of(year, month, dayOfMonth);
    }

    public LocalDate atEndOfMonth() {
        return LocalDate.of(year, month, lengthOfMonth());
    }

    @Override
    public int compareTo(YearMonth other) {
        return year != other.year ? year - other.year : month - other.month;
    }

    public boolean isAfter(YearMonth other) {
        return compareTo(other) > 0;
    }

    public boolean isBefore(YearMonth other) {
        return compareTo(other) < 0;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof YearMonth other && year == other.year && month == other.month;
    }

    @Override
    public int hashCode() {
        return year ^ month << 27;
    }

    @Override
    public String toString() {
        int size = Math.abs(year);
        String digits = size < 1000 ? "000".substring(String.valueOf(size).length() - 1) + size : String.valueOf(size);
        return (year < 0 ? "-" : "") + digits + (month < 10 ? "-0" : "-") + month;
    }

    private Object writeReplace() {
        return new Ser(Ser.YEAR_MONTH, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
