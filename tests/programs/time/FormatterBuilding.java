import java.text.ParsePosition;
import java.time.*;
import java.time.chrono.IsoChronology;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;
import java.util.concurrent.Callable;

public class FormatterBuilding {
    static void show(String what, Callable<?> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (DateTimeParseException e) {
            System.out.println(what + " " + e.getMessage() + " @" + e.getErrorIndex());
        } catch (Exception e) {
            System.out.println(what + " " + e);
        }
    }

    public static void main(String[] args) {
        DateTimeFormatter log = new DateTimeFormatterBuilder().parseCaseInsensitive().appendText(ChronoField.MONTH_OF_YEAR, TextStyle.SHORT)
                .appendLiteral(' ').padNext(2).appendValue(ChronoField.DAY_OF_MONTH).appendLiteral(", ").appendValueReduced(ChronoField.YEAR, 2, 4, 1950)
                .optionalStart().appendLiteral(' ').append(DateTimeFormatter.ISO_LOCAL_TIME).optionalEnd()
                .parseDefaulting(ChronoField.HOUR_OF_DAY, 6).toFormatter(Locale.ENGLISH);
        show("toString", () -> log.toString().replaceAll("java.time.*", ""));
        show("print", () -> log.format(LocalDateTime.of(1999, 7, 4, 12, 30)) + "|" + log.format(LocalDate.of(2049, 12, 24)) + "|" + log.format(LocalDate.of(2050, 12, 24)));
        show("parse", () -> LocalDateTime.parse("jUL  4, 51", log) + " " + LocalDateTime.parse("Dec 31, 2049 23:59:58.5", log) + " " + LocalDateTime.parse("Jan  1, 49", log));
        for (String bad : List.of("July 4, 51", "Jul 4, 51", "Jul  4, 5", "Jul  4, 51 12", "Feb 30, 99", "")) {
            show("bad '" + bad + "'", () -> LocalDateTime.parse(bad, log));
        }
        DateTimeFormatter compact = DateTimeFormatter.ofPattern("uuuuMMddHHmmss");
        show("adjacent", () -> LocalDateTime.parse("20240229235960".replace("60", "59"), compact));
        show("adjacent short", () -> LocalDateTime.parse("2024022923595", compact));
        show("offset", () -> OffsetDateTime.parse("2024-01-01 10:00 +0530", DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm Z")) + " "
                + OffsetDateTime.parse("2024-01-01 10:00 GMT+05:30", DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm OOOO")) + " "
                + OffsetDateTime.parse("2024-01-01 10:00 -08", DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm X")));
        show("zone", () -> ZonedDateTime.parse("2024-07-01 10:00 Asia/Tokyo", DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm VV")) + " "
                + ZonedDateTime.parse("2024-07-01 10:00 UTC+3", DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm VV")) + " "
                + ZonedDateTime.parse("2024-07-01 10:00 PDT", DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm z", Locale.US)));
        show("rfc", () -> ZonedDateTime.parse("Tue, 3 Jun 2008 11:05:30 GMT", DateTimeFormatter.RFC_1123_DATE_TIME) + " " + OffsetDateTime.parse("3 Jun 2008 11:05 -0700", DateTimeFormatter.RFC_1123_DATE_TIME));
        show("rfc bad day", () -> ZonedDateTime.parse("Mon, 3 Jun 2008 11:05:30 GMT", DateTimeFormatter.RFC_1123_DATE_TIME));
        show("with zone", () -> DateTimeFormatter.ISO_INSTANT.withZone(ZoneId.of("Asia/Tokyo")).format(Instant.EPOCH) + " "
                + DateTimeFormatter.ofPattern("HH:mm z").withZone(ZoneId.of("UTC")).format(Instant.EPOCH) + " " + ZonedDateTime.parse("10:00 2024-01-01", DateTimeFormatter.ofPattern("HH:mm uuuu-MM-dd").withZone(ZoneId.of("Asia/Tokyo"))));
        for (ResolverStyle style : ResolverStyle.values()) {
            for (String text : List.of("2024-02-31", "2024-13-01", "2023-02-29")) {
                show(style + " " + text, () -> LocalDate.parse(text, DateTimeFormatter.ofPattern("uuuu-MM-dd").withResolverStyle(style)));
            }
            for (String text : List.of("24:00", "25:10", "23:60")) {
                show(style + " " + text, () -> LocalTime.parse(text, DateTimeFormatter.ofPattern("HH:mm").withResolverStyle(style)));
            }
        }
        show("era", () -> LocalDate.parse("5 BC 01-02", DateTimeFormatter.ofPattern("y G MM-dd", Locale.US)));
        show("ampm", () -> LocalTime.parse("12:05 AM", DateTimeFormatter.ofPattern("hh:mm a", Locale.US)) + " " + LocalTime.parse("12:05 PM", DateTimeFormatter.ofPattern("hh:mm a", Locale.US)));
        show("ampm bad", () -> LocalTime.parse("13:05 PM", DateTimeFormatter.ofPattern("hh:mm a", Locale.US)));
        show("half", () -> LocalTime.parse("05", DateTimeFormatter.ofPattern("hh")));
        show("conflict", () -> LocalDate.parse("2024-05-01 Monday", DateTimeFormatter.ofPattern("uuuu-MM-dd EEEE", Locale.US)));
        show("two dates", () -> LocalDate.parse("2024-05-01 200", DateTimeFormatter.ofPattern("uuuu-MM-dd DDD")));
        show("same field", () -> LocalDate.parse("2024-05-01 06", DateTimeFormatter.ofPattern("uuuu-MM-dd MM")));
        show("unparsed", () -> DateTimeFormatter.ISO_LOCAL_DATE.parse("2024-05-01x"));
        show("long", () -> LocalDate.parse("x".repeat(80)));
        show("best", () -> DateTimeFormatter.ofPattern("uuuu-MM-dd[ HH:mm]").parseBest("2024-05-01", LocalDateTime::from, LocalDate::from));
        show("accessor", () -> DateTimeFormatter.ISO_TIME.parse("10:15+01:00") + " " + " " + DateTimeFormatter.ISO_DATE_TIME.parse("2024-05-01T10:00+02:00[Europe/Paris]").isSupported(ChronoField.INSTANT_SECONDS));
        show("position", () -> {
            ParsePosition at = new ParsePosition(3);
            TemporalAccessor parsed = DateTimeFormatter.ISO_LOCAL_TIME.parse("at 10:15 h", at);
            return LocalTime.from(parsed) + " " + at.getIndex() + " " + at.getErrorIndex();
        });
        show("excess", () -> DateTimeFormatter.ISO_LOCAL_TIME.withResolverStyle(ResolverStyle.SMART).parse("24:00", DateTimeFormatter.parsedExcessDays()));
        show("text map", () -> new DateTimeFormatterBuilder().appendText(ChronoField.DAY_OF_WEEK, Map.of(1L, "Mo", 2L, "Di", 3L, "Mi")).toFormatter().format(LocalDate.of(2024, 5, 1)));
        show("fraction", () -> new DateTimeFormatterBuilder().appendFraction(ChronoField.MILLI_OF_SECOND, 1, 3, true).toFormatter().format(LocalTime.of(1, 2, 3, 450_000_000))
                + new DateTimeFormatterBuilder().appendFraction(ChronoField.MINUTE_OF_HOUR, 0, 9, false).toFormatter().format(LocalTime.of(1, 15)));
        show("instants", () -> new DateTimeFormatterBuilder().appendInstant(3).toFormatter().format(Instant.ofEpochSecond(1, 5)) + " " + new DateTimeFormatterBuilder().appendInstant(-1).toFormatter().format(Instant.ofEpochSecond(1, 5_000_000)));
        show("pad", () -> new DateTimeFormatterBuilder().padNext(3, '*').appendValue(ChronoField.DAY_OF_YEAR).toFormatter().format(LocalDate.of(2024, 1, 7)));
        show("pad short", () -> new DateTimeFormatterBuilder().padNext(2).appendValue(ChronoField.YEAR).toFormatter().format(LocalDate.EPOCH));
        show("end", () -> new DateTimeFormatterBuilder().optionalEnd());
        show("width", () -> new DateTimeFormatterBuilder().appendValue(ChronoField.YEAR, 20));
        show("format", () -> DateTimeFormatter.ISO_DATE.toFormat().format(LocalDate.EPOCH) + " " + DateTimeFormatter.ISO_DATE.toFormat(LocalDate::from).parseObject("2024-05-06"));
        show("offset pattern", () -> new DateTimeFormatterBuilder().appendOffset("+HHH", "Z"));
        for (String p : List.of("+HH", "+HHmm", "+HH:mm", "+HHMM", "+HH:MM", "+HHMMss", "+HH:MM:ss", "+HHMMSS", "+HH:MM:SS", "+H", "+H:mm", "+HMM")) {
            DateTimeFormatter f = new DateTimeFormatterBuilder().appendOffset(p, "none").toFormatter();
            System.out.println(p + " " + f.format(ZoneOffset.UTC) + " " + f.format(ZoneOffset.of("+05:30")) + " " + f.format(ZoneOffset.of("-11:02:03")) + " " + f.format(ZoneOffset.ofHours(3)));
        }
    }
}
