package java.util.stream;

import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Supplier;

/** An operation of one's own on a stream: each element may become any number of others, with a state between them. */
public interface Gatherer<T, A, R> {
    default Supplier<A> initializer() {
        return defaultInitializer();
    }

    Integrator<A, T, R> integrator();

    default BinaryOperator<A> combiner() {
        return defaultCombiner();
    }

    default BiConsumer<A, Downstream<? super R>> finisher() {
        return defaultFinisher();
    }

    default <RR> Gatherer<T, ?, RR> andThen(Gatherer<? super R, ?, ? extends RR> that) {
        return GathererImpl.chain(this, Objects.requireNonNull(that));
    }

    static <A> Supplier<A> defaultInitializer() {
        return GathererImpl.noState();
    }

    static <A> BinaryOperator<A> defaultCombiner() {
        return GathererImpl.noCombiner();
    }

    static <A, R> BiConsumer<A, Downstream<? super R>> defaultFinisher() {
        return GathererImpl.noFinisher();
    }

    static <T, R> Gatherer<T, Void, R> ofSequential(Integrator<Void, T, R> integrator) {
        return of(defaultInitializer(), integrator, defaultCombiner(), defaultFinisher());
    }

    static <T, R> Gatherer<T, Void, R> ofSequential(Integrator<Void, T, R> integrator,
            BiConsumer<Void, Downstream<? super R>> finisher) {
        return of(defaultInitializer(), integrator, defaultCombiner(), finisher);
    }

    static <T, A, R> Gatherer<T, A, R> ofSequential(Supplier<A> initializer, Integrator<A, T, R> integrator) {
        return of(initializer, integrator, defaultCombiner(), defaultFinisher());
    }

    static <T, A, R> Gatherer<T, A, R> ofSequential(Supplier<A> initializer, Integrator<A, T, R> integrator,
            BiConsumer<A, Downstream<? super R>> finisher) {
        return of(initializer, integrator, defaultCombiner(), finisher);
    }

    static <T, R> Gatherer<T, Void, R> of(Integrator<Void, T, R> integrator) {
        return of(defaultInitializer(), integrator, defaultCombiner(), defaultFinisher());
    }

    static <T, R> Gatherer<T, Void, R> of(Integrator<Void, T, R> integrator,
            BiConsumer<Void, Downstream<? super R>> finisher) {
        return of(defaultInitializer(), integrator, defaultCombiner(), finisher);
    }

    static <T, A, R> Gatherer<T, A, R> of(Supplier<A> initializer, Integrator<A, T, R> integrator,
            BinaryOperator<A> combiner, BiConsumer<A, Downstream<? super R>> finisher) {
        return new GathererImpl<>(Objects.requireNonNull(initializer), Objects.requireNonNull(integrator),
                Objects.requireNonNull(combiner), Objects.requireNonNull(finisher));
    }

    /** Where results go. */
    @FunctionalInterface
    interface Downstream<T> {
        /** Sends an element on; whether more are wanted. */
        boolean push(T element);

        default boolean isRejecting() {
            return false;
        }
    }

    /** Takes an element. */
    @FunctionalInterface
    interface Integrator<A, T, R> {
        /** Whether more elements are wanted. */
        boolean integrate(A state, T element, Downstream<? super R> downstream);

        static <A, T, R> Integrator<A, T, R> of(Integrator<A, T, R> integrator) {
            return integrator;
        }

        static <A, T, R> Greedy<A, T, R> ofGreedy(Greedy<A, T, R> greedy) {
            return greedy;
        }

        /** Wants all elements unless the downstream wants no more. */
        @FunctionalInterface
        interface Greedy<A, T, R> extends Integrator<A, T, R> {
        }
    }
}
