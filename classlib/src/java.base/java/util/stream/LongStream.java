package java.util.stream;

import java.util.Arrays;
import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** A stream of {@code long} values. */
public interface LongStream extends BaseStream<Long, LongStream> {
    LongStream filter(LongPredicate predicate);

    LongStream map(LongUnaryOperator mapper);

    <U> Stream<U> mapToObj(LongFunction<? extends U> mapper);

    IntStream mapToInt(LongToIntFunction mapper);

    DoubleStream mapToDouble(LongToDoubleFunction mapper);

    LongStream flatMap(LongFunction<? extends LongStream> mapper);

    /** Replaces each value by what {@code mapper} hands to the consumer that it is given. */
    LongStream mapMulti(LongMapMultiConsumer mapper);

    LongStream distinct();

    LongStream sorted();

    LongStream peek(LongConsumer action);

    LongStream limit(long maxSize);

    LongStream skip(long n);

    LongStream takeWhile(LongPredicate predicate);

    LongStream dropWhile(LongPredicate predicate);

    void forEach(LongConsumer action);

    void forEachOrdered(LongConsumer action);

    long[] toArray();

    long reduce(long identity, LongBinaryOperator op);

    OptionalLong reduce(LongBinaryOperator op);

    <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner);

    long sum();

    OptionalLong min();

    OptionalLong max();

    long count();

    OptionalDouble average();

    LongSummaryStatistics summaryStatistics();

    boolean anyMatch(LongPredicate predicate);

    boolean allMatch(LongPredicate predicate);

    boolean noneMatch(LongPredicate predicate);

    OptionalLong findFirst();

    OptionalLong findAny();

    DoubleStream asDoubleStream();

    Stream<Long> boxed();

    @Override
    LongStream sequential();

    @Override
    LongStream parallel();

    @Override
    PrimitiveIterator.OfLong iterator();

    @Override
    Spliterator.OfLong spliterator();

    static Builder builder() {
        return new Builders.OfLong();
    }

    static LongStream empty() {
        return new LongPipeline(Spliterators.emptyLongSpliterator());
    }

    static LongStream of(long t) {
        return Arrays.stream(new long[] {t});
    }

    static LongStream of(long... values) {
        return Arrays.stream(values);
    }

    static LongStream iterate(long seed, LongUnaryOperator f) {
        return new LongPipeline(new Sequences.OfLong(seed, null, Objects.requireNonNull(f)));
    }

    static LongStream iterate(long seed, LongPredicate hasNext, LongUnaryOperator next) {
        Objects.requireNonNull(next);
        return new LongPipeline(new Sequences.OfLong(seed, Objects.requireNonNull(hasNext), next));
    }

    static LongStream generate(LongSupplier s) {
        return new LongPipeline(new Generators.OfLong(Objects.requireNonNull(s)));
    }

    static LongStream range(long startInclusive, long endExclusive) {
        if (startInclusive >= endExclusive) {
            return empty();
        }
        return Ranges.closed(startInclusive, endExclusive - 1);
    }

    static LongStream rangeClosed(long startInclusive, long endInclusive) {
        return startInclusive > endInclusive ? empty() : Ranges.closed(startInclusive, endInclusive);
    }

    /** The values of {@code a}, then those of {@code b}; closing it closes both. */
    static LongStream concat(LongStream a, LongStream b) {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
        Spliterator.OfLong both = new Concatenations.OfLong(a.spliterator(), b.spliterator());
        return StreamSupport.longStream(both, a.isParallel() || b.isParallel())
                .onClose(Concatenations.closing(a, b));
    }

    /** Collects values for a stream; {@link #build} ends that. */
    interface Builder extends LongConsumer {
        @Override
        void accept(long t);

        default Builder add(long t) {
            accept(t);
            return this;
        }

        LongStream build();
    }

    /** Hands the values that replace {@code value} to {@code consumer}. */
    @FunctionalInterface
    interface LongMapMultiConsumer {
        void accept(long value, LongConsumer consumer);
    }
}
