import java.util.*;

/** Locales: codes old and new, tags read and written, builders, and what is equal to what. */
public class Locales {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action action) {
        try {
            Object value = action.run();
            if (value instanceof Locale l) {
                value = "[" + l + "] lang=" + l.getLanguage() + " script=" + l.getScript() + " country=" + l.getCountry()
                        + " variant=" + l.getVariant() + " tag=" + l.toLanguageTag() + " hash=" + l.hashCode()
                        + " ext=" + l.getExtensionKeys() + " attrs=" + l.getUnicodeLocaleAttributes() + " keys="
                        + l.getUnicodeLocaleKeys();
            }
            System.out.println(what + " -> " + value);
        } catch (Throwable e) {
            String m = e.getMessage();
            boolean ofVm = e instanceof NullPointerException && (m == null || m.startsWith("Cannot "));
            System.out.println(what + " -> " + e.getClass().getName() + (ofVm ? "" : ": " + m));
        }
    }

    public static void main(String[] args) {
        String[] languages = {null, "", "en", "EN", "iw", "he", "ji", "yi", "in", "id", "eng", "english", "x", "und", "1", "en-US", "zh"};
        for (String l : languages) {
            show("of " + l, () -> Locale.of(l));
            show("of " + l + " us", () -> Locale.of(l, "us"));
            show("of " + l + " us posix", () -> Locale.of(l, "us", "posix"));
        }
        for (String c : new String[] {null, "", "US", "usa", "001", "1", "12", "USAA", "u"}) {
            show("country " + c, () -> Locale.of("en", c));
            show("country " + c, () -> Locale.of("", c));
            show("country and variant " + c, () -> Locale.of("en", c, "WIN"));
        }
        for (String v : new String[] {null, "", "POSIX", "posix", "WIN_NT", "a-b", "1994", "12345678", "123456789", "x y", "polyton", "NY", "TH"}) {
            show("variant " + v, () -> Locale.of("no", "NO", v));
            show("variant " + v, () -> Locale.of("th", "TH", v));
            show("variant " + v, () -> Locale.of("", "", v));
            show("variant " + v, () -> Locale.of("ja", "JP", v));
        }
        String[] tags = {null, "", "en", "en-US", "EN-us", "en_US", "und", "und-US", "zh-Hant-TW", "zh-hant", "sr-Latn-RS-ekavsk", "de-DE-1996",
            "de-1901-1996", "en-US-x-private", "x-private-use", "i-klingon", "art-lojban", "zh-min-nan", "i-default", "en-GB-oed", "no-NO-NY", "nb-NO", "nn-NO",
            "iw", "he", "ji", "in", "yi", "id", "en-u-ca-buddhist", "th-TH-u-ca-buddhist-nu-thai", "en-a-bbb-x-y", "en-t-de", "ja-JP-u-ca-japanese", "ja-JP-u-ca-japanese-x-lvariant-JP",
            "en-US-u-attr-co-phonebk", "toolonglanguage", "e", "en-a", "en--US", "-en", "en-", "en-US-", "1en", "en-12", "en-123", "en-1234", "en-x", "en-x-lvariant-POSIX",
            "en-US-POSIX", "en-u-va-posix", "en-US-u-va-posix", "zh-cmn-Hans-CN", "zh-yue", "sgn-BE-FR", "cel-gaulish", "en-u", "en-u-", "root", "C", "en-US-abcde-abcde"};
        for (String t : tags) {
            show("tag " + t, () -> Locale.forLanguageTag(t));
        }
        for (String t : new String[] {"en--US", "en-x", "x", "x-", "en-a-b", "en-a-bb-", "en-u", "en-u-a", "en-u-attr-attr",
            "en-u-ca", "en-u-ca-ca-x", "en-a-bb-a-cc", "en-US-US", "en-Latn-Latn", "und", "en-1996-1996",
            "en-u-ca-toolongtype", "en-abcdefghi", "en-u-ca-true", "en-u-ca-buddhist-ca-japanese", "i-foo",
            "en-x-toolongggg", "en-u-zz-aaa-bbb-aa-b1", "zh-aaa-bbb-ccc-ddd", "sl-rozaj-biske-1994"}) {
            show("strict tag " + t, () -> new Locale.Builder().setLanguageTag(t).build());
            show("tag " + t, () -> Locale.forLanguageTag(t));
        }
        show("builder", () -> new Locale.Builder().setLanguage("sr").setScript("latn").setRegion("rs").setVariant("ekavsk").build());
        show("builder", () -> new Locale.Builder().setLanguageTag("de-DE-u-co-phonebk").setUnicodeLocaleKeyword("nu", "latn").build());
        show("builder", () -> new Locale.Builder().setLocale(Locale.US).addUnicodeLocaleAttribute("attr").setExtension('x', "a-b").build());
        show("builder", () -> new Locale.Builder().setLanguage("1").build());
        show("builder", () -> new Locale.Builder().setLanguage("iw").build());
        show("builder", () -> new Locale.Builder().setLanguage(null).build());
        show("builder", () -> new Locale.Builder().setScript("lat").build());
        show("builder", () -> new Locale.Builder().setRegion("usa").build());
        show("builder", () -> new Locale.Builder().setVariant("a").build());
        show("builder", () -> new Locale.Builder().setVariant("abcde_12345-x234").build());
        show("builder", () -> new Locale.Builder().setLanguageTag("en_US").build());
        show("builder", () -> new Locale.Builder().setLanguageTag("en-a").build());
        show("builder", () -> new Locale.Builder().setExtension('u', "ca-buddhist").build());
        show("builder", () -> new Locale.Builder().setExtension('1', "").build());
        show("builder", () -> new Locale.Builder().setExtension('?', "abc").build());
        show("builder", () -> new Locale.Builder().setExtension('a', "b").build());
        show("builder", () -> new Locale.Builder().setUnicodeLocaleKeyword("c", "x").build());
        show("builder", () -> new Locale.Builder().setUnicodeLocaleKeyword("ca", "x").build());
        show("builder", () -> new Locale.Builder().addUnicodeLocaleAttribute("a").build());
        show("builder", () -> new Locale.Builder().setLocale(null).build());
        show("builder", () -> new Locale.Builder().setLocale(Locale.of("no", "NO", "NY")).build());
        show("builder", () -> new Locale.Builder().setLocale(Locale.of("en", "US", "x")).build());
        show("builder", () -> new Locale.Builder().setLanguageTag("en-US-x-y").clearExtensions().build());
        show("builder", () -> new Locale.Builder().setLanguageTag("en-US-x-y").clear().setRegion("FR").build());
        Locale th = Locale.forLanguageTag("th-TH-u-attr-ca-buddhist-nu-thai-x-priv");
        show("extension u", () -> th.getExtension('u'));
        show("extension x", () -> th.getExtension('x'));
        show("extension U", () -> th.getExtension('U'));
        show("extension a", () -> th.getExtension('a'));
        show("extension ?", () -> th.getExtension('?'));
        show("type ca", () -> th.getUnicodeLocaleType("ca"));
        show("type CA", () -> th.getUnicodeLocaleType("CA"));
        show("type co", () -> th.getUnicodeLocaleType("co"));
        show("type c", () -> th.getUnicodeLocaleType("c"));
        show("type null", () -> th.getUnicodeLocaleType(null));
        show("has", () -> th.hasExtensions() + " " + Locale.US.hasExtensions());
        show("strip", () -> th.stripExtensions());
        show("equal", () -> Locale.of("iw").equals(Locale.of("he")) + " " + Locale.of("EN", "us").equals(Locale.US) + " "
                + Locale.forLanguageTag("en-US").equals(Locale.US) + " " + (Locale.forLanguageTag("en-US") == Locale.US)
                + " " + Locale.of("en", "US", "A").equals(Locale.of("en", "US", "a")) + " " + Locale.US.equals("en_US")
                + " " + (Locale.of("en", "US") == Locale.US) + " " + Locale.US.clone().equals(Locale.US));
        Locale[] constants = {Locale.ROOT, Locale.ENGLISH, Locale.FRENCH, Locale.GERMAN, Locale.ITALIAN, Locale.JAPANESE,
            Locale.KOREAN, Locale.CHINESE, Locale.SIMPLIFIED_CHINESE, Locale.TRADITIONAL_CHINESE, Locale.FRANCE,
            Locale.GERMANY, Locale.ITALY, Locale.JAPAN, Locale.KOREA, Locale.UK, Locale.US, Locale.CANADA,
            Locale.CANADA_FRENCH, Locale.CHINA, Locale.PRC, Locale.TAIWAN};
        for (Locale c : constants) {
            show("constant", () -> c);
            show("language of " + c, () -> c.getDisplayLanguage() + "|" + c.getDisplayLanguage(Locale.ENGLISH) + "|" + c.getISO3Language());
            show("country of " + c, () -> c.getDisplayCountry() + "|" + c.getDisplayCountry(Locale.US) + "|" + c.getISO3Country());
            show("name of " + c, () -> c.getDisplayName() + "|" + c.getDisplayName(Locale.ENGLISH) + "|" + c.getDisplayVariant() + "|" + c.getDisplayScript());
        }
        show("names", () -> Locale.of("xx", "YY", "Zz").getDisplayName() + "|" + Locale.of("", "US").getDisplayName() + "|" + Locale.of("", "", "POSIX").getDisplayName() + "|" + Locale.of("en", "US", "POSIX").getDisplayName() + "|" + Locale.forLanguageTag("zh-Hant-TW").getDisplayName() + "|" + Locale.forLanguageTag("sr-Latn").getDisplayName());
        show("scripts", () -> Locale.forLanguageTag("en-Cyrl").getDisplayScript() + "|"
                + Locale.forLanguageTag("zh-Hans-CN").getDisplayName() + "|" + Locale.forLanguageTag("en-Qaaa").getDisplayName());
        show("codes", () -> Locale.getISOLanguages().length + " " + Locale.getISOCountries().length + " "
                + String.join(",", Locale.getISOCountries()).hashCode());
        show("iso3", () -> Locale.of("xx").getISO3Language());
        show("iso3", () -> Locale.of("", "XX").getISO3Country());
        Locale.setDefault(Locale.ENGLISH);
        show("default", () -> Locale.getDefault() + " " + Locale.getDefault(Locale.Category.FORMAT) + " " + Locale.getDefault(Locale.Category.DISPLAY));
        show("default", () -> Locale.getDefault(null));
        show("set", () -> {
            Locale.setDefault(null);
            return 1;
        });
        show("set", () -> {
            Locale.setDefault(Locale.Category.FORMAT, Locale.GERMANY);
            return Locale.getDefault() + " " + Locale.getDefault(Locale.Category.FORMAT) + " " + Locale.getDefault(Locale.Category.DISPLAY) + String.format(" %,.2f", 1234.5);
        });
        show("set", () -> {
            Locale.setDefault(Locale.US);
            return Locale.getDefault() + " " + Locale.getDefault(Locale.Category.FORMAT) + " " + Locale.getDefault(Locale.Category.DISPLAY);
        });
    }
}
