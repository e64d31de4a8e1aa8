package java.time;

import java.time.format.TextStyle;
import java.util.Locale;
import java.util.Objects;

/** The English names of months and days. */
final class DisplayName {
    private DisplayName() {
    }

    static String of(String constant, TextStyle style, Locale locale) {
        Objects.requireNonNull(style, "textStyle");
        Objects.requireNonNull(locale, "locale");
        String full = constant.substring(0, 1) + constant.substring(1).toLowerCase();
        switch (style) {
            case FULL:
            case FULL_STANDALONE:
                return full;
            case SHORT:
            case SHORT_STANDALONE:
                return full.substring(0, 3);
            default:
                return full.substring(0, 1);
        }
    }
}
