package java.util.stream;

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
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** A stream of {@code long} values. */
final class LongPipeline extends Pipeline<Long, LongStream> implements LongStream {
    LongPipeline(Spliterator.OfLong source) {
        super(source);
    }

    LongPipeline(Supplier<? extends Spliterator.OfLong> source, int characteristics) {
        super(source, characteristics);
    }

    LongPipeline(Pipeline<?, ?> previous, Sink<?> op, int lost, int gained) {
        super(previous, op, lost, gained);
    }

    @Override
    public LongStream unordered() {
        return is(Spliterator.ORDERED) ? new LongPipeline(this, null, Spliterator.ORDERED, 0) : this;
    }

    @Override
    public LongStream filter(LongPredicate predicate) {
        return new LongPipeline(this, new Filter<>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    public LongStream map(LongUnaryOperator mapper) {
        return new LongPipeline(this, new Maps.LongToLong(Objects.requireNonNull(mapper)), SORTED_DISTINCT, 0);
    }

    @Override
    public <U> Stream<U> mapToObj(LongFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new ReferencePipeline<>(this, new Maps.LongToRef<U>(mapper), SORTED_DISTINCT, 0);
    }

    @Override
    public Stream<Long> boxed() {
        return new ReferencePipeline<>(this, new Maps.Boxing(), 0, 0);
    }

    @Override
    public IntStream mapToInt(LongToIntFunction mapper) {
        return new IntPipeline(this, new Maps.LongToInt(Objects.requireNonNull(mapper)), SORTED_DISTINCT, 0);
    }

    @Override
    public DoubleStream mapToDouble(LongToDoubleFunction mapper) {
        return new DoublePipeline(this, new Maps.LongToDouble(Objects.requireNonNull(mapper)), SORTED_DISTINCT, 0);
    }

    @Override
    public DoubleStream asDoubleStream() {
        return new DoublePipeline(this, new Maps.ToDouble(), Spliterator.DISTINCT, 0);
    }

    @Override
    public LongStream flatMap(LongFunction<? extends LongStream> mapper) {
        return new LongPipeline(this, new FlatMap<>(mapper), REPLACED, 0);
    }

    @Override
    public LongStream mapMulti(LongMapMultiConsumer mapper) {
        return new LongPipeline(this, new MapMulti<>(mapper), REPLACED, 0);
    }

    @Override
    public LongStream distinct() {
        Sink<?> op = is(Spliterator.DISTINCT) ? null : new Distinct<>();
        return new LongPipeline(this, op, SIZED | SORTED_DISTINCT, 0);
    }

    @Override
    public LongStream sorted() {
        Sink<?> op = is(Spliterator.SORTED) ? null : new Longs.Sorted();
        return new LongPipeline(this, op, 0, Spliterator.ORDERED | Spliterator.SORTED | ENDS);
    }

    @Override
    public LongStream peek(LongConsumer action) {
        return new LongPipeline(this, new Peek<>(Objects.requireNonNull(action)), 0, 0);
    }

    @Override
    public LongStream limit(long maxSize) {
        return new LongPipeline(this, new Limit<>(checkCount(maxSize)), 0, 0);
    }

    @Override
    public LongStream skip(long n) {
        return checkCount(n) == 0 ? this : new LongPipeline(this, new Skip<>(n), 0, 0);
    }

    @Override
    public LongStream takeWhile(LongPredicate predicate) {
        return new LongPipeline(this, new TakeWhile<>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    public LongStream dropWhile(LongPredicate predicate) {
        return new LongPipeline(this, new DropWhile<>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    public void forEach(LongConsumer action) {
        if (isSource()) {
            use();
            ((Spliterator.OfLong) takeSource()).forEachRemaining(action);
        } else {
            run(new ForEach<>(Objects.requireNonNull(action)));
        }
    }

    @Override
    public void forEachOrdered(LongConsumer action) {
        forEach(action);
    }

    @Override
    public long[] toArray() {
        use();
        Longs values = new Longs(exactSize());
        push(values, null);
        return values.trimmed();
    }

    @Override
    public long reduce(long identity, LongBinaryOperator op) {
        return run(new Fold<>(identity, false, op)).longValue;
    }

    @Override
    public OptionalLong reduce(LongBinaryOperator op) {
        Fold<Object> fold = run(new Fold<>((long) 0, true, op));
        return fold.empty ? OptionalLong.empty() : OptionalLong.of(fold.longValue);
    }

    @Override
    public <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        use();
        Collect<Object, R> collect = new Collect<>(supplier.get(), Objects.requireNonNull(accumulator));
        push(collect, null);
        return collect.container;
    }

    @Override
    public long sum() {
        return run(new Total<>()).sum;
    }

    @Override
    public OptionalLong min() {
        Bounds bounds = run(new Bounds());
        return bounds.found ? OptionalLong.of(bounds.least) : OptionalLong.empty();
    }

    @Override
    public OptionalLong max() {
        Bounds bounds = run(new Bounds());
        return bounds.found ? OptionalLong.of(bounds.greatest) : OptionalLong.empty();
    }

    @Override
    public OptionalDouble average() {
        Total<Object> total = run(new Total<>());
        return total.count > 0 ? OptionalDouble.of(total.average()) : OptionalDouble.empty();
    }

    @Override
    public LongSummaryStatistics summaryStatistics() {
        LongSummaryStatistics statistics = new LongSummaryStatistics();
        forEach(statistics);
        return statistics;
    }

    @Override
    public long count() {
        return countElements();
    }

    @Override
    public boolean anyMatch(LongPredicate predicate) {
        return run(new Match<>(predicate, true)).found;
    }

    @Override
    public boolean allMatch(LongPredicate predicate) {
        return !run(new Match<>(predicate, false)).found;
    }

    @Override
    public boolean noneMatch(LongPredicate predicate) {
        return !run(new Match<>(predicate, true)).found;
    }

    @Override
    public OptionalLong findFirst() {
        Find<Object> find = run(new Find<>());
        return find.found ? OptionalLong.of(find.longValue) : OptionalLong.empty();
    }

    @Override
    public OptionalLong findAny() {
        return findFirst();
    }

    @Override
    public PrimitiveIterator.OfLong iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override
    public Spliterator.OfLong spliterator() {
        use();
        return hasPlainSource() ? (Spliterator.OfLong) takeSource() : new Pull.OfLong(this);
    }
}
