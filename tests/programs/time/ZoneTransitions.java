// stress: seventh
// Transitions of zones: gaps and overlaps, what resolves them, rules of years to come, and offsets that are made.
import java.time.*;
import java.time.format.*;
import java.time.temporal.ChronoUnit;
import java.time.zone.*;
import java.util.*;

public class ZoneTransitions {
    static void show(String what, java.util.function.Supplier<?> action) {
        try {
            System.out.println(what + " " + action.get());
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (String id : List.of("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "America/St_Johns", "Africa/Casablanca", "UTC", "+05:30")) {
            ZoneRules rules = ZoneId.of(id).getRules();
            Instant from = Instant.parse("2023-06-01T00:00:00Z");
            ZoneOffsetTransition next = rules.nextTransition(from);
            ZoneOffsetTransition before = rules.previousTransition(from);
            System.out.println(id + " " + rules.isFixedOffset() + " " + rules.getOffset(from) + " " + rules.getStandardOffset(from) + " " + rules.getDaylightSavings(from) + rules.isDaylightSavings(from) + " " + next + " | " + before);
            if (next != null) {
                System.out.println("  " + next.isGap() + next.isOverlap() + " " + next.getDuration() + " " + next.getDateTimeBefore() + " " + next.getDateTimeAfter() + " " + next.toEpochSecond() + " " + next.isValidOffset(next.getOffsetBefore()));
            }
        }
        ZoneId berlin = ZoneId.of("Europe/Berlin");
        LocalDateTime gap = LocalDateTime.of(2024, 3, 31, 2, 30);
        LocalDateTime overlap = LocalDateTime.of(2024, 10, 27, 2, 30);
        for (LocalDateTime each : List.of(gap, overlap)) {
            ZonedDateTime zoned = each.atZone(berlin);
            System.out.println(zoned + " " + zoned.withEarlierOffsetAtOverlap() + " " + zoned.withLaterOffsetAtOverlap() + " " + berlin.getRules().getValidOffsets(each) + " " + berlin.getRules().getTransition(each));
            System.out.println("  " + zoned.plusHours(1) + " " + zoned.plusDays(1) + " " + zoned.minusHours(1).toLocalTime() + " " + zoned.truncatedTo(ChronoUnit.HOURS) + " " + ZonedDateTime.ofLocal(each, berlin, ZoneOffset.ofHours(1)) + " " + zoned.withFixedOffsetZone());
        }
        show("strict gap", () -> ZonedDateTime.ofStrict(gap, ZoneOffset.ofHours(1), berlin));
        show("strict", () -> ZonedDateTime.ofStrict(overlap, ZoneOffset.ofHours(2), berlin));
        show("strict other", () -> ZonedDateTime.ofStrict(overlap, ZoneOffset.ofHours(3), berlin));
        show("same instant", () -> overlap.atZone(berlin).withZoneSameInstant(ZoneId.of("Asia/Tokyo")) + " " + overlap.atZone(berlin).withZoneSameLocal(ZoneId.of("Asia/Tokyo")));
        show("hours of the day", () -> Duration.between(LocalDate.of(2024, 3, 31).atStartOfDay(berlin), LocalDate.of(2024, 4, 1).atStartOfDay(berlin)) + " " + LocalDate.of(2024, 10, 27).atStartOfDay(berlin).until(LocalDate.of(2024, 10, 28).atStartOfDay(berlin), ChronoUnit.HOURS));
        show("start of day", () -> LocalDate.of(2018, 11, 4).atStartOfDay(ZoneId.of("America/Sao_Paulo")));
        ZoneOffsetTransitionRule rule = berlin.getRules().getTransitionRules().get(0);
        System.out.println(rule.createTransition(2050) + " " + rule.getMonth() + rule.getDayOfWeek() + rule.getOffsetAfter() + rule.isMidnightEndOfDay());
        for (String id : List.of("Z", "+1", "+01", "-0130", "+01:02:03", "+18:00", "+18:01", "+1:30", "GMT+2", "UTC-3:30", "UT", "EST", "Europe/Nowhere", "a/b c", "", "GMT0")) {
            show("[" + id + "]", () -> ZoneId.of(id) + " " + ZoneId.of(id).normalized());
        }
        show("short", () -> ZoneId.of("PST", ZoneId.SHORT_IDS) + " " + ZoneId.SHORT_IDS.get("EST"));
        show("total", () -> ZoneOffset.ofTotalSeconds(-3661) + " " + ZoneOffset.ofHoursMinutes(-1, -1) + " " + ZoneOffset.ofHours(3).compareTo(ZoneOffset.ofHours(2)) + " " + ZoneOffset.MIN + ZoneOffset.MAX);
        show("signs", () -> ZoneOffset.ofHoursMinutes(1, -1));
        show("names", () -> berlin.getDisplayName(TextStyle.FULL, Locale.ENGLISH) + " " + berlin.getDisplayName(TextStyle.SHORT, Locale.ENGLISH) + " " + ZoneOffset.UTC.getDisplayName(TextStyle.FULL, Locale.FRENCH));
        ZoneRules made = ZoneRules.of(ZoneOffset.ofHours(1), ZoneOffset.ofHours(1), List.of(), List.of(ZoneOffsetTransition.of(LocalDateTime.of(2000, 1, 1, 0, 0), ZoneOffset.ofHours(1), ZoneOffset.ofHours(2))), List.of());
        System.out.println(made.getOffset(Instant.EPOCH) + " " + made.getOffset(Instant.parse("2001-01-01T00:00:00Z")) + " " + made.getTransitions() + made.equals(made) + " " + ZoneRules.of(ZoneOffset.UTC));
    }
}
