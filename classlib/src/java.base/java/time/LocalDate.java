package java.time;

import java.io.Serializable;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.IsoChronology;
import java.time.chrono.IsoEra;
import java.time.format.DateTimeFormatter;
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
import java.time.zone.ZoneOffsetTransition;
import java.util.Objects;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** A date of the Gregorian calendar, which is carried on to all times. */
public final class LocalDate implements ChronoLocalDate, Serializable {
    private static final long serialVersionUID = 2942565459149668126L;
    private static final int MOST_YEARS = 999_999_999;
    private static final int CYCLE_DAYS = 146097;
    /** Days from 0000-03-01 to 1970-01-01. */
    private static final long EPOCH_FROM_MARCH = 719468;

    public static final LocalDate MIN = new LocalDate(-MOST_YEARS, 1, 1);
    public static final LocalDate MAX = new LocalDate(MOST_YEARS, 12, 31);
    public static final LocalDate EPOCH = new LocalDate(1970, 1, 1);

    private final int year;
    private final int month;
    private final int day;

    private LocalDate(int year, int month, int day) {
        this.year = year;
        this.month = month;
        this.day = day;
    }

    public static LocalDate now() {
        return now(Clock.systemDefaultZone());
    }

    public static LocalDate now(Clock clock) {
        return ofInstant(Objects.requireNonNull(clock, "clock").instant(), clock.getZone());
    }

    public static LocalDate now(ZoneId zone) {
        return now(Clock.system(zone));
    }

    public static LocalDate of(int year, Month month, int dayOfMonth) {
        ChronoField.YEAR.checkValidValue(year);
        return of(year, Objects.requireNonNull(month, "month").getValue(), dayOfMonth);
    }

    public static LocalDate of(int year, int month, int dayOfMonth) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.MONTH_OF_YEAR.checkValidValue(month);
        ChronoField.DAY_OF_MONTH.checkValidValue(dayOfMonth);
        if (dayOfMonth > 28 && dayOfMonth > length(year, month)) {
            if (dayOfMonth == 29) {
                throw new DateTimeException("Invalid date 'February 29' as '" + year + "' is not a leap year");
            }
            throw new DateTimeException("Invalid date '" + Month.of(month).name() + " " + dayOfMonth + "'");
        }
        return new LocalDate(year, month, dayOfMonth);
    }

    public static LocalDate ofYearDay(int year, int dayOfYear) {
        ChronoField.YEAR.checkValidValue(year);
        ChronoField.DAY_OF_YEAR.checkValidValue(dayOfYear);
        if (dayOfYear == 366 && !isLeap(year)) {
            throw new DateTimeException("Invalid date 'DayOfYear 366' as '" + year + "' is not a leap year");
        }
        return ofEpochDay(new LocalDate(year, 1, 1).toEpochDay() + dayOfYear - 1);
    }

    public static LocalDate ofInstant(Instant instant, ZoneId zone) {
        Objects.requireNonNull(instant, "instant");
        Objects.requireNonNull(zone, "zone");
        long local = instant.getEpochSecond() + zone.getRules().getOffset(instant).getTotalSeconds();
        return ofEpochDay(Math.floorDiv(local, 86400L));
    }

    /** Counts years from March on, so that the leap day is the last of a year. */
    public static LocalDate ofEpochDay(long epochDay) {
        ChronoField.EPOCH_DAY.checkValidValue(epochDay);
        long days = epochDay + EPOCH_FROM_MARCH;
        long cycle = Math.floorDiv(days, (long) CYCLE_DAYS);
        int ofCycle = (int) Math.floorMod(days, (long) CYCLE_DAYS);
        int yearOfCycle = (ofCycle - ofCycle / 1460 + ofCycle / 36524 - ofCycle / 146096) / 365;
        int ofYear = ofCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100);
        int fromMarch = (5 * ofYear + 2) / 153;
        int day = ofYear - (153 * fromMarch + 2) / 5 + 1;
        int month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
        return new LocalDate((int) (400 * cycle + yearOfCycle + (month <= 2 ? 1 : 0)), month, day);
    }

    public static LocalDate from(TemporalAccessor temporal) {
        if (Objects.requireNonNull(temporal, "temporal") instanceof LocalDate) {
            return (LocalDate) temporal;
        }
        return Refusals.obtained("LocalDate", temporal, TemporalQueries.localDate());
    }

    public static LocalDate parse(CharSequence text) {
        return parse(text, DateTimeFormatter.ISO_LOCAL_DATE);
    }

    public static LocalDate parse(CharSequence text, DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").parse(text, LocalDate::from);
    }

    private static boolean isLeap(int year) {
        return (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    private static int length(int year, int month) {
        return month == 2 ? isLeap(year) ? 29 : 28 : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
    }

    @Override
    public ValueRange range(TemporalField field) {
        if (field == ChronoField.DAY_OF_MONTH) {
            return ValueRange.of(1, lengthOfMonth());
        }
        if (field == ChronoField.DAY_OF_YEAR) {
            return ValueRange.of(1, lengthOfYear());
        }
        if (field == ChronoField.ALIGNED_WEEK_OF_MONTH) {
            return ValueRange.of(1, lengthOfMonth() == 28 ? 4 : 5);
        }
        if (field == ChronoField.YEAR_OF_ERA) {
            return ValueRange.of(1, year <= 0 ? MOST_YEARS + 1 : MOST_YEARS);
        }
        if (!(field instanceof ChronoField)) {
            return field.rangeRefinedBy(this);
        }
        return ChronoLocalDate.super.range(field);
    }

    @Override
    public int get(TemporalField field) {
        if (field == ChronoField.EPOCH_DAY || field == ChronoField.PROLEPTIC_MONTH) {
            throw new UnsupportedTemporalTypeException(
                    "Invalid field '" + field + "' for get() method, use getLong() instead");
        }
        return field instanceof ChronoField ? (int) getLong(field) : ChronoLocalDate.super.get(field);
    }

    @Override
    public long getLong(TemporalField field) {
        if (!(field instanceof ChronoField)) {
            return field.getFrom(this);
        }
        Refusals.requireSupported(isSupported(field), field);
        switch ((ChronoField) field) {
            case DAY_OF_WEEK:
                return getDayOfWeek().getValue();
            case ALIGNED_DAY_OF_WEEK_IN_MONTH:
                return (day - 1) % 7 + 1;
            case ALIGNED_DAY_OF_WEEK_IN_YEAR:
                return (getDayOfYear() - 1) % 7 + 1;
            case DAY_OF_MONTH:
                return day;
            case DAY_OF_YEAR:
                return getDayOfYear();
            case EPOCH_DAY:
                return toEpochDay();
            case ALIGNED_WEEK_OF_MONTH:
                return (day - 1) / 7 + 1;
            case ALIGNED_WEEK_OF_YEAR:
                return (getDayOfYear() - 1) / 7 + 1;
            case MONTH_OF_YEAR:
                return month;
            case PROLEPTIC_MONTH:
                return prolepticMonth();
            case YEAR_OF_ERA:
                return year >= 1 ? year : 1 - year;
            case YEAR:
                return year;
            default:
                return year >= 1 ? 1 : 0;
        }
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

    public int getDayOfMonth() {
        return day;
    }

    public int getDayOfYear() {
        return getMonth().firstDayOfYear(isLeapYear()) + day - 1;
    }

    public DayOfWeek getDayOfWeek() {
        return DayOfWeek.of((int) Math.floorMod(toEpochDay() + 3, 7L) + 1);
    }

    @Override
    public boolean isLeapYear() {
        return isLeap(year);
    }

    @Override
    public int lengthOfMonth() {
        return length(year, month);
    }

    @Override
    public int lengthOfYear() {
        return isLeapYear() ? 366 : 365;
    }

    @Override
    public LocalDate with(TemporalAdjuster adjuster) {
        return (LocalDate) adjuster.adjustInto(this);
    }

    @Override
    public LocalDate with(TemporalField field, long newValue) {
        if (!(field instanceof ChronoField)) {
            return field.adjustInto(this, newValue);
        }
        ((ChronoField) field).checkValidValue(newValue);
        Refusals.requireSupported(isSupported(field), field);
        switch ((ChronoField) field) {
            case DAY_OF_MONTH:
                return withDayOfMonth((int) newValue);
            case DAY_OF_YEAR:
                return withDayOfYear((int) newValue);
            case EPOCH_DAY:
                return ofEpochDay(newValue);
            case MONTH_OF_YEAR:
                return withMonth((int) newValue);
            case YEAR:
                return withYear((int) newValue);
            case YEAR_OF_ERA:
                return withYear((int) (year >= 1 ? newValue : 1 - newValue));
            case ERA:
                return getLong(field) == newValue ? this : withYear(1 - year);
            case PROLEPTIC_MONTH:
                return plusMonths(newValue - prolepticMonth());
            case ALIGNED_WEEK_OF_MONTH:
            case ALIGNED_WEEK_OF_YEAR:
                return plusWeeks(newValue - getLong(field));
            default:
                return plusDays(newValue - getLong(field));
        }
    }

    /** The day, or the last of its month if that has fewer. */
    private static LocalDate clamped(int year, int month, int day) {
        return new LocalDate(year, month, Math.min(day, length(year, month)));
    }

    public LocalDate withYear(int year) {
        return clamped(ChronoField.YEAR.checkValidIntValue(year), month, day);
    }

    public LocalDate withMonth(int month) {
        return clamped(year, ChronoField.MONTH_OF_YEAR.checkValidIntValue(month), day);
    }

    public LocalDate withDayOfMonth(int dayOfMonth) {
        return of(year, month, dayOfMonth);
    }

    public LocalDate withDayOfYear(int dayOfYear) {
        return ofYearDay(year, dayOfYear);
    }

    @Override
    public LocalDate plus(TemporalAmount amountToAdd) {
        return (LocalDate) Objects.requireNonNull(amountToAdd, "amountToAdd").addTo(this);
    }

    @Override
    public LocalDate plus(long amountToAdd, TemporalUnit unit) {
        if (!(unit instanceof ChronoUnit)) {
            return unit.addTo(this, amountToAdd);
        }
        Refusals.requireSupported(isSupported(unit), unit);
        switch ((ChronoUnit) unit) {
            case DAYS:
                return plusDays(amountToAdd);
            case WEEKS:
                return plusWeeks(amountToAdd);
            case MONTHS:
                return plusMonths(amountToAdd);
            case YEARS:
                return plusYears(amountToAdd);
            case DECADES:
                return plusYears(Math.multiplyExact(amountToAdd, 10));
            case CENTURIES:
                return plusYears(Math.multiplyExact(amountToAdd, 100));
            case MILLENNIA:
                return plusYears(Math.multiplyExact(amountToAdd, 1000));
            default:
                return with(ChronoField.ERA, Math.addExact(getLong(ChronoField.ERA), amountToAdd));
        }
    }

    public LocalDate plusYears(long yearsToAdd) {
        return yearsToAdd == 0 ? this : clamped(ChronoField.YEAR.checkValidIntValue(year + yearsToAdd), month, day);
    }

    public LocalDate plusMonths(long monthsToAdd) {
        if (monthsToAdd == 0) {
            return this;
        }
        long total = prolepticMonth() + monthsToAdd;
        int newYear = ChronoField.YEAR.checkValidIntValue(Math.floorDiv(total, 12L));
        return clamped(newYear, (int) Math.floorMod(total, 12L) + 1, day);
    }

    public LocalDate plusWeeks(long weeksToAdd) {
        return plusDays(Math.multiplyExact(weeksToAdd, 7));
    }

    public LocalDate plusDays(long daysToAdd) {
        if (daysToAdd == 0) {
            return this;
        }
        long newDay = day + daysToAdd;
        if (newDay <= 0 || newDay > lengthOfMonth() + 28) {
            return ofEpochDay(Math.addExact(toEpochDay(), daysToAdd));
        }
        if (newDay <= lengthOfMonth()) {
            return new LocalDate(year, month, (int) newDay);
        }
        int next = (int) newDay - lengthOfMonth();
        return month < 12
                ? new LocalDate(year, month + 1, next)
                : new LocalDate(ChronoField.YEAR.checkValidIntValue(year + 1L), 1, next);
    }

    @Override
    public LocalDate minus(TemporalAmount amountToSubtract) {
        return (LocalDate) Objects.requireNonNull(amountToSubtract, "amountToSubtract").subtractFrom(this);
    }

    @Override
    public LocalDate minus(long amountToSubtract, TemporalUnit unit) {
        return (LocalDate) ChronoLocalDate.super.minus(amountToSubtract, unit);
    }
    //#for Unit unit UNIT
    //#| Years | years | YEARS
    //#| Months | months | MONTHS
    //#| Weeks | weeks | WEEKS
    //#| Days | days | DAYS

    public LocalDate minus$Unit$(long $unit$ToSubtract) {
        return minus($unit$ToSubtract, ChronoUnit.$UNIT$);
    }
    //#end

    @Override
    public long until(Temporal endExclusive, TemporalUnit unit) {
        LocalDate to = from(endExclusive);
        if (!(unit instanceof ChronoUnit)) {
            return unit.between(this, to);
        }
        Refusals.requireSupported(isSupported(unit), unit);
        switch ((ChronoUnit) unit) {
            case DAYS:
                return to.toEpochDay() - toEpochDay();
            case WEEKS:
                return (to.toEpochDay() - toEpochDay()) / 7;
            case MONTHS:
                return monthsUntil(to);
            case YEARS:
                return monthsUntil(to) / 12;
            case DECADES:
                return monthsUntil(to) / 120;
            case CENTURIES:
                return monthsUntil(to) / 1200;
            case MILLENNIA:
                return monthsUntil(to) / 12000;
            default:
                return to.getLong(ChronoField.ERA) - getLong(ChronoField.ERA);
        }
    }

    private long monthsUntil(LocalDate end) {
        return (end.prolepticMonth() * 32 + end.day - (prolepticMonth() * 32 + day)) / 32;
    }

    /** The days from this one to the one before {@code endExclusive}. */
    public Stream<LocalDate> datesUntil(LocalDate endExclusive) {
        long first = toEpochDay();
        long after = endExclusive.toEpochDay();
        if (after < first) {
            throw new IllegalArgumentException(endExclusive + " < " + this);
        }
        return LongStream.range(first, after).mapToObj(LocalDate::ofEpochDay);
    }

    @Override
    public Period until(ChronoLocalDate endDateExclusive) {
        LocalDate to = from(endDateExclusive);
        long months = to.prolepticMonth() - prolepticMonth();
        int days = to.day - day;
        if (months > 0 && days < 0) {
            months--;
            days = (int) (to.toEpochDay() - plusMonths(months).toEpochDay());
        } else if (months < 0 && days > 0) {
            months++;
            days -= to.lengthOfMonth();
        }
        return Period.of(Math.toIntExact(months / 12), (int) (months % 12), days);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R> R query(TemporalQuery<R> query) {
        if (query == TemporalQueries.localDate()) {
            return (R) this;
        }
        if (query == TemporalQueries.zoneId() || query == TemporalQueries.zone()
                || query == TemporalQueries.offset() || query == TemporalQueries.localTime()) {
            return null;
        }
        if (query == TemporalQueries.chronology()) {
            return (R) IsoChronology.INSTANCE;
        }
        return query == TemporalQueries.precision() ? (R) ChronoUnit.DAYS : query.queryFrom(this);
    }

    @Override
    public IsoChronology getChronology() {
        return IsoChronology.INSTANCE;
    }

    @Override
    public IsoEra getEra() {
        return year < 1 ? IsoEra.BCE : IsoEra.CE;
    }

    public OffsetDateTime atTime(OffsetTime time) {
        return OffsetDateTime.of(LocalDateTime.of(this, time.toLocalTime()), time.getOffset());
    }

    public ZonedDateTime atStartOfDay(ZoneId zone) {
        Objects.requireNonNull(zone, "zone");
        LocalDateTime start = atStartOfDay();
        if (!(zone instanceof ZoneOffset)) {
            ZoneOffsetTransition change = zone.getRules().getTransition(start);
            if (change != null && change.isGap()) {
                start = change.getDateTimeAfter();
            }
        }
        return ZonedDateTime.of(start, zone);
    }

    public Stream<LocalDate> datesUntil(LocalDate endExclusive, Period step) {
        if (step.isZero()) {
            throw new IllegalArgumentException("step is zero");
        }
        long end = endExclusive.toEpochDay();
        long start = toEpochDay();
        long months = step.toTotalMonths();
        long days = step.getDays();
        if (months < 0 && days > 0 || months > 0 && days < 0) {
            throw new IllegalArgumentException("period months and days are of opposite sign");
        }
        if (until0(end, start, months, days) < 0) {
            throw new IllegalArgumentException(endExclusive + " < " + this);
        }
        boolean forwards = months > 0 || days > 0;
        return Stream.iterate(0L, n -> n + 1).map(n -> plusMonths(months * n).plusDays(days * n))
                .takeWhile(d -> forwards ? d.toEpochDay() < end : d.toEpochDay() > end);
    }

    /** Negative where the step leads away from the end. */
    private static int until0(long end, long start, long months, long days) {
        return end == start ? 0 : Long.signum(end - start) * (months > 0 || days > 0 ? 1 : -1);
    }

    public String format(DateTimeFormatter formatter) {
        return Objects.requireNonNull(formatter, "formatter").format(this);
    }

    @Override
    public LocalDateTime atTime(LocalTime time) {
        return LocalDateTime.of(this, time);
    }

    public LocalDateTime atTime(int hour, int minute) {
        return atTime(LocalTime.of(hour, minute));
    }

    public LocalDateTime atTime(int hour, int minute, int second) {
        return atTime(LocalTime.of(hour, minute, second));
    }

    public LocalDateTime atTime(int hour, int minute, int second, int nanoOfSecond) {
        return atTime(LocalTime.of(hour, minute, second, nanoOfSecond));
    }

    public LocalDateTime atStartOfDay() {
        return atTime(LocalTime.MIDNIGHT);
    }

    public long toEpochSecond(LocalTime time, ZoneOffset offset) {
        Objects.requireNonNull(time, "time");
        return atTime(time).toEpochSecond(offset);
    }

    @Override
    public long toEpochDay() {
        long fromMarch = month <= 2 ? year - 1L : year;
        long cycle = Math.floorDiv(fromMarch, 400L);
        long yearOfCycle = fromMarch - 400 * cycle;
        long ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
        long ofCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + ofYear;
        return cycle * CYCLE_DAYS + ofCycle - EPOCH_FROM_MARCH;
    }

    @Override
    public int compareTo(ChronoLocalDate other) {
        if (!(other instanceof LocalDate that)) {
            return Long.compare(toEpochDay(), other.toEpochDay());
        }
        int order = year - that.year;
        if (order == 0) {
            order = month - that.month;
        }
        return order == 0 ? day - that.day : order;
    }

    @Override
    public boolean isAfter(ChronoLocalDate other) {
        return compareTo(other) > 0;
    }

    @Override
    public boolean isBefore(ChronoLocalDate other) {
        return compareTo(other) < 0;
    }

    @Override
    public boolean isEqual(ChronoLocalDate other) {
        return compareTo(other) == 0;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof LocalDate && compareTo((LocalDate) obj) == 0;
    }

    @Override
    public int hashCode() {
        return year & 0xfffff800 ^ (year << 11) + (month << 6) + day;
    }

    @Override
    public String toString() {
        return text(year, month, day);
    }

    static String text(int year, int month, int day) {
        StringBuilder text = new StringBuilder(10);
        int magnitude = Math.abs(year);
        if (magnitude < 1000) {
            text.append(year < 0 ? "-" : "").append(Integer.toString(10000 + magnitude), 1, 5);
        } else {
            text.append(year > 9999 ? "+" : "").append(year);
        }
        text.append(month < 10 ? "-0" : "-").append(month);
        return text.append(day < 10 ? "-0" : "-").append(day).toString();
    }

    private Object writeReplace() {
        return new Ser(Ser.LOCAL_DATE, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.InvalidObjectException {
        throw new java.io.InvalidObjectException("Deserialization via serialization delegate");
    }
}
