import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.util.*;

public class PatternLetters {
    public static void main(String[] args) {
        ZonedDateTime t = ZonedDateTime.of(2024, 3, 5, 9, 7, 3, 45_678_900, ZoneId.of("America/New_York"));
        ZonedDateTime u = ZonedDateTime.of(-43, 12, 31, 23, 59, 59, 999_999_999, ZoneOffset.ofHoursMinutesSeconds(-1, -2, -3));
        String letters = "GuyDMLdQqYwWEecFaBhKkHmsSAnNVvzOXxZg";
        for (char c : letters.toCharArray()) {
            for (int n = 1; n <= 6; n++) {
                String pattern = String.valueOf(c).repeat(n);
                StringBuilder line = new StringBuilder(pattern);
                DateTimeFormatter f;
                try {
                    f = DateTimeFormatter.ofPattern(pattern, Locale.US);
                } catch (IllegalArgumentException e) {
                    System.out.println(pattern + " " + e.getMessage());
                    continue;
                }
                line.append(" ").append(f);
                for (TemporalAccessor value : new TemporalAccessor[] {t, u}) {
                    try {
                        line.append(" | ").append(f.format(value));
                    } catch (DateTimeException e) {
                        line.append(" | ").append(e.getMessage());
                    }
                }
                System.out.println(line);
            }
        }
        for (String pattern : List.of("yyyy-MM-dd'T'HH:mm:ss.SSSXXX", "'it''s' EEEE", "[yyyy][-MM[-dd]]", "ppppH:pm", "uuuu[", "]", "{", "#", "'open", "j", "pp", "ppd", "yyyyMMddHHmmssSSS", "h 'o''clock' a", "''", "d.M.uu HH'h'", "[[HH]:mm]")) {
            try {
                DateTimeFormatter f = DateTimeFormatter.ofPattern(pattern, Locale.US);
                System.out.println(pattern + " " + f + " " + f.format(t));
            } catch (IllegalArgumentException | DateTimeException e) {
                System.out.println(pattern + " " + e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
        for (DateTimeFormatter f : List.of(DateTimeFormatter.ISO_DATE, DateTimeFormatter.ISO_DATE_TIME, DateTimeFormatter.ISO_ZONED_DATE_TIME, DateTimeFormatter.ISO_INSTANT, DateTimeFormatter.RFC_1123_DATE_TIME,
                DateTimeFormatter.ISO_OFFSET_TIME, DateTimeFormatter.BASIC_ISO_DATE, DateTimeFormatter.ISO_WEEK_DATE, DateTimeFormatter.ISO_ORDINAL_DATE, DateTimeFormatter.ISO_LOCAL_TIME, DateTimeFormatter.ISO_OFFSET_DATE)) {
            System.out.println(f + " " + f.format(t) + " " + f.getResolverStyle() + f.getChronology() + f.getZone());
        }
        try {
            DateTimeFormatter.ISO_INSTANT.format(LocalDateTime.of(2024, 1, 1, 0, 0));
        } catch (DateTimeException e) {
            System.out.println(e);
        }
        try {
            DateTimeFormatter.ofPattern("VV").format(LocalDateTime.of(2024, 1, 1, 0, 0));
        } catch (DateTimeException e) {
            System.out.println(e);
        }
    }
}
