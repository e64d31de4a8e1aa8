package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A window onto an {@link ArrayList}: it reads the array itself, and only what changes the size asks the list. */
final class ArraySubList<E> extends SubList<E> implements RandomAccess {
    private final ArrayList<E> list;

    ArraySubList(ArrayList<E> list, SubList<E> parent, int from, int to) {
        super(list, parent, from, to);
        this.list = list;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E get(int index) {
        Objects.checkIndex(index, size);
        checkForComodification();
        return (E) list.elements[offset + index];
    }

    @Override
    @SuppressWarnings("unchecked")
    public E set(int index, E element) {
        Objects.checkIndex(index, size);
        checkForComodification();
        E old = (E) list.elements[offset + index];
        list.elements[offset + index] = element;
        return old;
    }

    @Override
    public int indexOf(Object o) {
        int i = list.find(o, offset, offset + size);
        checkForComodification();
        return i < 0 ? -1 : i - offset;
    }

    @Override
    public int lastIndexOf(Object o) {
        int i = list.findLast(o, offset, offset + size);
        checkForComodification();
        return i < 0 ? -1 : i - offset;
    }

    @Override
    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    @Override
    public Object[] toArray() {
        checkForComodification();
        return Arrays.copyOfRange(list.elements, offset, offset + size);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        checkForComodification();
        if (a.length < size) {
            return (T[]) Arrays.copyOfRange(list.elements, offset, offset + size, a.getClass());
        }
        System.arraycopy(list.elements, offset, a, 0, size);
        if (a.length > size) {
            a[size] = null;
        }
        return a;
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        return keepIfContained(c, false);
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        return keepIfContained(c, true);
    }

    private boolean keepIfContained(Collection<?> c, boolean keep) {
        checkForComodification();
        int before = list.size;
        boolean changed = list.keepIfContained(c, keep, offset, offset + size);
        if (changed) {
            resized(list.size - before);
        }
        return changed;
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        checkForComodification();
        int before = list.size;
        boolean changed = list.removeIf(filter, offset, offset + size);
        if (changed) {
            resized(list.size - before);
        }
        return changed;
    }

    @Override
    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        checkForComodification();
        Object[] a = list.elements;
        int expected = list.modCount;
        for (int i = offset, end = offset + size; expected == list.modCount && i < end; i++) {
            action.accept((E) a[i]);
        }
        checkUnchanged(expected);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        checkForComodification();
        Object[] a = list.elements;
        int expected = list.modCount;
        for (int i = offset, end = offset + size; expected == list.modCount && i < end; i++) {
            a[i] = operator.apply((E) a[i]);
        }
        checkUnchanged(expected);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        checkForComodification();
        int expected = list.modCount;
        Arrays.sort((E[]) list.elements, offset, offset + size, c);
        checkUnchanged(expected);
    }

    /** Changes count that were made through this window too. */
    private void checkUnchanged(int expected) {
        if (list.modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex, size);
        return new ArraySubList<>(list, this, fromIndex, toIndex);
    }

    @Override
    public ListIterator<E> listIterator(int index) {
        checkForComodification();
        checkPosition(index, size);
        return new Elements(index);
    }

    private final class Elements implements ListIterator<E> {
        private int cursor;
        private int lastReturned = -1;
        private int expectedModCount = modCount;

        Elements(int cursor) {
            this.cursor = cursor;
        }

        private void checkForComodification() {
            if (list.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }

        @Override
        public boolean hasNext() {
            return cursor != size;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            checkForComodification();
            int i = cursor;
            if (i >= size) {
                throw new NoSuchElementException();
            }
            cursor = i + 1;
            lastReturned = i;
            return (E) list.elements[offset + i];
        }

        @Override
        public boolean hasPrevious() {
            return cursor != 0;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E previous() {
            checkForComodification();
            int i = cursor - 1;
            if (i < 0) {
                throw new NoSuchElementException();
            }
            cursor = i;
            lastReturned = i;
            return (E) list.elements[offset + i];
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
            checkReturned();
            ArraySubList.this.remove(lastReturned);
            cursor = lastReturned;
            lastReturned = -1;
            expectedModCount = list.modCount;
        }

        @Override
        public void set(E e) {
            checkReturned();
            list.set(offset + lastReturned, e);
        }

        private void checkReturned() {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            checkForComodification();
        }

        @Override
        public void add(E e) {
            checkForComodification();
            ArraySubList.this.add(cursor, e);
            cursor++;
            lastReturned = -1;
            expectedModCount = list.modCount;
        }
    }
}
