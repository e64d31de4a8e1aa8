import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A stack virtual machine in Java: an assembler with labels, a dispatch loop over a switch, frames,
 * calls and a heap of arrays. It runs a prime sieve, recursive Ackermann numbers and a sort.
 * Stresses the classic interpreter loop: a large switch, array stacks and unpredictable branches.
 */
public final class StackMachine {

    enum Op { PUSH, LOAD, STORE, ADD, SUB, MUL, DIV, REM, LESS, EQUAL, NOT, JUMP, JUMP_IF, CALL, RETURN, NEW, GET, PUT, LENGTH, DUP, POP, PRINT, HALT }

    static final class Assembler {
        private final List<Integer> code = new ArrayList<>();
        private final Map<String, Integer> labels = new HashMap<>();
        private final Map<Integer, String> uses = new HashMap<>();

        /** One instruction a line: label: or OP [number or label]; a call is CALL label arguments locals. */
        static int[] assemble(String source) {
            Assembler assembler = new Assembler();
            for (String line : source.split("\n")) {
                assembler.line(line.trim());
            }
            int[] code = new int[assembler.code.size()];
            for (int i = 0; i < code.length; i++) {
                String label = assembler.uses.get(i);
                code[i] = label == null ? assembler.code.get(i) : assembler.address(label);
            }
            return code;
        }

        private int address(String label) {
            Integer address = labels.get(label);
            if (address == null) {
                throw new IllegalArgumentException("no label " + label);
            }
            return address;
        }

        private void line(String line) {
            if (line.isEmpty()) {
                return;
            }
            if (line.endsWith(":")) {
                labels.put(line.substring(0, line.length() - 1), code.size());
                return;
            }
            String[] words = line.split(" ");
            code.add(Op.valueOf(words[0]).ordinal());
            for (int i = 1; i < words.length; i++) {
                char first = words[i].charAt(0);
                if (first == '-' || first >= '0' && first <= '9') {
                    code.add(Integer.parseInt(words[i]));
                } else {
                    uses.put(code.size(), words[i]);
                    code.add(0);
                }
            }
        }
    }

    static final class Machine {
        private static final Op[] OPS = Op.values();
        private final int[] code;
        private int[] stack = new int[256];
        private final List<int[]> arrays = new ArrayList<>();
        private long printed;
        private long executed;

        Machine(int[] code) {
            this.code = code;
        }

        long run() {
            int pc = 0;
            int top = 16;
            int base = 0;
            while (true) {
                executed++;
                switch (OPS[code[pc++]]) {
                    case PUSH -> stack[top++] = code[pc++];
                    case LOAD -> stack[top++] = stack[base + code[pc++]];
                    case STORE -> stack[base + code[pc++]] = stack[--top];
                    case ADD -> {
                        top--;
                        stack[top - 1] += stack[top];
                    }
                    case SUB -> {
                        top--;
                        stack[top - 1] -= stack[top];
                    }
                    case MUL -> {
                        top--;
                        stack[top - 1] *= stack[top];
                    }
                    case DIV -> {
                        top--;
                        stack[top - 1] /= stack[top];
                    }
                    case REM -> {
                        top--;
                        stack[top - 1] %= stack[top];
                    }
                    case LESS -> {
                        top--;
                        stack[top - 1] = stack[top - 1] < stack[top] ? 1 : 0;
                    }
                    case EQUAL -> {
                        top--;
                        stack[top - 1] = stack[top - 1] == stack[top] ? 1 : 0;
                    }
                    case NOT -> stack[top - 1] ^= 1;
                    case JUMP -> pc = code[pc];
                    case JUMP_IF -> pc = stack[--top] != 0 ? code[pc] : pc + 1;
                    case CALL -> {
                        int target = code[pc];
                        int arguments = code[pc + 1];
                        int locals = code[pc + 2];
                        if (top + locals + 64 > stack.length) {
                            int[] larger = new int[stack.length * 2];
                            System.arraycopy(stack, 0, larger, 0, top);
                            stack = larger;
                        }
                        int newBase = top - arguments;
                        top = newBase + arguments + locals;
                        stack[top++] = pc + 3;
                        stack[top++] = base;
                        base = newBase;
                        pc = target;
                    }
                    case RETURN -> {
                        int result = stack[--top];
                        int callerBase = stack[--top];
                        pc = stack[--top];
                        top = base;
                        base = callerBase;
                        stack[top++] = result;
                    }
                    case NEW -> {
                        arrays.add(new int[stack[top - 1]]);
                        stack[top - 1] = arrays.size() - 1;
                    }
                    case GET -> {
                        top--;
                        stack[top - 1] = arrays.get(stack[top - 1])[stack[top]];
                    }
                    case PUT -> {
                        top -= 3;
                        arrays.get(stack[top])[stack[top + 1]] = stack[top + 2];
                    }
                    case LENGTH -> stack[top - 1] = arrays.get(stack[top - 1]).length;
                    case DUP -> {
                        stack[top] = stack[top - 1];
                        top++;
                    }
                    case POP -> top--;
                    case PRINT -> printed = printed * 31 + stack[--top];
                    case HALT -> {
                        return printed * 31 + executed;
                    }
                }
            }
        }
    }

    /** Local 0: the array; 1: i; 2: j; 3: how many primes. */
    static String sieve(int limit) {
        return """
            PUSH %
            NEW
            STORE 0
            PUSH 2
            STORE 1
            outer:
            LOAD 1
            LOAD 0
            LENGTH
            LESS
            NOT
            JUMP_IF done
            LOAD 0
            LOAD 1
            GET
            JUMP_IF next
            LOAD 3
            PUSH 1
            ADD
            STORE 3
            LOAD 1
            DUP
            ADD
            STORE 2
            inner:
            LOAD 2
            LOAD 0
            LENGTH
            LESS
            NOT
            JUMP_IF next
            LOAD 0
            LOAD 2
            PUSH 1
            PUT
            LOAD 2
            LOAD 1
            ADD
            STORE 2
            JUMP inner
            next:
            LOAD 1
            PUSH 1
            ADD
            STORE 1
            JUMP outer
            done:
            LOAD 3
            PRINT
            HALT
            """.replace("%", Integer.toString(limit));
    }

    static String ackermann(int m, int n) {
        return """
            PUSH M
            PUSH N
            CALL ack 2 0
            PRINT
            HALT
            ack:
            LOAD 0
            JUMP_IF positive
            LOAD 1
            PUSH 1
            ADD
            RETURN
            positive:
            LOAD 1
            JUMP_IF both
            LOAD 0
            PUSH 1
            SUB
            PUSH 1
            CALL ack 2 0
            RETURN
            both:
            LOAD 0
            PUSH 1
            SUB
            LOAD 0
            LOAD 1
            PUSH 1
            SUB
            CALL ack 2 0
            CALL ack 2 0
            RETURN
            """.replace("PUSH M", "PUSH " + m).replace("PUSH N", "PUSH " + n);
    }

    /** Fills an array with a generator, sorts it by insertion, prints each tenth element. */
    static String sort(int length) {
        return """
            PUSH %
            NEW
            STORE 0
            PUSH 1
            STORE 3
            fill:
            LOAD 1
            LOAD 0
            LENGTH
            EQUAL
            JUMP_IF filled
            LOAD 3
            PUSH 75
            MUL
            PUSH 74
            ADD
            PUSH 65537
            REM
            STORE 3
            LOAD 0
            LOAD 1
            LOAD 3
            PUT
            LOAD 1
            PUSH 1
            ADD
            STORE 1
            JUMP fill
            filled:
            PUSH 1
            STORE 1
            next:
            LOAD 1
            LOAD 0
            LENGTH
            EQUAL
            JUMP_IF sorted
            LOAD 0
            LOAD 1
            GET
            STORE 3
            LOAD 1
            STORE 2
            shift:
            LOAD 2
            PUSH 0
            EQUAL
            JUMP_IF place
            LOAD 3
            LOAD 0
            LOAD 2
            PUSH 1
            SUB
            GET
            LESS
            NOT
            JUMP_IF place
            LOAD 0
            LOAD 2
            LOAD 0
            LOAD 2
            PUSH 1
            SUB
            GET
            PUT
            LOAD 2
            PUSH 1
            SUB
            STORE 2
            JUMP shift
            place:
            LOAD 0
            LOAD 2
            LOAD 3
            PUT
            LOAD 1
            PUSH 1
            ADD
            STORE 1
            JUMP next
            sorted:
            PUSH 0
            STORE 1
            show:
            LOAD 1
            LOAD 0
            LENGTH
            LESS
            NOT
            JUMP_IF end
            LOAD 0
            LOAD 1
            GET
            PRINT
            LOAD 1
            PUSH 10
            ADD
            STORE 1
            JUMP show
            end:
            HALT
            """.replace("%", Integer.toString(length));
    }

    static long execute(int size) {
        long checksum = 0;
        String[] sources = {sieve(size * 200), ackermann(2, size), sort(size)};
        for (String source : sources) {
            checksum = checksum * 1000003 + new Machine(Assembler.assemble(source)).run();
        }
        return checksum;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 450;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = execute(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("StackMachine " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
