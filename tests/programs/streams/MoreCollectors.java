import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class MoreCollectors {
    static void print(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        print(Stream.of("a", "b", "c").collect(Collectors.joining()) + " "
                + Stream.of("a", "b", "c").collect(Collectors.joining(", ")) + " "
                + Stream.of("a", "b", "c").collect(Collectors.joining(", ", "[", "]")) + " "
                + Stream.<String>empty().collect(Collectors.joining(", ", "[", "]")) + " "
                + Stream.of(new StringBuilder("sb"), "x").collect(Collectors.joining("|")) + " "
                + Stream.of("a", null).collect(Collectors.joining("/")) + Stream.of((String) null).collect(Collectors.joining()));
        print(Stream.of(3, 1, 3).collect(Collectors.toSet()) + " " + Stream.of(3, 1).collect(Collectors.toCollection(ArrayDeque::new)));
        print(Stream.of(3, 1, 3).collect(Collectors.toUnmodifiableList()) + " "
                + Stream.of(3, 3).collect(Collectors.toUnmodifiableSet()));
        for (Supplier<Object> s : List.<Supplier<Object>>of(
                () -> Stream.of(1, null).collect(Collectors.toUnmodifiableList()),
                () -> Stream.of(1, null).collect(Collectors.toUnmodifiableSet()),
                () -> Stream.of(1).collect(Collectors.toUnmodifiableList()).add(2),
                () -> Stream.of(1).collect(Collectors.toUnmodifiableSet()).add(2))) {
            try {
                print(s.get());
            } catch (NullPointerException | UnsupportedOperationException e) {
                print(e.getClass().getName());
            }
        }
        print(Stream.of(1, 2, 3).collect(Collectors.counting()) + " " + Stream.empty().collect(Collectors.counting()));
        print(Stream.of(1, 2, 3).collect(Collectors.summingInt(x -> x)) + " "
                + Stream.of(1, 2, 3).collect(Collectors.summingLong(x -> x * 10_000_000_000L)) + " "
                + Stream.of(.1, .2, .3).collect(Collectors.summingDouble(x -> x)) + " "
                + Stream.of(Integer.MAX_VALUE, 1).collect(Collectors.summingInt(x -> x)));
        print(Stream.of(1, 2).collect(Collectors.averagingInt(x -> x)) + " "
                + Stream.of(1L, 2L).collect(Collectors.averagingLong(x -> x)) + " "
                + Stream.of(.1, .2).collect(Collectors.averagingDouble(x -> x)) + " "
                + Stream.<Integer>empty().collect(Collectors.averagingInt(x -> x)) + " "
                + Stream.of(Integer.MAX_VALUE, Integer.MAX_VALUE).collect(Collectors.averagingInt(x -> x)));
        print(Stream.of(4, 2, 9).collect(Collectors.minBy(Comparator.naturalOrder())) + " "
                + Stream.of(4, 2, 9).collect(Collectors.maxBy(Comparator.naturalOrder())) + " "
                + Stream.<Integer>empty().collect(Collectors.maxBy(Comparator.naturalOrder())));
        print(Stream.of(4, 2, 9).collect(Collectors.reducing(0, Integer::sum)) + " "
                + Stream.of(4, 2, 9).collect(Collectors.reducing(Integer::max)) + " "
                + Stream.of("a", "bb").collect(Collectors.reducing(1, String::length, (a, b) -> a * b)) + " "
                + Stream.<Integer>empty().collect(Collectors.reducing(Integer::max)));
        print(Stream.of(1, 2, 3).collect(Collectors.mapping(x -> x * 2, Collectors.filtering(x -> x > 2, Collectors.toList()))));
        print(Stream.of("ab", "c").collect(Collectors.flatMapping(s -> s.chars().boxed(), Collectors.toList())));
        print(Stream.of(1, 2).collect(Collectors.flatMapping(x -> x == 1 ? null : Stream.of(x, x).onClose(() -> System.out.print("closed ")), Collectors.counting())));
        print(Stream.of(3, 1, 2).collect(Collectors.collectingAndThen(Collectors.toList(), l -> {
            Collections.sort(l);
            return l;
        })));
        print(Stream.of(1, 5, 3).collect(Collectors.teeing(Collectors.summingInt(x -> x), Collectors.counting(), (s, n) -> s + "/" + n)));
        print(Stream.of(1, 5, 3).collect(Collectors.teeing(Collectors.minBy(Integer::compare), Collectors.maxBy(Integer::compare), (a, b) -> a.get() + ".." + b.get())));
        print(Stream.of(1, 5, 3).collect(Collectors.teeing(Collectors.filtering(x -> x > 2, Collectors.toList()), Collectors.toSet(), Map::entry)));
        print(Stream.of(1, 2).collect(Collectors.summarizingInt(x -> x)));
        print(Stream.of(1, 2).collect(Collectors.summarizingLong(x -> x)));
        print(Stream.of(1, 2).collect(Collectors.summarizingDouble(x -> x / 3.0)));
        print(Stream.<Integer>empty().collect(Collectors.summarizingDouble(x -> x)));
        List<Collector<Integer, ?, ?>> all = List.of(Collectors.toList(), Collectors.toSet(), Collectors.counting(),
                Collectors.groupingBy(x -> x), Collectors.groupingByConcurrent(x -> x), Collectors.partitioningBy(x -> true),
                Collectors.toUnmodifiableSet(), Collectors.toMap(x -> x, x -> x), Collectors.toConcurrentMap(x -> x, x -> x),
                Collectors.toCollection(ArrayList::new), Collectors.mapping(x -> x, Collectors.toSet()),
                Collectors.collectingAndThen(Collectors.toSet(), x -> x), Collectors.summarizingInt(x -> 1),
                Collectors.teeing(Collectors.toSet(), Collectors.toSet(), (x, y) -> x), Collectors.toUnmodifiableList(),
                Collectors.groupingBy(x -> x, Collectors.counting()), Collectors.averagingInt(x -> 1));
        for (Collector<Integer, ?, ?> c : all) {
            System.out.print(new TreeSet<>(c.characteristics()) + " ");
        }
        print("");
        for (Collector<Integer, ?, ?> c : all) {
            Object result = combined(c);
            System.out.print((result instanceof Set<?> set ? new TreeSet<>(set) : result) + " ");
        }
        print("");
        print(combined(Collectors.summingDouble(x -> x / 10.0)) + " " + combined(Collectors.reducing(1, (a, b) -> a * b))
                + " " + combined(Collectors.minBy(Comparator.naturalOrder())) + " " + combined(Collectors.mapping(String::valueOf, Collectors.joining("-")))
                + " " + combined(Collectors.mapping(String::valueOf, Collectors.joining())));
    }

    /** What a collector makes of two halves. */
    static <A, R> R combined(Collector<Integer, A, R> c) {
        A a = c.supplier().get();
        A b = c.supplier().get();
        c.accumulator().accept(a, 1);
        c.accumulator().accept(a, 2);
        c.accumulator().accept(b, 3);
        return c.finisher().apply(c.combiner().apply(a, b));
    }
}
