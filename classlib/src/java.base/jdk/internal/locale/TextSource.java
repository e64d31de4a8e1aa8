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
            case "de" -> Zones_de.text();
            case "en" -> Zones_en.text();
            case "en_AU" -> Zones_en_AU.text();
            case "en_CA" -> Zones_en_CA.text();
            case "en_GB" -> Zones_en_GB.text();
            case "es" -> Zones_es.text();
            case "es_MX" -> Zones_es_MX.text();
            case "fr" -> Zones_fr.text();
            case "it" -> Zones_it.text();
            case "ja" -> Zones_ja.text();
            case "nl" -> Zones_nl.text();
            case "pt" -> Zones_pt.text();
            case "pt_PT" -> Zones_pt_PT.text();
            case "zh" -> Zones_zh.text();
            case "zh_Hant" -> Zones_zh_Hant.text();
            default -> null;
        };
    }

    private static String wordText(String name) {
        return switch (name) {
            case "bg" -> Texts_bg.text();
            case "ca" -> Texts_ca.text();
            case "cs" -> Texts_cs.text();
            case "da" -> Texts_da.text();
            case "de" -> Texts_de.text();
            case "de_AT" -> Texts_de_AT.text();
            case "de_CH" -> Texts_de_CH.text();
            case "el" -> Texts_el.text();
            case "en" -> Texts_en.text();
            case "en_AU" -> Texts_en_AU.text();
            case "en_CA" -> Texts_en_CA.text();
            case "en_GB" -> Texts_en_GB.text();
            case "en_IE" -> Texts_en_IE.text();
            case "en_IN" -> Texts_en_IN.text();
            case "en_NZ" -> Texts_en_NZ.text();
            case "en_ZA" -> Texts_en_ZA.text();
            case "es" -> Texts_es.text();
            case "es_AR" -> Texts_es_AR.text();
            case "es_MX" -> Texts_es_MX.text();
            case "es_US" -> Texts_es_US.text();
            case "et" -> Texts_et.text();
            case "fi" -> Texts_fi.text();
            case "fr" -> Texts_fr.text();
            case "fr_BE" -> Texts_fr_BE.text();
            case "fr_CA" -> Texts_fr_CA.text();
            case "fr_CH" -> Texts_fr_CH.text();
            case "hr" -> Texts_hr.text();
            case "hu" -> Texts_hu.text();
            case "id" -> Texts_id.text();
            case "it" -> Texts_it.text();
            case "it_CH" -> Texts_it_CH.text();
            case "ja" -> Texts_ja.text();
            case "ko" -> Texts_ko.text();
            case "lt" -> Texts_lt.text();
            case "lv" -> Texts_lv.text();
            case "nl" -> Texts_nl.text();
            case "nl_BE" -> Texts_nl_BE.text();
            case "no" -> Texts_no.text();
            case "pl" -> Texts_pl.text();
            case "pt" -> Texts_pt.text();
            case "pt_PT" -> Texts_pt_PT.text();
            case "ro" -> Texts_ro.text();
            case "ru" -> Texts_ru.text();
            case "sk" -> Texts_sk.text();
            case "sl" -> Texts_sl.text();
            case "sv" -> Texts_sv.text();
            case "tr" -> Texts_tr.text();
            case "uk" -> Texts_uk.text();
            case "und" -> Texts_und.text();
            case "vi" -> Texts_vi.text();
            case "zh" -> Texts_zh.text();
            case "zh_Hant" -> Texts_zh_Hant.text();
            default -> null;
        };
    }
}
