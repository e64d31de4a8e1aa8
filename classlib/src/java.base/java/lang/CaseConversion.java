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

    /** Whether a sigma ends a word: within the word, a cased letter stands before it and none behind it. */
    private static boolean isFinal(String text, int at) {
        return hasCased(text, at, -1) && !hasCased(text, at, 1);
    }

    /** Whether a word goes on from {@code at}, forward by 1 or backward by -1, to a cased letter. */
    private static boolean hasCased(String text, int at, int step) {
        // A joiner stands between two letters, each with its marks.
        boolean letterBefore = true;
        boolean afterJoiner = false;
        for (int i = at + step; i >= 0 && i < text.length(); i += step) {
            int codePoint = text.charAt(i);
            if (Character.isSurrogate((char) codePoint) && i + step >= 0 && i + step < text.length()) {
                codePoint = step > 0 ? Character.codePointAt((CharSequence) text, i)
                        : Character.codePointBefore((CharSequence) text, i + 1);
                i += step * (Character.charCount(codePoint) - 1);
            }
            if (isCased(codePoint)) {
                return true;
            }
            boolean isJoiner = "\"'-._\u00ad\u058a\u05be\u2027".indexOf(codePoint) >= 0;
            if (isJoiner ? !letterBefore : !isPartOfWord(codePoint)) {
                return false;
            }
            boolean isMark = !isJoiner && !Character.isLetter(codePoint) && !isNumber(codePoint);
            if (afterJoiner && !Character.isLetter(codePoint) && !(isMark && step < 0)) {
                return false;
            }
            afterJoiner = isJoiner || isMark && afterJoiner;
            letterBefore = isMark ? letterBefore && step > 0 : !isJoiner && !isNumber(codePoint);
        }
        return false;
    }

    /** Letters with a case, and the modifiers and numerals that count as such. */
    private static boolean isCased(int c) {
        int type = Character.getType(c);
        return type == Character.UPPERCASE_LETTER || type == Character.LOWERCASE_LETTER
                || type == Character.TITLECASE_LETTER || c >= 0x2b0 && c <= 0x2b8 || c == 0x2c0 || c == 0x2c1
                || c >= 0x2e0 && c <= 0x2e4 || c == 0x37a || c >= 0x1d2c && c <= 0x1d61
                || c >= 0x2160 && c <= 0x217f || c >= 0x24b6 && c <= 0x24e9;
    }

    private static boolean isNumber(int codePoint) {
        int type = Character.getType(codePoint);
        return type == Character.DECIMAL_DIGIT_NUMBER || type == Character.OTHER_NUMBER;
    }

    private static boolean isPartOfWord(int codePoint) {
        int type = Character.getType(codePoint);
        return Character.isLetter(codePoint) || isNumber(codePoint) || type == Character.LETTER_NUMBER
                || type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK
                || type == Character.ENCLOSING_MARK || type == Character.FORMAT;
    }
}
