package java.util;

import java.util.function.Consumer;
//#each int long double
import java.util.function.$Type$Consumer;
//#end

/** Spliterators over collections, iterators and arrays, and iterators over spliterators. */
public final class Spliterators {
    private static final int FIRST_BATCH = 1 << 10;
    private static final int MAX_BATCH = 1 << 25;

    private Spliterators() {
    }

    public static <T> Spliterator<T> emptySpliterator() {
        return new OfArray<>(new Object[0], 0, 0, Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int additionalCharacteristics) {
        return new OfArray<>(Objects.requireNonNull(array), 0, array.length,
                additionalCharacteristics | Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int fromIndex, int toIndex,
            int additionalCharacteristics) {
        checkRange(array.length, fromIndex, toIndex);
        return new OfArray<>(array, fromIndex, toIndex,
                additionalCharacteristics | Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> spliterator(Collection<? extends T> c, int characteristics) {
        return new OfIterator<>(Objects.requireNonNull(c), characteristics);
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> iterator, long size, int characteristics) {
        return new OfIterator<>(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> iterator, int characteristics) {
        return new OfIterator<>(Objects.requireNonNull(iterator), Long.MAX_VALUE, unsized(characteristics));
    }
    //#each int long double

    public static Spliterator.Of$Type$ empty$Type$Spliterator() {
        return new ArraySpliterators.Of$Type$(new $type$[0], 0, 0, 0);
    }

    public static Spliterator.Of$Type$ spliterator($type$[] array, int additionalCharacteristics) {
        return new ArraySpliterators.Of$Type$(array, 0, array.length, additionalCharacteristics);
    }

    public static Spliterator.Of$Type$ spliterator($type$[] array, int fromIndex, int toIndex,
            int additionalCharacteristics) {
        checkRange(array.length, fromIndex, toIndex);
        return new ArraySpliterators.Of$Type$(array, fromIndex, toIndex, additionalCharacteristics);
    }

    public static Spliterator.Of$Type$ spliterator(PrimitiveIterator.Of$Type$ iterator, long size,
            int characteristics) {
        return new PrimitivePasses.Of$Type$(iterator, size, sized(characteristics));
    }

    public static Spliterator.Of$Type$ spliteratorUnknownSize(PrimitiveIterator.Of$Type$ iterator,
            int characteristics) {
        return new PrimitivePasses.Of$Type$(iterator, Long.MAX_VALUE, unsized(characteristics));
    }

    public static PrimitiveIterator.Of$Type$ iterator(Spliterator.Of$Type$ spliterator) {
        return new PrimitivePasses.$Type$Iterator(spliterator);
    }
    //#end

    public static <T> Iterator<T> iterator(Spliterator<? extends T> spliterator) {
        Objects.requireNonNull(spliterator);
        final class Adapter implements Iterator<T>, Consumer<T> {
            private boolean ready;
            private T next;

            @Override
            public void accept(T t) {
                ready = true;
                next = t;
            }

            @Override
            public boolean hasNext() {
                return ready || spliterator.tryAdvance(this);
            }

            @Override
            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                ready = false;
                T t = next;
                next = null;
                return t;
            }

            @Override
            public void forEachRemaining(Consumer<? super T> action) {
                Objects.requireNonNull(action);
                if (ready) {
                    ready = false;
                    T t = next;
                    next = null;
                    action.accept(t);
                }
                spliterator.forEachRemaining(action);
            }
        }
        return new Adapter();
    }

    /** Checks a range of an array as the methods that make spliterators do. */
    private static void checkRange(int length, int from, int to) {
        if (from > to) {
            throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
        }
        if (from < 0) {
            throw new ArrayIndexOutOfBoundsException(from);
        }
        if (to > length) {
            throw new ArrayIndexOutOfBoundsException(to);
        }
    }

    private static int sized(int characteristics) {
        return (characteristics & Spliterator.CONCURRENT) == 0
                ? characteristics | Spliterator.SIZED | Spliterator.SUBSIZED
                : characteristics;
    }

    private static int unsized(int characteristics) {
        return characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    private static int subsizedIfSized(int characteristics) {
        return (characteristics & Spliterator.SIZED) != 0 ? characteristics | Spliterator.SUBSIZED : characteristics;
    }

    /** What {@code getComparator} returns where the order, if any, is the natural one. */
    static <T> Comparator<T> naturalOrder(int characteristics) {
        if ((characteristics & Spliterator.SORTED) == 0) {
            throw new IllegalStateException();
        }
        return null;
    }

    /** A batch for {@code trySplit} of a spliterator that can only go forward: each is larger than the one before. */
    private static int nextBatch(int last, long left) {
        return (int) Math.min(Math.min(last + FIRST_BATCH, MAX_BATCH), left);
    }

    /** A spliterator of which only {@code tryAdvance} is missing; it splits off arrays. */
    public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
        private final int characteristics;
        private long size;
        private int batch;

        protected AbstractSpliterator(long est, int additionalCharacteristics) {
            size = est;
            characteristics = subsizedIfSized(additionalCharacteristics);
        }

        @Override
        public Spliterator<T> trySplit() {
            if (size <= 1) {
                return null;
            }
            Object[] a = new Object[nextBatch(batch, size)];
            int[] count = {0};
            while (count[0] < a.length && tryAdvance(t -> a[count[0]++] = t)) {
                // tryAdvance does the work
            }
            if (count[0] == 0) {
                return null;
            }
            batch = count[0];
            size = size == Long.MAX_VALUE ? size : size - batch;
            return new OfArray<>(a, 0, batch, characteristics | SIZED | SUBSIZED);
        }

        @Override
        public long estimateSize() {
            return size;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }
    //#each int long double

    /** As {@link AbstractSpliterator}, over {@code $type$} values. */
    public abstract static class Abstract$Type$Spliterator implements Spliterator.Of$Type$ {
        private final int characteristics;
        private long size;
        private int batch;

        protected Abstract$Type$Spliterator(long est, int additionalCharacteristics) {
            size = est;
            characteristics = subsizedIfSized(additionalCharacteristics);
        }

        @Override
        public Spliterator.Of$Type$ trySplit() {
            if (size <= 1) {
                return null;
            }
            $type$[] a = new $type$[nextBatch(batch, size)];
            int[] count = {0};
            while (count[0] < a.length && tryAdvance(($Type$Consumer) t -> a[count[0]++] = t)) {
                // tryAdvance does the work
            }
            if (count[0] == 0) {
                return null;
            }
            batch = count[0];
            size = size == Long.MAX_VALUE ? size : size - batch;
            return new ArraySpliterators.Of$Type$(a, 0, batch, characteristics);
        }

        @Override
        public long estimateSize() {
            return size;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }
    //#end

    private static final class OfArray<T> implements Spliterator<T> {
        private final Object[] a;
        private int at;
        private final int end;
        private final int characteristics;

        OfArray(Object[] a, int from, int to, int characteristics) {
            this.a = a;
            this.at = from;
            this.end = to;
            this.characteristics = characteristics;
        }

        @Override
        @SuppressWarnings("unchecked")
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (at >= end) {
                return false;
            }
            action.accept((T) a[at++]);
            return true;
        }

        @Override
        @SuppressWarnings("unchecked")
        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            Object[] a = this.a;
            int i = at;
            int end = this.end;
            at = end;
            for (; i < end; i++) {
                action.accept((T) a[i]);
            }
        }

        @Override
        public Spliterator<T> trySplit() {
            int from = at;
            int middle = from + end >>> 1;
            if (from >= middle) {
                return null;
            }
            at = middle;
            return new OfArray<>(a, from, middle, characteristics);
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
        public Comparator<? super T> getComparator() {
            return naturalOrder(characteristics);
        }
    }

    /** Over an iterator, or a collection whose iterator is made at the first use; splits off arrays. */
    static class OfIterator<T> implements Spliterator<T> {
        private final Collection<? extends T> collection;
        private Iterator<? extends T> it;
        private long size;
        private final int characteristics;
        private int part;

        OfIterator(Collection<? extends T> collection, int characteristics) {
            this(collection, sized(characteristics), true);
        }

        /** With these characteristics and no others. */
        OfIterator(Collection<? extends T> collection, int characteristics, boolean exactly) {
            this.collection = collection;
            this.characteristics = characteristics;
        }

        OfIterator(Iterator<? extends T> it, long size, int characteristics) {
            this.collection = null;
            this.it = it;
            this.size = size;
            this.characteristics = characteristics;
        }

        final boolean isUnused() {
            return it == null;
        }

        /** Leaves nothing over. */
        final void skipAll() {
            it = Collections.emptyIterator();
        }

        private void start() {
            if (it == null) {
                it = collection.iterator();
                size = collection.size();
            }
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            start();
            if (!it.hasNext()) {
                return false;
            }
            action.accept(it.next());
            return true;
        }

        @Override
        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            start();
            it.forEachRemaining(action);
        }

        @Override
        public Spliterator<T> trySplit() {
            start();
            if (size <= 1 || !it.hasNext()) {
                return null;
            }
            part = nextBatch(part, size);
            Object[] a = new Object[part];
            int n = 0;
            do {
                a[n++] = it.next();
            } while (n < a.length && it.hasNext());
            if (size != Long.MAX_VALUE) {
                size -= n;
            }
            return new OfArray<>(a, 0, n, characteristics);
        }

        @Override
        public long estimateSize() {
            start();
            return size;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }

        @Override
        public Comparator<? super T> getComparator() {
            return naturalOrder(characteristics);
        }
    }
}
