import java.util.*;
import java.util.stream.*;

/** Every conversion between the four kinds of streams. */
public class Primitives {
    public static void main(String[] args) {
        System.out.println(IntStream.of(1, 2, 3).map(x -> -x).boxed().toList());
        System.out.println(IntStream.of(1, 2, 3).mapToObj(x -> "i" + x).toList());
        System.out.println(IntStream.of(1, 2, 3).mapToLong(x -> x * 10_000_000_000L).boxed().toList());
        System.out.println(IntStream.of(1, 2, 3).mapToDouble(x -> x / 4.0).boxed().toList());
        System.out.println(IntStream.of(1, -2).asLongStream().boxed().toList() + " "
                + IntStream.of(1, -2).asDoubleStream().boxed().toList());
        System.out.println(LongStream.of(1, 2, 3).map(x -> x << 33).boxed().toList());
        System.out.println(LongStream.of(1, 2, 3).mapToObj(Long::toBinaryString).toList());
        System.out.println(LongStream.of(1L << 32, 5).mapToInt(x -> (int) x).boxed().toList());
        System.out.println(LongStream.of(1, 2, 3).mapToDouble(x -> 1.0 / x).boxed().toList());
        System.out.println(LongStream.of(Long.MAX_VALUE, 3).asDoubleStream().boxed().toList());
        System.out.println(DoubleStream.of(1.5, 2.5).map(x -> x * x).boxed().toList());
        System.out.println(DoubleStream.of(1.5, 2.5).mapToObj(x -> x + "d").toList());
        System.out.println(DoubleStream.of(1.5, -2.5).mapToInt(x -> (int) x).boxed().toList());
        System.out.println(DoubleStream.of(1.5e10, -2.5).mapToLong(Math::round).boxed().toList());
        System.out.println(Stream.of(1, 2).mapToInt(x -> x).sum() + " " + Stream.of(1, 2).mapToLong(x -> x).sum() + " "
                + Stream.of(1, 2).mapToDouble(x -> x).sum());
        System.out.println(IntStream.of(3, 1, 2).filter(x -> x != 1).peek(x -> System.out.print("<" + x + "> ")).sorted()
                .limit(5).skip(1).distinct().boxed().toList());
        System.out.println(LongStream.of(3, 1, 2).filter(x -> x != 1).peek(x -> System.out.print("<" + x + "> ")).sorted()
                .limit(5).skip(1).distinct().boxed().toList());
        System.out.println(DoubleStream.of(3, 1, 2).filter(x -> x != 1).peek(x -> System.out.print("<" + x + "> ")).sorted()
                .limit(5).skip(1).distinct().boxed().toList());
        IntStream.range(0, 3).forEach(x -> System.out.print(x + " "));
        IntStream.range(0, 3).map(x -> x * x).forEachOrdered(x -> System.out.print(x + " "));
        LongStream.range(0, 3).forEach(x -> System.out.print(x + " "));
        LongStream.range(0, 3).map(x -> x * x).forEachOrdered(x -> System.out.print(x + " "));
        DoubleStream.of(1, 2).forEach(x -> System.out.print(x + " "));
        DoubleStream.of(1, 2).map(x -> x * x).forEachOrdered(x -> System.out.println(x));
        System.out.println(IntStream.of(7).boxed().map(Object::getClass).toList() + " "
                + LongStream.of(7).boxed().map(Object::getClass).toList() + " "
                + DoubleStream.of(7).boxed().map(Object::getClass).toList());
        System.out.println(Arrays.stream(new int[] {1, 2, 3, 4}, 1, 3).sum() + " " + Arrays.stream(new long[] {1, 2, 3}, 0, 2).sum()
                + " " + Arrays.stream(new double[] {1, 2, 3}, 2, 3).sum() + " " + Arrays.stream(new Integer[] {1, 2}).count());
        System.out.println(IntStream.rangeClosed('a', 'e').mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining()));
        System.out.println(IntStream.range(0, 1000).boxed().mapToInt(Integer::intValue).asLongStream().asDoubleStream()
                .boxed().mapToDouble(x -> x).sum());
    }
}
