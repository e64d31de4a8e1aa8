// stress: off
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Period;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;
import java.time.temporal.ValueRange;

/** Every public method of instants, durations, units and ranges with edge values as arguments: what comes out, or what is thrown. */
public class DurationGrid {
    static final Instant[] INSTANTS = {
        null, Instant.MIN, Instant.MAX, Instant.EPOCH,
        Instant.ofEpochSecond(1700000000L, 5000)
    };
    static final Temporal[] TEMPORALS = {
        null, LocalDate.of(2024, 2, 29), LocalTime.MAX, LocalDateTime.MIN,
        Instant.MAX, Instant.EPOCH
    };
    static final Object[] OBJECTS = {
        null, 1, "x", LocalDate.MIN, LocalTime.NOON
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
    static final TemporalAmount[] TEMPORAL_AMOUNTS = {
        null, Duration.ofSeconds(Long.MAX_VALUE, 999999999), Duration.ofDays(3),
        Duration.ofNanos(-1), Period.of(1, 14, -3),
        Period.of(0, 0, Integer.MAX_VALUE)
    };
    static final Long[] FEW_LONGS = {
        0L, 1L, -1L, 86400000000000L, 31556889864403200L, Long.MAX_VALUE, Long.MIN_VALUE
    };
    static final Long[] LONGS = {
        0L, 1L, -1L, 12L, 31L, 86399L, 86400L, 365241780471L, 86399999999999L, 86400000000000L,
        31556889864403199L, 31556889864403200L, Long.MAX_VALUE, Long.MIN_VALUE
    };
    static final CharSequence[] CHAR_SEQUENCES = {
        null, "", "2024-02-29", "2023-02-29", "2023-13-01", "2023-1-01", "10:15", "24:00", "10:15:30.123456789",
        "2024-02-29T10:15:30", "2024-02-29T10:15:30Z", "P1D", "P1Y2M3W4D", "PT1H", "PT36H0.5S", "P", "PT",
        "-PT-1.5S", "p1d", "P1.5D", "P99999999999Y", "PT99999999999999999999S", "+1000000000-01-01",
        "+999999999-12-31", "-999999999-01-01", "-0001-01-01", "2024-W01-1", "x"
    };
    static final TemporalAdjuster[] TEMPORAL_ADJUSTERS = {
        null, LocalDate.of(2024, 2, 29), LocalTime.NOON, DayOfWeek.TUESDAY,
        Month.JUNE, LocalDateTime.MIN, Instant.EPOCH
    };
    static final Duration[] DURATIONS = {
        null, Duration.ZERO, Duration.ofSeconds(Long.MAX_VALUE, 999999999),
        Duration.ofSeconds(Long.MIN_VALUE), Duration.ofMillis(-1500),
        Duration.ofDays(3)
    };
    static final Integer[] INTS = {
        0, 1, -1, 2, 12, 13, 23, 24, 31, 59, 60, 366, 999999999, 1000000000, Integer.MAX_VALUE,
        Integer.MIN_VALUE
    };
    static final ChronoUnit[] CHRONO_UNITS = {
        ChronoUnit.NANOS, ChronoUnit.DAYS,
        ChronoUnit.FOREVER
    };
    static final String[] STRINGS = {
        null, "", "Z", "+1", "+18:00", "+18:01", "+01:02:03", "UTC", "UTC+1", "GMT", "GMT+01:00", "Europe/Zzz",
        "x", "-00:00"
    };
    static final ValueRange[] VALUE_RANGES = {
        ValueRange.of(1, 12), ValueRange.of(1, 28, 31),
        ValueRange.of(-5, 1, 5, 10),
        ValueRange.of(Long.MIN_VALUE, Long.MAX_VALUE)
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

    interface Function4<A, B, C, D> {
        Object apply(A a, B b, C c, D d) throws Throwable;
    }

    static <A, B, C, D> void grid(String title, A[] as, B[] bs, C[] cs, D[] ds, Function4<A, B, C, D> function) {
        System.out.println("== " + title);
        for (A a : as) {
            row(a);
            for (B b : bs) {
                for (C c : cs) {
                    for (D d : ds) {
                        try {
                            out(function.apply(a, b, c, d));
                        } catch (Throwable failure) {
                            failed(failure);
                        }
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
        part2();
    }

    static void part0() {
        grid("Instant.adjustInto(Temporal)", INSTANTS, TEMPORALS, (a, b) -> a.adjustInto(b));
        grid("Instant.compareTo(Instant)", INSTANTS, INSTANTS, (a, b) -> a.compareTo(b));
        grid("Instant.equals(Object)", INSTANTS, OBJECTS, (a, b) -> a.equals(b));
        grid("Instant.from(TemporalAccessor)", TEMPORAL_ACCESSORS, a -> Instant.from(a));
        grid("Instant.get(TemporalField)", INSTANTS, TEMPORAL_FIELDS, (a, b) -> a.get(b));
        grid("Instant.getEpochSecond()", INSTANTS, a -> a.getEpochSecond());
        grid("Instant.getLong(TemporalField)", INSTANTS, TEMPORAL_FIELDS, (a, b) -> a.getLong(b));
        grid("Instant.getNano()", INSTANTS, a -> a.getNano());
        grid("Instant.hashCode()", INSTANTS, a -> a.hashCode());
        grid("Instant.isAfter(Instant)", INSTANTS, INSTANTS, (a, b) -> a.isAfter(b));
        grid("Instant.isBefore(Instant)", INSTANTS, INSTANTS, (a, b) -> a.isBefore(b));
        grid("Instant.isSupported(TemporalField)", INSTANTS, TEMPORAL_FIELDS, (a, b) -> a.isSupported(b));
        grid("Instant.isSupported(TemporalUnit)", INSTANTS, TEMPORAL_UNITS, (a, b) -> a.isSupported(b));
        grid("Instant.minus(TemporalAmount)", INSTANTS, TEMPORAL_AMOUNTS, (a, b) -> a.minus(b));
        grid("Instant.minus(long,TemporalUnit)", INSTANTS, FEW_LONGS, TEMPORAL_UNITS, (a, b, c) -> a.minus(b, c));
        grid("Instant.minusMillis(long)", INSTANTS, LONGS, (a, b) -> a.minusMillis(b));
        grid("Instant.minusNanos(long)", INSTANTS, LONGS, (a, b) -> a.minusNanos(b));
        grid("Instant.minusSeconds(long)", INSTANTS, LONGS, (a, b) -> a.minusSeconds(b));
        grid("Instant.ofEpochMilli(long)", LONGS, a -> Instant.ofEpochMilli(a));
        grid("Instant.ofEpochSecond(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Instant.ofEpochSecond(a, b));
        grid("Instant.ofEpochSecond(long)", LONGS, a -> Instant.ofEpochSecond(a));
        grid("Instant.parse(CharSequence)", CHAR_SEQUENCES, a -> Instant.parse(a));
        grid("Instant.plus(TemporalAmount)", INSTANTS, TEMPORAL_AMOUNTS, (a, b) -> a.plus(b));
        grid("Instant.plus(long,TemporalUnit)", INSTANTS, FEW_LONGS, TEMPORAL_UNITS, (a, b, c) -> a.plus(b, c));
        grid("Instant.plusMillis(long)", INSTANTS, LONGS, (a, b) -> a.plusMillis(b));
        grid("Instant.plusNanos(long)", INSTANTS, LONGS, (a, b) -> a.plusNanos(b));
        grid("Instant.plusSeconds(long)", INSTANTS, LONGS, (a, b) -> a.plusSeconds(b));
        grid("Instant.range(TemporalField)", INSTANTS, TEMPORAL_FIELDS, (a, b) -> a.range(b));
        grid("Instant.toEpochMilli()", INSTANTS, a -> a.toEpochMilli());
        grid("Instant.toString()", INSTANTS, a -> a.toString());
        grid("Instant.truncatedTo(TemporalUnit)", INSTANTS, TEMPORAL_UNITS, (a, b) -> a.truncatedTo(b));
        grid("Instant.until(Instant)", INSTANTS, INSTANTS, (a, b) -> a.until(b));
        grid("Instant.until(Temporal,TemporalUnit)", INSTANTS, TEMPORALS, TEMPORAL_UNITS, (a, b, c) -> a.until(b, c));
        grid("Instant.with(TemporalAdjuster)", INSTANTS, TEMPORAL_ADJUSTERS, (a, b) -> a.with(b));
        grid("Instant.with(TemporalField,long)", INSTANTS, TEMPORAL_FIELDS, FEW_LONGS, (a, b, c) -> a.with(b, c));
        grid("Duration.abs()", DURATIONS, a -> a.abs());
        grid("Duration.addTo(Temporal)", DURATIONS, TEMPORALS, (a, b) -> a.addTo(b));
        grid("Duration.between(Temporal,Temporal)", TEMPORALS, TEMPORALS, (a, b) -> Duration.between(a, b));
        grid("Duration.compareTo(Duration)", DURATIONS, DURATIONS, (a, b) -> a.compareTo(b));
        grid("Duration.dividedBy(Duration)", DURATIONS, DURATIONS, (a, b) -> a.dividedBy(b));
        grid("Duration.dividedBy(long)", DURATIONS, LONGS, (a, b) -> a.dividedBy(b));
        grid("Duration.equals(Object)", DURATIONS, OBJECTS, (a, b) -> a.equals(b));
        grid("Duration.from(TemporalAmount)", TEMPORAL_AMOUNTS, a -> Duration.from(a));
        grid("Duration.get(TemporalUnit)", DURATIONS, TEMPORAL_UNITS, (a, b) -> a.get(b));
        grid("Duration.getNano()", DURATIONS, a -> a.getNano());
        grid("Duration.getSeconds()", DURATIONS, a -> a.getSeconds());
        grid("Duration.getUnits()", DURATIONS, a -> a.getUnits());
        grid("Duration.hashCode()", DURATIONS, a -> a.hashCode());
        grid("Duration.isNegative()", DURATIONS, a -> a.isNegative());
        grid("Duration.isPositive()", DURATIONS, a -> a.isPositive());
        grid("Duration.isZero()", DURATIONS, a -> a.isZero());
        grid("Duration.minus(Duration)", DURATIONS, DURATIONS, (a, b) -> a.minus(b));
        grid("Duration.minus(long,TemporalUnit)", DURATIONS, FEW_LONGS, TEMPORAL_UNITS, (a, b, c) -> a.minus(b, c));
        grid("Duration.minusDays(long)", DURATIONS, LONGS, (a, b) -> a.minusDays(b));
        grid("Duration.minusHours(long)", DURATIONS, LONGS, (a, b) -> a.minusHours(b));
        grid("Duration.minusMillis(long)", DURATIONS, LONGS, (a, b) -> a.minusMillis(b));
        grid("Duration.minusMinutes(long)", DURATIONS, LONGS, (a, b) -> a.minusMinutes(b));
        grid("Duration.minusNanos(long)", DURATIONS, LONGS, (a, b) -> a.minusNanos(b));
        grid("Duration.minusSeconds(long)", DURATIONS, LONGS, (a, b) -> a.minusSeconds(b));
        grid("Duration.multipliedBy(long)", DURATIONS, LONGS, (a, b) -> a.multipliedBy(b));
    }

    static void part1() {
        grid("Duration.negated()", DURATIONS, a -> a.negated());
        grid("Duration.of(long,TemporalUnit)", FEW_LONGS, TEMPORAL_UNITS, (a, b) -> Duration.of(a, b));
        grid("Duration.ofDays(long)", LONGS, a -> Duration.ofDays(a));
        grid("Duration.ofHours(long)", LONGS, a -> Duration.ofHours(a));
        grid("Duration.ofMillis(long)", LONGS, a -> Duration.ofMillis(a));
        grid("Duration.ofMinutes(long)", LONGS, a -> Duration.ofMinutes(a));
        grid("Duration.ofNanos(long)", LONGS, a -> Duration.ofNanos(a));
        grid("Duration.ofSeconds(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> Duration.ofSeconds(a, b));
        grid("Duration.ofSeconds(long)", LONGS, a -> Duration.ofSeconds(a));
        grid("Duration.parse(CharSequence)", CHAR_SEQUENCES, a -> Duration.parse(a));
        grid("Duration.plus(Duration)", DURATIONS, DURATIONS, (a, b) -> a.plus(b));
        grid("Duration.plus(long,TemporalUnit)", DURATIONS, FEW_LONGS, TEMPORAL_UNITS, (a, b, c) -> a.plus(b, c));
        grid("Duration.plusDays(long)", DURATIONS, LONGS, (a, b) -> a.plusDays(b));
        grid("Duration.plusHours(long)", DURATIONS, LONGS, (a, b) -> a.plusHours(b));
        grid("Duration.plusMillis(long)", DURATIONS, LONGS, (a, b) -> a.plusMillis(b));
        grid("Duration.plusMinutes(long)", DURATIONS, LONGS, (a, b) -> a.plusMinutes(b));
        grid("Duration.plusNanos(long)", DURATIONS, LONGS, (a, b) -> a.plusNanos(b));
        grid("Duration.plusSeconds(long)", DURATIONS, LONGS, (a, b) -> a.plusSeconds(b));
        grid("Duration.subtractFrom(Temporal)", DURATIONS, TEMPORALS, (a, b) -> a.subtractFrom(b));
        grid("Duration.toDays()", DURATIONS, a -> a.toDays());
        grid("Duration.toDaysPart()", DURATIONS, a -> a.toDaysPart());
        grid("Duration.toHours()", DURATIONS, a -> a.toHours());
        grid("Duration.toHoursPart()", DURATIONS, a -> a.toHoursPart());
        grid("Duration.toMillis()", DURATIONS, a -> a.toMillis());
        grid("Duration.toMillisPart()", DURATIONS, a -> a.toMillisPart());
        grid("Duration.toMinutes()", DURATIONS, a -> a.toMinutes());
        grid("Duration.toMinutesPart()", DURATIONS, a -> a.toMinutesPart());
        grid("Duration.toNanos()", DURATIONS, a -> a.toNanos());
        grid("Duration.toNanosPart()", DURATIONS, a -> a.toNanosPart());
        grid("Duration.toSeconds()", DURATIONS, a -> a.toSeconds());
        grid("Duration.toSecondsPart()", DURATIONS, a -> a.toSecondsPart());
        grid("Duration.toString()", DURATIONS, a -> a.toString());
        grid("Duration.truncatedTo(TemporalUnit)", DURATIONS, TEMPORAL_UNITS, (a, b) -> a.truncatedTo(b));
        grid("Duration.withNanos(int)", DURATIONS, INTS, (a, b) -> a.withNanos(b));
        grid("Duration.withSeconds(long)", DURATIONS, LONGS, (a, b) -> a.withSeconds(b));
        grid("ChronoUnit.addTo(Temporal,long)", CHRONO_UNITS, TEMPORALS, FEW_LONGS, (a, b, c) -> a.addTo(b, c));
        grid("ChronoUnit.between(Temporal,Temporal)", CHRONO_UNITS, TEMPORALS, TEMPORALS, (a, b, c) -> a.between(b, c));
        grid("ChronoUnit.equals(Object)", CHRONO_UNITS, OBJECTS, (a, b) -> a.equals(b));
        grid("ChronoUnit.getDuration()", CHRONO_UNITS, a -> a.getDuration());
        grid("ChronoUnit.isDateBased()", CHRONO_UNITS, a -> a.isDateBased());
        grid("ChronoUnit.isDurationEstimated()", CHRONO_UNITS, a -> a.isDurationEstimated());
        grid("ChronoUnit.isSupportedBy(Temporal)", CHRONO_UNITS, TEMPORALS, (a, b) -> a.isSupportedBy(b));
        grid("ChronoUnit.isTimeBased()", CHRONO_UNITS, a -> a.isTimeBased());
        grid("ChronoUnit.name()", CHRONO_UNITS, a -> a.name());
        grid("ChronoUnit.ordinal()", CHRONO_UNITS, a -> a.ordinal());
        grid("ChronoUnit.toString()", CHRONO_UNITS, a -> a.toString());
        grid("ChronoUnit.valueOf(String)", STRINGS, a -> ChronoUnit.valueOf(a));
        grid("ChronoUnit.values()", () -> ChronoUnit.values());
        grid("ValueRange.checkValidIntValue(long,TemporalField)", VALUE_RANGES, FEW_LONGS, TEMPORAL_FIELDS, (a, b, c) -> a.checkValidIntValue(b, c));
        grid("ValueRange.checkValidValue(long,TemporalField)", VALUE_RANGES, FEW_LONGS, TEMPORAL_FIELDS, (a, b, c) -> a.checkValidValue(b, c));
        grid("ValueRange.equals(Object)", VALUE_RANGES, OBJECTS, (a, b) -> a.equals(b));
        grid("ValueRange.getLargestMinimum()", VALUE_RANGES, a -> a.getLargestMinimum());
        grid("ValueRange.getMaximum()", VALUE_RANGES, a -> a.getMaximum());
        grid("ValueRange.getMinimum()", VALUE_RANGES, a -> a.getMinimum());
        grid("ValueRange.getSmallestMaximum()", VALUE_RANGES, a -> a.getSmallestMaximum());
        grid("ValueRange.hashCode()", VALUE_RANGES, a -> a.hashCode());
        grid("ValueRange.isFixed()", VALUE_RANGES, a -> a.isFixed());
        grid("ValueRange.isIntValue()", VALUE_RANGES, a -> a.isIntValue());
        grid("ValueRange.isValidIntValue(long)", VALUE_RANGES, LONGS, (a, b) -> a.isValidIntValue(b));
        grid("ValueRange.isValidValue(long)", VALUE_RANGES, LONGS, (a, b) -> a.isValidValue(b));
    }

    static void part2() {
        grid("ValueRange.of(long,long,long,long)", FEW_LONGS, FEW_LONGS, FEW_LONGS, FEW_LONGS, (a, b, c, d) -> ValueRange.of(a, b, c, d));
        grid("ValueRange.of(long,long,long)", FEW_LONGS, FEW_LONGS, FEW_LONGS, (a, b, c) -> ValueRange.of(a, b, c));
        grid("ValueRange.of(long,long)", FEW_LONGS, FEW_LONGS, (a, b) -> ValueRange.of(a, b));
        grid("ValueRange.toString()", VALUE_RANGES, a -> a.toString());
    }
}
