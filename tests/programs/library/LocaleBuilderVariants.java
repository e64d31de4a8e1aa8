// Builders of locales with variants that no tag can have: what is private, and comes and goes with the extensions.

import java.util.IllformedLocaleException;
import java.util.Locale;
import java.util.function.UnaryOperator;

public class LocaleBuilderVariants {
    static String text(Locale locale) {
        return "[" + locale + " | " + locale.getVariant() + " | " + locale.getExtensionKeys() + " | " + locale.toLanguageTag() + "]";
    }

    static void built(String name, UnaryOperator<Locale.Builder> settings) {
        try {
            System.out.println(name + " " + text(settings.apply(new Locale.Builder()).build()));
        } catch (IllformedLocaleException e) {
            System.out.println(name + " " + e.getMessage());
        }
    }

    static void tags(String tag) {
        Locale locale = Locale.forLanguageTag(tag);
        System.out.println(tag + " " + text(locale));
        built("  tag", builder -> builder.setLanguageTag(tag));
        built("  locale", builder -> builder.setLocale(locale));
        built("  region", builder -> builder.setLanguageTag(tag).setRegion("US"));
        built("  variant", builder -> builder.setLanguageTag(tag).setVariant("rozaj"));
        built("  private", builder -> builder.setLanguageTag(tag).setExtension('x', "foo-lvariant-bar"));
        built("  none private", builder -> builder.setLanguageTag(tag).setExtension('x', null));
        built("  cleared", builder -> builder.setLanguageTag(tag).clearExtensions());
    }

    static void locales(Locale locale) {
        System.out.println(text(locale));
        built("  locale", builder -> builder.setLocale(locale));
        built("  region", builder -> builder.setLocale(locale).setRegion("US"));
        built("  cleared", builder -> builder.setLocale(locale).clearExtensions());
        built("  tag", builder -> builder.setLanguageTag(locale.toLanguageTag()));
    }

    public static void main(String[] args) {
        for (String tag : new String[] {"he-IL-x-lvariant-A", "en-x-lvariant-foo-b", "ja-JP-u-ca-japanese-x-lvariant-JP",
                "en-x-a-lvariant-b", "en-POSIX-x-lvariant-abc", "x-lvariant-foo", "en-x-lvariant", "ja-JP-x-lvariant-JP",
                "th-TH-u-nu-thai-x-lvariant-TH", "no-NO-x-lvariant-NY", "en-US-x-LVariant-POSIX", "en-x-mylvariant-b",
                "en-x-a-lvariant-b-lvariant-c", "iw-x-lvariant-A", "en-u-va-posix"}) {
            tags(tag);
        }
        for (String[] parts : new String[][] {{"ja", "JP", "JP"}, {"th", "TH", "TH"}, {"no", "NO", "NY"}, {"ja", "JP", "JPX"},
                {"en", "US", "A"}, {"ja", "JP", "JP_A"}, {"en", "USA", ""}, {"ja", "", "JP"}, {"en", "US", "POSIX"},
                {"en", "US", "POSIX-abcde"}}) {
            locales(Locale.of(parts[0], parts[1], parts[2]));
        }
        built("private", builder -> builder.setExtension('x', "lvariant-foo"));
        built("private", builder -> builder.setLanguage("en").setExtension('x', "a-lvariant"));
        built("private", builder -> builder.setLanguage("en").setExtension('X', "a-Lvariant-B-c-lvariant-d").setVariant("rozaj"));
    }
}
