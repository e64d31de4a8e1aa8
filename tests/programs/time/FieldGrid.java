// stress: off
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Period;
import java.time.format.TextStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjusters;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.util.Locale;

/** Every public method of months, days, periods, fields and adjusters with edge values as arguments: what comes out, or what is thrown. */
public class FieldGrid {
    static final Month[] MONTHS = {
        null, Month.JANUARY, Month.FEBRUARY, Month.DECEMBER
    };
    static final Temporal[] TEMPORALS = {
        null, LocalDate.of(2024, 2, 29), LocalTime.MAX, LocalDateTime.MIN,
        Instant.MAX, Instant.EPOCH
    };
    static final Object[] OBJECTS = {
        null, 1, "x", LocalDate.MIN, LocalTime.NOON
    };
    static final Boolean[] BOOLEANS = {
        false, true
    };
    static final TemporalAccessor[] TEMPORAL_ACCESSORS = {
        null, LocalDate.of(2024, 2, 29), LocalTime.MAX, LocalDateTime.MIN,
        Instant.MAX, DayOfWeek.SUNDAY, Month.MAY
    };
    static final TemporalField[] TEMPORAL_FIELDS = {
        null, ChronoField.NANO_OF_SECOND, ChronoField.NANO_OF_DAY,
        ChronoField.MICRO_OF_SECOND, ChronoField.MICRO_OF_DAY,
        ChronoField.MILLI_OF_SECOND, ChronoField.MILLI_OF_DAY,
        ChronoField.SECOND_OF_MINUTE, ChronoField.SECOND_OF_DAY,
        ChronoField.MINUTE_OF_HOUR, ChronoField.MINUTE_OF_DAY,
        ChronoField.HOUR_OF_AMPM, ChronoField.CLOCK_HOUR_OF_AMPM,
        ChronoField.HOUR_OF_DAY, ChronoField.CLOCK_HOUR_OF_DAY,
        ChronoField.AMPM_OF_DAY, ChronoField.DAY_OF_WEEK,
        ChronoField.ALIGNED_DAY_OF_WEEK_IN_MONTH,
        ChronoField.ALIGNED_DAY_OF_WEEK_IN_YEAR, ChronoField.DAY_OF_MONTH,
        ChronoField.DAY_OF_YEAR, ChronoField.EPOCH_DAY,
        ChronoField.ALIGNED_WEEK_OF_MONTH,
        ChronoField.ALIGNED_WEEK_OF_YEAR, ChronoField.MONTH_OF_YEAR,
        ChronoField.PROLEPTIC_MONTH, ChronoField.YEAR_OF_ERA,
        ChronoField.YEAR, ChronoField.ERA,
        ChronoField.INSTANT_SECONDS, ChronoField.OFFSET_SECONDS
    };
    static final TextStyle[] TEXT_STYLES = {
        null, TextStyle.FULL, TextStyle.SHORT,
        TextStyle.NARROW
    };
    static final Locale[] LOCALES = {
        null, Locale.US
    };
    static final Long[] LONGS = {
        0L, 1L, -1L, 12L, 31L, 86399L, 86400L, 365241780471L, 86399999999999L, 86400000000000L,
        31556889864403199L, 31556889864403200L, Long.MAX_VALUE, Long.MIN_VALUE
    };
    static final Integer[] INTS = {
        0, 1, -1, 2, 12, 13, 23, 24, 31, 59, 60, 366, 999999999, 1000000000, Integer.MAX_VALUE,
        Integer.MIN_VALUE
    };
    static final String[] STRINGS = {
        null, "", "Z", "+1", "+18:00", "+18:01", "+01:02:03", "UTC", "UTC+1", "GMT", "GMT+01:00", "Europe/Zzz",
        "x", "-00:00"
    };
    static final DayOfWeek[] DAY_OF_WEEKS = {
        null, DayOfWeek.MONDAY, DayOfWeek.SUNDAY
    };
    static final Period[] PERIODS = {
        null, Period.ZERO, Period.of(1, 14, -3),
        Period.of(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE)
    };
    static final LocalDate[] LOCAL_DATES = {
        null, LocalDate.MIN, LocalDate.MAX, LocalDate.EPOCH,
        LocalDate.of(2024, 2, 29)
    };
    static final TemporalAmount[] TEMPORAL_AMOUNTS = {
        null, Duration.ofSeconds(Long.MAX_VALUE, 999999999), Duration.ofDays(3),
        Duration.ofNanos(-1), Period.of(1, 14, -3),
        Period.of(0, 0, Integer.MAX_VALUE)
    };
    static final TemporalUnit[] TEMPORAL_UNITS = {
        null, ChronoUnit.NANOS, ChronoUnit.MICROS,
        ChronoUnit.MILLIS, ChronoUnit.SECONDS,
        ChronoUnit.MINUTES, ChronoUnit.HOURS,
        ChronoUnit.HALF_DAYS, ChronoUnit.DAYS,
        ChronoUnit.WEEKS, ChronoUnit.MONTHS,
        ChronoUnit.YEARS, ChronoUnit.DECADES,
        ChronoUnit.CENTURIES, ChronoUnit.MILLENNIA,
        ChronoUnit.ERAS, ChronoUnit.FOREVER
    };
    static final Integer[] FEW_INTS = {
        0, 1, -1, 12, 31, 1000000000, Integer.MIN_VALUE
    };
    static final CharSequence[] CHAR_SEQUENCES = {
        null, "", "2024-02-29", "2023-02-29", "2023-13-01", "2023-1-01", "10:15", "24:00", "10:15:30.123456789",
        "2024-02-29T10:15:30", "2024-02-29T10:15:30Z", "P1D", "P1Y2M3W4D", "PT1H", "PT36H0.5S", "P", "PT",
        "-PT-1.5S", "p1d", "P1.5D", "P99999999999Y", "PT99999999999999999999S", "+1000000000-01-01",
        "+999999999-12-31", "-999999999-01-01", "-0001-01-01", "2024-W01-1", "x"
    };
    static final ChronoField[] CHRONO_FIELDS = {
        ChronoField.NANO_OF_SECOND, ChronoField.DAY_OF_MONTH,
        ChronoField.YEAR, ChronoField.HOUR_OF_DAY,
        ChronoField.ALIGNED_WEEK_OF_YEAR
    };
    static final Long[] FEW_LONGS = {
        0L, 1L, -1L, 86400000000000L, 31556889864403200L, Long.MAX_VALUE, Long.MIN_VALUE
    };

    interface Function0 {
        Object apply() throws Throwable;
    }

    static void grid(String title, Function0 function) {
        System.out.println("== " + title);
        try {
            out(function.apply());
        } catch (Throwable failure) {
            failed(failure);
        }
        end();
    }

    interface Function1<A> {
        Object apply(A a) throws Throwable;
    }

    static <A> void grid(String title, A[] as, Function1<A> function) {
        System.out.println("== " + title);
        for (A a : as) {
            try {
                out(function.apply(a));
            } catch (Throwable failure) {
                failed(failure);
            }
        }
        end();
    }

    interface Function2<A, B> {
        Object apply(A a, B b) throws Throwable;
    }

    static <A, B> void grid(String title, A[] as, B[] bs, Function2<A, B> function) {
        System.out.println("== " + title);
        for (A a : as) {
            row(a);
            for (B b : bs) {
                try {
                    out(function.apply(a, b));
                } catch (Throwable failure) {
                    failed(failure);
                }
            }
        }
        end();
    }

    interface Function3<A, B, C> {
        Object apply(A a, B b, C c) throws Throwable;
    }

    static <A, B, C> void grid(String title, A[] as, B[] bs, C[] cs, Function3<A, B, C> function) {
        System.out.println("== " + title);
        for (A a : as) {
            row(a);
            for (B b : bs) {
                for (C c : cs) {
                    try {
                        out(function.apply(a, b, c));
                    } catch (Throwable failure) {
                        failed(failure);
                    }
                }
            }
        }
        end();
    }
    static final StringBuilder line = new StringBuilder();
    static void row(Object first) {
        end();
        line.append(text(first)).append(" :");
    }
    static void end() {
        if (line.length() > 0) {
            // Of a long line the beginning, and a hash of all.
            boolean isLong = line.length() > 500;
            System.out.println(isLong ? line.substring(0, 400) + " ... " + line.toString().hashCode() : line);
            line.setLength(0);
        }
    }
    static void out(Object value) {
        line.append(" | ").append(text(value));
    }
    static String text(Object value) {
        if (value instanceof String text) {
            StringBuilder escaped = new StringBuilder("\"");
            for (char c : text.toCharArray()) {
                if (c < ' ' || c > '~') {
                    escaped.append("\\u").append(Integer.toHexString(c));
                } else {
                    escaped.append(c);
                }
            }
            return escaped.append('"').toString();
        }
        if (value instanceof Object[] array) {
            StringBuilder all = new StringBuilder("[");
            for (Object each : array) {
                all.append(text(each)).append(' ');
            }
            return all.append(']').toString();
        }
        if (value instanceof byte[] array) return java.util.Arrays.toString(array);
        if (value instanceof char[] array) return java.util.Arrays.toString(array);
        if (value instanceof int[] array) return java.util.Arrays.toString(array);
        if (value != null && value.getClass().getName().contains("Lambda")) {
            return text(((java.time.temporal.TemporalAdjuster) value).adjustInto(java.time.LocalDate.of(2024, 2, 29)));
        }
        if (value instanceof Character) return Integer.toHexString((Character) value);
        if (value instanceof Class c) return c.getName();
        return String.valueOf(value);
    }
    /** What the VM says of a null is not the library's text. */
    static void failed(Throwable failure) {
        String message = failure.getMessage();
        boolean ofVm = failure instanceof NullPointerException && (message == null || message.startsWith("Cannot "));
        line.append(" | ").append(failure.getClass().getName()).append(ofVm ? "" : ": " + message);
    }

    public static void main(String[] args) {
        part0();
        part1();
    }

    static void part0() {
        grid("Month.adjustInto(Temporal)", MONTHS, TEMPORALS, (a, b) -> a.adjustInto(b));
        grid("Month.equals(Object)", MONTHS, OBJECTS, (a, b) -> a.equals(b));
        grid("Month.firstDayOfYear(boolean)", MONTHS, BOOLEANS, (a, b) -> a.firstDayOfYear(b));
        grid("Month.firstMonthOfQuarter()", MONTHS, a -> a.firstMonthOfQuarter());
        grid("Month.from(TemporalAccessor)", TEMPORAL_ACCESSORS, a -> Month.from(a));
        grid("Month.get(TemporalField)", MONTHS, TEMPORAL_FIELDS, (a, b) -> a.get(b));
        grid("Month.getDisplayName(TextStyle,Locale)", MONTHS, TEXT_STYLES, LOCALES, (a, b, c) -> a.getDisplayName(b, c));
        grid("Month.getLong(TemporalField)", MONTHS, TEMPORAL_FIELDS, (a, b) -> a.getLong(b));
        grid("Month.getValue()", MONTHS, a -> a.getValue());
        grid("Month.isSupported(TemporalField)", MONTHS, TEMPORAL_FIELDS, (a, b) -> a.isSupported(b));
        grid("Month.length(boolean)", MONTHS, BOOLEANS, (a, b) -> a.length(b));
        grid("Month.maxLength()", MONTHS, a -> a.maxLength());
        grid("Month.minLength()", MONTHS, a -> a.minLength());
        grid("Month.minus(long)", MONTHS, LONGS, (a, b) -> a.minus(b));
        grid("Month.name()", MONTHS, a -> a.name());
        grid("Month.of(int)", INTS, a -> Month.of(a));
        grid("Month.ordinal()", MONTHS, a -> a.ordinal());
        grid("Month.plus(long)", MONTHS, LONGS, (a, b) -> a.plus(b));
        grid("Month.range(TemporalField)", MONTHS, TEMPORAL_FIELDS, (a, b) -> a.range(b));
        grid("Month.toString()", MONTHS, a -> a.toString());
        grid("Month.valueOf(String)", STRINGS, a -> Month.valueOf(a));
        grid("Month.values()", () -> Month.values());
        grid("DayOfWeek.adjustInto(Temporal)", DAY_OF_WEEKS, TEMPORALS, (a, b) -> a.adjustInto(b));
        grid("DayOfWeek.equals(Object)", DAY_OF_WEEKS, OBJECTS, (a, b) -> a.equals(b));
        grid("DayOfWeek.from(TemporalAccessor)", TEMPORAL_ACCESSORS, a -> DayOfWeek.from(a));
        grid("DayOfWeek.get(TemporalField)", DAY_OF_WEEKS, TEMPORAL_FIELDS, (a, b) -> a.get(b));
        grid("DayOfWeek.getDisplayName(TextStyle,Locale)", DAY_OF_WEEKS, TEXT_STYLES, LOCALES, (a, b, c) -> a.getDisplayName(b, c));
        grid("DayOfWeek.getLong(TemporalField)", DAY_OF_WEEKS, TEMPORAL_FIELDS, (a, b) -> a.getLong(b));
        grid("DayOfWeek.getValue()", DAY_OF_WEEKS, a -> a.getValue());
        grid("DayOfWeek.isSupported(TemporalField)", DAY_OF_WEEKS, TEMPORAL_FIELDS, (a, b) -> a.isSupported(b));
        grid("DayOfWeek.minus(long)", DAY_OF_WEEKS, LONGS, (a, b) -> a.minus(b));
        grid("DayOfWeek.name()", DAY_OF_WEEKS, a -> a.name());
        grid("DayOfWeek.of(int)", INTS, a -> DayOfWeek.of(a));
        grid("DayOfWeek.ordinal()", DAY_OF_WEEKS, a -> a.ordinal());
        grid("DayOfWeek.plus(long)", DAY_OF_WEEKS, LONGS, (a, b) -> a.plus(b));
        grid("DayOfWeek.range(TemporalField)", DAY_OF_WEEKS, TEMPORAL_FIELDS, (a, b) -> a.range(b));
        grid("DayOfWeek.toString()", DAY_OF_WEEKS, a -> a.toString());
        grid("DayOfWeek.valueOf(String)", STRINGS, a -> DayOfWeek.valueOf(a));
        grid("DayOfWeek.values()", () -> DayOfWeek.values());
        grid("Period.addTo(Temporal)", PERIODS, TEMPORALS, (a, b) -> a.addTo(b));
        grid("Period.between(LocalDate,LocalDate)", LOCAL_DATES, LOCAL_DATES, (a, b) -> Period.between(a, b));
        grid("Period.equals(Object)", PERIODS, OBJECTS, (a, b) -> a.equals(b));
        grid("Period.from(TemporalAmount)", TEMPORAL_AMOUNTS, a -> Period.from(a));
        grid("Period.get(TemporalUnit)", PERIODS, TEMPORAL_UNITS, (a, b) -> a.get(b));
        grid("Period.getDays()", PERIODS, a -> a.getDays());
        grid("Period.getMonths()", PERIODS, a -> a.getMonths());
        grid("Period.getUnits()", PERIODS, a -> a.getUnits());
        grid("Period.getYears()", PERIODS, a -> a.getYears());
        grid("Period.hashCode()", PERIODS, a -> a.hashCode());
        grid("Period.isNegative()", PERIODS, a -> a.isNegative());
        grid("Period.isZero()", PERIODS, a -> a.isZero());
        grid("Period.minus(TemporalAmount)", PERIODS, TEMPORAL_AMOUNTS, (a, b) -> a.minus(b));
        grid("Period.minusDays(long)", PERIODS, LONGS, (a, b) -> a.minusDays(b));
        grid("Period.minusMonths(long)", PERIODS, LONGS, (a, b) -> a.minusMonths(b));
        grid("Period.minusYears(long)", PERIODS, LONGS, (a, b) -> a.minusYears(b));
        grid("Period.multipliedBy(int)", PERIODS, INTS, (a, b) -> a.multipliedBy(b));
        grid("Period.negated()", PERIODS, a -> a.negated());
        grid("Period.normalized()", PERIODS, a -> a.normalized());
        grid("Period.of(int,int,int)", FEW_INTS, FEW_INTS, FEW_INTS, (a, b, c) -> Period.of(a, b, c));
        grid("Period.ofDays(int)", INTS, a -> Period.ofDays(a));
    }

    static void part1() {
        grid("Period.ofMonths(int)", INTS, a -> Period.ofMonths(a));
        grid("Period.ofWeeks(int)", INTS, a -> Period.ofWeeks(a));
        grid("Period.ofYears(int)", INTS, a -> Period.ofYears(a));
        grid("Period.parse(CharSequence)", CHAR_SEQUENCES, a -> Period.parse(a));
        grid("Period.plus(TemporalAmount)", PERIODS, TEMPORAL_AMOUNTS, (a, b) -> a.plus(b));
        grid("Period.plusDays(long)", PERIODS, LONGS, (a, b) -> a.plusDays(b));
        grid("Period.plusMonths(long)", PERIODS, LONGS, (a, b) -> a.plusMonths(b));
        grid("Period.plusYears(long)", PERIODS, LONGS, (a, b) -> a.plusYears(b));
        grid("Period.subtractFrom(Temporal)", PERIODS, TEMPORALS, (a, b) -> a.subtractFrom(b));
        grid("Period.toString()", PERIODS, a -> a.toString());
        grid("Period.toTotalMonths()", PERIODS, a -> a.toTotalMonths());
        grid("Period.withDays(int)", PERIODS, INTS, (a, b) -> a.withDays(b));
        grid("Period.withMonths(int)", PERIODS, INTS, (a, b) -> a.withMonths(b));
        grid("Period.withYears(int)", PERIODS, INTS, (a, b) -> a.withYears(b));
        grid("ChronoField.adjustInto(Temporal,long)", CHRONO_FIELDS, TEMPORALS, FEW_LONGS, (a, b, c) -> a.adjustInto(b, c));
        grid("ChronoField.checkValidIntValue(long)", CHRONO_FIELDS, LONGS, (a, b) -> a.checkValidIntValue(b));
        grid("ChronoField.checkValidValue(long)", CHRONO_FIELDS, LONGS, (a, b) -> a.checkValidValue(b));
        grid("ChronoField.equals(Object)", CHRONO_FIELDS, OBJECTS, (a, b) -> a.equals(b));
        grid("ChronoField.getBaseUnit()", CHRONO_FIELDS, a -> a.getBaseUnit());
        grid("ChronoField.getFrom(TemporalAccessor)", CHRONO_FIELDS, TEMPORAL_ACCESSORS, (a, b) -> a.getFrom(b));
        grid("ChronoField.getRangeUnit()", CHRONO_FIELDS, a -> a.getRangeUnit());
        grid("ChronoField.isDateBased()", CHRONO_FIELDS, a -> a.isDateBased());
        grid("ChronoField.isSupportedBy(TemporalAccessor)", CHRONO_FIELDS, TEMPORAL_ACCESSORS, (a, b) -> a.isSupportedBy(b));
        grid("ChronoField.isTimeBased()", CHRONO_FIELDS, a -> a.isTimeBased());
        grid("ChronoField.name()", CHRONO_FIELDS, a -> a.name());
        grid("ChronoField.ordinal()", CHRONO_FIELDS, a -> a.ordinal());
        grid("ChronoField.range()", CHRONO_FIELDS, a -> a.range());
        grid("ChronoField.rangeRefinedBy(TemporalAccessor)", CHRONO_FIELDS, TEMPORAL_ACCESSORS, (a, b) -> a.rangeRefinedBy(b));
        grid("ChronoField.toString()", CHRONO_FIELDS, a -> a.toString());
        grid("ChronoField.valueOf(String)", STRINGS, a -> ChronoField.valueOf(a));
        grid("ChronoField.values()", () -> ChronoField.values());
        grid("TemporalAdjusters.dayOfWeekInMonth(int,DayOfWeek)", INTS, DAY_OF_WEEKS, (a, b) -> TemporalAdjusters.dayOfWeekInMonth(a, b));
        grid("TemporalAdjusters.firstDayOfMonth()", () -> TemporalAdjusters.firstDayOfMonth());
        grid("TemporalAdjusters.firstDayOfNextMonth()", () -> TemporalAdjusters.firstDayOfNextMonth());
        grid("TemporalAdjusters.firstDayOfNextYear()", () -> TemporalAdjusters.firstDayOfNextYear());
        grid("TemporalAdjusters.firstDayOfYear()", () -> TemporalAdjusters.firstDayOfYear());
        grid("TemporalAdjusters.firstInMonth(DayOfWeek)", DAY_OF_WEEKS, a -> TemporalAdjusters.firstInMonth(a));
        grid("TemporalAdjusters.lastDayOfMonth()", () -> TemporalAdjusters.lastDayOfMonth());
        grid("TemporalAdjusters.lastDayOfYear()", () -> TemporalAdjusters.lastDayOfYear());
        grid("TemporalAdjusters.lastInMonth(DayOfWeek)", DAY_OF_WEEKS, a -> TemporalAdjusters.lastInMonth(a));
        grid("TemporalAdjusters.next(DayOfWeek)", DAY_OF_WEEKS, a -> TemporalAdjusters.next(a));
        grid("TemporalAdjusters.nextOrSame(DayOfWeek)", DAY_OF_WEEKS, a -> TemporalAdjusters.nextOrSame(a));
        grid("TemporalAdjusters.previous(DayOfWeek)", DAY_OF_WEEKS, a -> TemporalAdjusters.previous(a));
        grid("TemporalAdjusters.previousOrSame(DayOfWeek)", DAY_OF_WEEKS, a -> TemporalAdjusters.previousOrSame(a));
    }
}
