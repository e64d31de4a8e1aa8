package java.util;

import java.io.Serializable;

/** A language and a country. Texts of languages are not part of the library: numbers are all that depends on one. */
public final class Locale implements Cloneable, Serializable {
    public static final Locale ROOT = new Locale("", "");
    public static final Locale ENGLISH = new Locale("en", "");
    public static final Locale FRENCH = new Locale("fr", "");
    public static final Locale GERMAN = new Locale("de", "");
    public static final Locale ITALIAN = new Locale("it", "");
    public static final Locale JAPANESE = new Locale("ja", "");
    public static final Locale KOREAN = new Locale("ko", "");
    public static final Locale CHINESE = new Locale("zh", "");
    public static final Locale US = new Locale("en", "US");
    public static final Locale UK = new Locale("en", "GB");
    public static final Locale CANADA = new Locale("en", "CA");
    public static final Locale FRANCE = new Locale("fr", "FR");
    public static final Locale GERMANY = new Locale("de", "DE");
    public static final Locale ITALY = new Locale("it", "IT");
    public static final Locale JAPAN = new Locale("ja", "JP");
    public static final Locale KOREA = new Locale("ko", "KR");
    public static final Locale CHINA = new Locale("zh", "CN");

    private static Locale standard = ENGLISH;

    private final String language;
    private final String country;
    private final String variant;

    @Deprecated(since = "19")
    public Locale(String language) {
        this(language, "");
    }

    @Deprecated(since = "19")
    public Locale(String language, String country) {
        this(language, country, "");
    }

    @Deprecated(since = "19")
    public Locale(String language, String country, String variant) {
        this.language = language.toLowerCase();
        this.country = country.toUpperCase();
        if (variant == null) {
            throw new NullPointerException();
        }
        this.variant = variant;
    }

    public static Locale of(String language) {
        return new Locale(language, "", "");
    }

    public static Locale of(String language, String country) {
        return new Locale(language, country, "");
    }

    public static Locale of(String language, String country, String variant) {
        return new Locale(language, country, variant);
    }

    /** The locale of a tag such as {@code de-DE}. */
    public static Locale forLanguageTag(String tag) {
        int dash = tag.indexOf('-');
        return dash < 0 ? of(tag) : of(tag.substring(0, dash), tag.substring(dash + 1));
    }

    public static Locale getDefault() {
        return standard;
    }

    public static synchronized void setDefault(Locale locale) {
        if (locale == null) {
            throw new NullPointerException("Can't set default locale to NULL");
        }
        standard = locale;
    }

    public String getLanguage() {
        return language;
    }

    public String getCountry() {
        return country;
    }

    public String getVariant() {
        return variant;
    }

    public String toLanguageTag() {
        if (language.isEmpty()) {
            return country.isEmpty() ? "und" : "und-".concat(country);
        }
        return country.isEmpty() ? language : language.concat("-").concat(country);
    }

    /** The character between the whole and the fraction of a number. */
    char decimalSeparator() {
        return isEuropean() ? ',' : '.';
    }

    /** The character between groups of three digits. */
    char groupingSeparator() {
        return !isEuropean() ? ',' : language.equals("fr") ? '\u202f' : '.';
    }

    private boolean isEuropean() {
        return language.equals("de") || language.equals("fr") || language.equals("it");
    }

    @Override
    public Object clone() {
        return this;
    }

    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Locale)) {
            return false;
        }
        Locale that = (Locale) other;
        return language.equals(that.language) && country.equals(that.country) && variant.equals(that.variant);
    }

    @Override
    public int hashCode() {
        return (language.hashCode() * 31 + country.hashCode()) * 31 + variant.hashCode();
    }

    @Override
    public String toString() {
        if (country.isEmpty() && variant.isEmpty()) {
            return language;
        }
        String text = language + "_" + country;
        return variant.isEmpty() ? text : text + "_" + variant;
    }
}
