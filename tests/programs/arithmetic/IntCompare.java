// Every int, long and reference comparison, in both senses, and lcmp at the extremes.
public class IntCompare {
    static int[] ints = {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
    static long[] longs = {0, 1, -1, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 32};

    static String zero(int a) {
        return (a == 0 ? "eq" : "ne") + (a != 0 ? "ne" : "eq") + (a < 0 ? "lt" : "ge") + (a >= 0 ? "ge" : "lt") + (a > 0 ? "gt" : "le") + (a <= 0 ? "le" : "gt");
    }

    static String two(int a, int b) {
        return (a == b ? "eq" : "ne") + (a != b ? "ne" : "eq") + (a < b ? "lt" : "ge") + (a >= b ? "ge" : "lt") + (a > b ? "gt" : "le") + (a <= b ? "le" : "gt");
    }

    static String two(long a, long b) {
        return (a == b ? "eq" : "ne") + (a != b ? "ne" : "eq") + (a < b ? "lt" : "ge") + (a >= b ? "ge" : "lt") + (a > b ? "gt" : "le") + (a <= b ? "le" : "gt");
    }

    public static void main(String[] args) {
        for (int a : ints) {
            System.out.println(a + " " + zero(a));
            for (int b : ints) {
                System.out.println(a + " " + b + " " + two(a, b) + " " + Integer.compare(a, b) + " " + Integer.compareUnsigned(a, b));
            }
        }
        for (long a : longs) {
            for (long b : longs) {
                System.out.println(a + " " + b + " " + two(a, b) + " " + Long.compare(a, b) + " " + Long.compareUnsigned(a, b));
            }
        }
        Object p = "p", q = new Object(), none = null;
        System.out.println((p == q) + " " + (p != q) + " " + (p == p) + " " + (none == null) + " " + (p != null) + " " + (none == p));
        boolean t = ints[1] == 1, u = ints[0] == 1;
        System.out.println((t & u) + " " + (t | u) + " " + (t ^ u) + " " + (t && u) + " " + (t || u) + " " + !t + " " + (t == u) + " " + (t != u));
    }
}
