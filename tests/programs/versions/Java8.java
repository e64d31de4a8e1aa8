// release: 8
// javac: -g
// A cross-section of the language compiled for Java 8 with full debug information.
import java.util.*;
import java.util.function.*;

public class Java8 {
    enum Level {
        LOW(1), HIGH(2) {
            @Override
            int scale(int x) {
                return x * 100;
            }
        };

        final int n;

        Level(int n) {
            this.n = n;
        }

        int scale(int x) {
            return x * n;
        }
    }

    interface Named {
        String name();

        default String hello() {
            return "hello " + name();
        }

        static Named of(String s) {
            return () -> s;
        }
    }

    static <T extends Comparable<T>> T best(Collection<? extends T> c) {
        Iterator<? extends T> it = c.iterator();
        T best = it.next();
        while (it.hasNext()) {
            T t = it.next();
            if (t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    static int select(String s, Level l) {
        int r = 0;
        switch (s) {
            case "a":
                r = 1;
                break;
            case "b":
                r = 2;
        }
        switch (l) {
            case LOW:
                return r;
            case HIGH:
                return r * 10;
        }
        return -1;
    }

    public static void main(String[] args) throws Exception {
        System.out.println(Level.LOW.scale(5) + Level.HIGH.scale(5) + " " + Named.of("x").hello());
        System.out.println(best(Arrays.asList(3, 8, 5)) + best(Arrays.asList("q", "z", "a")));
        System.out.println(select("a", Level.LOW) + " " + select("b", Level.HIGH) + " " + select("c", Level.HIGH));
        Map<String, List<Integer>> groups = new TreeMap<>();
        for (int i = 0; i < 10; i++) {
            groups.computeIfAbsent(i % 2 == 0 ? "even" : "odd", k -> new ArrayList<>()).add(i);
        }
        groups.forEach((k, v) -> System.out.println(k + v));
        try (AutoCloseable a = () -> System.out.println("closed")) {
            System.out.println("body");
        }
        Object o = new Object() {
            int hidden = 7;

            @Override
            public String toString() {
                return "anon" + hidden + groups.size();
            }
        };
        System.out.println(o);
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        Supplier<int[]> arr = () -> new int[] {1, 2};
        System.out.println(add.andThen(x -> x * 2).apply(3, 4) + arr.get().length);
        int[] none = null;
        try {
            none[0]++;
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        assert args.length > 5 : "off";
        long bits = 0b1010L << 40 | 0x7fff_ffffL;
        System.out.println(bits + " " + (char) ('a' + 1) + (byte) 300);
    }
}
