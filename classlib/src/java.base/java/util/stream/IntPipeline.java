package java.util.stream;

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
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** A stream of {@code int} values. */
final class IntPipeline extends Pipeline<Integer, IntStream> implements IntStream {
    IntPipeline(Spliterator.OfInt source) {
        super(source);
    }

    IntPipeline(Supplier<? extends Spliterator.OfInt> source, int characteristics) {
        super(source, characteristics);
    }

    IntPipeline(Pipeline<?, ?> previous, Sink<?> op, int lost, int gained) {
        super(previous, op, lost, gained);
    }

    @Override
    public IntStream unordered() {
        return is(Spliterator.ORDERED) ? new IntPipeline(this, null, Spliterator.ORDERED, 0) : this;
    }

    @Override
    public IntStream filter(IntPredicate predicate) {
        return new IntPipeline(this, new Filter<>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    public IntStream map(IntUnaryOperator mapper) {
        return new IntPipeline(this, new Maps.IntToInt(Objects.requireNonNull(mapper)), SORTED_DISTINCT, 0);
    }

    @Override
    public <U> Stream<U> mapToObj(IntFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new ReferencePipeline<>(this, new Maps.IntToRef<U>(mapper), SORTED_DISTINCT, 0);
    }

    @Override
    public Stream<Integer> boxed() {
        return new ReferencePipeline<>(this, new Maps.Boxing(), 0, 0);
    }

    @Override
    public LongStream mapToLong(IntToLongFunction mapper) {
        return new LongPipeline(this, new Maps.IntToLong(Objects.requireNonNull(mapper)), SORTED_DISTINCT, 0);
    }

    @Override
    public DoubleStream mapToDouble(IntToDoubleFunction mapper) {
        return new DoublePipeline(this, new Maps.IntToDouble(Objects.requireNonNull(mapper)), SORTED_DISTINCT, 0);
    }

    @Override
    public LongStream asLongStream() {
        return new LongPipeline(this, new Maps.Widening(), 0, 0);
    }

    @Override
    public DoubleStream asDoubleStream() {
        return new DoublePipeline(this, new Maps.ToDouble(), 0, 0);
    }

    @Override
    public IntStream flatMap(IntFunction<? extends IntStream> mapper) {
        return new IntPipeline(this, new FlatMap<>(mapper), REPLACED, 0);
    }

    @Override
    public IntStream mapMulti(IntMapMultiConsumer mapper) {
        return new IntPipeline(this, new MapMulti<>(mapper), REPLACED, 0);
    }

    @Override
    public IntStream distinct() {
        Sink<?> op = is(Spliterator.DISTINCT) ? null : new Distinct<>();
        return new IntPipeline(this, op, SIZED | SORTED_DISTINCT, 0);
    }

    @Override
    public IntStream sorted() {
        Sink<?> op = is(Spliterator.SORTED) ? null : new Ints.Sorted();
        return new IntPipeline(this, op, 0, Spliterator.ORDERED | Spliterator.SORTED | ENDS);
    }

    @Override
    public IntStream peek(IntConsumer action) {
        return new IntPipeline(this, new Peek<>(Objects.requireNonNull(action)), 0, 0);
    }

    @Override
    public IntStream limit(long maxSize) {
        return new IntPipeline(this, new Limit<>(checkCount(maxSize)), 0, 0);
    }

    @Override
    public IntStream skip(long n) {
        return checkCount(n) == 0 ? this : new IntPipeline(this, new Skip<>(n), 0, 0);
    }

    @Override
    public IntStream takeWhile(IntPredicate predicate) {
        return new IntPipeline(this, new TakeWhile<>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    public IntStream dropWhile(IntPredicate predicate) {
        return new IntPipeline(this, new DropWhile<>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    public void forEach(IntConsumer action) {
        if (isSource()) {
            use();
            ((Spliterator.OfInt) takeSource()).forEachRemaining(action);
        } else {
            run(new ForEach<>(Objects.requireNonNull(action)));
        }
    }

    @Override
    public void forEachOrdered(IntConsumer action) {
        forEach(action);
    }

    @Override
    public int[] toArray() {
        use();
        Ints values = new Ints(exactSize());
        push(values, null);
        return values.trimmed();
    }

    @Override
    public int reduce(int identity, IntBinaryOperator op) {
        return run(new Fold<>(identity, false, op)).intValue;
    }

    @Override
    public OptionalInt reduce(IntBinaryOperator op) {
        Fold<Object> fold = run(new Fold<>((int) 0, true, op));
        return fold.empty ? OptionalInt.empty() : OptionalInt.of(fold.intValue);
    }

    @Override
    public <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        use();
        Collect<Object, R> collect = new Collect<>(supplier.get(), Objects.requireNonNull(accumulator));
        push(collect, null);
        return collect.container;
    }

    @Override
    public int sum() {
        return (int) run(new Total<>()).sum;
    }

    @Override
    public OptionalInt min() {
        Bounds bounds = run(new Bounds());
        return bounds.found ? OptionalInt.of((int) bounds.least) : OptionalInt.empty();
    }

    @Override
    public OptionalInt max() {
        Bounds bounds = run(new Bounds());
        return bounds.found ? OptionalInt.of((int) bounds.greatest) : OptionalInt.empty();
    }

    @Override
    public OptionalDouble average() {
        Total<Object> total = run(new Total<>());
        return total.count > 0 ? OptionalDouble.of(total.average()) : OptionalDouble.empty();
    }

    @Override
    public IntSummaryStatistics summaryStatistics() {
        IntSummaryStatistics statistics = new IntSummaryStatistics();
        forEach(statistics);
        return statistics;
    }

    @Override
    public long count() {
        return countElements();
    }

    @Override
    public boolean anyMatch(IntPredicate predicate) {
        return run(new Match<>(predicate, true)).found;
    }

    @Override
    public boolean allMatch(IntPredicate predicate) {
        return !run(new Match<>(predicate, false)).found;
    }

    @Override
    public boolean noneMatch(IntPredicate predicate) {
        return !run(new Match<>(predicate, true)).found;
    }

    @Override
    public OptionalInt findFirst() {
        Find<Object> find = run(new Find<>());
        return find.found ? OptionalInt.of(find.intValue) : OptionalInt.empty();
    }

    @Override
    public OptionalInt findAny() {
        return findFirst();
    }

    @Override
    public PrimitiveIterator.OfInt iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override
    public Spliterator.OfInt spliterator() {
        use();
        return hasPlainSource() ? (Spliterator.OfInt) takeSource() : new Pull.OfInt(this);
    }
}
