package java.util.stream;

import java.util.Comparator;
import java.util.Spliterator;
import java.util.function.Consumer;
//#each int long double
import java.util.function.$Type$Consumer;
//#end

/** The sources of {@code concat}: the elements of one spliterator, then those of another. */
final class Concatenations {
    private Concatenations() {
    }

    /** Closes both, even if closing the first throws. */
    static Runnable closing(BaseStream<?, ?> a, BaseStream<?, ?> b) {
        return () -> Pipeline.runBoth(a::close, b::close);
    }

    private abstract static class Both<T, S extends Spliterator<T>> implements Spliterator<T> {
        final S a;
        final S b;
        boolean inFirst = true;
        private final boolean sizeOverflows;

        Both(S a, S b) {
            this.a = a;
            this.b = b;
            sizeOverflows = a.estimateSize() + b.estimateSize() < 0;
        }

        /** Splits between the two. */
        final S splitOff() {
            if (inFirst) {
                inFirst = false;
                return a;
            }
            @SuppressWarnings("unchecked")
            S part = (S) b.trySplit();
            return part;
        }

        @Override
        public long estimateSize() {
            if (!inFirst) {
                return b.estimateSize();
            }
            long size = a.estimateSize() + b.estimateSize();
            return size >= 0 ? size : Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            if (!inFirst) {
                return b.characteristics();
            }
            int lost = DISTINCT | SORTED | (sizeOverflows ? SIZED | SUBSIZED : 0);
            return a.characteristics() & b.characteristics() & ~lost;
        }

        @Override
        public Comparator<? super T> getComparator() {
            if (inFirst) {
                throw new IllegalStateException();
            }
            return b.getComparator();
        }
    }
    //#each ref int long double

    //#if ref
    static final class OfRef<T> extends Both<T, Spliterator<T>> {
    //#else
    static final class Of$Type$ extends Both<$Box$, $Spliterator$> implements $Spliterator$ {
    //#end
        Of$Type$($Spliterator$ a, $Spliterator$ b) {
            super(a, b);
        }

        @Override
        public $Spliterator$ trySplit() {
            return splitOff();
        }

        @Override
        public boolean tryAdvance($Consumer$ action) {
            if (inFirst) {
                if (a.tryAdvance(action)) {
                    return true;
                }
                inFirst = false;
            }
            return b.tryAdvance(action);
        }

        @Override
        public void forEachRemaining($Consumer$ action) {
            if (inFirst) {
                a.forEachRemaining(action);
            }
            b.forEachRemaining(action);
        }
    }
    //#end
}
