package java.util;

/** A set in ascending order. */
public interface SortedSet<E> extends Set<E>, SequencedSet<E> {
    /** The order, or null for the natural one. */
    Comparator<? super E> comparator();

    SortedSet<E> subSet(E fromElement, E toElement);

    SortedSet<E> headSet(E toElement);

    SortedSet<E> tailSet(E fromElement);

    E first();

    E last();

    @Override
    default Spliterator<E> spliterator() {
        int characteristics = Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED | Spliterator.SIZED;
        return new CollectionSpliterator<>(this, characteristics, comparator());
    }

    default E getFirst() {
        return first();
    }

    default E getLast() {
        return last();
    }

    default E removeFirst() {
        E e = first();
        remove(e);
        return e;
    }

    default E removeLast() {
        E e = last();
        remove(e);
        return e;
    }

    /** Always throws: the order decides where an element goes. */
    default void addFirst(E e) {
        throw new UnsupportedOperationException();
    }

    /** Always throws: the order decides where an element goes. */
    default void addLast(E e) {
        throw new UnsupportedOperationException();
    }

    default SortedSet<E> reversed() {
        return new ReversedSortedSet<>(this);
    }
}
