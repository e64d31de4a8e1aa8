package java.util;

/** A set in order of insertion. */
public class LinkedHashSet<E> extends HashSet<E>
        implements SequencedSet<E>, Set<E>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = -2851667679971038690L;

    public LinkedHashSet() {
        super(new LinkedHashMap<>());
    }

    public LinkedHashSet(int initialCapacity) {
        super(new LinkedHashMap<>(initialCapacity));
    }

    public LinkedHashSet(int initialCapacity, float loadFactor) {
        super(new LinkedHashMap<>(initialCapacity, loadFactor));
    }

    public LinkedHashSet(Collection<? extends E> c) {
        super(new LinkedHashMap<>(HashMap.capacityFor(Math.max(c.size(), 12))));
        addAll(c);
    }

    public static <T> LinkedHashSet<T> newLinkedHashSet(int numElements) {
        if (numElements < 0) {
            throw new IllegalArgumentException("Negative number of elements: " + numElements);
        }
        return new LinkedHashSet<>(HashMap.capacityFor(numElements));
    }

    private LinkedHashMap<E, Object> linkedMap() {
        return (LinkedHashMap<E, Object>) map;
    }

    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.DISTINCT | Spliterator.ORDERED);
    }

    public void addFirst(E e) {
        linkedMap().putFirst(e, PRESENT);
    }

    public void addLast(E e) {
        linkedMap().putLast(e, PRESENT);
    }
    //#for method: getFirst getLast removeFirst removeLast

    public E $method$() {
        return linkedMap().sequencedKeySet().$method$();
    }
    //#end

    public SequencedSet<E> reversed() {
        return new Reversed<>(this);
    }

    private static final class Reversed<E> extends AbstractSet<E> implements SequencedSet<E> {
        private final LinkedHashSet<E> base;

        Reversed(LinkedHashSet<E> base) {
            this.base = base;
        }

        @Override
        public SequencedSet<E> reversed() {
            return base;
        }

        @Override
        public int size() {
            return base.size();
        }

        @Override
        public Iterator<E> iterator() {
            return base.linkedMap().reversed().keySet().iterator();
        }

        @Override
        public boolean contains(Object o) {
            return base.linkedMap().containsKey(o);
        }

        @Override
        public Object[] toArray() {
            return ReversedArrays.of(base.linkedMap().sequencedKeySet());
        }

        @Override
        public <T> T[] toArray(T[] a) {
            return ReversedArrays.of(base.linkedMap().sequencedKeySet(), a);
        }

        @Override
        public boolean add(E e) {
            return base.add(e);
        }

        @Override
        public boolean remove(Object o) {
            return base.linkedMap().remove(o) != null;
        }

        @Override
        public void clear() {
            base.linkedMap().clear();
        }

        @Override
        public void addFirst(E e) {
            base.addLast(e);
        }

        @Override
        public void addLast(E e) {
            base.addFirst(e);
        }

        @Override
        public E getFirst() {
            return base.getLast();
        }

        @Override
        public E getLast() {
            return base.getFirst();
        }

        @Override
        public E removeFirst() {
            return base.removeLast();
        }

        @Override
        public E removeLast() {
            return base.removeFirst();
        }
    }
}
