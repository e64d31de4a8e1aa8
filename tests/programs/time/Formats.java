import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.concurrent.Callable;

public class Formats {
    static void show(String label, Callable<Object> action) {
        try {
            System.out.println(label + ": " + action.call());
        } catch (DateTimeParseException thrown) {
            System.out.println(label + " throws " + thrown + " " + thrown.getErrorIndex() + " " + thrown.getParsedString());
        } catch (Exception thrown) {
            System.out.println(label + " throws " + thrown);
        }
    }

    public static void main(String[] args) {
        LocalDateTime time = LocalDateTime.of(2024, 3, 7, 15, 4, 5, 67_000_000);
        LocalDateTime early = LocalDateTime.of(987, 12, 25, 0, 30);
        for (String pattern : new String[] {"yyyy-MM-dd", "dd/MM/yyyy HH:mm:ss", "d.M.yy", "EEEE, d MMMM yyyy", "EEE MMM dd",
            "hh:mm a", "h 'o''clock' a", "yyyyMMddHHmmss", "HH:mm:ss.SSS", "D u", "k K", "yyyy[-MM[-dd]]", "MMMMM", "''yyyy''",
            "S", "SSSSSSSSS", "n", "uuuu", "L LLL"}) {
            DateTimeFormatter formatter = DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH);
            show(pattern, () -> time.format(formatter) + " | " + early.format(formatter));
        }
        for (String pattern : new String[] {"b", "yyyy-MM-dd'", "dddd", "HHH", "aa", "{", "]", "SSSSSSSSSS"}) {
            show(pattern, () -> time.format(DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH)));
        }
        show("hour of a date", () -> LocalDate.EPOCH.format(DateTimeFormatter.ofPattern("HH")));
        show("iso", () -> time.format(DateTimeFormatter.ISO_LOCAL_DATE_TIME) + " " + time.format(DateTimeFormatter.ISO_LOCAL_TIME)
                + " " + early.format(DateTimeFormatter.ISO_LOCAL_DATE_TIME) + " " + time.format(DateTimeFormatter.BASIC_ISO_DATE));
        String[][] cases = {{"dd/MM/yyyy", "07/03/2024"}, {"dd/MM/yyyy", "7/3/2024"}, {"d/M/yyyy", "7/3/2024"}, {"yyyyMMdd", "20240307"},
            {"d MMM yyyy", "7 Mar 2024"}, {"d MMMM yyyy", "7 March 2024"}, {"d MMMM yyyy", "7 Marsh 2024"}, {"yyyy-MM-dd", "2023-02-30"},
            {"yyyy-MM-dd", "2023-02-32"}, {"yyyy-MM-dd", "2023-13-01"}, {"yyyy-MM-dd", "2023-01-01x"}, {"dd.MM.yy", "01.02.03"},
            {"EEE d MMM yyyy", "Thu 7 Mar 2024"}};
        for (String[] c : cases) {
            show(c[0] + " " + c[1], () -> LocalDate.parse(c[1], DateTimeFormatter.ofPattern(c[0], Locale.ENGLISH)));
        }
        show("time", () -> LocalTime.parse("03:04 PM", DateTimeFormatter.ofPattern("hh:mm a", Locale.ENGLISH)));
        show("time", () -> LocalTime.parse("7", DateTimeFormatter.ofPattern("H")));
        show("both", () -> LocalDateTime.parse("2024-03-07 15:04", DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm")));
        show("fraction", () -> LocalDateTime.parse("20240307150405.067", DateTimeFormatter.ofPattern("yyyyMMddHHmmss.SSS")));
        show("date only", () -> LocalDate.parse("2024-03-07 15:04", DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm")));
    }
}
