// stress: seventh
import java.text.SimpleDateFormat;
import java.util.*;

/** Dates whose default time zone changes its offset: texts, deprecated parts, and hours that are not or are twice. */
public class DatesAcrossChanges {
    static String parts(Date d) {
        return d + " | " + d.getTime() + " " + d.getYear() + " " + d.getMonth() + " " + d.getDate() + " " + d.getDay() + " " + d.getHours()
                + " " + d.getMinutes() + " " + d.getTimezoneOffset() + " | " + d.toGMTString() + " | "
                + d.toLocaleString().replace('\u202f', '_');
    }

    static void zone(String id, int[]... days) {
        TimeZone.setDefault(TimeZone.getTimeZone(id));
        System.out.println("== " + id + " " + TimeZone.getDefault().getDisplayName(true, TimeZone.SHORT));
        for (int[] day : days) {
            for (int minutes = 0; minutes <= 240; minutes += 30) {
                Date made = new Date(day[0] - 1900, day[1], day[2], 0, minutes);
                System.out.println(minutes + " " + parts(made));
            }
            Date noon = new Date(day[0] - 1900, day[1], day[2], 12, 0, 5);
            noon.setHours(2);
            System.out.println(noon);
            noon.setMinutes(30);
            System.out.println(noon);
            noon.setDate(noon.getDate() + 1);
            System.out.println(noon);
            noon.setDate(noon.getDate() - 1);
            System.out.println(noon);
            noon.setMonth(noon.getMonth() + 6);
            System.out.println(noon);
            noon.setSeconds(-3600);
            System.out.println(noon);
            noon.setYear(noon.getYear() + 1);
            System.out.println(noon + " " + noon.getTime() + " " + noon.hashCode());
        }
        Date kept = new Date(1_720_000_000_000L);
        String before = kept + " " + kept.getHours();
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
        System.out.println(before + " then " + kept + " " + kept.getHours() + " " + kept.getTimezoneOffset());
        kept = new Date(124, 6, 3);
        TimeZone.setDefault(TimeZone.getTimeZone(id));
        System.out.println(kept + " " + kept.getTime() + " " + Date.parse("3 Jul 2024 12:00") + " " + Date.parse("3 Jul 2024 12:00 EST")
                + " " + Date.parse("3 Jul 2024 12:00 EDT"));
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        zone("America/New_York", new int[] {2024, 2, 10}, new int[] {2024, 10, 3}, new int[] {1945, 7, 14});
        zone("Europe/Berlin", new int[] {2024, 2, 31}, new int[] {2024, 9, 27});
        zone("Australia/Lord_Howe", new int[] {2024, 3, 7}, new int[] {2024, 9, 6});
        zone("Asia/Kathmandu", new int[] {1986, 0, 1});
        zone("Pacific/Apia", new int[] {2011, 11, 30});
        SimpleDateFormat made = new SimpleDateFormat("HH:mm z", Locale.US);
        TimeZone.setDefault(TimeZone.getTimeZone("America/New_York"));
        Calendar calendar = Calendar.getInstance();
        System.out.println(made.format(new Date(0)) + " " + new SimpleDateFormat("HH:mm z", Locale.US).format(new Date(0)) + " "
                + calendar.getTimeZone().getID() + " " + String.format("%tT %<tZ %<tc", new Date(0)));
        for (long time : new long[] {-4_000_000_000_000L, -2_717_650_801_000L, -2_717_640_000_000L, -12_219_292_800_001L, -62_135_596_800_001L,
                4_000_000_000_000L, 253_402_300_800_000L}) {
            System.out.println(parts(new Date(time)));
        }
        TimeZone own = new SimpleTimeZone(-5_400_000, "mine", Calendar.MARCH, 8, -Calendar.SUNDAY, 7_200_000, Calendar.NOVEMBER, 1,
                -Calendar.SUNDAY, 7_200_000, 1_800_000);
        TimeZone.setDefault(own);
        own.setRawOffset(0);
        System.out.println(parts(new Date(1_720_000_000_000L)) + " " + TimeZone.getDefault().equals(own) + " " + parts(new Date(0)));
        System.out.println(new java.sql.Date(0) + " " + new java.sql.Timestamp(0) + " " + new java.sql.Time(0));
    }
}
