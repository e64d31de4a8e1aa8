import java.util.*;

/** Dates in the default time zone: texts, deprecated parts, and where the zone comes from. */
public class Dates {
    static void show(Object o) {
        System.out.println(o);
    }

    static void date(String zone) {
        TimeZone.setDefault(zone == null ? null : TimeZone.getTimeZone(zone));
        TimeZone now = TimeZone.getDefault();
        show("== " + zone + " " + now.getID() + " " + now.getRawOffset() + " " + now.getOffset(0) + " " + now.getDisplayName() + " " + now.getDisplayName(false, TimeZone.SHORT) + " " + now + " " + now.hashCode());
        for (long time : new long[] {0, -1, 1709210096789L, 253402300800000L, -62135769600000L, -62198755200001L}) {
            Date d = new Date(time);
            show(d + " | " + d.getYear() + " " + d.getMonth() + " " + d.getDate() + " " + d.getDay() + " " + d.getHours() + " " + d.getMinutes() + " " + d.getSeconds() + " " + d.getTimezoneOffset() + " | " + d.toGMTString() + " | " + d.toLocaleString().replace('\u202f', '_'));
            d.setYear(100);
            show(d + " " + d.getTime());
            d.setMonth(13);
            show(d + " " + d.getTime());
            d.setDate(-3);
            show(d + " " + d.getTime());
            d.setHours(25);
            show(d + " " + d.getTime());
            d.setMinutes(-61);
            show(d + " " + d.getTime());
            d.setSeconds(3600);
            show(d + " " + d.getTime() + " " + d.hashCode());
            GregorianCalendar c = new GregorianCalendar(2024, 1, 29, 13, 14, 15);
            show(c.getTimeInMillis() + " " + c.getTime() + " " + c.get(Calendar.ZONE_OFFSET) + " " + c.getTimeZone().getID());
            show(String.format(Locale.US, "%tc %<tZ %<tz %<tH", d) + " " + new java.text.SimpleDateFormat("yyyy-MM-dd HH:mm:ss z zzzz Z X XX" + "X", Locale.US).format(d));
        }
        show(new Date(70, 0, 1).getTime() + " " + new Date(124, 14, 32, 25, 61).getTime() + " " + new Date(-1900, -1, 0, -1, -1, -1).getTime() + " " + Date.UTC(124, 1, 29, 1, 2, 3));
        for (String text : new String[] {"Thu, 29 Feb 2024 12:34:56 GMT", "29 Feb 2024", "Feb 29, 2024 1:02:03 PM", "2/29/2024", "2/29/2024 10:00", "Sat, 12 Aug 1995 13:30:00 GMT+0430", "Sat Aug 12 04:05:02 EDT 1995", "1995-8-12", "12 Aug 1995 pm 3:00", "x", "", "Aug 1995", "(comment) 1 Jan 2000 (more)", "1 Jan 2000 UTC", "1 Jan 2000 00:00 PST", "13:00 pm 1 Jan 2000"}) {
            try {
                show(text + " -> " + Date.parse(text) + " " + new Date(text));
            } catch (IllegalArgumentException e) {
                show(text + " !! " + e.getMessage());
            }
        }
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.US);
        for (String zone : new String[] {"UTC", "GMT", "GMT+5:30", "GMT-11", "Etc/UTC"}) {
            date(zone);
        }
        for (String id : new String[] {"", "gmt", "utc", "Z", "GMT+0", "GMT0", "GMT-0", "GMT+24", "GMT+23:59", "GMT+1:60", "GMT+0100", "GMT+100", "GMT+1:5", "GMT+01:005", "UTC+1", "GMT+", "GMT 1", "GMT+12345", "GMT-00:00", "GMT+00:01", "x"}) {
            TimeZone zone = TimeZone.getTimeZone(id);
            show("<" + id + "> " + zone.getID() + " " + zone.getRawOffset() + " " + zone.hashCode() + " " + zone.getDisplayName(Locale.US) + " " + zone.getDisplayName(true, TimeZone.SHORT, Locale.US) + " " + zone.equals(TimeZone.getTimeZone("GMT")) + " " + zone.hasSameRules(TimeZone.getTimeZone("GMT")));
        }
        TimeZone zone = TimeZone.getTimeZone("UTC");
        zone.setRawOffset(3600000);
        zone.setID("mine");
        show(zone.getID() + " " + zone.getOffset(0) + " " + zone + " " + TimeZone.getTimeZone("UTC").getRawOffset() + " " + zone.clone().equals(zone));
        try {
            zone.setID(null);
        } catch (NullPointerException e) {
            show("null");
        }
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        TimeZone.getDefault().setRawOffset(1);
        show(TimeZone.getDefault());
        System.setProperty("user.timezone", "GMT+02:00");
        show(TimeZone.getDefault().getID());
        TimeZone.setDefault(null);
        show(TimeZone.getDefault().getID() + " " + new Date(0));
        Date a = new Date(5);
        Date b = new Date(7);
        show(a.before(b) + " " + a.after(b) + " " + a.compareTo(b) + " " + a.equals(b) + " " + a.clone().equals(a) + " " + Date.from(java.time.Instant.EPOCH).toInstant());
        for (java.time.Instant i : new java.time.Instant[] {java.time.Instant.MAX, java.time.Instant.MIN}) {
            try {
                show(Date.from(i));
            } catch (RuntimeException e) {
                show(e);
            }
        }
        show(new Date(Long.MAX_VALUE) + " " + new Date(Long.MIN_VALUE));
    }
}
