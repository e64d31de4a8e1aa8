import java.text.DateFormatSymbols;
import java.text.ParseException;
import java.text.SimpleDateFormat;
import java.util.Arrays;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

/** The words of dates, by locale and given by the program. */
public class DateSymbols {
    public static void main(String[] args) throws ParseException {
        for (String tag : new String[] {"en-US", "en-GB", "de-DE", "fr-FR", "es-ES", "it-IT", "pt-BR", "nl-NL", "ja-JP", "zh-CN"}) {
            DateFormatSymbols symbols = new DateFormatSymbols(Locale.forLanguageTag(tag));
            System.out.println(tag + " " + Arrays.toString(symbols.getEras()) + Arrays.toString(symbols.getMonths())
                    + Arrays.toString(symbols.getShortMonths()) + Arrays.toString(symbols.getWeekdays())
                    + Arrays.toString(symbols.getShortWeekdays()) + Arrays.toString(symbols.getAmPmStrings())
                    + symbols.getLocalPatternChars());
        }
        DateFormatSymbols own = new DateFormatSymbols(Locale.ENGLISH);
        System.out.println(own.equals(DateFormatSymbols.getInstance(Locale.ENGLISH)) + " " + own.equals(own.clone()));
        String[] months = own.getMonths();
        months[0] = "First";
        months[1] = "Second";
        own.setMonths(months);
        own.setShortMonths(new String[] {"M1", "M2", "M3", "M4", "M5", "M6", "M7", "M8", "M9", "M10", "M11", "M12", ""});
        own.setAmPmStrings(new String[] {"early", "late"});
        own.setWeekdays(new String[] {"", "Su!", "Mo!", "Tu!", "We!", "Th!", "Fr!", "Sa!"});
        own.setShortWeekdays(new String[] {"", "1", "2", "3", "4", "5", "6", "7"});
        own.setEras(new String[] {"before", "after"});
        own.setZoneStrings(new String[][] {{"UTC", "Own Time", "OT", "Own Summer Time", "OST"}});
        System.out.println(own.equals(new DateFormatSymbols(Locale.ENGLISH)));
        SimpleDateFormat format = new SimpleDateFormat("G yyyy MMMM MMM EEEE E hh a z zzzz", own);
        format.setTimeZone(TimeZone.getTimeZone("UTC"));
        System.out.println(format.format(new Date(0)) + " | " + format.format(new Date(1_700_000_000_000L)));
        SimpleDateFormat reads = new SimpleDateFormat("d MMMM yyyy hh a", own);
        reads.setTimeZone(TimeZone.getTimeZone("UTC"));
        System.out.println(reads.parse("5 Second 2024 03 late").getTime() + " " + reads.parse("5 m11 2024 03 EARLY").getTime());
        try {
            reads.parse("5 January 2024 03 early");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        System.out.println(reads.getDateFormatSymbols().getMonths()[0] + " " + reads.getDateFormatSymbols().equals(own) + " "
                + reads.equals(new SimpleDateFormat("d MMMM yyyy hh a", own)) + " "
                + reads.equals(new SimpleDateFormat("d MMMM yyyy hh a", Locale.ENGLISH)));
        reads.setDateFormatSymbols(new DateFormatSymbols(Locale.FRENCH));
        System.out.println(reads.format(new Date(0)));
        try {
            own.setZoneStrings(new String[][] {{"x"}});
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
    }
}
