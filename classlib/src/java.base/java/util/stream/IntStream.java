package java.util.stream;

import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** A stream of {@code int} values. */
public interface IntStream extends BaseStream<Integer, IntStream> {
    IntStream filter(IntPredicate predicate);

    IntStream map(IntUnaryOperator mapper);

    <U> Stream<U> mapToObj(IntFunction<? extends U> mapper);

    LongStream mapToLong(IntToLongFunction mapper);

    DoubleStream mapToDouble(IntToDoubleFunction mapper);

    IntStream flatMap(IntFunction<? extends IntStream> mapper);

    /** Replaces each value by what {@code mapper} hands to the consumer that it is given. */
    IntStream mapMulti(IntMapMultiConsumer mapper);

    IntStream distinct();

    IntStream sorted();

    IntStream peek(IntConsumer action);

    IntStream limit(long maxSize);

    IntStream skip(long n);

    IntStream takeWhile(IntPredicate predicate);

    IntStream dropWhile(IntPredicate predicate);

    void forEach(IntConsumer action);

    void forEachOrdered(IntConsumer action);

    int[] toArray();

    int reduce(int identity, IntBinaryOperator op);

    OptionalInt reduce(IntBinaryOperator op);

    <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner);

    int sum();

    OptionalInt min();

    OptionalInt max();

    long count();

    OptionalDouble average();

    IntSummaryStatistics summaryStatistics();

    boolean anyMatch(IntPredicate predicate);

    boolean allMatch(IntPredicate predicate);

    boolean noneMatch(IntPredicate predicate);

    OptionalInt findFirst();

    OptionalInt findAny();

    LongStream asLongStream();

    DoubleStream asDoubleStream();

    Stream<Integer> boxed();

    @Override
    IntStream sequential();

    @Override
    IntStream parallel();

    @Override
    PrimitiveIterator.OfInt iterator();

    @Override
    Spliterator.OfInt spliterator();

    static Builder builder() {
        return new Builders.OfInt();
    }

    static IntStream empty() {
        return new IntPipeline(Spliterators.emptyIntSpliterator());
    }

    static IntStream of(int t) {
        return Arrays.stream(new int[] {t});
    }

    static IntStream of(int... values) {
        return Arrays.stream(values);
    }

    static IntStream iterate(int seed, IntUnaryOperator f) {
        return new IntPipeline(new Sequences.OfInt(seed, null, Objects.requireNonNull(f)));
    }

    static IntStream iterate(int seed, IntPredicate hasNext, IntUnaryOperator next) {
        Objects.requireNonNull(next);
        return new IntPipeline(new Sequences.OfInt(seed, Objects.requireNonNull(hasNext), next));
    }

    static IntStream generate(IntSupplier s) {
        return new IntPipeline(new Generators.OfInt(Objects.requireNonNull(s)));
    }

    static IntStream range(int startInclusive, int endExclusive) {
        return new IntPipeline(new Ranges.OfInt(startInclusive, Math.max(startInclusive, (long) endExclusive)));
    }

    static IntStream rangeClosed(int startInclusive, int endInclusive) {
        return new IntPipeline(new Ranges.OfInt(startInclusive, Math.max(startInclusive, endInclusive + 1L)));
    }

    /** The values of {@code a}, then those of {@code b}; closing it closes both. */
    static IntStream concat(IntStream a, IntStream b) {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
        Spliterator.OfInt both = new Concatenations.OfInt(a.spliterator(), b.spliterator());
        return StreamSupport.intStream(both, a.isParallel() || b.isParallel())
                .onClose(Concatenations.closing(a, b));
    }

    /** Collects values for a stream; {@link #build} ends that. */
    interface Builder extends IntConsumer {
        @Override
        void accept(int t);

        default Builder add(int t) {
            accept(t);
            return this;
        }

        IntStream build();
    }

    /** Hands the values that replace {@code value} to {@code consumer}. */
    @FunctionalInterface
    interface IntMapMultiConsumer {
        void accept(int value, IntConsumer consumer);
    }
}
