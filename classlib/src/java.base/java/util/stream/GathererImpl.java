package java.util.stream;

import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Supplier;

/** A gatherer of its four functions. */
record GathererImpl<T, A, R>(Supplier<A> initializer, Gatherer.Integrator<A, T, R> integrator,
        BinaryOperator<A> combiner, BiConsumer<A, Gatherer.Downstream<? super R>> finisher)
        implements Gatherer<T, A, R> {
    private static final Supplier<Object> NO_STATE = () -> null;
    private static final BinaryOperator<Object> NO_COMBINER = (a, b) -> {
        throw new UnsupportedOperationException("This combiner cannot be used!");
    };
    private static final BiConsumer<Object, Object> NO_FINISHER = (state, downstream) -> {
    };

    @SuppressWarnings("unchecked")
    static <A> Supplier<A> noState() {
        return (Supplier<A>) NO_STATE;
    }

    @SuppressWarnings("unchecked")
    static <A> BinaryOperator<A> noCombiner() {
        return (BinaryOperator<A>) (Object) NO_COMBINER;
    }

    @SuppressWarnings("unchecked")
    static <A, D> BiConsumer<A, D> noFinisher() {
        return (BiConsumer<A, D>) (Object) NO_FINISHER;
    }

    /** The two gatherers of a chain, each with its state, and whether either wants no more. */
    private static final class Chain<A, R, B, RR> implements Gatherer.Downstream<R> {
        private final Gatherer<?, A, R> first;
        private final Gatherer<? super R, B, ? extends RR> second;
        private final A firstState;
        private final B secondState;
        private Gatherer.Downstream<? super RR> downstream;
        private boolean firstGoesOn = true;
        private boolean secondGoesOn = true;

        Chain(Gatherer<?, A, R> first, Gatherer<? super R, B, ? extends RR> second) {
            this.first = first;
            this.second = second;
            firstState = first.initializer().get();
            secondState = second.initializer().get();
        }

        @SuppressWarnings("unchecked")
        <T> boolean integrate(T element, Gatherer.Downstream<? super RR> downstream) {
            this.downstream = downstream;
            Gatherer<T, A, R> gatherer = (Gatherer<T, A, R>) first;
            firstGoesOn = gatherer.integrator().integrate(firstState, element, this);
            return firstGoesOn && secondGoesOn;
        }

        @Override
        @SuppressWarnings("unchecked")
        public boolean push(R element) {
            if (secondGoesOn) {
                Gatherer.Integrator<B, ? super R, RR> integrator =
                        ((Gatherer<? super R, B, RR>) second).integrator();
                secondGoesOn = integrator.integrate(secondState, element, downstream);
            }
            return secondGoesOn;
        }

        @Override
        public boolean isRejecting() {
            return !secondGoesOn || downstream.isRejecting();
        }

        @SuppressWarnings("unchecked")
        void finish(Gatherer.Downstream<? super RR> downstream) {
            this.downstream = downstream;
            first.finisher().accept(firstState, this);
            ((Gatherer<? super R, B, RR>) second).finisher().accept(secondState, downstream);
        }
    }

    static <T, A, R, B, RR> Gatherer<T, ?, RR> chain(Gatherer<T, A, R> first,
            Gatherer<? super R, B, ? extends RR> second) {
        Supplier<Chain<A, R, B, RR>> initializer = () -> new Chain<A, R, B, RR>(first, second);
        Gatherer.Integrator<Chain<A, R, B, RR>, T, RR> integrator = Chain::integrate;
        BiConsumer<Chain<A, R, B, RR>, Gatherer.Downstream<? super RR>> finisher = Chain::finish;
        return Gatherer.ofSequential(initializer, integrator, finisher);
    }
}
