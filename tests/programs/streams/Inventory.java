import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** A small report, as programs write them. */
public class Inventory {
    sealed interface Part permits Bolt, Gear, Kit {
    }

    record Bolt(int length, double price) implements Part {
    }

    record Gear(int teeth, double price) implements Part {
    }

    record Kit(String name, List<Part> parts) implements Part {
    }

    static Stream<Part> leaves(Part p) {
        return p instanceof Kit k ? k.parts().stream().flatMap(Inventory::leaves) : Stream.of(p);
    }

    static double price(Part p) {
        return switch (p) {
            case Bolt b -> b.price();
            case Gear g -> g.price();
            case Kit k -> k.parts().stream().mapToDouble(Inventory::price).sum() * 0.9;
        };
    }

    static void print(Object o) {
        System.out.println(o);
    }

    public static void main(String[] args) {
        Random random = new Random(11);
        List<Part> parts = Stream.concat(
                IntStream.range(0, 30).<Part>mapToObj(i -> new Bolt(random.nextInt(5) * 10, random.nextInt(100) / 100.0)),
                IntStream.range(0, 20).mapToObj(i -> new Gear(8 + random.nextInt(4) * 4, 2 + random.nextInt(50) / 10.0)))
                .collect(Collectors.toCollection(ArrayList::new));
        parts.add(new Kit("small", List.copyOf(parts.subList(0, 5))));
        parts.add(new Kit("large", List.of(parts.get(50), parts.get(40), parts.get(41))));
        print(parts.stream().flatMap(Inventory::leaves).count());
        System.out.printf("%.3f%n", parts.stream().mapToDouble(Inventory::price).sum());
        Map<String, DoubleSummaryStatistics> byClass = parts.stream().collect(Collectors.groupingBy(
                p -> p.getClass().getSimpleName(), TreeMap::new, Collectors.summarizingDouble(Inventory::price)));
        byClass.forEach((k, v) -> print(k + " " + v));
        TreeMap<Integer, List<Double>> bolts = parts.stream().filter(Bolt.class::isInstance).map(Bolt.class::cast)
                .collect(Collectors.groupingBy(Bolt::length, TreeMap::new, Collectors.mapping(Bolt::price,
                        Collectors.collectingAndThen(Collectors.toList(), l -> l.stream().sorted().limit(3).toList()))));
        print(bolts);
        print(parts.stream().mapMulti((Part p, Consumer<Gear> out) -> {
            if (p instanceof Gear g && g.teeth() > 12) {
                out.accept(g);
            }
        }).map(Gear::teeth).sorted(Comparator.reverseOrder()).distinct().toList());
        int[][] matrix = IntStream.range(0, 4).mapToObj(i -> IntStream.range(0, 4).map(j -> i * j).toArray()).toArray(int[][]::new);
        print(Arrays.stream(matrix).map(row -> Arrays.stream(row).mapToObj(Integer::toString)
                .collect(Collectors.joining(" "))).collect(Collectors.joining(" / ")));
        print(IntStream.range(0, 4).map(j -> Arrays.stream(matrix).mapToInt(row -> row[j]).sum()).boxed().toList());
        List<Function<Integer, Integer>> steps = List.of(x -> x + 1, x -> x * 2, x -> x - 3);
        print(steps.stream().reduce(Function.identity(), Function::andThen).apply(5));
        print(Stream.of("x", "yy", "x", "zzz", "yy", "x").collect(Collectors.collectingAndThen(
                Collectors.groupingBy(Function.identity(), Collectors.counting()),
                m -> m.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed()).map(Object::toString).toList())));
        Supplier<Stream<Integer>> collatz = () -> Stream.iterate(27, x -> x != 1, x -> x % 2 == 0 ? x / 2 : 3 * x + 1);
        print(collatz.get().count() + " " + collatz.get().mapToInt(x -> x).max().getAsInt());
    }
}
