package java.util;

import java.util.function.UnaryOperator;

/** An ordered collection with positions; the {@code of} family makes unmodifiable lists without nulls. */
public interface List<E> extends SequencedCollection<E> {
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

    boolean addAll(int index, Collection<? extends E> c);

    boolean removeAll(Collection<?> c);

    boolean retainAll(Collection<?> c);

    default void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        for (ListIterator<E> it = listIterator(); it.hasNext();) {
            it.set(operator.apply(it.next()));
        }
    }

    /** Sorts stably; a null comparator stands for the natural order. */
    @SuppressWarnings("unchecked")
    default void sort(Comparator<? super E> c) {
        Object[] a = toArray();
        Arrays.sort(a, (Comparator<Object>) c);
        ListIterator<E> it = listIterator();
        for (int i = 0; i < a.length; i++) {
            it.next();
            it.set((E) a[i]);
        }
    }

    void clear();

    boolean equals(Object o);

    int hashCode();

    E get(int index);

    E set(int index, E element);

    void add(int index, E element);

    E remove(int index);

    int indexOf(Object o);

    int lastIndexOf(Object o);

    ListIterator<E> listIterator();

    ListIterator<E> listIterator(int index);

    List<E> subList(int fromIndex, int toIndex);

    @Override
    default Spliterator<E> spliterator() {
        return this instanceof RandomAccess
                ? new RandomAccessSpliterator<>(this)
                : Spliterators.spliterator(this, Spliterator.ORDERED);
    }

    default void addFirst(E e) {
        add(0, e);
    }

    default void addLast(E e) {
        add(e);
    }
    //#for take: get remove

    default E $take$First() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return $take$(0);
    }

    default E $take$Last() {
        if (isEmpty()) {
            throw new NoSuchElementException();
        }
        return $take$(size() - 1);
    }
    //#end

    default List<E> reversed() {
        return ReversedList.of(this);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> of() {
        return (List<E>) ImmutableCollections.EMPTY_LIST;
    }

    static <E> List<E> of(E e1) {
        return new ImmutableCollections.List12<>(e1);
    }

    static <E> List<E> of(E e1, E e2) {
        return new ImmutableCollections.List12<>(e1, e2);
    }
    //#for more and
    //#|  |
    //#| , E e4 | , e4
    //#| , E e4, E e5 | , e4, e5
    //#| , E e4, E e5, E e6 | , e4, e5, e6
    //#| , E e4, E e5, E e6, E e7 | , e4, e5, e6, e7
    //#| , E e4, E e5, E e6, E e7, E e8 | , e4, e5, e6, e7, e8
    //#| , E e4, E e5, E e6, E e7, E e8, E e9 | , e4, e5, e6, e7, e8, e9
    //#| , E e4, E e5, E e6, E e7, E e8, E e9, E e10 | , e4, e5, e6, e7, e8, e9, e10

    static <E> List<E> of(E e1, E e2, E e3$more$) {
        return ImmutableCollections.listOf(e1, e2, e3$and$);
    }
    //#end

    @SafeVarargs
    @SuppressWarnings({"varargs", "unchecked"})
    static <E> List<E> of(E... elements) {
        switch (elements.length) {
            case 0:
                return (List<E>) ImmutableCollections.EMPTY_LIST;
            case 1:
                return new ImmutableCollections.List12<>(elements[0]);
            case 2:
                return new ImmutableCollections.List12<>(elements[0], elements[1]);
            default:
                return (List<E>) ImmutableCollections.listOf(Arrays.copyOf(elements, elements.length, Object[].class));
        }
    }

    /** An unmodifiable list of the elements of {@code coll}; {@code coll} itself if it already is one. */
    static <E> List<E> copyOf(Collection<? extends E> coll) {
        return ImmutableCollections.listCopy(coll);
    }
}
