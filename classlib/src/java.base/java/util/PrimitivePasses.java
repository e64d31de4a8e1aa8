package java.util;

import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Iterators over spliterators of primitive values, and the reverse. */
final class PrimitivePasses {
    private PrimitivePasses() {
    }

    static final class IntIterator implements PrimitiveIterator.OfInt, IntConsumer {
        private final Spliterator.OfInt source;
        private boolean ready;
        private int next;

        IntIterator(Spliterator.OfInt source) {
            this.source = Objects.requireNonNull(source);
        }

        @Override
        public void accept(int value) {
            ready = true;
            next = value;
        }

        @Override
        public boolean hasNext() {
            return ready || source.tryAdvance((IntConsumer) this);
        }

        @Override
        public int nextInt() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return next;
        }

        @Override
        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            if (ready) {
                ready = false;
                action.accept(next);
            }
            source.forEachRemaining(action);
        }
    }

    static final class OfInt extends Spliterators.AbstractIntSpliterator {
        private final PrimitiveIterator.OfInt it;

        OfInt(PrimitiveIterator.OfInt it, long size, int characteristics) {
            super(size, characteristics);
            this.it = Objects.requireNonNull(it);
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (!it.hasNext()) {
                return false;
            }
            action.accept(it.nextInt());
            return true;
        }

        @Override
        public void forEachRemaining(IntConsumer action) {
            it.forEachRemaining(Objects.requireNonNull(action));
        }

        @Override
        public Comparator<? super Integer> getComparator() {
            return Spliterators.naturalOrder(characteristics());
        }
    }

    static final class LongIterator implements PrimitiveIterator.OfLong, LongConsumer {
        private final Spliterator.OfLong source;
        private boolean ready;
        private long next;

        LongIterator(Spliterator.OfLong source) {
            this.source = Objects.requireNonNull(source);
        }

        @Override
        public void accept(long value) {
            ready = true;
            next = value;
        }

        @Override
        public boolean hasNext() {
            return ready || source.tryAdvance((LongConsumer) this);
        }

        @Override
        public long nextLong() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return next;
        }

        @Override
        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            if (ready) {
                ready = false;
                action.accept(next);
            }
            source.forEachRemaining(action);
        }
    }

    static final class OfLong extends Spliterators.AbstractLongSpliterator {
        private final PrimitiveIterator.OfLong it;

        OfLong(PrimitiveIterator.OfLong it, long size, int characteristics) {
            super(size, characteristics);
            this.it = Objects.requireNonNull(it);
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (!it.hasNext()) {
                return false;
            }
            action.accept(it.nextLong());
            return true;
        }

        @Override
        public void forEachRemaining(LongConsumer action) {
            it.forEachRemaining(Objects.requireNonNull(action));
        }

        @Override
        public Comparator<? super Long> getComparator() {
            return Spliterators.naturalOrder(characteristics());
        }
    }

    static final class DoubleIterator implements PrimitiveIterator.OfDouble, DoubleConsumer {
        private final Spliterator.OfDouble source;
        private boolean ready;
        private double next;

        DoubleIterator(Spliterator.OfDouble source) {
            this.source = Objects.requireNonNull(source);
        }

        @Override
        public void accept(double value) {
            ready = true;
            next = value;
        }

        @Override
        public boolean hasNext() {
            return ready || source.tryAdvance((DoubleConsumer) this);
        }

        @Override
        public double nextDouble() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            ready = false;
            return next;
        }

        @Override
        public void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (ready) {
                ready = false;
                action.accept(next);
            }
            source.forEachRemaining(action);
        }
    }

    static final class OfDouble extends Spliterators.AbstractDoubleSpliterator {
        private final PrimitiveIterator.OfDouble it;

        OfDouble(PrimitiveIterator.OfDouble it, long size, int characteristics) {
            super(size, characteristics);
            this.it = Objects.requireNonNull(it);
        }

        @Override
        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (!it.hasNext()) {
                return false;
            }
            action.accept(it.nextDouble());
            return true;
        }

        @Override
        public void forEachRemaining(DoubleConsumer action) {
            it.forEachRemaining(Objects.requireNonNull(action));
        }

        @Override
        public Comparator<? super Double> getComparator() {
            return Spliterators.naturalOrder(characteristics());
        }
    }
}
