package java.util.stream;

import java.util.DoubleSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** A stream of {@code double} values. */
final class DoublePipeline extends Pipeline<Double, DoubleStream> implements DoubleStream {
    DoublePipeline(Spliterator.OfDouble source) {
        super(source);
    }

    DoublePipeline(Supplier<? extends Spliterator.OfDouble> source, int characteristics) {
        super(source, characteristics);
    }

    DoublePipeline(Pipeline<?, ?> previous, Sink<?> op, int lost, int gained) {
        super(previous, op, lost, gained);
    }

    @Override
    public DoubleStream unordered() {
        return is(Spliterator.ORDERED) ? new DoublePipeline(this, null, Spliterator.ORDERED, 0) : this;
    }

    @Override
    public DoubleStream filter(DoublePredicate predicate) {
        return new DoublePipeline(this, new Filter<>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    public DoubleStream map(DoubleUnaryOperator mapper) {
        return new DoublePipeline(this, new Maps.DoubleToDouble(Objects.requireNonNull(mapper)), SORTED_DISTINCT, 0);
    }

    @Override
    public <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new ReferencePipeline<>(this, new Maps.DoubleToRef<U>(mapper), SORTED_DISTINCT, 0);
    }

    @Override
    public Stream<Double> boxed() {
        return new ReferencePipeline<>(this, new Maps.Boxing(), 0, 0);
    }

    @Override
    public IntStream mapToInt(DoubleToIntFunction mapper) {
        return new IntPipeline(this, new Maps.DoubleToInt(Objects.requireNonNull(mapper)), SORTED_DISTINCT, 0);
    }

    @Override
    public LongStream mapToLong(DoubleToLongFunction mapper) {
        return new LongPipeline(this, new Maps.DoubleToLong(Objects.requireNonNull(mapper)), SORTED_DISTINCT, 0);
    }

    @Override
    public DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper) {
        return new DoublePipeline(this, new FlatMap<>(mapper), REPLACED, 0);
    }

    @Override
    public DoubleStream mapMulti(DoubleMapMultiConsumer mapper) {
        return new DoublePipeline(this, new MapMulti<>(mapper), REPLACED, 0);
    }

    @Override
    public DoubleStream distinct() {
        Sink<?> op = is(Spliterator.DISTINCT) ? null : new Distinct<>();
        return new DoublePipeline(this, op, SIZED | SORTED_DISTINCT, 0);
    }

    @Override
    public DoubleStream sorted() {
        Sink<?> op = is(Spliterator.SORTED) ? null : new Doubles.Sorted();
        return new DoublePipeline(this, op, 0, Spliterator.ORDERED | Spliterator.SORTED | ENDS);
    }

    @Override
    public DoubleStream peek(DoubleConsumer action) {
        return new DoublePipeline(this, new Peek<>(Objects.requireNonNull(action)), 0, 0);
    }

    @Override
    public DoubleStream limit(long maxSize) {
        return new DoublePipeline(this, new Limit<>(checkCount(maxSize)), 0, 0);
    }

    @Override
    public DoubleStream skip(long n) {
        return checkCount(n) == 0 ? this : new DoublePipeline(this, new Skip<>(n), 0, 0);
    }

    @Override
    public DoubleStream takeWhile(DoublePredicate predicate) {
        return new DoublePipeline(this, new TakeWhile<>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    public DoubleStream dropWhile(DoublePredicate predicate) {
        return new DoublePipeline(this, new DropWhile<>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    public void forEach(DoubleConsumer action) {
        if (isSource()) {
            use();
            ((Spliterator.OfDouble) takeSource()).forEachRemaining(action);
        } else {
            run(new ForEach<>(Objects.requireNonNull(action)));
        }
    }

    @Override
    public void forEachOrdered(DoubleConsumer action) {
        forEach(action);
    }

    @Override
    public double[] toArray() {
        use();
        Doubles values = new Doubles(exactSize());
        push(values, null);
        return values.trimmed();
    }

    @Override
    public double reduce(double identity, DoubleBinaryOperator op) {
        return run(new Fold<>(identity, false, op)).doubleValue;
    }

    @Override
    public OptionalDouble reduce(DoubleBinaryOperator op) {
        Fold<Object> fold = run(new Fold<>((double) 0, true, op));
        return fold.empty ? OptionalDouble.empty() : OptionalDouble.of(fold.doubleValue);
    }

    @Override
    public <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        use();
        Collect<Object, R> collect = new Collect<>(supplier.get(), Objects.requireNonNull(accumulator));
        push(collect, null);
        return collect.container;
    }

    @Override
    public double sum() {
        return run(new DoubleTotal()).sum();
    }

    @Override
    public OptionalDouble min() {
        return reduce(Math::min);
    }

    @Override
    public OptionalDouble max() {
        return reduce(Math::max);
    }

    @Override
    public OptionalDouble average() {
        DoubleTotal total = run(new DoubleTotal());
        return total.count > 0 ? OptionalDouble.of(total.average()) : OptionalDouble.empty();
    }

    @Override
    public DoubleSummaryStatistics summaryStatistics() {
        DoubleSummaryStatistics statistics = new DoubleSummaryStatistics();
        forEach(statistics);
        return statistics;
    }

    @Override
    public long count() {
        return countElements();
    }

    @Override
    public boolean anyMatch(DoublePredicate predicate) {
        return run(new Match<>(predicate, true)).found;
    }

    @Override
    public boolean allMatch(DoublePredicate predicate) {
        return !run(new Match<>(predicate, false)).found;
    }

    @Override
    public boolean noneMatch(DoublePredicate predicate) {
        return !run(new Match<>(predicate, true)).found;
    }

    @Override
    public OptionalDouble findFirst() {
        Find<Object> find = run(new Find<>());
        return find.found ? OptionalDouble.of(find.doubleValue) : OptionalDouble.empty();
    }

    @Override
    public OptionalDouble findAny() {
        return findFirst();
    }

    @Override
    public PrimitiveIterator.OfDouble iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override
    public Spliterator.OfDouble spliterator() {
        use();
        return hasPlainSource() ? (Spliterator.OfDouble) takeSource() : new Pull.OfDouble(this);
    }
}
