// Offsets of java.util's zones before 1900, at the ends of time, and the names of their summers.

import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.zone.ZoneRules;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.TimeZone;

public class OldOffsets {
    private static final long YEAR_1900 = -2_208_988_800_000L;
    private static final String[] ZONES = {"Europe/Berlin", "Europe/Paris", "America/New_York", "America/Sao_Paulo", "Asia/Tokyo",
        "Africa/Cairo", "Asia/Kolkata", "Australia/Lord_Howe", "Africa/Monrovia", "Europe/Amsterdam", "Pacific/Apia", "Asia/Manila",
        "Europe/Lisbon", "America/Scoresbysund", "UTC"};

    static void offsets(TimeZone zone) {
        StringBuilder line = new StringBuilder(zone.getID() + " " + zone.getRawOffset());
        for (long time : new long[] {Long.MIN_VALUE, -5_000_000_000_000L, YEAR_1900 - 1, YEAR_1900, -2_000_000_000_000L, 0}) {
            line.append(' ').append(zone.getOffset(time)).append(zone.inDaylightTime(new Date(time)) ? "s" : "");
        }
        System.out.println(line + " " + zone.getOffset(GregorianCalendar.AD, 1850, 5, 1, Calendar.SATURDAY, 0) + " "
                + ZoneId.of(zone.getID()).getRules().getOffset(Instant.ofEpochMilli(YEAR_1900 - 1)));
    }

    @SuppressWarnings("deprecation")
    static void changeOfTheCentury() {
        for (int hour = -12; hour <= 12; hour += 3) {
            Date date = new Date(0, 0, 1, hour, 0, 0);
            GregorianCalendar calendar = new GregorianCalendar(1900, 0, 1, hour, 0, 0);
            System.out.print(" " + (date.getTime() - YEAR_1900) / 1000 + "/" + (calendar.getTimeInMillis() - YEAR_1900) / 1000 + "/"
                    + calendar.get(Calendar.ZONE_OFFSET) / 1000 + "/" + date.getTimezoneOffset());
        }
        System.out.println();
        Date old = new Date(-50, 0, 1);
        System.out.println(old + " " + old.getTime() + " " + java.sql.Timestamp.valueOf("1850-06-01 12:00:00").getTime() + " "
                + java.sql.Date.valueOf("1850-01-01").getTime() + " " + new java.sql.Date(old.getTime()).toLocalDate());
    }

    static void ends(String id) {
        ZoneRules rules = ZoneId.of(id).getRules();
        System.out.println(rules.getOffset(Instant.MAX) + " " + rules.getStandardOffset(Instant.MAX) + " "
                + rules.getOffset(Instant.MIN) + " " + rules.isDaylightSavings(Instant.MAX) + " " + rules.nextTransition(Instant.MAX)
                + " " + rules.previousTransition(Instant.MAX) + " " + rules.getOffset(LocalDateTime.MAX));
    }

    static void names(String id) {
        TimeZone zone = TimeZone.getTimeZone(id);
        System.out.println(id + " " + zone.getDisplayName(false, TimeZone.SHORT, Locale.US) + " "
                + zone.getDisplayName(true, TimeZone.SHORT, Locale.US) + " " + zone.getDSTSavings());
    }

    public static void main(String[] args) throws ParseException {
        for (String id : ZONES) {
            TimeZone zone = TimeZone.getTimeZone(id);
            offsets(zone);
            TimeZone.setDefault(zone);
            changeOfTheCentury();
            ends(id);
            SimpleDateFormat format = new SimpleDateFormat("yyyy-MM-dd HH:mm:ss", Locale.US);
            System.out.println(format.parse("1850-06-01 00:00:00").getTime() + " " + format.parse("1899-12-31 23:59:59").getTime());
        }
        for (String id : new String[] {"Australia/Lord_Howe", "Asia/Singapore", "Asia/Tashkent", "Pacific/Rarotonga", "Asia/Dubai",
                "America/Nuuk", "Pacific/Chatham", "Asia/Tehran", "America/Caracas", "Etc/GMT+5", "Asia/Kathmandu"}) {
            names(id);
        }
        ZonedDateTime summer = ZonedDateTime.of(2024, 1, 1, 0, 0, 0, 0, ZoneId.of("Australia/Lord_Howe"));
        System.out.println(DateTimeFormatter.ofPattern("z O zzzz", Locale.US).format(summer));
        TimeZone.setDefault(TimeZone.getTimeZone("Australia/Lord_Howe"));
        System.out.println(new Date(1_704_067_200_000L));
        System.out.println(new SimpleDateFormat("z Z X", Locale.US).format(new Date(1_704_067_200_000L)));
    }
}
