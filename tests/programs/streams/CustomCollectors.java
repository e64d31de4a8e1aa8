import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class CustomCollectors {
    static class Joined implements Collector<Object, List<String>, String> {
        public Supplier<List<String>> supplier() {
            System.out.print("supplier ");
            return ArrayList::new;
        }

        public BiConsumer<List<String>, Object> accumulator() {
            System.out.print("accumulator ");
            return (l, o) -> l.add(String.valueOf(o));
        }

        public BinaryOperator<List<String>> combiner() {
            return (a, b) -> a;
        }

        public Function<List<String>, String> finisher() {
            System.out.print("finisher ");
            return l -> String.join("~", l);
        }

        public Set<Characteristics> characteristics() {
            return Set.of();
        }
    }

    static void print(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        print(Stream.of(1, 2, 3).collect(new Joined()));
        Collector<Integer, int[], Integer> sum = Collector.of(() -> new int[1], (a, x) -> a[0] += x, (a, b) -> {
            a[0] += b[0];
            return a;
        }, a -> a[0]);
        print(Stream.of(1, 2, 3).collect(sum) + " " + sum.characteristics());
        Collector<String, List<String>, List<String>> list = Collector.of(ArrayList::new, List::add, (a, b) -> {
            a.addAll(b);
            return a;
        });
        print(Stream.of("a", "b").collect(list) + " " + list.characteristics());
        print(Collector.of(ArrayList::new, ArrayList::add, (a, b) -> a, Collector.Characteristics.UNORDERED).characteristics());
        print(Stream.of(1, 2, 3, 4).collect(Collectors.groupingBy(x -> x % 2, sum)));
        print(Arrays.toString(Collector.Characteristics.values()));
        try {
            Collector.<String, List<String>>of(null, (l, x) -> l.add(x), (a, b) -> a);
        } catch (NullPointerException e) {
            print("no supplier");
        }
        // A finisher that the characteristics call an identity is not called.
        Object o = Stream.of(1).collect(Collector.<Integer, List<Integer>, Object>of(ArrayList::new, List::add, (a, b) -> a, x -> "finished",
                Collector.Characteristics.IDENTITY_FINISH));
        print(o);
    }
}
