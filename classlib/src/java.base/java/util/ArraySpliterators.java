package java.util;

//#each int long double
import java.util.function.$Type$Consumer;
//#end

/** Spliterators over parts of arrays of primitive values. */
final class ArraySpliterators {
    private ArraySpliterators() {
    }
    //#each int long double

    static final class Of$Type$ implements Spliterator.Of$Type$ {
        private final $type$[] a;
        private int at;
        private final int end;
        private final int characteristics;

        Of$Type$($type$[] a, int from, int to, int characteristics) {
            this.a = a;
            this.at = from;
            this.end = to;
            this.characteristics = characteristics | SIZED | SUBSIZED;
        }

        @Override
        public boolean tryAdvance($Type$Consumer action) {
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
        public void forEachRemaining($Type$Consumer action) {
            Objects.requireNonNull(action);
            $type$[] a = this.a;
            int i = at;
            int end = this.end;
            at = end;
            for (; i < end; i++) {
                action.accept(a[i]);
            }
        }

        @Override
        public Spliterator.Of$Type$ trySplit() {
            int from = at;
            int middle = from + end >>> 1;
            if (from >= middle) {
                return null;
            }
            at = middle;
            return new ArraySpliterators.Of$Type$(a, from, middle, characteristics);
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
        public Comparator<? super $Box$> getComparator() {
            return Spliterators.naturalOrder(characteristics);
        }
    }
    //#end
}
