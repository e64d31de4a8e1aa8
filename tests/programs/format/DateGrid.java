// stress: off
import java.text.*;
import java.util.*;

/** Every letter of date patterns in one to six places times dates, and texts read back, leniently or not. */
public class DateGrid {
    static final TimeZone UTC = TimeZone.getTimeZone("UTC");

    static String text(String s) {
        StringBuilder escaped = new StringBuilder();
        for (char c : s.toCharArray()) {
            escaped.append(c < ' ' || c > '~' ? "\\u" + Integer.toHexString(c) : String.valueOf(c));
        }
        return escaped.toString();
    }

    static SimpleDateFormat format(String pattern) {
        SimpleDateFormat format = new SimpleDateFormat(pattern, Locale.US);
        format.setTimeZone(UTC);
        return format;
    }

    public static void main(String[] args) throws Exception {
        Locale.setDefault(Locale.US);
        long[] times = {0, 1709210096789L, 1735689599999L, -62135769600000L, -62198755200001L, -12219292800001L, 253402300800000L, 1704067200000L, 43200000L, 1727740800000L};
        for (char letter : "GyYMLwWDdFEuaHkKhmsSzZX".toCharArray()) {
            for (int count = 1; count <= 6; count++) {
                StringBuilder line = new StringBuilder(String.valueOf(letter).repeat(count)).append(':');
                try {
                    SimpleDateFormat format = format(String.valueOf(letter).repeat(count));
                    for (long time : times) {
                        line.append(" |").append(text(format.format(new Date(time))));
                    }
                } catch (RuntimeException e) {
                    line.append(e);
                }
                System.out.println(line);
            }
        }
        for (String pattern : new String[] {"b", "yyyy-MM-ddTHH", "'T'", "''", "'a''b'", "'open", "yyyy'x", "MMM d, ''yy", "h 'o''clock' a", "XX" + "XX", "\u00e4y", "", "~", "yyyyMMdd'T'HHmmss.SSSZ", "EEEE, d MMMM yyyy G", "R", "c", "q"}) {
            try {
                SimpleDateFormat format = format(pattern);
                System.out.println("<" + text(pattern) + "> " + text(format.format(new Date(1709210096789L))) + " " + text(format.toPattern()));
            } catch (RuntimeException e) {
                System.out.println("<" + text(pattern) + "> " + text(e.toString()));
            }
        }
        String[][] reads = {
            {"yyyy-MM-dd", "2024-02-29", "2023-02-29", "2024-2-9", "24-2-9", "2024-13-45", "2024-00-00", "-1-1-1", "2024-02-29x", "x", "", "2024", "2024-", "2024-02", " 2024-02-29", "2024- 2-29", "12345-01-01", "2024-02-2 9"},
            {"yy-M-d", "24-2-29", "99-1-1", "2024-1-1", "9-1-1", "004-1-1", "-5-1-1", "30-12-31"},
            {"yyyyMMdd", "20240229", "2024022", "202402", "020240229", "20240229x", "2024-229"},
            {"HHmmss", "101530", "10153", "246060", "1015301"},
            {"HH:mm:ss.SSS", "10:15:30.5", "10:15:30.005", "10:15:30.1234", "24:00:00.0", "10:60:61.1000", "-1:0:0.0", "10:15", "1:2:3.4"},
            {"h:mm a", "1:05 PM", "12:00 AM", "12:00 pm", "0:00 AM", "13:00 PM", "1:05PM", "1:05 XM", "1:05  PM"},
            {"kk:mm K a", "24:00 0 AM", "1:30 11 PM"},
            {"d MMM yyyy", "1 Jan 2024", "1 january 2024", "31 DEC 2024", "1 Foo 2024", "1 Ja 2024", "32 Jan 2024"},
            {"d MMMM yyyy", "1 Jan 2024", "1 May 2024", "1 September 2024"},
            {"EEE, d MMM yyyy HH:mm:ss Z", "Thu, 29 Feb 2024 12:34:56 +0000", "Mon, 29 Feb 2024 12:34:56 -0530", "Thu, 29 Feb 2024 12:34:56 GMT", "Thursday, 29 Feb 2024 12:34:56 GMT+01:30", "Thu, 29 Feb 2024 12:34:56 +1", "Thu, 29 Feb 2024 12:34:56 UTC"},
            {"yyyy-MM-dd'T'HH:mm:ssXX" + "X", "2024-02-29T12:34:56Z", "2024-02-29T12:34:56+01:00", "2024-02-29T12:34:56+0100", "2024-02-29T12:34:56+01", "2024-02-29T12:34:56-25:00"},
            {"yyyy-MM-dd'T'HH:mm:ssX", "2024-02-29T12:34:56Z", "2024-02-29T12:34:56+01:00", "2024-02-29T12:34:56-01"},
            {"yyyy D", "2024 60", "2024 366", "2023 366", "2024 0"},
            {"YYYY 'W'w u", "2024 W9 4", "2024 W1 1", "2024 W53 7"},
            {"yyyy MM W E", "2024 02 1 Mon", "2024 02 5 Thu", "2024 02 9 Sun"},
            {"yyyy MM F E", "2024 02 1 Mon", "2024 02 5 Thu", "2024 02 2 Sun"},
            {"G yyyy", "AD 2024", "BC 1", "ad 5", "XX 1"},
            {"y", "5", "24", "2024", "99999", "-3"},
            {"M", "1", "13", "0", "-1"},
            {"yyyy-MM-dd", "2024/02/29", "2024--2-29", "+2024-01-01"},
        };
        for (boolean lenient : new boolean[] {true, false}) {
            for (String[] read : reads) {
                SimpleDateFormat format = format(read[0]);
                format.set2DigitYearStart(new Date(-631152000000L));
                format.setLenient(lenient);
                for (int i = 1; i < read.length; i++) {
                    ParsePosition position = new ParsePosition(0);
                    Date date = format.parse(read[i], position);
                    System.out.println(lenient + " <" + read[0] + "> <" + read[i] + "> " + (date == null ? "null" : date.getTime() + "") + "@" + position.getIndex() + "!" + position.getErrorIndex());
                    format.setTimeZone(UTC);
                }
            }
        }
        SimpleDateFormat f = format("yy/M/d");
        for (long start : new long[] {0, 946684800000L, 1717200000000L}) {
            f.set2DigitYearStart(new Date(start));
            System.out.println(f.get2DigitYearStart().getTime() + " " + f.parse("70/1/1").getTime() + " " + f.parse("00/1/1").getTime() + " " + f.parse("24/5/31").getTime() + " " + f.parse("24/6/2").getTime());
        }
        for (String text : new String[] {"", "x", "24/x", "24/5/"}) {
            try {
                System.out.println(f.parse(text));
            } catch (ParseException e) {
                System.out.println(e.getMessage() + " " + e.getErrorOffset());
            }
        }
        for (Object o : new Object[] {5, 5L, 1.9, "x", null}) {
            try {
                System.out.println(f.format(o));
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getName() + (e instanceof NullPointerException ? "" : e.getMessage()));
            }
        }
        for (int style = 0; style < 4; style++) {
            for (int time = 0; time < 4; time++) {
                DateFormat d = DateFormat.getDateTimeInstance(style, time, Locale.US);
                d.setTimeZone(UTC);
                System.out.println(text(d.format(new Date(1709210096789L))) + " " + text(((SimpleDateFormat) d).toPattern()));
            }
        }
    }
}
