import java.util.*;
import java.util.stream.*;

/** What is known of the elements of each source and after each operation. */
public class Characteristics {
    static void show(String name, Spliterator<?> s) {
        StringBuilder b = new StringBuilder(name + ":");
        int c = s.characteristics();
        String[] names = {"ORDERED", "DISTINCT", "SORTED", "SIZED", "NONNULL", "IMMUTABLE", "CONCURRENT", "SUBSIZED"};
        int[] bits = {16, 1, 4, 64, 256, 1024, 4096, 16384};
        for (int i = 0; i < bits.length; i++) {
            if ((c & bits[i]) != 0) {
                b.append(' ').append(names[i]);
            }
        }
        System.out.println(b + " " + s.estimateSize() + " " + s.getExactSizeIfKnown());
    }

    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(1, 2, 3));
        show("ArrayList", l.spliterator());
        show("HashSet", new HashSet<>(l).spliterator());
        show("LinkedHashSet", new LinkedHashSet<>(l).spliterator());
        show("ArrayDeque", new ArrayDeque<>(l).spliterator());
        show("LinkedList", new LinkedList<>(l).spliterator());
        show("PriorityQueue", new PriorityQueue<>(l).spliterator());
        show("List.of", List.of(1, 2, 3).spliterator());
        show("Set.of", Set.of(1, 2, 3).spliterator());
        show("asList", Arrays.asList(1, 2, 3).spliterator());
        show("Vector", new Vector<>(l).spliterator());
        show("subList", l.subList(0, 2).spliterator());
        show("unmodifiable", Collections.unmodifiableList(l).spliterator());
        Map<Integer, Integer> m = new HashMap<>(Map.of(1, 2));
        show("HashMap keys", m.keySet().spliterator());
        show("HashMap values", m.values().spliterator());
        show("HashMap entries", m.entrySet().spliterator());
        m = new LinkedHashMap<>(m);
        show("LinkedHashMap keys", m.keySet().spliterator());
        show("LinkedHashMap values", m.values().spliterator());
        show("LinkedHashMap entries", m.entrySet().spliterator());
        show("TreeMap values", new TreeMap<>(m).values().spliterator());
        show("empty", Stream.empty().spliterator());
        show("of one", Stream.of(1).spliterator());
        show("of three", Stream.of(1, 2, 3).spliterator());
        show("range", IntStream.range(0, 5).spliterator());
        show("long range", LongStream.range(0, 5).spliterator());
        show("ints", IntStream.of(1, 2).spliterator());
        show("iterate", Stream.iterate(1, x -> x + 1).spliterator());
        show("iterate while", Stream.iterate(1, x -> x < 5, x -> x + 1).spliterator());
        show("generate", Stream.generate(() -> 1).spliterator());
        show("int iterate", IntStream.iterate(1, x -> x + 1).spliterator());
        show("int generate", IntStream.generate(() -> 1).spliterator());
        show("chars", "abc".chars().spliterator());
        show("codePoints", "abc".codePoints().spliterator());
        show("lines", "a\nb".lines().spliterator());
        show("builder chars", new StringBuilder("abc").chars().spliterator());
        show("map", l.stream().map(x -> x).spliterator());
        show("filter", l.stream().filter(x -> true).spliterator());
        show("sorted", l.stream().sorted().spliterator());
        show("sorted by", l.stream().sorted(Comparator.reverseOrder()).spliterator());
        show("distinct", l.stream().distinct().spliterator());
        show("limit", l.stream().limit(2).spliterator());
        show("skip", l.stream().skip(2).spliterator());
        show("takeWhile", l.stream().takeWhile(x -> true).spliterator());
        show("dropWhile", l.stream().dropWhile(x -> true).spliterator());
        show("flatMap", l.stream().flatMap(Stream::of).spliterator());
        show("mapMulti", l.stream().mapMulti((x, c) -> c.accept(x)).spliterator());
        show("peek", l.stream().peek(x -> {
        }).spliterator());
        show("boxed", IntStream.range(0, 5).boxed().spliterator());
        show("asLongStream", IntStream.range(0, 5).asLongStream().spliterator());
        show("asDoubleStream", IntStream.range(0, 5).asDoubleStream().spliterator());
        show("long asDoubleStream", LongStream.range(0, 5).asDoubleStream().spliterator());
        show("mapToObj", IntStream.range(0, 5).mapToObj(x -> x).spliterator());
        show("unordered", l.stream().unordered().spliterator());
        show("map unordered", l.stream().map(x -> x).unordered().spliterator());
        show("TreeSet filter", new TreeSet<>(l).stream().filter(x -> true).spliterator());
        show("concat", Stream.concat(l.stream(), l.stream()).spliterator());
        show("concat endless", Stream.concat(l.stream(), Stream.iterate(1, x -> x)).spliterator());
        show("random", new Random(1).ints().spliterator());
        show("random five", new Random(1).ints(5).spliterator());
        show("array part", Arrays.stream(new int[] {1, 2, 3}, 1, 2).spliterator());
        show("array spliterator", Spliterators.spliterator(new int[3], 0));
        show("unknown size", Spliterators.spliteratorUnknownSize(l.iterator(), Spliterator.ORDERED));
        show("empty spliterator", Spliterators.emptySpliterator());
        show("builder", Stream.builder().add(1).add(2).build().spliterator());
        show("int distinct", IntStream.of(1, 1).distinct().spliterator());
        show("int sorted", IntStream.of(1, 1).sorted().spliterator());
        show("limit of iterate", Stream.iterate(1, x -> x + 1).limit(3).spliterator());
        System.out.println(new TreeSet<>(Comparator.<Integer>reverseOrder()).spliterator().getComparator().compare(1, 2)
                + " " + Stream.of(1).sorted().spliterator().getComparator() + " " + new TreeSet<>(l).spliterator().getComparator());
        try {
            Stream.of(1).spliterator().getComparator();
        } catch (IllegalStateException e) {
            System.out.println("not sorted");
        }
    }
}
