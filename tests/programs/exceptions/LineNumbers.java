// exit: 1
// Lines in a trace through loops, lambdas, switches, strings of calls; lambda frames named, adapters hidden.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

public class LineNumbers {
    interface Step {
        int apply(int x);
    }

    static int chain(Step s, int x) {
        return s.apply(
            s.apply(x));
    }

    int field;

    LineNumbers set(int v) {
        if (v > 2) {
            throw new IndexOutOfBoundsException(v);
        }
        field = v;
        return this;
    }

    public static void main(String[] args) {
        try {
            chain(x -> {
                int y = x * 2;
                if (y > 5) {
                    throw new IllegalArgumentException("y=" + y);
                }
                return y;
            }, 2);
        } catch (IllegalArgumentException e) {
            e.printStackTrace();
        }
        try {
            chain(LineNumbers::ref, 1);
        } catch (ArithmeticException e) {
            e.printStackTrace();
        }
        try {
            new LineNumbers()
                .set(1)
                .set(2)
                .set(3)
                .set(4);
        } catch (IndexOutOfBoundsException e) {
            e.printStackTrace();
        }
        List<Integer> list = new ArrayList<>(List.of(1, 2, 0));
        Function<Integer, Integer> f = v -> 6 / v;
        for (int v : list) {
            System.out.println(f.apply(v));
        }
    }

    static int ref(int x) {
        return x / (x - 1);
    }
}
