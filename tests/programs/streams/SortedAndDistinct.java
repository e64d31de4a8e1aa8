import java.util.*;
import java.util.stream.*;

public class SortedAndDistinct {
    record Item(String name, int rank) {
    }

    public static void main(String[] args) {
        Random random = new Random(7);
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            items.add(new Item("n" + i, random.nextInt(8)));
        }
        // Stable: equal ranks stay in the order of their names.
        System.out.println(items.stream().sorted(Comparator.comparingInt(Item::rank)).map(Item::name).toList());
        System.out.println(items.stream().sorted(Comparator.comparing(Item::rank).reversed()).limit(5).toList());
        System.out.println(items.stream().map(Item::rank).distinct().toList());
        System.out.println(items.stream().map(Item::rank).sorted().distinct().toList());
        System.out.println(Stream.of("b", null, "a", null, "b").distinct().toList());
        System.out.println(Stream.of("b", null, "a").sorted(Comparator.nullsFirst(Comparator.naturalOrder())).toList());
        System.out.println(random.ints(20, 0, 10).sorted().boxed().toList());
        System.out.println(random.ints(20, 0, 10).distinct().boxed().toList());
        System.out.println(random.longs(10, -5, 5).sorted().boxed().toList());
        System.out.println(random.longs(20, -3, 3).distinct().count());
        System.out.println(DoubleStream.of(3, -0.0, 0.0, Double.NaN, -1, Double.NEGATIVE_INFINITY).sorted().boxed().toList());
        System.out.println(DoubleStream.of(0.0, -0.0, Double.NaN, 0.0, Double.NaN).distinct().boxed().toList());
        System.out.println(Stream.of("pear", "fig", "apple").sorted(Comparator.comparing(String::length)).toList());
        System.out.println(Stream.of(2, 1).sorted().sorted().sorted(Comparator.reverseOrder()).sorted().toList());
        System.out.println(IntStream.range(0, 5).boxed().sorted(Comparator.reverseOrder()).mapToInt(x -> x).sorted()
                .boxed().toList());
        System.out.println(new TreeSet<Integer>(Comparator.reverseOrder()) {{
            addAll(List.of(1, 2, 3));
        }}.stream().sorted().toList());
        System.out.println(Stream.of(new Object()).sorted().count());
        try {
            Stream.of(1, "a").sorted().toList();
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Stream.of(1, null, 2).sorted().toList();
        } catch (NullPointerException e) {
            System.out.println("null is not comparable");
        }
        System.out.println(Stream.of(3, 1, 2).unordered().sorted().toList());
    }
}
