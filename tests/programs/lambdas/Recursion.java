// Recursion through fields, self-application, lambdas in interfaces and constructors, generic functional interfaces, exceptions declared.
import java.util.function.*;

public class Recursion {
    static IntUnaryOperator factorial;
    static final IntBinaryOperator ACKERMANN = (m, n) -> m == 0 ? n + 1 : n == 0 ? Recursion.ACKERMANN.applyAsInt(m - 1, 1) : Recursion.ACKERMANN.applyAsInt(m - 1, Recursion.ACKERMANN.applyAsInt(m, n - 1));
    final Function<Integer, Integer> fib = n -> n < 2 ? n : this.fib.apply(n - 1) + this.fib.apply(n - 2);

    interface Fix<T, R> extends Function<Fix<T, R>, Function<T, R>> {
    }

    static <T, R> Function<T, R> fix(Function<Function<T, R>, Function<T, R>> f) {
        Fix<T, R> g = h -> f.apply(x -> h.apply(h).apply(x));
        return g.apply(g);
    }

    interface Checked<T, E extends Exception> {
        T get() throws E;

        default T orElse(T other) {
            try {
                return get();
            } catch (Exception e) {
                return other;
            }
        }

        static <T> Checked<T, RuntimeException> always(T t) {
            return () -> t;
        }
    }

    interface Visitor<R> {
        R visit(int n);

        Visitor<String> PRINT = n -> "n" + n;
    }

    static int compose(IntUnaryOperator f, int times, int x) {
        IntUnaryOperator g = IntUnaryOperator.identity();
        for (int i = 0; i < times; i++) {
            g = g.andThen(f);
        }
        return g.applyAsInt(x);
    }

    static <T> T twice(Function<? super T, ? extends T> f, T t) {
        return f.apply(f.apply(t));
    }

    public static void main(String[] args) throws Exception {
        factorial = n -> n <= 1 ? 1 : n * factorial.applyAsInt(n - 1);
        System.out.println(factorial.applyAsInt(10) + " " + ACKERMANN.applyAsInt(2, 3) + " " + new Recursion().fib.apply(12));
        Function<Integer, Long> pow = fix(self -> n -> n == 0 ? 1L : 2 * self.apply(n - 1));
        System.out.println(pow.apply(40));
        Checked<Integer, Exception> fails = () -> {
            throw new Exception("checked");
        };
        System.out.println(fails.orElse(9) + " " + Checked.always("x").get() + " " + Visitor.PRINT.visit(4));
        try {
            fails.get();
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
        System.out.println(compose(x -> x * 2 + 1, 10, 0) + " " + twice(s -> s + "!", "hey") + " " + twice((Integer i) -> i * i, 3));
        Runnable nested = () -> ((Runnable) () -> ((Runnable) () -> System.out.println("three deep")).run()).run();
        nested.run();
        Supplier<Supplier<Supplier<String>>> s = () -> () -> () -> "supplied";
        System.out.println(s.get().get().get());
        Object o = new Object() {
            final Supplier<String> x = () -> this.getClass().getSimpleName() + "anon";

            String m() {
                return x.get();
            }
        }.m();
        System.out.println(o);
        BinaryOperator<UnaryOperator<Integer>> comp = (f, g) -> x -> f.apply(g.apply(x));
        System.out.println(comp.apply(x -> x + 1, x -> x * 2).apply(5) + " " + BinaryOperator.minBy(java.util.Comparator.<Integer>naturalOrder()).apply(3, 2));
    }
}
