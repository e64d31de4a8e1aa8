import java.util.*;

/** Old and new codes of languages, undetermined ones and scripts: names, hashes, candidates and look-ups. */
public class OldLocaleCodes {
    static void show(String what, Locale l) {
        System.out.println(what + " [" + l + "] " + l.hashCode() + " " + l.getLanguage() + "|" + l.getScript() + "|" + l.toLanguageTag() + "|"
                + l.getDisplayName(Locale.US) + "|" + l.getDisplayLanguage(Locale.US) + "|" + l.getISO3Language() + "|"
                + l.equals(Locale.of(l.getLanguage(), l.getCountry())) + "|" + l.equals(Locale.forLanguageTag(l.toLanguageTag())));
    }

    public static void main(String[] args) {
        for (String tag : ("iw he in id ji yi iw-IL he-IL id-ID in-ID yi-Hebr ji-Hebr-US und und-Latn und-Hebr-IL und-x-y zh-Hans "
                + "sr-Cyrl-RS-ekavsk x-iw und-u-ca-buddhist mo tl").split(" ")) {
            show(tag, Locale.forLanguageTag(tag));
        }
        for (Locale l : new Locale[] {Locale.of("iw"), Locale.of("IW", "il"), Locale.of("in", "ID", "x"), Locale.of("ji"), Locale.of("", "IL"),
                Locale.of("", "", "v"), Locale.ROOT}) {
            show("made", l);
        }
        Set<Locale> set = new HashSet<>(List.of(Locale.of("iw"), Locale.of("in", "ID")));
        System.out.println(set.contains(Locale.of("he")) + " " + set.contains(Locale.forLanguageTag("id-ID")) + " " + set.contains(Locale.of("yi")));
        List<String> languages = Arrays.asList(Locale.getISOLanguages());
        for (String code : new String[] {"iw", "he", "in", "id", "ji", "yi"}) {
            System.out.print(languages.contains(code) + " ");
        }
        System.out.println();
        System.out.println(Locale.LanguageRange.parse("iw-IL,id;q=0.5,ji") + " "
                + Locale.lookup(Locale.LanguageRange.parse("iw"), List.of(Locale.of("he"))) + " "
                + Locale.filter(Locale.LanguageRange.parse("in"), List.of(Locale.of("id", "ID"), Locale.of("in"), Locale.of("it"))));
        System.out.println(new Locale.Builder().setLanguage("in").setScript("latn").build().toLanguageTag() + " "
                + new Locale.Builder().setLocale(Locale.of("ji")).build() + " " + new Locale.Builder().setLanguage("und").build().equals(Locale.ROOT));
        ResourceBundle.Control control = ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_DEFAULT);
        for (Locale l : new Locale[] {Locale.of("iw", "IL"), Locale.forLanguageTag("yi-Hebr-US"), Locale.forLanguageTag("und-Hebr-IL")}) {
            System.out.println(control.toBundleName("B", l) + " " + control.getCandidateLocales("B", l));
        }
    }
}
