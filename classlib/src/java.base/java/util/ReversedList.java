package java.util;

import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A live view of a list from its last element to its first. */
class ReversedList<E> extends AbstractList<E> {
    private final List<E> base;

    ReversedList(List<E> base) {
        this.base = base;
    }

    static <E> List<E> of(List<E> base) {
        if (base instanceof CopyOnWriteArrayList) {
            return new OfCopyOnWrite<>(base);
        }
        return base instanceof RandomAccess ? new OfRandomAccess<>(base) : new ReversedList<>(base);
    }

    private static class OfRandomAccess<E> extends ReversedList<E> implements RandomAccess {
        OfRandomAccess(List<E> base) {
            super(base);
        }
    }

    /** Of a list whose iterators remove nothing. */
    private static final class OfCopyOnWrite<E> extends OfRandomAccess<E> {
        private final List<E> base;

        OfCopyOnWrite(List<E> base) {
            super(base);
            this.base = base;
        }

        private int sizeAboveZero() {
            int size = base.size();
            if (size == 0) {
                throw new NoSuchElementException();
            }
            return size;
        }

        @Override
        public E getFirst() {
            return base.get(sizeAboveZero() - 1);
        }

        @Override
        public E getLast() {
            sizeAboveZero();
            return base.get(0);
        }

        @Override
        public E removeFirst() {
            return base.remove(sizeAboveZero() - 1);
        }

        @Override
        public E removeLast() {
            sizeAboveZero();
            return base.remove(0);
        }

        @Override
        public void addFirst(E e) {
            base.add(e);
        }

        @Override
        public <T> T[] toArray(T[] a) {
            return ReversedArrays.of(base, n -> Arrays.copyOf(a, n)); // a new array, however long that one is
        }

        @Override
        public boolean remove(Object o) {
            int i = indexOf(o);
            if (i >= 0) {
                remove(i);
            }
            return i >= 0;
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            return base.removeAll(c);
        }

        @Override
        public boolean retainAll(Collection<?> c) {
            return base.retainAll(c);
        }
    }

    @Override
    public List<E> reversed() {
        return base;
    }

    @Override
    public int size() {
        return base.size();
    }

    //#for declared done
    //#| boolean isEmpty() | return base.isEmpty()
    //#| boolean contains(Object o) | return base.contains(o)
    //#| boolean containsAll(Collection<?> c) | return base.containsAll(c)
    //#| boolean removeIf(Predicate<? super E> filter) | return base.removeIf(filter)
    //#| void replaceAll(UnaryOperator<E> operator) | base.replaceAll(operator)
    //#| void sort(Comparator<? super E> c) | base.sort(Collections.reverseOrder(c))
    //#| void clear() | base.clear()
    //#| Object[] toArray() | return ReversedArrays.of(base)
    //#| <T> T[] toArray(T[] a) | return ReversedArrays.of(base, a)
    //#| <T> T[] toArray(IntFunction<T[]> generator) | return ReversedArrays.of(base, generator)

    @Override
    public $declared$ {
        $done$;
    }
    //#end

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.ORDERED);
    }

    @Override
    public E get(int index) {
        int size = base.size();
        Objects.checkIndex(index, size);
        return base.get(size - index - 1);
    }

    @Override
    public E set(int index, E element) {
        int size = base.size();
        Objects.checkIndex(index, size);
        return base.set(size - index - 1, element);
    }

    @Override
    public boolean add(E e) {
        base.add(0, e);
        return true;
    }

    @Override
    public void add(int index, E element) {
        int size = base.size();
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        base.add(size - index, element);
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        E[] added = reversed(c);
        return added.length > 0 && base.addAll(0, Arrays.asList(added));
    }

    @SuppressWarnings("unchecked")
    private static <E> E[] reversed(Collection<? extends E> c) {
        return (E[]) ReversedArrays.of(c);
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> c) {
        int size = base.size();
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        E[] added = reversed(c);
        return base.addAll(size - index, Arrays.asList(added));
    }

    @Override
    public E remove(int index) {
        int size = base.size();
        Objects.checkIndex(index, size);
        return base.remove(size - index - 1);
    }

    @Override
    public int indexOf(Object o) {
        int i = base.lastIndexOf(o);
        return i == -1 ? -1 : base.size() - i - 1;
    }

    @Override
    public int lastIndexOf(Object o) {
        int i = base.indexOf(o);
        return i == -1 ? -1 : base.size() - i - 1;
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
        int size = base.size();
        Objects.checkFromToIndex(fromIndex, toIndex, size);
        return of(base.subList(size - toIndex, size - fromIndex));
    }

    @Override
    public Iterator<E> iterator() {
        return listIterator(0);
    }

    @Override
    public ListIterator<E> listIterator(int index) {
        int size = base.size();
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        return new Backwards(base.listIterator(size - index));
    }

    private final class Backwards implements ListIterator<E> {
        private final ListIterator<E> it;

        Backwards(ListIterator<E> it) {
            this.it = it;
        }
        //#for declared value
        //#| boolean hasNext() | it.hasPrevious()
        //#| E next() | it.previous()
        //#| boolean hasPrevious() | it.hasNext()
        //#| E previous() | it.next()
        //#| int nextIndex() | base.size() - it.nextIndex()
        //#| int previousIndex() | nextIndex() - 1

        @Override
        public $declared$ {
            return $value$;
        }
        //#end

        @Override
        public void remove() {
            it.remove();
        }

        @Override
        public void set(E e) {
            it.set(e);
        }

        @Override
        public void add(E e) {
            it.add(e);
            it.previous();
        }
    }
}
