// stress: off

/** Every public method of Character with edge values as arguments: what comes out, or what is thrown. */
public class CharacterGrid {
    static final Integer[] INTS = {
        0, 1, -1, 2, 7, 31, 32, 33, 100, 65536, 0x10FFFF, 0x55555555, Integer.MAX_VALUE, Integer.MIN_VALUE
    };
    static final Character[] BOXED_CHARACTERS = {
        'a', '\uffff'
    };
    static final char[][] CHAR_ARRAYS = {
        null, new char[] {}, new char[] {'a'}, new char[] {'\ud83d', '\ude00', 'x'}
    };
    static final Integer[] FEW_INTS = {
        0, 1, -1, 10, Integer.MAX_VALUE, Integer.MIN_VALUE
    };
    static final CharSequence[] CHAR_SEQUENCES = {
        null, "", "a1b", "-12+7", "\ud83d\ude00x", "2147483648"
    };
    static final CharSequence[] FEW_CHAR_SEQUENCES = {
        null, "", "-12+7", "2147483648"
    };
    static final Character[] CHARS = {
        0, '0', '9', 'a', 'Z', ' ', '\u00a0', '\u00b5', '\u00df', '\u0130', '\u01c5', '\u0660', '\u2028',
        '\u3007', '\ud800', '\udc00', '\uff21', '\uffff'
    };
    static final Object[] OBJECTS = {
        null, 1, "x"
    };

    interface Function1<A> {
        Object apply(A a) throws Throwable;
    }

    static <A> void grid(String title, A[] as, Function1<A> function) {
        System.out.println("== " + title);
        for (A a : as) {
            try {
                out(function.apply(a));
            } catch (Throwable failure) {
                failed(failure);
            }
        }
        end();
    }

    interface Function2<A, B> {
        Object apply(A a, B b) throws Throwable;
    }

    static <A, B> void grid(String title, A[] as, B[] bs, Function2<A, B> function) {
        System.out.println("== " + title);
        for (A a : as) {
            row(a);
            for (B b : bs) {
                try {
                    out(function.apply(a, b));
                } catch (Throwable failure) {
                    failed(failure);
                }
            }
        }
        end();
    }

    interface Function3<A, B, C> {
        Object apply(A a, B b, C c) throws Throwable;
    }

    static <A, B, C> void grid(String title, A[] as, B[] bs, C[] cs, Function3<A, B, C> function) {
        System.out.println("== " + title);
        for (A a : as) {
            row(a);
            for (B b : bs) {
                for (C c : cs) {
                    try {
                        out(function.apply(a, b, c));
                    } catch (Throwable failure) {
                        failed(failure);
                    }
                }
            }
        }
        end();
    }

    interface Function5<A, B, C, D, E> {
        Object apply(A a, B b, C c, D d, E e) throws Throwable;
    }

    static <A, B, C, D, E> void grid(String title, A[] as, B[] bs, C[] cs, D[] ds, E[] es, Function5<A, B, C, D, E> function) {
        System.out.println("== " + title);
        for (A a : as) {
            row(a);
            for (B b : bs) {
                for (C c : cs) {
                    for (D d : ds) {
                        for (E e : es) {
                            try {
                                out(function.apply(a, b, c, d, e));
                            } catch (Throwable failure) {
                                failed(failure);
                            }
                        }
                    }
                }
            }
        }
        end();
    }
    static final StringBuilder line = new StringBuilder();
    static void row(Object first) {
        end();
        line.append(text(first)).append(" :");
    }
    static void end() {
        if (line.length() > 0) {
            // Of a long line the beginning, and a hash of all.
            boolean isLong = line.length() > 500;
            System.out.println(isLong ? line.substring(0, 400) + " ... " + line.toString().hashCode() : line);
            line.setLength(0);
        }
    }
    static void out(Object value) {
        line.append(" | ").append(text(value));
    }
    static String text(Object value) {
        if (value instanceof String text) {
            StringBuilder escaped = new StringBuilder("\"");
            for (char c : text.toCharArray()) {
                if (c < ' ' || c > '~') {
                    escaped.append("\\u").append(Integer.toHexString(c));
                } else {
                    escaped.append(c);
                }
            }
            return escaped.append('"').toString();
        }
        if (value instanceof Object[] array) {
            StringBuilder all = new StringBuilder("[");
            for (Object each : array) {
                all.append(text(each)).append(' ');
            }
            return all.append(']').toString();
        }
        if (value instanceof byte[] array) return java.util.Arrays.toString(array);
        if (value instanceof char[] array) return java.util.Arrays.toString(array);
        if (value instanceof int[] array) return java.util.Arrays.toString(array);
        if (value instanceof Character) return Integer.toHexString((Character) value);
        if (value instanceof Class c) return c.getName();
        return String.valueOf(value);
    }
    /** What the VM says of a null is not the library's text. */
    static void failed(Throwable failure) {
        String message = failure.getMessage();
        boolean ofVm = failure instanceof NullPointerException && (message == null || message.startsWith("Cannot "));
        line.append(" | ").append(failure.getClass().getName()).append(ofVm ? "" : ": " + message);
    }

    public static void main(String[] args) {
        part0();
        part1();
    }

    static void part0() {
        grid("Character.charCount(int)", INTS, a -> Character.charCount(a));
        grid("Character.charValue()", BOXED_CHARACTERS, a -> a.charValue());
        grid("Character.codePointAt(char[],int,int)", CHAR_ARRAYS, FEW_INTS, FEW_INTS, (a, b, c) -> Character.codePointAt(a, b, c));
        grid("Character.codePointAt(char[],int)", CHAR_ARRAYS, INTS, (a, b) -> Character.codePointAt(a, b));
        grid("Character.codePointAt(CharSequence,int)", CHAR_SEQUENCES, INTS, (a, b) -> Character.codePointAt(a, b));
        grid("Character.codePointBefore(char[],int,int)", CHAR_ARRAYS, FEW_INTS, FEW_INTS, (a, b, c) -> Character.codePointBefore(a, b, c));
        grid("Character.codePointBefore(char[],int)", CHAR_ARRAYS, INTS, (a, b) -> Character.codePointBefore(a, b));
        grid("Character.codePointBefore(CharSequence,int)", CHAR_SEQUENCES, INTS, (a, b) -> Character.codePointBefore(a, b));
        grid("Character.codePointCount(char[],int,int)", CHAR_ARRAYS, FEW_INTS, FEW_INTS, (a, b, c) -> Character.codePointCount(a, b, c));
        grid("Character.codePointCount(CharSequence,int,int)", FEW_CHAR_SEQUENCES, FEW_INTS, FEW_INTS, (a, b, c) -> Character.codePointCount(a, b, c));
        grid("Character.compare(char,char)", CHARS, CHARS, (a, b) -> Character.compare(a, b));
        grid("Character.compareTo(Character)", BOXED_CHARACTERS, BOXED_CHARACTERS, (a, b) -> a.compareTo(b));
        grid("Character.digit(char,int)", CHARS, FEW_INTS, (a, b) -> Character.digit(a, b));
        grid("Character.digit(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Character.digit(a, b));
        grid("Character.equals(Object)", BOXED_CHARACTERS, OBJECTS, (a, b) -> a.equals(b));
        grid("Character.forDigit(int,int)", FEW_INTS, FEW_INTS, (a, b) -> Character.forDigit(a, b));
        grid("Character.getDirectionality(char)", CHARS, a -> Character.getDirectionality(a));
        grid("Character.getDirectionality(int)", INTS, a -> Character.getDirectionality(a));
        grid("Character.getNumericValue(char)", CHARS, a -> Character.getNumericValue(a));
        grid("Character.getNumericValue(int)", INTS, a -> Character.getNumericValue(a));
        grid("Character.getType(char)", CHARS, a -> Character.getType(a));
        grid("Character.getType(int)", INTS, a -> Character.getType(a));
        grid("Character.hashCode()", BOXED_CHARACTERS, a -> a.hashCode());
        grid("Character.hashCode(char)", CHARS, a -> Character.hashCode(a));
        grid("Character.highSurrogate(int)", INTS, a -> Character.highSurrogate(a));
        grid("Character.isAlphabetic(int)", INTS, a -> Character.isAlphabetic(a));
        grid("Character.isBmpCodePoint(int)", INTS, a -> Character.isBmpCodePoint(a));
        grid("Character.isDefined(char)", CHARS, a -> Character.isDefined(a));
        grid("Character.isDefined(int)", INTS, a -> Character.isDefined(a));
        grid("Character.isDigit(char)", CHARS, a -> Character.isDigit(a));
        grid("Character.isDigit(int)", INTS, a -> Character.isDigit(a));
        grid("Character.isEmoji(int)", INTS, a -> Character.isEmoji(a));
        grid("Character.isEmojiComponent(int)", INTS, a -> Character.isEmojiComponent(a));
        grid("Character.isEmojiModifier(int)", INTS, a -> Character.isEmojiModifier(a));
        grid("Character.isEmojiModifierBase(int)", INTS, a -> Character.isEmojiModifierBase(a));
        grid("Character.isEmojiPresentation(int)", INTS, a -> Character.isEmojiPresentation(a));
        grid("Character.isExtendedPictographic(int)", INTS, a -> Character.isExtendedPictographic(a));
        grid("Character.isHighSurrogate(char)", CHARS, a -> Character.isHighSurrogate(a));
        grid("Character.isISOControl(char)", CHARS, a -> Character.isISOControl(a));
        grid("Character.isISOControl(int)", INTS, a -> Character.isISOControl(a));
        grid("Character.isIdentifierIgnorable(char)", CHARS, a -> Character.isIdentifierIgnorable(a));
        grid("Character.isIdentifierIgnorable(int)", INTS, a -> Character.isIdentifierIgnorable(a));
        grid("Character.isIdeographic(int)", INTS, a -> Character.isIdeographic(a));
        grid("Character.isJavaIdentifierPart(char)", CHARS, a -> Character.isJavaIdentifierPart(a));
        grid("Character.isJavaIdentifierPart(int)", INTS, a -> Character.isJavaIdentifierPart(a));
        grid("Character.isJavaIdentifierStart(char)", CHARS, a -> Character.isJavaIdentifierStart(a));
        grid("Character.isJavaIdentifierStart(int)", INTS, a -> Character.isJavaIdentifierStart(a));
        grid("Character.isJavaLetter(char)", CHARS, a -> Character.isJavaLetter(a));
        grid("Character.isJavaLetterOrDigit(char)", CHARS, a -> Character.isJavaLetterOrDigit(a));
        grid("Character.isLetter(char)", CHARS, a -> Character.isLetter(a));
        grid("Character.isLetter(int)", INTS, a -> Character.isLetter(a));
        grid("Character.isLetterOrDigit(char)", CHARS, a -> Character.isLetterOrDigit(a));
        grid("Character.isLetterOrDigit(int)", INTS, a -> Character.isLetterOrDigit(a));
        grid("Character.isLowSurrogate(char)", CHARS, a -> Character.isLowSurrogate(a));
        grid("Character.isLowerCase(char)", CHARS, a -> Character.isLowerCase(a));
        grid("Character.isLowerCase(int)", INTS, a -> Character.isLowerCase(a));
        grid("Character.isMirrored(char)", CHARS, a -> Character.isMirrored(a));
        grid("Character.isMirrored(int)", INTS, a -> Character.isMirrored(a));
        grid("Character.isSpace(char)", CHARS, a -> Character.isSpace(a));
        grid("Character.isSpaceChar(char)", CHARS, a -> Character.isSpaceChar(a));
    }

    static void part1() {
        grid("Character.isSpaceChar(int)", INTS, a -> Character.isSpaceChar(a));
        grid("Character.isSupplementaryCodePoint(int)", INTS, a -> Character.isSupplementaryCodePoint(a));
        grid("Character.isSurrogate(char)", CHARS, a -> Character.isSurrogate(a));
        grid("Character.isSurrogatePair(char,char)", CHARS, CHARS, (a, b) -> Character.isSurrogatePair(a, b));
        grid("Character.isTitleCase(char)", CHARS, a -> Character.isTitleCase(a));
        grid("Character.isTitleCase(int)", INTS, a -> Character.isTitleCase(a));
        grid("Character.isUnicodeIdentifierPart(char)", CHARS, a -> Character.isUnicodeIdentifierPart(a));
        grid("Character.isUnicodeIdentifierPart(int)", INTS, a -> Character.isUnicodeIdentifierPart(a));
        grid("Character.isUnicodeIdentifierStart(char)", CHARS, a -> Character.isUnicodeIdentifierStart(a));
        grid("Character.isUnicodeIdentifierStart(int)", INTS, a -> Character.isUnicodeIdentifierStart(a));
        grid("Character.isUpperCase(char)", CHARS, a -> Character.isUpperCase(a));
        grid("Character.isUpperCase(int)", INTS, a -> Character.isUpperCase(a));
        grid("Character.isValidCodePoint(int)", INTS, a -> Character.isValidCodePoint(a));
        grid("Character.isWhitespace(char)", CHARS, a -> Character.isWhitespace(a));
        grid("Character.isWhitespace(int)", INTS, a -> Character.isWhitespace(a));
        grid("new Character(char)", CHARS, a -> new Character(a));
        grid("Character.lowSurrogate(int)", INTS, a -> Character.lowSurrogate(a));
        grid("Character.offsetByCodePoints(char[],int,int,int,int)", CHAR_ARRAYS, FEW_INTS, FEW_INTS, FEW_INTS, FEW_INTS, (a, b, c, d, e) -> Character.offsetByCodePoints(a, b, c, d, e));
        grid("Character.offsetByCodePoints(CharSequence,int,int)", FEW_CHAR_SEQUENCES, FEW_INTS, FEW_INTS, (a, b, c) -> Character.offsetByCodePoints(a, b, c));
        grid("Character.reverseBytes(char)", CHARS, a -> Character.reverseBytes(a));
        grid("Character.toChars(int,char[],int)", FEW_INTS, CHAR_ARRAYS, FEW_INTS, (a, b, c) -> Character.toChars(a, b, c));
        grid("Character.toChars(int)", INTS, a -> Character.toChars(a));
        grid("Character.toCodePoint(char,char)", CHARS, CHARS, (a, b) -> Character.toCodePoint(a, b));
        grid("Character.toLowerCase(char)", CHARS, a -> Character.toLowerCase(a));
        grid("Character.toLowerCase(int)", INTS, a -> Character.toLowerCase(a));
        grid("Character.toString()", BOXED_CHARACTERS, a -> a.toString());
        grid("Character.toString(char)", CHARS, a -> Character.toString(a));
        grid("Character.toString(int)", INTS, a -> Character.toString(a));
        grid("Character.toTitleCase(char)", CHARS, a -> Character.toTitleCase(a));
        grid("Character.toTitleCase(int)", INTS, a -> Character.toTitleCase(a));
        grid("Character.toUpperCase(char)", CHARS, a -> Character.toUpperCase(a));
        grid("Character.toUpperCase(int)", INTS, a -> Character.toUpperCase(a));
        grid("Character.valueOf(char)", CHARS, a -> Character.valueOf(a));
    }
}
