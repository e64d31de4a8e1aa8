package java.util.stream;

import java.util.Objects;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.DoublePredicate;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The sources of {@code iterate}: a first element, a step to the next, and perhaps a condition for going on. */
final class Sequences {
    private Sequences() {
    }

    static final class OfRef<T> extends Spliterators.AbstractSpliterator<T> {
        private final Predicate<? super T> hasNext;
        private final UnaryOperator<T> next;
        private T value;
        private boolean started;
        private boolean finished;

        OfRef(T seed, Predicate<? super T> hasNext, UnaryOperator<T> next) {
            super(Long.MAX_VALUE, Pipeline.CONSTANT);
            this.value = seed;
            this.hasNext = hasNext;
            this.next = next;
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (finished) {
                return false;
            }
            T t = value;
            if (started) {
                t = next.apply(t);
            } else {
                started = true;
            }
            if (hasNext != null && !hasNext.test(t)) {
                finished = true;
                return false;
            }
            value = t;
            action.accept(t);
            return true;
        }

        @Override
        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (finished) {
                return;
            }
            finished = true;
            T t = started ? next.apply(value) : value;
            while (hasNext == null || hasNext.test(t)) {
                action.accept(t);
                t = next.apply(t);
            }
        }
    }

    static final class OfInt extends Spliterators.AbstractIntSpliterator {
        private final IntPredicate hasNext;
        private final IntUnaryOperator next;
        private int value;
        private boolean started;
        private boolean finished;

        OfInt(int seed, IntPredicate hasNext, IntUnaryOperator next) {
            super(Long.MAX_VALUE, Pipeline.CONSTANT | NONNULL);
            this.value = seed;
            this.hasNext = hasNext;
            this.next = next;
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (finished) {
                return false;
            }
            int t = value;
            if (started) {
                t = next.applyAsInt(t);
            } else {
                started = true;
            }
            if (hasNext != null && !hasNext.test(t)) {
                finished = true;
                return false;
            }
            value = t;
            action.accept(t);
            return true;
        }

        @Override
        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            if (finished) {
                return;
            }
            finished = true;
            int t = started ? next.applyAsInt(value) : value;
            while (hasNext == null || hasNext.test(t)) {
                action.accept(t);
                t = next.applyAsInt(t);
            }
        }
    }

    static final class OfLong extends Spliterators.AbstractLongSpliterator {
        private final LongPredicate hasNext;
        private final LongUnaryOperator next;
        private long value;
        private boolean started;
        private boolean finished;

        OfLong(long seed, LongPredicate hasNext, LongUnaryOperator next) {
            super(Long.MAX_VALUE, Pipeline.CONSTANT | NONNULL);
            this.value = seed;
            this.hasNext = hasNext;
            this.next = next;
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (finished) {
                return false;
            }
            long t = value;
            if (started) {
                t = next.applyAsLong(t);
            } else {
                started = true;
            }
            if (hasNext != null && !hasNext.test(t)) {
                finished = true;
                return false;
            }
            value = t;
            action.accept(t);
            return true;
        }

        @Override
        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            if (finished) {
                return;
            }
            finished = true;
            long t = started ? next.applyAsLong(value) : value;
            while (hasNext == null || hasNext.test(t)) {
                action.accept(t);
                t = next.applyAsLong(t);
            }
        }
    }

    static final class OfDouble extends Spliterators.AbstractDoubleSpliterator {
        private final DoublePredicate hasNext;
        private final DoubleUnaryOperator next;
        private double value;
        private boolean started;
        private boolean finished;

        OfDouble(double seed, DoublePredicate hasNext, DoubleUnaryOperator next) {
            super(Long.MAX_VALUE, Pipeline.CONSTANT | NONNULL);
            this.value = seed;
            this.hasNext = hasNext;
            this.next = next;
        }

        @Override
        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (finished) {
                return false;
            }
            double t = value;
            if (started) {
                t = next.applyAsDouble(t);
            } else {
                started = true;
            }
            if (hasNext != null && !hasNext.test(t)) {
                finished = true;
                return false;
            }
            value = t;
            action.accept(t);
            return true;
        }

        @Override
        public void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (finished) {
                return;
            }
            finished = true;
            double t = started ? next.applyAsDouble(value) : value;
            while (hasNext == null || hasNext.test(t)) {
                action.accept(t);
                t = next.applyAsDouble(t);
            }
        }
    }
}
