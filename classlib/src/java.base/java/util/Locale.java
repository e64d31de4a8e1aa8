package java.util;

import java.io.Serializable;
import java.util.stream.Stream;
import jdk.internal.locale.NumberTexts;

/**
 * A language, a script, a country, a variant, and extensions. Texts of languages are not part of the library: numbers,
 * and names in English, are all that depends on one.
 */
public final class Locale implements Cloneable, Serializable {
    public static final Locale ROOT = constant("", "");
    public static final Locale ENGLISH = constant("en", "");
    public static final Locale FRENCH = constant("fr", "");
    public static final Locale GERMAN = constant("de", "");
    public static final Locale ITALIAN = constant("it", "");
    public static final Locale JAPANESE = constant("ja", "");
    public static final Locale KOREAN = constant("ko", "");
    public static final Locale CHINESE = constant("zh", "");
    public static final Locale US = constant("en", "US");
    public static final Locale UK = constant("en", "GB");
    public static final Locale CANADA = constant("en", "CA");
    public static final Locale CANADA_FRENCH = constant("fr", "CA");
    public static final Locale FRANCE = constant("fr", "FR");
    public static final Locale GERMANY = constant("de", "DE");
    public static final Locale ITALY = constant("it", "IT");
    public static final Locale JAPAN = constant("ja", "JP");
    public static final Locale KOREA = constant("ko", "KR");
    public static final Locale SIMPLIFIED_CHINESE = constant("zh", "CN");
    public static final Locale TRADITIONAL_CHINESE = constant("zh", "TW");
    public static final Locale CHINA = SIMPLIFIED_CHINESE;
    public static final Locale PRC = SIMPLIFIED_CHINESE;
    public static final Locale TAIWAN = TRADITIONAL_CHINESE;

    public static final char PRIVATE_USE_EXTENSION = LocaleExtensions.PRIVATE;
    public static final char UNICODE_LOCALE_EXTENSION = LocaleExtensions.UNICODE;

    private static final Locale[] CONSTANTS = {
        ROOT, ENGLISH, FRENCH, GERMAN, ITALIAN, JAPANESE, KOREAN, CHINESE, US, UK, CANADA, CANADA_FRENCH, FRANCE,
        GERMANY, ITALY, JAPAN, KOREA, CHINA, TAIWAN
    };

    private static Locale standard = ENGLISH;
    private static Locale standardForDisplay = ENGLISH;
    private static Locale standardForFormat = ENGLISH;

    /** What a default locale is for. */
    public enum Category {
        DISPLAY,
        FORMAT
    }

    private final String language;
    private final String script;
    private final String country;
    private final String variant;
    /** Null if there are none. */
    private final LocaleExtensions extensions;
    /** The locale that stands for one that was read; null for all others. */
    private transient Locale resolved;

    private Locale(String language, String script, String country, String variant, LocaleExtensions extensions) {
        this.language = language;
        this.script = script;
        this.country = country;
        this.variant = variant;
        this.extensions = extensions == null || extensions.isEmpty() ? null : extensions;
    }

    @Deprecated(since = "19")
    public Locale(String language) {
        this(language, "", "");
    }

    @Deprecated(since = "19")
    public Locale(String language, String country) {
        this(language, country, "");
    }

    @Deprecated(since = "19")
    public Locale(String language, String country, String variant) {
        Objects.requireNonNull(language);
        Objects.requireNonNull(country);
        this.variant = Objects.requireNonNull(variant);
        this.language = todays(language.toLowerCase());
        this.country = country.toUpperCase();
        script = "";
        extensions = ofVariant(this.language, this.country, variant);
    }

    private static Locale constant(String language, String country) {
        return new Locale(language, "", country, "", null);
    }

    /** The code that replaced a language's old one. */
    private static String todays(String language) {
        switch (language) {
            case "iw":
                return "he";
            case "ji":
                return "yi";
            case "in":
                return "id";
            default:
                return language;
        }
    }

    /** Two variants mean what has been written as an extension since. */
    private static LocaleExtensions ofVariant(String language, String country, String variant) {
        boolean japanese = variant.equals("JP") && language.equals("ja") && country.equals("JP");
        boolean thai = variant.equals("TH") && language.equals("th") && country.equals("TH");
        if (!japanese && !thai) {
            return null;
        }
        LocaleExtensions extensions = new LocaleExtensions();
        extensions.set(UNICODE_LOCALE_EXTENSION, japanese ? "ca-japanese" : "nu-thai");
        return extensions;
    }

    /** One of the constants, if it is the same. */
    private static Locale known(Locale locale) {
        if (locale.variant.isEmpty() && locale.script.isEmpty() && locale.extensions == null) {
            for (Locale constant : CONSTANTS) {
                if (constant.language.equals(locale.language) && constant.country.equals(locale.country)) {
                    return constant;
                }
            }
        }
        return locale;
    }

    public static Locale of(String language) {
        return of(language, "", "");
    }

    public static Locale of(String language, String country) {
        return of(language, country, "");
    }

    public static Locale of(String language, String country, String variant) {
        return known(new Locale(language, country, variant));
    }

    /** The locale of parts that are those of others, which need not be well-formed. */
    static Locale ofParts(String language, String script, String country, String variant) {
        return known(new Locale(language, script, country, variant, ofVariant(language, country, variant)));
    }

    /** The locale of a tag such as {@code de-DE}, as far as the tag is well-formed. */
    public static Locale forLanguageTag(String languageTag) {
        return ofTag(new LocaleTag(languageTag));
    }

    private static Locale ofTag(LocaleTag tag) {
        String language = todays(tag.language);
        LocaleExtensions extensions = tag.extensions;
        String variant = tag.wholeVariant();
        if (extensions.isEmpty()) {
            extensions = ofVariant(language, tag.country, variant);
        }
        return known(new Locale(language, tag.script, tag.country, variant, extensions));
    }

    public static Locale getDefault() {
        return standard;
    }

    public static Locale getDefault(Category category) {
        return Objects.requireNonNull(category) == Category.DISPLAY ? standardForDisplay : standardForFormat;
    }

    public static synchronized void setDefault(Locale newLocale) {
        setDefault(Category.DISPLAY, newLocale);
        setDefault(Category.FORMAT, newLocale);
        standard = newLocale;
    }

    public static synchronized void setDefault(Category category, Locale newLocale) {
        Objects.requireNonNull(category, "Category cannot be NULL");
        Objects.requireNonNull(newLocale, "Can't set default locale to NULL");
        if (category == Category.DISPLAY) {
            standardForDisplay = newLocale;
        } else {
            standardForFormat = newLocale;
        }
    }

    public static Locale[] getAvailableLocales() {
        return availableLocales().toArray(Locale[]::new);
    }

    /** The locales that there are words of. */
    public static Stream<Locale> availableLocales() {
        List<Locale> all = new ArrayList<>();
        all.add(ROOT);
        for (String language : getISOLanguages()) {
            all.add(of(language));
        }
        for (String tag : "en-US en-GB en-AU en-CA en-IN en-IE en-NZ en-ZA de-DE de-AT de-CH fr-FR fr-CA fr-CH fr-BE es-ES "
                .concat("es-MX es-AR es-US it-IT it-CH pt-BR pt-PT nl-NL nl-BE ja-JP zh-CN zh-TW ko-KR").split(" ")) {
            all.add(forLanguageTag(tag));
        }
        return all.stream();
    }

    public static String[] getISOLanguages() {
        return LocaleNames.languages();
    }

    public static String[] getISOCountries() {
        return LocaleNames.countries();
    }

    public String getLanguage() {
        return language;
    }

    public String getScript() {
        return script;
    }

    public String getCountry() {
        return country;
    }

    public String getVariant() {
        return variant;
    }

    public boolean hasExtensions() {
        return extensions != null;
    }

    public Locale stripExtensions() {
        return extensions == null ? this : known(new Locale(language, script, country, variant, null));
    }

    public String getExtension(char key) {
        if (!LocaleTag.isSingleton(String.valueOf(key)) && Character.toLowerCase(key) != PRIVATE_USE_EXTENSION) {
            throw new IllegalArgumentException("Ill-formed extension key: " + key);
        }
        return extensions == null ? null : extensions.get(Character.toLowerCase(key));
    }

    public Set<Character> getExtensionKeys() {
        return extensions == null ? Collections.emptySet() : extensions.keys();
    }

    public Set<String> getUnicodeLocaleAttributes() {
        return extensions == null ? Collections.emptySet() : Collections.unmodifiableSet(extensions.attributes);
    }

    public String getUnicodeLocaleType(String key) {
        if (!LocaleTag.isKey(key)) {
            throw new IllegalArgumentException("Ill-formed Unicode locale key: " + key);
        }
        return extensions == null ? null : extensions.keywords.get(key.toLowerCase());
    }

    public Set<String> getUnicodeLocaleKeys() {
        return extensions == null ? Collections.emptySet() : Collections.unmodifiableSet(extensions.keywords.keySet());
    }

    public String toLanguageTag() {
        return LocaleTag.of(language, script, country, variant, extensions);
    }

    public String getISO3Language() {
        if (language.length() == 3 || language.isEmpty()) {
            return language;
        }
        String code = LocaleNames.longLanguage(language);
        if (code == null) {
            throw new MissingResourceException("Couldn't find 3-letter language code for " + language,
                    "FormatData_" + this, "ShortLanguage");
        }
        return code;
    }

    public String getISO3Country() {
        if (country.isEmpty()) {
            return country;
        }
        String code = LocaleNames.longCountry(country);
        if (code == null) {
            throw new MissingResourceException("Couldn't find 3-letter country code for " + country,
                    "FormatData_" + this, "ShortCountry");
        }
        return code;
    }

    public final String getDisplayLanguage() {
        return getDisplayLanguage(standardForDisplay);
    }

    /** The language's name in English. */
    public String getDisplayLanguage(Locale inLocale) {
        Objects.requireNonNull(inLocale);
        return named(LocaleNames.language(language), language);
    }

    public String getDisplayScript() {
        return getDisplayScript(standardForDisplay);
    }

    public String getDisplayScript(Locale inLocale) {
        Objects.requireNonNull(inLocale);
        return named(LocaleNames.script(script), script);
    }

    public final String getDisplayCountry() {
        return getDisplayCountry(standardForDisplay);
    }

    public String getDisplayCountry(Locale inLocale) {
        Objects.requireNonNull(inLocale);
        return named(LocaleNames.country(country), country);
    }

    public final String getDisplayVariant() {
        return getDisplayVariant(standardForDisplay);
    }

    public String getDisplayVariant(Locale inLocale) {
        if (variant.isEmpty()) {
            return "";
        }
        Objects.requireNonNull(inLocale);
        return variant.equals("POSIX") ? "Computer" : variant.replace("_", ", ");
    }

    private static String named(String name, String code) {
        return name == null ? code : name;
    }

    public final String getDisplayName() {
        return getDisplayName(standardForDisplay);
    }

    /** The names of all parts, the first of them with the others behind it in parentheses. */
    public String getDisplayName(Locale inLocale) {
        String[] names = {
            getDisplayLanguage(inLocale), getDisplayScript(inLocale), getDisplayCountry(inLocale),
                    getDisplayVariant(inLocale)
        };
        String first = null;
        StringJoiner others = new StringJoiner(", ", " (", ")").setEmptyValue("");
        for (String name : names) {
            if (first == null && !name.isEmpty()) {
                first = name;
            } else if (!name.isEmpty()) {
                others.add(name);
            }
        }
        return first == null ? "" : first + others;
    }

    /** Whether numbers are written as without a locale, which is so for most that are asked for, and found out soon. */
    private boolean hasPlainNumbers() {
        return language.isEmpty() || language.equals("en") && (country.isEmpty() || country.equals("US") || country.equals("GB"));
    }

    /** The character between the whole and the fraction of a number. */
    char decimalSeparator() {
        return hasPlainNumbers() ? '.' : NumberTexts.of(this).decimalSeparator();
    }

    /** The character between groups of three digits. */
    char groupingSeparator() {
        return hasPlainNumbers() ? ',' : NumberTexts.of(this).groupingSeparator();
    }

    char zeroDigit() {
        return hasPlainNumbers() ? '0' : NumberTexts.of(this).zero();
    }

    @Override
    public Object clone() {
        return this;
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof Locale)) {
            return false;
        }
        Locale that = (Locale) obj;
        return language.equals(that.language) && country.equals(that.country) && variant.equals(that.variant)
                && script.equals(that.script) && extensionText().equals(that.extensionText());
    }

    private String extensionText() {
        return extensions == null ? "" : extensions.toString();
    }

    /** The hash of all parts in a row, in lower case but for the variant. */
    @Override
    public int hashCode() {
        String all = language + script.toLowerCase() + country.toLowerCase() + variant;
        return all.hashCode() ^ extensionText().hashCode();
    }

    @Override
    public String toString() {
        boolean located = !language.isEmpty() || !country.isEmpty();
        StringBuilder text = new StringBuilder(language);
        boolean more = !variant.isEmpty() || !script.isEmpty() || extensions != null;
        if (!country.isEmpty() || !language.isEmpty() && more) {
            text.append('_').append(country);
        }
        if (!located) {
            return text.toString();
        }
        if (!variant.isEmpty()) {
            text.append('_').append(variant);
        }
        if (!script.isEmpty()) {
            text.append("_#").append(script);
        }
        if (extensions != null) {
            text.append(script.isEmpty() ? "_#" : "_").append(extensions);
        }
        return text.toString();
    }

    /** Makes locales of well-formed parts only. */
    public static final class Builder {
        private String language = "";
        private String script = "";
        private String country = "";
        private String variant = "";
        /** The end of the variant, which is a private extension and comes and goes with the others. */
        private String hiddenVariant = "";
        private final LocaleExtensions extensions = new LocaleExtensions();

        public Builder() {
        }

        private static String checked(String part, boolean wellFormed, String what) {
            if (!wellFormed) {
                throw new IllformedLocaleException("Ill-formed " + what + ": " + part, 0);
            }
            return part;
        }

        public Builder setLocale(Locale locale) {
            String newLanguage = locale.language;
            String newVariant = locale.variant;
            if (newLanguage.equals("no") && locale.country.equals("NO") && newVariant.equals("NY")) {
                newLanguage = "nn";
                newVariant = "";
            } else if (ofVariant(newLanguage, locale.country, newVariant) != null) {
                newVariant = "";
            }
            checked(newLanguage, newLanguage.isEmpty() || LocaleTag.isLanguage(newLanguage), "language");
            checked(locale.country, locale.country.isEmpty() || LocaleTag.isCountry(locale.country), "region");
            checked(newVariant, newVariant.indexOf('-') < 0, "variant");
            newVariant = checkedVariant(newVariant);
            clear();
            language = newLanguage;
            script = locale.script;
            country = locale.country;
            variant = newVariant;
            if (locale.extensions != null) {
                setExtensions(locale.extensions);
            }
            return this;
        }

        private void setExtensions(LocaleExtensions all) {
            for (char key : all.keys()) {
                extensions.set(key, all.get(key));
            }
        }

        public Builder setLanguageTag(String languageTag) {
            if (languageTag == null) {
                throw new NullPointerException("Cannot invoke \"String.length()\" because \"s\" is null");
            }
            if (languageTag.isEmpty()) {
                return clear();
            }
            LocaleTag parsed = new LocaleTag(languageTag);
            if (parsed.error != null) {
                throw new IllformedLocaleException(parsed.error, parsed.errorIndex);
            }
            clear();
            language = todays(parsed.language);
            script = parsed.script;
            country = parsed.country;
            variant = parsed.variant;
            hiddenVariant = parsed.hiddenVariant;
            setExtensions(parsed.extensions);
            return this;
        }

        public Builder setLanguage(String language) {
            boolean none = language == null || language.isEmpty();
            this.language = none ? ""
                    : todays(checked(language, LocaleTag.isLanguage(language), "language").toLowerCase());
            return this;
        }

        public Builder setScript(String script) {
            boolean none = script == null || script.isEmpty();
            this.script = none ? "" : LocaleTag.title(checked(script, LocaleTag.isScript(script), "script"));
            return this;
        }

        public Builder setRegion(String region) {
            boolean none = region == null || region.isEmpty();
            country = none ? "" : checked(region, LocaleTag.isCountry(region), "region").toUpperCase();
            return this;
        }

        public Builder setVariant(String variant) {
            this.variant = variant == null ? "" : checkedVariant(variant);
            return this;
        }

        private static String checkedVariant(String variant) {
            int at = 0;
            for (String part : variant.isEmpty() ? new String[0] : variant.replace('-', '_').split("_", -1)) {
                if (!LocaleTag.isVariant(part)) {
                    throw new IllformedLocaleException("Ill-formed variant: " + variant, at);
                }
                at += part.length() + 1;
            }
            return variant.replace('-', '_');
        }

        public Builder setExtension(char key, String value) {
            char singleton = Character.toLowerCase(key);
            boolean isPrivate = singleton == PRIVATE_USE_EXTENSION;
            checked(String.valueOf(key), isPrivate || LocaleTag.isSingleton(String.valueOf(key)), "extension key");
            if (isPrivate) {
                hiddenVariant = "";
            }
            if (value == null || value.isEmpty()) {
                extensions.set(singleton, null);
                return this;
            }
            int at = 0;
            for (String part : value.replace('_', '-').split("-", -1)) {
                if (!(isPrivate ? LocaleTag.isPrivatePart(part) : LocaleTag.isExtensionPart(part))) {
                    throw new IllformedLocaleException("Ill-formed extension value: " + part, at);
                }
                at += part.length() + 1;
            }
            String text = value.replace('_', '-');
            if (isPrivate) {
                hiddenVariant = LocaleTag.hiddenVariant(text);
                text = LocaleTag.withoutVariant(text);
            }
            extensions.set(singleton, text.toLowerCase());
            return this;
        }

        public Builder setUnicodeLocaleKeyword(String key, String type) {
            checked(key, LocaleTag.isKey(key), "Unicode locale keyword key");
            if (type == null) {
                extensions.keywords.remove(key.toLowerCase());
                return this;
            }
            int at = 0;
            for (String part : type.isEmpty() ? new String[0] : type.replace('_', '-').split("-", -1)) {
                if (!LocaleTag.isType(part)) {
                    throw new IllformedLocaleException("Ill-formed Unicode locale keyword type: " + type, at);
                }
                at += part.length() + 1;
            }
            extensions.keywords.put(key.toLowerCase(), type.replace('_', '-').toLowerCase());
            return this;
        }

        public Builder addUnicodeLocaleAttribute(String attribute) {
            checked(attribute, LocaleTag.isType(attribute), "Unicode locale attribute");
            extensions.attributes.add(attribute.toLowerCase());
            return this;
        }

        public Builder removeUnicodeLocaleAttribute(String attribute) {
            checked(attribute, LocaleTag.isType(attribute), "Unicode locale attribute");
            extensions.attributes.remove(attribute.toLowerCase());
            return this;
        }

        public Builder clear() {
            language = "";
            script = "";
            country = "";
            variant = "";
            return clearExtensions();
        }

        public Builder clearExtensions() {
            hiddenVariant = "";
            extensions.clear();
            return this;
        }

        public Locale build() {
            LocaleExtensions built = new LocaleExtensions(extensions);
            String whole = LocaleTag.joined(variant, hiddenVariant);
            if (built.isEmpty()) {
                built = ofVariant(language, country, whole);
            }
            return known(new Locale(language, script, country, whole, built));
        }
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        java.io.ObjectOutputStream.PutField fields = out.putFields();
        fields.put("language", language);
        fields.put("script", script);
        fields.put("country", country);
        fields.put("variant", variant);
        fields.put("extensions", extensions == null ? "" : extensions.toString());
        fields.put("hashcode", -1);
        out.writeFields();
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        java.io.ObjectInputStream.GetField fields = in.readFields();
        String read = (String) fields.get("extensions", "");
        Builder builder = new Builder();
        if (read != null && !read.isEmpty()) {
            try {
                builder.setLanguageTag("und-" + read);
            } catch (IllformedLocaleException wrong) {
                throw new java.io.InvalidObjectException(wrong.getMessage(), wrong);
            }
        }
        resolved = new Locale(part(fields, "language"), part(fields, "script"), part(fields, "country"),
                part(fields, "variant"), builder.extensions);
    }

    private static String part(java.io.ObjectInputStream.GetField fields, String name)
            throws java.io.IOException, ClassNotFoundException {
        return ((String) fields.get(name, "")).intern();
    }

    private Object readResolve() {
        return resolved;
    }

    /** What becomes of ranges with stars where tags are looked for. */
    public enum FilteringMode {
        AUTOSELECT_FILTERING, EXTENDED_FILTERING, IGNORE_EXTENDED_RANGES, MAP_EXTENDED_RANGES, REJECT_EXTENDED_RANGES
    }

    /** Languages that somebody wants, and how much: a tag's beginning, in which stars stand for any part. */
    public static final class LanguageRange {
        public static final double MAX_WEIGHT = 1.0;
        public static final double MIN_WEIGHT = 0.0;

        private final String range;
        private final double weight;

        public LanguageRange(String range) {
            this(range, MAX_WEIGHT);
        }

        public LanguageRange(String range, double weight) {
            if (weight < MIN_WEIGHT || weight > MAX_WEIGHT) {
                Objects.requireNonNull(range);
                throw new IllegalArgumentException("weight=" + weight);
            }
            this.range = LocaleMatches.checked(range);
            this.weight = weight;
        }

        public String getRange() {
            return range;
        }

        public double getWeight() {
            return weight;
        }

        public static List<LanguageRange> parse(String ranges) {
            return LocaleMatches.parse(ranges);
        }

        public static List<LanguageRange> parse(String ranges, Map<String, List<String>> map) {
            return mapEquivalents(parse(ranges), map);
        }

        public static List<LanguageRange> mapEquivalents(List<LanguageRange> priorityList, Map<String, List<String>> map) {
            return LocaleMatches.mapped(priorityList, map);
        }

        @Override
        public int hashCode() {
            return (17 * 37 + range.hashCode()) * 37 + Double.hashCode(weight);
        }

        @Override
        public boolean equals(Object obj) {
            return obj instanceof LanguageRange that && range.equals(that.range) && weight == that.weight;
        }

        @Override
        public String toString() {
            return weight == MAX_WEIGHT ? range : range + ";q=" + weight;
        }
    }

    private static List<String> tags(Collection<Locale> locales) {
        List<String> tags = new ArrayList<>();
        for (Locale locale : locales) {
            tags.add(locale.toLanguageTag());
        }
        return tags;
    }

    public static List<Locale> filter(List<LanguageRange> priorityList, Collection<Locale> locales, FilteringMode mode) {
        List<Locale> found = new ArrayList<>();
        if (priorityList.isEmpty() || locales.isEmpty()) {
            return found;
        }
        for (String tag : LocaleMatches.filter(priorityList, tags(locales), mode)) {
            found.add(forLanguageTag(tag));
        }
        return found;
    }

    public static List<Locale> filter(List<LanguageRange> priorityList, Collection<Locale> locales) {
        return filter(priorityList, locales, FilteringMode.AUTOSELECT_FILTERING);
    }

    public static List<String> filterTags(List<LanguageRange> priorityList, Collection<String> tags, FilteringMode mode) {
        return priorityList.isEmpty() || tags.isEmpty() ? new ArrayList<>() : LocaleMatches.filter(priorityList, tags, mode);
    }

    public static List<String> filterTags(List<LanguageRange> priorityList, Collection<String> tags) {
        return filterTags(priorityList, tags, FilteringMode.AUTOSELECT_FILTERING);
    }

    public static Locale lookup(List<LanguageRange> priorityList, Collection<Locale> locales) {
        if (priorityList.isEmpty() || locales.isEmpty()) {
            return null;
        }
        String tag = LocaleMatches.lookup(priorityList, tags(locales));
        return tag == null ? null : forLanguageTag(tag);
    }

    public static String lookupTag(List<LanguageRange> priorityList, Collection<String> tags) {
        return priorityList.isEmpty() || tags.isEmpty() ? null : LocaleMatches.lookup(priorityList, tags);
    }
}
