// vm: -Xss512k
// StackOverflowError is caught, the VM recovers, and deep recursion works again; through methods, constructors, interfaces, toString.
public class StackOverflow {
    static int depth;
    static int deepest;

    static void down() {
        depth++;
        down();
    }

    static long wide(long a, double b, long c, double d, long e) {
        return wide(b > 0 ? a + 1 : a, b, c, d, e) + a;
    }

    static class Node {
        Node other;

        @Override
        public String toString() {
            return "n" + other;
        }
    }

    static class Chain {
        Chain next = new Chain();
    }

    interface Rec {
        int go(Rec r, int n);
    }

    static int withFinally(int n) {
        try {
            return withFinally(n + 1);
        } finally {
            deepest = Math.max(deepest, n);
        }
    }

    static int limited(int n) {
        return n == 0 ? 0 : 1 + limited(n - 1);
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            depth = 0;
            try {
                down();
            } catch (StackOverflowError e) {
                System.out.println("overflow " + (depth > 500) + " " + e.getMessage() + " " + e.getStackTrace().length + " " + e.getStackTrace()[0].getMethodName());
            }
        }
        try {
            wide(1, 2, 3, 4, 5);
        } catch (StackOverflowError e) {
            System.out.println("wide");
        }
        Node a = new Node();
        a.other = new Node();
        a.other.other = a;
        try {
            a.toString();
        } catch (StackOverflowError e) {
            System.out.println("toString");
        }
        try {
            new Chain();
        } catch (StackOverflowError e) {
            System.out.println("constructor");
        }
        Rec r = (self, n) -> self.go(self, n + 1) + 1;
        try {
            r.go(r, 0);
        } catch (StackOverflowError e) {
            System.out.println("lambda");
        }
        try {
            withFinally(0);
        } catch (StackOverflowError e) {
            System.out.println("finally " + (deepest > 100));
        }
        System.out.println(limited(1000));
    }
}
