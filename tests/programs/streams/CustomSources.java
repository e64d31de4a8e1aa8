import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Streams of sources that programs write themselves. */
public class CustomSources {
    record Countdown(int from) implements Iterable<Integer> {
        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int next = from;

                public boolean hasNext() {
                    return next > 0;
                }

                public Integer next() {
                    if (next == 0) {
                        throw new NoSuchElementException();
                    }
                    return next--;
                }
            };
        }
    }

    static class Squares extends Spliterators.AbstractIntSpliterator {
        private int i;

        Squares() {
            super(Long.MAX_VALUE, ORDERED);
        }

        public boolean tryAdvance(IntConsumer action) {
            System.out.print("ask ");
            action.accept(i * i++);
            return true;
        }
    }

    static class Letters extends AbstractList<String> {
        public String get(int i) {
            if (i >= size()) {
                throw new IndexOutOfBoundsException();
            }
            return String.valueOf((char) ('a' + i));
        }

        public int size() {
            return 5;
        }
    }

    static class Fives extends AbstractCollection<Integer> {
        public Iterator<Integer> iterator() {
            return List.of(5, 10, 15).iterator();
        }

        public int size() {
            return 3;
        }
    }

    public static void main(String[] args) {
        System.out.println(StreamSupport.stream(new Countdown(5).spliterator(), false).map(x -> x * 2).toList());
        System.out.println(StreamSupport.stream(new Countdown(5).spliterator(), false).limit(2).toList());
        System.out.println(StreamSupport.intStream(new Squares(), false).filter(x -> x % 2 == 1).limit(3).boxed().toList());
        System.out.println(new Letters().stream().collect(Collectors.joining()) + new Letters().stream().skip(3).findFirst());
        System.out.println(new Fives().stream().mapToInt(x -> x).sum() + " " + new Fives().parallelStream().count());
        System.out.println(StreamSupport.stream(() -> new Countdown(3).spliterator(), 0, false).toList());
        System.out.println(StreamSupport.longStream(LongStream.range(0, 4).spliterator(), true).isParallel());
        System.out.println(StreamSupport.doubleStream(Spliterators.spliterator(new double[] {1, 2}, 0), false).sum());
        // Values of a primitive source as objects.
        Spliterator<Integer> boxed = Spliterators.spliterator(new int[] {4, 5, 6}, 0);
        System.out.println(StreamSupport.stream(boxed, false).map(x -> "b" + x).toList());
        System.out.println(StreamSupport.stream((Spliterator<Integer>) IntStream.range(0, 9).spliterator(), false)
                .filter(x -> x > 3).findFirst());
        Iterator<String> words = List.of("x", "y", "z").iterator();
        System.out.println(StreamSupport.stream(Spliterators.spliteratorUnknownSize(words, 0), false).collect(Collectors.joining()));
        System.out.println(StreamSupport.stream(Spliterators.spliterator(List.of(7, 8).iterator(), 2, 0), false).count());
        PrimitiveIterator.OfInt it = IntStream.range(0, 4).iterator();
        it.nextInt();
        System.out.println(StreamSupport.intStream(Spliterators.spliteratorUnknownSize(it, 0), false).sum());
        Spliterator<Integer> s = new Spliterators.AbstractSpliterator<>(10, Spliterator.SIZED) {
            int n;

            public boolean tryAdvance(Consumer<? super Integer> action) {
                if (n == 10) {
                    return false;
                }
                action.accept(n++);
                return true;
            }
        };
        Spliterator<Integer> part = s.trySplit();
        part.tryAdvance(x -> System.out.print(x + " "));
        part.forEachRemaining(x -> System.out.print(x + " "));
        System.out.println(s.estimateSize() + " " + s.hasCharacteristics(Spliterator.SUBSIZED) + " " + s.tryAdvance(x -> {
        }));
        Spliterator.OfLong longs = Spliterators.spliterator(new long[] {1, 2, 3, 4}, 1, 4, Spliterator.ORDERED);
        longs.tryAdvance((LongConsumer) x -> System.out.print(x + " "));
        Spliterator.OfLong front = longs.trySplit();
        front.forEachRemaining((LongConsumer) x -> System.out.print("front " + x + " "));
        longs.forEachRemaining((Long x) -> System.out.println("back " + x));
        Iterator<Integer> back = Spliterators.iterator(List.of(1, 2).spliterator());
        System.out.println(back.next() + " " + back.next() + " " + back.hasNext());
    }
}
