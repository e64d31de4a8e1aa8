package java.util;

/**
 * The list methods that follow from {@code get} and {@code size} (and {@code set}, {@code add}, {@code remove} for
 * lists that change). {@code modCount} counts structural changes; iterators and sublists fail fast on it.
 */
public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
    protected transient int modCount = 0;

    protected AbstractList() {
    }

    public boolean add(E e) {
        add(size(), e);
        return true;
    }

    public abstract E get(int index);

    public E set(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public void add(int index, E element) {
        throw new UnsupportedOperationException();
    }

    public E remove(int index) {
        throw new UnsupportedOperationException();
    }

    public int indexOf(Object o) {
        ListIterator<E> it = listIterator();
        while (it.hasNext()) {
            E e = it.next();
            if (o == null ? e == null : o.equals(e)) {
                return it.previousIndex();
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        ListIterator<E> it = listIterator(size());
        while (it.hasPrevious()) {
            E e = it.previous();
            if (o == null ? e == null : o.equals(e)) {
                return it.nextIndex();
            }
        }
        return -1;
    }

    public void clear() {
        removeRange(0, size());
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkPosition(index, size());
        boolean changed = false;
        int at = index;
        for (E e : c) {
            add(at++, e);
            changed = true;
        }
        return changed;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        ListIterator<E> it = listIterator(fromIndex);
        for (int n = toIndex - fromIndex; n > 0; n--) {
            it.next();
            it.remove();
        }
    }

    public Iterator<E> iterator() {
        return new Cursor(0);
    }

    public ListIterator<E> listIterator() {
        return listIterator(0);
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index, size());
        return new Cursor(index);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex, size());
        return this instanceof RandomAccess
                ? new SubList.OfRandomAccess<>(this, null, fromIndex, toIndex)
                : new SubList<>(this, null, fromIndex, toIndex);
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        Iterator<E> mine = listIterator();
        Iterator<?> others = ((List<?>) o).listIterator();
        while (mine.hasNext() && others.hasNext()) {
            E a = mine.next();
            Object b = others.next();
            if (!(a == null ? b == null : a.equals(b))) {
                return false;
            }
        }
        return !(mine.hasNext() || others.hasNext());
    }

    public int hashCode() {
        int h = 1;
        for (Iterator<E> it = iterator(); it.hasNext();) {
            E e = it.next();
            h = 31 * h + (e == null ? 0 : e.hashCode());
        }
        return h;
    }

    /** Checks a position to insert at or to iterate from. */
    static void checkPosition(int index, int size) {
        if (index < 0 || index > size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    static void checkRange(int fromIndex, int toIndex, int size) {
        if (fromIndex < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + fromIndex);
        }
        if (toIndex > size) {
            throw new IndexOutOfBoundsException("toIndex = " + toIndex);
        }
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
        }
    }

    /** Iterator in both directions over {@code get}. */
    private final class Cursor implements ListIterator<E> {
        private int cursor;
        private int lastReturned = -1;
        private int expectedModCount = modCount;

        Cursor(int cursor) {
            this.cursor = cursor;
        }

        @Override
        public boolean hasNext() {
            return cursor != size();
        }

        @Override
        public E next() {
            checkForComodification();
            int i = cursor;
            try {
                E e = get(i);
                lastReturned = i;
                cursor = i + 1;
                return e;
            } catch (IndexOutOfBoundsException end) {
                checkForComodification();
                throw new NoSuchElementException(end);
            }
        }

        @Override
        public boolean hasPrevious() {
            return cursor != 0;
        }

        @Override
        public E previous() {
            checkForComodification();
            int i = cursor - 1;
            try {
                E e = get(i);
                cursor = i;
                lastReturned = i;
                return e;
            } catch (IndexOutOfBoundsException end) {
                checkForComodification();
                throw new NoSuchElementException(end);
            }
        }

        @Override
        public int nextIndex() {
            return cursor;
        }

        @Override
        public int previousIndex() {
            return cursor - 1;
        }

        @Override
        public void remove() {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            checkForComodification();
            try {
                AbstractList.this.remove(lastReturned);
            } catch (IndexOutOfBoundsException gone) {
                throw new ConcurrentModificationException(gone);
            }
            if (lastReturned < cursor) {
                cursor--;
            }
            lastReturned = -1;
            expectedModCount = modCount;
        }

        @Override
        public void set(E e) {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            checkForComodification();
            try {
                AbstractList.this.set(lastReturned, e);
            } catch (IndexOutOfBoundsException gone) {
                throw new ConcurrentModificationException(gone);
            }
            expectedModCount = modCount;
        }

        @Override
        public void add(E e) {
            checkForComodification();
            try {
                AbstractList.this.add(cursor, e);
            } catch (IndexOutOfBoundsException gone) {
                throw new ConcurrentModificationException(gone);
            }
            cursor++;
            lastReturned = -1;
            expectedModCount = modCount;
        }

        private void checkForComodification() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }
}
