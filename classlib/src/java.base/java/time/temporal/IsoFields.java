package java.time.temporal;

import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.LocalDate;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.Chronology;
import java.time.chrono.IsoChronology;
import java.time.format.ResolverStyle;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** Quarters, and the years and weeks of ISO 8601. */
public final class IsoFields {
    public static final TemporalField DAY_OF_QUARTER = Field.DAY_OF_QUARTER;
    public static final TemporalField QUARTER_OF_YEAR = Field.QUARTER_OF_YEAR;
    public static final TemporalField WEEK_OF_WEEK_BASED_YEAR = Field.WEEK_OF_WEEK_BASED_YEAR;
    public static final TemporalField WEEK_BASED_YEAR = Field.WEEK_BASED_YEAR;
    public static final TemporalUnit WEEK_BASED_YEARS = Unit.WEEK_BASED_YEARS;
    public static final TemporalUnit QUARTER_YEARS = Unit.QUARTER_YEARS;

    private static final int[] QUARTER_STARTS = {0, 90, 181, 273, 0, 91, 182, 274};

    private IsoFields() {
    }

    private static boolean isIso(TemporalAccessor temporal) {
        return Chronology.from(temporal).equals(IsoChronology.INSTANCE);
    }

    private static int weekBasedYear(LocalDate date) {
        // The week belongs to the year that its Thursday lies in.
        return date.plusDays(4 - date.getDayOfWeek().getValue()).getYear();
    }

    private static int week(LocalDate date) {
        return (date.plusDays(4 - date.getDayOfWeek().getValue()).getDayOfYear() - 1) / 7 + 1;
    }

    private static int weeks(int year) {
        LocalDate first = LocalDate.of(year, 1, 1);
        return first.getDayOfWeek() == DayOfWeek.THURSDAY
                || first.getDayOfWeek() == DayOfWeek.WEDNESDAY && first.isLeapYear() ? 53 : 52;
    }

    private enum Field implements TemporalField {
        DAY_OF_QUARTER("DayOfQuarter", ChronoUnit.DAYS, Unit.QUARTER_YEARS, ValueRange.of(1, 90, 92)) {
            @Override
            public boolean isSupportedBy(TemporalAccessor temporal) {
                return temporal.isSupported(ChronoField.DAY_OF_YEAR) && temporal.isSupported(ChronoField.MONTH_OF_YEAR)
                        && temporal.isSupported(ChronoField.YEAR) && isIso(temporal);
            }

            @Override
            public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
                check(temporal);
                long quarter = temporal.getLong(QUARTER_OF_YEAR);
                if (quarter == 1) {
                    return ValueRange.of(1,
                            IsoChronology.INSTANCE.isLeapYear(temporal.getLong(ChronoField.YEAR)) ? 91 : 90);
                }
                return quarter == 2 ? ValueRange.of(1, 91) : ValueRange.of(1, 92);
            }

            @Override
            public long getFrom(TemporalAccessor temporal) {
                check(temporal);
                int start = (temporal.get(ChronoField.MONTH_OF_YEAR) - 1) / 3
                        + (IsoChronology.INSTANCE.isLeapYear(temporal.getLong(ChronoField.YEAR)) ? 4 : 0);
                return temporal.get(ChronoField.DAY_OF_YEAR) - QUARTER_STARTS[start];
            }

            @Override
            @SuppressWarnings("unchecked")
            public <R extends Temporal> R adjustInto(R temporal, long newValue) {
                long old = getFrom(temporal);
                range().checkValidValue(newValue, this);
                return (R) temporal.with(ChronoField.DAY_OF_YEAR,
                        temporal.getLong(ChronoField.DAY_OF_YEAR) + (newValue - old));
            }

            @Override
            public ChronoLocalDate resolve(Map<TemporalField, Long> fieldValues, TemporalAccessor partial,
                    ResolverStyle style) {
                Long yearLong = fieldValues.get(ChronoField.YEAR);
                Long quarterLong = fieldValues.get(QUARTER_OF_YEAR);
                if (yearLong == null || quarterLong == null) {
                    return null;
                }
                int year = ChronoField.YEAR.checkValidIntValue(yearLong);
                long day = fieldValues.get(DAY_OF_QUARTER);
                if (!isIso(partial)) {
                    throw new DateTimeException("Resolve requires IsoChronology");
                }
                LocalDate date;
                if (style == ResolverStyle.LENIENT) {
                    date = LocalDate.of(year, 1, 1)
                            .plusMonths(Math.multiplyExact(Math.subtractExact(quarterLong, 1), 3));
                    day = Math.subtractExact(day, 1);
                } else {
                    int quarter = QUARTER_OF_YEAR.range().checkValidIntValue(quarterLong, QUARTER_OF_YEAR);
                    date = LocalDate.of(year, (quarter - 1) * 3 + 1, 1);
                    if (style == ResolverStyle.STRICT) {
                        rangeRefinedBy(date).checkValidValue(day, this);
                    } else {
                        range().checkValidValue(day, this);
                    }
                    day--;
                }
                fieldValues.remove(this);
                fieldValues.remove(ChronoField.YEAR);
                fieldValues.remove(QUARTER_OF_YEAR);
                return date.plusDays(day);
            }
        },
        QUARTER_OF_YEAR("QuarterOfYear", Unit.QUARTER_YEARS, ChronoUnit.YEARS, ValueRange.of(1, 4)) {
            @Override
            public boolean isSupportedBy(TemporalAccessor temporal) {
                return temporal.isSupported(ChronoField.MONTH_OF_YEAR) && isIso(temporal);
            }

            @Override
            public long getFrom(TemporalAccessor temporal) {
                check(temporal);
                return (temporal.getLong(ChronoField.MONTH_OF_YEAR) + 2) / 3;
            }

            @Override
            @SuppressWarnings("unchecked")
            public <R extends Temporal> R adjustInto(R temporal, long newValue) {
                long old = getFrom(temporal);
                range().checkValidValue(newValue, this);
                return (R) temporal.with(ChronoField.MONTH_OF_YEAR,
                        temporal.getLong(ChronoField.MONTH_OF_YEAR) + (newValue - old) * 3);
            }
        },
        WEEK_OF_WEEK_BASED_YEAR("WeekOfWeekBasedYear", ChronoUnit.WEEKS, Unit.WEEK_BASED_YEARS,
                ValueRange.of(1, 52, 53)) {
            @Override
            public boolean isSupportedBy(TemporalAccessor temporal) {
                return temporal.isSupported(ChronoField.EPOCH_DAY) && isIso(temporal);
            }

            @Override
            public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
                check(temporal);
                return ValueRange.of(1, weeks(weekBasedYear(LocalDate.from(temporal))));
            }

            @Override
            public long getFrom(TemporalAccessor temporal) {
                check(temporal);
                return week(LocalDate.from(temporal));
            }

            @Override
            @SuppressWarnings("unchecked")
            public <R extends Temporal> R adjustInto(R temporal, long newValue) {
                range().checkValidValue(newValue, this);
                return (R) temporal.plus(Math.subtractExact(newValue, getFrom(temporal)), ChronoUnit.WEEKS);
            }

            @Override
            public ChronoLocalDate resolve(Map<TemporalField, Long> fieldValues, TemporalAccessor partial,
                    ResolverStyle style) {
                Long yearLong = fieldValues.get(WEEK_BASED_YEAR);
                Long dayLong = fieldValues.get(ChronoField.DAY_OF_WEEK);
                if (yearLong == null || dayLong == null) {
                    return null;
                }
                int year = WEEK_BASED_YEAR.range().checkValidIntValue(yearLong, WEEK_BASED_YEAR);
                long week = fieldValues.get(WEEK_OF_WEEK_BASED_YEAR);
                if (!isIso(partial)) {
                    throw new DateTimeException("Resolve requires IsoChronology");
                }
                LocalDate date = LocalDate.of(year, 1, 4);
                long day = dayLong;
                if (style == ResolverStyle.LENIENT) {
                    date = date.plusWeeks(Math.floorDiv(day - 1, 7));
                    day = Math.floorMod(day - 1, 7) + 1;
                    date = date.plusWeeks(Math.subtractExact(week, 1)).with(ChronoField.DAY_OF_WEEK, day);
                } else {
                    int weekday = ChronoField.DAY_OF_WEEK.checkValidIntValue(day);
                    if (week < 1 || week > 52) {
                        if (style == ResolverStyle.STRICT) {
                            rangeRefinedBy(date).checkValidValue(week, this);
                        } else {
                            range().checkValidValue(week, this);
                        }
                    }
                    date = date.plusWeeks(week - 1).with(ChronoField.DAY_OF_WEEK, weekday);
                }
                fieldValues.remove(this);
                fieldValues.remove(WEEK_BASED_YEAR);
                fieldValues.remove(ChronoField.DAY_OF_WEEK);
                return date;
            }
        },
        WEEK_BASED_YEAR("WeekBasedYear", Unit.WEEK_BASED_YEARS, ChronoUnit.FOREVER, ChronoField.YEAR.range()) {
            @Override
            public boolean isSupportedBy(TemporalAccessor temporal) {
                return temporal.isSupported(ChronoField.EPOCH_DAY) && isIso(temporal);
            }

            @Override
            public long getFrom(TemporalAccessor temporal) {
                check(temporal);
                return weekBasedYear(LocalDate.from(temporal));
            }

            @Override
            @SuppressWarnings("unchecked")
            public <R extends Temporal> R adjustInto(R temporal, long newValue) {
                check(temporal);
                int year = range().checkValidIntValue(newValue, this);
                LocalDate date = LocalDate.from(temporal);
                int weekday = date.get(ChronoField.DAY_OF_WEEK);
                int week = Math.min(week(date), weeks(year));
                LocalDate fourth = LocalDate.of(year, 1, 4);
                return (R) temporal.with(
                        fourth.plusDays(weekday - fourth.getDayOfWeek().getValue() + (week - 1) * 7L));
            }
        };

        private final String text;
        private final TemporalUnit base;
        private final TemporalUnit around;
        private final ValueRange range;

        Field(String text, TemporalUnit base, TemporalUnit around, ValueRange range) {
            this.text = text;
            this.base = base;
            this.around = around;
            this.range = range;
        }

        final void check(TemporalAccessor temporal) {
            if (!isSupportedBy(temporal)) {
                throw new UnsupportedTemporalTypeException("Unsupported field: " + text);
            }
        }
        //#for declared value
        //#| TemporalUnit getBaseUnit() | base
        //#| TemporalUnit getRangeUnit() | around
        //#| ValueRange range() | range
        //#| boolean isDateBased() | true
        //#| boolean isTimeBased() | false

        @Override
        public $declared$ {
            return $value$;
        }
        //#end

        @Override
        public ValueRange rangeRefinedBy(TemporalAccessor temporal) {
            check(temporal);
            return range;
        }

        @Override
        public String getDisplayName(Locale locale) {
            Objects.requireNonNull(locale, "locale");
            return this == WEEK_OF_WEEK_BASED_YEAR ? jdk.internal.locale.DateTexts.of(locale).field("week", text) : text;
        }

        @Override
        public String toString() {
            return text;
        }
    }

    private enum Unit implements TemporalUnit {
        WEEK_BASED_YEARS("WeekBasedYears", Duration.ofSeconds(31556952L)),
        QUARTER_YEARS("QuarterYears", Duration.ofSeconds(31556952L / 4));

        private final String text;
        private final Duration duration;

        Unit(String text, Duration duration) {
            this.text = text;
            this.duration = duration;
        }
        //#for declared value
        //#| Duration getDuration() | duration
        //#| boolean isDurationEstimated() | true
        //#| boolean isDateBased() | true
        //#| boolean isTimeBased() | false

        @Override
        public $declared$ {
            return $value$;
        }
        //#end

        @Override
        public boolean isSupportedBy(Temporal temporal) {
            return temporal.isSupported(ChronoField.EPOCH_DAY) && isIso(temporal);
        }

        @Override
        @SuppressWarnings("unchecked")
        public <R extends Temporal> R addTo(R temporal, long amount) {
            if (this == WEEK_BASED_YEARS) {
                return (R) temporal.with(WEEK_BASED_YEAR, Math.addExact(temporal.get(WEEK_BASED_YEAR), amount));
            }
            return (R) temporal.plus(amount / 4, ChronoUnit.YEARS).plus(amount % 4 * 3, ChronoUnit.MONTHS);
        }

        @Override
        public long between(Temporal temporal1Inclusive, Temporal temporal2Exclusive) {
            if (temporal1Inclusive.getClass() != temporal2Exclusive.getClass()) {
                return temporal1Inclusive.until(temporal2Exclusive, this);
            }
            return this == WEEK_BASED_YEARS
                    ? Math.subtractExact(temporal2Exclusive.getLong(WEEK_BASED_YEAR),
                            temporal1Inclusive.getLong(WEEK_BASED_YEAR))
                    : temporal1Inclusive.until(temporal2Exclusive, ChronoUnit.MONTHS) / 3;
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
