package java.util;

/**
 * Reads a language tag of BCP 47 as far as it is well-formed; what is wrong then is kept. Also tells which parts of
 * locales are well-formed.
 */
final class LocaleTag {
    private static final String VARIANT_KEY = "lvariant";
    /** Tags from before there were rules, with what stands for them today. */
    private static final String[][] OLD_TAGS = {
        {"art-lojban", "jbo"}, {"cel-gaulish", "xtg-x-cel-gaulish"}, {"en-gb-oed", "en-GB-x-oed"},
        {"i-ami", "ami"}, {"i-bnn", "bnn"}, {"i-default", "en-x-i-default"}, {"i-enochian", "und-x-i-enochian"},
        {"i-hak", "hak"}, {"i-klingon", "tlh"}, {"i-lux", "lb"}, {"i-mingo", "see-x-i-mingo"}, {"i-navajo", "nv"},
        {"i-pwn", "pwn"}, {"i-tao", "tao"}, {"i-tay", "tay"}, {"i-tsu", "tsu"}, {"no-bok", "nb"}, {"no-nyn", "nn"},
        {"sgn-be-fr", "sfb"}, {"sgn-be-nl", "vgt"}, {"sgn-ch-de", "sgg"}, {"zh-guoyu", "cmn"}, {"zh-hakka", "hak"},
        {"zh-min", "nan-x-zh-min"}, {"zh-min-nan", "nan"}, {"zh-xiang", "hsn"}
    };

    String language = "";
    String script = "";
    String country = "";
    String variant = "";
    /** The end of the variant: what no tag can have as a variant, and therefore is private. */
    String hiddenVariant = "";
    final LocaleExtensions extensions = new LocaleExtensions();
    /** What is wrong, or null. */
    String error;
    int errorIndex;

    private final String[] parts;
    private int next;
    /** Where the next part begins. */
    private int at;

    LocaleTag(String tag) {
        String known = tag;
        String lower = tag.toLowerCase();
        for (String[] old : OLD_TAGS) {
            if (old[0].equals(lower)) {
                known = old[1];
            }
        }

        parts = known.split("-", -1);
        read();
        if (error == null && next < parts.length) {
            fail(parts[next].isEmpty() ? "Empty subtag" : "Invalid subtag: " + parts[next], at);
        }
    }

    private void fail(String message, int index) {
        error = message;
        errorIndex = index;
    }

    private String part() {
        return next < parts.length ? parts[next] : "";
    }

    private String take() {
        String part = parts[next++];
        at += part.length() + 1;
        return part;
    }

    private void read() {
        if (isLanguage(part())) {
            language = take().toLowerCase();
            if (language.length() <= 3) {
                // An extended language stands for itself.
                for (int i = 0; i < 3 && part().length() == 3 && isAlphabetic(part()); i++) {
                    String extended = take().toLowerCase();
                    language = i == 0 ? extended : language;
                }
            }
            if (language.equals("und")) {
                language = "";
            }
            if (isScript(part())) {
                script = title(take());
            }
            if (isCountry(part())) {
                country = take().toUpperCase();
            }
            StringJoiner variants = new StringJoiner("_");
            while (isVariant(part())) {
                variants.add(take());
            }
            variant = variants.toString();
            while (error == null && isSingleton(part())) {
                readExtension();
            }
        }
        if (error == null && part().equalsIgnoreCase("x")) {
            readPrivate();
        }
    }

    /** Of a singleton that occurs again only the first counts. */
    private void readExtension() {
        char singleton = Character.toLowerCase(part().charAt(0));
        int begin = at;
        String written = take();
        StringJoiner value = new StringJoiner("-");
        while (isExtensionPart(part())) {
            String part = part().toLowerCase();
            value.add(part);
            take();
        }
        if (value.length() == 0) {
            fail("Incomplete extension '" + written + "'", begin);
        } else if (extensions.get(singleton) == null) {
            extensions.set(singleton, value.toString());
        }
    }

    String wholeVariant() {
        return joined(variant, hiddenVariant);
    }

    static String joined(String variant, String hiddenVariant) {
        return variant.isEmpty() || hiddenVariant.isEmpty() ? variant + hiddenVariant : variant + "_" + hiddenVariant;
    }

    private void readPrivate() {
        int begin = at;
        take();
        StringJoiner values = new StringJoiner("-");
        while (isPrivatePart(part())) {
            values.add(take());
        }
        if (values.length() == 0) {
            fail("Incomplete privateuse", begin);
            return;
        }
        String text = values.toString();
        hiddenVariant = hiddenVariant(text);
        extensions.set(LocaleExtensions.PRIVATE, withoutVariant(text).toLowerCase());
    }

    /** Where in a private text the key of a variant begins that has one; the text's length where none does. */
    private static int variantKey(String text) {
        String lower = "-" + text.toLowerCase() + "-";
        int key = lower.indexOf("-" + VARIANT_KEY + "-");
        return key < 0 || key + VARIANT_KEY.length() >= text.length() ? text.length() : key;
    }

    /** The variant that a private text has in it. */
    static String hiddenVariant(String text) {
        int key = variantKey(text);
        return key == text.length() ? "" : text.substring(key + VARIANT_KEY.length() + 1).replace('-', '_');
    }

    static String withoutVariant(String text) {
        int key = variantKey(text);
        return key == text.length() ? text : text.substring(0, Math.max(0, key - 1));
    }

    /** The tag of a locale; parts that no tag can have are left out. */
    static String of(String language, String script, String country, String variant, LocaleExtensions extensions) {
        String shownLanguage = isLanguage(language) ? language : "";
        String shownVariant = variant;
        if (language.equals("no") && country.equals("NO") && variant.equals("NY")) {
            shownLanguage = "nn";
            shownVariant = "";
        }
        StringBuilder rest = new StringBuilder();
        if (isScript(script)) {
            rest.append('-').append(script);
        }
        if (isCountry(country)) {
            rest.append('-').append(country);
        }
        String[] variants = shownVariant.isEmpty() ? new String[0] : shownVariant.split("_", -1);
        int count = 0;
        while (count < variants.length && isVariant(variants[count])) {
            rest.append('-').append(variants[count++]);
        }
        StringJoiner hidden = new StringJoiner("-");
        if (extensions != null && extensions.get(LocaleExtensions.PRIVATE) != null) {
            hidden.add(extensions.get(LocaleExtensions.PRIVATE));
        }
        for (int i = count; i < variants.length && isPrivatePart(variants[i]); i++) {
            if (i == count) {
                hidden.add(VARIANT_KEY);
            }
            hidden.add(variants[i]);
        }
        if (extensions != null && !extensions.publicText().isEmpty()) {
            rest.append('-').append(extensions.publicText());
        }
        boolean onlyHidden = shownLanguage.isEmpty() && rest.length() == 0 && hidden.length() > 0;
        StringBuilder tag = new StringBuilder();
        if (!onlyHidden) {
            tag.append(shownLanguage.isEmpty() ? "und" : shownLanguage).append(rest);
        }
        if (hidden.length() > 0) {
            tag.append(onlyHidden ? "x-" : "-x-").append(hidden);
        }
        return tag.toString();
    }

    static String title(String script) {
        return script.isEmpty() ? script : script.substring(0, 1).toUpperCase() + script.substring(1).toLowerCase();
    }

    static boolean isLanguage(String part) {
        return part.length() >= 2 && part.length() <= 8 && isAlphabetic(part);
    }

    static boolean isScript(String part) {
        return part.length() == 4 && isAlphabetic(part);
    }

    static boolean isCountry(String part) {
        return part.length() == 2 && isAlphabetic(part) || part.length() == 3 && isNumeric(part);
    }

    static boolean isVariant(String part) {
        int length = part.length();
        return length >= 5 && length <= 8 && isAlphanumeric(part)
                || length == 4 && isAlphanumeric(part) && part.charAt(0) <= '9';
    }

    static boolean isSingleton(String part) {
        return part.length() == 1 && isAlphabetic(part) && !part.equalsIgnoreCase("x");
    }

    static boolean isExtensionPart(String part) {
        return part.length() >= 2 && part.length() <= 8 && isAlphanumeric(part);
    }

    static boolean isPrivatePart(String part) {
        return part.length() >= 1 && part.length() <= 8 && isAlphanumeric(part);
    }

    static boolean isKey(String part) {
        return part.length() == 2 && isAlphanumeric(part);
    }

    /** A type of a keyword, or an attribute. */
    static boolean isType(String part) {
        return part.length() >= 3 && part.length() <= 8 && isAlphanumeric(part);
    }

    private static boolean isAlphabetic(String part) {
        for (int i = 0; i < part.length(); i++) {
            char c = (char) (part.charAt(i) | 0x20);
            if (c < 'a' || c > 'z') {
                return false;
            }
        }
        return true;
    }

    private static boolean isNumeric(String part) {
        for (int i = 0; i < part.length(); i++) {
            if (part.charAt(i) < '0' || part.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    private static boolean isAlphanumeric(String part) {
        for (int i = 0; i < part.length(); i++) {
            if (!isAlphabetic(part.substring(i, i + 1)) && !isNumeric(part.substring(i, i + 1))) {
                return false;
            }
        }
        return true;
    }
}
