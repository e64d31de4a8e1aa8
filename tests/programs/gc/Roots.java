// Everything that can hold the only reference: locals, operands, statics, thread-locals, monitors, exceptions in flight, lambdas, arguments.
import java.util.function.*;

public class Roots {
    static Object field;
    static final ThreadLocal<int[]> LOCAL = new ThreadLocal<>();

    static int[] make(int n) {
        return new int[] {n};
    }

    static int collect(int n) {
        System.gc();
        for (int i = 0; i < 20; i++) {
            int[] garbage = new int[50];
            garbage[0] = 0xDEAD;
        }
        return n;
    }

    static int operands() {
        return make(1)[0] + make(2)[collect(0)] * make(3)[collect(0)] + sum(make(4), collect(5), make(6));
    }

    static int sum(int[] a, int b, int[] c) {
        collect(0);
        return a[0] + b + c[0];
    }

    static int locals(int[] p) {
        int[] a = make(10);
        long between = 1L << 40;
        int[] b = make(20);
        double d = 0.5;
        collect(0);
        Object o = p;
        p = null;
        collect(0);
        return a[0] + b[0] + ((int[]) o)[0] + (int) (between >> 40) + (int) (d * 2);
    }

    static int exceptions() {
        try {
            throw new IllegalStateException("in flight " + make(7)[0]);
        } catch (IllegalStateException e) {
            collect(0);
            return e.getMessage().length();
        } finally {
            collect(0);
        }
    }

    static int monitors() {
        int r = 0;
        for (int i = 0; i < 3; i++) {
            synchronized (make(i)) {
                r += collect(i);
            }
        }
        return r;
    }

    class Inner {
        int[] v = make(8);

        int get() {
            collect(0);
            return v[0] + base[0];
        }
    }

    int[] base = make(100);

    public static void main(String[] args) throws Exception {
        System.out.println(operands());
        System.out.println(locals(make(30)));
        System.out.println(exceptions());
        System.out.println(monitors());
        field = new Object[] {make(9), new Object[] {make(11)}};
        LOCAL.set(make(12));
        collect(0);
        System.out.println(((int[]) ((Object[]) field)[0])[0] + LOCAL.get()[0]);
        int[] captured = make(13);
        Supplier<Integer> s = () -> captured[0] + collect(1);
        Supplier<Integer> t = new Roots().new Inner()::get;
        collect(0);
        System.out.println(s.get() + t.get());
        int[] box = new int[1];
        Thread thread = new Thread(() -> {
            int[] own = make(14);
            collect(0);
            Thread.yield();
            box[0] = own[0];
        });
        thread.start();
        collect(0);
        thread.join();
        System.out.println(box[0]);
        String text = "a" + collect(1) + make(2)[0] + new StringBuilder("b").append(collect(3)) + new String(new char[] {'c', (char) ('a' + collect(4))});
        collect(0);
        System.out.println(text + " " + text.intern());
        int[][] grid = {make(1), {collect(2)}, make(3)};
        System.out.println(grid[0][0] + grid[1][0] + grid[2][0]);
    }
}
