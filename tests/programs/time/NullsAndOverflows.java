import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.Period;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoField;
import java.time.temporal.ChronoUnit;

/** What java.time says of null and of what lies outside of its ranges. */
public class NullsAndOverflows {
    interface Call {
        Object call();
    }

    static int number;

    static void show(Call call) {
        number++;
        try {
            System.out.println(number + " " + call.call());
        } catch (RuntimeException exception) {
            System.out.println(number + " " + exception.getClass().getName() + ": " + exception.getMessage());
        }
    }

    public static void main(String[] arguments) {
        LocalDate date = LocalDate.of(2024, 2, 29);
        LocalTime time = LocalTime.of(23, 59);
        LocalDateTime both = LocalDateTime.of(date, time);
        show(() -> LocalDate.from(null));
        show(() -> date.isBefore(null));
        show(() -> date.compareTo(null));
        show(() -> date.atTime((LocalTime) null));
        show(() -> date.until(null));
        show(() -> date.until(null, ChronoUnit.DAYS));
        show(() -> date.until(date, null));
        show(() -> date.get(null));
        show(() -> date.with(null));
        show(() -> date.with(null, 1));
        show(() -> date.plus(1, null));
        show(() -> date.minus(null));
        show(() -> date.format(null));
        show(() -> date.isSupported((ChronoField) null));
        show(() -> LocalDate.parse("2024-01-01", null));
        show(() -> LocalTime.parse(null));
        show(() -> both.isEqual(null));
        show(() -> Duration.between(null, time));
        show(() -> Duration.of(1, null));
        show(() -> Duration.of(1, ChronoUnit.MONTHS));
        show(() -> Period.between(null, date));
        show(() -> Period.parse(null));
        show(() -> Instant.parse(null));
        show(() -> DateTimeFormatter.ofPattern(null));
        show(() -> Month.valueOf(null));
        show(() -> DayOfWeek.from(null));
        show(() -> LocalDate.MAX.plusDays(1));
        show(() -> LocalDate.MIN.minusDays(1));
        show(() -> LocalDate.MAX.plusMonths(1));
        show(() -> LocalDate.MAX.plusYears(Long.MAX_VALUE));
        show(() -> LocalDate.MIN.minusWeeks(Long.MAX_VALUE));
        show(() -> LocalDate.of(2023, 2, 29));
        show(() -> LocalDate.of(2023, 4, 31));
        show(() -> LocalDate.of(2023, 13, 1));
        show(() -> LocalDate.ofYearDay(2023, 366));
        show(() -> LocalDate.ofEpochDay(Long.MAX_VALUE));
        show(() -> date.withDayOfMonth(30));
        show(() -> date.with(ChronoField.DAY_OF_YEAR, 367));
        show(() -> date.get(ChronoField.EPOCH_DAY));
        show(() -> date.get(ChronoField.HOUR_OF_DAY));
        show(() -> date.plus(1, ChronoUnit.HOURS));
        show(() -> time.plus(1, ChronoUnit.DAYS));
        show(() -> LocalTime.of(24, 0));
        show(() -> LocalTime.of(1, 60));
        show(() -> LocalTime.ofSecondOfDay(86_400));
        show(() -> LocalTime.ofNanoOfDay(-1));
        show(() -> LocalDateTime.MAX.plusNanos(1));
        show(() -> LocalDateTime.MIN.minusSeconds(1));
        show(() -> Instant.MAX.plusNanos(1));
        show(() -> Instant.MIN.minusSeconds(1));
        show(() -> Instant.ofEpochSecond(Long.MAX_VALUE));
        show(() -> Instant.MAX.toEpochMilli());
        show(() -> Instant.EPOCH.plus(1, ChronoUnit.MONTHS));
        show(() -> Duration.ofDays(Long.MAX_VALUE));
        show(() -> Duration.ofSeconds(Long.MAX_VALUE).plusSeconds(1));
        show(() -> Duration.ofSeconds(Long.MIN_VALUE).negated());
        show(() -> Duration.ofSeconds(Long.MAX_VALUE).toMillis());
        show(() -> Duration.ofSeconds(Long.MAX_VALUE).multipliedBy(2));
        show(() -> Duration.ZERO.dividedBy(0));
        show(() -> Duration.ofSeconds(Long.MIN_VALUE).abs());
        show(() -> Period.ofDays(Integer.MAX_VALUE).plusDays(1));
        show(() -> Period.ofYears(Integer.MAX_VALUE).toTotalMonths());
        show(() -> Period.ofYears(Integer.MAX_VALUE).normalized());
        show(() -> Period.ofMonths(Integer.MIN_VALUE).negated());
        show(() -> Period.ofWeeks(Integer.MAX_VALUE));
        show(() -> ChronoUnit.NANOS.between(LocalDateTime.MIN, LocalDateTime.MAX));
        show(() -> ChronoUnit.DAYS.between(LocalDate.MIN, LocalDate.MAX));
        show(() -> Month.of(0));
        show(() -> DayOfWeek.of(8));
        show(() -> Month.JANUARY.plus(Long.MIN_VALUE));
        show(() -> LocalDate.parse("2023-02-30"));
        show(() -> LocalTime.parse("25:00"));
        show(() -> Duration.parse("PT9223372036854775808S"));
        show(() -> Duration.parse("P1Y"));
        show(() -> Period.parse("P2147483648D"));
    }
}
