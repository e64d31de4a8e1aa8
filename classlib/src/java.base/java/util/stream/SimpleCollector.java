package java.util.stream;

import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

/** A collector of given parts. */
record SimpleCollector<T, A, R>(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner,
        Function<A, R> finisher, Set<Collector.Characteristics> characteristics) implements Collector<T, A, R> {
}
