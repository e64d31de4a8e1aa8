// The stack instructions in every form of JVMS 6.5, most of which javac never emits: the resulting stack is passed as arguments.
public class OperandStack {
    static String show(int a) {
        return "" + a;
    }

    static String show(int a, int b) {
        return a + " " + b;
    }

    static String show(int a, int b, int c) {
        return a + " " + b + " " + c;
    }

    static String show(int a, int b, int c, int d) {
        return show(a, b) + " " + show(c, d);
    }

    static String show(int a, int b, int c, int d, int e) {
        return show(a, b, c) + " " + show(d, e);
    }

    static String show(int a, int b, int c, int d, int e, int f) {
        return show(a, b, c) + " " + show(d, e, f);
    }

    static String show(int a, long b, int c) {
        return a + " " + b + "L " + c;
    }

    static String show(long a, long b) {
        return a + "L " + b + "L";
    }

    static String show(long a, int b, long c) {
        return a + "L " + b + " " + c + "L";
    }

    static String show(long a, int b, int c, long d) {
        return a + "L " + b + " " + c + " " + d + "L";
    }

    static String show(int a, int b, long c, int d, int e) {
        return a + " " + b + " " + c + "L " + d + " " + e;
    }

    static String show(double a, long b, double c) {
        return a + " " + b + "L " + c;
    }

    static String show(int a, String b) {
        return a + " " + b;
    }

    static String show(String a, float b, String c) {
        return a + " " + b + " " + c;
    }

    public static void main(String[] args) {
        System.out.println("swap " + Assembled.swap(1, 2));
        System.out.println("swap of a reference " + Assembled.swapMixed("s", 2));
        System.out.println("dup_x1 " + Assembled.dupX1(1, 2));
        System.out.println("dup_x1 over float " + Assembled.dupX1Mixed(1.5f, "s"));
        System.out.println("dup_x2 form 1 " + Assembled.dupX2(1, 2, 3));
        System.out.println("dup_x2 form 2 " + Assembled.dupX2Wide(1L << 40, 2));
        System.out.println("dup2 form 1 " + Assembled.dup2(1, 2));
        System.out.println("dup2 form 2 " + Assembled.dup2Wide(-1L << 40));
        System.out.println("dup2_x1 form 1 " + Assembled.dup2X1(1, 2, 3));
        System.out.println("dup2_x1 form 2 " + Assembled.dup2X1Wide(1, 2L << 40));
        System.out.println("dup2_x2 form 1 " + Assembled.dup2X2(1, 2, 3, 4));
        System.out.println("dup2_x2 form 2 " + Assembled.dup2X2Form2(1, 2, 3L << 40));
        System.out.println("dup2_x2 form 3 " + Assembled.dup2X2Form3(1L << 40, 2, 3));
        System.out.println("dup2_x2 form 4 " + Assembled.dup2X2Form4(1L << 40, 2.5));
        System.out.println("pop2 form 1 " + Assembled.pop2(1, 2, 3));
        System.out.println("pop2 form 2 " + Assembled.pop2Wide(1, 2L));
        System.out.println("pop " + Assembled.pop(1, "x"));
    }
}
