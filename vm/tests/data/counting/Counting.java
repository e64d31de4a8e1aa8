/**
 * Programs whose bytecodes are counted by hand, in the table beside the test that runs them. The first argument says
 * what is repeated; each further one is one repetition.
 */
public class Counting {
    static int field;

    public static void main(String[] arguments) {
        String what = arguments[0];
        for (int i = 1; i < arguments.length; i++) {
            switch (what.charAt(0)) {
                case 'l': loop(); break;
                case 't': thrown(null); break;
                case 'c': caughtAbove(); break;
                case 's': synchronised(); break;
                case 'e': empty(); break;
                case 'r': recursion(3); break;
                case 'w': switches(); break;
                default: break;
            }
        }
    }

    static void loop() {
        for (int i = 0; i < 3; i++) {
            field += i;
        }
    }

    static void thrown(int[] array) {
        try {
            field = 1;
            field = array.length;
            field = 2;
        } catch (NullPointerException e) {
            field = 3;
        }
    }

    static void caughtAbove() {
        try {
            throwing(7);
            field = 4;
        } catch (ArithmeticException e) {
            field = 5;
        }
    }

    static void throwing(int value) {
        field = value / 0;
        field = 6;
    }

    static synchronized void synchronised() {
        field = 7;
    }

    static void empty() {
    }

    static int recursion(int depth) {
        return depth == 0 ? 0 : recursion(depth - 1) + 1;
    }

    static void switches() {
        for (int i = 0; i < 4; i++) {
            switch (i) {
                case 0: field = 0; break;
                case 1:
                case 2: field = 1; continue;
                default: break;
            }
        }
    }
}
