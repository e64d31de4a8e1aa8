package java.util;

import java.util.function.Consumer;

/** Spliterators over collections, iterators and arrays, and iterators over spliterators. */
public final class Spliterators {
    private Spliterators() {
    }

    public static <T> Spliterator<T> emptySpliterator() {
        return new OfArray<>(new Object[0], 0, 0, Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int characteristics) {
        return new OfArray<>(Objects.requireNonNull(array), 0, array.length,
                characteristics | Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int from, int to, int characteristics) {
        Arrays.checkRange(array.length, from, to);
        return new OfArray<>(array, from, to, characteristics | Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> spliterator(Collection<? extends T> c, int characteristics) {
        return new OfIterator<>(Objects.requireNonNull(c), characteristics);
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> it, long size, int characteristics) {
        return new OfIterator<>(Objects.requireNonNull(it), size,
                (characteristics & Spliterator.CONCURRENT) == 0
                        ? characteristics | Spliterator.SIZED | Spliterator.SUBSIZED
                        : characteristics);
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> it, int characteristics) {
        return new OfIterator<>(Objects.requireNonNull(it), Long.MAX_VALUE,
                characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED));
    }

    public static <T> Iterator<T> iterator(Spliterator<? extends T> s) {
        Objects.requireNonNull(s);
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
                return ready || s.tryAdvance(this);
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
        }
        return new Adapter();
    }

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
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }

    /** Over an iterator, or a collection whose iterator is made at the first use; splits off arrays. */
    private static final class OfIterator<T> implements Spliterator<T> {
        private static final int FIRST_PART = 1024;

        private final Collection<? extends T> collection;
        private Iterator<? extends T> it;
        private long size;
        private final int characteristics;
        private int part;

        OfIterator(Collection<? extends T> collection, int characteristics) {
            this.collection = collection;
            this.characteristics = (characteristics & Spliterator.CONCURRENT) == 0
                    ? characteristics | Spliterator.SIZED | Spliterator.SUBSIZED
                    : characteristics;
        }

        OfIterator(Iterator<? extends T> it, long size, int characteristics) {
            this.collection = null;
            this.it = it;
            this.size = size;
            this.characteristics = characteristics;
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
            part += FIRST_PART;
            Object[] a = new Object[(int) Math.min(part, size)];
            int n = 0;
            while (n < a.length && it.hasNext()) {
                a[n++] = it.next();
            }
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
            if (hasCharacteristics(Spliterator.SORTED)) {
                return null;
            }
            throw new IllegalStateException();
        }
    }
}
