import java.util.*;
import java.util.stream.*;

/** flatMap in all kinds: order, laziness within inner streams, infinite inner streams, closing. */
public class FlatMaps {
    static <T> T show(String stage, T t) {
        System.out.print(stage + t + " ");
        return t;
    }

    public static void main(String[] args) {
        System.out.println(Stream.of(List.of(1, 2), List.<Integer>of(), List.of(3)).flatMap(List::stream).toList());
        System.out.println(Stream.of(1, 2).flatMap(x -> Stream.of(10, 20, 30).peek(y -> show("y", y))
                .flatMap(b -> Stream.of(b + 1, b + 2, b + 3).peek(z -> show("z", z)))).limit(4).toList());
        System.out.println(Stream.of(1, 2).flatMap(x -> Stream.iterate(1, y -> y + 1)
                .flatMap(b -> Stream.iterate(b, q -> q * 2))).limit(5).toList());
        System.out.println(Stream.of(1, 2, 3).flatMap(x -> Stream.generate(() -> x).limit(x)).toList());
        System.out.println(Stream.of(1, 2, 3).flatMap(x -> Stream.of(x, -x).sorted().limit(1)).toList());
        System.out.println(Stream.of(1, 2, 3).peek(x -> show("p", x)).flatMap(x -> Stream.of(x, 10 * x).sorted()
                .peek(y -> show("s", y))).anyMatch(x -> x == 2));
        System.out.println(Stream.of(1, 2, 3).flatMap(x -> Stream.of(3, 1, 2).takeWhile(y -> y != 2))
                .skip(1).findFirst());
        System.out.println(Stream.of(5, 6).flatMapToInt(x -> IntStream.iterate(x, y -> y + 1)).limit(4).sum());
        System.out.println(Stream.of(5, 6).flatMapToLong(x -> LongStream.range(0, x)).sum());
        System.out.println(Stream.of(5, 6).flatMapToDouble(x -> DoubleStream.of(x, 0.5)).sum());
        System.out.println(Arrays.toString(IntStream.range(0, 4).flatMap(x -> IntStream.range(0, x)).toArray()));
        System.out.println(Arrays.toString(LongStream.range(0, 4).flatMap(x -> LongStream.of(x, x)).toArray()));
        System.out.println(Arrays.toString(DoubleStream.of(1, 2).flatMap(x -> DoubleStream.of(x, x / 2)).toArray()));
        System.out.println(Stream.of(1, 2, 3).flatMap(x -> x == 2 ? null : Stream.of(x)).toList());
        Stream.of(1, 2).flatMap(x -> Stream.of(x).onClose(() -> show("close", x))).forEach(x -> show("e", x));
        System.out.println();
        System.out.println(Stream.of(1, 2, 3).flatMap(x -> Stream.of(x, x).onClose(() -> show("close", x))).limit(3)
                .toList());
        Iterator<Integer> it = Stream.of(1, 2).flatMap(x -> Stream.of(1, 2, 3).peek(y -> show("y", y))).iterator();
        System.out.println(it.next());
        System.out.println(it.next());
        Stream<Integer> used = Stream.of(1);
        try {
            System.out.println(Stream.of(1, 2).flatMap(x -> used).toList());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        int[][] grid = {{1, 2}, {3}, {}, {4, 5, 6}};
        System.out.println(Arrays.stream(grid).flatMapToInt(Arrays::stream).summaryStatistics());
        System.out.println(IntStream.rangeClosed(1, 20).boxed().flatMap(a -> IntStream.rangeClosed(a, 20)
                .filter(b -> Math.sqrt(a * a + b * b) % 1 == 0)
                .mapToObj(b -> a + "," + b + "," + (int) Math.sqrt(a * a + b * b))).toList());
        System.out.println(Stream.of("a b", "c", "d e f").flatMap(l -> Stream.of(l.split(" ")))
                .collect(Collectors.joining("|")));
    }
}
