import java.util.Locale;

/** Upper and lower case in the languages that tell two letters i apart. */
public class LocaleCase {
    static String codes(String text) {
        StringBuilder codes = new StringBuilder();
        text.codePoints().forEach(code -> codes.append(Integer.toHexString(code)).append(' '));
        return codes.toString();
    }

    public static void main(String[] args) {
        String text = "iI\u0131\u0130 I\u0307 titel TITEL \u00df \u03a3\u03a3";
        for (String language : new String[] { "tr", "az", "en", "", "de" }) {
            Locale locale = Locale.of(language);
            System.out.println(language + ": " + codes(text.toUpperCase(locale)) + "/ " + codes(text.toLowerCase(locale)));
        }
        System.out.println("quit".toUpperCase(Locale.ROOT) + " " + "QUIT".toLowerCase(Locale.ENGLISH));
        try {
            "a".toUpperCase(null);
        } catch (NullPointerException e) {
            System.out.println("no locale");
        }
    }
}
