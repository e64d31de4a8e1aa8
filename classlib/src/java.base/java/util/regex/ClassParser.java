package java.util.regex;

/** Reads character classes and the escapes that stand for characters and sets of them. */
final class ClassParser {
    private final PatternParser in;
    /** The character that {@link #range} has read last; -1 for ranges and sets. */
    private int character;

    ClassParser(PatternParser in) {
        this.in = in;
    }

    private static CharClass union(CharClass left, CharClass right) {
        return left == null ? right : new CharClass.Union(left, right);
    }

    /** A class in brackets, the first of which has been read. */
    CharClass parse() {
        boolean negated = in.raw() == '^';
        if (negated) {
            in.rawNext();
        }
        CharClass set = operands();
        in.next();
        return negated ? new CharClass.Complement(set) : set;
    }

    /** What stands before the closing bracket, which is left. */
    private CharClass operands() {
        CharClass all = null;
        // Single characters join the rest late, and are no operand for an intersection without a right side.
        CharClass characters = null;
        CharClass latest = null;
        while (true) {
            int c = in.peek();
            if (in.atEnd()) {
                throw in.error("Unclosed character class");
            }
            if (c == ']' && (all != null || characters != null)) {
                return characters == null ? all : union(all, characters);
            }
            if (c == '[') {
                in.next();
                latest = parse();
                all = union(all, latest);
            } else if (c == '&' && in.isDoubled()) {
                in.next();
                in.next();
                CharClass right = rightOperand();
                if (characters != null) {
                    if (all == null) {
                        latest = characters;
                    }
                    all = union(all, characters);
                    characters = null;
                }
                if (right != null) {
                    latest = right;
                }
                if (all == null && right == null) {
                    throw in.error("Bad class syntax");
                }
                if (latest == null) {
                    throw in.error("Bad intersection syntax");
                }
                all = all == null ? right : new CharClass.Intersection(all, latest);
            } else {
                CharClass range = range();
                if (isLatin()) {
                    characters = union(characters, range);
                    latest = null;
                } else {
                    latest = range;
                    all = union(all, range);
                }
            }
        }
    }

    /** Whether {@link #range} has just read a Latin-1 character, with its cases if these count and are of Latin-1 too. */
    private boolean isLatin() {
        if (character < 0 || character > 255) {
            return false;
        }
        return !in.has(Pattern.CASE_INSENSITIVE) || !in.has(Pattern.UNICODE_CASE)
                || "IiSsKk\u00b5\u00c5\u00e5\u00ff".indexOf(character) < 0;
    }

    /** What stands behind {@code &&}: classes in brackets, and then all up to the end; null for nothing. */
    private CharClass rightOperand() {
        CharClass right = null;
        int c;
        while ((c = in.peek()) != ']' && c != '&') {
            if (in.atEnd()) {
                throw in.error("Unclosed character class");
            }
            if (c == '[') {
                in.next();
                right = union(right, parse());
            } else {
                right = union(right, operands());
            }
        }
        return right;
    }

    /** A character, a range of them, or an escape that stands for a set. */
    private CharClass range() {
        character = -1;
        int c = in.next();
        int first = c;
        if (c == '\\') {
            if (isSet(in.raw())) {
                return escape(true);
            }
            first = character(true);
        }
        int behind = in.peek() == '-' ? in.rawAfter() : ']';
        if (behind == '[' || behind == ']') {
            character = first;
            return in.single(first);
        }
        in.next();
        c = in.next();
        int last = c;
        if (c == '\\') {
            if (in.raw() == 'p' || in.raw() == 'P') {
                in.rawNext();
                throw in.error("Illegal/unsupported escape sequence");
            } else if (isSet(in.raw())) {
                in.rawNext();
                last = -1;
            } else {
                last = in.atEnd() ? -1 : character(true);
            }
        }
        if (last < first || in.isPast()) {
            throw in.error("Illegal character range");
        }
        return in.has(Pattern.CASE_INSENSITIVE)
                ? new CharClass.CaselessRange(first, last, in.has(Pattern.UNICODE_CASE))
                : new CharClass.Range(first, last);
    }

    private static boolean isSet(int c) {
        return c != 0 && c < 128 && "dDsSwWhHvVpP".indexOf(c) >= 0;
    }

    /** The set that an escape stands for, whose backslash has been read. */
    CharClass escape(boolean inClass) {
        int c = in.raw();
        if (!isSet(c)) {
            return in.single(character(inClass));
        }
        in.rawNext();
        boolean unicode = in.has(Pattern.UNICODE_CHARACTER_CLASS);
        CharClass set;
        switch (c | 32) {
            case 'd':
                set = CharacterProperty.digits(unicode);
                break;
            case 's':
                set = CharacterProperty.space(unicode);
                break;
            case 'w':
                set = CharacterProperty.word(unicode);
                break;
            case 'h':
                set = CharacterProperty.horizontalSpace();
                break;
            case 'v':
                set = CharacterProperty.verticalSpace();
                break;
            default:
                set = family();
        }
        return c < 'a' ? new CharClass.Complement(set) : set;
    }

    /** The property named behind {@code \p}. */
    private CharClass family() {
        int c = in.next();
        if (c != '{') {
            return property(Character.toString(c));
        }
        StringBuilder name = new StringBuilder();
        while (!in.atEnd() && (c = in.raw()) != '}') {
            name.appendCodePoint(in.rawNext());
        }
        boolean closed = !in.atEnd();
        in.rawNext();
        if (!closed) {
            throw in.error("Unclosed character family");
        }
        if (name.length() == 0) {
            throw in.error("Empty character family");
        }
        return property(name.toString());
    }

    private CharClass property(String name) {
        int equals = name.indexOf('=');
        if (equals >= 0) {
            String key = name.substring(0, equals).toLowerCase();
            String value = name.substring(equals + 1);
            CharClass set = CharacterProperty.of(key, value, in.flags());
            if (set == null) {
                throw in.error("Unknown Unicode property {name=<" + key + ">, value=<" + value + ">}");
            }
            return set;
        }
        CharClass set = CharacterProperty.of(name, in.flags());
        if (set == null) {
            throw in.error("Unknown character property name {" + name + "}");
        }
        return set;
    }

    /** The character that an escape stands for, whose backslash has been read. */
    private int character(boolean inClass) {
        boolean end = in.atEnd();
        int c = in.rawNext();
        switch (c) {
            case '0':
                return octal();
            case 'x':
                return hexadecimal();
            case 'u':
                return unicode();
            case 'c':
                if (in.atEnd()) {
                    throw in.error("Illegal control escape sequence");
                }
                return in.rawNext() ^ 64;
            case 'N':
                throw name();
            case 'a':
                return 7;
            case 'e':
                return 27;
            case 'f':
                return '\f';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 't':
                return '\t';
            default:
                if (end && !inClass) {
                    throw in.error("Unescaped trailing backslash");
                }
                if (c >= '1' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
                    throw in.error("Illegal/unsupported escape sequence");
                }
                return c;
        }
    }

    /** The library has no table of the names of characters, so none is known. */
    private PatternSyntaxException name() {
        if (in.rawNext() != '{') {
            return in.error("Illegal character name escape sequence");
        }
        StringBuilder name = new StringBuilder();
        do {
            name.appendCodePoint(in.rawNext());
        } while (!in.atEnd() && in.raw() != '}');
        if (in.atEnd()) {
            return in.error("Unclosed character name escape sequence");
        }
        in.rawNext();
        return in.error("Unknown character name [" + name + "]");
    }

    private int octal() {
        int c = in.rawNext();
        if (c < '0' || c > '7') {
            throw in.error("Illegal octal escape sequence");
        }
        int value = c - '0';
        int most = value <= 3 ? 2 : 1;
        while (most-- > 0 && in.raw() >= '0' && in.raw() <= '7') {
            value = value * 8 + in.rawNext() - '0';
        }
        return value;
    }

    private static int hexadecimalDigit(int c) {
        return c < 128 ? Character.digit(c, 16) : -1;
    }

    private int hexadecimal() {
        int c = in.rawNext();
        if (c == '{' && hexadecimalDigit(in.raw()) >= 0) {
            int value = 0;
            int digit;
            while ((digit = hexadecimalDigit(in.rawNext())) >= 0) {
                value = value * 16 + digit;
                if (value > Character.MAX_CODE_POINT) {
                    throw in.error("Hexadecimal codepoint is too big");
                }
            }
            in.back();
            if (in.rawNext() != '}') {
                throw in.error("Unclosed hexadecimal escape sequence");
            }
            return value;
        }
        int high = hexadecimalDigit(c);
        if (high >= 0) {
            int low = hexadecimalDigit(in.rawNext());
            if (low >= 0) {
                return high * 16 + low;
            }
        }
        throw in.error("Illegal hexadecimal escape sequence");
    }

    private int unit() {
        int value = 0;
        for (int i = 0; i < 4; i++) {
            int digit = hexadecimalDigit(in.rawNext());
            if (digit < 0) {
                throw in.error("Illegal Unicode escape sequence");
            }
            value = value * 16 + digit;
        }
        return value;
    }

    /** A code unit of four digits, or two of them that make up a supplementary character. */
    private int unicode() {
        int high = unit();
        if (Character.isHighSurrogate((char) high) && in.raw() == '\\') {
            in.rawNext();
            if (in.raw() == 'u') {
                in.rawNext();
                int low = unit();
                if (Character.isLowSurrogate((char) low)) {
                    return Character.toCodePoint((char) high, (char) low);
                }
                in.back();
                in.back();
                in.back();
                in.back();
                in.back();
            }
            in.back();
        }
        return high;
    }
}
