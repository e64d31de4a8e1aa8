package java.util.regex;

import java.util.ArrayList;

/** Makes a program of the tree of a regular expression. */
final class Compiler {
    private final Program program = new Program();
    private final ArrayList<CharClass> sets = new ArrayList<>();
    private final ArrayList<char[]> strings = new ArrayList<>();
    private int[] code = new int[32];
    private int size;
    private int registers;
    private int loops;
    /** How many counted loops the current place lies in: a state there is more than a position. */
    private int counted;
    private boolean hasCounted;

    private Compiler(int groups) {
        program.groups = groups;
        registers = 2 * groups + 2;
    }

    static Program compile(Node tree, PatternParser parser) {
        Compiler compiler = new Compiler(parser.groups);
        compiler.emit(tree);
        compiler.add(Program.MATCH);
        return compiler.finish(tree, parser);
    }

    private Program finish(Node tree, PatternParser parser) {
        int[] exact = new int[size];
        System.arraycopy(code, 0, exact, 0, size);
        program.code = exact;
        program.sets = sets.toArray(new CharClass[0]);
        program.strings = strings.toArray(new char[0][]);
        program.registers = registers;
        program.loops = parser.hasReferences || hasCounted ? 0 : loops;
        program.leastLength = Lengths.of(tree).least;
        Node start = tree.kind == Node.SEQUENCE && tree.children.length > 1 ? tree.child() : tree;
        program.anchored = start.kind == Node.CONDITION && start.value == Program.BEGIN;
        program.prefix = prefix(tree);
        program.first = program.prefix == null ? first(tree) : null;
        return program;
    }

    /** The characters that every match begins with, or null if it is not plain which. */
    private static String prefix(Node node) {
        if (node.kind == Node.CHARACTER) {
            return String.valueOf((char) node.value);
        }
        if (node.kind != Node.SEQUENCE) {
            return null;
        }
        StringBuilder prefix = new StringBuilder();
        for (int i = 0; i < node.children.length && node.children[i].kind == Node.CHARACTER; i++) {
            prefix.append((char) node.children[i].value);
        }
        return prefix.length() == 0 ? null : prefix.toString();
    }

    /** A set that has the first character of each match; null where that may be empty, or is not plain. */
    private static CharClass first(Node node) {
        switch (node.kind) {
            case Node.CHARACTER:
            case Node.SET:
                return node.set;
            case Node.SEQUENCE:
                return node.children.length == 0 ? null : first(node.child());
            case Node.CAPTURE:
            case Node.ATOMIC:
            case Node.LINE_BREAK:
                return first(node.child());
            case Node.REPEAT:
                return node.least > 0 ? first(node.child()) : null;
            case Node.ALTERNATIVES: {
                CharClass union = null;
                for (Node child : node.children) {
                    CharClass set = first(child);
                    if (set == null) {
                        return null;
                    }
                    union = union == null ? set : new CharClass.Union(union, set);
                }
                return union;
            }
            default:
                return null;
        }
    }

    private int add(int word) {
        if (size == code.length) {
            int[] longer = new int[2 * size];
            System.arraycopy(code, 0, longer, 0, size);
            code = longer;
        }
        code[size] = word;
        return size++;
    }

    /** Adds an instruction whose first operand, a target, is not known yet; gives the operand's place. */
    private int addForward(int instruction) {
        add(instruction);
        return add(0);
    }

    private void land(int place) {
        code[place] = size;
    }

    private int set(CharClass set) {
        sets.add(set);
        return sets.size() - 1;
    }

    private void emit(Node node) {
        switch (node.kind) {
            case Node.EMPTY:
                break;
            case Node.CHARACTER:
                add(Program.CHARACTER);
                add(node.value);
                break;
            case Node.SET:
                program.supplementary |= !node.dot && !node.set.isBasic();
                add(Program.SET);
                add(set(node.set));
                break;
            case Node.SEQUENCE:
                emitSequence(node.children);
                break;
            case Node.ALTERNATIVES:
                emitAlternatives(node.children);
                break;
            case Node.CAPTURE: {
                int register = registers++;
                add(Program.OPEN);
                add(register);
                emit(node.child());
                add(Program.CLOSE);
                add(node.value);
                add(register);
                break;
            }
            case Node.REPEAT:
                emitRepeat(node);
                break;
            case Node.ATOMIC:
                emitAtomic(node.child());
                break;
            case Node.LINE_BREAK:
                emit(node.child());
                break;
            case Node.AHEAD:
            case Node.BEHIND:
                emitLook(node);
                break;
            case Node.REFERENCE:
                if (node.value >= program.groups) {
                    add(Program.FAIL);
                    break;
                }
                add(Program.REFERENCE);
                add(node.value);
                add(node.flags);
                break;
            case Node.CONDITION:
                add(node.value);
                if (node.value >= Program.WORD_BOUNDARY) {
                    add(set(CharacterProperty.word((node.flags & Pattern.UNICODE_CHARACTER_CLASS) != 0)));
                }
                break;
            default:
                add(Program.GRAPHEME);
        }
    }

    private void emitSequence(Node[] nodes) {
        for (int i = 0; i < nodes.length;) {
            int end = i;
            while (end < nodes.length && nodes[end].kind == Node.CHARACTER) {
                end++;
            }
            if (end - i < 2) {
                emit(nodes[i++]);
                continue;
            }
            char[] string = new char[end - i];
            for (int k = i; k < end; k++) {
                string[k - i] = (char) nodes[k].value;
            }
            add(Program.STRING);
            add(strings.size());
            strings.add(string);
            i = end;
        }
    }

    private void emitAlternatives(Node[] nodes) {
        int[] ends = new int[nodes.length];
        for (int i = 0; i < nodes.length - 1; i++) {
            CharClass first = first(nodes[i]);
            int next = addForward(first == null ? Program.SPLIT : Program.SPLIT_SET);
            if (first != null) {
                add(set(first));
            }
            emit(nodes[i]);
            ends[i] = addForward(Program.JUMP);
            land(next);
        }
        emit(nodes[nodes.length - 1]);
        for (int i = 0; i < nodes.length - 1; i++) {
            land(ends[i]);
        }
    }

    private void emitAtomic(Node child) {
        program.keepsGroups = true;
        int register = registers++;
        add(Program.ATOMIC_BEGIN);
        add(register);
        emit(child);
        add(Program.ATOMIC_END);
        add(register);
    }

    private void emitRepeat(Node node) {
        Node child = node.child().withoutBrackets();
        if (child.isCharacter()) {
            program.supplementary |= !child.dot && !child.set.isBasic();
            add(Program.LOOP_GREEDY + node.greed);
            add(set(child.set));
            add(node.least);
            add(node.most);
        } else if (node.greed == Node.POSSESSIVE) {
            // Each round is atomic, and so is the loop: a round that has matched is not matched in another way.
            Node loop = new Node(Node.REPEAT, new Node(Node.ATOMIC, child));
            loop.least = node.least;
            loop.most = node.most;
            emitAtomic(loop);
        } else if (node.most != 0) {
            emitLoop(node);
        }
    }

    /**
     * What matches in one way only is not matched in another once a round is over, and what groups in it have kept stays.
     * A line break is taken for such a thing.
     */
    private static Node atomicInside(Node node) {
        if (node.kind != Node.CAPTURE) {
            return node.hasCapture() ? new Node(Node.ATOMIC, node) : node;
        }
        if (!node.child().hasCapture()) {
            return node;
        }
        Node capture = new Node(Node.CAPTURE, new Node(Node.ATOMIC, node.child()));
        capture.value = node.value;
        return capture;
    }

    private void emitLoop(Node node) {
        boolean greedy = node.greed == Node.GREEDY;
        Node child = node.child();
        boolean deterministic = Lengths.of(child).deterministic && !(node.ofGroup && node.most == 1 && node.least == 0);
        if (deterministic) {
            child = atomicInside(child);
        }
        boolean count = node.least > 1 || node.most != 1 && node.most != Node.UNBOUNDED;
        boolean once = node.most == 1;
        int register = registers;
        if (!once) {
            registers += 2;
        }
        if (count) {
            add(Program.COUNT_BEGIN);
            add(register);
            counted++;
            hasCounted = true;
        }
        int skip = -1;
        if (node.least == 0) {
            CharClass first = greedy ? first(child) : null;
            skip = addForward(!greedy ? Program.SPLIT_AWAY : first == null ? Program.SPLIT : Program.SPLIT_SET);
            if (first != null) {
                add(set(first));
            }
        }
        int head = size;
        boolean marked = !once && (count || child.mayBeEmpty());
        if (marked) {
            add(Program.MARK);
            add(register + 1);
        }
        int forget = -1;
        if (marked && node.least == 0 && child.kind == Node.CAPTURE && deterministic) {
            forget = emitCapture(child, register + 1);
        } else {
            emit(child);
        }
        if (count) {
            add(greedy ? Program.COUNT_GREEDY : Program.COUNT_RELUCTANT);
            add(head);
            add(register);
            add(node.least);
            add(node.most);
            counted--;
        } else if (!once) {
            int leave = -1;
            if (marked) {
                add(Program.LEAVE_IF_EMPTY);
                add(register + 1);
                leave = add(0);
            }
            add(greedy ? Program.AGAIN_GREEDY : Program.AGAIN_RELUCTANT);
            add(head);
            add(loops++);
            if (leave >= 0) {
                land(leave);
            }
        }
        if (skip >= 0) {
            land(skip);
        }
        if (forget >= 0 && greedy) {
            land(forget);
        } else if (forget >= 0) {
            // What follows has failed already without this round.
            int over = addForward(Program.JUMP);
            land(forget);
            add(Program.FAIL);
            land(over);
        }
    }

    /**
     * A group whose round is not kept where it matches the empty text, as the oracle does where the group can match in
     * one way only; gives the place of the target to which such a round leaves.
     */
    private int emitCapture(Node node, int mark) {
        int register = registers++;
        add(Program.OPEN);
        add(register);
        emit(node.child());
        add(Program.LEAVE_IF_EMPTY);
        add(mark);
        int leave = add(0);
        add(Program.CLOSE);
        add(node.value);
        add(register);
        return leave;
    }

    private void emitLook(Node node) {
        program.keepsGroups = true;
        int register = registers;
        registers += 4;
        boolean ahead = node.kind == Node.AHEAD;
        add(ahead ? node.negative ? Program.NOT_AHEAD : Program.AHEAD
                : node.negative ? Program.NOT_BEHIND : Program.BEHIND);
        add(register);
        if (!ahead) {
            add(node.least);
            add(node.most);
            add(node.pairs ? 1 : 0);
        }
        int target = node.negative ? add(0) : -1;
        emit(node.child());
        if (!ahead) {
            add(Program.BEHIND_END);
            add(register);
        }
        add(node.negative ? Program.NOT_LOOK_END : Program.LOOK_END);
        add(register);
        if (target >= 0) {
            land(target);
        }
    }
}
