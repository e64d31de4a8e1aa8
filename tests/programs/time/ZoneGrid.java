// stress: seventh
import java.time.*;
import java.time.format.*;
import java.time.zone.*;
import java.util.*;

/** Many instants in many zones, as one number for each zone. */
public class ZoneGrid {
    public static void main(String[] args) {
        String[] ids = ("Europe/Berlin Europe/London Europe/Paris Europe/Madrid Europe/Rome Europe/Moscow Europe/Istanbul Europe/Lisbon Europe/Athens America/New_York America/Chicago America/Denver "
                + "America/Los_Angeles America/Anchorage America/Sao_Paulo America/Argentina/Buenos_Aires America/Santiago America/Bogota America/Mexico_City America/Toronto America/St_Johns America/Halifax "
                + "Asia/Tokyo Asia/Shanghai Asia/Kolkata Asia/Dubai Asia/Singapore Asia/Hong_Kong Asia/Seoul Asia/Tehran Asia/Kathmandu Asia/Jerusalem Asia/Karachi Australia/Sydney Australia/Adelaide "
                + "Australia/Lord_Howe Pacific/Auckland Pacific/Apia Pacific/Honolulu Pacific/Chatham Africa/Cairo Africa/Johannesburg Africa/Lagos Africa/Nairobi Atlantic/Reykjavik Atlantic/Azores "
                + "Antarctica/Troll UTC Etc/GMT+5 GMT EST5EDT CET US/Pacific Japan Asia/Calcutta").split(" ");
        long seed = 42;
        DateTimeFormatter format = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ssXXXXX'['VV']'");
        for (String id : ids) {
            ZoneId zone = ZoneId.of(id);
            ZoneRules rules = zone.getRules();
            int hash = 7;
            String sample = "";
            for (int i = 0; i < 24; i++) {
                seed = seed * 6364136223846793005L + 1442695040888963407L;
                // From 1970 to 2100.
                long second = Math.floorMod(seed >>> 16, 4_102_444_800L);
                Instant instant = Instant.ofEpochSecond(second);
                ZonedDateTime there = instant.atZone(zone);
                String text = format.format(there);
                if (!ZonedDateTime.parse(text, format).toInstant().equals(instant)) {
                    // Only where a local time comes twice is the earlier one read.
                    hash = hash * 31 + (rules.getTransition(there.toLocalDateTime()) == null ? 1 : 2);
                }
                LocalDateTime local = LocalDateTime.ofEpochSecond(second, 0, ZoneOffset.UTC);
                hash = hash * 31 + text.hashCode();
                hash = hash * 31 + rules.getValidOffsets(local).hashCode();
                hash = hash * 31 + ZonedDateTime.of(local, zone).toString().hashCode();
                ZoneOffsetTransition next = rules.nextTransition(instant);
                ZoneOffsetTransition previous = rules.previousTransition(instant);
                hash = hash * 31 + (next == null ? 0 : next.toString().hashCode());
                hash = hash * 31 + (previous == null || previous.getInstant().getEpochSecond() < 0 ? 0 : previous.toString().hashCode());
                hash = hash * 31 + (second > 1_200_000_000 && rules.isDaylightSavings(instant) ? 1 : 0);
                if (i == 17) {
                    sample = text + " " + next;
                }
            }
            System.out.println(id + " " + hash + " " + sample);
        }
    }
}
