package jdk.internal.text;

import java.util.ArrayList;
import jdk.internal.text.SimplePattern.Greed;
import jdk.internal.text.SimplePattern.Item;
import jdk.internal.text.SimplePattern.Kind;

/** Reads a {@link SimplePattern}, once from left to right. */
final class SimplePatternParser {
    private static final CharacterSet LINE_TERMINATORS =
            CharacterSet.of('\n', '\n', '\r', '\r', 0x85, 0x85, 0x2028, 0x2029);
    private static final CharacterSet DIGITS = CharacterSet.of('0', '9');
    private static final CharacterSet SPACES = CharacterSet.of('\t', '\r', ' ', ' ');
    private static final CharacterSet WORD = CharacterSet.of('0', '9', 'A', 'Z', '_', '_', 'a', 'z');
    private static final CharacterSet BLANKS =
            CharacterSet.of(' ', ' ', '\t', '\t', 0xa0, 0xa0, 0x1680, 0x1680, 0x180e, 0x180e, 0x2000, 0x200a,
                    0x202f, 0x202f, 0x205f, 0x205f, 0x3000, 0x3000);

    private final String text;
    private int at;

    SimplePatternParser(String text) {
        this.text = text;
    }

    /** Says that the pattern is of another form. It is made once and has no stack, because it is always caught. */
    static final class NotSimple extends RuntimeException {
        static final NotSimple INSTANCE = new NotSimple();

        private NotSimple() {
            super(null, null, false, false);
        }
    }

    private NotSimple unsupported() {
        return NotSimple.INSTANCE;
    }

    private boolean more() {
        return at < text.length();
    }

    private boolean accept(char c) {
        if (more() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private int next() {
        if (!more()) {
            throw unsupported();
        }
        int c = text.codePointAt(at);
        at += Character.charCount(c);
        return c;
    }

    Item[][] parse() {
        ArrayList<Item[]> alternatives = new ArrayList<>();
        do {
            alternatives.add(sequence());
        } while (accept('|'));
        return alternatives.toArray(new Item[0][]);
    }

    private Item[] sequence() {
        ArrayList<Item> items = new ArrayList<>();
        while (more() && text.charAt(at) != '|') {
            items.add(item());
        }
        return items.toArray(new Item[0]);
    }

    private Item item() {
        Item item;
        int c = next();
        switch (c) {
            case '^':
                item = new Item(Kind.BEGIN, null);
                break;
            case '$':
                item = new Item(Kind.END, null);
                break;
            case '.':
                item = new Item(Kind.SET, LINE_TERMINATORS.complement());
                break;
            case '[':
                item = new Item(Kind.SET, bracket());
                break;
            case '\\':
                item = new Item(Kind.SET, escape());
                break;
            case '(':
            case ')':
            case '{':
            case '*':
            case '+':
            case '?':
                throw unsupported();
            default:
                item = new Item(Kind.SET, CharacterSet.of(c, c));
                break;
        }
        quantify(item);
        return item;
    }

    private void quantify(Item item) {
        if (accept('*')) {
            item.least = 0;
            item.most = Integer.MAX_VALUE;
        } else if (accept('+')) {
            item.most = Integer.MAX_VALUE;
        } else if (accept('?')) {
            item.least = 0;
        } else if (accept('{')) {
            item.least = number();
            item.most = item.least;
            if (accept(',')) {
                item.most = more() && text.charAt(at) == '}' ? Integer.MAX_VALUE : number();
            }
            if (!accept('}') || item.most < item.least) {
                throw unsupported();
            }
        } else {
            return;
        }
        if (accept('?')) {
            item.greed = Greed.RELUCTANT;
        } else if (accept('+')) {
            item.greed = Greed.POSSESSIVE;
        }
        if (item.kind != Kind.SET) {
            throw unsupported();
        }
    }

    private int number() {
        int value = 0;
        int first = at;
        while (more() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            value = value * 10 + text.charAt(at++) - '0';
            if (at - first > 6) {
                throw unsupported();
            }
        }
        if (at == first) {
            throw unsupported();
        }
        return value;
    }

    /** The set of an escape whose backslash has been read. */
    private CharacterSet escape() {
        int c = next();
        switch (c) {
            case 's':
                return SPACES;
            case 'S':
                return SPACES.complement();
            case 'd':
                return DIGITS;
            case 'D':
                return DIGITS.complement();
            case 'w':
                return WORD;
            case 'W':
                return WORD.complement();
            case 'h':
                return BLANKS;
            case 'H':
                return BLANKS.complement();
            case 'p':
                return property();
            case 'P':
                return property().complement();
            default:
                int literal = literal(c);
                return CharacterSet.of(literal, literal);
        }
    }

    /** The character of an escape whose letter is {@code c}. */
    private int literal(int c) {
        switch (c) {
            case 't':
                return '\t';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 'f':
                return '\f';
            case 'a':
                return 7;
            case 'e':
                return 27;
            case 'x':
                return hexadecimal(2);
            case 'u':
                int unit = hexadecimal(4);
                if (Character.isSurrogate((char) unit)) {
                    throw unsupported();
                }
                return unit;
            default:
                if (c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
                    throw unsupported();
                }
                return c;
        }
    }

    private int hexadecimal(int digits) {
        int value = 0;
        for (int i = 0; i < digits; i++) {
            int c = next();
            int digit = c < 128 ? Character.digit(c, 16) : -1;
            if (digit < 0) {
                throw unsupported();
            }
            value = value * 16 + digit;
        }
        return value;
    }

    private CharacterSet property() {
        int close = text.indexOf('}', at);
        if (close < 0 || !accept('{')) {
            throw unsupported();
        }
        String name = text.substring(at, close);
        at = close + 1;
        switch (name) {
            case "Alpha":
                return CharacterSet.of('A', 'Z', 'a', 'z');
            case "Digit":
                return DIGITS;
            case "Alnum":
                return CharacterSet.of('0', '9', 'A', 'Z', 'a', 'z');
            case "Upper":
                return CharacterSet.of('A', 'Z');
            case "Lower":
                return CharacterSet.of('a', 'z');
            case "Punct":
                return CharacterSet.of('!', '/', ':', '@', '[', '`', '{', '~');
            case "Space":
                return SPACES;
            case "Blank":
                return CharacterSet.of(' ', ' ', '\t', '\t');
            case "XDigit":
                return CharacterSet.of('0', '9', 'A', 'F', 'a', 'f');
            case "javaWhitespace":
                return CharacterSet.of('\t', '\r', 0x1c, ' ', 0x1680, 0x1680, 0x2000, 0x2006, 0x2008, 0x200a,
                        0x2028, 0x2029, 0x205f, 0x205f, 0x3000, 0x3000);
            case "ASCII":
                return CharacterSet.of(0, 127);
            default:
                throw unsupported();
        }
    }

    /** The set of a character class whose opening bracket has been read; no classes within it. */
    private CharacterSet bracket() {
        boolean negated = accept('^');
        CharacterSet set = null;
        while (set == null || !accept(']')) {
            CharacterSet part = bracketPart();
            set = set == null ? part : set.union(part);
        }
        return negated ? set.complement() : set;
    }

    private CharacterSet bracketPart() {
        int c = next();
        if (c == '[' || c == ']' || c == '&' && more() && text.charAt(at) == '&') {
            throw unsupported();
        }
        CharacterSet set;
        if (c == '\\') {
            set = escape();
        } else {
            set = CharacterSet.of(c, c);
        }
        int first = set.single();
        if (first < 0 || at + 1 >= text.length() || text.charAt(at) != '-' || text.charAt(at + 1) == ']') {
            return set;
        }
        at++;
        int last = next();
        if (last == '[' || last == '&' && more() && text.charAt(at) == '&') {
            throw unsupported();
        }
        if (last == '\\') {
            last = escape().single();
        }
        if (last < first) {
            throw unsupported();
        }
        return CharacterSet.of(first, last);
    }
}
