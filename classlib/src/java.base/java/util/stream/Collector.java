package java.util.stream;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

/** A reduction into a container: how to make one, add an element, join two, and turn it into the result. */
public interface Collector<T, A, R> {
    Supplier<A> supplier();

    BiConsumer<A, T> accumulator();

    BinaryOperator<A> combiner();

    Function<A, R> finisher();

    Set<Characteristics> characteristics();

    /** A collector whose container is its result. */
    @SuppressWarnings("unchecked")
    static <T, R> Collector<T, R, R> of(Supplier<R> supplier, BiConsumer<R, T> accumulator,
            BinaryOperator<R> combiner, Characteristics... characteristics) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        Objects.requireNonNull(characteristics);
        Set<Characteristics> all = EnumSet.of(Characteristics.IDENTITY_FINISH, characteristics);
        return new SimpleCollector<>(supplier, accumulator, combiner, a -> a, Collections.unmodifiableSet(all));
    }

    static <T, A, R> Collector<T, A, R> of(Supplier<A> supplier, BiConsumer<A, T> accumulator,
            BinaryOperator<A> combiner, Function<A, R> finisher, Characteristics... characteristics) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        Objects.requireNonNull(finisher);
        Objects.requireNonNull(characteristics);
        Set<Characteristics> all = EnumSet.noneOf(Characteristics.class);
        Collections.addAll(all, characteristics);
        return new SimpleCollector<>(supplier, accumulator, combiner, finisher, Collections.unmodifiableSet(all));
    }

    /** What may be relied on. */
    enum Characteristics {
        /** One container may be filled from several threads. */
        CONCURRENT,
        /** The order of the elements does not matter. */
        UNORDERED,
        /** The finisher does nothing. */
        IDENTITY_FINISH
    }
}
