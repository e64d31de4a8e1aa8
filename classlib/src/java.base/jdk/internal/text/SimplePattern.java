package jdk.internal.text;

import java.util.ArrayList;

/**
 * The regular expressions that need no groups, for {@code String.split} and its kin: alternatives, each a sequence of
 * characters, escapes and character classes, perhaps repeated, and of {@code ^} and {@code $}. A pattern that is not of
 * this form is refused, never misread.
 *
 * <p>Most programs split at such patterns and at no others, and this class costs them a fraction of what an engine
 * with groups takes to load.
 */
public final class SimplePattern {
    /** The pattern used last: loops split line after line at the same one. */
    private static SimplePattern last;
    private static String lastRefused;

    private final String text;
    private final Item[][] alternatives;
    /** Whether the pattern has characters beyond U+FFFF, for then the search skips whole pairs of surrogates. */
    private final boolean supplementary;

    private SimplePattern(String text, Item[][] alternatives) {
        this.text = text;
        this.alternatives = alternatives;
        this.supplementary = text.codePointCount(0, text.length()) < text.length();
    }

    /** A pattern that matches nowhere. */
    public static SimplePattern nothing() {
        return new SimplePattern("", new Item[0][]);
    }

    /** The pattern of {@code text}, or null where it is not of this form. */
    public static SimplePattern of(String text) {
        SimplePattern pattern = last;
        if (pattern != null && pattern.text.equals(text)) {
            return pattern;
        }
        // What is no pattern is refused by the class for all patterns.
        if (text == null || text.equals(lastRefused)) {
            return null;
        }
        try {
            pattern = new SimplePattern(text, new SimplePatternParser(text).parse());
            last = pattern;
            return pattern;
        } catch (SimplePatternParser.NotSimple refused) {
            lastRefused = text;
            return null;
        }
    }

    /** Whether it asks for the beginning or end of the input somewhere. */
    public boolean isAnchored() {
        for (Item[] items : alternatives) {
            for (Item item : items) {
                if (item.kind != Kind.SET) {
                    return true;
                }
            }
        }
        return false;
    }

    public Search in(String input) {
        char[] chars = input.toCharArray();
        return new Search(chars, chars.length);
    }

    public Search in(char[] chars, int limit) {
        return new Search(chars, limit);
    }

    /** What an item of a sequence asks for. */
    enum Kind {
        /** Characters of a set, {@code least} to {@code most} times. */
        SET,
        /** The beginning of the input. */
        BEGIN,
        /** The end of the input, or its last line terminator. */
        END
    }

    /** How often a repeated item is tried first. */
    enum Greed {
        GREEDY,
        RELUCTANT,
        /** As often as possible, and no other number. */
        POSSESSIVE
    }

    static final class Item {
        final Kind kind;
        final CharacterSet set;
        int least = 1;
        int most = 1;
        Greed greed = Greed.GREEDY;

        Item(Kind kind, CharacterSet set) {
            this.kind = kind;
            this.set = set;
        }
    }

    /** Goes through the matches in one text. */
    public final class Search {
        private final char[] chars;
        private final int limit;
        private boolean hitEnd;
        private int start = -1;
        private int end;

        Search(char[] chars, int limit) {
            this.chars = chars;
            this.limit = limit;
        }

        /** Where the match begins that {@link #find} has found. */
        public int start() {
            return start;
        }

        public int end() {
            return end;
        }

        /** Whether matching has looked beyond the end of the text. */
        public boolean hitEnd() {
            return hitEnd;
        }

        /** Finds the next match, which begins after the one found before. */
        public boolean find() {
            int first = start == end ? end + 1 : end;
            for (int at = first; at <= limit; at++) {
                int found = supplementary && at > first && insidePair(at) ? -1 : matchAt(at);
                if (found >= 0) {
                    start = at;
                    end = found;
                    return true;
                }
            }
            return false;
        }

        private boolean insidePair(int at) {
            return at < limit && Character.isSurrogatePair(chars[at - 1], chars[at]);
        }

        /** Whether the whole text matches. */
        public boolean matches() {
            for (Item[] items : alternatives) {
                if (match(items, 0, 0, true) >= 0) {
                    return true;
                }
            }
            return false;
        }

        /** The end of the match that begins at {@code at}, or -1; the first alternative that matches wins. */
        public int matchAt(int at) {
            for (Item[] items : alternatives) {
                int found = match(items, 0, at, false);
                if (found >= 0) {
                    return found;
                }
            }
            return -1;
        }

        /** Matches with backtracking; as deep as there are repeated items. */
        private int match(Item[] items, int index, int at, boolean toLimit) {
            for (; index < items.length; index++) {
                Item item = items[index];
                if (item.kind == Kind.BEGIN) {
                    if (at != 0) {
                        return -1;
                    }
                } else if (item.kind == Kind.END) {
                    if (!atEnd(at)) {
                        return -1;
                    }
                } else if (item.least == 1 && item.most == 1) {
                    at = one(item.set, at);
                    if (at < 0) {
                        return -1;
                    }
                } else {
                    return matchRepeated(items, index, at, toLimit);
                }
            }
            return toLimit && at != limit ? -1 : at;
        }

        private int matchRepeated(Item[] items, int index, int at, boolean toLimit) {
            Item item = items[index];
            int n = 0;
            for (; n < item.least; n++) {
                at = one(item.set, at);
                if (at < 0) {
                    return -1;
                }
            }
            if (item.greed == Greed.RELUCTANT) {
                while (true) {
                    int found = match(items, index + 1, at, toLimit);
                    if (found >= 0 || n++ == item.most) {
                        return found;
                    }
                    at = one(item.set, at);
                    if (at < 0) {
                        return -1;
                    }
                }
            }
            int least = at;
            for (int next = at; n < item.most && (next = one(item.set, at)) >= 0; n++) {
                at = next;
            }
            if (item.greed == Greed.POSSESSIVE) {
                return match(items, index + 1, at, toLimit);
            }
            while (true) {
                int found = match(items, index + 1, at, toLimit);
                if (found >= 0 || at == least) {
                    return found;
                }
                at--;
                if (at > least && Character.isLowSurrogate(chars[at]) && Character.isHighSurrogate(chars[at - 1])) {
                    at--;
                }
            }
        }

        /** The position after the character at {@code at}, or -1 if there is none of the set. */
        private int one(CharacterSet set, int at) {
            if (at == limit) {
                hitEnd = true;
                return -1;
            }
            char c = chars[at++];
            if (Character.isHighSurrogate(c)) {
                if (at == limit) {
                    hitEnd = true;
                } else if (Character.isLowSurrogate(chars[at])) {
                    return set.contains(Character.toCodePoint(c, chars[at])) ? at + 1 : -1;
                }
            }
            return set.contains(c) ? at : -1;
        }

        private boolean atEnd(int at) {
            if (at >= limit - 2) {
                hitEnd = true;
            }
            if (at == limit) {
                return true;
            }
            char c = chars[at];
            if (at == limit - 2) {
                return c == '\r' && chars[at + 1] == '\n';
            }
            return at == limit - 1
                    && (c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029'
                            || c == '\n' && (at == 0 || chars[at - 1] != '\r'));
        }
    }

    /** The pieces of {@code input} between matches, as {@link String#split(String, int)} wants them. */
    public String[] split(String input, int most, boolean withDelimiters) {
        Search search = in(input);
        ArrayList<String> pieces = new ArrayList<>();
        int from = 0;
        for (int splits = 1; splits != most && search.find(); splits++) {
            if (search.end == 0) {
                // An empty match at the beginning gives no empty piece.
                splits--;
                continue;
            }
            pieces.add(input.substring(from, search.start));
            if (withDelimiters) {
                pieces.add(input.substring(search.start, search.end));
            }
            from = search.end;
        }
        if (from == 0) {
            return new String[] {input};
        }
        pieces.add(input.substring(from));
        int size = pieces.size();
        if (most == 0) {
            while (size > 0 && pieces.get(size - 1).isEmpty()) {
                size--;
            }
        }
        String[] result = new String[size];
        for (int i = 0; i < size; i++) {
            result[i] = pieces.get(i);
        }
        return result;
    }

    /** {@code input} with all matches replaced, or only the first. */
    public String replace(String input, String replacement, boolean all) {
        Search search = in(input);
        if (!search.find()) {
            return input;
        }
        StringBuilder result = new StringBuilder();
        int from = 0;
        do {
            result.append(input, from, search.start);
            appendReplacement(result, replacement, input, search);
            from = search.end;
        } while (all && search.find());
        return result.append(input, from, input.length()).toString();
    }

    /** Writes a replacement, in which {@code $0} is the match and a backslash protects the next character. */
    private static void appendReplacement(StringBuilder result, String replacement, String input, Search search) {
        int length = replacement.length();
        int i = 0;
        while (i < length) {
            char c = replacement.charAt(i++);
            if (c == '\\') {
                if (i == length) {
                    throw new IllegalArgumentException("character to be escaped is missing");
                }
                result.append(replacement.charAt(i++));
            } else if (c == '$') {
                checkReference(replacement, i++);
                result.append(input, search.start, search.end);
            } else {
                result.append(c);
            }
        }
    }

    /** Refuses all references but {@code $0}, since there are no groups. */
    private static void checkReference(String replacement, int at) {
        if (at == replacement.length()) {
            throw new IllegalArgumentException("Illegal group reference: group index is missing");
        }
        char c = replacement.charAt(at);
        if (c == '{') {
            checkName(replacement, at + 1);
        }
        if (c < '0' || c > '9') {
            throw new IllegalArgumentException("Illegal group reference");
        }
        if (c != '0') {
            throw new IndexOutOfBoundsException("No group " + c);
        }
    }

    private static void checkName(String replacement, int from) {
        int to = from;
        while (to < replacement.length() && isAsciiLetterOrDigit(replacement.charAt(to))) {
            to++;
        }
        if (to == from) {
            throw new IllegalArgumentException("named capturing group has 0 length name");
        }
        if (to == replacement.length() || replacement.charAt(to) != '}') {
            throw new IllegalArgumentException("named capturing group is missing trailing '}'");
        }
        String name = replacement.substring(from, to);
        if (name.charAt(0) <= '9') {
            throw new IllegalArgumentException("capturing group name {" + name + "} starts with digit character");
        }
        throw new IllegalArgumentException("No group with name {" + name + "}");
    }

    private static boolean isAsciiLetterOrDigit(char c) {
        return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }
}
