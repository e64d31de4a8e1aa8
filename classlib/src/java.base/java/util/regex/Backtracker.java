package java.util.regex;

/**
 * Executes a program on a text, with backtracking. What is to be tried later lies on a stack of its own, in entries of
 * three words, so that the depth of a match does not depend on the frames of a thread:
 *
 * <ul>
 * <li>{@code position in the code, position in the text, -1}: goes on there;
 * <li>{@code position in the code, position in the text, limit or count}: goes on with the loop or look-behind there;
 * <li>{@code position in the code, position in the text, -2}: that state of a loop has failed, and is remembered;
 * <li>{@code ~register, old value, old value of the next}: takes back what was kept in a register, of groups in two.
 * </ul>
 */
final class Backtracker extends MatchedText {
    private static final int PLAIN = -1;
    private static final int REMEMBER = -2;
    /** How many steps back are taken before the states of loops are remembered, which costs memory. */
    private static final int PATIENCE = 4096;

    private final Program program;
    int[] registers;
    private int[] stack = new int[48];

    private int stepsBack;
    /** The loops' states that have failed, a bit each; null while none is remembered. */
    private int[] failed;

    Backtracker(Program program) {
        this.program = program;
        registers = new int[program.registers];
    }

    /** Forgets what groups have matched. */
    void clearGroups() {
        for (int i = 2 * program.groups - 1; i >= 0; i--) {
            registers[i] = -1;
        }
    }

    /** Finds the first match that begins at {@code start} or after it, in {@code string}, which has the same text. */
    boolean find(int start, String string) {
        begin(start);
        if (program.anchored) {
            return run(start, false);
        }
        int last = to - program.leastLength;
        String prefix = program.prefix;
        CharClass first = program.first;
        for (int at = start; at <= last; at++) {
            if (prefix != null) {
                at = string.indexOf(prefix, at);
                if (at < 0 || at > last) {
                    break;
                }
            } else if (first != null) {
                at = skip(first, at, last);
                if (at > last) {
                    break;
                }
            }
            boolean inPair = program.supplementary && at > start && at < length
                    && Character.isLowSurrogate(text[at]) && Character.isHighSurrogate(text[at - 1]);
            if (!inPair && run(at, false)) {
                return true;
            }
        }
        hitEnd = true;
        return false;
    }

    /** The first position where a character of {@code first} may be. */
    private int skip(CharClass first, int at, int last) {
        byte[] known = first.known;
        int end = Math.min(last, to - 1);
        for (; at <= end; at++) {
            char c = text[at];
            if (c < 256) {
                byte answer = known[c];
                if (answer != CharClass.NO && (answer != 0 || first.has(c))) {
                    break;
                }
            } else if (Character.isSurrogate(c) || first.test(c)) {
                break;
            }
        }
        return at;
    }

    /** Matches at {@code start}: the rest of the text if {@code whole}, or the beginning of it. */
    boolean matchAt(int start, boolean whole) {
        begin(start);
        return run(start, whole);
    }

    private void begin(int start) {
        if (lastEnd < 0) {
            lastEnd = start;
        }
        clearGroups();
        hitEnd = false;
        requireEnd = false;
        stepsBack = 0;
        failed = null;
    }

    private int[] grow() {
        int[] larger = new int[2 * stack.length];
        System.arraycopy(stack, 0, larger, 0, stack.length);
        stack = larger;
        return larger;
    }

    /**
     * Whether the program matches at {@code start}; then groups are in the registers. One switch, because position, program
     * counter and stack are its variables: parts of it would have to hand them back as fields, at each instruction.
     */
    private boolean run(int start, boolean whole) {
        int[] code = program.code;
        int[] registers = this.registers;
        char[] text = this.text;
        int[] stack = this.stack;
        int groupRegisters = 2 * program.groups;
        boolean always = program.keepsGroups;
        int from = this.from;
        int to = this.to;
        int at = start;
        int pc = 0;
        int sp = 0;
        while (true) {
            boolean more = true;
            switch (code[pc]) {
                case Program.MATCH:
                    if (!whole || at == to) {
                        registers[0] = start;
                        registers[1] = at;
                        return true;
                    }
                    more = false;
                    break;
                case Program.FAIL:
                    more = false;
                    break;
                case Program.CHARACTER:
                    if (at < to && text[at] == code[pc + 1]) {
                        at++;
                        pc += 2;
                    } else {
                        hitEnd |= at >= to;
                        more = false;
                    }
                    break;
                case Program.SET: {
                    if (at >= to) {
                        hitEnd = true;
                        more = false;
                        break;
                    }
                    CharClass set = program.sets[code[pc + 1]];
                    char c = text[at];
                    if (c < 256) {
                        byte answer = set.known[c];
                        more = answer == CharClass.YES || answer == 0 && set.has(c);
                        at++;
                    } else if (c >= Character.MIN_HIGH_SURROGATE && c <= Character.MAX_HIGH_SURROGATE) {
                        at = supplementary(set, at, to);
                        more = at >= 0;
                    } else {
                        more = set.test(c);
                        at++;
                    }
                    pc += 2;
                    break;
                }
                case Program.STRING: {
                    char[] string = program.strings[code[pc + 1]];
                    int i = 0;
                    while (i < string.length && at < to && text[at] == string[i]) {
                        at++;
                        i++;
                    }
                    if (i < string.length) {
                        hitEnd |= at >= to;
                        more = false;
                    }
                    pc += 2;
                    break;
                }
                case Program.LOOP_GREEDY:
                case Program.LOOP_POSSESSIVE: {
                    int least = code[pc + 2];
                    int most = code[pc + 3];
                    int begin = at;
                    CharClass set = program.sets[code[pc + 1]];
                    byte[] known = set.known;
                    // Rounds that must be, and those after them, differ only in that the former cannot be given back.
                    int minimum = least == 0 ? at : -1;
                    int n = 0;
                    while (n < most) {
                        if (at >= to) {
                            hitEnd = true;
                            break;
                        }
                        char c = text[at];
                        if (c < 256) {
                            byte answer = known[c];
                            if (answer == CharClass.NO || answer == 0 && !set.has(c)) {
                                break;
                            }
                            at++;
                        } else if (c >= Character.MIN_HIGH_SURROGATE && c <= Character.MAX_HIGH_SURROGATE) {
                            int next = supplementary(set, at, to);
                            if (next < 0 && at + 1 == to && most == Node.UNBOUNDED && code[pc] == Program.LOOP_GREEDY
                                    && !set.isBasic() && set.test(c)) {
                                // The text is cut within a pair: a loop takes the half that is left.
                                next = to;
                            }
                            if (next < 0) {
                                break;
                            }
                            at = next;
                        } else if (set.test(c)) {
                            at++;
                        } else {
                            break;
                        }
                        if (++n == least) {
                            minimum = at;
                        }
                    }
                    if (minimum < 0) {
                        more = false;
                        break;
                    }
                    if (at > minimum && code[pc] == Program.LOOP_GREEDY) {
                        if (sp + 3 > stack.length) {
                            stack = grow();
                        }
                        stack[sp] = pc;
                        stack[sp + 1] = at;
                        stack[sp + 2] = minimum;
                        sp += 3;
                    }
                    pc += 4;
                    break;
                }
                case Program.LOOP_RELUCTANT: {
                    int least = code[pc + 2];
                    CharClass set = program.sets[code[pc + 1]];
                    int n = 0;
                    while (n < least) {
                        int next = one(set, at, to);
                        if (next < 0) {
                            break;
                        }
                        at = next;
                        n++;
                    }
                    if (n < least) {
                        more = false;
                        break;
                    }
                    if (n < code[pc + 3]) {
                        if (sp + 3 > stack.length) {
                            stack = grow();
                        }
                        stack[sp] = pc;
                        stack[sp + 1] = at;
                        stack[sp + 2] = n;
                        sp += 3;
                    }
                    pc += 4;
                    break;
                }
                case Program.JUMP:
                    pc = code[pc + 1];
                    break;
                case Program.SPLIT_SET: {
                    if (at < to) {
                        char c = text[at];
                        if (c < 256 ? !program.sets[code[pc + 2]].has(c)
                                : !Character.isSurrogate(c) && !program.sets[code[pc + 2]].test(c)) {
                            pc = code[pc + 1];
                            break;
                        }
                    }
                    if (sp + 3 > stack.length) {
                        stack = grow();
                    }
                    stack[sp] = code[pc + 1];
                    stack[sp + 1] = at;
                    stack[sp + 2] = PLAIN;
                    sp += 3;
                    pc += 3;
                    break;
                }
                //#for SPLIT other advance
                //#| SPLIT | code[pc + 1] | pc += 2
                //#| SPLIT_AWAY | pc + 2 | pc = code[pc + 1]
                case Program.$SPLIT$:
                    if (sp + 3 > stack.length) {
                        stack = grow();
                    }
                    stack[sp] = $other$;
                    stack[sp + 1] = at;
                    stack[sp + 2] = PLAIN;
                    sp += 3;
                    $advance$;
                    break;
                //#end
                case Program.AGAIN_GREEDY:
                case Program.AGAIN_RELUCTANT: {
                    if (sp + 6 > stack.length) {
                        stack = grow();
                    }
                    if (stepsBack > PATIENCE && program.loops > 0) {
                        if (hasFailed(code[pc + 2], at)) {
                            more = false;
                            break;
                        }
                        stack[sp] = pc;
                        stack[sp + 1] = at;
                        stack[sp + 2] = REMEMBER;
                        sp += 3;
                    }
                    boolean greedy = code[pc] == Program.AGAIN_GREEDY;
                    stack[sp] = greedy ? pc + 3 : code[pc + 1];
                    stack[sp + 1] = at;
                    stack[sp + 2] = PLAIN;
                    sp += 3;
                    pc = greedy ? code[pc + 1] : pc + 3;
                    break;
                }
                case Program.OPEN:
                case Program.MARK: {
                    int register = code[pc + 1];
                    if (sp > 0) {
                        if (sp + 3 > stack.length) {
                            stack = grow();
                        }
                        stack[sp] = ~register;
                        stack[sp + 1] = registers[register];
                        sp += 3;
                    }
                    registers[register] = at;
                    pc += 2;
                    break;
                }
                case Program.CLOSE: {
                    int register = 2 * code[pc + 1];
                    if (sp > 0 || always) {
                        if (sp + 3 > stack.length) {
                            stack = grow();
                        }
                        stack[sp] = ~register;
                        stack[sp + 1] = registers[register];
                        stack[sp + 2] = registers[register + 1];
                        sp += 3;
                    }
                    registers[register] = registers[code[pc + 2]];
                    registers[register + 1] = at;
                    pc += 3;
                    break;
                }
                case Program.LEAVE_IF_EMPTY:
                    pc = at == registers[code[pc + 1]] ? code[pc + 2] : pc + 3;
                    break;
                case Program.COUNT_BEGIN:
                case Program.ATOMIC_BEGIN: {
                    int register = code[pc + 1];
                    if (sp + 3 > stack.length) {
                        stack = grow();
                    }
                    stack[sp] = ~register;
                    stack[sp + 1] = registers[register];
                    sp += 3;
                    registers[register] = code[pc] == Program.COUNT_BEGIN ? 0 : sp;
                    pc += 2;
                    break;
                }
                case Program.COUNT_GREEDY:
                case Program.COUNT_RELUCTANT: {
                    if (sp + 6 > stack.length) {
                        stack = grow();
                    }
                    int register = code[pc + 2];
                    int n = registers[register] + 1;
                    stack[sp] = ~register;
                    stack[sp + 1] = n - 1;
                    sp += 3;
                    registers[register] = n;
                    boolean again = true;
                    if (at == registers[register + 1]) {
                        again = false;
                    } else if (n >= code[pc + 3]) {
                        if (n >= code[pc + 4]) {
                            again = false;
                        } else {
                            again = code[pc] == Program.COUNT_GREEDY;
                            stack[sp] = again ? pc + 5 : code[pc + 1];
                            stack[sp + 1] = at;
                            stack[sp + 2] = PLAIN;
                            sp += 3;
                        }
                    }
                    pc = again ? code[pc + 1] : pc + 5;
                    break;
                }
                case Program.REFERENCE: {
                    int next = reference(2 * code[pc + 1], code[pc + 2], at, to);
                    more = next >= 0;
                    at = next;
                    pc += 3;
                    break;
                }
                case Program.ATOMIC_END:
                    sp = registers[code[pc + 1]];
                    pc += 2;
                    break;
                case Program.AHEAD:
                case Program.NOT_AHEAD:
                case Program.BEHIND:
                case Program.NOT_BEHIND: {
                    while (sp + 21 > stack.length) {
                        stack = grow();
                    }
                    int instruction = code[pc];
                    int register = code[pc + 1];
                    boolean ahead = instruction <= Program.NOT_AHEAD;
                    boolean negative = instruction == Program.NOT_AHEAD || instruction == Program.NOT_BEHIND;
                    for (int i = 0; i < 4; i++) {
                        stack[sp] = ~(register + i);
                        stack[sp + 1] = registers[register + i];
                        sp += 3;
                    }
                    registers[register] = sp;
                    registers[register + 1] = at;
                    registers[register + 2] = from;
                    registers[register + 3] = to;
                    if (negative) {
                        stack[sp] = code[pc + (ahead ? 2 : 5)];
                        stack[sp + 1] = at;
                        stack[sp + 2] = PLAIN;
                        sp += 3;
                    }
                    if (transparent) {
                        // The whole text is seen, until the end of the look-around or its failure.
                        stack[sp] = ~groupRegisters;
                        stack[sp + 1] = from;
                        stack[sp + 2] = to;
                        sp += 3;
                        if (ahead) {
                            to = length;
                        } else {
                            from = 0;
                        }
                    }
                    if (ahead) {
                        requireEnd |= negative && at >= to;
                        pc += negative ? 3 : 2;
                        break;
                    }
                    boolean pairs = code[pc + 4] != 0;
                    int lowest = Math.max(back(at, code[pc + 3], pairs), from);
                    at = back(at, code[pc + 2], pairs);
                    if (at < lowest) {
                        more = false;
                        break;
                    }
                    if (at > lowest) {
                        stack[sp] = pc;
                        stack[sp + 1] = at;
                        stack[sp + 2] = lowest;
                        sp += 3;
                    }
                    pc += negative ? 6 : 5;
                    break;
                }
                case Program.BEHIND_END:
                    more = at == registers[code[pc + 1] + 1];
                    pc += 2;
                    break;
                case Program.LOOK_END:
                case Program.NOT_LOOK_END: {
                    int register = code[pc + 1];
                    sp = registers[register];
                    at = registers[register + 1];
                    from = registers[register + 2];
                    to = registers[register + 3];
                    more = code[pc] == Program.LOOK_END;
                    pc += 2;
                    break;
                }
                case Program.GRAPHEME:
                    if (at >= to) {
                        hitEnd = true;
                        more = false;
                        break;
                    }
                    at = Graphemes.next(text, at, to);
                    pc++;
                    break;
                case Program.BEGIN:
                    more = at == (anchoring ? from : 0);
                    pc++;
                    break;
                case Program.WORD_BOUNDARY:
                case Program.NO_WORD_BOUNDARY:
                    more = isWordBoundary(program.sets[code[pc + 1]], at, from, to)
                            == (code[pc] == Program.WORD_BOUNDARY);
                    pc += 2;
                    break;
                default:
                    more = holds(code[pc], at, from, to);
                    pc++;
            }
            if (more) {
                continue;
            }
            stepsBack++;
            while (true) {
                if (sp == 0) {
                    if (!always) {
                        clearGroups();
                    }
                    return false;
                }
                sp -= 3;
                int tag = stack[sp];
                if (tag < 0) {
                    int register = ~tag;
                    if (register < groupRegisters) {
                        registers[register] = stack[sp + 1];
                        registers[register + 1] = stack[sp + 2];
                    } else if (register == groupRegisters) {
                        from = stack[sp + 1];
                        to = stack[sp + 2];
                    } else {
                        registers[register] = stack[sp + 1];
                    }
                    continue;
                }
                at = stack[sp + 1];
                int limit = stack[sp + 2];
                if (limit == PLAIN) {
                    pc = tag;
                    break;
                }
                if (limit == REMEMBER) {
                    remember(code[tag + 2], at);
                    continue;
                }
                int instruction = code[tag];
                if (instruction == Program.LOOP_GREEDY) {
                    // One character less; fewer still while the next instruction asks for another one than is there.
                    at = before(at, limit);
                    pc = tag + 4;
                    if (code[pc] == Program.CHARACTER) {
                        int wanted = code[pc + 1];
                        while (at > limit && text[at] != wanted) {
                            at = before(at, limit);
                        }
                    }
                    if (at > limit) {
                        stack[sp + 1] = at;
                        sp += 3;
                    }
                    break;
                }
                if (instruction == Program.LOOP_RELUCTANT) {
                    CharClass set = program.sets[code[tag + 1]];
                    int most = code[tag + 3];
                    pc = tag + 4;
                    int wanted = code[pc] == Program.CHARACTER ? code[pc + 1] : -1;
                    int next = one(set, at, to);
                    limit++;
                    while (wanted >= 0 && next >= 0 && next < to && text[next] != wanted && limit < most) {
                        next = one(set, next, to);
                        limit++;
                    }
                    if (next < 0) {
                        continue;
                    }
                    at = next;
                    if (limit < most) {
                        stack[sp + 1] = at;
                        stack[sp + 2] = limit;
                        sp += 3;
                    }
                    break;
                }
                // A look-behind, which begins one character earlier.
                at = Math.max(back(at, 1, code[tag + 4] != 0), limit);
                if (at > limit) {
                    stack[sp + 1] = at;
                    sp += 3;
                }
                pc = tag + (instruction == Program.BEHIND ? 5 : 6);
                break;
            }
        }
    }

    /** The position before a character that a loop has matched, not below {@code limit}. */
    private int before(int at, int limit) {
        at--;
        if (at > limit && Character.isLowSurrogate(text[at]) && Character.isHighSurrogate(text[at - 1])) {
            at--;
        }
        return at;
    }

    private int reference(int register, int flags, int at, int to) {
        int begin = registers[register];
        int end = registers[register + 1];
        if (begin < 0) {
            return -1;
        }
        if (end - begin > to - at) {
            hitEnd = true;
            return -1;
        }
        for (int i = begin; i < end; i++, at++) {
            int c = text[i];
            int d = text[at];
            if (c == d) {
                continue;
            }
            if ((flags & Pattern.UNICODE_CASE) != 0) {
                if (CharClass.CaselessCharacter.fold(c) != CharClass.CaselessCharacter.fold(d)) {
                    return -1;
                }
            } else if ((flags & Pattern.CASE_INSENSITIVE) == 0 || (c ^ d) != 32 || (c | 32) < 'a' || (c | 32) > 'z') {
                return -1;
            }
        }
        return at;
    }

    private boolean hasFailed(int loop, int at) {
        if (failed == null) {
            return false;
        }
        int bit = loop * (length + 1) + at;
        return (failed[bit >>> 5] >>> bit & 1) != 0;
    }

    private void remember(int loop, int at) {
        if (failed == null) {
            long bits = (long) program.loops * (length + 1);
            if (bits > Integer.MAX_VALUE) {
                return;
            }
            failed = new int[(int) (bits >>> 5) + 1];
        }
        int bit = loop * (length + 1) + at;
        failed[bit >>> 5] |= 1 << bit;
    }
}
