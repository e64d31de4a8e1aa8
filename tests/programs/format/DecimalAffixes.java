import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Locale;

/** Affixes of decimal patterns: what quotes protect, how patterns are written again, halves for negative numbers. */
public class DecimalAffixes {
    public static void main(String[] args) {
        String[] patterns = {
            "a0;0", "0;", "a0;", "0;0", "a0b;0b", "0;-0", "-0;0", "0b;0c", "(0);(0)", "0;(0)", "a0;-a0", ";", "",
            "0'0x'", "0'0x'%", "0'%'%", "'#'#", "'%'0", "%0", "'%-'0", "-'#'0", "0'-'", "'-'#", "\u00a40;(\u00a40)",
            "'\u00a4'0", "'\u00a4\u00a4'0\u00a4", "0'x'-'#'%", "'a#b'0", "'a#'b0", "a'#'b0", "'#b#'0",
            "''0", "0''", "0''''", "a''b0", "'a''b'0", "'''#'0", "'a''#'0", "'#'''0", "'#''a'0", "'#'''%0", "'#''%'0",
            "a''%'#'0", "0'#'''", "0'#''x'", "0'#''''x'", "''#", "0''#", "0'''#'", "%'''#'0", "0%'''#'",
            "0'''#';(0'#'''", "-'''#'0", "'-''x'0", "0'#''", "0'", "'0", "0%%", "%0%", "0%\u2030", "0a0", "#0#",
        };
        for (String pattern : patterns) {
            try {
                DecimalFormat format = new DecimalFormat(pattern, DecimalFormatSymbols.getInstance(Locale.ROOT));
                System.out.println(ascii(pattern + " | " + format.toPattern() + " | " + format.format(1.5) + " | "
                    + format.format(-1.5)));
            } catch (IllegalArgumentException e) {
                System.out.println(ascii(pattern + " | " + e.getMessage()));
            }
        }
    }

    private static String ascii(String text) {
        return text.replace("\u00a4", "<currency>").replace("\u2030", "<per mill>");
    }
}
