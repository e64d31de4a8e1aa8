package java.util.regex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;

/**
 * Reads a regular expression into a tree, from left to right over its code points. Errors tell the place that the
 * oracle tells: mostly the last character read.
 */
final class PatternParser {
    private static final int GREATEST_COUNT = Integer.MAX_VALUE;

    private final String pattern;
    private final int[] points;
    private int at;
    private int flags;
    private final ClassParser classes = new ClassParser(this);
    /** The number of groups begun so far, the whole match included. */
    int groups = 1;
    /** The numbers of the named groups. */
    final HashMap<String, Integer> names = new HashMap<>();
    boolean hasReferences;

    PatternParser(String pattern, int flags) {
        this.pattern = pattern;
        this.flags = flags;
        this.points = has(Pattern.LITERAL) ? literalPoints(pattern) : points(pattern);
    }

    /** The code points of a pattern, with escapes in place of what {@code \Q} and {@code \E} quote. */
    private static int[] points(String pattern) {
        int[] points = new int[pattern.length() + 1];
        int size = 0;
        boolean quoting = false;
        boolean first = false;
        for (int i = 0; i < pattern.length();) {
            int c = pattern.codePointAt(i);
            int next = i + 1 < pattern.length() && c == '\\' ? pattern.charAt(i + 1) : 0;
            if (size + 4 > points.length) {
                points = Arrays.copyOf(points, 2 * size + 4);
            }
            if (next == (quoting ? 'E' : 'Q')) {
                quoting = !quoting;
                first = quoting;
                i += 2;
                continue;
            }
            boolean digit = c >= '0' && c <= '9';
            if (!quoting && next != 0) {
                points[size++] = c;
                c = pattern.codePointAt(++i);
            } else if (quoting && digit && first) {
                // A digit that could go on with an escape before the quoting.
                points[size++] = '\\';
                points[size++] = 'x';
                points[size++] = '3';
            } else if (quoting && c < 128 && !digit && !((c | 32) >= 'a' && (c | 32) <= 'z')) {
                points[size++] = '\\';
            }
            points[size++] = c;
            first = false;
            i += Character.charCount(c);
        }
        return Arrays.copyOf(points, size);
    }

    private static int[] literalPoints(String pattern) {
        int[] points = new int[pattern.codePointCount(0, pattern.length())];
        int at = 0;
        for (int i = 0; i < points.length; i++) {
            points[i] = pattern.codePointAt(at);
            at += Character.charCount(points[i]);
        }
        return points;
    }

    int flags() {
        return flags;
    }

    boolean has(int flag) {
        return (flags & flag) != 0;
    }

    /** An error at the last code point read. */
    PatternSyntaxException error(String description) {
        return new PatternSyntaxException(description, pattern, at - 1);
    }

    boolean atEnd() {
        return at >= points.length;
    }

    /** The next code point, or 0 at the end; nothing is skipped. */
    int raw() {
        return atEnd() ? 0 : points[at];
    }

    int rawNext() {
        int c = raw();
        at++;
        return c;
    }

    void back() {
        at--;
    }

    /** The next code point, after white space and comments where these do not count; 0 at the end. */
    int peek() {
        if (has(Pattern.COMMENTS)) {
            skipComments();
        }
        return raw();
    }

    private void skipComments() {
        while (!atEnd()) {
            int c = points[at];
            if (c == ' ' || c >= '\t' && c <= '\r') {
                at++;
            } else if (c == '#') {
                while (!atEnd() && !isLineEnd(points[at])) {
                    at++;
                }
            } else {
                return;
            }
        }
    }

    private boolean isLineEnd(int c) {
        return has(Pattern.UNIX_LINES) ? c == '\n'
                : c == '\n' || c == '\r' || (c | 1) == 0x2029 || c == 0x85;
    }

    /** Whether the character that {@link #peek} has just given stands there twice. */
    boolean isDoubled() {
        return at + 1 < points.length && points[at] == points[at + 1];
    }

    /** The code point after the one that {@link #peek} has just given. */
    int rawAfter() {
        return at + 1 < points.length ? points[at + 1] : 0;
    }

    /** Whether more has been read than there is. */
    boolean isPast() {
        return at > points.length;
    }

    int next() {
        int c = peek();
        at++;
        return c;
    }

    Node parse() {
        if (has(Pattern.LITERAL)) {
            Node[] characters = new Node[points.length];
            for (int i = 0; i < points.length; i++) {
                characters[i] = character(points[i]);
            }
            return new Node(Node.SEQUENCE, characters);
        }
        Node tree = alternatives();
        if (!atEnd()) {
            // Only a closing parenthesis ends the alternatives early.
            throw error("Unmatched closing ')'");
        }
        return tree;
    }

    private Node alternatives() {
        Node first = sequence();
        if (peek() != '|') {
            return first;
        }
        ArrayList<Node> all = new ArrayList<>();
        all.add(first);
        while (peek() == '|') {
            next();
            all.add(sequence());
        }
        return new Node(Node.ALTERNATIVES, all.toArray(new Node[0]));
    }

    private Node sequence() {
        ArrayList<Node> items = new ArrayList<>();
        while (true) {
            int c = peek();
            if (atEnd() || c == '|' || c == ')') {
                break;
            }
            Node item = item(c);
            if (item != null) {
                items.add(item);
            }
        }
        if (items.size() == 1) {
            return items.get(0);
        }
        return items.isEmpty() ? Node.NOTHING : new Node(Node.SEQUENCE, items.toArray(new Node[0]));
    }

    /** What begins with {@code c}, with its quantifiers; null for what only changes flags. */
    private Node item(int c) {
        Node node;
        switch (c) {
            case '(':
                node = group();
                if (node == null) {
                    return null;
                }
                return quantified(node, node.kind != Node.AHEAD && node.kind != Node.BEHIND
                        && node.kind != Node.ATOMIC);
            case '[':
                next();
                node = Node.of(classes.parse());
                break;
            case '\\':
                at++;
                node = escape();
                break;
            case '^':
                next();
                node = Node.condition(!has(Pattern.MULTILINE) ? Program.BEGIN
                        : has(Pattern.UNIX_LINES) ? Program.UNIX_LINE_BEGIN : Program.LINE_BEGIN);
                break;
            case '$':
                next();
                node = Node.condition(has(Pattern.UNIX_LINES)
                        ? has(Pattern.MULTILINE) ? Program.UNIX_LINE_END : Program.UNIX_END
                        : has(Pattern.MULTILINE) ? Program.LINE_END : Program.END);
                break;
            case '.':
                next();
                node = Node.of(CharacterProperty.dot(flags));
                node.dot = true;
                break;
            case '*':
            case '+':
            case '?':
                at++;
                peek();
                throw error("Dangling meta character '" + (char) c + "'");
            case '{':
                // The empty text is repeated.
                node = Node.NOTHING;
                break;
            default:
                next();
                node = character(c);
        }
        return quantified(node, false);
    }

    /** A character that stands for itself, or for all its cases. */
    Node character(int c) {
        return Node.of(single(c));
    }

    CharClass single(int c) {
        if (has(Pattern.CASE_INSENSITIVE)) {
            if (has(Pattern.UNICODE_CASE)) {
                if (Character.toUpperCase(c) != c || CharClass.CaselessCharacter.fold(c) != c) {
                    return new CharClass.CaselessCharacter(c);
                }
            } else if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
                return new CharClass.Listed(c < 'a' ? new String(new char[] {(char) c, (char) (c + 32)})
                        : new String(new char[] {(char) (c - 32), (char) c}));
            }
        }
        return new CharClass.Range(c, c);
    }

    /** {@code node} with the quantifier behind it, if there is one. */
    private Node quantified(Node node, boolean group) {
        switch (peek()) {
            case '?':
                at++;
                return repeat(node, 0, 1, group);
            case '*':
                at++;
                return repeat(node, 0, Node.UNBOUNDED, group);
            case '+':
                at++;
                return repeat(node, 1, Node.UNBOUNDED, group);
            case '{':
                return counted(node, group);
            default:
                return node;
        }
    }

    private Node repeat(Node node, int least, int most, boolean group) {
        Node repeat = new Node(Node.REPEAT, node);
        repeat.least = least;
        repeat.most = most;
        repeat.ofGroup = group;
        int c = peek();
        if (c == '?' || c == '+') {
            at++;
            repeat.greed = c == '?' ? Node.RELUCTANT : Node.POSSESSIVE;
        }
        return repeat;
    }

    /** A quantifier in braces, the first of which is next. */
    private Node counted(Node node, boolean group) {
        at++;
        int c = raw();
        if (c < '0' || c > '9') {
            at++;
            throw error("Illegal repetition");
        }
        int least = count();
        int most = least;
        if (raw() == ',') {
            at++;
            most = Node.UNBOUNDED;
            if (raw() != '}') {
                most = raw() >= '0' && raw() <= '9' ? count() : 0;
            }
        }
        if (rawNext() != '}') {
            throw error("Unclosed counted closure");
        }
        if (most < least) {
            throw error("Illegal repetition range");
        }
        return repeat(node, least, most, group);
    }

    private int count() {
        long count = 0;
        while (raw() >= '0' && raw() <= '9') {
            count = count * 10 + (rawNext() - '0');
            if (count > GREATEST_COUNT) {
                throw error("Illegal repetition range");
            }
        }
        return (int) count;
    }

    private Node group() {
        next();
        int saved = flags;
        Node node;
        int c = peek();
        if (c != '?') {
            node = capture();
        } else {
            at++;
            c = rawNext();
            switch (c) {
                case ':':
                    node = new Node(Node.SEQUENCE, alternatives());
                    break;
                case '=':
                case '!':
                    node = new Node(Node.AHEAD, alternatives());
                    node.negative = c == '!';
                    break;
                case '>':
                    node = new Node(Node.ATOMIC, alternatives());
                    break;
                case '<':
                    c = raw();
                    if (c == '=' || c == '!') {
                        at++;
                        node = behind(c == '!');
                    } else {
                        String name = name();
                        if (names.containsKey(name)) {
                            throw error("Named capturing group <" + name + "> is already defined");
                        }
                        names.put(name, groups);
                        node = capture();
                    }
                    break;
                case '$':
                case '@':
                    throw error("Unknown group type");
                default:
                    back();
                    changeFlags();
                    c = next();
                    if (c == ')') {
                        return null;
                    }
                    if (c != ':') {
                        throw error("Unknown inline modifier");
                    }
                    node = new Node(Node.SEQUENCE, alternatives());
            }
        }
        closeGroup();
        flags = saved;
        return node;
    }

    private void closeGroup() {
        int c = next();
        if (c != ')') {
            throw error("Unclosed group");
        }
    }

    private Node capture() {
        Node node = new Node(Node.CAPTURE);
        node.value = groups++;
        node.children = new Node[] {alternatives()};
        return node;
    }

    private Node behind(boolean negative) {
        int begin = at;
        Node body = alternatives();
        Node node = new Node(Node.BEHIND, body);
        node.negative = negative;
        for (int i = begin; i < points.length; i++) {
            node.pairs |= !CharClass.isBasic(points[i]);
        }
        Lengths lengths = Lengths.of(body);
        if (!lengths.bounded) {
            throw error("Look-behind group does not have an obvious maximum length");
        }
        node.least = lengths.least;
        node.most = lengths.most;
        return node;
    }

    /** A group's name and the bracket after it. */
    private String name() {
        int c = rawNext();
        if (!(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z')) {
            throw error("capturing group name does not start with a Latin letter");
        }
        StringBuilder name = new StringBuilder();
        do {
            name.append((char) c);
            c = rawNext();
        } while (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9');
        if (c != '>') {
            throw error("named capturing group is missing trailing '>'");
        }
        return name.toString();
    }

    private void changeFlags() {
        boolean on = true;
        while (true) {
            int c = peek();
            int flag;
            switch (c) {
                case 'i':
                    flag = Pattern.CASE_INSENSITIVE;
                    break;
                case 'm':
                    flag = Pattern.MULTILINE;
                    break;
                case 's':
                    flag = Pattern.DOTALL;
                    break;
                case 'd':
                    flag = Pattern.UNIX_LINES;
                    break;
                case 'u':
                    flag = Pattern.UNICODE_CASE;
                    break;
                case 'c':
                    flag = Pattern.CANON_EQ;
                    break;
                case 'x':
                    flag = Pattern.COMMENTS;
                    break;
                case 'U':
                    flag = Pattern.UNICODE_CHARACTER_CLASS | Pattern.UNICODE_CASE;
                    break;
                case '-':
                    if (!on) {
                        return;
                    }
                    on = false;
                    at++;
                    continue;
                default:
                    return;
            }
            flags = on ? flags | flag : flags & ~flag;
            at++;
        }
    }

    /** What a backslash begins, which has been read. */
    private Node escape() {
        int c = raw();
        if (c >= '1' && c <= '9') {
            at++;
            return reference(c - '0');
        }
        int condition = -1;
        switch (c) {
            case 'A':
                condition = Program.BEGIN;
                break;
            case 'B':
                condition = Program.NO_WORD_BOUNDARY;
                break;
            case 'b':
                return boundary();
            case 'G':
                condition = Program.LAST_MATCH_END;
                break;
            case 'Z':
                condition = has(Pattern.UNIX_LINES) ? Program.UNIX_END : Program.END;
                break;
            case 'z':
                condition = Program.TEXT_END;
                break;
            case 'R':
                at++;
                return lineBreak();
            case 'X':
                at++;
                return new Node(Node.GRAPHEME);
            case 'k':
                at++;
                return namedReference();
            default:
                CharClass set = classes.escape(false);
                return Node.of(set);
        }
        at++;
        Node node = Node.condition(condition);
        node.flags = flags;
        return node;
    }

    private Node boundary() {
        at++;
        if (raw() == '{' && at + 1 < points.length && points[at + 1] == 'g') {
            at += 2;
            if (raw() != '}') {
                at++;
                throw error("Illegal/unsupported escape sequence");
            }
            at++;
            return Node.condition(Program.GRAPHEME_BOUNDARY);
        }
        Node node = Node.condition(Program.WORD_BOUNDARY);
        node.flags = flags;
        return node;
    }

    private static Node lineBreak() {
        Node pair = new Node(Node.SEQUENCE, Node.of(new CharClass.Range('\r', '\r')),
                Node.of(new CharClass.Range('\n', '\n')));
        Node any = Node.of(CharacterProperty.verticalSpace());
        return new Node(Node.LINE_BREAK, new Node(Node.ALTERNATIVES, pair, any));
    }

    /** A reference whose first digit has been read: further digits belong to it while there are so many groups. */
    private Node reference(int group) {
        while (raw() >= '0' && raw() <= '9') {
            long longer = group * 10L + raw() - '0';
            if (longer >= groups) {
                break;
            }
            group = (int) longer;
            at++;
        }
        return referenceTo(group);
    }

    private Node referenceTo(int group) {
        hasReferences = true;
        Node node = new Node(Node.REFERENCE);
        node.value = group;
        node.flags = has(Pattern.CASE_INSENSITIVE) ? flags & (Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE) : 0;
        return node;
    }

    private Node namedReference() {
        if (rawNext() != '<') {
            throw error("\\k is not followed by '<' for named capturing group");
        }
        String name = name();
        Integer group = names.get(name);
        if (group == null) {
            throw error("named capturing group <" + name + "> does not exist");
        }
        return referenceTo(group);
    }
}
