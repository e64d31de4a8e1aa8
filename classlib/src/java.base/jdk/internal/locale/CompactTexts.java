package jdk.internal.locale;

import java.util.Locale;
import java.util.Map;

/** How numbers are written for short in a locale: a pattern for each number of digits, and which forms words have. */
public record CompactTexts(String[] patterns, String pluralRules) {
    /** The patterns that there are are those of numbers of so many digits, and all below. */
    private static final int SIZES = 15;

    public static CompactTexts of(Locale locale, boolean isShort) {
        Map<String, String[]> rows = TextSource.of(locale, false);
        String[] patterns = new String[SIZES];
        for (int i = 0; i < SIZES; i++) {
            String[] forms = rows.get((isShort ? "Cs" : "Cl") + i);
            if (forms == null && !isShort) {
                // Where a locale has no words, its signs serve.
                forms = rows.get("Cs" + i);
            }
            patterns[i] = forms == null ? "" : "{" + String.join("\0", forms).replace(" ", "' '").replace('\0', ' ') + "}";
        }
        String[] rules = RegionData.row("plurals-" + locale.getLanguage());
        return new CompactTexts(patterns, rules == null ? "" : String.join(";", rules));
    }
}
