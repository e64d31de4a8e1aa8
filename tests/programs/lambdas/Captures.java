// Lambdas capturing every type, many values, this, effectively final locals, loop variables, arrays, other lambdas.
import java.util.ArrayList;
import java.util.List;
import java.util.function.*;

public class Captures {
    int field = 1;
    static int count;

    Supplier<String> all(boolean z, byte b, short s, char c, int i, long l, float f, double d, String t, int[] a) {
        return () -> z + " " + b + " " + s + " " + c + " " + i + " " + l + " " + f + " " + d + " " + t + " " + a[0]++ + " " + field++;
    }

    static IntSupplier counter() {
        int[] n = {0};
        return () -> ++n[0];
    }

    static Function<Integer, Function<Integer, Function<Integer, Integer>>> curry() {
        return a -> b -> c -> a * 100 + b * 10 + c;
    }

    Runnable thisChain() {
        return () -> {
            Runnable inner = () -> {
                field += 10;
                this.field += 100;
            };
            inner.run();
            inner.run();
        };
    }

    final Supplier<Integer> inField = () -> field * 2;
    static final Supplier<Integer> STATIC = () -> count + 5;

    Captures() {
        Runnable r = () -> field = 50;
        r.run();
    }

    public static void main(String[] args) {
        Captures c = new Captures();
        System.out.println(c.field + " " + c.inField.get() + " " + STATIC.get());
        int[] shared = {7};
        Supplier<String> s = c.all(true, (byte) -1, (short) -2, 'c', 4, 1L << 40, 1.5f, -2.5, "t", shared);
        System.out.println(s.get());
        System.out.println(s.get() + " " + shared[0]);
        IntSupplier a = counter(), b = counter();
        System.out.println(a.getAsInt() + a.getAsInt() + b.getAsInt() + " " + (a == b) + " " + (a.getClass() == b.getClass()));
        System.out.println(curry().apply(1).apply(2).apply(3));
        c.thisChain().run();
        System.out.println(c.field);
        List<Supplier<Integer>> list = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            int k = i * i;
            list.add(() -> k + count);
        }
        for (int v : new int[] {100, 200}) {
            list.add(() -> v);
        }
        count = 1;
        for (Supplier<Integer> x : list) {
            System.out.print(x.get() + " ");
        }
        System.out.println();
        Runnable[] same = new Runnable[3];
        for (int i = 0; i < 3; i++) {
            same[i] = () -> count++;
        }
        System.out.println((same[0] == same[1]) + " " + (same[1] == same[2]));
        for (Runnable r : same) {
            r.run();
        }
        long l1 = 1, l2 = 2;
        double d1 = 3, d2 = 4;
        LongBinaryOperator op = (x, y) -> x * l1 + y * l2 + (long) (d1 * d2);
        System.out.println(op.applyAsLong(10, 20) + " " + count);
        Object o = (Runnable & java.io.Serializable) () -> count += 40;
        ((Runnable) o).run();
        System.out.println((o instanceof java.io.Serializable) + " " + (o instanceof Runnable) + " " + (o instanceof Cloneable) + " " + count);
        Runnable throwing = () -> {
            throw new IllegalStateException("from lambda " + l1);
        };
        try {
            throwing.run();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + e.getStackTrace()[0].getMethodName().startsWith("lambda$") + " " + e.getStackTrace()[1].getMethodName());
        }
    }
}
