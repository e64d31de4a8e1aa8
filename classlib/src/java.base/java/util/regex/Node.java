package java.util.regex;

/** A part of a regular expression as it was read: the parser makes a tree of these, the compiler a program of that. */
final class Node {
    /** Matches the empty text. */
    static final int EMPTY = 0;
    /** The character {@link #value}, which is in the Basic Multilingual Plane and no surrogate. */
    static final int CHARACTER = 1;
    /** A character of {@link #set}. */
    static final int SET = 2;
    /** {@link #children} one after the other. */
    static final int SEQUENCE = 3;
    /** The first of {@link #children} that leads to a match. */
    static final int ALTERNATIVES = 4;
    /** The child, kept as group {@link #value}. */
    static final int CAPTURE = 5;
    /** The child, {@link #least} to {@link #most} times. */
    static final int REPEAT = 6;
    /** The child's first match only. */
    static final int ATOMIC = 7;
    /** Whether the child matches ahead. */
    static final int AHEAD = 8;
    /** Whether the child matches up to here. */
    static final int BEHIND = 9;
    /** What group {@link #value} matched. */
    static final int REFERENCE = 10;
    /** A condition on the position: {@link #value} is its instruction. */
    static final int CONDITION = 11;
    /** An extended grapheme cluster. */
    static final int GRAPHEME = 12;
    /** A line terminator, which the child describes. */
    static final int LINE_BREAK = 13;

    static final int GREEDY = 0;
    static final int RELUCTANT = 1;
    static final int POSSESSIVE = 2;

    static final int UNBOUNDED = Integer.MAX_VALUE;

    private static final Node[] NONE = {};
    static final Node NOTHING = new Node(EMPTY);

    final int kind;
    Node[] children = NONE;
    CharClass set;
    /** Of a set: that it was written as a dot. */
    boolean dot;
    int value;
    int least;
    int most;
    int greed;
    /** Of a repetition: that what is repeated was written as a group whose inside goes on with what follows it. */
    boolean ofGroup;
    /** Of a look-around: that the child must not match. */
    boolean negative;
    /** Of a look-behind: that it goes back by code points, not by code units. */
    boolean pairs;
    /** Of a reference: how case counts ({@link Pattern#CASE_INSENSITIVE} and {@link Pattern#UNICODE_CASE}). */
    int flags;

    Node(int kind) {
        this.kind = kind;
    }

    Node(int kind, Node... children) {
        this.kind = kind;
        this.children = children;
    }

    static Node of(CharClass set) {
        int single = set.single();
        Node node = new Node(single >= 0 ? CHARACTER : SET);
        node.value = single;
        node.set = set;
        return node;
    }

    static Node condition(int instruction) {
        Node node = new Node(CONDITION);
        node.value = instruction;
        return node;
    }

    Node child() {
        return children[0];
    }

    /** Whether it matches exactly one character. */
    boolean isCharacter() {
        return kind == CHARACTER || kind == SET;
    }

    /** What a group that keeps nothing encloses. */
    Node withoutBrackets() {
        Node node = this;
        while (node.kind == SEQUENCE && node.children.length == 1) {
            node = node.child();
        }
        return node;
    }

    /** Whether a part of it keeps what it matched, or is a line break. */
    boolean hasCapture() {
        if (kind == CAPTURE || kind == LINE_BREAK) {
            return true;
        }
        for (Node child : children) {
            if (child.hasCapture()) {
                return true;
            }
        }
        return false;
    }

    /** Whether the empty text may match. */
    boolean mayBeEmpty() {
        switch (kind) {
            case CHARACTER:
            case SET:
            case GRAPHEME:
                return false;
            case CAPTURE:
            case ATOMIC:
            case LINE_BREAK:
                return child().mayBeEmpty();
            case SEQUENCE:
                for (Node child : children) {
                    if (!child.mayBeEmpty()) {
                        return false;
                    }
                }
                return true;
            case ALTERNATIVES:
                for (Node child : children) {
                    if (child.mayBeEmpty()) {
                        return true;
                    }
                }
                return false;
            case REPEAT:
                return least == 0 || child().mayBeEmpty();
            default:
                return true;
        }
    }
}
