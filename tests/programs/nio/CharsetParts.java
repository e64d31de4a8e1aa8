// Which charsets contain which.
import java.nio.charset.Charset;

public class CharsetParts {
    public static void main(String[] args) {
        String[] names = {"US-ASCII", "ISO-8859-1", "UTF-8", "UTF-16", "windows-1252", "windows-1250", "IBM850", "Shift_JIS", "IBM037",
            "ISO-8859-15", "KOI8-U", "x-MacRoman", "UTF-32", "GBK", "Big5", "KOI8-R", "x-IBM737", "EUC-KR"};
        for (String name : names) {
            StringBuilder line = new StringBuilder(name).append(':');
            for (String other : names) {
                if (Charset.forName(name).contains(Charset.forName(other))) {
                    line.append(' ').append(other);
                }
            }
            System.out.println(line);
        }
    }
}
