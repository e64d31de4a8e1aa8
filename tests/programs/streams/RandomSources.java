import java.util.*;
import java.util.stream.*;

public class RandomSources {
    static void attempt(String what, Runnable r) {
        try {
            r.run();
            System.out.println(what + ": accepted");
        } catch (IllegalArgumentException e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Random r = new Random(42);
        System.out.println(r.ints(5).boxed().toList());
        System.out.println(r.ints(5, 10, 20).boxed().toList());
        System.out.println(r.ints(5, 0, 16).boxed().toList());
        System.out.println(r.ints(0, 100).limit(5).boxed().toList());
        System.out.println(r.ints(-2_000_000_000, 2_000_000_000).limit(5).boxed().toList());
        System.out.println(r.ints().limit(2).boxed().toList());
        System.out.println(r.longs(5).boxed().toList());
        System.out.println(r.longs(5, 10, 20).boxed().toList());
        System.out.println(r.longs(0, 1L << 40).limit(3).boxed().toList());
        System.out.println(r.longs(Long.MIN_VALUE / 2 - 7, Long.MAX_VALUE).limit(3).boxed().toList());
        System.out.println(r.doubles(3).boxed().toList());
        System.out.println(r.doubles(3, 1, 2).boxed().toList());
        System.out.println(r.doubles(-5, 5).limit(3).boxed().toList());
        System.out.println(r.nextInt());
        // Counting draws nothing.
        System.out.println(r.ints(1000).count() + " " + r.nextInt(1000));
        SplittableRandom s = new SplittableRandom(42);
        System.out.println(s.ints(4).boxed().toList() + " " + s.ints(4, 0, 10).boxed().toList() + s.longs(3).boxed().toList()
                + s.doubles(2).boxed().toList() + s.longs(2, 5, 50).boxed().toList() + s.doubles(2, 4, 5).boxed().toList());
        attempt("ints size", () -> r.ints(-1));
        attempt("ints bound", () -> r.ints(5, 3, 3));
        attempt("longs size", () -> r.longs(-1));
        attempt("longs bound", () -> r.longs(5, 3, 3));
        attempt("doubles bound", () -> r.doubles(5, 3, 3));
        attempt("doubles NaN", () -> r.doubles(5, 3, Double.NaN));
        attempt("endless bound", () -> r.ints(3, 2));
        System.out.println(new Random(1).ints(1000, 0, 50).distinct().count());
        class Constant extends Random {
            @Override
            public int nextInt() {
                return 7;
            }

            @Override
            public int next(int bits) {
                return 3;
            }
        }
        System.out.println(new Constant().ints(3).boxed().toList() + " " + new Constant().ints(3, 0, 5).boxed().toList()
                + new Constant().ints(3, 0, 8).boxed().toList());
        System.out.println(java.util.concurrent.ThreadLocalRandom.current().ints(100, 3, 6).allMatch(x -> x >= 3 && x < 6));
    }
}
