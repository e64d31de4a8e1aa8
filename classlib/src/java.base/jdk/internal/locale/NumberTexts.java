package jdk.internal.locale;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** How numbers are written in a locale, or in the nearest one that it is known of. */
public final class NumberTexts {
    /** What is known of the locales, by language, script and country; rows are split when they are asked for. */
    private static final Map<String, String> ROWS = new HashMap<>();
    private static final Map<String, NumberTexts> KNOWN = new HashMap<>();

    static {
        for (String line : NumberData.TEXT.split("\n")) {
            int tab = line.indexOf('\t');
            String row = line.substring(0, tab);
            for (String key : line.substring(tab + 1).split(" ", -1)) {
                ROWS.put(key, row);
            }
        }
    }

    /** In this order: decimal and grouping separator, minus, percent, per mille, zero, the monetary separators, pattern separator, digit. */
    public final String characters;
    public final String exponent;
    public final String infinity;
    public final String notANumber;
    public final String plainPattern;
    public final String percentPattern;
    public final String moneyPattern;

    private NumberTexts(String row) {
        String[] parts = row.split("\\|");
        characters = parts[0];
        exponent = parts[1];
        infinity = parts[2];
        notANumber = parts[3];
        plainPattern = parts[4];
        percentPattern = parts[5];
        moneyPattern = parts[6];
    }

    public static NumberTexts of(Locale locale) {
        String language = locale.getLanguage();
        String script = locale.getScript();
        String country = locale.getCountry();
        String named = language + (script.isEmpty() ? "" : "_" + script);
        for (String key : new String[] {named + "_" + country, language + "_" + country, named, language}) {
            String row = ROWS.get(key);
            if (row != null) {
                return known(row);
            }
        }
        return known(ROWS.get(""));
    }

    private static synchronized NumberTexts known(String row) {
        return KNOWN.computeIfAbsent(row, NumberTexts::new);
    }

    public char decimalSeparator() {
        return characters.charAt(0);
    }

    public char groupingSeparator() {
        return characters.charAt(1);
    }

    public char zero() {
        return characters.charAt(5);
    }
}
