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

/** A year. */
public final class Year implements Temporal, TemporalAdjuster, Comparable<Year>, Serializable {
    private static final long serialVersionUID = -23038383694477807L;
    private static final DateTimeFormatter PARSER = new DateTimeFormatterBuilder().parseLenient()
            .appendValue(ChronoField.YEAR, 1, 10, SignStyle.NORMAL).toFormatter();

    public static final int MIN_VALUE = -999_999_999;
    public static final int MAX_VALUE = 999_999_999;

    private final int year;

    private Year(int year) {
        this.year = year;
    }

    public static Year now() {
        return now(Clock.systemDefaultZone());
    }

    public static Year now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static Year now(Clock clock) {
        return of(LocalDate.now(clock).getYear());
    }

    public static Year of(int isoYear) {
        return new Year(ChronoField.YEAR.checkValidIntValue(isoYear));
    }

    public static Year from(TemporalAccessor temporal) {
        if (temporal instanceof Year same) {
            return same;
        }
        Objects.requireNonNull(temporal, "temporal");
        try {
            return of(temporal.get(ChronoField.YEAR));
        } catch (DateTimeException cause) {
            throw new DateTimeException("Unable to obtain Year from TemporalAccessor: " + temporal + " of type "
                    + temporal.getClass().getName(), cause);
        }
    }

    public static Year parse(CharSequence text) {
        return parse(text, PARSER);
    }

    public static Year parse(CharSequence text, DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").parse(text, Year::from);
    }

    public static boolean isLeap(long year) {
        return (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    public int getValue() {
        return year;
    }

    @Override
    public boolean isSupported(TemporalField field) {
        return field instanceof ChronoField
                ? field == ChronoField.YEAR || field == ChronoField.YEAR_OF_ERA || field == ChronoField.ERA
                : field != null && field.isSupportedBy(this);
    }

    @Override
    public boolean isSupported(TemporalUnit unit) {
        return unit instanceof ChronoUnit ? unit == ChronoUnit.YEARS || unit == ChronoUnit.DECADES
                || unit == ChronoUnit.CENTURIES || unit == ChronoUnit.MILLENNIA || unit == ChronoUnit.ERAS
                : unit != null && unit.isSupportedBy(this);
    }

    @Override
    public ValueRange range(TemporalField field) {
        if (field == ChronoField.YEAR_OF_ERA) {
            return year <= 0 ? ValueRange.of(1, MAX_VALUE + 1L) : ValueRange.of(1, MAX_VALUE);
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
            case YEAR_OF_ERA -> year < 1 ? 1 - year : year;
            case YEAR -> year;
            case ERA -> year < 1 ? 0 : 1;
            default -> throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        };
    }

    public boolean isLeap() {
        return isLeap(year);
    }

    public boolean isValidMonthDay(MonthDay monthDay) {
        return monthDay != null && monthDay.isValidYear(year);
    }

    public int length() {
        return isLeap() ? 366 : 365;
    }

    @Override
    public Year with(TemporalAdjuster adjuster) {
        return (Year) adjuster.adjustInto(this);
    }

    @Override
    public Year with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField chrono)) {
            return field.adjustInto(this, newValue);
        }
        chrono.checkValidValue(newValue);
        return switch (chrono) {
            case YEAR_OF_ERA -> of((int) (year < 1 ? 1 - newValue : newValue));
            case YEAR -> of((int) newValue);
            case ERA -> getLong(ChronoField.ERA) == newValue ? this : of(1 - year);
            default -> throw new UnsupportedTemporalTypeException("Unsupported field: " + field);
        };
    }

    @Override
    public Year plus(TemporalAmount amountToAdd) {
        return (Year) amountToAdd.addTo(this);
    }

    @Override
    public Year plus(long amountToAdd, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit chrono)) {
            return unit.addTo(this, amountToAdd);
        }
        return switch (chrono) {
            case YEARS -> plusYears(amountToAdd);
            case DECADES -> plusYears(Math.multiplyExact(amountToAdd, 10));
            case CENTURIES -> plusYears(Math.multiplyExact(amountToAdd, 100));
            case MILLENNIA -> plusYears(Math.multiplyExact(amountToAdd, 1000));
            case ERAS -> with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amountToAdd));
            default -> throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        };
    }

    public Year plusYears(long yearsToAdd) {
        return yearsToAdd == 0 ? this : of(ChronoField.YEAR.checkValidIntValue(year + yearsToAdd));
    }

    @Override
    public Year minus(TemporalAmount amountToSubtract) {
        return (Year) amountToSubtract.subtractFrom(this);
    }

    @Override
    public Year minus(long amountToSubtract, TemporalUnit unit) {
        return amountToSubtract == Long.MIN_VALUE ? plus(Long.MAX_VALUE, unit).plus(1, unit)
                : plus(-amountToSubtract, unit);
    }

    public Year minusYears(long yearsToSubtract) {
        return minus(yearsToSubtract, ChronoUnit.YEARS);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.chronology()) {
            return (R) IsoChronology.INSTANCE;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.YEARS : Temporal.super.query(query);
    }

    @Override
    public Temporal adjustInto(Temporal temporal) {
        if (!Chronology.from(temporal).equals(IsoChronology.INSTANCE)) {
            throw new DateTimeException("Adjustment only supported on ISO date-time");
        }
        return temporal.with(ChronoField.YEAR, year);
    }

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        Year end = from(endExclusive);
        if (!(unit instanceof ChronoUnit chrono)) {
            return unit.between(this, end);
        }
        long years = (long) end.year - year;
        return switch (chrono) {
            case YEARS -> years;
            case DECADES -> years / 10;
            case CENTURIES -> years / 100;
            case MILLENNIA -> years / 1000;
            case ERAS -> end.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
            default -> throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
        };
    }

    public String format(DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").format(this);
    }

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

    @Override
    public int compareTo(Year other) {
        return year - other.year;
    }

    public boolean isAfter(Year other) {
        return year > other.year;
    }

    public boolean isBefore(Year other) {
        return year < other.year;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Year other && year == other.year;
    }

    @Override
    public int hashCode() {
        return year;
    }

    @Override
    public String toString() {
        return Integer.toString(year);
    }

    private Object writeReplace() {
        return new Ser(Ser.YEAR, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
