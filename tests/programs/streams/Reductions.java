import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Reductions {
    public static void main(String[] args) {
        List<String> words = List.of("kiwi", "fig", "apple", "date", "plum");
        System.out.println(words.stream().reduce("", String::concat));
        System.out.println(words.stream().reduce((a, b) -> "(" + a + b + ")"));
        System.out.println(words.stream().reduce(0, (n, w) -> n + w.length(), Integer::sum));
        System.out.println(Stream.<String>empty().reduce((a, b) -> a) + " " + Stream.of("x").reduce((a, b) -> a + b));
        System.out.println(words.stream().min(Comparator.comparing(String::length)) + " "
                + words.stream().max(Comparator.comparing(String::length)) + " "
                + words.stream().min(Comparator.naturalOrder()) + " " + words.stream().max(Comparator.naturalOrder()));
        // Of equal ones the first is the least and the first the greatest of those that the comparison keeps.
        System.out.println(Stream.of("b1", "a1", "b2", "a2").min(Comparator.comparing(s -> s.charAt(0))) + " "
                + Stream.of("b1", "a1", "b2", "a2").max(Comparator.comparing(s -> s.charAt(0))));
        System.out.println(Stream.of("b1", "a1", "b2", "a2").collect(Collectors.minBy(Comparator.comparing(s -> s.charAt(0)))) + " "
                + Stream.of("b1", "a1", "b2", "a2").collect(Collectors.maxBy(Comparator.comparing(s -> s.charAt(0)))));
        System.out.println(Stream.of("b1", "a1", "b2", "a2").reduce(BinaryOperator.minBy(Comparator.comparing(s -> s.charAt(0)))) + " "
                + Stream.of("b1", "a1", "b2", "a2").reduce(BinaryOperator.maxBy(Comparator.comparing(s -> s.charAt(0)))));
        System.out.println(IntStream.rangeClosed(1, 10).reduce(1, (a, b) -> a * b) + " "
                + IntStream.of(4, 9, 2).reduce(Math::max) + " " + IntStream.empty().reduce(Integer::sum));
        System.out.println(LongStream.rangeClosed(1, 20).reduce(1, (a, b) -> a * b) + " "
                + LongStream.rangeClosed(1, 25).reduce((a, b) -> a * b) + " " + LongStream.empty().reduce(5, Long::sum));
        System.out.println(DoubleStream.of(2, 3, 4).reduce(1, (a, b) -> a * b) + " "
                + DoubleStream.of(2, 3, 4).reduce((a, b) -> a / b) + " " + DoubleStream.empty().reduce(Double::sum));
        System.out.println(IntStream.of(3, -7, 5).min() + " " + IntStream.of(3, -7, 5).max() + " "
                + LongStream.of(3, Long.MIN_VALUE).min() + " " + LongStream.of(Long.MAX_VALUE, 5).max() + " "
                + DoubleStream.of(0.0, -0.0).min() + " " + DoubleStream.of(-0.0, 0.0).max() + " "
                + DoubleStream.of(1, Double.NaN, 2).max() + " " + DoubleStream.of(1, Double.NaN, 2).min());
        System.out.println(IntStream.of(Integer.MIN_VALUE).max() + " " + IntStream.of(Integer.MAX_VALUE).min() + " "
                + LongStream.of(Long.MAX_VALUE).min());
        System.out.println(IntStream.of(Integer.MAX_VALUE, 1).sum() + " " + IntStream.of(Integer.MAX_VALUE, 1).asLongStream().sum()
                + " " + LongStream.of(Long.MAX_VALUE, 1).sum());
        System.out.println(IntStream.of(1, 2, 4).average() + " " + LongStream.of(1, 2).average() + " "
                + DoubleStream.of(0.1, 0.2).average() + " " + IntStream.empty().average());
        System.out.println((Object) words.stream().collect(ArrayList::new, ArrayList::add, ArrayList::addAll));
        System.out.println((Object) words.stream().collect(StringBuilder::new, (b, w) -> b.append(w.charAt(0)), StringBuilder::append));
        System.out.println((Object) IntStream.range(0, 5).collect(ArrayList::new, ArrayList::add, ArrayList::addAll));
        System.out.println((Object) LongStream.range(0, 5).collect(StringBuilder::new, (b, x) -> b.append(x), StringBuilder::append));
        System.out.println((Object) DoubleStream.of(1, 2).collect(StringBuilder::new, (b, x) -> b.append(x).append(';'), StringBuilder::append));
        System.out.println(Stream.of(1, 2, 3, 4).count() + " " + Stream.of(1, 2, 3, 4).filter(x -> x > 1).count() + " "
                + IntStream.range(0, 1000).count() + " " + LongStream.range(0, 1L << 40).count() + " "
                + DoubleStream.of(1).filter(x -> x < 0).count());
        try {
            Stream.of("a", "b").reduce((a, b) -> null);
        } catch (NullPointerException e) {
            System.out.println("a result of null");
        }
    }
}
