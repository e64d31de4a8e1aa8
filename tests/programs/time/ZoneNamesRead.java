// stress: off
// Names of time zones that are read: long and short whatever the pattern, those of daylight saving time in winter, and what stays unread.
import java.text.*;
import java.time.*;
import java.time.format.*;
import java.util.*;

public class ZoneNamesRead {
    public static void main(String[] args) {
        for (String pattern : new String[] {"yyyy-MM-dd HH:mm z", "yyyy-MM-dd HH:mm zzzz"}) {
            for (String name : new String[] {"PST", "PDT", "Pacific Standard Time", "Pacific Daylight Time", "pacific time", "CET", "CEST",
                    "Central European Summer Time", "UTC", "GMT", "Greenwich Mean Time", "Coordinated Universal Time", "GMT+2", "GMT-03:30", "JST", "Nowhere Time"}) {
                for (String day : new String[] {"2024-01-10", "2024-07-10"}) {
                    SimpleDateFormat format = new SimpleDateFormat(pattern, Locale.US);
                    format.setTimeZone(TimeZone.getTimeZone("Asia/Tokyo"));
                    ParsePosition position = new ParsePosition(0);
                    Date read = format.parse(day + " 10:00 " + name, position);
                    System.out.println(pattern.length() + " " + day + " " + name + ": " + (read == null ? "-" : read.getTime() / 60_000) + " " + position);
                }
            }
        }
        for (String name : new String[] {"PST", "PDT", "CEST", "JST"}) {
            ZonedDateTime read = ZonedDateTime.parse("2024-01-10 10:00 " + name, DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm z", Locale.US));
            System.out.println(name + " " + read);
        }
    }
}
