import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Observes how the JDK writes numbers in all its locales, and writes what it finds as a class of the library.
 *
 * <p>In: the path of NumberData.java. Out: that file. A locale that has the same as the one without its last part has no row.
 */
public class NumberTexts {
    private static String row(Locale locale) {
        DecimalFormatSymbols symbols = DecimalFormatSymbols.getInstance(locale);
        String characters = "" + symbols.getDecimalSeparator() + symbols.getGroupingSeparator() + symbols.getMinusSign()
                + symbols.getPercent() + symbols.getPerMill() + symbols.getZeroDigit() + symbols.getMonetaryDecimalSeparator()
                + symbols.getMonetaryGroupingSeparator() + symbols.getPatternSeparator() + symbols.getDigit();
        return String.join("|", characters, symbols.getExponentSeparator(), symbols.getInfinity(), symbols.getNaN(),
                pattern(NumberFormat.getInstance(locale)), pattern(NumberFormat.getPercentInstance(locale)),
                // How many digits stand behind the point is the currency's.
                pattern(NumberFormat.getCurrencyInstance(locale)).replaceAll("#0(\\.0+)?", "#0.00"));
    }

    private static String pattern(NumberFormat format) {
        return ((DecimalFormat) format).toPattern();
    }

    private static String key(Locale locale) {
        String key = locale.getLanguage();
        key += locale.getScript().isEmpty() ? "" : "_" + locale.getScript();
        return key + (locale.getCountry().isEmpty() ? "" : "_" + locale.getCountry());
    }

    private static String above(String key, Map<String, String> rows) {
        String shorter = key;
        do {
            shorter = shorter.contains("_") ? shorter.substring(0, shorter.lastIndexOf('_')) : "";
        } while (!rows.containsKey(shorter));
        return rows.get(shorter);
    }

    private static String literal(String text) {
        StringBuilder escaped = new StringBuilder();
        for (char c : text.toCharArray()) {
            escaped.append(c == '"' || c == '\\' ? "\\" + c : c >= ' ' && c <= '~' ? "" + c : c == '\n' ? "\\n" : String.format("\\u%04x", (int) c));
        }
        return escaped.toString();
    }

    public static void main(String[] args) throws Exception {
        Map<String, String> rows = new TreeMap<>();
        rows.put("", row(Locale.ROOT));
        for (Locale locale : Locale.getAvailableLocales()) {
            if (locale.getVariant().isEmpty() && !locale.hasExtensions()) {
                rows.put(key(locale), row(locale));
            }
        }
        Map<String, List<String>> keys = new LinkedHashMap<>();
        rows.forEach((key, row) -> {
            if (key.isEmpty() || !row.equals(above(key, rows))) {
                keys.computeIfAbsent(row, none -> new ArrayList<>()).add(key);
            }
        });
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(Path.of(args[0]), StandardCharsets.UTF_8))) {
            out.print("package jdk.internal.locale;\n\n/** How numbers are written, made by {@code classlib/tools/NumberTexts}: for each line of locales first what they have. */\n"
                    + "final class NumberData {\n    static final String TEXT = \"\"");
            keys.forEach((row, having) -> {
                out.print("\n            + \"" + literal(row) + "\"");
                StringBuilder line = new StringBuilder();
                String separator = "\\t";
                for (String key : having) {
                    if (line.length() + key.length() > 104) {
                        out.print("\n            + \"" + line + "\"");
                        line.setLength(0);
                    }
                    line.append(separator).append(key);
                    separator = " ";
                }
                out.print("\n            + \"" + line + "\\n\"");
            });
            out.print(";\n\n    private NumberData() {\n    }\n}\n");
        }
        System.out.println(rows.size() + " locales, " + keys.size() + " rows");
    }
}
