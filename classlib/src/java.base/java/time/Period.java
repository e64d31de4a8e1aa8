package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoPeriod;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalUnit;
import java.time.temporal.UnsupportedTemporalTypeException;
import java.util.List;
import java.util.Objects;

/** A span of years, months and days. */
public final class Period implements ChronoPeriod, Serializable {
    private static final long serialVersionUID = -3587258372562876L;

    public static final Period ZERO = new Period(0, 0, 0);

    private final int years;
    private final int months;
    private final int days;

    private Period(int years, int months, int days) {
        this.years = years;
        this.months = months;
        this.days = days;
    }

    public static Period of(int years, int months, int days) {
        return (years | months | days) == 0 ? ZERO : new Period(years, months, days);
    }

    public static Period ofYears(int years) {
        return of(years, 0, 0);
    }

    public static Period ofMonths(int months) {
        return of(0, months, 0);
    }

    public static Period ofWeeks(int weeks) {
        return of(0, 0, Math.multiplyExact(weeks, 7));
    }

    public static Period ofDays(int days) {
        return of(0, 0, days);
    }

    public static Period between(LocalDate startDateInclusive, LocalDate endDateExclusive) {
        return startDateInclusive.until(endDateExclusive);
    }

    public static Period from(TemporalAmount amount) {
        if (amount instanceof Period) {
            return (Period) amount;
        }
        Objects.requireNonNull(amount, "amount");
        int years = 0;
        int months = 0;
        int days = 0;
        for (TemporalUnit unit : amount.getUnits()) {
            long value = amount.get(unit);
            if (unit == ChronoUnit.YEARS) {
                years = Math.toIntExact(value);
            } else if (unit == ChronoUnit.MONTHS) {
                months = Math.toIntExact(value);
            } else if (unit == ChronoUnit.DAYS) {
                days = Math.toIntExact(value);
            } else {
                throw new DateTimeException("Unit must be Years, Months or Days, but was " + unit);
            }
        }
        return of(years, months, days);
    }

    /** Reads {@code PnYnMnWnD}. */
    public static Period parse(CharSequence text) {
        Objects.requireNonNull(text, "text");
        Period parsed = new DurationText(text).parsePeriod();
        if (parsed == null) {
            throw new DateTimeParseException("Text cannot be parsed to a Period", text, 0);
        }
        return parsed;
    }

    @Override
    public long get(TemporalUnit unit) {
        if (unit == ChronoUnit.YEARS) {
            return years;
        } else if (unit == ChronoUnit.MONTHS) {
            return months;
        } else if (unit == ChronoUnit.DAYS) {
            return days;
        }
        throw new UnsupportedTemporalTypeException("Unsupported unit: " + unit);
    }

    @Override
    public List<TemporalUnit> getUnits() {
        return List.of(ChronoUnit.YEARS, ChronoUnit.MONTHS, ChronoUnit.DAYS);
    }

    @Override
    public IsoChronology getChronology() {
        return IsoChronology.INSTANCE;
    }

    @Override
    public boolean isZero() {
        return (years | months | days) == 0;
    }

    @Override
    public boolean isNegative() {
        return years < 0 || months < 0 || days < 0;
    }

    public int getYears() {
        return years;
    }

    public int getMonths() {
        return months;
    }

    public int getDays() {
        return days;
    }

    public Period withYears(int years) {
        return of(years, months, days);
    }

    public Period withMonths(int months) {
        return of(years, months, days);
    }

    public Period withDays(int days) {
        return of(years, months, days);
    }

    public Period plus(TemporalAmount amountToAdd) {
        Period other = from(amountToAdd);
        return of(
                Math.addExact(years, other.years),
                Math.addExact(months, other.months),
                Math.addExact(days, other.days));
    }

    public Period plusYears(long yearsToAdd) {
        return of(Math.toIntExact(Math.addExact(years, yearsToAdd)), months, days);
    }

    public Period plusMonths(long monthsToAdd) {
        return of(years, Math.toIntExact(Math.addExact(months, monthsToAdd)), days);
    }

    public Period plusDays(long daysToAdd) {
        return of(years, months, Math.toIntExact(Math.addExact(days, daysToAdd)));
    }

    public Period minus(TemporalAmount amountToSubtract) {
        Period other = from(amountToSubtract);
        return of(
                Math.subtractExact(years, other.years),
                Math.subtractExact(months, other.months),
                Math.subtractExact(days, other.days));
    }

    public Period minusYears(long yearsToSubtract) {
        return yearsToSubtract == Long.MIN_VALUE ? plusYears(Long.MAX_VALUE).plusYears(1) : plusYears(-yearsToSubtract);
    }

    public Period minusMonths(long monthsToSubtract) {
        return monthsToSubtract == Long.MIN_VALUE ? plusMonths(Long.MAX_VALUE).plusMonths(1)
                : plusMonths(-monthsToSubtract);
    }

    public Period minusDays(long daysToSubtract) {
        return daysToSubtract == Long.MIN_VALUE ? plusDays(Long.MAX_VALUE).plusDays(1) : plusDays(-daysToSubtract);
    }

    public Period multipliedBy(int scalar) {
        return of(
                Math.multiplyExact(years, scalar), Math.multiplyExact(months, scalar),
                        Math.multiplyExact(days, scalar));
    }

    @Override
    public Period negated() {
        return multipliedBy(-1);
    }

    public Period normalized() {
        long total = toTotalMonths();
        return of(Math.toIntExact(total / 12), (int) (total % 12), days);
    }

    public long toTotalMonths() {
        return years * 12L + months;
    }

    private ChronoUnit monthsUnit() {
        return months == 0 ? ChronoUnit.YEARS : ChronoUnit.MONTHS;
    }
    //#for applied done
    //#| addTo | plus
    //#| subtractFrom | minus

    @Override
    public Temporal $applied$(Temporal temporal) {
        Objects.requireNonNull(temporal, "temporal");
        // Years by themselves are taken as such: a year has no months.
        long total = months == 0 ? years : toTotalMonths();
        Temporal changed = total == 0 ? temporal : temporal.$done$(total, monthsUnit());
        return days == 0 ? changed : changed.$done$(days, ChronoUnit.DAYS);
    }
    //#end

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Period
                && ((Period) obj).years == years
                && ((Period) obj).months == months
                && ((Period) obj).days == days;
    }

    @Override
    public int hashCode() {
        return years + Integer.rotateLeft(months, 8) + Integer.rotateLeft(days, 16);
    }

    @Override
    public String toString() {
        if (isZero()) {
            return "P0D";
        }
        StringBuilder text = new StringBuilder("P");
        if (years != 0) {
            text.append(years).append('Y');
        }
        if (months != 0) {
            text.append(months).append('M');
        }
        if (days != 0) {
            text.append(days).append('D');
        }
        return text.toString();
    }

    private Object writeReplace() {
        return new Ser(Ser.PERIOD, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
