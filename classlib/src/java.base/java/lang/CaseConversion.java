package java.lang;

/** The upper and lower case of texts, which may differ in length. */
final class CaseConversion {
    private CaseConversion() {
    }

    static String toUpperCase(String text) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < 128 ? c >= 'a' && c <= 'z' : true) {
                return c < 128 ? upperFrom(text, i) : convert(text, i, true);
            }
        }
        return text;
    }

    private static String upperFrom(String text, int first) {
        if (text.coder() != StringBytes.LATIN1) {
            return convert(text, first, true);
        }
        byte[] value = StringBytes.copy(text.value(), 0, text.length());
        for (int i = first; i < value.length; i++) {
            byte b = value[i];
            if (b < 0) {
                return convert(text, first, true);
            }
            if (b >= 'a' && b <= 'z') {
                value[i] = (byte) (b - 32);
            }
        }
        return new String(value, StringBytes.LATIN1);
    }

    static String toLowerCase(String text) {
        int length = text.length();
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c < 128 ? c >= 'A' && c <= 'Z' : true) {
                return c < 128 ? lowerFrom(text, i) : convert(text, i, false);
            }
        }
        return text;
    }

    private static String lowerFrom(String text, int first) {
        if (text.coder() != StringBytes.LATIN1) {
            return convert(text, first, false);
        }
        byte[] value = StringBytes.copy(text.value(), 0, text.length());
        for (int i = first; i < value.length; i++) {
            byte b = value[i];
            if (b < 0) {
                return convert(text, first, false);
            }
            if (b >= 'A' && b <= 'Z') {
                value[i] = (byte) (b + 32);
            }
        }
        return new String(value, StringBytes.LATIN1);
    }

    /** Converts code point by code point from {@code first} on; gives the text itself where nothing changes. */
    private static String convert(String text, int first, boolean upper) {
        int length = text.length();
        StringBuilder result = null;
        int codePoint;
        for (int i = first; i < length; i += Character.charCount(codePoint)) {
            codePoint = Character.codePointAt((CharSequence) text, i);
            String special = special(text, i, codePoint, upper);
            int converted = upper ? Character.toUpperCase(codePoint) : Character.toLowerCase(codePoint);
            if (result == null) {
                if (special == null && converted == codePoint) {
                    continue;
                }
                result = new StringBuilder(length + 8).append(text, 0, i);
            }
            if (special != null) {
                result.append(special);
            } else {
                result.appendCodePoint(converted);
            }
        }
        return result == null ? text : result.toString();
    }

    /** What the character at {@code at} becomes, where that is not one character that is known alone; or null. */
    private static String special(String text, int at, int codePoint, boolean upper) {
        if (codePoint < 128 || codePoint > 0xffff) {
            return null;
        }
        if (!upper && codePoint == 0x3a3) {
            return isFinal(text, at) ? "\u03c2" : "\u03c3";
        }
        String table = upper ? CharacterTables.SPECIAL_UPPER : CharacterTables.SPECIAL_LOWER;
        for (int i = 0; i < table.length(); i += 2 + table.charAt(i + 1)) {
            if (table.charAt(i) == codePoint) {
                return table.substring(i + 2, i + 2 + table.charAt(i + 1));
            }
        }
        return null;
    }

    /** Whether a sigma ends a word: a cased letter before it and none after it, not counting what has no case. */
    private static boolean isFinal(String text, int at) {
        int before = at;
        boolean cased = false;
        while (before > 0 && !cased) {
            int codePoint = Character.codePointBefore((CharSequence) text, before);
            before -= Character.charCount(codePoint);
            cased = isCased(codePoint);
            if (!cased && !isIgnorable(codePoint)) {
                return false;
            }
        }
        if (!cased) {
            return false;
        }
        int after = at + 1;
        while (after < text.length()) {
            int codePoint = Character.codePointAt((CharSequence) text, after);
            if (isCased(codePoint)) {
                return false;
            }
            if (!isIgnorable(codePoint)) {
                return true;
            }
            after += Character.charCount(codePoint);
        }
        return true;
    }

    private static boolean isCased(int codePoint) {
        return Character.isLowerCase(codePoint) || Character.isUpperCase(codePoint)
                || Character.isTitleCase(codePoint);
    }

    private static boolean isIgnorable(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK || type == Character.FORMAT
                || type == Character.MODIFIER_LETTER || type == Character.MODIFIER_SYMBOL
                || "'-.:\u00b7\u2019\u2027".indexOf(codePoint) >= 0;
    }
}
