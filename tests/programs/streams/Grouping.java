import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class Grouping {
    enum Kind { FRUIT, ROOT, LEAF }

    record Food(String name, Kind kind, int weight) {
    }

    static void print(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        List<Food> foods = List.of(new Food("apple", Kind.FRUIT, 150), new Food("carrot", Kind.ROOT, 80),
                new Food("kale", Kind.LEAF, 20), new Food("pear", Kind.FRUIT, 170), new Food("beet", Kind.ROOT, 120),
                new Food("plum", Kind.FRUIT, 40));
        Map<Kind, List<Food>> byKind = foods.stream().collect(Collectors.groupingBy(Food::kind));
        for (Kind k : Kind.values()) {
            print(k + " " + byKind.get(k));
        }
        print(foods.stream().collect(Collectors.groupingBy(f -> f.name().length(), Collectors.counting())));
        print(foods.stream().collect(Collectors.groupingBy(Food::kind, () -> new EnumMap<>(Kind.class),
                Collectors.summingInt(Food::weight))));
        print(foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new,
                Collectors.mapping(Food::name, Collectors.toCollection(TreeSet::new)))));
        print(foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new,
                Collectors.averagingDouble(Food::weight))));
        print(foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new,
                Collectors.collectingAndThen(Collectors.toList(), List::size))));
        print(foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new,
                Collectors.maxBy(Comparator.comparingInt(Food::weight)))));
        print(foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new,
                Collectors.filtering(f -> f.weight() > 100, Collectors.mapping(Food::name, Collectors.joining("+"))))));
        print(foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new,
                Collectors.flatMapping(f -> f.name().chars().mapToObj(c -> (char) c).limit(2), Collectors.toList()))));
        print(foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new,
                Collectors.groupingBy(f -> f.weight() / 100, TreeMap::new, Collectors.counting()))));
        print(foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new,
                Collectors.reducing(0, Food::weight, Integer::sum))));
        print(foods.stream().collect(Collectors.groupingBy(Food::kind, TreeMap::new,
                Collectors.summarizingInt(Food::weight))).get(Kind.FRUIT));
        Map<Integer, List<String>> hashed = Stream.of("one", "two", "three", "four", "five", "six", "seventeen")
                .collect(Collectors.groupingBy(String::length));
        print(hashed + " " + hashed.getClass() + " " + hashed.get(3).getClass());
        ConcurrentMap<Integer, Long> concurrent = Stream.of("a", "bb", "cc")
                .collect(Collectors.groupingByConcurrent(String::length, Collectors.counting()));
        print(new TreeMap<>(concurrent));
        print(Stream.of("a", "bb").collect(Collectors.groupingByConcurrent(String::length)).getClass());
        print(Stream.of("b", "a", "b").collect(Collectors.groupingByConcurrent(s -> s,
                ConcurrentHashMap::new, Collectors.toList())).get("b"));
        for (boolean concurrently : new boolean[] {false, true}) {
            try {
                if (concurrently) {
                    Stream.of("a").collect(Collectors.groupingByConcurrent(x -> null));
                } else {
                    Stream.of("a").collect(Collectors.groupingBy(x -> null));
                }
            } catch (NullPointerException e) {
                print(e.getMessage());
            }
        }
        print(Stream.<String>empty().collect(Collectors.groupingBy(x -> x)));
    }
}
