package java.util.regex;

/**
 * A regular expression as the backtracker executes it: instructions with their operands behind them in {@link #code}.
 *
 * <p>Registers hold, in this order, start and end of each group, and what instructions keep for themselves. A target is
 * a position in the code.
 */
final class Program {
    // Conditions on the position. They come first: the parser names them, and their order is their number.
    /** The beginning of the text. */
    static final int BEGIN = 0;
    static final int LINE_BEGIN = 1;
    static final int UNIX_LINE_BEGIN = 2;
    /** The end of the text, or its last line terminator. */
    static final int END = 3;
    static final int UNIX_END = 4;
    static final int LINE_END = 5;
    static final int UNIX_LINE_END = 6;
    static final int TEXT_END = 7;
    /** Where the match before this one ended. */
    static final int LAST_MATCH_END = 8;
    static final int GRAPHEME_BOUNDARY = 9;
    /** With the set of the characters of words. */
    static final int WORD_BOUNDARY = 10;
    static final int NO_WORD_BOUNDARY = 11;
    /** The first instruction that is no condition. */
    static final int CONDITIONS = 12;

    static final int MATCH = 12;
    static final int FAIL = 13;
    /** {@code character} */
    static final int CHARACTER = 14;
    /** {@code set} */
    static final int SET = 15;
    /** {@code string} */
    static final int STRING = 16;
    /** {@code set least most}: as often as possible first. */
    static final int LOOP_GREEDY = 17;
    static final int LOOP_RELUCTANT = 18;
    static final int LOOP_POSSESSIVE = 19;
    /** {@code target} */
    static final int JUMP = 20;
    /** {@code target}: goes on, and tries the target afterwards. */
    static final int SPLIT = 21;
    /** {@code target}: goes to the target, and tries to go on afterwards. */
    static final int SPLIT_AWAY = 22;
    /** {@code target set}: {@link #SPLIT}, but a jump where the next character is not of the set. */
    static final int SPLIT_SET = 23;
    /** {@code register}: keeps the position where a group begins. */
    static final int OPEN = 24;
    /** {@code group register} */
    static final int CLOSE = 25;
    /** {@code group case} */
    static final int REFERENCE = 26;
    /** {@code register}: keeps the position where a round of a loop begins. */
    static final int MARK = 27;
    /** {@code register target}: leaves a loop after a round that matched the empty text. */
    static final int LEAVE_IF_EMPTY = 28;
    /** {@code target loop}: another round first, then out of the loop. */
    static final int AGAIN_GREEDY = 29;
    static final int AGAIN_RELUCTANT = 30;
    /** {@code register}: begins to count rounds. */
    static final int COUNT_BEGIN = 31;
    /** {@code target register least most}: counts a round; {@code register + 1} is the mark. */
    static final int COUNT_GREEDY = 32;
    static final int COUNT_RELUCTANT = 33;
    /** {@code register} */
    static final int ATOMIC_BEGIN = 34;
    static final int ATOMIC_END = 35;
    /** {@code register}: of three. */
    static final int AHEAD = 36;
    /** {@code register target} */
    static final int NOT_AHEAD = 37;
    /** {@code register least most pairs} */
    static final int BEHIND = 38;
    /** {@code register least most pairs target} */
    static final int NOT_BEHIND = 39;
    /** {@code register}: where the text before must have been matched up to. */
    static final int BEHIND_END = 40;
    /** {@code register} */
    static final int LOOK_END = 41;
    static final int NOT_LOOK_END = 42;
    static final int GRAPHEME = 43;

    int[] code;
    CharClass[] sets;
    char[][] strings;
    /** The number of groups, the whole match included. */
    int groups;
    int registers;
    /** The number of loops whose states may be remembered; 0 if that would not be sound. */
    int loops;
    /** Whether what a failed look-around or atomic group has kept stays visible, as in the oracle. */
    boolean keepsGroups;
    /** Whether only the first position is tried. */
    boolean anchored;
    /** Whether characters beyond the Basic Multilingual Plane may match, so that positions within a pair are skipped. */
    boolean supplementary;
    int leastLength;
    /** The text that each match begins with, or null. */
    String prefix;
    /** A set that has the first character of each match, or null. */
    CharClass first;
}
