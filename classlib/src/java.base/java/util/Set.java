package java.util;

/** A collection without duplicates; the {@code of} family makes unmodifiable sets without nulls. */
public interface Set<E> extends Collection<E> {
    int size();

    boolean isEmpty();

    boolean contains(Object o);

    Iterator<E> iterator();

    Object[] toArray();

    <T> T[] toArray(T[] a);

    boolean add(E e);

    boolean remove(Object o);

    boolean containsAll(Collection<?> c);

    boolean addAll(Collection<? extends E> c);

    boolean retainAll(Collection<?> c);

    boolean removeAll(Collection<?> c);

    void clear();

    boolean equals(Object o);

    int hashCode();

    @Override
    default Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.DISTINCT);
    }

    @SuppressWarnings("unchecked")
    static <E> Set<E> of() {
        return (Set<E>) ImmutableCollections.EMPTY_SET;
    }
    //#for more made
    //#|  | Set12<>(e1)
    //#| , E e2 | Set12<>(e1, e2)
    //#| , E e2, E e3 | SetN<>(e1, e2, e3)
    //#| , E e2, E e3, E e4 | SetN<>(e1, e2, e3, e4)
    //#| , E e2, E e3, E e4, E e5 | SetN<>(e1, e2, e3, e4, e5)
    //#| , E e2, E e3, E e4, E e5, E e6 | SetN<>(e1, e2, e3, e4, e5, e6)
    //#| , E e2, E e3, E e4, E e5, E e6, E e7 | SetN<>(e1, e2, e3, e4, e5, e6, e7)
    //#| , E e2, E e3, E e4, E e5, E e6, E e7, E e8 | SetN<>(e1, e2, e3, e4, e5, e6, e7, e8)
    //#| , E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9 | SetN<>(e1, e2, e3, e4, e5, e6, e7, e8, e9)
    //#| , E e2, E e3, E e4, E e5, E e6, E e7, E e8, E e9, E e10 | SetN<>(e1, e2, e3, e4, e5, e6, e7, e8, e9, e10)

    static <E> Set<E> of(E e1$more$) {
        return new ImmutableCollections.$made$;
    }
    //#end

    @SafeVarargs
    @SuppressWarnings({"varargs", "unchecked"})
    static <E> Set<E> of(E... elements) {
        switch (elements.length) {
            case 0:
                return (Set<E>) ImmutableCollections.EMPTY_SET;
            case 1:
                return new ImmutableCollections.Set12<>(elements[0]);
            case 2:
                return new ImmutableCollections.Set12<>(elements[0], elements[1]);
            default:
                return new ImmutableCollections.SetN<>(elements);
        }
    }

    /** An unmodifiable set of the distinct elements of {@code coll}; {@code coll} itself if it already is one. */
    @SuppressWarnings("unchecked")
    static <E> Set<E> copyOf(Collection<? extends E> coll) {
        if (coll instanceof ImmutableCollections.ImmutableSet) {
            return (Set<E>) coll;
        }
        return coll.isEmpty() ? Set.of() : (Set<E>) Set.of(new HashSet<>(coll).toArray());
    }
}
