package java.util;

import java.util.function.Consumer;

/** The spliterator of a list with fast {@code get}. Size and modification count are taken at the first use. */
final class RandomAccessSpliterator<E> implements Spliterator<E> {
    private final List<E> list;
    private int at;
    /** Negative until it is known. */
    private int end;
    /** Null for lists that do not count their modifications. */
    private final AbstractList<E> counting;
    private int expectedModCount;

    RandomAccessSpliterator(List<E> list) {
        this(list, list instanceof AbstractList ? (AbstractList<E>) list : null);
    }

    /** Of the elements that {@code list} gives, while {@code counting} counts their modifications. */
    RandomAccessSpliterator(List<E> list, AbstractList<E> counting) {
        this.list = list;
        this.end = -1;
        this.counting = counting;
    }

    private RandomAccessSpliterator(RandomAccessSpliterator<E> whole, int from, int to) {
        this.list = whole.list;
        this.at = from;
        this.end = to;
        this.counting = whole.counting;
        this.expectedModCount = whole.expectedModCount;
    }

    private int end() {
        if (end < 0) {
            end = list.size();
            if (counting != null) {
                expectedModCount = counting.modCount;
            }
        }
        return end;
    }

    private void checkForComodification() {
        if (counting != null && counting.modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    /** A list that has shrunk meanwhile is the only way out of bounds. */
    private E get(int i) {
        try {
            return list.get(i);
        } catch (IndexOutOfBoundsException shrunk) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public boolean tryAdvance(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int i = at;
        if (i >= end()) {
            return false;
        }
        at = i + 1;
        action.accept(get(i));
        checkForComodification();
        return true;
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int n = end();
        int i = at;
        at = n;
        for (; i < n; i++) {
            action.accept(get(i));
        }
        checkForComodification();
    }

    @Override
    public Spliterator<E> trySplit() {
        int from = at;
        int middle = from + end() >>> 1;
        if (from >= middle) {
            return null;
        }
        at = middle;
        return new RandomAccessSpliterator<>(this, from, middle);
    }

    @Override
    public long estimateSize() {
        return end() - at;
    }

    @Override
    public int characteristics() {
        return ORDERED | SIZED | SUBSIZED;
    }
}
