import java.time.*;
import java.time.format.*;
import java.time.temporal.*;
import java.time.zone.*;
import java.util.*;
import java.util.concurrent.Callable;

public class ZonedTimes {
    static void show(String what, Callable<?> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (Exception e) {
            System.out.println(what + " " + e + (e.getCause() == null ? "" : " / " + e.getCause()));
        }
    }

    public static void main(String[] args) {
        ZoneId berlin = ZoneId.of("Europe/Berlin");
        ZoneId newYork = ZoneId.of("America/New_York");
        ZonedDateTime meeting = ZonedDateTime.of(2024, 3, 30, 15, 0, 0, 0, berlin);
        System.out.println(meeting + " " + meeting.withZoneSameInstant(newYork) + " " + meeting.withZoneSameLocal(newYork));
        System.out.println(meeting.plusDays(1) + " " + meeting.plusHours(24) + " " + meeting.plus(Period.ofWeeks(1)) + " " + meeting.plus(Duration.ofDays(7)));
        ZonedDateTime gap = ZonedDateTime.of(2024, 3, 31, 2, 30, 0, 0, berlin);
        ZonedDateTime overlap = ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, berlin);
        System.out.println(gap + " " + overlap + " " + overlap.withLaterOffsetAtOverlap() + " " + overlap.withEarlierOffsetAtOverlap().equals(overlap)
                + " " + overlap.plusHours(1) + " " + overlap.plusHours(2));
        System.out.println(overlap.until(overlap.withLaterOffsetAtOverlap(), ChronoUnit.MINUTES) + " " + ChronoUnit.HOURS.between(gap, overlap)
                + " " + ChronoUnit.DAYS.between(gap, overlap) + " " + ChronoUnit.MONTHS.between(gap, overlap) + " " + Duration.between(gap, overlap));
        System.out.println(meeting.toInstant() + " " + meeting.toEpochSecond() + " " + meeting.toOffsetDateTime() + " " + meeting.toLocalDateTime()
                + " " + meeting.getOffset() + " " + meeting.getZone() + " " + meeting.withFixedOffsetZone());
        System.out.println(meeting.with(LocalTime.of(23, 59)) + " " + meeting.with(TemporalAdjusters.lastDayOfYear()) + " " + meeting.withDayOfYear(1)
                + " " + meeting.truncatedTo(ChronoUnit.DAYS) + " " + meeting.with(ChronoField.OFFSET_SECONDS, 7200) + " " + meeting.withHour(3).minusMonths(1));
        System.out.println(LocalDate.of(2024, 3, 31).atStartOfDay(berlin) + " " + LocalDate.of(2018, 11, 4).atStartOfDay(ZoneId.of("America/Sao_Paulo")));
        System.out.println(Instant.ofEpochSecond(1_700_000_000).atZone(ZoneId.of("Asia/Kolkata")) + " " + Instant.EPOCH.atZone(ZoneId.of("Australia/Lord_Howe"))
                + " " + Instant.EPOCH.atOffset(ZoneOffset.ofHours(-5)) + " " + LocalDateTime.ofInstant(Instant.EPOCH, newYork));
        for (String text : List.of("2024-06-01T10:00+02:00[Europe/Berlin]", "2024-06-01T10:00:00.5Z", "2024-06-01T10:00+01:00[Europe/Berlin]",
                "2024-06-01T10:00-04:00[America/New_York]", "2024-06-01T10:00", "2024-06-01T10:00+02:00[Nowhere/City]", "2024-06-01T25:00Z")) {
            show("parse", () -> ZonedDateTime.parse(text));
        }
        show("strict gap", () -> ZonedDateTime.ofStrict(LocalDateTime.of(2024, 3, 31, 2, 30), ZoneOffset.ofHours(1), berlin));
        show("strict offset", () -> ZonedDateTime.ofStrict(LocalDateTime.of(2024, 6, 1, 2, 30), ZoneOffset.ofHours(1), berlin));
        show("from date", () -> ZonedDateTime.from(LocalDate.of(2024, 1, 1)));
        show("get", () -> meeting.get(ChronoField.INSTANT_SECONDS));
        for (String id : List.of("Z", "+2", "-05:30", "UTC+1", "GMT-03:00", "UT", "Europe/Nowhere", "X", "Foo Bar", "+19", "+1:30", "GMT+99", "PST", "")) {
            show("zone " + id, () -> ZoneId.of(id) + " " + ZoneId.of(id).normalized() + " " + ZoneId.of(id).getRules().isFixedOffset());
        }
        show("short ids", () -> ZoneId.of("PST", ZoneId.SHORT_IDS) + " " + ZoneId.SHORT_IDS.get("IST"));
        show("hours", () -> ZoneOffset.ofHours(19));
        show("mixed", () -> ZoneOffset.ofHoursMinutes(1, -30));
        show("minutes", () -> ZoneOffset.ofHoursMinutes(0, 77));
        show("total", () -> ZoneOffset.ofTotalSeconds(70_000));
        System.out.println(ZoneOffset.ofHoursMinutesSeconds(-3, -4, -5) + " " + ZoneOffset.MAX + ZoneOffset.MIN + " " + ZoneOffset.ofHours(1).compareTo(ZoneOffset.ofHours(2))
                + " " + (ZoneOffset.of("+01:00") == ZoneOffset.ofHours(1)) + " " + ZoneOffset.from(meeting) + " " + berlin.equals(ZoneId.of("Europe/Berlin")));
        ZoneRules rules = berlin.getRules();
        System.out.println(rules.nextTransition(meeting.toInstant()) + " " + rules.previousTransition(meeting.toInstant()) + " "
                + rules.getTransition(LocalDateTime.of(2024, 3, 31, 2, 30)) + " " + rules.getValidOffsets(LocalDateTime.of(2024, 10, 27, 2, 30))
                + " " + rules.getValidOffsets(LocalDateTime.of(2024, 3, 31, 2, 0)) + " " + rules.isDaylightSavings(gap.toInstant())
                + " " + rules.getStandardOffset(gap.toInstant()) + " " + rules.getDaylightSavings(gap.toInstant()) + " " + rules);
        ZoneOffsetTransition change = rules.nextTransition(Instant.parse("2040-01-01T00:00:00Z"));
        System.out.println(change + " " + change.getDuration() + " " + change.isGap() + " " + change.getDateTimeBefore() + " " + change.getDateTimeAfter()
                + " " + change.getOffsetAfter() + " " + change.getInstant());
        ZonedDateTime[] sorted = {overlap, gap, meeting.withZoneSameInstant(newYork), meeting};
        Arrays.sort(sorted);
        System.out.println(Arrays.toString(sorted) + " " + meeting.isEqual(meeting.withZoneSameInstant(newYork)) + " " + meeting.isBefore(gap) + meeting.hashCode());
        TimeZone zone = TimeZone.getTimeZone("America/New_York");
        System.out.println(zone.getID() + " " + zone.getRawOffset() + " " + zone.getOffset(1_700_000_000_000L) + " " + zone.getOffset(1_690_000_000_000L) + " "
                + zone.useDaylightTime() + " " + zone.inDaylightTime(new Date(1_690_000_000_000L)) + " " + zone.getDSTSavings() + " " + zone.getDisplayName()
                + " " + zone.getDisplayName(true, TimeZone.SHORT) + " " + zone.toZoneId() + " " + TimeZone.getTimeZone("US/Pacific").getRawOffset() + " "
                + TimeZone.getTimeZone("Nowhere").getID() + " " + TimeZone.getTimeZone(ZoneId.of("+05:30")).getID());
        GregorianCalendar calendar = new GregorianCalendar(zone);
        calendar.clear();
        calendar.set(2024, Calendar.MARCH, 10, 2, 30);
        System.out.println(calendar.getTimeInMillis() + " " + calendar.get(Calendar.HOUR_OF_DAY) + " " + calendar.get(Calendar.DST_OFFSET) + " " + calendar.get(Calendar.ZONE_OFFSET));
        calendar.set(2024, Calendar.NOVEMBER, 3, 1, 30);
        System.out.println(calendar.getTimeInMillis() + " " + calendar.toZonedDateTime() + " " + GregorianCalendar.from(meeting).getTimeInMillis());
    }
}
