package java.util;

/**
 * A live view of a sorted set in descending order, for sets that are no {@link NavigableSet}. It has no sub-views.
 */
final class ReversedSortedSet<E> extends AbstractSet<E> implements SortedSet<E> {
    private final SortedSet<E> base;

    ReversedSortedSet(SortedSet<E> base) {
        this.base = base;
    }

    @Override
    public SortedSet<E> reversed() {
        return base;
    }

    @Override
    public Comparator<? super E> comparator() {
        return Collections.reverseOrder(base.comparator());
    }
    //#for declared done
    //#| int size() | return base.size()
    //#| boolean contains(Object o) | return base.contains(o)
    //#| boolean add(E e) | return base.add(e)
    //#| boolean remove(Object o) | return base.remove(o)
    //#| void clear() | base.clear()
    //#| E first() | return base.last()
    //#| E last() | return base.first()

    @Override
    public $declared$ {
        $done$;
    }
    //#end

    @Override
    public Iterator<E> iterator() {
        return new Iterator<>() {
            private SortedSet<E> rest = base;
            private E current;
            private boolean removable;

            @Override
            public boolean hasNext() {
                return !rest.isEmpty();
            }

            @Override
            public E next() {
                current = rest.last();
                rest = base.headSet(current);
                removable = true;
                return current;
            }

            @Override
            public void remove() {
                if (!removable) {
                    throw new IllegalStateException();
                }
                base.remove(current);
                removable = false;
            }
        };
    }

    @Override
    public SortedSet<E> subSet(E fromElement, E toElement) {
        throw new UnsupportedOperationException();
    }

    @Override
    public SortedSet<E> headSet(E toElement) {
        throw new UnsupportedOperationException();
    }

    @Override
    public SortedSet<E> tailSet(E fromElement) {
        throw new UnsupportedOperationException();
    }
}
