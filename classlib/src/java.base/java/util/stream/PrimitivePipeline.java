//#file $Type$Pipeline.java: int long double
package java.util.stream;

import java.util.$Type$SummaryStatistics;
import java.util.Objects;
//#if not double
import java.util.OptionalDouble;
//#end
import java.util.Optional$Type$;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.$Type$BinaryOperator;
import java.util.function.$Type$Consumer;
import java.util.function.$Type$Function;
import java.util.function.$Type$Predicate;
//#each to: int long double
//#if not same
import java.util.function.$Type$To$to_Type$Function;
//#end
//#end
import java.util.function.$Type$UnaryOperator;
import java.util.function.Obj$Type$Consumer;
import java.util.function.Supplier;

/** A stream of {@code $type$} values. */
final class $Type$Pipeline extends Pipeline<$Box$, $Type$Stream> implements $Type$Stream {
    $Type$Pipeline(Spliterator.Of$Type$ source) {
        super(source);
    }

    $Type$Pipeline(Supplier<? extends Spliterator.Of$Type$> source, int characteristics) {
        super(source, characteristics);
    }

    $Type$Pipeline(Pipeline<?, ?> previous, Sink<?> op, int lost, int gained) {
        super(previous, op, lost, gained);
    }

    @Override
    public $Type$Stream unordered() {
        return is(Spliterator.ORDERED) ? new $Type$Pipeline(this, null, Spliterator.ORDERED, 0) : this;
    }

    @Override
    public $Type$Stream filter($Type$Predicate predicate) {
        return new $Type$Pipeline(this, new Filter<>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    public $Type$Stream map($Type$UnaryOperator mapper) {
        return new $Type$Pipeline(this, new Maps.$Type$To$Type$(Objects.requireNonNull(mapper)), SORTED_DISTINCT, 0);
    }

    @Override
    public <U> Stream<U> mapToObj($Type$Function<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new ReferencePipeline<>(this, new Maps.$Type$ToRef<U>(mapper), SORTED_DISTINCT, 0);
    }

    @Override
    public Stream<$Box$> boxed() {
        return new ReferencePipeline<>(this, new Maps.Boxing(), 0, 0);
    }
    //#each to: int long double
    //#if not same

    @Override
    public $to_Type$Stream mapTo$to_Type$($Type$To$to_Type$Function mapper) {
        return new $to_Type$Pipeline(this, new Maps.$Type$To$to_Type$(Objects.requireNonNull(mapper)), SORTED_DISTINCT, 0);
    }
    //#end
    //#end
    //#if int

    @Override
    public LongStream asLongStream() {
        return new LongPipeline(this, new Maps.Widening(), 0, 0);
    }

    @Override
    public DoubleStream asDoubleStream() {
        return new DoublePipeline(this, new Maps.ToDouble(), 0, 0);
    }
    //#else if long

    @Override
    public DoubleStream asDoubleStream() {
        return new DoublePipeline(this, new Maps.ToDouble(), Spliterator.DISTINCT, 0);
    }
    //#end

    @Override
    public $Type$Stream flatMap($Type$Function<? extends $Type$Stream> mapper) {
        return new $Type$Pipeline(this, new FlatMap<>(mapper), REPLACED, 0);
    }

    @Override
    public $Type$Stream mapMulti($Type$MapMultiConsumer mapper) {
        return new $Type$Pipeline(this, new MapMulti<>(mapper), REPLACED, 0);
    }

    @Override
    public $Type$Stream distinct() {
        Sink<?> op = is(Spliterator.DISTINCT) ? null : new Distinct<>();
        return new $Type$Pipeline(this, op, SIZED | SORTED_DISTINCT, 0);
    }

    @Override
    public $Type$Stream sorted() {
        Sink<?> op = is(Spliterator.SORTED) ? null : new $Type$s.Sorted();
        return new $Type$Pipeline(this, op, 0, Spliterator.ORDERED | Spliterator.SORTED | ENDS);
    }

    @Override
    public $Type$Stream peek($Type$Consumer action) {
        return new $Type$Pipeline(this, new Peek<>(Objects.requireNonNull(action)), 0, 0);
    }

    @Override
    public $Type$Stream limit(long maxSize) {
        return new $Type$Pipeline(this, new Limit<>(checkCount(maxSize)), 0, 0);
    }

    @Override
    public $Type$Stream skip(long n) {
        return checkCount(n) == 0 ? this : new $Type$Pipeline(this, new Skip<>(n), 0, 0);
    }

    @Override
    public $Type$Stream takeWhile($Type$Predicate predicate) {
        return new $Type$Pipeline(this, new TakeWhile<>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    public $Type$Stream dropWhile($Type$Predicate predicate) {
        return new $Type$Pipeline(this, new DropWhile<>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    public void forEach($Type$Consumer action) {
        if (isSource()) {
            use();
            ((Spliterator.Of$Type$) takeSource()).forEachRemaining(action);
        } else {
            run(new ForEach<>(Objects.requireNonNull(action)));
        }
    }

    @Override
    public void forEachOrdered($Type$Consumer action) {
        forEach(action);
    }

    @Override
    public $type$[] toArray() {
        use();
        $Type$s values = new $Type$s(exactSize());
        push(values, null);
        return values.trimmed();
    }

    @Override
    public $type$ reduce($type$ identity, $Type$BinaryOperator op) {
        return run(new Fold<>(identity, false, op)).$type$Value;
    }

    @Override
    public Optional$Type$ reduce($Type$BinaryOperator op) {
        Fold<Object> fold = run(new Fold<>(($type$) 0, true, op));
        return fold.empty ? Optional$Type$.empty() : Optional$Type$.of(fold.$type$Value);
    }

    @Override
    public <R> R collect(Supplier<R> supplier, Obj$Type$Consumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(combiner);
        use();
        Collect<Object, R> collect = new Collect<>(supplier.get(), Objects.requireNonNull(accumulator));
        push(collect, null);
        return collect.container;
    }
    //#if double

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
    //#else

    @Override
    public $type$ sum() {
        return ($type$) run(new Total<>()).sum;
    }

    @Override
    public Optional$Type$ min() {
        Bounds bounds = run(new Bounds());
        return bounds.found ? Optional$Type$.of(($type$) bounds.least) : Optional$Type$.empty();
    }

    @Override
    public Optional$Type$ max() {
        Bounds bounds = run(new Bounds());
        return bounds.found ? Optional$Type$.of(($type$) bounds.greatest) : Optional$Type$.empty();
    }

    @Override
    public OptionalDouble average() {
        Total<Object> total = run(new Total<>());
        return total.count > 0 ? OptionalDouble.of(total.average()) : OptionalDouble.empty();
    }
    //#end

    @Override
    public $Type$SummaryStatistics summaryStatistics() {
        $Type$SummaryStatistics statistics = new $Type$SummaryStatistics();
        forEach(statistics);
        return statistics;
    }

    @Override
    public long count() {
        return countElements();
    }

    @Override
    public boolean anyMatch($Type$Predicate predicate) {
        return run(new Match<>(predicate, true)).found;
    }

    @Override
    public boolean allMatch($Type$Predicate predicate) {
        return !run(new Match<>(predicate, false)).found;
    }

    @Override
    public boolean noneMatch($Type$Predicate predicate) {
        return !run(new Match<>(predicate, true)).found;
    }

    @Override
    public Optional$Type$ findFirst() {
        Find<Object> find = run(new Find<>());
        return find.found ? Optional$Type$.of(find.$type$Value) : Optional$Type$.empty();
    }

    @Override
    public Optional$Type$ findAny() {
        return findFirst();
    }

    @Override
    public PrimitiveIterator.Of$Type$ iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override
    public Spliterator.Of$Type$ spliterator() {
        use();
        return hasPlainSource() ? (Spliterator.Of$Type$) takeSource() : new Pull.Of$Type$(this);
    }
}
