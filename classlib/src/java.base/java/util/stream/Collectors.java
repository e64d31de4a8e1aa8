package java.util.stream;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.Iterator;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Collector.Characteristics;

/** The ready-made collectors. Maps and lists without a stated kind are {@link HashMap} and {@link ArrayList}. */
public final class Collectors {
    private static final Set<Characteristics> NONE = Set.of();
    private static final Set<Characteristics> SAME = Set.of(Characteristics.IDENTITY_FINISH);
    private static final Set<Characteristics> UNORDERED = Set.of(Characteristics.UNORDERED);
    private static final Set<Characteristics> UNORDERED_SAME =
            Set.of(Characteristics.UNORDERED, Characteristics.IDENTITY_FINISH);
    private static final Set<Characteristics> CONCURRENT =
            Set.of(Characteristics.CONCURRENT, Characteristics.UNORDERED);
    private static final Set<Characteristics> CONCURRENT_SAME = Set.of(Characteristics.CONCURRENT,
            Characteristics.UNORDERED, Characteristics.IDENTITY_FINISH);

    private Collectors() {
    }

    /** A collector whose container is its result. */
    private static <T, A, R> Collector<T, ?, R> same(Supplier<A> supplier, BiConsumer<A, T> accumulator,
            BinaryOperator<A> combiner, Set<Characteristics> characteristics) {
        return new SimpleCollector<>(supplier, accumulator, combiner, identity(), characteristics);
    }

    @SuppressWarnings("unchecked")
    private static <A, R> Function<A, R> identity() {
        return a -> (R) a;
    }

    private static <E, C extends Collection<E>> C addAll(C a, C b) {
        a.addAll(b);
        return a;
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> collectionFactory) {
        return same(collectionFactory, Collection<T>::add, Collectors::addAll, SAME);
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return same(ArrayList<T>::new, ArrayList::add, Collectors::addAll, SAME);
    }

    @SuppressWarnings("unchecked")
    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return new SimpleCollector<>(ArrayList<T>::new, ArrayList::add, Collectors::addAll,
                a -> (List<T>) List.of(a.toArray()), NONE);
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return same(HashSet<T>::new, HashSet::add, Collectors::addAll, UNORDERED_SAME);
    }

    @SuppressWarnings("unchecked")
    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return new SimpleCollector<>(HashSet<T>::new, HashSet::add, Collectors::addAll,
                a -> (Set<T>) Set.of(a.toArray()), UNORDERED);
    }

    public static Collector<CharSequence, ?, String> joining() {
        return new SimpleCollector<CharSequence, StringBuilder, String>(StringBuilder::new, StringBuilder::append,
                StringBuilder::append, StringBuilder::toString, NONE);
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter) {
        return joining(delimiter, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter, CharSequence prefix,
            CharSequence suffix) {
        return new SimpleCollector<>(() -> new StringJoiner(delimiter, prefix, suffix), StringJoiner::add,
                StringJoiner::merge, StringJoiner::toString, NONE);
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(Function<? super T, ? extends U> mapper,
            Collector<? super U, A, R> downstream) {
        BiConsumer<A, ? super U> add = downstream.accumulator();
        return new SimpleCollector<>(downstream.supplier(), (a, t) -> add.accept(a, mapper.apply(t)),
                downstream.combiner(), downstream.finisher(), downstream.characteristics());
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(
            Function<? super T, ? extends Stream<? extends U>> mapper, Collector<? super U, A, R> downstream) {
        BiConsumer<A, ? super U> add = downstream.accumulator();
        return new SimpleCollector<>(downstream.supplier(),
                (a, t) -> FlatMap.push(mapper.apply(t), new Collect<U, A>(a, add)),
                downstream.combiner(), downstream.finisher(), downstream.characteristics());
    }

    public static <T, A, R> Collector<T, ?, R> filtering(Predicate<? super T> predicate,
            Collector<? super T, A, R> downstream) {
        BiConsumer<A, ? super T> add = downstream.accumulator();
        return new SimpleCollector<>(downstream.supplier(), (a, t) -> {
            if (predicate.test(t)) {
                add.accept(a, t);
            }
        }, downstream.combiner(), downstream.finisher(), downstream.characteristics());
    }

    public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(Collector<T, A, R> downstream,
            Function<R, RR> finisher) {
        Set<Characteristics> characteristics = downstream.characteristics();
        if (characteristics.contains(Characteristics.IDENTITY_FINISH)) {
            characteristics = EnumSet.copyOf(characteristics);
            characteristics.remove(Characteristics.IDENTITY_FINISH);
            characteristics = Set.copyOf(characteristics);
        }
        return new SimpleCollector<>(downstream.supplier(), downstream.accumulator(), downstream.combiner(),
                downstream.finisher().andThen(finisher), characteristics);
    }

    public static <T> Collector<T, ?, Long> counting() {
        return totals(Total::accept, t -> t.count);
    }

    /** Collects in a {@link Total}. */
    private static <T, R> Collector<T, ?, R> totals(BiConsumer<Total<T>, T> add, Function<Total<T>, R> finisher) {
        return new SimpleCollector<>(Total<T>::new, add, Total::plus, finisher, NONE);
    }

    private static <T> Collector<T, ?, Double> doubleTotals(ToDoubleFunction<? super T> mapper,
            Function<DoubleTotal, Double> finisher) {
        return new SimpleCollector<T, DoubleTotal, Double>(DoubleTotal::new,
                (a, t) -> a.accept(mapper.applyAsDouble(t)), DoubleTotal::plus, finisher, NONE);
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> mapper) {
        return totals((a, t) -> a.accept(mapper.applyAsInt(t)), a -> (int) a.sum);
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> mapper) {
        return totals((a, t) -> a.accept(mapper.applyAsLong(t)), a -> a.sum);
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> mapper) {
        return doubleTotals(mapper, DoubleTotal::sum);
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> mapper) {
        return totals((a, t) -> a.accept(mapper.applyAsInt(t)), Total::average);
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> mapper) {
        return totals((a, t) -> a.accept(mapper.applyAsLong(t)), Total::average);
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> mapper) {
        return doubleTotals(mapper, DoubleTotal::average);
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> mapper) {
        return same(IntSummaryStatistics::new, (a, t) -> a.accept(mapper.applyAsInt(t)), (a, b) -> {
            a.combine(b);
            return a;
        }, SAME);
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> mapper) {
        return same(LongSummaryStatistics::new, (a, t) -> a.accept(mapper.applyAsLong(t)), (a, b) -> {
            a.combine(b);
            return a;
        }, SAME);
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(
            ToDoubleFunction<? super T> mapper) {
        return same(DoubleSummaryStatistics::new, (a, t) -> a.accept(mapper.applyAsDouble(t)), (a, b) -> {
            a.combine(b);
            return a;
        }, SAME);
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.minBy(comparator));
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.maxBy(comparator));
    }

    public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> op) {
        return reducing(identity, Function.identity(), op);
    }

    @SuppressWarnings("unchecked")
    public static <T, U> Collector<T, ?, U> reducing(U identity, Function<? super T, ? extends U> mapper,
            BinaryOperator<U> op) {
        return new SimpleCollector<T, Fold<U>, U>(() -> new Fold<U>(identity, false, op),
                (a, t) -> a.accept(mapper.apply(t)), Collectors::combine, a -> (U) a.object, NONE);
    }

    @SuppressWarnings("unchecked")
    public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> op) {
        return new SimpleCollector<T, Fold<T>, Optional<T>>(() -> new Fold<T>(null, true, op), Fold::accept,
                Collectors::combine, a -> Optional.ofNullable((T) a.object), NONE);
    }

    @SuppressWarnings("unchecked")
    private static <U> Fold<U> combine(Fold<U> a, Fold<U> b) {
        if (!b.empty) {
            a.accept((U) b.object);
        }
        return a;
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> classifier) {
        return groupingBy(classifier, toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> classifier,
            Collector<? super T, A, D> downstream) {
        return groupingBy(classifier, HashMap::new, downstream);
    }

    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
            Function<? super T, ? extends K> classifier, Supplier<M> mapFactory,
            Collector<? super T, A, D> downstream) {
        return grouping(classifier, mapFactory, downstream, SAME, NONE);
    }

    public static <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(
            Function<? super T, ? extends K> classifier) {
        return groupingByConcurrent(classifier, toList());
    }

    public static <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(
            Function<? super T, ? extends K> classifier, Collector<? super T, A, D> downstream) {
        return groupingByConcurrent(classifier, ConcurrentHashMap::new, downstream);
    }

    public static <T, K, A, D, M extends ConcurrentMap<K, D>> Collector<T, ?, M> groupingByConcurrent(
            Function<? super T, ? extends K> classifier, Supplier<M> mapFactory,
            Collector<? super T, A, D> downstream) {
        return grouping(classifier, mapFactory, downstream, CONCURRENT_SAME, CONCURRENT);
    }

    /** The map holds the downstream containers first and, if they are not the results, those at the end. */
    @SuppressWarnings("unchecked")
    private static <T, K, A, D, M extends Map<K, D>> Collector<T, ?, M> grouping(
            Function<? super T, ? extends K> classifier, Supplier<M> mapFactory,
            Collector<? super T, A, D> downstream, Set<Characteristics> whenSame, Set<Characteristics> otherwise) {
        Supplier<A> newContainer = downstream.supplier();
        Function<K, A> newFor = key -> newContainer.get();
        BiConsumer<A, ? super T> add = downstream.accumulator();
        BiConsumer<Map<K, A>, T> accumulator = (map, t) -> {
            K key = Objects.requireNonNull(classifier.apply(t), "element cannot be mapped to a null key");
            A container = map.get(key);
            if (container == null) {
                container = map.computeIfAbsent(key, newFor);
            }
            add.accept(container, t);
        };
        BinaryOperator<Map<K, A>> combiner = mergingWith(downstream.combiner());
        Supplier<Map<K, A>> supplier = (Supplier<Map<K, A>>) (Supplier<?>) mapFactory;
        if (downstream.characteristics().contains(Characteristics.IDENTITY_FINISH)) {
            return same(supplier, accumulator, combiner, whenSame);
        }
        Function<A, A> finish = (Function<A, A>) downstream.finisher();
        return new SimpleCollector<>(supplier, accumulator, combiner, map -> {
            map.replaceAll((key, container) -> finish.apply(container));
            return (M) map;
        }, otherwise);
    }

    private static <K, V, M extends Map<K, V>> BinaryOperator<M> mergingWith(BinaryOperator<V> values) {
        return (a, b) -> {
            for (Map.Entry<K, V> e : b.entrySet()) {
                a.merge(e.getKey(), e.getValue(), values);
            }
            return a;
        };
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate) {
        return partitioningBy(predicate, toList());
    }

    @SuppressWarnings("unchecked")
    public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(Predicate<? super T> predicate,
            Collector<? super T, A, D> downstream) {
        Supplier<A> supplier = downstream.supplier();
        BiConsumer<A, ? super T> add = downstream.accumulator();
        BinaryOperator<A> combine = downstream.combiner();
        Supplier<Partition<A>> newPartition = () -> new Partition<>(supplier.get(), supplier.get());
        BiConsumer<Partition<A>, T> accumulator = (p, t) -> add.accept(predicate.test(t) ? p.yes : p.no, t);
        BinaryOperator<Partition<A>> combiner =
                (a, b) -> new Partition<>(combine.apply(a.yes, b.yes), combine.apply(a.no, b.no));
        if (downstream.characteristics().contains(Characteristics.IDENTITY_FINISH)) {
            return same(newPartition, accumulator, combiner, SAME);
        }
        Function<A, D> finish = downstream.finisher();
        return new SimpleCollector<>(newPartition, accumulator, combiner,
                p -> new Partition<>(finish.apply(p.yes), finish.apply(p.no)), NONE);
    }

    /** A map of {@code false} and {@code true}, in this order, which cannot be changed. */
    private static final class Partition<V> extends AbstractMap<Boolean, V> {
        final V yes;
        final V no;

        Partition(V yes, V no) {
            this.yes = yes;
            this.no = no;
        }

        @Override
        public V get(Object key) {
            return key instanceof Boolean ? (Boolean) key ? yes : no : null;
        }

        @Override
        public boolean containsKey(Object key) {
            return key instanceof Boolean;
        }

        @Override
        public Set<Map.Entry<Boolean, V>> entrySet() {
            return new AbstractSet<>() {
                @Override
                public Iterator<Map.Entry<Boolean, V>> iterator() {
                    Map.Entry<Boolean, V> first = new AbstractMap.SimpleImmutableEntry<>(false, no);
                    Map.Entry<Boolean, V> second = new AbstractMap.SimpleImmutableEntry<>(true, yes);
                    return List.of(first, second).iterator();
                }

                @Override
                public int size() {
                    return 2;
                }
            };
        }
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper) {
        return same(HashMap<K, U>::new, uniquely(keyMapper, valueMapper), Collectors::mergeUniquely, SAME);
    }

    @SuppressWarnings("unchecked")
    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
        Objects.requireNonNull(keyMapper, "keyMapper");
        Objects.requireNonNull(valueMapper, "valueMapper");
        return collectingAndThen(Collectors.<T, K, U>toMap(keyMapper, valueMapper), Collectors::unmodifiable);
    }

    @SuppressWarnings("unchecked")
    private static <K, U> Map<K, U> unmodifiable(Map<K, U> map) {
        return Map.ofEntries(map.entrySet().toArray(new Map.Entry[0]));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction) {
        return toMap(keyMapper, valueMapper, mergeFunction, HashMap::new);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction) {
        Objects.requireNonNull(keyMapper, "keyMapper");
        Objects.requireNonNull(valueMapper, "valueMapper");
        Objects.requireNonNull(mergeFunction, "mergeFunction");
        return collectingAndThen(Collectors.<T, K, U>toMap(keyMapper, valueMapper, mergeFunction),
                Collectors::unmodifiable);
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction, Supplier<M> mapFactory) {
        return same(mapFactory, merging(keyMapper, valueMapper, mergeFunction), mergingWith(mergeFunction), SAME);
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
        return same(ConcurrentHashMap<K, U>::new, uniquely(keyMapper, valueMapper), Collectors::mergeUniquely,
                CONCURRENT_SAME);
    }

    public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction) {
        return toConcurrentMap(keyMapper, valueMapper, mergeFunction, ConcurrentHashMap::new);
    }

    public static <T, K, U, M extends ConcurrentMap<K, U>> Collector<T, ?, M> toConcurrentMap(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction, Supplier<M> mapFactory) {
        return same(mapFactory, merging(keyMapper, valueMapper, mergeFunction), mergingWith(mergeFunction),
                CONCURRENT_SAME);
    }

    private static <T, K, U, M extends Map<K, U>> BiConsumer<M, T> merging(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper,
            BinaryOperator<U> mergeFunction) {
        return (map, t) -> map.merge(keyMapper.apply(t), valueMapper.apply(t), mergeFunction);
    }

    private static <T, K, U, M extends Map<K, U>> BiConsumer<M, T> uniquely(
            Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
        return (map, t) -> putNew(map, keyMapper.apply(t), Objects.requireNonNull(valueMapper.apply(t)));
    }

    private static <K, U> void putNew(Map<K, U> map, K key, U value) {
        U old = map.putIfAbsent(key, value);
        if (old != null) {
            throw new IllegalStateException(
                    "Duplicate key " + key + " (attempted merging values " + old + " and " + value + ")");
        }
    }

    private static <K, U, M extends Map<K, U>> M mergeUniquely(M a, M b) {
        for (Map.Entry<K, U> e : b.entrySet()) {
            putNew(a, e.getKey(), e.getValue());
        }
        return a;
    }

    /** Gives every element to both collectors and combines their results. */
    public static <T, R1, R2, R> Collector<T, ?, R> teeing(Collector<? super T, ?, R1> downstream1,
            Collector<? super T, ?, R2> downstream2, BiFunction<? super R1, ? super R2, R> merger) {
        return tee(downstream1, downstream2, merger);
    }

    private static <T, A1, A2, R1, R2, R> Collector<T, ?, R> tee(Collector<? super T, A1, R1> first,
            Collector<? super T, A2, R2> second, BiFunction<? super R1, ? super R2, R> merger) {
        Objects.requireNonNull(first, "downstream1");
        Objects.requireNonNull(second, "downstream2");
        Objects.requireNonNull(merger, "merger");
        Supplier<A1> supplier1 = first.supplier();
        Supplier<A2> supplier2 = second.supplier();
        BiConsumer<A1, ? super T> add1 = first.accumulator();
        BiConsumer<A2, ? super T> add2 = second.accumulator();
        BinaryOperator<A1> combiner1 = first.combiner();
        BinaryOperator<A2> combiner2 = second.combiner();
        Function<A1, R1> finisher1 = first.finisher();
        Function<A2, R2> finisher2 = second.finisher();
        Set<Characteristics> both = EnumSet.noneOf(Characteristics.class);
        both.addAll(first.characteristics());
        both.retainAll(second.characteristics());
        both.remove(Characteristics.IDENTITY_FINISH);
        return new SimpleCollector<T, Tee<A1, A2>, R>(() -> new Tee<>(supplier1.get(), supplier2.get()), (a, t) -> {
            add1.accept(a.first, t);
            add2.accept(a.second, t);
        }, (a, b) -> new Tee<>(combiner1.apply(a.first, b.first), combiner2.apply(a.second, b.second)),
                a -> merger.apply(finisher1.apply(a.first), finisher2.apply(a.second)), Set.copyOf(both));
    }

    private record Tee<A1, A2>(A1 first, A2 second) {
    }
}
