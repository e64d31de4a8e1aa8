import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Iterators {
    public static void main(String[] args) {
        Iterator<Integer> it = Stream.of(1, 2, 3).peek(x -> System.out.print("p" + x + " ")).filter(x -> x != 2).iterator();
        System.out.println(it.hasNext() + " " + it.hasNext() + " " + it.next() + " " + it.next() + " " + it.hasNext());
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println("at the end");
        }
        try {
            it.remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        Iterator<Integer> rest = Stream.of(1, 2, 3, 4).map(x -> x * x).iterator();
        rest.hasNext();
        rest.next();
        rest.hasNext();
        rest.forEachRemaining(x -> System.out.print(x + " "));
        System.out.println(rest.hasNext());
        PrimitiveIterator.OfInt ints = IntStream.iterate(1, x -> x * 2).filter(x -> x > 4).iterator();
        System.out.println(ints.nextInt() + " " + ints.next() + " " + ints.hasNext());
        PrimitiveIterator.OfLong longs = LongStream.of(5, 6).sorted().iterator();
        longs.forEachRemaining((LongConsumer) x -> System.out.print(x + " "));
        PrimitiveIterator.OfDouble doubles = DoubleStream.of(1, 2).map(x -> x / 2).iterator();
        System.out.println(doubles.nextDouble() + " " + doubles.nextDouble() + " " + doubles.hasNext());
        Spliterator<Integer> s = Stream.of(5, 1, 3).sorted().peek(x -> System.out.print("p" + x + " ")).spliterator();
        System.out.print(s.tryAdvance(x -> System.out.print("got" + x + " ")) + " ");
        s.forEachRemaining(x -> System.out.print("rest" + x + " "));
        System.out.println(s.tryAdvance(x -> {
        }) + " " + s.trySplit());
        Spliterator<Integer> whole = Stream.of(5, 1, 3).map(x -> x + 1).spliterator();
        whole.forEachRemaining(x -> System.out.print(x + " "));
        System.out.println(whole.tryAdvance(System.out::println));
        Spliterator<Integer> limited = Stream.iterate(1, x -> x + 1).limit(2).spliterator();
        limited.forEachRemaining(x -> System.out.print(x + " "));
        System.out.println();
        for (String w : (Iterable<String>) Stream.of("x", "y")::iterator) {
            System.out.print(w);
        }
        Iterable<Integer> squares = () -> IntStream.range(0, 4).map(x -> x * x).boxed().iterator();
        for (int round = 0; round < 2; round++) {
            for (int q : squares) {
                System.out.print(" " + q);
            }
        }
        System.out.println();
        Iterator<Integer> empty = Stream.<Integer>empty().filter(x -> true).iterator();
        System.out.println(empty.hasNext());
        Iterator<Integer> take = Stream.iterate(1, x -> x + 1).takeWhile(x -> x < 3).iterator();
        System.out.println(take.next() + " " + take.next() + " " + take.hasNext() + " " + take.hasNext());
        Iterator<Integer> dist = Stream.of(1, 1, 2).distinct().iterator();
        System.out.println(dist.next() + " " + dist.next() + " " + dist.hasNext());
    }
}
