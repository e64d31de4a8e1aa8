// stress: off
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAdjuster;
import java.time.temporal.TemporalAmount;
import java.time.temporal.TemporalField;
import java.time.temporal.TemporalUnit;

/** Every public method of dates, times of the day and both with edge values as arguments: what comes out, or what is thrown. */
public class DateTimeGrid {
    static final LocalDate[] LOCAL_DATES = {
        null, LocalDate.MIN, LocalDate.MAX, LocalDate.EPOCH,
        LocalDate.of(2024, 2, 29)
    };
    static final Temporal[] TEMPORALS = {
        null, LocalDate.of(2024, 2, 29), LocalTime.MAX, LocalDateTime.MIN,
        Instant.MAX, Instant.EPOCH
    };
    static final LocalTime[] LOCAL_TIMES = {
        null, LocalTime.MIN, LocalTime.MAX, LocalTime.of(10, 15, 30, 5000)
    };
    static final LocalDate[] FEW_LOCAL_DATES = {
        null, LocalDate.MIN, LocalDate.of(2024, 2, 29)
    };
    static final Integer[] FEWEST_INTS = {
        0, -1, 31
    };
    static final Integer[] FEW_INTS = {
        0, 1, -1, 12, 31, 1000000000, Integer.MIN_VALUE
    };
    static final ChronoLocalDate[] CHRONO_LOCAL_DATES = {
        null, LocalDate.MIN, LocalDate.of(2024, 2, 29)
    };
    static final Object[] OBJECTS = {
        null, 1, "x", LocalDate.MIN, LocalTime.NOON
    };
    static final DateTimeFormatter[] DATE_TIME_FORMATTERS = {
        null, DateTimeFormatter.ISO_LOCAL_DATE,
        DateTimeFormatter.ISO_LOCAL_TIME,
        DateTimeFormatter.ofPattern("uuuu/M/d H:m")
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
    static final Month[] MONTHS = {
        null, Month.JANUARY, Month.FEBRUARY, Month.DECEMBER
    };
    static final Instant[] INSTANTS = {
        null, Instant.MIN, Instant.MAX, Instant.EPOCH,
        Instant.ofEpochSecond(1700000000L, 5000)
    };
    static final ZoneId[] ZONE_IDS = {
        null, ZoneOffset.UTC
    };
    static final CharSequence[] CHAR_SEQUENCES = {
        null, "", "2024-02-29", "2023-02-29", "2023-13-01", "2023-1-01", "10:15", "24:00", "10:15:30.123456789",
        "2024-02-29T10:15:30", "2024-02-29T10:15:30Z", "P1D", "P1Y2M3W4D", "PT1H", "PT36H0.5S", "P", "PT",
        "-PT-1.5S", "p1d", "P1.5D", "P99999999999Y", "PT99999999999999999999S", "+1000000000-01-01",
        "+999999999-12-31", "-999999999-01-01", "-0001-01-01", "2024-W01-1", "x"
    };
    static final ZoneOffset[] ZONE_OFFSETS = {
        null, ZoneOffset.UTC
    };
    static final TemporalAdjuster[] TEMPORAL_ADJUSTERS = {
        null, LocalDate.of(2024, 2, 29), LocalTime.NOON, DayOfWeek.TUESDAY,
        Month.JUNE, LocalDateTime.MIN, Instant.EPOCH
    };
    static final Integer[] INTS = {
        0, 1, -1, 2, 12, 13, 23, 24, 31, 59, 60, 366, 999999999, 1000000000, Integer.MAX_VALUE,
        Integer.MIN_VALUE
    };
    static final LocalDateTime[] LOCAL_DATE_TIMES = {
        null, LocalDateTime.MIN, LocalDateTime.MAX,
        LocalDateTime.of(2024, 2, 29, 10, 15, 30, 5000)
    };
    static final ChronoLocalDateTime[] CHRONO_LOCAL_DATE_TIMES = {
        null, LocalDateTime.MAX
    };

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

    interface Function5<A, B, C, D, E> {
        Object apply(A a, B b, C c, D d, E e) throws Throwable;
    }

    static <A, B, C, D, E> void grid(String title, A[] as, B[] bs, C[] cs, D[] ds, E[] es, Function5<A, B, C, D, E> function) {
        System.out.println("== " + title);
        for (A a : as) {
            row(a);
            for (B b : bs) {
                for (C c : cs) {
                    for (D d : ds) {
                        for (E e : es) {
                            try {
                                out(function.apply(a, b, c, d, e));
                            } catch (Throwable failure) {
                                failed(failure);
                            }
                        }
                    }
                }
            }
        }
        end();
    }

    interface Function6<A, B, C, D, E, F> {
        Object apply(A a, B b, C c, D d, E e, F f) throws Throwable;
    }

    static <A, B, C, D, E, F> void grid(String title, A[] as, B[] bs, C[] cs, D[] ds, E[] es, F[] fs, Function6<A, B, C, D, E, F> function) {
        System.out.println("== " + title);
        for (A a : as) {
            row(a);
            for (B b : bs) {
                for (C c : cs) {
                    for (D d : ds) {
                        for (E e : es) {
                            for (F f : fs) {
                                try {
                                    out(function.apply(a, b, c, d, e, f));
                                } catch (Throwable failure) {
                                    failed(failure);
                                }
                            }
                        }
                    }
                }
            }
        }
        end();
    }

    interface Function7<A, B, C, D, E, F, G> {
        Object apply(A a, B b, C c, D d, E e, F f, G g) throws Throwable;
    }

    static <A, B, C, D, E, F, G> void grid(String title, A[] as, B[] bs, C[] cs, D[] ds, E[] es, F[] fs, G[] gs, Function7<A, B, C, D, E, F, G> function) {
        System.out.println("== " + title);
        for (A a : as) {
            row(a);
            for (B b : bs) {
                for (C c : cs) {
                    for (D d : ds) {
                        for (E e : es) {
                            for (F f : fs) {
                                for (G g : gs) {
                                    try {
                                        out(function.apply(a, b, c, d, e, f, g));
                                    } catch (Throwable failure) {
                                        failed(failure);
                                    }
                                }
                            }
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
        grid("LocalDate.adjustInto(Temporal)", LOCAL_DATES, TEMPORALS, (a, b) -> a.adjustInto(b));
        grid("LocalDate.atTime(LocalTime)", LOCAL_DATES, LOCAL_TIMES, (a, b) -> a.atTime(b));
        grid("LocalDate.atTime(int,int,int,int)", FEW_LOCAL_DATES, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, (a, b, c, d, e) -> a.atTime(b, c, d, e));
        grid("LocalDate.atTime(int,int,int)", FEW_LOCAL_DATES, FEW_INTS, FEW_INTS, FEW_INTS, (a, b, c, d) -> a.atTime(b, c, d));
        grid("LocalDate.atTime(int,int)", FEW_LOCAL_DATES, FEW_INTS, FEW_INTS, (a, b, c) -> a.atTime(b, c));
        grid("LocalDate.compareTo(ChronoLocalDate)", LOCAL_DATES, CHRONO_LOCAL_DATES, (a, b) -> a.compareTo(b));
        grid("LocalDate.equals(Object)", LOCAL_DATES, OBJECTS, (a, b) -> a.equals(b));
        grid("LocalDate.format(DateTimeFormatter)", LOCAL_DATES, DATE_TIME_FORMATTERS, (a, b) -> a.format(b));
        grid("LocalDate.from(TemporalAccessor)", TEMPORAL_ACCESSORS, a -> LocalDate.from(a));
        grid("LocalDate.get(TemporalField)", FEW_LOCAL_DATES, TEMPORAL_FIELDS, (a, b) -> a.get(b));
        grid("LocalDate.getDayOfMonth()", LOCAL_DATES, a -> a.getDayOfMonth());
        grid("LocalDate.getDayOfWeek()", LOCAL_DATES, a -> a.getDayOfWeek());
        grid("LocalDate.getDayOfYear()", LOCAL_DATES, a -> a.getDayOfYear());
        grid("LocalDate.getLong(TemporalField)", FEW_LOCAL_DATES, TEMPORAL_FIELDS, (a, b) -> a.getLong(b));
        grid("LocalDate.getMonth()", LOCAL_DATES, a -> a.getMonth());
        grid("LocalDate.getMonthValue()", LOCAL_DATES, a -> a.getMonthValue());
        grid("LocalDate.getYear()", LOCAL_DATES, a -> a.getYear());
        grid("LocalDate.hashCode()", LOCAL_DATES, a -> a.hashCode());
        grid("LocalDate.isAfter(ChronoLocalDate)", LOCAL_DATES, CHRONO_LOCAL_DATES, (a, b) -> a.isAfter(b));
        grid("LocalDate.isBefore(ChronoLocalDate)", LOCAL_DATES, CHRONO_LOCAL_DATES, (a, b) -> a.isBefore(b));
        grid("LocalDate.isEqual(ChronoLocalDate)", LOCAL_DATES, CHRONO_LOCAL_DATES, (a, b) -> a.isEqual(b));
        grid("LocalDate.isLeapYear()", LOCAL_DATES, a -> a.isLeapYear());
        grid("LocalDate.isSupported(TemporalField)", FEW_LOCAL_DATES, TEMPORAL_FIELDS, (a, b) -> a.isSupported(b));
        grid("LocalDate.isSupported(TemporalUnit)", LOCAL_DATES, TEMPORAL_UNITS, (a, b) -> a.isSupported(b));
        grid("LocalDate.lengthOfMonth()", LOCAL_DATES, a -> a.lengthOfMonth());
        grid("LocalDate.lengthOfYear()", LOCAL_DATES, a -> a.lengthOfYear());
        grid("LocalDate.minus(TemporalAmount)", LOCAL_DATES, TEMPORAL_AMOUNTS, (a, b) -> a.minus(b));
        grid("LocalDate.minus(long,TemporalUnit)", FEW_LOCAL_DATES, FEW_LONGS, TEMPORAL_UNITS, (a, b, c) -> a.minus(b, c));
        grid("LocalDate.minusDays(long)", LOCAL_DATES, LONGS, (a, b) -> a.minusDays(b));
        grid("LocalDate.minusMonths(long)", LOCAL_DATES, LONGS, (a, b) -> a.minusMonths(b));
        grid("LocalDate.minusWeeks(long)", LOCAL_DATES, LONGS, (a, b) -> a.minusWeeks(b));
        grid("LocalDate.minusYears(long)", LOCAL_DATES, LONGS, (a, b) -> a.minusYears(b));
        grid("LocalDate.of(int,Month,int)", FEW_INTS, MONTHS, FEW_INTS, (a, b, c) -> LocalDate.of(a, b, c));
        grid("LocalDate.of(int,int,int)", FEW_INTS, FEW_INTS, FEW_INTS, (a, b, c) -> LocalDate.of(a, b, c));
        grid("LocalDate.ofEpochDay(long)", LONGS, a -> LocalDate.ofEpochDay(a));
        grid("LocalDate.ofInstant(Instant,ZoneId)", INSTANTS, ZONE_IDS, (a, b) -> LocalDate.ofInstant(a, b));
        grid("LocalDate.ofYearDay(int,int)", FEW_INTS, FEW_INTS, (a, b) -> LocalDate.ofYearDay(a, b));
        grid("LocalDate.parse(CharSequence,DateTimeFormatter)", CHAR_SEQUENCES, DATE_TIME_FORMATTERS, (a, b) -> LocalDate.parse(a, b));
        grid("LocalDate.parse(CharSequence)", CHAR_SEQUENCES, a -> LocalDate.parse(a));
        grid("LocalDate.plus(TemporalAmount)", LOCAL_DATES, TEMPORAL_AMOUNTS, (a, b) -> a.plus(b));
        grid("LocalDate.plus(long,TemporalUnit)", FEW_LOCAL_DATES, FEW_LONGS, TEMPORAL_UNITS, (a, b, c) -> a.plus(b, c));
        grid("LocalDate.plusDays(long)", LOCAL_DATES, LONGS, (a, b) -> a.plusDays(b));
        grid("LocalDate.plusMonths(long)", LOCAL_DATES, LONGS, (a, b) -> a.plusMonths(b));
        grid("LocalDate.plusWeeks(long)", LOCAL_DATES, LONGS, (a, b) -> a.plusWeeks(b));
        grid("LocalDate.plusYears(long)", LOCAL_DATES, LONGS, (a, b) -> a.plusYears(b));
        grid("LocalDate.range(TemporalField)", FEW_LOCAL_DATES, TEMPORAL_FIELDS, (a, b) -> a.range(b));
        grid("LocalDate.toEpochDay()", LOCAL_DATES, a -> a.toEpochDay());
        grid("LocalDate.toEpochSecond(LocalTime,ZoneOffset)", LOCAL_DATES, LOCAL_TIMES, ZONE_OFFSETS, (a, b, c) -> a.toEpochSecond(b, c));
        grid("LocalDate.toString()", LOCAL_DATES, a -> a.toString());
        grid("LocalDate.until(ChronoLocalDate)", LOCAL_DATES, CHRONO_LOCAL_DATES, (a, b) -> a.until(b));
        grid("LocalDate.until(Temporal,TemporalUnit)", FEW_LOCAL_DATES, TEMPORALS, TEMPORAL_UNITS, (a, b, c) -> a.until(b, c));
        grid("LocalDate.with(TemporalAdjuster)", LOCAL_DATES, TEMPORAL_ADJUSTERS, (a, b) -> a.with(b));
        grid("LocalDate.with(TemporalField,long)", FEW_LOCAL_DATES, TEMPORAL_FIELDS, FEW_LONGS, (a, b, c) -> a.with(b, c));
        grid("LocalDate.withDayOfMonth(int)", LOCAL_DATES, INTS, (a, b) -> a.withDayOfMonth(b));
        grid("LocalDate.withDayOfYear(int)", LOCAL_DATES, INTS, (a, b) -> a.withDayOfYear(b));
        grid("LocalDate.withMonth(int)", LOCAL_DATES, INTS, (a, b) -> a.withMonth(b));
        grid("LocalDate.withYear(int)", LOCAL_DATES, INTS, (a, b) -> a.withYear(b));
        grid("LocalTime.adjustInto(Temporal)", LOCAL_TIMES, TEMPORALS, (a, b) -> a.adjustInto(b));
        grid("LocalTime.atDate(LocalDate)", LOCAL_TIMES, LOCAL_DATES, (a, b) -> a.atDate(b));
        grid("LocalTime.compareTo(LocalTime)", LOCAL_TIMES, LOCAL_TIMES, (a, b) -> a.compareTo(b));
    }

    static void part1() {
        grid("LocalTime.equals(Object)", LOCAL_TIMES, OBJECTS, (a, b) -> a.equals(b));
        grid("LocalTime.format(DateTimeFormatter)", LOCAL_TIMES, DATE_TIME_FORMATTERS, (a, b) -> a.format(b));
        grid("LocalTime.from(TemporalAccessor)", TEMPORAL_ACCESSORS, a -> LocalTime.from(a));
        grid("LocalTime.get(TemporalField)", LOCAL_TIMES, TEMPORAL_FIELDS, (a, b) -> a.get(b));
        grid("LocalTime.getHour()", LOCAL_TIMES, a -> a.getHour());
        grid("LocalTime.getLong(TemporalField)", LOCAL_TIMES, TEMPORAL_FIELDS, (a, b) -> a.getLong(b));
        grid("LocalTime.getMinute()", LOCAL_TIMES, a -> a.getMinute());
        grid("LocalTime.getNano()", LOCAL_TIMES, a -> a.getNano());
        grid("LocalTime.getSecond()", LOCAL_TIMES, a -> a.getSecond());
        grid("LocalTime.hashCode()", LOCAL_TIMES, a -> a.hashCode());
        grid("LocalTime.isAfter(LocalTime)", LOCAL_TIMES, LOCAL_TIMES, (a, b) -> a.isAfter(b));
        grid("LocalTime.isBefore(LocalTime)", LOCAL_TIMES, LOCAL_TIMES, (a, b) -> a.isBefore(b));
        grid("LocalTime.isSupported(TemporalField)", LOCAL_TIMES, TEMPORAL_FIELDS, (a, b) -> a.isSupported(b));
        grid("LocalTime.isSupported(TemporalUnit)", LOCAL_TIMES, TEMPORAL_UNITS, (a, b) -> a.isSupported(b));
        grid("LocalTime.minus(TemporalAmount)", LOCAL_TIMES, TEMPORAL_AMOUNTS, (a, b) -> a.minus(b));
        grid("LocalTime.minus(long,TemporalUnit)", LOCAL_TIMES, FEW_LONGS, TEMPORAL_UNITS, (a, b, c) -> a.minus(b, c));
        grid("LocalTime.minusHours(long)", LOCAL_TIMES, LONGS, (a, b) -> a.minusHours(b));
        grid("LocalTime.minusMinutes(long)", LOCAL_TIMES, LONGS, (a, b) -> a.minusMinutes(b));
        grid("LocalTime.minusNanos(long)", LOCAL_TIMES, LONGS, (a, b) -> a.minusNanos(b));
        grid("LocalTime.minusSeconds(long)", LOCAL_TIMES, LONGS, (a, b) -> a.minusSeconds(b));
        grid("LocalTime.of(int,int,int,int)", FEW_INTS, FEW_INTS, FEW_INTS, FEW_INTS, (a, b, c, d) -> LocalTime.of(a, b, c, d));
        grid("LocalTime.of(int,int,int)", FEW_INTS, FEW_INTS, FEW_INTS, (a, b, c) -> LocalTime.of(a, b, c));
        grid("LocalTime.of(int,int)", FEW_INTS, FEW_INTS, (a, b) -> LocalTime.of(a, b));
        grid("LocalTime.ofInstant(Instant,ZoneId)", INSTANTS, ZONE_IDS, (a, b) -> LocalTime.ofInstant(a, b));
        grid("LocalTime.ofNanoOfDay(long)", LONGS, a -> LocalTime.ofNanoOfDay(a));
        grid("LocalTime.ofSecondOfDay(long)", LONGS, a -> LocalTime.ofSecondOfDay(a));
        grid("LocalTime.parse(CharSequence,DateTimeFormatter)", CHAR_SEQUENCES, DATE_TIME_FORMATTERS, (a, b) -> LocalTime.parse(a, b));
        grid("LocalTime.parse(CharSequence)", CHAR_SEQUENCES, a -> LocalTime.parse(a));
        grid("LocalTime.plus(TemporalAmount)", LOCAL_TIMES, TEMPORAL_AMOUNTS, (a, b) -> a.plus(b));
        grid("LocalTime.plus(long,TemporalUnit)", LOCAL_TIMES, FEW_LONGS, TEMPORAL_UNITS, (a, b, c) -> a.plus(b, c));
        grid("LocalTime.plusHours(long)", LOCAL_TIMES, LONGS, (a, b) -> a.plusHours(b));
        grid("LocalTime.plusMinutes(long)", LOCAL_TIMES, LONGS, (a, b) -> a.plusMinutes(b));
        grid("LocalTime.plusNanos(long)", LOCAL_TIMES, LONGS, (a, b) -> a.plusNanos(b));
        grid("LocalTime.plusSeconds(long)", LOCAL_TIMES, LONGS, (a, b) -> a.plusSeconds(b));
        grid("LocalTime.range(TemporalField)", LOCAL_TIMES, TEMPORAL_FIELDS, (a, b) -> a.range(b));
        grid("LocalTime.toEpochSecond(LocalDate,ZoneOffset)", LOCAL_TIMES, LOCAL_DATES, ZONE_OFFSETS, (a, b, c) -> a.toEpochSecond(b, c));
        grid("LocalTime.toNanoOfDay()", LOCAL_TIMES, a -> a.toNanoOfDay());
        grid("LocalTime.toSecondOfDay()", LOCAL_TIMES, a -> a.toSecondOfDay());
        grid("LocalTime.toString()", LOCAL_TIMES, a -> a.toString());
        grid("LocalTime.truncatedTo(TemporalUnit)", LOCAL_TIMES, TEMPORAL_UNITS, (a, b) -> a.truncatedTo(b));
        grid("LocalTime.until(Temporal,TemporalUnit)", LOCAL_TIMES, TEMPORALS, TEMPORAL_UNITS, (a, b, c) -> a.until(b, c));
        grid("LocalTime.with(TemporalAdjuster)", LOCAL_TIMES, TEMPORAL_ADJUSTERS, (a, b) -> a.with(b));
        grid("LocalTime.with(TemporalField,long)", LOCAL_TIMES, TEMPORAL_FIELDS, FEW_LONGS, (a, b, c) -> a.with(b, c));
        grid("LocalTime.withHour(int)", LOCAL_TIMES, INTS, (a, b) -> a.withHour(b));
        grid("LocalTime.withMinute(int)", LOCAL_TIMES, INTS, (a, b) -> a.withMinute(b));
        grid("LocalTime.withNano(int)", LOCAL_TIMES, INTS, (a, b) -> a.withNano(b));
        grid("LocalTime.withSecond(int)", LOCAL_TIMES, INTS, (a, b) -> a.withSecond(b));
        grid("LocalDateTime.adjustInto(Temporal)", LOCAL_DATE_TIMES, TEMPORALS, (a, b) -> a.adjustInto(b));
        grid("LocalDateTime.compareTo(ChronoLocalDateTime)", LOCAL_DATE_TIMES, CHRONO_LOCAL_DATE_TIMES, (a, b) -> a.compareTo(b));
        grid("LocalDateTime.equals(Object)", LOCAL_DATE_TIMES, OBJECTS, (a, b) -> a.equals(b));
        grid("LocalDateTime.format(DateTimeFormatter)", LOCAL_DATE_TIMES, DATE_TIME_FORMATTERS, (a, b) -> a.format(b));
        grid("LocalDateTime.from(TemporalAccessor)", TEMPORAL_ACCESSORS, a -> LocalDateTime.from(a));
        grid("LocalDateTime.get(TemporalField)", LOCAL_DATE_TIMES, TEMPORAL_FIELDS, (a, b) -> a.get(b));
        grid("LocalDateTime.getDayOfMonth()", LOCAL_DATE_TIMES, a -> a.getDayOfMonth());
        grid("LocalDateTime.getDayOfWeek()", LOCAL_DATE_TIMES, a -> a.getDayOfWeek());
        grid("LocalDateTime.getDayOfYear()", LOCAL_DATE_TIMES, a -> a.getDayOfYear());
        grid("LocalDateTime.getHour()", LOCAL_DATE_TIMES, a -> a.getHour());
        grid("LocalDateTime.getLong(TemporalField)", LOCAL_DATE_TIMES, TEMPORAL_FIELDS, (a, b) -> a.getLong(b));
        grid("LocalDateTime.getMinute()", LOCAL_DATE_TIMES, a -> a.getMinute());
        grid("LocalDateTime.getMonth()", LOCAL_DATE_TIMES, a -> a.getMonth());
    }

    static void part2() {
        grid("LocalDateTime.getMonthValue()", LOCAL_DATE_TIMES, a -> a.getMonthValue());
        grid("LocalDateTime.getNano()", LOCAL_DATE_TIMES, a -> a.getNano());
        grid("LocalDateTime.getSecond()", LOCAL_DATE_TIMES, a -> a.getSecond());
        grid("LocalDateTime.getYear()", LOCAL_DATE_TIMES, a -> a.getYear());
        grid("LocalDateTime.hashCode()", LOCAL_DATE_TIMES, a -> a.hashCode());
        grid("LocalDateTime.isAfter(ChronoLocalDateTime)", LOCAL_DATE_TIMES, CHRONO_LOCAL_DATE_TIMES, (a, b) -> a.isAfter(b));
        grid("LocalDateTime.isBefore(ChronoLocalDateTime)", LOCAL_DATE_TIMES, CHRONO_LOCAL_DATE_TIMES, (a, b) -> a.isBefore(b));
        grid("LocalDateTime.isEqual(ChronoLocalDateTime)", LOCAL_DATE_TIMES, CHRONO_LOCAL_DATE_TIMES, (a, b) -> a.isEqual(b));
        grid("LocalDateTime.isSupported(TemporalField)", LOCAL_DATE_TIMES, TEMPORAL_FIELDS, (a, b) -> a.isSupported(b));
        grid("LocalDateTime.isSupported(TemporalUnit)", LOCAL_DATE_TIMES, TEMPORAL_UNITS, (a, b) -> a.isSupported(b));
        grid("LocalDateTime.minus(TemporalAmount)", LOCAL_DATE_TIMES, TEMPORAL_AMOUNTS, (a, b) -> a.minus(b));
        grid("LocalDateTime.minus(long,TemporalUnit)", LOCAL_DATE_TIMES, FEW_LONGS, TEMPORAL_UNITS, (a, b, c) -> a.minus(b, c));
        grid("LocalDateTime.minusDays(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.minusDays(b));
        grid("LocalDateTime.minusHours(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.minusHours(b));
        grid("LocalDateTime.minusMinutes(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.minusMinutes(b));
        grid("LocalDateTime.minusMonths(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.minusMonths(b));
        grid("LocalDateTime.minusNanos(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.minusNanos(b));
        grid("LocalDateTime.minusSeconds(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.minusSeconds(b));
        grid("LocalDateTime.minusWeeks(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.minusWeeks(b));
        grid("LocalDateTime.minusYears(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.minusYears(b));
        grid("LocalDateTime.of(LocalDate,LocalTime)", LOCAL_DATES, LOCAL_TIMES, (a, b) -> LocalDateTime.of(a, b));
        grid("LocalDateTime.of(int,Month,int,int,int,int,int)", FEWEST_INTS, MONTHS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, (a, b, c, d, e, f, g) -> LocalDateTime.of(a, b, c, d, e, f, g));
        grid("LocalDateTime.of(int,Month,int,int,int,int)", FEWEST_INTS, MONTHS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, (a, b, c, d, e, f) -> LocalDateTime.of(a, b, c, d, e, f));
        grid("LocalDateTime.of(int,Month,int,int,int)", FEWEST_INTS, MONTHS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, (a, b, c, d, e) -> LocalDateTime.of(a, b, c, d, e));
        grid("LocalDateTime.of(int,int,int,int,int,int,int)", FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, (a, b, c, d, e, f, g) -> LocalDateTime.of(a, b, c, d, e, f, g));
        grid("LocalDateTime.of(int,int,int,int,int,int)", FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, (a, b, c, d, e, f) -> LocalDateTime.of(a, b, c, d, e, f));
        grid("LocalDateTime.of(int,int,int,int,int)", FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, FEWEST_INTS, (a, b, c, d, e) -> LocalDateTime.of(a, b, c, d, e));
        grid("LocalDateTime.ofEpochSecond(long,int,ZoneOffset)", FEW_LONGS, FEW_INTS, ZONE_OFFSETS, (a, b, c) -> LocalDateTime.ofEpochSecond(a, b, c));
        grid("LocalDateTime.ofInstant(Instant,ZoneId)", INSTANTS, ZONE_IDS, (a, b) -> LocalDateTime.ofInstant(a, b));
        grid("LocalDateTime.parse(CharSequence,DateTimeFormatter)", CHAR_SEQUENCES, DATE_TIME_FORMATTERS, (a, b) -> LocalDateTime.parse(a, b));
        grid("LocalDateTime.parse(CharSequence)", CHAR_SEQUENCES, a -> LocalDateTime.parse(a));
        grid("LocalDateTime.plus(TemporalAmount)", LOCAL_DATE_TIMES, TEMPORAL_AMOUNTS, (a, b) -> a.plus(b));
        grid("LocalDateTime.plus(long,TemporalUnit)", LOCAL_DATE_TIMES, FEW_LONGS, TEMPORAL_UNITS, (a, b, c) -> a.plus(b, c));
        grid("LocalDateTime.plusDays(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.plusDays(b));
        grid("LocalDateTime.plusHours(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.plusHours(b));
        grid("LocalDateTime.plusMinutes(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.plusMinutes(b));
        grid("LocalDateTime.plusMonths(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.plusMonths(b));
        grid("LocalDateTime.plusNanos(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.plusNanos(b));
        grid("LocalDateTime.plusSeconds(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.plusSeconds(b));
        grid("LocalDateTime.plusWeeks(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.plusWeeks(b));
        grid("LocalDateTime.plusYears(long)", LOCAL_DATE_TIMES, LONGS, (a, b) -> a.plusYears(b));
        grid("LocalDateTime.range(TemporalField)", LOCAL_DATE_TIMES, TEMPORAL_FIELDS, (a, b) -> a.range(b));
        grid("LocalDateTime.toEpochSecond(ZoneOffset)", LOCAL_DATE_TIMES, ZONE_OFFSETS, (a, b) -> a.toEpochSecond(b));
        grid("LocalDateTime.toInstant(ZoneOffset)", LOCAL_DATE_TIMES, ZONE_OFFSETS, (a, b) -> a.toInstant(b));
        grid("LocalDateTime.toLocalDate()", LOCAL_DATE_TIMES, a -> a.toLocalDate());
        grid("LocalDateTime.toLocalTime()", LOCAL_DATE_TIMES, a -> a.toLocalTime());
        grid("LocalDateTime.toString()", LOCAL_DATE_TIMES, a -> a.toString());
        grid("LocalDateTime.truncatedTo(TemporalUnit)", LOCAL_DATE_TIMES, TEMPORAL_UNITS, (a, b) -> a.truncatedTo(b));
        grid("LocalDateTime.until(Temporal,TemporalUnit)", LOCAL_DATE_TIMES, TEMPORALS, TEMPORAL_UNITS, (a, b, c) -> a.until(b, c));
        grid("LocalDateTime.with(TemporalAdjuster)", LOCAL_DATE_TIMES, TEMPORAL_ADJUSTERS, (a, b) -> a.with(b));
        grid("LocalDateTime.with(TemporalField,long)", LOCAL_DATE_TIMES, TEMPORAL_FIELDS, FEW_LONGS, (a, b, c) -> a.with(b, c));
        grid("LocalDateTime.withDayOfMonth(int)", LOCAL_DATE_TIMES, INTS, (a, b) -> a.withDayOfMonth(b));
        grid("LocalDateTime.withDayOfYear(int)", LOCAL_DATE_TIMES, INTS, (a, b) -> a.withDayOfYear(b));
        grid("LocalDateTime.withHour(int)", LOCAL_DATE_TIMES, INTS, (a, b) -> a.withHour(b));
        grid("LocalDateTime.withMinute(int)", LOCAL_DATE_TIMES, INTS, (a, b) -> a.withMinute(b));
        grid("LocalDateTime.withMonth(int)", LOCAL_DATE_TIMES, INTS, (a, b) -> a.withMonth(b));
        grid("LocalDateTime.withNano(int)", LOCAL_DATE_TIMES, INTS, (a, b) -> a.withNano(b));
        grid("LocalDateTime.withSecond(int)", LOCAL_DATE_TIMES, INTS, (a, b) -> a.withSecond(b));
        grid("LocalDateTime.withYear(int)", LOCAL_DATE_TIMES, INTS, (a, b) -> a.withYear(b));
    }
}
