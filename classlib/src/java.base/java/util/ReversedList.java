package java.util;

/** A live view of a list from its last element to its first. */
class ReversedList<E> extends AbstractList<E> {
    private final List<E> base;

    private ReversedList(List<E> base) {
        this.base = base;
    }

    static <E> List<E> of(List<E> base) {
        return base instanceof RandomAccess ? new OfRandomAccess<>(base) : new ReversedList<>(base);
    }

    private static final class OfRandomAccess<E> extends ReversedList<E> implements RandomAccess {
        OfRandomAccess(List<E> base) {
            super(base);
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

    @Override
    public boolean contains(Object o) {
        return base.contains(o);
    }

    @Override
    public void clear() {
        base.clear();
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
        return addAll(size(), c);
    }

    @Override
    @SuppressWarnings("unchecked")
    public boolean addAll(int index, Collection<? extends E> c) {
        int size = base.size();
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
        E[] added = (E[]) c.toArray();
        for (int i = 0, j = added.length - 1; i < j; i++, j--) {
            E e = added[i];
            added[i] = added[j];
            added[j] = e;
        }
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

        @Override
        public boolean hasNext() {
            return it.hasPrevious();
        }

        @Override
        public E next() {
            return it.previous();
        }

        @Override
        public boolean hasPrevious() {
            return it.hasNext();
        }

        @Override
        public E previous() {
            return it.next();
        }

        @Override
        public int nextIndex() {
            return base.size() - it.nextIndex();
        }

        @Override
        public int previousIndex() {
            return nextIndex() - 1;
        }

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
