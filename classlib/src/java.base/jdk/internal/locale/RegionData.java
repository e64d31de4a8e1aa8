package jdk.internal.locale;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What regions have of their own. */
public final class RegionData {
    private static final Set<String> AMERICAN = Set.of("US", "AS", "GU", "MH", "MP", "PR", "UM", "VI", "PH");
    private static Map<String, String[]> rows;
    private static final Map<String, Map<String, String>> COLUMNS = new HashMap<>();

    private RegionData() {
    }

    /** Whether English is written there as in the United States. */
    static boolean isAmerican(String region) {
        return AMERICAN.contains(region);
    }

    static synchronized String[] row(String key) {
        if (rows == null) {
            rows = TextSource.rows(Regions.text());
        }
        return rows.get(key);
    }

    /** A row of {@code region:value}. */
    static synchronized Map<String, String> column(String key) {
        return COLUMNS.computeIfAbsent(key, k -> {
            Map<String, String> values = new HashMap<>();
            for (String pair : row(k)) {
                int colon = pair.indexOf(':');
                values.put(pair.substring(0, colon), pair.substring(colon + 1));
            }
            return values;
        });
    }

    /** The code of a region's currency, or null. */
    public static String currency(String region) {
        return column("money").get(region);
    }

    /** The regions that have a currency, with its code. */
    public static Map<String, String> currencies() {
        return column("money");
    }

    /** The digits that a currency is divided into. */
    public static int currencyDigits(String code) {
        String digits = column("digits").get(code);
        return digits == null ? 2 : Integer.parseInt(digits);
    }

    /** The region of a locale, or the one where its language is mostly spoken. */
    static String regionOf(Locale locale) {
        if (!locale.getCountry().isEmpty()) {
            return locale.getCountry();
        }
        return switch (locale.getLanguage()) {
            case "en" -> "US";
            case "ja" -> "JP";
            case "zh" -> "CN";
            case "pt" -> "BR";
            case "sv" -> "SE";
            case "da" -> "DK";
            case "nb", "no", "nn" -> "NO";
            case "cs" -> "CZ";
            case "el" -> "GR";
            case "ko" -> "KR";
            case "uk" -> "UA";
            case "vi" -> "VN";
            case "sl" -> "SI";
            case "et" -> "EE";
            case "he", "iw" -> "IL";
            case "ar" -> "EG";
            case "hi" -> "IN";
            case "ca" -> "ES";
            default -> locale.getLanguage().toUpperCase(Locale.ROOT);
        };
    }
}
