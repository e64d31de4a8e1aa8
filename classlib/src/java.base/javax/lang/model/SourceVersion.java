package javax.lang.model;

import java.util.Map;

/** The versions of the language, and what is a name and a keyword in them. */
public enum SourceVersion {
    RELEASE_0, RELEASE_1, RELEASE_2, RELEASE_3, RELEASE_4, RELEASE_5, RELEASE_6, RELEASE_7, RELEASE_8, RELEASE_9, RELEASE_10,
    RELEASE_11, RELEASE_12, RELEASE_13, RELEASE_14, RELEASE_15, RELEASE_16, RELEASE_17, RELEASE_18, RELEASE_19, RELEASE_20,
    RELEASE_21, RELEASE_22, RELEASE_23, RELEASE_24, RELEASE_25;

    /** The first version in which a word is a keyword or a literal (JLS 3.9, 3.10). */
    private static final Map<String, SourceVersion> KEYWORDS = keywords();

    private static Map<String, SourceVersion> keywords() {
        Map<String, SourceVersion> all = new java.util.HashMap<>();
        String always = "abstract boolean break byte case catch char class const continue default do double else extends final "
                + "finally float for goto if implements import instanceof int interface long native new package private protected "
                + "public return short static super switch synchronized this throw throws transient try void volatile while "
                + "true false null";
        for (String word : always.split(" ")) {
            all.put(word, RELEASE_0);
        }
        all.put("strictfp", RELEASE_2);
        all.put("assert", RELEASE_4);
        all.put("enum", RELEASE_5);
        all.put("_", RELEASE_9);
        return all;
    }

    public static SourceVersion latest() {
        return RELEASE_25;
    }

    public static SourceVersion latestSupported() {
        return RELEASE_25;
    }

    /** Whether the characters are those of an identifier; keywords have them too. */
    public static boolean isIdentifier(CharSequence name) {
        String text = name.toString();
        if (text.isEmpty() || !Character.isJavaIdentifierStart(text.codePointAt(0))) {
            return false;
        }
        return text.codePoints().allMatch(Character::isJavaIdentifierPart);
    }

    public static boolean isName(CharSequence name) {
        return isName(name, latest());
    }

    public static boolean isName(CharSequence name, SourceVersion version) {
        for (String part : name.toString().split("\\.", -1)) {
            if (!isIdentifier(part) || isKeyword(part, version)) {
                return false;
            }
        }
        return true;
    }

    public static boolean isKeyword(CharSequence s) {
        return isKeyword(s, latest());
    }

    public static boolean isKeyword(CharSequence s, SourceVersion version) {
        SourceVersion first = KEYWORDS.get(s.toString());
        return first != null && first.compareTo(version) <= 0;
    }

    public static SourceVersion valueOf(Runtime.Version rv) {
        try {
            return valueOf("RELEASE_" + rv.feature());
        } catch (IllegalArgumentException unknown) {
            throw new IllegalArgumentException("No matching SourceVersion for " + rv, unknown);
        }
    }

    /** The first version of the platform with this version of the language; null for those before 6. */
    public Runtime.Version runtimeVersion() {
        return compareTo(RELEASE_6) >= 0 ? Runtime.Version.parse(Integer.toString(ordinal())) : null;
    }
}
