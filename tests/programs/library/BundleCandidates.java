// The locales in which bundles are looked for: parts of variants, scripts of Chinese, names that Norwegian has had.
import java.util.*;

public class BundleCandidates {
    public static void main(String[] args) {
        ResourceBundle.Control control = ResourceBundle.Control.getControl(ResourceBundle.Control.FORMAT_DEFAULT);
        Locale[] locales = {Locale.ROOT, Locale.of("de"), Locale.of("de", "DE"), Locale.of("de", "DE", "POSIX"), Locale.of("es", "ES", "Traditional_WIN"),
            Locale.of("es", "", "A_B_C"), Locale.of("", "CH"), Locale.of("", "", "x"), Locale.of("no"), Locale.of("no", "NO"), Locale.of("no", "NO", "NY"), Locale.of("nn", "NO"), Locale.of("nb", "NO", "x"),
            Locale.of("zh", "TW"), Locale.of("zh", "CN", "a_b"), Locale.forLanguageTag("zh-Hant"), Locale.forLanguageTag("zh-Hans-HK"), Locale.forLanguageTag("zh"),
            Locale.forLanguageTag("sr-Latn-RS"), Locale.forLanguageTag("sl-IT-nedis"), Locale.of("iw"), Locale.forLanguageTag("ja-JP-u-ca-japanese")};
        for (Locale locale : locales) {
            System.out.println(locale + " " + control.getCandidateLocales("any", locale));
        }
    }
}
