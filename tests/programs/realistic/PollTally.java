// stress: off
// Votes by several methods: plurality, runoff, points, pairwise; collectors of every kind over records and maps.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class PollTally {
    record Ballot(String district, int age, List<String> ranking) {
    }

    static final List<String> CANDIDATES = List.of("Ash", "Birch", "Cedar", "Elm");

    static List<Ballot> ballots() {
        SplittableSource random = new SplittableSource(99);
        return Stream.generate(() -> {
            List<String> order = new ArrayList<>(CANDIDATES);
            for (int i = order.size(); i > 1; i--) {
                Collections.swap(order, i - 1, random.next(i));
            }
            if (random.next(3) == 0) {
                order.remove("Elm");
                order.add(random.next(2), "Elm");
            }
            return new Ballot("d" + random.next(3), 18 + random.next(60), List.copyOf(order.subList(0, 1 + random.next(4))));
        }).limit(200).toList();
    }

    static final class SplittableSource {
        private long state;

        SplittableSource(long seed) {
            state = seed;
        }

        int next(int bound) {
            state = state * 6364136223846793005L + 1442695040888963407L;
            return (int) ((state >>> 33) % bound);
        }
    }

    static <K extends Comparable<K>> String ordered(Map<K, ? extends Number> map) {
        return map.entrySet().stream()
                .sorted(Comparator.comparingDouble((Map.Entry<K, ? extends Number> e) -> -e.getValue().doubleValue()).thenComparing(Map.Entry::getKey))
                .map(e -> e.getKey() + "=" + e.getValue()).collect(Collectors.joining(", ", "{", "}"));
    }

    static String runoff(List<Ballot> ballots) {
        Set<String> left = new TreeSet<>(CANDIDATES);
        StringBuilder steps = new StringBuilder();
        while (true) {
            Map<String, Long> counts = ballots.stream().flatMap(b -> b.ranking().stream().filter(left::contains).limit(1))
                    .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
            long all = counts.values().stream().mapToLong(Long::longValue).sum();
            var most = Collections.max(counts.entrySet(), Map.Entry.comparingByValue());
            steps.append(counts).append(' ');
            if (most.getValue() * 2 > all || left.size() == 2) {
                return steps.append("-> ").append(most.getKey()).toString();
            }
            left.remove(Collections.min(counts.entrySet(), Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey())).getKey());
        }
    }

    public static void main(String[] args) {
        List<Ballot> ballots = ballots();
        System.out.println(ordered(ballots.stream().map(b -> b.ranking().getFirst()).collect(Collectors.groupingBy((String c) -> c, Collectors.counting()))));
        System.out.println(runoff(ballots));
        Map<String, Integer> points = ballots.stream()
                .flatMap(b -> IntStream.range(0, b.ranking().size()).mapToObj(i -> Map.entry(b.ranking().get(i), CANDIDATES.size() - i)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, Integer::sum));
        System.out.println(ordered(points));
        String pairs = CANDIDATES.stream().flatMap(a -> CANDIDATES.stream().filter(b -> a.compareTo(b) < 0).map(b -> {
            int balance = ballots.stream().map(Ballot::ranking).mapToInt(r -> {
                int i = r.indexOf(a);
                int j = r.indexOf(b);
                return i == j ? 0 : j < 0 || i >= 0 && i < j ? 1 : -1;
            }).sum();
            return a.charAt(0) + (balance > 0 ? ">" : balance < 0 ? "<" : "=") + b.charAt(0) + Math.abs(balance);
        })).collect(Collectors.joining(" "));
        System.out.println(pairs);

        Map<String, Map<Boolean, Double>> ages = ballots.stream().collect(Collectors.groupingBy(Ballot::district, TreeMap::new,
                Collectors.partitioningBy(b -> b.ranking().contains("Elm"), Collectors.averagingInt(Ballot::age))));
        System.out.println(ages);
        Map<String, IntSummaryStatistics> statistics = ballots.stream().collect(Collectors.groupingBy(Ballot::district, TreeMap::new, Collectors.summarizingInt(Ballot::age)));
        statistics.forEach((d, s) -> System.out.printf(Locale.ROOT, "%s n=%d %d..%d mean %.2f%n", d, s.getCount(), s.getMin(), s.getMax(), s.getAverage()));
        String range = ballots.stream().collect(Collectors.collectingAndThen(Collectors.mapping(Ballot::age, Collectors.toCollection(TreeSet::new)),
                set -> set.subSet(30, true, 35, false) + " " + set.floor(40) + " " + set.pollLast()));
        System.out.println(range);
        NavigableMap<Integer, List<String>> decades = ballots.stream().collect(Collectors.groupingBy(b -> b.age() / 10 * 10, TreeMap::new,
                Collectors.flatMapping(b -> b.ranking().stream().limit(1), Collectors.filtering(c -> c.length() < 4, Collectors.toList()))));
        System.out.println(decades.firstEntry().getValue().size() + " " + decades.lastKey() + " " + decades.descendingKeySet());
        int[] histogram = ballots.stream().collect(() -> new int[7], (h, b) -> h[(b.age() - 18) / 10]++, (a, b) -> Arrays.setAll(a, i -> a[i] + b[i]));
        System.out.println(Arrays.toString(histogram) + " " + Arrays.stream(histogram).mapToObj(n -> "#".repeat(n / 8)).toList());
        Optional<Ballot> youngest = ballots.stream().filter(b -> b.ranking().size() == 4).min(Comparator.comparingInt(Ballot::age).thenComparing(Ballot::district)
                .thenComparing(b -> b.ranking().toString()));
        System.out.println(youngest.map(Ballot::toString).orElse("none") + " " + ballots.stream().map(Ballot::ranking).distinct().count());
        try {
            ballots.stream().collect(Collectors.toMap(Ballot::district, Ballot::age));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage().replaceAll("\\d+", "N"));
        }
        try {
            ballots.add(null);
        } catch (UnsupportedOperationException e) {
            System.out.println("unmodifiable " + e.getMessage());
        }
        String backwards = IntStream.rangeClosed(1, 5).boxed().collect(Collector.of(ArrayDeque<Integer>::new, ArrayDeque::addFirst, (a, b) -> {
            b.addAll(a);
            return b;
        }, d -> d.toString()));
        System.out.println(backwards);
        System.out.println(Stream.iterate(new int[] {0, 1}, f -> new int[] {f[1], f[0] + f[1]}).mapToInt(f -> f[0]).takeWhile(x -> x < 500).dropWhile(x -> x < 5)
                .mapToObj(Integer::toString).collect(Collectors.joining(" ")));
        System.out.println(DoubleStream.iterate(1, x -> x / 2).limit(60).sum() + " " + LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " "
                + Stream.of("b", "a", "c").sorted(Collections.reverseOrder()).toList() + " " + Stream.of(1, 2, 3, 4).<String>mapMulti((x, sink) -> {
                    if (x % 2 == 0) {
                        sink.accept("<" + x);
                        sink.accept(x + ">");
                    }
                }).toList());
    }
}
