// An interpreter of a register machine's binary code: fetch, decode, execute; computes factorials, primes and a string.
public class ByteCodeMachine {
    static final int HALT = 0, LOAD = 1, ADD = 2, SUB = 3, MUL = 4, JZ = 5, JMP = 6, OUT = 7, MOV = 8, REM = 9, CALL = 10, RET = 11, CHR = 12, LT = 13;
    final int[] code;
    final long[] regs = new long[8];
    final int[] stack = new int[64];
    int pc, sp;
    long executed;
    final StringBuilder out = new StringBuilder();

    ByteCodeMachine(int... code) {
        this.code = code;
    }

    static int op(int op, int a, int b, int c) {
        return op << 24 | a << 16 | b << 8 | c;
    }

    String run(long limit) {
        while (executed < limit) {
            int i = code[pc++];
            int a = i >> 16 & 255, b = i >> 8 & 255, c = i & 255;
            executed++;
            switch (i >>> 24) {
                case HALT: return out + " after " + executed;
                case LOAD: regs[a] = (short) (i & 0xFFFF); break;
                case ADD: regs[a] = regs[b] + regs[c]; break;
                case SUB: regs[a] = regs[b] - regs[c]; break;
                case MUL: regs[a] = regs[b] * regs[c]; break;
                case REM: regs[a] = regs[b] % regs[c]; break;
                case LT: regs[a] = regs[b] < regs[c] ? 1 : 0; break;
                case MOV: regs[a] = regs[b]; break;
                case JZ: if (regs[a] == 0) pc = i & 0xFFFF; break;
                case JMP: pc = i & 0xFFFF; break;
                case OUT: out.append(regs[a]).append(' '); break;
                case CHR: out.append((char) regs[a]); break;
                case CALL: stack[sp++] = pc; pc = i & 0xFFFF; break;
                case RET: pc = stack[--sp]; break;
                default: throw new IllegalStateException("opcode " + (i >>> 24) + " at " + (pc - 1));
            }
        }
        return out + " stopped at " + pc;
    }

    public static void main(String[] args) {
        int[] factorial = {op(LOAD, 0, 0, 15), op(LOAD, 1, 0, 1), op(LOAD, 2, 0, 1), op(JZ, 0, 0, 7), op(MUL, 1, 1, 0), op(SUB, 0, 0, 2), op(JMP, 0, 0, 3), op(OUT, 1, 0, 0), op(HALT, 0, 0, 0)};
        System.out.println(new ByteCodeMachine(factorial).run(1000));
        int[] primes = {op(LOAD, 0, 0, 2), op(LOAD, 1, 0, 120), op(LOAD, 7, 0, 1), op(LT, 3, 0, 1), op(JZ, 3, 0, 16), op(LOAD, 2, 0, 2), op(LT, 3, 2, 0), op(JZ, 3, 0, 12), op(REM, 4, 0, 2), op(JZ, 4, 0, 13), op(ADD, 2, 2, 7), op(JMP, 0, 0, 6), op(OUT, 0, 0, 0), op(ADD, 0, 0, 7), op(JMP, 0, 0, 3), op(HALT, 0, 0, 0), op(HALT, 0, 0, 0)};
        System.out.println(new ByteCodeMachine(primes).run(100000));
        int[] text = {op(LOAD, 0, 0, 'a'), op(LOAD, 1, 0, 5), op(LOAD, 2, 0, 1), op(CALL, 0, 0, 7), op(ADD, 0, 0, 2), op(SUB, 1, 1, 2), op(JMP, 0, 0, 3), op(JZ, 1, 0, 10), op(CHR, 0, 0, 0), op(RET, 0, 0, 0), op(HALT, 0, 0, 0)};
        System.out.println(new ByteCodeMachine(text).run(50));
        int[] endless = {op(JMP, 0, 0, 0)};
        System.out.println(new ByteCodeMachine(endless).run(5000));
        for (int[] bad : new int[][] {{op(99, 0, 0, 0)}, {op(RET, 0, 0, 0)}, {op(LOAD, 9, 0, 0)}, {op(REM, 0, 0, 1)}, {op(LOAD, 0, 255, 0)}}) {
            try {
                System.out.println(new ByteCodeMachine(bad).run(10));
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
            }
        }
    }
}
