import java.util.*;
import java.util.stream.*;

public class Concatenation {
    static <T> T show(String stage, T t) {
        System.out.print(stage + t + " ");
        return t;
    }

    public static void main(String[] args) {
        System.out.println(Stream.concat(Stream.of(1, 2), Stream.of(3)).toList());
        System.out.println(IntStream.concat(IntStream.range(0, 2), IntStream.of(9)).boxed().toList());
        System.out.println(LongStream.concat(LongStream.range(0, 2), LongStream.of(9)).sum());
        System.out.println(DoubleStream.concat(DoubleStream.of(1), DoubleStream.of(9, 10)).max());
        System.out.println(Stream.concat(Stream.of(1, 2).peek(x -> show("a", x)), Stream.of(3, 4).peek(x -> show("b", x)))
                .limit(3).toList());
        System.out.println(Stream.concat(Stream.of(1, 2).map(x -> show("a", x)), Stream.iterate(10, x -> x + 1))
                .anyMatch(x -> x == 12));
        System.out.println(Stream.concat(Stream.concat(Stream.of("x"), Stream.empty()), Stream.of("y", "z"))
                .collect(Collectors.joining()));
        System.out.println(Stream.concat(Stream.of(1, 2), Stream.of(3)).count());
        Stream<Integer> all = Stream.empty();
        for (int i = 0; i < 50; i++) {
            all = Stream.concat(all, Stream.of(i));
        }
        System.out.println(all.mapToInt(x -> x).sum());
        Stream<Integer> closing = Stream.concat(Stream.of(1).onClose(() -> System.out.print("first ")),
                Stream.of(2).onClose(() -> System.out.print("second ")));
        try (closing) {
            System.out.print(closing.toList() + " ");
        }
        System.out.println();
        Stream<Integer> failing = Stream.concat(Stream.of(1).onClose(() -> {
            throw new IllegalStateException("one");
        }), Stream.of(2).onClose(() -> {
            throw new IllegalStateException("two");
        }));
        try {
            failing.close();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Arrays.toString(e.getSuppressed()));
        }
        Spliterator<Integer> s = Stream.concat(Stream.of(1, 2), Stream.of(3)).spliterator();
        System.out.println(s.estimateSize() + " " + s.hasCharacteristics(Spliterator.SIZED) + " "
                + s.hasCharacteristics(Spliterator.ORDERED) + " " + s.hasCharacteristics(Spliterator.SORTED));
        s.tryAdvance(x -> show("got", x));
        Spliterator<Integer> front = s.trySplit();
        front.forEachRemaining(x -> show("front", x));
        s.forEachRemaining(x -> show("back", x));
        System.out.println();
        Iterator<Integer> it = Stream.concat(Stream.of(1), Stream.of(2)).iterator();
        System.out.println(it.next() + " " + it.next() + " " + it.hasNext());
        Stream<Integer> used = Stream.of(1);
        Stream.concat(used, Stream.of(2));
        try {
            used.count();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
