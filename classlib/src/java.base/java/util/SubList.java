package java.util;

/**
 * A live window onto a list. Reads and writes go straight to the root list; structural changes are told to the
 * enclosing windows, whose sizes change with this one's. Fails fast when the root is changed by another way.
 */
class SubList<E> extends AbstractList<E> {
    private final AbstractList<E> root;
    private final SubList<E> parent;
    final int offset;
    int size;

    /** The window [from, to) of {@code parent}, or of {@code root} where {@code parent} is null. */
    SubList(AbstractList<E> root, SubList<E> parent, int from, int to) {
        this.root = root;
        this.parent = parent;
        this.offset = parent == null ? from : parent.offset + from;
        this.size = to - from;
        this.modCount = root.modCount;
    }

    static final class OfRandomAccess<E> extends SubList<E> implements RandomAccess {
        OfRandomAccess(AbstractList<E> root, SubList<E> parent, int from, int to) {
            super(root, parent, from, to);
        }
    }

    final void checkForComodification() {
        if (root.modCount != modCount) {
            throw new ConcurrentModificationException();
        }
    }

    final void resized(int by) {
        SubList<E> list = this;
        do {
            list.size += by;
            list.modCount = root.modCount;
            list = list.parent;
        } while (list != null);
    }

    @Override
    public int size() {
        checkForComodification();
        return size;
    }

    @Override
    public E get(int index) {
        Objects.checkIndex(index, size);
        checkForComodification();
        return root.get(offset + index);
    }

    @Override
    public E set(int index, E element) {
        Objects.checkIndex(index, size);
        checkForComodification();
        return root.set(offset + index, element);
    }

    @Override
    public void add(int index, E element) {
        checkPosition(index, size);
        checkForComodification();
        root.add(offset + index, element);
        resized(1);
    }

    @Override
    public E remove(int index) {
        Objects.checkIndex(index, size);
        checkForComodification();
        E e = root.remove(offset + index);
        resized(-1);
        return e;
    }

    @Override
    protected void removeRange(int fromIndex, int toIndex) {
        checkForComodification();
        root.removeRange(offset + fromIndex, offset + toIndex);
        resized(fromIndex - toIndex);
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        return addAll(size, c);
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> c) {
        checkPosition(index, size);
        int n = c.size();
        if (n == 0) {
            return false;
        }
        checkForComodification();
        root.addAll(offset + index, c);
        resized(n);
        return true;
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex, size);
        return this instanceof RandomAccess
                ? new OfRandomAccess<>(root, this, fromIndex, toIndex)
                : new SubList<>(root, this, fromIndex, toIndex);
    }

    @Override
    public Iterator<E> iterator() {
        return listIterator(0);
    }

    @Override
    public ListIterator<E> listIterator(int index) {
        checkForComodification();
        checkPosition(index, size);
        return new Window(index);
    }

    private final class Window implements ListIterator<E> {
        private final ListIterator<E> it;

        Window(int index) {
            it = root.listIterator(offset + index);
        }

        @Override
        public boolean hasNext() {
            return nextIndex() < size;
        }

        @Override
        public E next() {
            if (hasNext()) {
                return it.next();
            }
            throw new NoSuchElementException();
        }

        @Override
        public boolean hasPrevious() {
            return previousIndex() >= 0;
        }

        @Override
        public E previous() {
            if (hasPrevious()) {
                return it.previous();
            }
            throw new NoSuchElementException();
        }

        @Override
        public int nextIndex() {
            return it.nextIndex() - offset;
        }

        @Override
        public int previousIndex() {
            return it.previousIndex() - offset;
        }

        @Override
        public void remove() {
            it.remove();
            resized(-1);
        }

        @Override
        public void set(E e) {
            it.set(e);
        }

        @Override
        public void add(E e) {
            it.add(e);
            resized(1);
        }
    }
}
