// Ranges of languages: how they are read and compared, and which locales they find.
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Locale.FilteringMode;
import java.util.Locale.LanguageRange;
import java.util.Map;
import java.util.concurrent.Callable;

public class LanguageRanges {
    private static void show(String name, Callable<?> call) {
        try {
            System.out.println(name + ": " + call.call());
        } catch (IllegalArgumentException | UnsupportedOperationException e) {
            System.out.println(name + ": " + e);
        } catch (NullPointerException e) {
            System.out.println(name + ": null");
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"en-US,en;q=0.7,de;q=0.3,*;q=0.1", "fr;q=0.2,de;q=0.9,it", "Accept-Language: fr,de", "en;q=1.5",
            "en;q=abc", "", "*", "de-*-DE", "iw", "he;q=0.5", "en,en;q=0.5", "en-US-x-priv", "1x", "en;q=0", "EN-us;Q=0.4",
            "en ; q = 0.3", "abcdefghi", "en;q=0.5;x", "en,,de", "en;q=-1", "in,id", "ji", "x-foo", null}) {
            show(s, () -> LanguageRange.parse(s));
        }
        List<Locale> locales = new ArrayList<>();
        for (String tag : new String[] {"de-DE-1996", "de", "en-GB", "en", "fr-CH", "it-CH", "de-Latn-DE", "fr", "zh-Hant-TW", "de-CH"}) {
            locales.add(Locale.forLanguageTag(tag));
        }
        List<String> tags = locales.stream().map(Locale::toLanguageTag).toList();
        List<LanguageRange> wanted = List.of(new LanguageRange("de-DE"), new LanguageRange("de", 0.8), new LanguageRange("en-*", 0.6),
                new LanguageRange("*-CH", 0.4), new LanguageRange("fr", 0));
        for (FilteringMode mode : FilteringMode.values()) {
            show(mode.name(), () -> Locale.filter(wanted, locales, mode));
            show(mode + " tags", () -> Locale.filterTags(wanted, tags, mode));
            for (String range : new String[] {"*", "de-*-DE", "*-CH", "de-DE", "zh-TW", "de-1996"}) {
                show(mode + " " + range, () -> Locale.filter(List.of(new LanguageRange(range)), locales, mode));
            }
        }
        show("filter", () -> Locale.filter(wanted, locales));
        show("twice", () -> Locale.filterTags(wanted, List.of("DE-de", "De-Latn-DE", "en", "en-gb", "EN-GB", "fr")));
        show("none", () -> Locale.filter(List.of(), locales));
        show("null", () -> Locale.filter(null, locales));
        show("nulls", () -> Locale.filter(wanted, null));
        for (String range : new String[] {"zh-Hant-TW", "de-CH-1996", "es,fr-FR;q=0.5", "*", "en-*", "de-*-CH", "pt;q=0,de;q=0.1",
            "zh-Hant-x-a-b", "fr-CH-x-y", "*-CH", "x-y,it"}) {
            show(range, () -> Locale.lookup(LanguageRange.parse(range), locales) + " "
                    + Locale.lookupTag(LanguageRange.parse(range), List.of("EN-gb", "de-ch", "DE", "fr", "x-y")));
        }
        LanguageRange range = new LanguageRange("EN-us", 0.5);
        System.out.println(range + " " + range.getRange() + " " + range.getWeight() + " " + range.equals(new LanguageRange("en-US", 0.5))
                + " " + range.hashCode() + " " + LanguageRange.MAX_WEIGHT + LanguageRange.MIN_WEIGHT + " " + new LanguageRange("de"));
        for (String s : new String[] {"", "en_US", "-en", "en-", "1", "12-de", "en-abcdefghi", "*-*", "e*", "*en"}) {
            show("new " + s, () -> new LanguageRange(s));
        }
        show("weight", () -> new LanguageRange("en", 1.1));
        Map<String, List<String>> map = Map.of("en", List.of("en", "en-AU"), "it-it", List.of("it-CH"));
        show("map", () -> LanguageRange.mapEquivalents(LanguageRange.parse("en-US;q=0.9,it-IT;q=0.5,de"), map));
        show("map read", () -> LanguageRange.parse("en;q=0.3,it-it-x", map));
        show("no map", () -> LanguageRange.mapEquivalents(wanted, null));
        show("add", () -> LanguageRange.parse("en").add(range));
    }
}
