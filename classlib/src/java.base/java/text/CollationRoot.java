package java.text;

/** The order that all languages begin with, and what some of them add to it. Two points stand for all between. */
final class CollationRoot {
    /** What makes no difference. */
    private static final String IGNORED = "\0..\u0008\u000e..\u001f\u007f..\u009f\u200b..\u200f";

    /** Spaces, accents and dashes, which differ in the second part; the first dash in the third. */
    private static final String MARKS = " \u00a0\u2002\u2003\u2004..\u200a\u3000\ufeff\r\t\n\f\u000b\u0301\u0300"
            + "\u0306\u0302\u030c\u030a\u030d\u0308\u030b\u0303\u0307\u0304\u0337\u0327\u0328\u0323\u0332"
            + "\u0305\u0309\u030e..\u0322\u0324..\u0326\u0329..\u0331\u0333..\u0336\u0338..\u033f\u0342"
            + "\u0344\u0345\u0360\u0361\u0483..\u0486\u20d0..\u20e1-\u00ad\u2010..\u2015\u2212";

    /** Signs and digits. */
    private static final String SIGNS = "_\u00af,;:!\u00a1?\u00bf/.\u00b4`^\u00a8~\u00b7\u00b8'\"\u00ab\u00bb()[]{}\u00a7"
            + "\u00b6\u00a9\u00ae@\u00a4\u0e3f\u00a2\u20a1\u20a2$\u20ab\u20ac\u20a3\u20a4\u20a5\u20a6\u20a7\u00a3\u20a8"
            + "\u20aa\u20a9\u00a5*\\&#%+\u00b1\u00f7\u00d7<=>\u00ac|\u00a6\u00b0\u00b50123456789\u00bc\u00bd\u00be";

    private static final String LETTERS = "abcd\u00f0efghijklmnopqrstuvwxyz";

    /** Letters that stand for two. */
    private static final String JOINED = "&AE,\u00e6,\u00c6&OE,\u0153,\u0152&TH,\u00fe,\u00de&SS,\u00df";

    private static final String[][] LANGUAGES = {{"ca", "@"}, {"es", "&N<\u00f1,\u00d1"}, {"fr", "@"}, {"sq", "@"}};

    private CollationRoot() {
    }

    /** The language itself where it has an order of its own, else an empty text. */
    static String known(String language) {
        return addition(language).isEmpty() ? "" : language;
    }

    private static String addition(String language) {
        for (String[] each : LANGUAGES) {
            if (each[0].equals(language)) {
                return each[1];
            }
        }
        return "";
    }

    private static void append(StringBuilder rules, char sign, char c) {
        rules.append(sign);
        if (c == '\'') {
            rules.append("''");
        } else if (Character.isLetterOrDigit(c)) {
            rules.append(c);
        } else {
            rules.append('\'').append(c).append('\'');
        }
    }

    private static void appendAll(StringBuilder rules, char sign, String list) {
        for (int i = 0; i < list.length(); i++) {
            if (list.startsWith("..", i)) {
                char last = list.charAt(i + 2);
                for (char c = (char) (list.charAt(i - 1) + 1); c <= last; c++) {
                    append(rules, sign, c);
                }
                i += 2;
            } else {
                append(rules, list.charAt(i) == '-' ? ',' : sign, list.charAt(i));
            }
        }
    }

    static CollationTable table(String language) {
        StringBuilder rules = new StringBuilder();
        appendAll(rules, '=', IGNORED);
        appendAll(rules, ';', MARKS);
        appendAll(rules, '<', SIGNS);
        for (int i = 0; i < LETTERS.length(); i++) {
            append(rules, '<', LETTERS.charAt(i));
            append(rules, ',', Character.toUpperCase(LETTERS.charAt(i)));
        }
        try {
            return CollationTable.parse(rules.append(JOINED).append(addition(language)).toString());
        } catch (ParseException e) {
            throw new AssertionError(e);
        }
    }
}
