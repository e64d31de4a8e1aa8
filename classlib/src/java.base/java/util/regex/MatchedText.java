package java.util.regex;

/**
 * The text that a {@link Backtracker} works on, with its region, and what can be asked about a place in it. Whoever looks
 * beyond the end says so in {@code hitEnd}.
 */
abstract class MatchedText {
    char[] text;
    /** The length of the text. */
    int length;
    int from;
    int to;
    boolean anchoring = true;
    boolean transparent;
    /** Where the match before ended. */
    int lastEnd = -1;
    boolean hitEnd;
    boolean requireEnd;

    /** The position {@code characters} before {@code at}; below 0, or 0 if {@code pairs}, where there are not so many. */
    final int back(int at, int characters, boolean pairs) {
        if (!pairs) {
            return at - characters;
        }
        if (characters < 0) {
            // The sum of lengths has overflowed: the oracle counts forward.
            return at - Math.min(-characters, length - at);
        }
        while (characters-- > 0 && at > 0) {
            if (--at > 0 && Character.isLowSurrogate(text[at]) && Character.isHighSurrogate(text[at - 1])) {
                at--;
            }
        }
        return at;
    }

    /** The position after the character of {@code set} at {@code at}, or -1. */
    final int one(CharClass set, int at, int to) {
        if (at >= to) {
            hitEnd = true;
            return -1;
        }
        char c = text[at];
        if (Character.isHighSurrogate(c)) {
            return supplementary(set, at, to);
        }
        return set.has(c) ? at + 1 : -1;
    }

    /** As {@link #one} where a high surrogate is. */
    final int supplementary(CharClass set, int at, int to) {
        if (set.isBasic()) {
            return -1;
        }
        if (at + 1 < length && Character.isLowSurrogate(text[at + 1])) {
            if (at + 1 >= to) {
                hitEnd = true;
                return -1;
            }
            return set.test(Character.toCodePoint(text[at], text[at + 1])) ? at + 2 : -1;
        }
        return set.test(text[at]) ? at + 1 : -1;
    }

    final boolean isWordBoundary(CharClass word, int at, int from, int to) {
        int begin = transparent ? 0 : from;
        int end = transparent ? length : to;
        boolean left = false;
        if (at > begin) {
            int c = Character.codePointBefore(text, at);
            left = word.has(c) || isMarkOfWord(c, at - Character.charCount(c), begin);
        }
        boolean right = false;
        if (at < end) {
            int c = Character.codePointAt(text, at, length);
            right = word.has(c) || isMarkOfWord(c, at, begin);
        } else {
            hitEnd = true;
            requireEnd = true;
        }
        return left != right;
    }

    /** Whether the character is a mark on a letter or digit before it, with other marks between them at most. */
    private boolean isMarkOfWord(int c, int at, int begin) {
        if (c < 0x300 || Character.getType(c) != Character.NON_SPACING_MARK) {
            return false;
        }
        for (int i = at; i >= begin; i--) {
            int base = Character.codePointAt(text, i, length);
            if (Character.isLetterOrDigit(base)) {
                return true;
            }
            if (Character.getType(base) != Character.NON_SPACING_MARK) {
                return false;
            }
        }
        return false;
    }

    private static boolean isTerminator(char c) {
        return c == '\n' || c == '\r' || c == 0x85 || (c | 1) == 0x2029;
    }

    /** Whether a condition without operands holds. */
    final boolean holds(int condition, int at, int from, int to) {
        int begin = anchoring ? from : 0;
        int end = anchoring ? to : length;
        switch (condition) {
            case Program.LINE_BEGIN:
                if (at == end) {
                    // No line begins behind the last terminator.
                    hitEnd = true;
                    return false;
                }
                return at <= begin
                        || isTerminator(text[at - 1]) && !(text[at - 1] == '\r' && text[at] == '\n');
            case Program.UNIX_LINE_BEGIN:
                if (at == end) {
                    hitEnd = true;
                    return false;
                }
                return at <= begin || text[at - 1] == '\n';
            case Program.END:
            case Program.LINE_END:
                if (at < end) {
                    char c = text[at];
                    if (!isTerminator(c) || c == '\n' && at > 0 && text[at - 1] == '\r') {
                        return false;
                    }
                    if (condition == Program.LINE_END) {
                        return true;
                    }
                    if (at < end - 1 && !(at == end - 2 && c == '\r' && text[at + 1] == '\n')) {
                        return false;
                    }
                }
                break;
            case Program.UNIX_END:
            case Program.UNIX_LINE_END:
                if (at < end) {
                    if (text[at] != '\n') {
                        return false;
                    }
                    if (condition == Program.UNIX_LINE_END) {
                        return true;
                    }
                    if (at != end - 1) {
                        return false;
                    }
                }
                break;
            case Program.TEXT_END:
                hitEnd |= at == end;
                return at == end;
            case Program.LAST_MATCH_END:
                return at == lastEnd;
            default:
                end = transparent ? length : to;
                if (at == from || at < end) {
                    return Graphemes.isBoundary(text, at, from, end);
                }
        }
        hitEnd = true;
        requireEnd = true;
        return true;
    }
}
