// Working times: parsed shifts, breaks, overlaps, overtime, sums per week and project, bad input.
import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.stream.*;

public class TimeSheet {
    record Shift(LocalDateTime start, LocalDateTime end, String project) {
        static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d.M.yyyy");
        static final DateTimeFormatter HOUR = DateTimeFormatter.ofPattern("H:mm");

        Shift {
            if (!end.isAfter(start)) {
                throw new IllegalArgumentException("ends at " + end + " before it begins at " + start);
            }
        }

        static Shift parse(String line) {
            String[] f = line.trim().split("\\s+", 4);
            LocalDate day = LocalDate.parse(f[0], DAY);
            LocalTime from = LocalTime.parse(f[1], HOUR);
            LocalTime to = LocalTime.parse(f[2], HOUR);
            LocalDateTime end = to.isBefore(from) ? LocalDateTime.of(day.plusDays(1), to) : day.atTime(to);
            return new Shift(from.atDate(day), end, f.length > 3 ? f[3] : "-");
        }

        Duration length() {
            Duration d = Duration.between(start, end);
            return d.compareTo(Duration.ofHours(6)) > 0 ? d.minusMinutes(30) : d;
        }

        boolean overlaps(Shift other) {
            return start.isBefore(other.end) && other.start.isBefore(end);
        }
    }

    static String show(Duration d) {
        return (d.isNegative() ? "-" : "") + d.abs().toHours() + ":" + String.format("%02d", d.abs().toMinutesPart());
    }

    public static void main(String[] args) {
        String input = """
                4.3.2024 8:00 16:45 compiler
                5.3.2024 9:15 12:00 library
                5.3.2024 11:30 17:05 library
                6.3.2024 22:10 2:20 release
                11.3.2024 7:55 18:40 compiler
                12.3.2024 8:00 8:00 nothing
                31.2.2024 8:00 9:00 never
                13.3.2024 25:00 26:00 never
                14.3.2024 8.00 9.00 never
                15.3.2024 14:00 15:30
                """;
        List<Shift> shifts = new ArrayList<>();
        input.lines().forEach(line -> {
            try {
                shifts.add(Shift.parse(line));
            } catch (DateTimeParseException e) {
                System.out.println("parse: " + e.getParsedString() + " " + e.getErrorIndex() + " " + e.getMessage());
            } catch (IllegalArgumentException e) {
                System.out.println("shift: " + e.getMessage());
            }
        });
        for (Shift s : shifts) {
            System.out.printf("%s %s-%s %-9s %6s %s%n", s.start().toLocalDate(), s.start().toLocalTime(), s.end().toLocalTime(), s.project(), show(s.length()), s.length());
        }
        for (int i = 0; i < shifts.size(); i++) {
            for (int j = i + 1; j < shifts.size(); j++) {
                if (shifts.get(i).overlaps(shifts.get(j))) {
                    System.out.println("overlap: " + shifts.get(i).start() + " and " + shifts.get(j).start());
                }
            }
        }
        Map<LocalDate, Duration> weeks = shifts.stream().collect(Collectors.groupingBy(
                s -> s.start().toLocalDate().with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)), TreeMap::new,
                Collectors.reducing(Duration.ZERO, Shift::length, Duration::plus)));
        weeks.forEach((monday, sum) -> System.out.println("week of " + monday.format(DateTimeFormatter.ofPattern("dd MMM", Locale.ENGLISH)) + " " + show(sum)
                + " overtime " + show(sum.minus(Duration.ofHours(20)))));
        Map<String, Long> minutes = shifts.stream().collect(Collectors.groupingBy(Shift::project, TreeMap::new, Collectors.summingLong(s -> s.length().toMinutes())));
        System.out.println(minutes);

        LocalDateTime t = LocalDateTime.of(2024, 2, 28, 23, 59, 30);
        System.out.println(t.plusSeconds(45) + " " + t.plusDays(1).plus(1, ChronoUnit.MINUTES) + " " + t.minusMonths(1) + " " + t.withHour(0).truncatedTo(ChronoUnit.DAYS)
                + " " + t.getDayOfWeek() + " " + t.toLocalDate().atStartOfDay() + " " + t.until(LocalDateTime.of(2025, 1, 1, 0, 0), ChronoUnit.HOURS));
        System.out.println(t.format(DateTimeFormatter.ofPattern("EEEE, MMMM d, yyyy 'at' h:mm a", Locale.ENGLISH)) + " | " + t.format(DateTimeFormatter.ISO_LOCAL_DATE_TIME)
                + " | " + t.format(DateTimeFormatter.ofPattern("yy-MM-dd'T'HH:mm:ss.SSS")) + " | " + t.toInstant(ZoneOffset.UTC) + " | " + t.toEpochSecond(ZoneOffset.UTC));
        System.out.println(Duration.parse("PT1H30M").plus(Duration.ofMillis(1500)) + " " + Duration.ofSeconds(-90).toMinutes() + " " + Duration.ofDays(2).toSeconds() + " "
                + Duration.ofMinutes(125).dividedBy(2) + " " + Duration.ofHours(1).multipliedBy(3).compareTo(Duration.ofMinutes(180)) + " " + Duration.ofNanos(1_500_000_000).getNano()
                + " " + Duration.ZERO.isZero() + " " + Duration.ofMinutes(-5) + " " + Duration.ofMillis(123_456_789));
        System.out.println(LocalTime.of(13, 5).plusHours(12) + " " + LocalTime.MIDNIGHT.minusNanos(1) + " " + LocalTime.parse("07:08:09").toSecondOfDay() + " " + LocalTime.NOON.isAfter(LocalTime.of(11, 59))
                + " " + LocalTime.ofSecondOfDay(3661) + " " + LocalTime.of(10, 15, 30).get(ChronoField.MINUTE_OF_DAY));
        Instant instant = Instant.ofEpochSecond(1_700_000_000L, 5_000_000);
        System.out.println(instant + " " + instant.plus(Duration.ofDays(1)).getEpochSecond() + " " + instant.toEpochMilli() + " " + Instant.parse("2024-02-29T12:00:00Z").isAfter(instant)
                + " " + Instant.EPOCH.minusMillis(1) + " " + LocalDateTime.ofEpochSecond(0, 0, ZoneOffset.UTC) + " " + Duration.between(Instant.EPOCH, instant).toDays());
        try {
            System.out.println(LocalTime.of(9, 0).plus(Period.ofDays(1)));
        } catch (UnsupportedTemporalTypeException e) {
            System.out.println(e.getMessage());
        }
        for (String text : new String[] {"2024-05-05T10:00", "2024-05-05", "10:61", "P1D"}) {
            try {
                System.out.println(LocalDateTime.parse(text));
            } catch (DateTimeParseException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
