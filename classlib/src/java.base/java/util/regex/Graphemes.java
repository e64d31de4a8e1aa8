package java.util.regex;

import jdk.internal.text.CharacterRanges;
import jdk.internal.text.RangeTable;

/** Where extended grapheme clusters end, by the rules GB1 to GB13 of Unicode's text segmentation (UAX #29). */
final class Graphemes {
    private static final int CONTROL = 1;
    private static final int EXTEND = 2;
    private static final int SPACING_MARK = 3;
    private static final int PREPEND = 4;
    /** A consonant of a script whose conjuncts are one cluster. */
    private static final int CONSONANT = 5;
    /** Extends, and links consonants. */
    private static final int LINKER = 6;
    /** Extends, and may stand between a consonant and its linker. */
    private static final int CONJUNCT_EXTEND = 7;
    // Kinds that ranges tell; the table has them among the other characters.
    private static final int JOINER = 8;
    private static final int REGIONAL = 9;
    private static final int LEADING = 10;
    private static final int VOWEL = 11;
    private static final int TRAILING = 12;
    private static final int LEADING_VOWEL = 13;
    private static final int SYLLABLE = 14;

    private static RangeTable kinds;

    private Graphemes() {
    }

    private static int kind(int c) {
        if (c < 0x300) {
            return c < ' ' || c >= 0x7f && c < 0xa0 || c == 0xad ? CONTROL : 0;
        }
        if (c == 0x200d) {
            return JOINER;
        }
        if (c >= 0x1f1e6 && c <= 0x1f1ff) {
            return REGIONAL;
        }
        if (c >= 0x1100 && c <= 0x11ff) {
            return c < 0x1160 ? LEADING : c < 0x11a8 ? VOWEL : TRAILING;
        }
        if (c >= 0xa960 && c <= 0xa97c) {
            return LEADING;
        }
        if (c >= 0xac00 && c <= 0xd7a3) {
            return (c - 0xac00) % 28 == 0 ? LEADING_VOWEL : SYLLABLE;
        }
        if (c >= 0xd7b0 && c <= 0xd7c6) {
            return VOWEL;
        }
        if (c >= 0xd7cb && c <= 0xd7fb) {
            return TRAILING;
        }
        if (kinds == null) {
            kinds = new RangeTable(CharacterRanges.KIND_RUNS);
        }
        return kinds.value(c);
    }

    private static boolean extend(int kind) {
        return kind == EXTEND || kind == LINKER || kind == CONJUNCT_EXTEND;
    }

    /** The end of the cluster that begins at {@code at}, not behind {@code to}. */
    static int next(char[] text, int at, int to) {
        int c = Character.codePointAt(text, at, to);
        at += Character.charCount(c);
        int kind = kind(c);
        boolean pictograph = Character.isExtendedPictographic(c);
        boolean joined = false;
        int regionals = kind == REGIONAL ? 1 : 0;
        boolean consonant = kind == CONSONANT;
        boolean linked = false;
        while (at < to) {
            int d = Character.codePointAt(text, at, to);
            int next = kind(d);
            boolean goesOn;
            if (c == '\r' && d == '\n') {
                goesOn = true;
            } else if (kind == CONTROL || next == CONTROL) {
                goesOn = false;
            } else if (extend(next) || next == JOINER || next == SPACING_MARK || kind == PREPEND) {
                goesOn = true;
            } else if (kind == LEADING) {
                goesOn = next == LEADING || next == VOWEL || next == LEADING_VOWEL || next == SYLLABLE;
            } else if (kind == LEADING_VOWEL || kind == VOWEL) {
                goesOn = next == VOWEL || next == TRAILING;
            } else if (kind == SYLLABLE || kind == TRAILING) {
                goesOn = next == TRAILING;
            } else {
                goesOn = consonant && linked && next == CONSONANT
                        || pictograph && joined && Character.isExtendedPictographic(d)
                        || kind == REGIONAL && next == REGIONAL && (regionals & 1) != 0;
            }
            if (!goesOn) {
                return at;
            }
            // Conjuncts: a consonant, then what extends it with a linker among it.
            if (next == CONSONANT) {
                consonant = true;
                linked = false;
            } else if (consonant && next == LINKER) {
                linked = true;
            } else if (next != CONJUNCT_EXTEND && next != JOINER) {
                consonant = false;
            }
            // Emoji: a pictograph, what extends it, a joiner.
            if (Character.isExtendedPictographic(d)) {
                pictograph = true;
                joined = false;
            } else {
                pictograph &= extend(next) && !joined || next == JOINER;
                joined = next == JOINER;
            }
            regionals = next == REGIONAL ? regionals + 1 : 0;
            c = d;
            kind = next;
            at += Character.charCount(d);
        }
        return at;
    }

    /** Whether a cluster ends or begins at {@code at} in the text between {@code from} and {@code to}. */
    static boolean isBoundary(char[] text, int at, int from, int to) {
        int end = from;
        while (end < at) {
            end = next(text, end, to);
        }
        return end == at;
    }
}
