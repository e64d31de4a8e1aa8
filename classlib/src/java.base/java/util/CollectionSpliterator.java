package java.util;

import java.util.function.Consumer;

/** The spliterator of one of the library's own collections, which goes through all elements with its {@code forEach}. */
final class CollectionSpliterator<E> extends Spliterators.OfIterator<E> {
    private final Collection<E> collection;
    private final Comparator<? super E> order;

    /** {@code characteristics} are exactly those given; {@code order} is that of a sorted collection. */
    CollectionSpliterator(Collection<E> collection, int characteristics, Comparator<? super E> order) {
        super(collection, characteristics, true);
        this.collection = collection;
        this.order = order;
    }

    CollectionSpliterator(Collection<E> collection, int characteristics) {
        this(collection, characteristics, null);
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
        if (isUnused()) {
            skipAll();
            collection.forEach(action);
        } else {
            super.forEachRemaining(action);
        }
    }

    @Override
    public Comparator<? super E> getComparator() {
        return order != null ? order : super.getComparator();
    }
}
