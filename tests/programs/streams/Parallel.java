import java.util.*;
import java.util.stream.*;

/** parallel() is accepted; only results that do not depend on it are printed. */
public class Parallel {
    public static void main(String[] args) {
        Stream<Integer> s = Stream.of(1, 2, 3).map(x -> x + 1);
        System.out.println(s.isParallel() + " " + s.parallel().isParallel() + " " + (s.parallel() == s) + " "
                + s.filter(x -> x > 2).isParallel());
        System.out.println(List.of(1, 2).parallelStream().isParallel() + " " + List.of(1, 2).parallelStream().sequential().isParallel());
        System.out.println(IntStream.range(0, 1000).parallel().sum() + " " + LongStream.range(0, 1000).parallel().filter(x -> x % 3 == 0).count());
        System.out.println(IntStream.rangeClosed(1, 100).parallel().mapToObj(Integer::toString).collect(Collectors.joining(",")).length());
        System.out.println(List.of(5, 3, 1).parallelStream().sorted().map(x -> "v" + x).toList());
        System.out.println(IntStream.range(0, 500).boxed().parallel().collect(Collectors.groupingBy(x -> x % 3, Collectors.counting())));
        System.out.println(IntStream.range(0, 500).boxed().parallel().unordered().collect(Collectors.groupingByConcurrent(x -> x % 3, Collectors.counting())));
        System.out.println(Arrays.toString(IntStream.range(0, 10).parallel().map(x -> x * x).toArray()));
        System.out.println(IntStream.range(0, 100).parallel().reduce(0, Integer::sum) + " "
                + Stream.of(1, 2, 3, 4).parallel().reduce(0, (a, x) -> a + x, Integer::sum));
        System.out.println(IntStream.range(0, 1000).parallel().filter(x -> x > 500).findFirst() + " "
                + IntStream.range(0, 1000).parallel().anyMatch(x -> x == 999));
        IntStream.range(0, 10).parallel().forEachOrdered(x -> System.out.print(x + " "));
        System.out.println();
        System.out.println(DoubleStream.of(1, 2, 3).parallel().max() + " " + DoubleStream.of(1, 2).parallel().isParallel()
                + " " + LongStream.of(1).parallel().sequential().isParallel());
        System.out.println(Stream.concat(Stream.of(1).parallel(), Stream.of(2)).isParallel() + " "
                + Stream.concat(Stream.of(1), Stream.of(2)).isParallel());
        System.out.println(Stream.iterate(1, x -> x + 1).parallel().limit(5).toList());
        System.out.println(Arrays.asList(3, 1, 2).parallelStream().map(x -> x * 2).collect(Collectors.toList()));
    }
}
