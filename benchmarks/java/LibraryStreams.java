import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The library's streams: ranges, filters, maps, sums and statistics of primitives, grouping and partitioning of
 * records, sorting, distinct values, limits of endless streams, flat maps, joining.
 */
public final class LibraryStreams {

    record Order(int customer, String product, int count, double price) {
        double total() {
            return count * price;
        }
    }

    private static List<Order> orders(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Order(i * 31 % 101, "product" + i * 17 % 23, i % 9 + 1, i % 40 * 0.25 + 1))
                .collect(Collectors.toList());
    }

    private static long primitives(int size) {
        long squares = IntStream.rangeClosed(1, size).filter(i -> i % 3 != 0).mapToLong(i -> (long) i * i).sum();
        IntSummaryStatistics statistics = IntStream.range(0, size).map(i -> i * 7919 % 10_007).summaryStatistics();
        double mean = IntStream.range(0, size).mapToDouble(i -> i / 8.0).map(Math::sqrt).average().orElse(0);
        int[] sorted = IntStream.iterate(1, i -> i * 5 % 65_537).limit(size).sorted().distinct().toArray();
        boolean[] composite = new boolean[size];
        IntStream.iterate(2, i -> i * i < size, i -> i + 1).filter(i -> !composite[i])
                .forEach(i -> IntStream.iterate(i * i, j -> j < size, j -> j + i).forEach(j -> composite[j] = true));
        long primes = IntStream.range(2, size).filter(i -> !composite[i]).count();
        return squares + statistics.getMax() * 31L + statistics.getSum() + (long) (mean * 1000) + Arrays.hashCode(sorted) + primes;
    }

    private static long reports(List<Order> orders) {
        Map<Integer, Double> totals = orders.stream().collect(
                Collectors.groupingBy(Order::customer, TreeMap::new, Collectors.summingDouble(Order::total)));
        Map<Boolean, Long> halves = orders.stream().collect(Collectors.partitioningBy(order -> order.total() > 20, Collectors.counting()));
        Map<String, Integer> counts = orders.stream().collect(Collectors.toMap(Order::product, Order::count, Integer::sum, TreeMap::new));
        String best = orders.stream().sorted(Comparator.comparingDouble(Order::total).reversed().thenComparingInt(Order::customer))
                .limit(50).map(order -> order.product() + ":" + order.customer()).collect(Collectors.joining(";", "<", ">"));
        return totals.hashCode() * 31L + halves.hashCode() + counts.hashCode() * 7L + best.hashCode();
    }

    private static long texts(List<Order> orders) {
        List<String> words = orders.stream().map(Order::product).distinct().sorted().toList();
        long letters = orders.stream().flatMap(order -> Stream.of(order.product(), "n" + order.count()))
                .filter(word -> !word.endsWith("7")).flatMapToInt(String::chars).filter(Character::isDigit).count();
        String joined = Stream.iterate(1L, n -> n * 6364136223846793005L + 1442695040888963407L).skip(5).limit(orders.size())
                .map(n -> Long.toHexString(n >>> 40)).filter(hex -> hex.length() > 5).collect(Collectors.joining());
        boolean all = orders.stream().allMatch(order -> order.price() >= 1);
        return words.hashCode() + letters * 31 + joined.hashCode() + (all ? 1 : 0);
    }

    private static long reductions(List<Order> orders) {
        int largest = orders.stream().map(Order::count).reduce(0, Integer::max);
        double sum = orders.stream().mapToDouble(Order::total).sum();
        List<Integer> firsts = new ArrayList<>();
        for (int customer = 0; customer < 50; customer++) {
            int wanted = customer;
            firsts.add(orders.stream().filter(order -> order.customer() == wanted && order.count() == 9)
                    .findFirst().map(Order::count).orElse(-1));
        }
        return largest + (long) (sum * 100) + firsts.hashCode();
    }

    static long run(int size) {
        List<Order> orders = orders(size);
        long checksum = primitives(size * 8);
        checksum = checksum * 31 + reports(orders);
        checksum = checksum * 31 + texts(orders);
        return checksum * 31 + reductions(orders);
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 1;
        int size = args.length > 1 ? Integer.parseInt(args[1]) : 8_000;
        boolean timed = Boolean.getBoolean("bench.time");
        for (int round = 0; round < rounds; round++) {
            long start = System.nanoTime();
            long checksum = run(size);
            long elapsed = System.nanoTime() - start;
            System.out.println("LibraryStreams " + checksum);
            if (timed) {
                System.out.println("time_ns " + elapsed);
            }
        }
    }
}
