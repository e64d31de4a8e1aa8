package java.lang;

import java.io.Serializable;
import java.util.HashMap;
import java.util.Locale;
import jdk.internal.text.CharacterRanges;
import jdk.internal.text.RangeTable;

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
    //#for Case CASE first last
    //#| Lower | LOWER | a | z
    //#| Upper | UPPER | A | Z

    public static boolean is$Case$Case(char ch) {
        return is$Case$Case((int) ch);
    }

    public static boolean is$Case$Case(int codePoint) {
        if (codePoint >= 0 && codePoint < 128) {
            return codePoint >= '$first$' && codePoint <= '$last$';
        }
        return CharacterData.is(codePoint, CharacterData.$CASE$_CASE);
    }
    //#end

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
    //#for method property
    //#| isMirrored | MIRRORED
    //#| isJavaIdentifierStart | JAVA_START
    //#| isJavaIdentifierPart | JAVA_PART
    //#| isUnicodeIdentifierStart | UNICODE_START
    //#| isUnicodeIdentifierPart | UNICODE_PART
    //#| isIdentifierIgnorable | IGNORABLE

    public static boolean $method$(char ch) {
        return $method$((int) ch);
    }

    public static boolean $method$(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.$property$);
    }
    //#end
    //#for method property
    //#| isAlphabetic | ALPHABETIC
    //#| isIdeographic | IDEOGRAPHIC
    //#| isEmoji | EMOJI
    //#| isEmojiPresentation | EMOJI_PRESENTATION
    //#| isEmojiModifier | EMOJI_MODIFIER
    //#| isEmojiModifierBase | EMOJI_MODIFIER_BASE
    //#| isEmojiComponent | EMOJI_COMPONENT
    //#| isExtendedPictographic | PICTOGRAPHIC

    public static boolean $method$(int codePoint) {
        return CharacterData.is(codePoint, CharacterData.$property$);
    }
    //#end

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

    /** A set of characters, or of some that nothing better is known of. */
    public static class Subset {
        private final String name;

        protected Subset(String name) {
            if (name == null) {
                throw new NullPointerException("name");
            }
            this.name = name;
        }

        @Override
        public final boolean equals(Object obj) {
            return this == obj;
        }

        @Override
        public final int hashCode() {
            return super.hashCode();
        }

        @Override
        public final String toString() {
            return name;
        }
    }

    /** A block of the code points of Unicode. */
    public static final class UnicodeBlock extends Subset {
        private static final HashMap<String, UnicodeBlock> BY_NAME = new HashMap<>();

        //#for BLOCK
        //#| BASIC_LATIN
        //#| LATIN_1_SUPPLEMENT
        //#| LATIN_EXTENDED_A
        //#| LATIN_EXTENDED_B
        //#| IPA_EXTENSIONS
        //#| SPACING_MODIFIER_LETTERS
        //#| COMBINING_DIACRITICAL_MARKS
        public static final UnicodeBlock $BLOCK$ = new UnicodeBlock("$BLOCK$");
        //#end
        public static final UnicodeBlock GREEK = new UnicodeBlock("GREEK", "Greek and Coptic");
        //#for BLOCK
        //#| CYRILLIC
        //#| ARMENIAN
        //#| HEBREW
        //#| ARABIC
        //#| DEVANAGARI
        //#| BENGALI
        //#| GURMUKHI
        //#| GUJARATI
        //#| ORIYA
        //#| TAMIL
        //#| TELUGU
        //#| KANNADA
        //#| MALAYALAM
        //#| THAI
        //#| LAO
        //#| TIBETAN
        //#| GEORGIAN
        //#| HANGUL_JAMO
        //#| LATIN_EXTENDED_ADDITIONAL
        //#| GREEK_EXTENDED
        //#| GENERAL_PUNCTUATION
        //#| SUPERSCRIPTS_AND_SUBSCRIPTS
        //#| CURRENCY_SYMBOLS
        public static final UnicodeBlock $BLOCK$ = new UnicodeBlock("$BLOCK$");
        //#end
        public static final UnicodeBlock COMBINING_MARKS_FOR_SYMBOLS
                = new UnicodeBlock("COMBINING_MARKS_FOR_SYMBOLS", "Combining Diacritical Marks for Symbols");
        //#for BLOCK
        //#| LETTERLIKE_SYMBOLS
        //#| NUMBER_FORMS
        //#| ARROWS
        //#| MATHEMATICAL_OPERATORS
        //#| MISCELLANEOUS_TECHNICAL
        //#| CONTROL_PICTURES
        //#| OPTICAL_CHARACTER_RECOGNITION
        //#| ENCLOSED_ALPHANUMERICS
        //#| BOX_DRAWING
        //#| BLOCK_ELEMENTS
        //#| GEOMETRIC_SHAPES
        //#| MISCELLANEOUS_SYMBOLS
        //#| DINGBATS
        //#| CJK_SYMBOLS_AND_PUNCTUATION
        //#| HIRAGANA
        //#| KATAKANA
        //#| BOPOMOFO
        //#| HANGUL_COMPATIBILITY_JAMO
        //#| KANBUN
        //#| ENCLOSED_CJK_LETTERS_AND_MONTHS
        //#| CJK_COMPATIBILITY
        //#| CJK_UNIFIED_IDEOGRAPHS
        //#| HANGUL_SYLLABLES
        //#| PRIVATE_USE_AREA
        //#| CJK_COMPATIBILITY_IDEOGRAPHS
        //#| ALPHABETIC_PRESENTATION_FORMS
        //#| ARABIC_PRESENTATION_FORMS_A
        //#| COMBINING_HALF_MARKS
        //#| CJK_COMPATIBILITY_FORMS
        //#| SMALL_FORM_VARIANTS
        //#| ARABIC_PRESENTATION_FORMS_B
        //#| HALFWIDTH_AND_FULLWIDTH_FORMS
        //#| SPECIALS
        public static final UnicodeBlock $BLOCK$ = new UnicodeBlock("$BLOCK$");
        //#end
        @Deprecated(since = "1.5")
        //#for BLOCK
        //#| SURROGATES_AREA
        //#| SYRIAC
        //#| THAANA
        //#| SINHALA
        //#| MYANMAR
        //#| ETHIOPIC
        //#| CHEROKEE
        //#| UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS
        //#| OGHAM
        //#| RUNIC
        //#| KHMER
        //#| MONGOLIAN
        //#| BRAILLE_PATTERNS
        //#| CJK_RADICALS_SUPPLEMENT
        //#| KANGXI_RADICALS
        //#| IDEOGRAPHIC_DESCRIPTION_CHARACTERS
        //#| BOPOMOFO_EXTENDED
        //#| CJK_UNIFIED_IDEOGRAPHS_EXTENSION_A
        //#| YI_SYLLABLES
        //#| YI_RADICALS
        public static final UnicodeBlock $BLOCK$ = new UnicodeBlock("$BLOCK$");
        //#end
        public static final UnicodeBlock CYRILLIC_SUPPLEMENTARY = new UnicodeBlock("CYRILLIC_SUPPLEMENTARY", "Cyrillic Supplement");
        //#for BLOCK
        //#| TAGALOG
        //#| HANUNOO
        //#| BUHID
        //#| TAGBANWA
        //#| LIMBU
        //#| TAI_LE
        //#| KHMER_SYMBOLS
        //#| PHONETIC_EXTENSIONS
        //#| MISCELLANEOUS_MATHEMATICAL_SYMBOLS_A
        //#| SUPPLEMENTAL_ARROWS_A
        //#| SUPPLEMENTAL_ARROWS_B
        //#| MISCELLANEOUS_MATHEMATICAL_SYMBOLS_B
        //#| SUPPLEMENTAL_MATHEMATICAL_OPERATORS
        //#| MISCELLANEOUS_SYMBOLS_AND_ARROWS
        //#| KATAKANA_PHONETIC_EXTENSIONS
        //#| YIJING_HEXAGRAM_SYMBOLS
        //#| VARIATION_SELECTORS
        //#| LINEAR_B_SYLLABARY
        //#| LINEAR_B_IDEOGRAMS
        //#| AEGEAN_NUMBERS
        //#| OLD_ITALIC
        //#| GOTHIC
        //#| UGARITIC
        //#| DESERET
        //#| SHAVIAN
        //#| OSMANYA
        //#| CYPRIOT_SYLLABARY
        //#| BYZANTINE_MUSICAL_SYMBOLS
        //#| MUSICAL_SYMBOLS
        //#| TAI_XUAN_JING_SYMBOLS
        //#| MATHEMATICAL_ALPHANUMERIC_SYMBOLS
        //#| CJK_UNIFIED_IDEOGRAPHS_EXTENSION_B
        //#| CJK_COMPATIBILITY_IDEOGRAPHS_SUPPLEMENT
        //#| TAGS
        //#| VARIATION_SELECTORS_SUPPLEMENT
        //#| SUPPLEMENTARY_PRIVATE_USE_AREA_A
        //#| SUPPLEMENTARY_PRIVATE_USE_AREA_B
        //#| HIGH_SURROGATES
        //#| HIGH_PRIVATE_USE_SURROGATES
        //#| LOW_SURROGATES
        //#| ARABIC_SUPPLEMENT
        //#| NKO
        //#| SAMARITAN
        //#| MANDAIC
        //#| ETHIOPIC_SUPPLEMENT
        //#| UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED
        //#| NEW_TAI_LUE
        //#| BUGINESE
        //#| TAI_THAM
        //#| BALINESE
        //#| SUNDANESE
        //#| BATAK
        //#| LEPCHA
        //#| OL_CHIKI
        //#| VEDIC_EXTENSIONS
        //#| PHONETIC_EXTENSIONS_SUPPLEMENT
        //#| COMBINING_DIACRITICAL_MARKS_SUPPLEMENT
        //#| GLAGOLITIC
        //#| LATIN_EXTENDED_C
        //#| COPTIC
        //#| GEORGIAN_SUPPLEMENT
        //#| TIFINAGH
        //#| ETHIOPIC_EXTENDED
        //#| CYRILLIC_EXTENDED_A
        //#| SUPPLEMENTAL_PUNCTUATION
        //#| CJK_STROKES
        //#| LISU
        //#| VAI
        //#| CYRILLIC_EXTENDED_B
        //#| BAMUM
        //#| MODIFIER_TONE_LETTERS
        //#| LATIN_EXTENDED_D
        //#| SYLOTI_NAGRI
        //#| COMMON_INDIC_NUMBER_FORMS
        //#| PHAGS_PA
        //#| SAURASHTRA
        //#| DEVANAGARI_EXTENDED
        //#| KAYAH_LI
        //#| REJANG
        //#| HANGUL_JAMO_EXTENDED_A
        //#| JAVANESE
        //#| CHAM
        //#| MYANMAR_EXTENDED_A
        //#| TAI_VIET
        //#| ETHIOPIC_EXTENDED_A
        //#| MEETEI_MAYEK
        //#| HANGUL_JAMO_EXTENDED_B
        //#| VERTICAL_FORMS
        //#| ANCIENT_GREEK_NUMBERS
        //#| ANCIENT_SYMBOLS
        //#| PHAISTOS_DISC
        //#| LYCIAN
        //#| CARIAN
        //#| OLD_PERSIAN
        //#| IMPERIAL_ARAMAIC
        //#| PHOENICIAN
        //#| LYDIAN
        //#| KHAROSHTHI
        //#| OLD_SOUTH_ARABIAN
        //#| AVESTAN
        //#| INSCRIPTIONAL_PARTHIAN
        //#| INSCRIPTIONAL_PAHLAVI
        //#| OLD_TURKIC
        //#| RUMI_NUMERAL_SYMBOLS
        //#| BRAHMI
        //#| KAITHI
        //#| CUNEIFORM
        //#| CUNEIFORM_NUMBERS_AND_PUNCTUATION
        //#| EGYPTIAN_HIEROGLYPHS
        //#| BAMUM_SUPPLEMENT
        //#| KANA_SUPPLEMENT
        //#| ANCIENT_GREEK_MUSICAL_NOTATION
        //#| COUNTING_ROD_NUMERALS
        //#| MAHJONG_TILES
        //#| DOMINO_TILES
        //#| PLAYING_CARDS
        //#| ENCLOSED_ALPHANUMERIC_SUPPLEMENT
        //#| ENCLOSED_IDEOGRAPHIC_SUPPLEMENT
        //#| MISCELLANEOUS_SYMBOLS_AND_PICTOGRAPHS
        //#| EMOTICONS
        //#| TRANSPORT_AND_MAP_SYMBOLS
        //#| ALCHEMICAL_SYMBOLS
        //#| CJK_UNIFIED_IDEOGRAPHS_EXTENSION_C
        //#| CJK_UNIFIED_IDEOGRAPHS_EXTENSION_D
        //#| ARABIC_EXTENDED_A
        //#| SUNDANESE_SUPPLEMENT
        //#| MEETEI_MAYEK_EXTENSIONS
        //#| MEROITIC_HIEROGLYPHS
        //#| MEROITIC_CURSIVE
        //#| SORA_SOMPENG
        //#| CHAKMA
        //#| SHARADA
        //#| TAKRI
        //#| MIAO
        //#| ARABIC_MATHEMATICAL_ALPHABETIC_SYMBOLS
        //#| COMBINING_DIACRITICAL_MARKS_EXTENDED
        //#| MYANMAR_EXTENDED_B
        //#| LATIN_EXTENDED_E
        //#| COPTIC_EPACT_NUMBERS
        //#| OLD_PERMIC
        //#| ELBASAN
        //#| CAUCASIAN_ALBANIAN
        //#| LINEAR_A
        //#| PALMYRENE
        //#| NABATAEAN
        //#| OLD_NORTH_ARABIAN
        //#| MANICHAEAN
        //#| PSALTER_PAHLAVI
        //#| MAHAJANI
        //#| SINHALA_ARCHAIC_NUMBERS
        //#| KHOJKI
        //#| KHUDAWADI
        //#| GRANTHA
        //#| TIRHUTA
        //#| SIDDHAM
        //#| MODI
        //#| WARANG_CITI
        //#| PAU_CIN_HAU
        //#| MRO
        //#| BASSA_VAH
        //#| PAHAWH_HMONG
        //#| DUPLOYAN
        //#| SHORTHAND_FORMAT_CONTROLS
        //#| MENDE_KIKAKUI
        //#| ORNAMENTAL_DINGBATS
        //#| GEOMETRIC_SHAPES_EXTENDED
        //#| SUPPLEMENTAL_ARROWS_C
        //#| CHEROKEE_SUPPLEMENT
        //#| HATRAN
        //#| OLD_HUNGARIAN
        //#| MULTANI
        //#| AHOM
        //#| EARLY_DYNASTIC_CUNEIFORM
        //#| ANATOLIAN_HIEROGLYPHS
        //#| SUTTON_SIGNWRITING
        //#| SUPPLEMENTAL_SYMBOLS_AND_PICTOGRAPHS
        //#| CJK_UNIFIED_IDEOGRAPHS_EXTENSION_E
        //#| SYRIAC_SUPPLEMENT
        //#| CYRILLIC_EXTENDED_C
        //#| OSAGE
        //#| NEWA
        //#| MONGOLIAN_SUPPLEMENT
        //#| MARCHEN
        //#| IDEOGRAPHIC_SYMBOLS_AND_PUNCTUATION
        //#| TANGUT
        //#| TANGUT_COMPONENTS
        //#| KANA_EXTENDED_A
        //#| GLAGOLITIC_SUPPLEMENT
        //#| ADLAM
        //#| MASARAM_GONDI
        //#| ZANABAZAR_SQUARE
        //#| NUSHU
        //#| SOYOMBO
        //#| BHAIKSUKI
        //#| CJK_UNIFIED_IDEOGRAPHS_EXTENSION_F
        //#| GEORGIAN_EXTENDED
        //#| HANIFI_ROHINGYA
        //#| OLD_SOGDIAN
        //#| SOGDIAN
        //#| DOGRA
        //#| GUNJALA_GONDI
        //#| MAKASAR
        //#| MEDEFAIDRIN
        //#| MAYAN_NUMERALS
        //#| INDIC_SIYAQ_NUMBERS
        //#| CHESS_SYMBOLS
        //#| ELYMAIC
        //#| NANDINAGARI
        //#| TAMIL_SUPPLEMENT
        //#| EGYPTIAN_HIEROGLYPH_FORMAT_CONTROLS
        //#| SMALL_KANA_EXTENSION
        //#| NYIAKENG_PUACHUE_HMONG
        //#| WANCHO
        //#| OTTOMAN_SIYAQ_NUMBERS
        //#| SYMBOLS_AND_PICTOGRAPHS_EXTENDED_A
        //#| YEZIDI
        //#| CHORASMIAN
        //#| DIVES_AKURU
        //#| LISU_SUPPLEMENT
        //#| KHITAN_SMALL_SCRIPT
        //#| TANGUT_SUPPLEMENT
        //#| SYMBOLS_FOR_LEGACY_COMPUTING
        //#| CJK_UNIFIED_IDEOGRAPHS_EXTENSION_G
        //#| ARABIC_EXTENDED_B
        //#| VITHKUQI
        //#| LATIN_EXTENDED_F
        //#| OLD_UYGHUR
        //#| UNIFIED_CANADIAN_ABORIGINAL_SYLLABICS_EXTENDED_A
        //#| CYPRO_MINOAN
        //#| TANGSA
        //#| KANA_EXTENDED_B
        //#| ZNAMENNY_MUSICAL_NOTATION
        //#| LATIN_EXTENDED_G
        //#| TOTO
        //#| ETHIOPIC_EXTENDED_B
        //#| ARABIC_EXTENDED_C
        //#| DEVANAGARI_EXTENDED_A
        //#| KAWI
        //#| KAKTOVIK_NUMERALS
        //#| CYRILLIC_EXTENDED_D
        //#| NAG_MUNDARI
        //#| CJK_UNIFIED_IDEOGRAPHS_EXTENSION_H
        //#| CJK_UNIFIED_IDEOGRAPHS_EXTENSION_I
        //#| TODHRI
        //#| GARAY
        //#| TULU_TIGALARI
        //#| MYANMAR_EXTENDED_C
        //#| SUNUWAR
        //#| EGYPTIAN_HIEROGLYPHS_EXTENDED_A
        //#| GURUNG_KHEMA
        //#| KIRAT_RAI
        //#| SYMBOLS_FOR_LEGACY_COMPUTING_SUPPLEMENT
        //#| OL_ONAL
        public static final UnicodeBlock $BLOCK$ = new UnicodeBlock("$BLOCK$");
        //#end

        private static RangeTable table;
        private static UnicodeBlock[] byPlace;

        private UnicodeBlock(String name, String... others) {
            super(name);
            BY_NAME.put(letters(name), this);
            for (String other : others) {
                BY_NAME.put(letters(other), this);
            }
        }

        /** The name without what does not count. */
        private static String letters(String blockName) {
            return blockName.toUpperCase(Locale.US).replace(" ", "").replace("_", "").replace("-", "");
        }

        private static synchronized void make() {
            if (table == null) {
                String[] names = CharacterRanges.BLOCK_NAMES.split(";");
                byPlace = new UnicodeBlock[names.length];
                for (int i = 1; i < names.length; i++) {
                    byPlace[i] = BY_NAME.get(letters(names[i]));
                }
                table = new RangeTable(CharacterRanges.BLOCK_RUNS);
            }
        }

        public static UnicodeBlock of(char c) {
            return of((int) c);
        }

        /** The block of a code point; null if it is in none. */
        public static UnicodeBlock of(int codePoint) {
            if (!isValidCodePoint(codePoint)) {
                throw new IllegalArgumentException(String.format("Not a valid Unicode code point: 0x%X", codePoint));
            }
            make();
            return byPlace[table.value(codePoint)];
        }

        public static UnicodeBlock forName(String blockName) {
            UnicodeBlock found = BY_NAME.get(letters(blockName));
            if (found == null) {
                throw new IllegalArgumentException("Not a valid block name: " + blockName);
            }
            return found;
        }
    }

    /** A script of Unicode. */
    public enum UnicodeScript {
        COMMON, LATIN, GREEK, CYRILLIC, ARMENIAN, HEBREW, ARABIC, SYRIAC, THAANA, DEVANAGARI, BENGALI, GURMUKHI,
        GUJARATI, ORIYA, TAMIL, TELUGU, KANNADA, MALAYALAM, SINHALA, THAI, LAO, TIBETAN, MYANMAR, GEORGIAN, HANGUL,
        ETHIOPIC, CHEROKEE, CANADIAN_ABORIGINAL, OGHAM, RUNIC, KHMER, MONGOLIAN, HIRAGANA, KATAKANA, BOPOMOFO, HAN,
        YI, OLD_ITALIC, GOTHIC, DESERET, INHERITED, TAGALOG, HANUNOO, BUHID, TAGBANWA, LIMBU, TAI_LE, LINEAR_B,
        UGARITIC, SHAVIAN, OSMANYA, CYPRIOT, BRAILLE, BUGINESE, COPTIC, NEW_TAI_LUE, GLAGOLITIC, TIFINAGH,
        SYLOTI_NAGRI, OLD_PERSIAN, KHAROSHTHI, BALINESE, CUNEIFORM, PHOENICIAN, PHAGS_PA, NKO, SUNDANESE, BATAK,
        LEPCHA, OL_CHIKI, VAI, SAURASHTRA, KAYAH_LI, REJANG, LYCIAN, CARIAN, LYDIAN, CHAM, TAI_THAM, TAI_VIET,
        AVESTAN, EGYPTIAN_HIEROGLYPHS, SAMARITAN, MANDAIC, LISU, BAMUM, JAVANESE, MEETEI_MAYEK, IMPERIAL_ARAMAIC,
        OLD_SOUTH_ARABIAN, INSCRIPTIONAL_PARTHIAN, INSCRIPTIONAL_PAHLAVI, OLD_TURKIC, BRAHMI, KAITHI,
        MEROITIC_HIEROGLYPHS, MEROITIC_CURSIVE, SORA_SOMPENG, CHAKMA, SHARADA, TAKRI, MIAO, CAUCASIAN_ALBANIAN,
        BASSA_VAH, DUPLOYAN, ELBASAN, GRANTHA, PAHAWH_HMONG, KHOJKI, LINEAR_A, MAHAJANI, MANICHAEAN, MENDE_KIKAKUI,
        MODI, MRO, OLD_NORTH_ARABIAN, NABATAEAN, PALMYRENE, PAU_CIN_HAU, OLD_PERMIC, PSALTER_PAHLAVI, SIDDHAM,
        KHUDAWADI, TIRHUTA, WARANG_CITI, AHOM, ANATOLIAN_HIEROGLYPHS, HATRAN, MULTANI, OLD_HUNGARIAN, SIGNWRITING,
        ADLAM, BHAIKSUKI, MARCHEN, NEWA, OSAGE, TANGUT, MASARAM_GONDI, NUSHU, SOYOMBO, ZANABAZAR_SQUARE,
        HANIFI_ROHINGYA, OLD_SOGDIAN, SOGDIAN, DOGRA, GUNJALA_GONDI, MAKASAR, MEDEFAIDRIN, ELYMAIC, NANDINAGARI,
        NYIAKENG_PUACHUE_HMONG, WANCHO, YEZIDI, CHORASMIAN, DIVES_AKURU, KHITAN_SMALL_SCRIPT, VITHKUQI, OLD_UYGHUR,
        CYPRO_MINOAN, TANGSA, TOTO, KAWI, NAG_MUNDARI, TODHRI, GARAY, TULU_TIGALARI, SUNUWAR, GURUNG_KHEMA, KIRAT_RAI,
        OL_ONAL, UNKNOWN;

        private static RangeTable table;
        private static UnicodeScript[] byPlace;

        private static synchronized void make() {
            if (table == null) {
                String[] names = CharacterRanges.SCRIPT_NAMES.split(";");
                byPlace = new UnicodeScript[names.length - 1];
                for (int i = 1; i < names.length; i++) {
                    byPlace[i - 1] = valueOf(names[i].replaceFirst("=.*", ""));
                }
                table = new RangeTable(CharacterRanges.SCRIPT_RUNS);
            }
        }

        public static UnicodeScript of(int codePoint) {
            if (!isValidCodePoint(codePoint)) {
                throw new IllegalArgumentException(String.format("Not a valid Unicode code point: 0x%X", codePoint));
            }
            make();
            return byPlace[table.value(codePoint)];
        }

        /** The script of a name, or of a code of four letters. */
        public static UnicodeScript forName(String scriptName) {
            String name = scriptName.toUpperCase(Locale.ENGLISH);
            String names = CharacterRanges.SCRIPT_NAMES;
            int at = names.indexOf("=" + name + ";");
            return valueOf(at < 0 ? name : names.substring(names.lastIndexOf(';', at) + 1, at));
        }
    }
}
