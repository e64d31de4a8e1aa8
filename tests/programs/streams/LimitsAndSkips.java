import java.util.*;
import java.util.stream.*;

public class LimitsAndSkips {
    public static void main(String[] args) {
        for (int skip : new int[] {0, 1, 4, 5, 6}) {
            for (int limit : new int[] {0, 1, 4, 5, 6}) {
                System.out.print(Stream.of(1, 2, 3, 4, 5).skip(skip).limit(limit).toList());
                System.out.print(IntStream.rangeClosed(1, 5).limit(limit).skip(skip).boxed().toList());
                System.out.print(LongStream.rangeClosed(1, 5).filter(x -> true).skip(skip).limit(limit).boxed().toList());
                System.out.print(DoubleStream.of(1, 2, 3, 4, 5).skip(skip).limit(limit).count() + " ");
            }
            System.out.println();
        }
        System.out.println(Stream.iterate(1, x -> x + 1).skip(1000).limit(3).toList());
        System.out.println(Stream.iterate(1, x -> x + 1).limit(10).limit(5).limit(7).count());
        System.out.println(Stream.of(1, 2, 3).skip(Long.MAX_VALUE).count() + " "
                + Stream.of(1, 2).limit(Long.MAX_VALUE).toList());
        System.out.println(Stream.of(1, 2, 3).skip(1).skip(1).toList());
        int[] calls = {0};
        System.out.println(Stream.generate(() -> ++calls[0]).limit(0).count() + " " + calls[0]);
        System.out.println(Stream.generate(() -> ++calls[0]).limit(4).toList() + " " + calls[0]);
        System.out.println(Stream.of(5, 1, 4, 2, 3).sorted().limit(2).sorted(Comparator.reverseOrder()).toList());
        System.out.println(IntStream.iterate(1, x -> x * 2).takeWhile(x -> x < 500).sum());
        System.out.println(Stream.of(1, 2, 9, 3, 1).takeWhile(x -> x < 5).toList() + " "
                + Stream.of(1, 2, 9, 3, 1).dropWhile(x -> x < 5).toList());
        System.out.println(IntStream.of(1, 2, 9, 3, 1).dropWhile(x -> x < 5).boxed().toList() + " "
                + LongStream.of(1, 2, 9, 3, 1).dropWhile(x -> x < 5).boxed().toList() + " "
                + DoubleStream.of(1, 2, 9, 3, 1).dropWhile(x -> x < 5).boxed().toList() + " "
                + LongStream.of(1, 2, 9, 3, 1).takeWhile(x -> x < 5).boxed().toList() + " "
                + DoubleStream.of(1, 2, 9, 3, 1).takeWhile(x -> x < 5).boxed().toList());
        System.out.println(Stream.of(1, 2, 3).takeWhile(x -> false).count() + " "
                + Stream.of(1, 2, 3).dropWhile(x -> true).count());
        // The element that ends takeWhile is asked for once, and no later one.
        System.out.println(Stream.iterate(1, x -> x + 1).peek(x -> System.out.print("p" + x + " "))
                .takeWhile(x -> x < 3).toList());
        System.out.println(Stream.of(1, 2, 3, 4).peek(x -> System.out.print("p" + x + " ")).dropWhile(x -> {
            System.out.print("test" + x + " ");
            return x < 2;
        }).toList());
        System.out.println(Stream.of(4, 3, 2, 1).limit(3).sorted().limit(2).map(x -> x * 2).skip(1).toList());
    }
}
