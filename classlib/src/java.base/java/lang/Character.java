package java.lang;

import java.io.Serializable;

/** A boxed {@code char}, and what can be said of characters and code points. */
public final class Character implements Serializable, Comparable<Character> {
    public static final int MIN_RADIX = 2;
    public static final int MAX_RADIX = 36;
    public static final char MIN_VALUE = '\u0000';
    public static final char MAX_VALUE = '\uffff';
    public static final char MIN_HIGH_SURROGATE = '\ud800';
    public static final char MAX_HIGH_SURROGATE = '\udbff';
    public static final char MIN_LOW_SURROGATE = '\udc00';
    public static final char MAX_LOW_SURROGATE = '\udfff';
    public static final char MIN_SURROGATE = MIN_HIGH_SURROGATE;
    public static final char MAX_SURROGATE = MAX_LOW_SURROGATE;
    public static final int MIN_SUPPLEMENTARY_CODE_POINT = 0x10000;
    public static final int MIN_CODE_POINT = 0;
    public static final int MAX_CODE_POINT = 0x10ffff;
    public static final int SIZE = 16;
    public static final int BYTES = 2;
    public static final byte UNASSIGNED = 0;
    public static final byte UPPERCASE_LETTER = 1;
    public static final byte LOWERCASE_LETTER = 2;
    public static final byte TITLECASE_LETTER = 3;
    public static final byte MODIFIER_LETTER = 4;
    public static final byte OTHER_LETTER = 5;
    public static final byte NON_SPACING_MARK = 6;
    public static final byte ENCLOSING_MARK = 7;
    public static final byte COMBINING_SPACING_MARK = 8;
    public static final byte DECIMAL_DIGIT_NUMBER = 9;
    public static final byte LETTER_NUMBER = 10;
    public static final byte OTHER_NUMBER = 11;
    public static final byte SPACE_SEPARATOR = 12;
    public static final byte LINE_SEPARATOR = 13;
    public static final byte PARAGRAPH_SEPARATOR = 14;
    public static final byte CONTROL = 15;
    public static final byte FORMAT = 16;
    public static final byte PRIVATE_USE = 18;
    public static final byte SURROGATE = 19;
    public static final byte DASH_PUNCTUATION = 20;
    public static final byte START_PUNCTUATION = 21;
    public static final byte END_PUNCTUATION = 22;
    public static final byte CONNECTOR_PUNCTUATION = 23;
    public static final byte OTHER_PUNCTUATION = 24;
    public static final byte MATH_SYMBOL = 25;
    public static final byte CURRENCY_SYMBOL = 26;
    public static final byte MODIFIER_SYMBOL = 27;
    public static final byte OTHER_SYMBOL = 28;
    public static final byte INITIAL_QUOTE_PUNCTUATION = 29;
    public static final byte FINAL_QUOTE_PUNCTUATION = 30;
    public static final byte DIRECTIONALITY_UNDEFINED = -1;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT = 0;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT = 1;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC = 2;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER = 3;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER_SEPARATOR = 4;
    public static final byte DIRECTIONALITY_EUROPEAN_NUMBER_TERMINATOR = 5;
    public static final byte DIRECTIONALITY_ARABIC_NUMBER = 6;
    public static final byte DIRECTIONALITY_COMMON_NUMBER_SEPARATOR = 7;
    public static final byte DIRECTIONALITY_NONSPACING_MARK = 8;
    public static final byte DIRECTIONALITY_BOUNDARY_NEUTRAL = 9;
    public static final byte DIRECTIONALITY_PARAGRAPH_SEPARATOR = 10;
    public static final byte DIRECTIONALITY_SEGMENT_SEPARATOR = 11;
    public static final byte DIRECTIONALITY_WHITESPACE = 12;
    public static final byte DIRECTIONALITY_OTHER_NEUTRALS = 13;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_EMBEDDING = 14;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_OVERRIDE = 15;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_EMBEDDING = 16;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_OVERRIDE = 17;
    public static final byte DIRECTIONALITY_POP_DIRECTIONAL_FORMAT = 18;
    public static final byte DIRECTIONALITY_LEFT_TO_RIGHT_ISOLATE = 19;
    public static final byte DIRECTIONALITY_RIGHT_TO_LEFT_ISOLATE = 20;
    public static final byte DIRECTIONALITY_FIRST_STRONG_ISOLATE = 21;
    public static final byte DIRECTIONALITY_POP_DIRECTIONAL_ISOLATE = 22;
    @SuppressWarnings("unchecked")
    public static final Class<Character> TYPE = (Class<Character>) Class.primitive('C');

    private final char value;

    @Deprecated(since = "9", forRemoval = true)
    public Character(char value) {
        this.value = value;
    }

    /** The boxes of the ASCII characters, each made at its first use. */
    private static final class Cache {
        static final Character[] BOXES = new Character[128];

        private Cache() {
        }
    }

    public static Character valueOf(char c) {
        if (c < 128) {
            Character[] boxes = Cache.BOXES;
            Character box = boxes[c];
            if (box == null) {
                box = new Character(c);
                boxes[c] = box;
            }
            return box;
        }
        return new Character(c);
    }

    public char charValue() {
        return value;
    }

    @Override
    public int hashCode() {
        return value;
    }

    public static int hashCode(char value) {
        return value;
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof Character && ((Character) obj).value == value;
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }

    public static String toString(char c) {
        return String.valueOf(c);
    }

    public static String toString(int codePoint) {
        return isBmpCodePoint(codePoint) ? String.valueOf((char) codePoint) : new String(toChars(codePoint));
    }

    @Override
    public int compareTo(Character anotherCharacter) {
        return value - anotherCharacter.value;
    }

    public static int compare(char x, char y) {
        return x - y;
    }

    public static char reverseBytes(char ch) {
        return (char) (ch << 8 | ch >> 8);
    }

    public static boolean isValidCodePoint(int codePoint) {
        return codePoint >>> 16 <= 16;
    }

    public static boolean isBmpCodePoint(int codePoint) {
        return codePoint >>> 16 == 0;
    }

    public static boolean isSupplementaryCodePoint(int codePoint) {
        return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT && codePoint <= MAX_CODE_POINT;
    }

    public static boolean isHighSurrogate(char ch) {
        return ch >= MIN_HIGH_SURROGATE && ch <= MAX_HIGH_SURROGATE;
    }

    public static boolean isLowSurrogate(char ch) {
        return ch >= MIN_LOW_SURROGATE && ch <= MAX_LOW_SURROGATE;
    }

    public static boolean isSurrogate(char ch) {
        return ch >= MIN_SURROGATE && ch <= MAX_SURROGATE;
    }

    public static boolean isSurrogatePair(char high, char low) {
        return isHighSurrogate(high) && isLowSurrogate(low);
    }

    public static int charCount(int codePoint) {
        return codePoint >= MIN_SUPPLEMENTARY_CODE_POINT ? 2 : 1;
    }

    public static int toCodePoint(char high, char low) {
        return (high - MIN_HIGH_SURROGATE << 10) + (low - MIN_LOW_SURROGATE) + MIN_SUPPLEMENTARY_CODE_POINT;
    }

    public static char highSurrogate(int codePoint) {
        return (char) (MIN_HIGH_SURROGATE + (codePoint - MIN_SUPPLEMENTARY_CODE_POINT >>> 10));
    }

    public static char lowSurrogate(int codePoint) {
        return (char) (MIN_LOW_SURROGATE + (codePoint & 0x3ff));
    }

    static void checkCodePoint(int codePoint) {
        if (!isValidCodePoint(codePoint)) {
            throw new IllegalArgumentException(
                    "Not a valid Unicode code point: 0x" + Integer.toHexString(codePoint).toUpperCase());
        }
    }

    public static char[] toChars(int codePoint) {
        if (isBmpCodePoint(codePoint)) {
            return new char[] {(char) codePoint};
        }
        checkCodePoint(codePoint);
        return new char[] {highSurrogate(codePoint), lowSurrogate(codePoint)};
    }

    public static int toChars(int codePoint, char[] dst, int dstIndex) {
        if (isBmpCodePoint(codePoint)) {
            dst[dstIndex] = (char) codePoint;
            return 1;
        }
        checkCodePoint(codePoint);
        dst[dstIndex + 1] = lowSurrogate(codePoint);
        dst[dstIndex] = highSurrogate(codePoint);
        return 2;
    }

    public static int codePointAt(CharSequence seq, int index) {
        char high = seq.charAt(index);
        if (isHighSurrogate(high) && index + 1 < seq.length()) {
            char low = seq.charAt(index + 1);
            if (isLowSurrogate(low)) {
                return toCodePoint(high, low);
            }
        }
        return high;
    }

    public static int codePointAt(char[] a, int index) {
        int end = a.length;
        char high = a[index];
        boolean paired = isHighSurrogate(high) && index + 1 < end && isLowSurrogate(a[index + 1]);
        return paired ? toCodePoint(high, a[index + 1]) : high;
    }

    public static int codePointAt(char[] a, int index, int limit) {
        if (index >= limit || index < 0 || limit > a.length) {
            throw new IndexOutOfBoundsException();
        }
        char high = a[index];
        if (isHighSurrogate(high) && index + 1 < limit && isLowSurrogate(a[index + 1])) {
            return toCodePoint(high, a[index + 1]);
        }
        return high;
    }

    public static int codePointBefore(CharSequence seq, int index) {
        char low = seq.charAt(index - 1);
        if (isLowSurrogate(low) && index > 1) {
            char high = seq.charAt(index - 2);
            if (isHighSurrogate(high)) {
                return toCodePoint(high, low);
            }
        }
        return low;
    }

    public static int codePointBefore(char[] a, int index) {
        char low = a[index - 1];
        boolean paired = isLowSurrogate(low) && index > 1 && isHighSurrogate(a[index - 2]);
        return paired ? toCodePoint(a[index - 2], low) : low;
    }

    public static int codePointBefore(char[] a, int index, int start) {
        if (index <= start || start < 0 || index > a.length) {
            throw new IndexOutOfBoundsException();
        }
        char low = a[index - 1];
        if (isLowSurrogate(low) && index - 1 > start && isHighSurrogate(a[index - 2])) {
            return toCodePoint(a[index - 2], low);
        }
        return low;
    }

    public static int codePointCount(CharSequence seq, int beginIndex, int endIndex) {
        StringBytes.checkRange(beginIndex, endIndex, seq.length());
        int count = endIndex - beginIndex;
        for (int i = beginIndex; i < endIndex - 1; i++) {
            if (isHighSurrogate(seq.charAt(i)) && isLowSurrogate(seq.charAt(i + 1))) {
                count--;
                i++;
            }
        }
        return count;
    }

    public static int codePointCount(char[] a, int offset, int count) {
        java.util.Objects.checkFromIndexSize(offset, count, a.length);
        return codePointCount(new String(a, offset, count), 0, count);
    }

    public static int offsetByCodePoints(CharSequence seq, int index, int codePointOffset) {
        int length = seq.length();
        if (index < 0 || index > length) {
            throw new IndexOutOfBoundsException();
        }
        int at = index;
        for (; codePointOffset > 0; codePointOffset--) {
            if (at >= length) {
                throw new IndexOutOfBoundsException();
            }
            at += charCount(codePointAt(seq, at));
        }
        for (; codePointOffset < 0; codePointOffset++) {
            if (at <= 0) {
                throw new IndexOutOfBoundsException();
            }
            at -= charCount(codePointBefore(seq, at));
        }
        return at;
    }

    public static int offsetByCodePoints(char[] a, int start, int count, int index, int codePointOffset) {
        if (count > a.length - start || start < 0 || count < 0 || index < start || index > start + count) {
            throw new IndexOutOfBoundsException();
        }
        return start + offsetByCodePoints(new String(a, start, count), index - start, codePointOffset);
    }

    public static char forDigit(int digit, int radix) {
        if (digit < 0 || digit >= radix || radix < MIN_RADIX || radix > MAX_RADIX) {
            return '\u0000';
        }
        return (char) (digit < 10 ? '0' + digit : 'a' - 10 + digit);
    }

    public static int digit(char ch, int radix) {
        return digit((int) ch, radix);
    }

    public static int digit(int codePoint, int radix) {
        int digit;
        if (codePoint < 128) {
            if (codePoint <= '9') {
                digit = codePoint - '0';
            } else {
                int letter = (codePoint | 32) - 'a';
                digit = letter >= 0 && letter < 26 ? letter + 10 : -1;
            }
        } else {
            digit = CharacterData.digit(codePoint);
        }
        return digit >= 0 && digit < radix && radix >= MIN_RADIX && radix <= MAX_RADIX ? digit : -1;
    }

    public static boolean isDigit(char ch) {
        return isDigit((int) ch);
    }

    public static boolean isDigit(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return codePoint >= '0' && codePoint <= '9';
        }
        return CharacterData.type(codePoint) == DECIMAL_DIGIT_NUMBER;
    }

    public static boolean isLetter(char ch) {
        return isLetter((int) ch);
    }

    public static boolean isLetter(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return (codePoint | 32) >= 'a' && (codePoint | 32) <= 'z';
        }
        return isIn(codePoint, LETTERS);
    }

    public static boolean isLetterOrDigit(char ch) {
        return isLetterOrDigit((int) ch);
    }

    public static boolean isLetterOrDigit(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return (codePoint | 32) >= 'a' && (codePoint | 32) <= 'z'
                    || codePoint >= '0' && codePoint <= '9';
        }
        return isIn(codePoint, LETTERS | 1 << DECIMAL_DIGIT_NUMBER);
    }

    public static boolean isLowerCase(char ch) {
        return isLowerCase((int) ch);
    }

    public static boolean isLowerCase(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return codePoint >= 'a' && codePoint <= 'z';
        }
        return CharacterData.is(codePoint, CharacterData.LOWER_CASE);
    }

    public static boolean isUpperCase(char ch) {
        return isUpperCase((int) ch);
    }

    public static boolean isUpperCase(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return codePoint >= 'A' && codePoint <= 'Z';
        }
        return CharacterData.is(codePoint, CharacterData.UPPER_CASE);
    }

    public static boolean isWhitespace(char ch) {
        return isWhitespace((int) ch);
    }

    public static boolean isWhitespace(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return codePoint == ' ' || codePoint >= 9 && codePoint <= 13 || codePoint >= 28 && codePoint <= 31;
        }
        return CharacterData.is(codePoint, CharacterData.WHITESPACE);
    }

    public static boolean isTitleCase(char ch) {
        return isTitleCase((int) ch);
    }

    public static boolean isTitleCase(int codePoint) {
        return CharacterData.type(codePoint) == TITLECASE_LETTER;
    }

    public static boolean isDefined(char ch) {
        return isDefined((int) ch);
    }

    public static boolean isDefined(int codePoint) {
        return CharacterData.type(codePoint) != UNASSIGNED;
    }

    public static boolean isSpaceChar(char ch) {
        return isSpaceChar((int) ch);
    }

    public static boolean isSpaceChar(int codePoint) {
        return isIn(codePoint, 1 << SPACE_SEPARATOR | 1 << LINE_SEPARATOR | 1 << PARAGRAPH_SEPARATOR);
    }

    public static boolean isISOControl(char ch) {
        return isISOControl((int) ch);
    }

    public static boolean isISOControl(int codePoint) {
        return codePoint >= 0 && codePoint <= 0x9f && (codePoint <= 0x1f || codePoint >= 0x7f);
    }

    public static boolean isMirrored(char ch) {
        return isMirrored((int) ch);
    }

    public static boolean isMirrored(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.MIRRORED);
    }

    public static boolean isJavaIdentifierStart(char ch) {
        return isJavaIdentifierStart((int) ch);
    }

    public static boolean isJavaIdentifierStart(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.JAVA_START);
    }

    public static boolean isJavaIdentifierPart(char ch) {
        return isJavaIdentifierPart((int) ch);
    }

    public static boolean isJavaIdentifierPart(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.JAVA_PART);
    }

    public static boolean isUnicodeIdentifierStart(char ch) {
        return isUnicodeIdentifierStart((int) ch);
    }

    public static boolean isUnicodeIdentifierStart(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.UNICODE_START);
    }

    public static boolean isUnicodeIdentifierPart(char ch) {
        return isUnicodeIdentifierPart((int) ch);
    }

    public static boolean isUnicodeIdentifierPart(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.UNICODE_PART);
    }

    public static boolean isIdentifierIgnorable(char ch) {
        return isIdentifierIgnorable((int) ch);
    }

    public static boolean isIdentifierIgnorable(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.IGNORABLE);
    }

    public static boolean isAlphabetic(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.ALPHABETIC);
    }

    public static boolean isIdeographic(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.IDEOGRAPHIC);
    }

    public static boolean isEmoji(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.EMOJI);
    }

    public static boolean isEmojiPresentation(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.EMOJI_PRESENTATION);
    }

    public static boolean isEmojiModifier(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.EMOJI_MODIFIER);
    }

    public static boolean isEmojiModifierBase(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.EMOJI_MODIFIER_BASE);
    }

    public static boolean isEmojiComponent(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.EMOJI_COMPONENT);
    }

    public static boolean isExtendedPictographic(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.PICTOGRAPHIC);
    }

    private static final int LETTERS = 1 << UPPERCASE_LETTER | 1 << LOWERCASE_LETTER | 1 << TITLECASE_LETTER
            | 1 << MODIFIER_LETTER | 1 << OTHER_LETTER;

    private static boolean isIn(int codePoint, int types) {
        return (types >> CharacterData.type(codePoint) & 1) != 0;
    }

    @Deprecated(since = "1.1")
    public static boolean isJavaLetter(char ch) {
        return isJavaIdentifierStart(ch);
    }

    @Deprecated(since = "1.1")
    public static boolean isJavaLetterOrDigit(char ch) {
        return isJavaIdentifierPart(ch);
    }

    @Deprecated(since = "1.1")
    public static boolean isSpace(char ch) {
        return ch == ' ' || ch == '\t' || ch == '\n' || ch == '\f' || ch == '\r';
    }

    public static int getType(char ch) {
        return CharacterData.type(ch);
    }

    public static int getType(int codePoint) {
        return CharacterData.type(codePoint);
    }

    public static int getNumericValue(char ch) {
        return getNumericValue((int) ch);
    }

    public static int getNumericValue(int codePoint) {
        return codePoint >= 0 && codePoint < 128 ? digit(codePoint, MAX_RADIX) : CharacterData.numeric(codePoint);
    }

    public static byte getDirectionality(char ch) {
        return (byte) CharacterData.direction(ch);
    }

    public static byte getDirectionality(int codePoint) {
        return (byte) CharacterData.direction(codePoint);
    }

    public static char toUpperCase(char ch) {
        return (char) toUpperCase((int) ch);
    }

    public static int toUpperCase(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return codePoint >= 'a' && codePoint <= 'z' ? codePoint - 32 : codePoint;
        }
        return CharacterData.upper(codePoint);
    }

    public static char toLowerCase(char ch) {
        return (char) toLowerCase((int) ch);
    }

    public static int toLowerCase(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return codePoint >= 'A' && codePoint <= 'Z' ? codePoint + 32 : codePoint;
        }
        return CharacterData.lower(codePoint);
    }

    public static char toTitleCase(char ch) {
        return (char) toTitleCase((int) ch);
    }

    public static int toTitleCase(int codePoint) {
        return CharacterData.title(codePoint);
    }
}
