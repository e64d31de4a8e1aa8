package java.util;

/**
 * A delimiter pattern of {@link Scanner}: alternatives of sequences of characters, escapes, {@code \s \d \w} and
 * their negations, the dot and character classes, each perhaps with {@code * + ?}; and {@code \A}, which is no
 * delimiter at all. Anything else is refused by {@link UnsupportedOperationException}, never misread.
 */
final class ScannerDelimiter {
    static final String WHITE_SPACE = "\\p{javaWhitespace}+";
    private static final String META = "()[]{}^$|?*+.\\";

    private final String pattern;
    /** Per alternative, its items in order. */
    private final ArrayList<ArrayList<Item>> alternatives = new ArrayList<>();
    private boolean hitEnd;

    /** One character of a set, repeated. {@code ranges} holds pairs of first and last. */
    private static final class Item {
        private final String ranges;
        private final boolean negated;
        private int least = 1;
        private boolean unlimited;

        Item(String ranges, boolean negated) {
            this.ranges = ranges;
            this.negated = negated;
        }

        boolean contains(char c) {
            for (int i = 0; i < ranges.length(); i += 2) {
                if (c >= ranges.charAt(i) && c <= ranges.charAt(i + 1)) {
                    return !negated;
                }
            }
            return negated;
        }
    }

    ScannerDelimiter(String pattern) {
        this.pattern = pattern;
        if (!pattern.equals("\\A") && !pattern.equals("\\Z") && !pattern.equals("\\z")) {
            parse();
        }
    }

    private UnsupportedOperationException unsupported() {
        return new UnsupportedOperationException("Scanner delimiter pattern " + pattern);
    }

    private void parse() {
        ArrayList<Item> items = new ArrayList<>();
        int i = 0;
        while (i < pattern.length()) {
            char c = pattern.charAt(i++);
            if (c == '|') {
                alternatives.add(items);
                items = new ArrayList<>();
            } else if (c == '\\') {
                if (pattern.startsWith("p{javaWhitespace}", i)) {
                    items.add(new Item("\t\r\u001c ", false));
                    i += 17;
                } else {
                    items.add(escape(i++));
                }
            } else if (c == '[') {
                int close = pattern.indexOf(']', i + 1);
                if (close < 0) {
                    throw unsupported();
                }
                items.add(bracket(i, close));
                i = close + 1;
            } else if (c == '.') {
                items.add(new Item("\n\n\r\r\u0085\u0085\u2028\u2029", true));
            } else if (META.indexOf(c) >= 0) {
                throw unsupported();
            } else {
                items.add(one(c));
            }
            if (c != '|' && i < pattern.length() && "*+?".indexOf(pattern.charAt(i)) >= 0) {
                quantify(items.get(items.size() - 1), pattern.charAt(i++));
                if (i < pattern.length() && "*+?".indexOf(pattern.charAt(i)) >= 0) {
                    throw unsupported();
                }
            }
        }
        alternatives.add(items);
    }

    private static Item one(char c) {
        return new Item(String.valueOf(new char[] {c, c}), false);
    }

    private static void quantify(Item item, char quantifier) {
        item.least = quantifier == '+' ? 1 : 0;
        item.unlimited = quantifier != '?';
    }

    private static String ranges(char letter) {
        switch (letter) {
            case 's':
                return "\t\r  ";
            case 'd':
                return "09";
            case 'w':
                return "azAZ09__";
            case 'n':
                return "\n\n";
            case 't':
                return "\t\t";
            case 'r':
                return "\r\r";
            case 'f':
                return "\f\f";
            default:
                return null;
        }
    }

    /** The set of the escape whose letter stands at {@code at}. */
    private Item escape(int at) {
        if (at >= pattern.length()) {
            throw unsupported();
        }
        char c = pattern.charAt(at);
        if (c == 'S' || c == 'D' || c == 'W') {
            return new Item(ranges((char) (c + 32)), true);
        }
        String r = ranges(c);
        if (r != null) {
            return new Item(r, false);
        }
        if (Character.isLetterOrDigit(c)) {
            throw unsupported();
        }
        return one(c);
    }

    private Item bracket(int from, int close) {
        StringBuilder r = new StringBuilder();
        int i = from;
        boolean negated = pattern.charAt(i) == '^';
        if (negated) {
            i++;
        }
        while (i < close) {
            char c = pattern.charAt(i++);
            if (c == '\\') {
                Item e = escape(i++);
                if (e.negated || i > close) {
                    throw unsupported();
                }
                r.append(e.ranges);
            } else if (c == '[' || c == '&') {
                throw unsupported();
            } else if (i + 1 < close && pattern.charAt(i) == '-' && pattern.charAt(i + 1) != '\\') {
                r.append(c).append(pattern.charAt(i + 1));
                i += 2;
            } else {
                r.append(c).append(c);
            }
        }
        return new Item(r.toString(), negated);
    }

    /** The end of the delimiter that begins at {@code at}, -1 if none does; the first alternative wins. */
    int match(char[] b, int at, int limit) {
        hitEnd = false;
        for (int i = 0; i < alternatives.size(); i++) {
            int end = match(alternatives.get(i), 0, b, at, limit);
            if (end >= 0) {
                return end;
            }
        }
        return -1;
    }

    /** Whether the last match looked beyond the text it was given. */
    boolean hitEnd() {
        return hitEnd;
    }

    /** Greedy, with backtracking; as deep as the pattern has items. */
    private int match(ArrayList<Item> items, int index, char[] b, int at, int limit) {
        if (index == items.size()) {
            return at;
        }
        Item item = items.get(index);
        int most = item.unlimited ? Integer.MAX_VALUE : 1;
        int n = 0;
        while (n < most) {
            if (at + n == limit) {
                hitEnd = true;
                break;
            }
            if (!item.contains(b[at + n])) {
                break;
            }
            n++;
        }
        for (; n >= item.least; n--) {
            int end = match(items, index + 1, b, at + n, limit);
            if (end >= 0) {
                return end;
            }
        }
        return -1;
    }
}
