package java.util.stream;

import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import jdk.internal.util.Lists;

/** A stream of objects. */
final class ReferencePipeline<T> extends Pipeline<T, Stream<T>> implements Stream<T> {
    ReferencePipeline(Spliterator<? extends T> source) {
        super(source);
    }

    ReferencePipeline(Supplier<? extends Spliterator<? extends T>> source, int characteristics) {
        super(source, characteristics);
    }

    ReferencePipeline(Pipeline<?, ?> previous, Sink<?> op, int lost, int gained) {
        super(previous, op, lost, gained);
    }

    @Override
    public Stream<T> unordered() {
        return is(Spliterator.ORDERED) ? new ReferencePipeline<>(this, null, Spliterator.ORDERED, 0) : this;
    }

    @Override
    public Stream<T> filter(Predicate<? super T> predicate) {
        return new ReferencePipeline<>(this, new Filter<>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    public <R> Stream<R> map(Function<? super T, ? extends R> mapper) {
        Objects.requireNonNull(mapper);
        return new ReferencePipeline<>(this, new Maps.RefToRef<T, R>(mapper), SORTED_DISTINCT, 0);
    }

    @Override
    public <R> Stream<R> gather(Gatherer<? super T, ?, R> gatherer) {
        return new ReferencePipeline<>(this, new Gather<>(gatherer), REPLACED, ENDS);
    }

    @Override
    public IntStream mapToInt(ToIntFunction<? super T> mapper) {
        return new IntPipeline(this, new Maps.RefToInt<T>(Objects.requireNonNull(mapper)), SORTED_DISTINCT, 0);
    }

    @Override
    public LongStream mapToLong(ToLongFunction<? super T> mapper) {
        return new LongPipeline(this, new Maps.RefToLong<T>(Objects.requireNonNull(mapper)), SORTED_DISTINCT, 0);
    }

    @Override
    public DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper) {
        return new DoublePipeline(this, new Maps.RefToDouble<T>(Objects.requireNonNull(mapper)), SORTED_DISTINCT, 0);
    }

    @Override
    public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper) {
        return new ReferencePipeline<>(this, new FlatMap<T>(mapper), REPLACED, 0);
    }

    @Override
    public IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper) {
        return new IntPipeline(this, new FlatMap<T>(mapper), REPLACED, 0);
    }

    @Override
    public LongStream flatMapToLong(Function<? super T, ? extends LongStream> mapper) {
        return new LongPipeline(this, new FlatMap<T>(mapper), REPLACED, 0);
    }

    @Override
    public DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> mapper) {
        return new DoublePipeline(this, new FlatMap<T>(mapper), REPLACED, 0);
    }

    @Override
    public <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper) {
        return new ReferencePipeline<>(this, new MapMulti<T>(mapper), REPLACED, 0);
    }

    @Override
    public IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> mapper) {
        return new IntPipeline(this, new MapMulti<T>(mapper), REPLACED, 0);
    }

    @Override
    public LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> mapper) {
        return new LongPipeline(this, new MapMulti<T>(mapper), REPLACED, 0);
    }

    @Override
    public DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> mapper) {
        return new DoublePipeline(this, new MapMulti<T>(mapper), REPLACED, 0);
    }

    @Override
    public Stream<T> distinct() {
        Sink<?> op = is(Spliterator.DISTINCT) ? null : new Distinct<T>();
        return new ReferencePipeline<>(this, op, SIZED, Spliterator.DISTINCT);
    }

    @Override
    public Stream<T> sorted() {
        Sink<?> op = is(Spliterator.SORTED) ? null : new Elements.Sorted<T>(null);
        return new ReferencePipeline<>(this, op, 0, Spliterator.ORDERED | Spliterator.SORTED | ENDS);
    }

    @Override
    public Stream<T> sorted(Comparator<? super T> comparator) {
        Sink<?> op = new Elements.Sorted<T>(Objects.requireNonNull(comparator));
        return new ReferencePipeline<>(this, op, Spliterator.SORTED, Spliterator.ORDERED | ENDS);
    }

    @Override
    public Stream<T> peek(Consumer<? super T> action) {
        return new ReferencePipeline<>(this, new Peek<T>(Objects.requireNonNull(action)), 0, 0);
    }

    @Override
    public Stream<T> limit(long maxSize) {
        return new ReferencePipeline<>(this, new Limit<T>(checkCount(maxSize)), 0, 0);
    }

    @Override
    public Stream<T> skip(long n) {
        return checkCount(n) == 0 ? this : new ReferencePipeline<>(this, new Skip<T>(n), 0, 0);
    }

    @Override
    public Stream<T> takeWhile(Predicate<? super T> predicate) {
        return new ReferencePipeline<>(this, new TakeWhile<T>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    public Stream<T> dropWhile(Predicate<? super T> predicate) {
        return new ReferencePipeline<>(this, new DropWhile<T>(Objects.requireNonNull(predicate)), SIZED, 0);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super T> action) {
        if (isSource()) {
            use();
            ((Spliterator<T>) takeSource()).forEachRemaining(action);
        } else {
            run(new ForEach<T>(Objects.requireNonNull(action)));
        }
    }

    @Override
    public void forEachOrdered(Consumer<? super T> action) {
        forEach(action);
    }

    @Override
    public Object[] toArray() {
        use();
        Elements<T> elements = new Elements<>(exactSize());
        push(elements, null);
        return elements.trimmed();
    }

    @Override
    @SuppressWarnings("unchecked")
    public <A> A[] toArray(IntFunction<A[]> generator) {
        use();
        long size = exactSize();
        Elements<T> elements = new Elements<>(size);
        if (size < 0) {
            push(elements, null);
            A[] target = generator.apply(elements.size);
            if (target.length < elements.size) {
                throw new IndexOutOfBoundsException("does not fit");
            }
            System.arraycopy(elements.values, 0, target, 0, elements.size);
            return target;
        }
        if (size > Integer.MAX_VALUE - 8) {
            throw new IllegalArgumentException("Stream size exceeds max array size");
        }
        A[] target = generator.apply((int) size);
        if (target.length != size) {
            throw new IllegalStateException("Begin size " + size + " is not equal to fixed size " + target.length);
        }
        elements.values = target;
        push(elements, null);
        if (elements.size > size) {
            throw new IllegalStateException("Accept exceeded fixed size of " + size);
        }
        if (elements.size < size) {
            throw new IllegalStateException("End size " + elements.size + " is less than fixed size " + size);
        }
        return target;
    }

    @Override
    @SuppressWarnings("unchecked")
    public T reduce(T identity, BinaryOperator<T> accumulator) {
        return (T) run(new Fold<T>(identity, false, accumulator)).object;
    }

    @Override
    @SuppressWarnings("unchecked")
    public Optional<T> reduce(BinaryOperator<T> accumulator) {
        Fold<T> fold = run(new Fold<T>(null, true, accumulator));
        return fold.empty ? Optional.empty() : Optional.of((T) fold.object);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner) {
        Objects.requireNonNull(combiner);
        return (U) run(new Fold<T>(identity, false, accumulator)).object;
    }

    @Override
    public <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        use();
        Collect<T, R> collect = new Collect<>(supplier.get(), accumulator);
        push(collect, null);
        return collect.container;
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R, A> R collect(Collector<? super T, A, R> collector) {
        Supplier<A> supplier = Objects.requireNonNull(collector).supplier();
        BiConsumer<A, ? super T> accumulator = collector.accumulator();
        use();
        Collect<T, A> collect = new Collect<>(supplier.get(), accumulator);
        push(collect, null);
        A container = collect.container;
        return collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)
                ? (R) container
                : collector.finisher().apply(container);
    }

    @Override
    @SuppressWarnings("unchecked")
    public List<T> toList() {
        return (List<T>) Lists.ofNullable(toArray());
    }

    private Optional<T> extreme(Comparator<? super T> comparator, boolean greatest) {
        Extreme<T> extreme = run(new Extreme<T>(comparator, greatest));
        return extreme.found ? Optional.of(extreme.value) : Optional.empty();
    }

    @Override
    public Optional<T> min(Comparator<? super T> comparator) {
        return extreme(comparator, false);
    }

    @Override
    public Optional<T> max(Comparator<? super T> comparator) {
        return extreme(comparator, true);
    }

    @Override
    public long count() {
        return countElements();
    }

    @Override
    public boolean anyMatch(Predicate<? super T> predicate) {
        return run(new Match<T>(predicate, true)).found;
    }

    @Override
    public boolean allMatch(Predicate<? super T> predicate) {
        return !run(new Match<T>(predicate, false)).found;
    }

    @Override
    public boolean noneMatch(Predicate<? super T> predicate) {
        return !run(new Match<T>(predicate, true)).found;
    }

    @Override
    public Optional<T> findFirst() {
        Find<T> find = run(new Find<T>());
        return find.found ? Optional.of(find.object) : Optional.empty();
    }

    @Override
    public Optional<T> findAny() {
        return findFirst();
    }

    @Override
    public Iterator<T> iterator() {
        return Spliterators.iterator(spliterator());
    }

    @Override
    @SuppressWarnings("unchecked")
    public Spliterator<T> spliterator() {
        use();
        return hasPlainSource() ? (Spliterator<T>) takeSource() : new Pull.OfRef<>(this);
    }
}
