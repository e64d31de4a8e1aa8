package java.util;

import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The read-only views of collections for {@link Collections}: reads go through, every write throws. */
final class UnmodifiableViews {
    private UnmodifiableViews() {
    }

    static UnsupportedOperationException unmodifiable() {
        return new UnsupportedOperationException();
    }

    private static class Pass<E, I extends Iterator<? extends E>> implements Iterator<E> {
        final I it;

        Pass(I it) {
            this.it = it;
        }

        @Override
        public boolean hasNext() {
            return it.hasNext();
        }

        @Override
        public E next() {
            return it.next();
        }

        @Override
        public void remove() {
            throw unmodifiable();
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            it.forEachRemaining(action);
        }
    }

    private static final class ListPass<E> extends Pass<E, ListIterator<? extends E>> implements ListIterator<E> {
        ListPass(ListIterator<? extends E> it) {
            super(it);
        }

        @Override
        public boolean hasPrevious() {
            return it.hasPrevious();
        }

        @Override
        public E previous() {
            return it.previous();
        }

        @Override
        public int nextIndex() {
            return it.nextIndex();
        }

        @Override
        public int previousIndex() {
            return it.previousIndex();
        }

        @Override
        public void set(E e) {
            throw unmodifiable();
        }

        @Override
        public void add(E e) {
            throw unmodifiable();
        }
    }

    static class OfCollection<E> implements Collection<E>, java.io.Serializable {
        private static final long serialVersionUID = 1L;

        final Collection<? extends E> c;

        OfCollection(Collection<? extends E> c) {
            this.c = Objects.requireNonNull(c);
        }
        //#for declared called
        //#| int size() | size()
        //#| boolean isEmpty() | isEmpty()
        //#| boolean contains(Object o) | contains(o)
        //#| boolean containsAll(Collection<?> other) | containsAll(other)
        //#| Object[] toArray() | toArray()
        //#| <T> T[] toArray(T[] a) | toArray(a)
        //#| <T> T[] toArray(IntFunction<T[]> generator) | toArray(generator)
        //#| String toString() | toString()

        @Override
        public $declared$ {
            return c.$called$;
        }
        //#end

        @Override
        public Iterator<E> iterator() {
            return new Pass<>(c.iterator());
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            c.forEach(action);
        }

        @Override
        @SuppressWarnings("unchecked")
        public Spliterator<E> spliterator() {
            return (Spliterator<E>) c.spliterator();
        }

        @Override
        @SuppressWarnings("unchecked")
        public Stream<E> stream() {
            return (Stream<E>) c.stream();
        }

        @Override
        @SuppressWarnings("unchecked")
        public Stream<E> parallelStream() {
            return (Stream<E>) c.parallelStream();
        }
        //#for declared
        //#| add(E e)
        //#| remove(Object o)
        //#| addAll(Collection<? extends E> other)
        //#| removeAll(Collection<?> other)
        //#| removeIf(Predicate<? super E> filter)
        //#| retainAll(Collection<?> other)

        @Override
        public boolean $declared$ {
            throw unmodifiable();
        }
        //#end

        @Override
        public void clear() {
            throw unmodifiable();
        }
    }

    static class OfSequencedCollection<E> extends OfCollection<E> implements SequencedCollection<E> {
        private static final long serialVersionUID = 1L;

        OfSequencedCollection(SequencedCollection<? extends E> c) {
            super(c);
        }

        @SuppressWarnings("unchecked")
        private SequencedCollection<E> sequenced() {
            return (SequencedCollection<E>) c;
        }

        @Override
        public SequencedCollection<E> reversed() {
            return new OfSequencedCollection<>(sequenced().reversed());
        }

        @Override
        public E getFirst() {
            return sequenced().getFirst();
        }

        @Override
        public E getLast() {
            return sequenced().getLast();
        }

        @Override
        public E removeFirst() {
            throw unmodifiable();
        }

        @Override
        public E removeLast() {
            throw unmodifiable();
        }
    }

    static class OfSet<E> extends OfCollection<E> implements Set<E> {
        private static final long serialVersionUID = 1L;

        OfSet(Set<? extends E> s) {
            super(s);
        }

        @Override
        public boolean equals(Object o) {
            return o == this || c.equals(o);
        }

        @Override
        public int hashCode() {
            return c.hashCode();
        }
    }

    static class OfSequencedSet<E> extends OfSequencedCollection<E> implements SequencedSet<E> {
        private static final long serialVersionUID = 1L;

        private final SequencedSet<? extends E> s;

        OfSequencedSet(SequencedSet<? extends E> s) {
            super(s);
            this.s = s;
        }

        @Override
        public boolean equals(Object o) {
            return o == this || s.equals(o);
        }

        @Override
        public int hashCode() {
            return s.hashCode();
        }

        @Override
        public SequencedSet<E> reversed() {
            return new OfSequencedSet<>(s.reversed());
        }
    }

    static class OfSortedSet<E> extends OfSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = 1L;

        private final SortedSet<E> s;

        OfSortedSet(SortedSet<E> s) {
            super(s);
            this.s = s;
        }

        @Override
        public Comparator<? super E> comparator() {
            return s.comparator();
        }

        @Override
        public SortedSet<E> subSet(E from, E to) {
            return new OfSortedSet<>(s.subSet(from, to));
        }

        @Override
        public SortedSet<E> headSet(E to) {
            return new OfSortedSet<>(s.headSet(to));
        }

        @Override
        public SortedSet<E> tailSet(E from) {
            return new OfSortedSet<>(s.tailSet(from));
        }

        @Override
        public E first() {
            return s.first();
        }

        @Override
        public E last() {
            return s.last();
        }
    }

    static final class OfNavigableSet<E> extends OfSortedSet<E> implements NavigableSet<E> {
        private static final long serialVersionUID = 1L;

        private final NavigableSet<E> s;

        OfNavigableSet(NavigableSet<E> s) {
            super(s);
            this.s = s;
        }
        //#for near: lower floor ceiling higher

        @Override
        public E $near$(E e) {
            return s.$near$(e);
        }
        //#end

        @Override
        public E pollFirst() {
            throw unmodifiable();
        }

        @Override
        public E pollLast() {
            throw unmodifiable();
        }

        @Override
        public NavigableSet<E> descendingSet() {
            return new OfNavigableSet<>(s.descendingSet());
        }

        @Override
        public Iterator<E> descendingIterator() {
            return descendingSet().iterator();
        }

        @Override
        public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
            return new OfNavigableSet<>(s.subSet(from, fromInclusive, to, toInclusive));
        }

        @Override
        public NavigableSet<E> headSet(E to, boolean inclusive) {
            return new OfNavigableSet<>(s.headSet(to, inclusive));
        }

        @Override
        public NavigableSet<E> tailSet(E from, boolean inclusive) {
            return new OfNavigableSet<>(s.tailSet(from, inclusive));
        }
    }

    static class OfList<E> extends OfCollection<E> implements List<E> {
        private static final long serialVersionUID = 1L;

        private final List<? extends E> list;

        OfList(List<? extends E> list) {
            super(list);
            this.list = list;
        }

        final List<? extends E> serialList() {
            return list;
        }

        private Object readResolve() {
            return list instanceof RandomAccess ? new OfRandomAccessList<>(list) : this;
        }

        @Override
        public boolean equals(Object o) {
            return o == this || list.equals(o);
        }

        @Override
        public int hashCode() {
            return list.hashCode();
        }
        //#for declared value
        //#| E get(int index) | list.get(index)
        //#| int indexOf(Object o) | list.indexOf(o)
        //#| int lastIndexOf(Object o) | list.lastIndexOf(o)

        @Override
        public $declared$ {
            return $value$;
        }
        //#end

        @Override
        @SuppressWarnings("unchecked")
        public Spliterator<E> spliterator() {
            return (Spliterator<E>) list.spliterator();
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            return Collections.unmodifiableList(list.subList(fromIndex, toIndex));
        }

        @Override
        public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            return new ListPass<>(list.listIterator(index));
        }
        //#for declared
        //#| E set(int index, E element)
        //#| void add(int index, E element)
        //#| E remove(int index)
        //#| boolean addAll(int index, Collection<? extends E> other)
        //#| void replaceAll(UnaryOperator<E> operator)

        @Override
        public $declared$ {
            throw unmodifiable();
        }
        //#end

        @Override
        public void sort(Comparator<? super E> order) {
            throw unmodifiable();
        }
    }

    static final class OfRandomAccessList<E> extends OfList<E> implements RandomAccess {
        private static final long serialVersionUID = 1L;

        OfRandomAccessList(List<? extends E> list) {
            super(list);
        }

        /** Streams have the form of old, which tells no such lists apart. */
        private Object writeReplace() {
            return new OfList<>(serialList());
        }
    }
}
