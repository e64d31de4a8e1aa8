import java.util.*;
import java.util.stream.*;

public class Ranges {
    public static void main(String[] args) {
        System.out.println(IntStream.range(3, 3).count() + " " + IntStream.range(5, 3).count() + " "
                + IntStream.rangeClosed(3, 3).boxed().toList() + " " + IntStream.rangeClosed(4, 3).count());
        System.out.println(IntStream.rangeClosed(Integer.MAX_VALUE - 2, Integer.MAX_VALUE).boxed().toList());
        System.out.println(IntStream.rangeClosed(Integer.MIN_VALUE, Integer.MIN_VALUE + 1).boxed().toList());
        System.out.println(IntStream.rangeClosed(Integer.MIN_VALUE, Integer.MAX_VALUE).count());
        System.out.println(IntStream.rangeClosed(Integer.MIN_VALUE, Integer.MAX_VALUE).skip(5).limit(2).boxed().toList());
        System.out.println(LongStream.range(5, 3).count() + " " + LongStream.rangeClosed(-1, 1).boxed().toList());
        System.out.println(LongStream.rangeClosed(Long.MAX_VALUE - 1, Long.MAX_VALUE).boxed().toList());
        System.out.println(LongStream.rangeClosed(Long.MIN_VALUE, Long.MAX_VALUE).skip(3).limit(2).boxed().toList());
        System.out.println(LongStream.range(Long.MIN_VALUE, Long.MAX_VALUE).anyMatch(x -> x > Long.MIN_VALUE + 10));
        System.out.println(LongStream.range(0, Long.MAX_VALUE).count());
        System.out.println(IntStream.range(0, 10).mapToObj(i -> i).collect(Collectors.toList()));
        Spliterator.OfInt s = IntStream.range(0, 10).spliterator();
        Spliterator.OfInt front = s.trySplit();
        front.forEachRemaining((int x) -> System.out.print(x + " "));
        System.out.print("| ");
        s.forEachRemaining((int x) -> System.out.print(x + " "));
        System.out.println("| " + s.estimateSize() + " " + front.estimateSize());
        Spliterator.OfLong l = LongStream.rangeClosed(1, 5).spliterator();
        System.out.print(l.tryAdvance((long x) -> System.out.print("first " + x + ", ")) + " ");
        System.out.println(l.estimateSize() + " " + l.getComparator() + " " + l.hasCharacteristics(Spliterator.SORTED));
        int sum = 0;
        for (PrimitiveIterator.OfInt it = IntStream.range(0, 100).iterator(); it.hasNext();) {
            sum += it.nextInt();
        }
        System.out.println(sum);
        System.out.println(IntStream.range(0, 5).map(i -> 4 - i).boxed().toList());
        System.out.println(IntStream.iterate(10, i -> i > 0, i -> i - 3).boxed().toList());
        System.out.println(LongStream.iterate(1, i -> i < 100, i -> i * 3).boxed().toList());
        System.out.println(DoubleStream.iterate(1, i -> i > 0.1, i -> i / 2).boxed().toList());
        System.out.println(DoubleStream.iterate(1, i -> i / 2).limit(4).boxed().toList() + " "
                + LongStream.iterate(1, i -> i * 2).limit(4).boxed().toList() + " "
                + IntStream.iterate(1, i -> i * 2).limit(4).boxed().toList());
        System.out.println(Stream.iterate("a", t -> t.length() < 4, t -> t + "b").toList() + " "
                + Stream.iterate(1, t -> t < 0, t -> t + 1).count());
        int[] n = {0};
        System.out.println(IntStream.generate(() -> n[0]++).limit(3).sum() + " " + LongStream.generate(() -> n[0]++).limit(3).sum()
                + " " + DoubleStream.generate(() -> n[0]++).limit(3).sum() + " " + n[0]);
        // The step is taken when the next element is asked for, not before.
        System.out.println(Stream.iterate(1, x -> {
            System.out.print("step" + x + " ");
            return x + 1;
        }).limit(3).toList());
        System.out.println(Stream.iterate(1, x -> {
            System.out.print("has" + x + " ");
            return x < 3;
        }, x -> {
            System.out.print("step" + x + " ");
            return x + 1;
        }).toList());
        Iterator<Integer> it = Stream.iterate(1, x -> {
            System.out.print("step" + x + " ");
            return x + 1;
        }).iterator();
        System.out.println(it.next() + " " + it.next());
    }
}
