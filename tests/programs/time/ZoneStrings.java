// stress: seventh
import java.text.DateFormatSymbols;
import java.text.SimpleDateFormat;
import java.util.Arrays;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** The names of all zones, as a locale has them and as a program sets them. */
public class ZoneStrings {
    public static void main(String[] args) {
        DateFormatSymbols symbols = DateFormatSymbols.getInstance(Locale.US);
        String[][] rows = symbols.getZoneStrings();
        System.out.println(rows.length > 500);
        for (String id : new String[] {"America/New_York", "Europe/Berlin", "Asia/Tokyo", "UTC", "PST"}) {
            for (String[] row : rows) {
                if (row[0].equals(id)) {
                    System.out.println(Arrays.toString(Arrays.copyOf(row, 5)));
                }
            }
        }
        // What is asked for is a copy, and what is set is copied.
        for (String[] row : rows) {
            row[1] = "";
        }
        System.out.println(symbols.equals(DateFormatSymbols.getInstance(Locale.US)));
        String[][] own = {{"Europe/Berlin", "Here", "H", "Here in summer", "HS"}};
        symbols.setZoneStrings(own);
        own[0][1] = "There";
        SimpleDateFormat format = new SimpleDateFormat("zzzz z", symbols);
        format.setTimeZone(TimeZone.getTimeZone("Europe/Berlin"));
        System.out.println(format.format(new Date(1_700_000_000_000L)) + ", " + format.format(new Date(1_690_000_000_000L)));
        System.out.println(symbols.equals(DateFormatSymbols.getInstance(Locale.US)));
    }
}
