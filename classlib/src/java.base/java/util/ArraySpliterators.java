package java.util;

import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Spliterators over parts of arrays of primitive values. */
final class ArraySpliterators {
    private ArraySpliterators() {
    }

    static final class OfInt implements Spliterator.OfInt {
        private final int[] a;
        private int at;
        private final int end;
        private final int characteristics;

        OfInt(int[] a, int from, int to, int characteristics) {
            this.a = a;
            this.at = from;
            this.end = to;
            this.characteristics = characteristics | SIZED | SUBSIZED;
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            int i = at;
            if (i >= end) {
                return false;
            }
            at = i + 1;
            action.accept(a[i]);
            return true;
        }

        @Override
        public void forEachRemaining(IntConsumer action) {
            Objects.requireNonNull(action);
            int[] a = this.a;
            int i = at;
            int end = this.end;
            at = end;
            for (; i < end; i++) {
                action.accept(a[i]);
            }
        }

        @Override
        public Spliterator.OfInt trySplit() {
            int from = at;
            int middle = from + end >>> 1;
            if (from >= middle) {
                return null;
            }
            at = middle;
            return new ArraySpliterators.OfInt(a, from, middle, characteristics);
        }

        @Override
        public long estimateSize() {
            return end - at;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }

        @Override
        public Comparator<? super Integer> getComparator() {
            return Spliterators.naturalOrder(characteristics);
        }
    }

    static final class OfLong implements Spliterator.OfLong {
        private final long[] a;
        private int at;
        private final int end;
        private final int characteristics;

        OfLong(long[] a, int from, int to, int characteristics) {
            this.a = a;
            this.at = from;
            this.end = to;
            this.characteristics = characteristics | SIZED | SUBSIZED;
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            int i = at;
            if (i >= end) {
                return false;
            }
            at = i + 1;
            action.accept(a[i]);
            return true;
        }

        @Override
        public void forEachRemaining(LongConsumer action) {
            Objects.requireNonNull(action);
            long[] a = this.a;
            int i = at;
            int end = this.end;
            at = end;
            for (; i < end; i++) {
                action.accept(a[i]);
            }
        }

        @Override
        public Spliterator.OfLong trySplit() {
            int from = at;
            int middle = from + end >>> 1;
            if (from >= middle) {
                return null;
            }
            at = middle;
            return new ArraySpliterators.OfLong(a, from, middle, characteristics);
        }

        @Override
        public long estimateSize() {
            return end - at;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }

        @Override
        public Comparator<? super Long> getComparator() {
            return Spliterators.naturalOrder(characteristics);
        }
    }

    static final class OfDouble implements Spliterator.OfDouble {
        private final double[] a;
        private int at;
        private final int end;
        private final int characteristics;

        OfDouble(double[] a, int from, int to, int characteristics) {
            this.a = a;
            this.at = from;
            this.end = to;
            this.characteristics = characteristics | SIZED | SUBSIZED;
        }

        @Override
        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            int i = at;
            if (i >= end) {
                return false;
            }
            at = i + 1;
            action.accept(a[i]);
            return true;
        }

        @Override
        public void forEachRemaining(DoubleConsumer action) {
            Objects.requireNonNull(action);
            double[] a = this.a;
            int i = at;
            int end = this.end;
            at = end;
            for (; i < end; i++) {
                action.accept(a[i]);
            }
        }

        @Override
        public Spliterator.OfDouble trySplit() {
            int from = at;
            int middle = from + end >>> 1;
            if (from >= middle) {
                return null;
            }
            at = middle;
            return new ArraySpliterators.OfDouble(a, from, middle, characteristics);
        }

        @Override
        public long estimateSize() {
            return end - at;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }

        @Override
        public Comparator<? super Double> getComparator() {
            return Spliterators.naturalOrder(characteristics);
        }
    }
}
