package java.util.regex;

/** The sets of characters that have names, most of them told by {@link Character}. */
final class CharacterProperty extends CharClass {
    private static final int CATEGORIES = 0;
    private static final int ASCII = 1;
    private static final int JAVA = 2;
    private static final int BINARY = 3;

    /** The names of the general categories, each at {@code 2 * Character.getType}; blank where there is none. */
    private static final String CATEGORY_NAMES = "CnLuLlLtLmLoMnMeMcNdNlNoZsZlZpCcCf  CoCsPdPsPePcPoSmScSkSoPiPf";
    private static final String[] ASCII_NAMES = {
        "ASCII", "Alnum", "Alpha", "Blank", "Cntrl", "Digit", "Graph", "Lower", "Print", "Punct", "Space", "Upper",
        "XDigit"};
    private static final String[] JAVA_NAMES = {
        "javaLowerCase", "javaUpperCase", "javaAlphabetic", "javaIdeographic", "javaTitleCase", "javaDigit",
        "javaDefined", "javaLetter", "javaLetterOrDigit", "javaJavaIdentifierStart", "javaJavaIdentifierPart",
        "javaUnicodeIdentifierStart", "javaUnicodeIdentifierPart", "javaIdentifierIgnorable", "javaSpaceChar",
        "javaWhitespace", "javaISOControl", "javaMirrored"};
    private static final String[] BINARY_NAMES = {
        "ALPHABETIC", "ASSIGNED", "CONTROL", "EMOJI", "EMOJI_PRESENTATION", "EMOJI_MODIFIER", "EMOJI_MODIFIER_BASE",
        "EMOJI_COMPONENT", "EXTENDED_PICTOGRAPHIC", "HEX_DIGIT", "IDEOGRAPHIC", "JOIN_CONTROL", "LETTER", "LOWERCASE",
        "NONCHARACTER_CODE_POINT", "TITLECASE", "PUNCTUATION", "UPPERCASE", "WHITE_SPACE", "WORD", "ALNUM", "BLANK",
        "DIGIT", "GRAPH", "PRINT"};
    private static final int BINARY_WHITE_SPACE = 18;
    private static final int BINARY_WORD = 19;
    private static final int BINARY_DIGIT = 22;

    private final int kind;
    /** A set of categories, or the place of the name in its table. */
    private final int value;

    private CharacterProperty(int kind, int value) {
        this.kind = kind;
        this.value = value;
    }

    static CharClass dot(int flags) {
        if ((flags & Pattern.DOTALL) != 0) {
            return new Range(0, Character.MAX_CODE_POINT);
        }
        return new Complement((flags & Pattern.UNIX_LINES) != 0
                ? new Range('\n', '\n') : new Listed("\n\r\u0085\u2028\u2029"));
    }

    static CharClass digits(boolean unicode) {
        return unicode ? new CharacterProperty(BINARY, BINARY_DIGIT) : new Range('0', '9');
    }

    static CharClass space(boolean unicode) {
        return unicode ? new CharacterProperty(BINARY, BINARY_WHITE_SPACE) : new Listed("\t\n\u000b\f\r ");
    }

    static CharClass word(boolean unicode) {
        return unicode ? new CharacterProperty(BINARY, BINARY_WORD) : new CharacterProperty(ASCII, -1);
    }

    static CharClass horizontalSpace() {
        return new Listed(" \t\u00a0\u1680\u180e\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
                + "\u202f\u205f\u3000");
    }

    static CharClass verticalSpace() {
        return new Listed("\n\u000b\f\r\u0085\u2028\u2029");
    }

    private static int indexOf(String[] names, String name) {
        for (int i = 0; i < names.length; i++) {
            if (names[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }

    /** The property of a name without a value, or null if there is none. */
    static CharClass of(String name, int flags) {
        if (name.startsWith("In")) {
            return CharacterBlocks.block(name.substring(2));
        }
        if (name.startsWith("Is")) {
            String rest = name.substring(2);
            CharClass set = binary(rest.toUpperCase(), flags);
            if (set == null) {
                set = category(rest, flags);
            }
            return set == null ? CharacterBlocks.script(rest) : set;
        }
        if ((flags & Pattern.UNICODE_CHARACTER_CLASS) != 0) {
            CharClass set = posix(name.toUpperCase(), flags);
            if (set != null) {
                return set;
            }
        }
        int index = indexOf(ASCII_NAMES, name);
        if (index >= 0) {
            boolean cased = name.equals("Lower") || name.equals("Upper");
            return cased && (flags & Pattern.CASE_INSENSITIVE) != 0
                    ? new CharacterProperty(ASCII, indexOf(ASCII_NAMES, "Alpha"))
                    : new CharacterProperty(ASCII, index);
        }
        index = indexOf(JAVA_NAMES, name);
        if (index >= 0) {
            if ((flags & Pattern.CASE_INSENSITIVE) != 0
                    && (index == 0 || index == 1 || name.equals("javaTitleCase"))) {
                return new Union(new Union(new CharacterProperty(JAVA, 0), new CharacterProperty(JAVA, 1)),
                        new CharacterProperty(JAVA, indexOf(JAVA_NAMES, "javaTitleCase")));
            }
            return new CharacterProperty(JAVA, index);
        }
        return category(name, flags);
    }

    /** The property of a name with a value, or null if there is none. */
    static CharClass of(String name, String value, int flags) {
        switch (name) {
            case "sc":
            case "script":
                return CharacterBlocks.script(value);
            case "blk":
            case "block":
                return CharacterBlocks.block(value);
            case "gc":
            case "general_category":
                return category(value, flags);
            default:
                return null;
        }
    }

    private static CharClass binary(String name, int flags) {
        String canonical = name;
        if (name.equals("WHITESPACE")) {
            canonical = "WHITE_SPACE";
        } else if (name.equals("HEXDIGIT")) {
            canonical = "HEX_DIGIT";
        } else if (name.equals("NONCHARACTERCODEPOINT")) {
            canonical = "NONCHARACTER_CODE_POINT";
        } else if (name.equals("JOINCONTROL")) {
            canonical = "JOIN_CONTROL";
        }
        return named(canonical, flags);
    }

    private static CharClass named(String name, int flags) {
        int index = indexOf(BINARY_NAMES, name);
        if (index < 0) {
            return null;
        }
        if ((flags & Pattern.CASE_INSENSITIVE) != 0
                && (name.equals("LOWERCASE") || name.equals("UPPERCASE") || name.equals("TITLECASE"))) {
            return new Union(
                    new Union(new CharacterProperty(BINARY, indexOf(BINARY_NAMES, "LOWERCASE")),
                            new CharacterProperty(BINARY, indexOf(BINARY_NAMES, "UPPERCASE"))),
                    new CharacterProperty(BINARY, indexOf(BINARY_NAMES, "TITLECASE")));
        }
        return new CharacterProperty(BINARY, index);
    }

    /** What the names of POSIX mean where they are those of all Unicode. */
    private static CharClass posix(String name, int flags) {
        switch (name) {
            case "ALPHA":
                return named("ALPHABETIC", flags);
            case "LOWER":
                return named("LOWERCASE", flags);
            case "UPPER":
                return named("UPPERCASE", flags);
            case "SPACE":
                return named("WHITE_SPACE", flags);
            case "PUNCT":
                return named("PUNCTUATION", flags);
            case "XDIGIT":
                return named("HEX_DIGIT", flags);
            case "CNTRL":
                return named("CONTROL", flags);
            case "ALNUM":
            case "BLANK":
            case "DIGIT":
            case "GRAPH":
            case "PRINT":
                return named(name, flags);
            default:
                return null;
        }
    }

    /** The general category of a name, or the categories whose name begins with a letter. */
    private static CharClass category(String name, int flags) {
        int types = 0;
        switch (name) {
            case "all":
            case "ALL":
                return name.equals("all") ? new Range(0, Character.MAX_CODE_POINT) : null;
            case "L1":
                return new Range(0, 0xff);
            case "LC":
                types = 1 << Character.UPPERCASE_LETTER | 1 << Character.LOWERCASE_LETTER
                        | 1 << Character.TITLECASE_LETTER;
                break;
            case "LD":
                return new Union(category("L", flags), category("Nd", flags));
            default:
                if (name.isEmpty() || name.length() > 2 || name.indexOf(' ') >= 0) {
                    return null;
                }
                for (int type = 0; 2 * type < CATEGORY_NAMES.length(); type++) {
                    if (CATEGORY_NAMES.startsWith(name, 2 * type)) {
                        types |= 1 << type;
                    }
                }
                if (types == 0) {
                    return null;
                }
        }
        int cased = 1 << Character.UPPERCASE_LETTER | 1 << Character.LOWERCASE_LETTER | 1 << Character.TITLECASE_LETTER;
        if ((flags & Pattern.CASE_INSENSITIVE) != 0 && name.length() == 2 && (types & cased) != 0) {
            types |= cased;
        }
        return new CharacterProperty(CATEGORIES, types);
    }

    @Override
    boolean isBasic() {
        return kind == ASCII;
    }

    @Override
    boolean test(int c) {
        switch (kind) {
            case CATEGORIES:
                return (value >>> Character.getType(c) & 1) != 0;
            case ASCII:
                return c < 128 && testAscii(c);
            case JAVA:
                return testJava(c);
            default:
                return testBinary(c);
        }
    }

    private boolean testAscii(int c) {
        boolean digit = c >= '0' && c <= '9';
        boolean upper = c >= 'A' && c <= 'Z';
        boolean lower = c >= 'a' && c <= 'z';
        boolean graphic = c > ' ' && c < 127;
        switch (value) {
            case -1:
                return digit || upper || lower || c == '_';
            case 0:
                return true;
            case 1:
                return digit || upper || lower;
            case 2:
                return upper || lower;
            case 3:
                return c == ' ' || c == '\t';
            case 4:
                return c < ' ' || c == 127;
            case 5:
                return digit;
            case 6:
                return graphic;
            case 7:
                return lower;
            case 8:
                return graphic || c == ' ';
            case 9:
                return graphic && !(digit || upper || lower);
            case 10:
                return c == ' ' || c >= '\t' && c <= '\r';
            case 11:
                return upper;
            default:
                return digit || (c | 32) >= 'a' && (c | 32) <= 'f';
        }
    }

    private boolean testJava(int c) {
        switch (value) {
            case 0:
                return Character.isLowerCase(c);
            case 1:
                return Character.isUpperCase(c);
            case 2:
                return Character.isAlphabetic(c);
            case 3:
                return Character.isIdeographic(c);
            case 4:
                return Character.isTitleCase(c);
            case 5:
                return Character.isDigit(c);
            case 6:
                return Character.isDefined(c);
            case 7:
                return Character.isLetter(c);
            case 8:
                return Character.isLetterOrDigit(c);
            case 9:
                return Character.isJavaIdentifierStart(c);
            case 10:
                return Character.isJavaIdentifierPart(c);
            case 11:
                return Character.isUnicodeIdentifierStart(c);
            case 12:
                return Character.isUnicodeIdentifierPart(c);
            case 13:
                return Character.isIdentifierIgnorable(c);
            case 14:
                return Character.isSpaceChar(c);
            case 15:
                return Character.isWhitespace(c);
            case 16:
                return Character.isISOControl(c);
            default:
                return Character.isMirrored(c);
        }
    }

    private static boolean isIn(int c, int types) {
        return (types >>> Character.getType(c) & 1) != 0;
    }

    private static boolean isWhiteSpace(int c) {
        return isIn(c, 1 << Character.SPACE_SEPARATOR | 1 << Character.LINE_SEPARATOR | 1 << Character.PARAGRAPH_SEPARATOR)
                || c >= '\t' && c <= '\r' || c == 0x85;
    }

    private static boolean isGraphic(int c) {
        return !isIn(c, 1 << Character.SPACE_SEPARATOR | 1 << Character.LINE_SEPARATOR
                | 1 << Character.PARAGRAPH_SEPARATOR | 1 << Character.CONTROL | 1 << Character.SURROGATE
                | 1 << Character.UNASSIGNED);
    }

    private static boolean isBlank(int c) {
        return Character.getType(c) == Character.SPACE_SEPARATOR || c == '\t';
    }

    private boolean testBinary(int c) {
        switch (value) {
            case 0:
                return Character.isAlphabetic(c);
            case 1:
                return Character.getType(c) != Character.UNASSIGNED;
            case 2:
                return Character.getType(c) == Character.CONTROL;
            case 3:
                return Character.isEmoji(c);
            case 4:
                return Character.isEmojiPresentation(c);
            case 5:
                return Character.isEmojiModifier(c);
            case 6:
                return Character.isEmojiModifierBase(c);
            case 7:
                return Character.isEmojiComponent(c);
            case 8:
                return Character.isExtendedPictographic(c);
            case 9:
                return Character.isDigit(c) || (c | 32) >= 'a' && (c | 32) <= 'f'
                        || (c | 32) - 0xff41 >= 0 && c >= 0xff21 && c <= 0xff46 && (c <= 0xff26 || c >= 0xff41);
            case 10:
                return Character.isIdeographic(c);
            case 11:
                return c == 0x200c || c == 0x200d;
            case 12:
                return Character.isLetter(c);
            case 13:
                return Character.isLowerCase(c);
            case 14:
                return (c & 0xfffe) == 0xfffe || c >= 0xfdd0 && c <= 0xfdef;
            case 15:
                return Character.isTitleCase(c);
            case 16:
                return isIn(c, 1 << Character.CONNECTOR_PUNCTUATION | 1 << Character.DASH_PUNCTUATION
                        | 1 << Character.START_PUNCTUATION | 1 << Character.END_PUNCTUATION
                        | 1 << Character.OTHER_PUNCTUATION | 1 << Character.INITIAL_QUOTE_PUNCTUATION
                        | 1 << Character.FINAL_QUOTE_PUNCTUATION);
            case 17:
                return Character.isUpperCase(c);
            case BINARY_WHITE_SPACE:
                return isWhiteSpace(c);
            case BINARY_WORD:
                return Character.isAlphabetic(c) || c == 0x200c || c == 0x200d
                        || isIn(c, 1 << Character.NON_SPACING_MARK | 1 << Character.ENCLOSING_MARK
                                | 1 << Character.COMBINING_SPACING_MARK | 1 << Character.DECIMAL_DIGIT_NUMBER
                                | 1 << Character.CONNECTOR_PUNCTUATION);
            case 20:
                return Character.isAlphabetic(c) || Character.isDigit(c);
            case 21:
                return isBlank(c);
            case BINARY_DIGIT:
                return Character.isDigit(c);
            case 23:
                return isGraphic(c);
            default:
                return (isGraphic(c) || isBlank(c)) && Character.getType(c) != Character.CONTROL;
        }
    }
}
