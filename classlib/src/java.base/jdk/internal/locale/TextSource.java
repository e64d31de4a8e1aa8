package jdk.internal.locale;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Finds the texts of a locale, or those of the nearest one that there are texts of. */
final class TextSource {
    private static final Map<String, Map<String, String[]>> TEXTS = new HashMap<>();

    private TextSource() {
    }

    /** The name of the locale whose texts serve another one. */
    private static String nearest(Locale locale, boolean zones) {
        String language = locale.getLanguage();
        if (language.isEmpty() && !zones) {
            return "und";
        }
        String region = locale.getCountry();
        if (language.equals("nb") || language.equals("nn")) {
            language = "no";
        }
        if (language.equals("zh") && (locale.getScript().equals("Hant") || locale.getScript().isEmpty()
                && (region.equals("TW") || region.equals("HK") || region.equals("MO")))) {
            return "zh_Hant";
        }
        String exact = language + "_" + region;
        if (!region.isEmpty() && text(exact, zones) != null) {
            return exact;
        }
        if (text(language, zones) == null) {
            return "en";
        }
        if (region.isEmpty()) {
            return language;
        }
        return switch (language) {
            case "en" -> RegionData.isAmerican(region) ? "en" : "en_GB";
            case "es" -> region.equals("ES") || region.equals("GQ") || region.equals("PH") ? "es" : "es_MX";
            case "pt" -> region.equals("BR") ? "pt" : "pt_PT";
            default -> language;
        };
    }

    /** The rows of a locale's text by their keys. */
    static Map<String, String[]> of(Locale locale, boolean zones) {
        String name = nearest(locale, zones);
        String key = zones ? "@" + name : name;
        synchronized (TEXTS) {
            return TEXTS.computeIfAbsent(key, k -> rows(text(name, zones)));
        }
    }

    /** The rows of a text. */
    static Map<String, String[]> rows(String text) {
        Map<String, String[]> rows = new HashMap<>();
        for (String line : text.split("\n")) {
            int equals = line.indexOf('=');
            rows.put(line.substring(0, equals), line.substring(equals + 1).split("\\|", -1));
        }
        return rows;
    }

    private static String text(String name, boolean zones) {
        return zones ? zoneText(name) : wordText(name);
    }

    private static String zoneText(String name) {
        return switch (name) {
            //#for locale: de en en_AU en_CA en_GB es es_MX fr it ja nl pt pt_PT zh zh_Hant
            case "$locale$" -> Zones_$locale$.text();
            //#end
            default -> null;
        };
    }

    private static String wordText(String name) {
        return switch (name) {
            //#for locale
            //#| bg
            //#| ca
            //#| cs
            //#| da
            //#| de
            //#| de_AT
            //#| de_CH
            //#| el
            //#| en
            //#| en_AU
            //#| en_CA
            //#| en_GB
            //#| en_IE
            //#| en_IN
            //#| en_NZ
            //#| en_ZA
            //#| es
            //#| es_AR
            //#| es_MX
            //#| es_US
            //#| et
            //#| fi
            //#| fr
            //#| fr_BE
            //#| fr_CA
            //#| fr_CH
            //#| hr
            //#| hu
            //#| id
            //#| it
            //#| it_CH
            //#| ja
            //#| ko
            //#| lt
            //#| lv
            //#| nl
            //#| nl_BE
            //#| no
            //#| pl
            //#| pt
            //#| pt_PT
            //#| ro
            //#| ru
            //#| sk
            //#| sl
            //#| sv
            //#| tr
            //#| uk
            //#| und
            //#| vi
            //#| zh
            //#| zh_Hant
            case "$locale$" -> Texts_$locale$.text();
            //#end
            default -> null;
        };
    }
}
