package java.util;

/** A view of a set with neighbours that lets in only what is of a type. */
final class CheckedNavigableSet<E> extends CheckedViews.OfSortedSet<E> implements NavigableSet<E> {
    private static final long serialVersionUID = 1L;

    private final NavigableSet<E> near;

    CheckedNavigableSet(NavigableSet<E> all, Class<E> type) {
        super(all, type);
        near = all;
    }
    //#for neighbour
    //#| lower
    //#| floor
    //#| ceiling
    //#| higher

    @Override
    public E $neighbour$(E e) {
        return near.$neighbour$(e);
    }
    //#end

    @Override
    public E pollFirst() {
        return near.pollFirst();
    }

    @Override
    public E pollLast() {
        return near.pollLast();
    }

    @Override
    public Iterator<E> descendingIterator() {
        return descendingSet().iterator();
    }

    @Override
    public NavigableSet<E> descendingSet() {
        return new CheckedNavigableSet<>(near.descendingSet(), type);
    }

    @Override
    public NavigableSet<E> subSet(E from, boolean withFrom, E to, boolean withTo) {
        return new CheckedNavigableSet<>(near.subSet(from, withFrom, to, withTo), type);
    }

    @Override
    public NavigableSet<E> headSet(E to, boolean withTo) {
        return new CheckedNavigableSet<>(near.headSet(to, withTo), type);
    }

    @Override
    public NavigableSet<E> tailSet(E from, boolean withFrom) {
        return new CheckedNavigableSet<>(near.tailSet(from, withFrom), type);
    }

    @Override
    public NavigableSet<E> subSet(E from, E to) {
        return subSet(from, true, to, false);
    }

    @Override
    public NavigableSet<E> headSet(E to) {
        return headSet(to, false);
    }

    @Override
    public NavigableSet<E> tailSet(E from) {
        return tailSet(from, true);
    }
}
