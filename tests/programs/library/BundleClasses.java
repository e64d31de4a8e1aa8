// Bundles beside classes of their name that are none, lists as bundles, parents, and how controls look for them.
import java.util.*;

public class BundleClasses {
    public static class Words extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"one", "first"}, {"two", new String[] {"a", "b"}}, {"three", 3}};
        }
    }

    public static class Words_de extends ListResourceBundle {
        @Override
        protected Object[][] getContents() {
            return new Object[][] {{"one", "erstes"}};
        }
    }

    public static class NoBundle {
    }

    static void refused(String what, java.util.function.Supplier<?> action) {
        try {
            System.out.println(what + " = " + action.get());
        } catch (MissingResourceException e) {
            System.out.println(what + " missing: " + e.getMessage() + " | " + e.getClassName() + " | " + e.getKey());
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String name = Words.class.getName();
        for (Locale locale : List.of(Locale.ROOT, Locale.GERMAN, Locale.GERMANY, Locale.FRENCH)) {
            ResourceBundle bundle = ResourceBundle.getBundle(name, locale);
            System.out.println(locale + ": " + bundle.getLocale() + " " + bundle.getString("one") + " " + bundle.getStringArray("two").length + " " + bundle.getObject("three") + " " + new TreeSet<>(bundle.keySet())
                    + " " + bundle.containsKey("four") + " " + bundle.getBaseBundleName().equals(name));
        }
        ResourceBundle words = ResourceBundle.getBundle(name, Locale.GERMAN);
        refused("no key", () -> words.getString("four"));
        refused("no text", () -> words.getString("three"));
        refused("no array", () -> words.getStringArray("one"));
        refused("null", () -> words.getString(null));
        refused("none", () -> ResourceBundle.getBundle(NoBundle.class.getName(), Locale.ITALIAN));
        refused("none at all", () -> ResourceBundle.getBundle("not.there", Locale.ROOT));
        refused("with a control", () -> ResourceBundle.getBundle(name, Locale.FRANCE, ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_CLASS)).getLocale());
        ResourceBundle.Control own = new ResourceBundle.Control() {
            @Override
            public List<Locale> getCandidateLocales(String baseName, Locale locale) {
                return List.of(Locale.GERMAN, Locale.ROOT);
            }
        };
        refused("own", () -> ResourceBundle.getBundle(name, Locale.JAPAN, own).getString("one"));
        ResourceBundle.Control plain = ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_DEFAULT);
        System.out.println(plain.getCandidateLocales("x", Locale.forLanguageTag("zh-Hant-TW")) + " " + plain.toBundleName("a.b", Locale.forLanguageTag("sr-Latn-RS")) + " " + plain.toResourceName("a.b.c", "txt") + " "
                + plain.getFormats("x") + plain.getFallbackLocale("x", Locale.GERMANY) + plain.getTimeToLive("x", Locale.ROOT));
        for (String tag : List.of("en-US", "no-NO", "nn", "ja-JP-u-ca-japanese", "zh-TW", "zh", "zh-Hans", "zh-SG", "nb", "nb-NO", "de-DE-1996", "pt-BR")) {
            System.out.print(plain.getCandidateLocales("x", Locale.forLanguageTag(tag)) + " ");
        }
        System.out.println();
    }
}
