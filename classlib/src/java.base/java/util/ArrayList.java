package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * A list in an array that grows by half. The methods that programs call most ({@code get}, {@code set},
 * {@code add}, iteration) are written out without helper calls, since each call costs more than the work.
 */
public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 8683452581122892189L;
    private static final Object[] EMPTY = {};
    private static final int DEFAULT_CAPACITY = 10;

    Object[] elements;
    int size;

    public ArrayList() {
        elements = EMPTY;
    }

    public ArrayList(int initialCapacity) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        elements = initialCapacity == 0 ? EMPTY : new Object[initialCapacity];
    }

    public ArrayList(Collection<? extends E> c) {
        Object[] a = c.toArray();
        size = a.length;
        // Only a class known to return a fresh Object[] is trusted; others may keep or subtype theirs.
        elements = c.getClass() == ArrayList.class ? a : Arrays.copyOf(a, a.length, Object[].class);
    }

    public void trimToSize() {
        modCount++;
        if (size < elements.length) {
            elements = Arrays.copyOf(elements, size);
        }
    }

    public void ensureCapacity(int minCapacity) {
        if (minCapacity > elements.length && !(elements == EMPTY && minCapacity <= DEFAULT_CAPACITY)) {
            modCount++;
            grow(minCapacity);
        }
    }

    private Object[] grow(int minCapacity) {
        if (minCapacity < 0) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        int length = elements.length;
        int larger = length + (length >> 1);
        if (larger < minCapacity) {
            larger = minCapacity < DEFAULT_CAPACITY && elements == EMPTY ? DEFAULT_CAPACITY : minCapacity;
        }
        Object[] a = new Object[larger];
        System.arraycopy(elements, 0, a, 0, size);
        return elements = a;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        if (index < 0 || index >= size) {
            throw outOfBounds(index);
        }
        return (E) elements[index];
    }

    @SuppressWarnings("unchecked")
    public E set(int index, E element) {
        if (index < 0 || index >= size) {
            throw outOfBounds(index);
        }
        Object[] a = elements;
        E old = (E) a[index];
        a[index] = element;
        return old;
    }

    public boolean add(E e) {
        modCount++;
        int n = size;
        Object[] a = elements;
        if (n == a.length) {
            a = grow(n + 1);
        }
        a[n] = e;
        size = n + 1;
        return true;
    }

    public void add(int index, E element) {
        int n = size;
        checkPosition(index, n);
        modCount++;
        Object[] a = elements;
        if (n == a.length) {
            a = grow(n + 1);
        }
        System.arraycopy(a, index, a, index + 1, n - index);
        a[index] = element;
        size = n + 1;
    }

    public void addFirst(E element) {
        add(0, element);
    }

    public void addLast(E element) {
        add(element);
    }

    @SuppressWarnings("unchecked")
    public E getFirst() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        return (E) elements[0];
    }

    @SuppressWarnings("unchecked")
    public E getLast() {
        int n = size;
        if (n == 0) {
            throw new NoSuchElementException();
        }
        return (E) elements[n - 1];
    }

    @SuppressWarnings("unchecked")
    public E remove(int index) {
        if (index < 0 || index >= size) {
            throw outOfBounds(index);
        }
        E old = (E) elements[index];
        removeAt(index);
        return old;
    }

    @SuppressWarnings("unchecked")
    public E removeFirst() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        E old = (E) elements[0];
        removeAt(0);
        return old;
    }

    @SuppressWarnings("unchecked")
    public E removeLast() {
        if (size == 0) {
            throw new NoSuchElementException();
        }
        E old = (E) elements[size - 1];
        removeAt(size - 1);
        return old;
    }

    public boolean remove(Object o) {
        int i = find(o, 0, size);
        if (i < 0) {
            return false;
        }
        removeAt(i);
        return true;
    }

    private void removeAt(int index) {
        modCount++;
        Object[] a = elements;
        int n = size - 1;
        if (index < n) {
            System.arraycopy(a, index + 1, a, index, n - index);
        }
        a[n] = null;
        size = n;
    }

    private IndexOutOfBoundsException outOfBounds(int index) {
        return new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + size);
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        return find(o, 0, size);
    }

    /** The first index in the range with an equal element, or -1. */
    final int find(Object o, int from, int n) {
        Object[] a = elements;
        if (o == null) {
            for (int i = from; i < n; i++) {
                if (a[i] == null) {
                    return i;
                }
            }
        } else {
            for (int i = from; i < n; i++) {
                if (o.equals(a[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        return findLast(o, 0, size);
    }

    final int findLast(Object o, int from, int n) {
        Object[] a = elements;
        for (int i = n - 1; i >= from; i--) {
            if (o == null ? a[i] == null : o.equals(a[i])) {
                return i;
            }
        }
        return -1;
    }

    public Object clone() {
        try {
            ArrayList<?> copy = (ArrayList<?>) super.clone();
            copy.elements = Arrays.copyOf(elements, size);
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Object[] toArray() {
        return Arrays.copyOf(elements, size);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        if (a.length < size) {
            return (T[]) Arrays.copyOf(elements, size, a.getClass());
        }
        System.arraycopy(elements, 0, a, 0, size);
        if (a.length > size) {
            a[size] = null;
        }
        return a;
    }

    public void clear() {
        modCount++;
        Object[] a = elements;
        for (int i = size - 1; i >= 0; i--) {
            a[i] = null;
        }
        size = 0;
    }

    public boolean addAll(Collection<? extends E> c) {
        Object[] added = c.toArray();
        modCount++;
        int k = added.length;
        if (k == 0) {
            return false;
        }
        if (k > elements.length - size) {
            grow(size + k);
        }
        System.arraycopy(added, 0, elements, size, k);
        size += k;
        return true;
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        checkPosition(index, size);
        Object[] added = c.toArray();
        modCount++;
        int k = added.length;
        if (k == 0) {
            return false;
        }
        if (k > elements.length - size) {
            grow(size + k);
        }
        System.arraycopy(elements, index, elements, index + k, size - index);
        System.arraycopy(added, 0, elements, index, k);
        size += k;
        return true;
    }

    protected void removeRange(int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IndexOutOfBoundsException("From Index: " + fromIndex + " > To Index: " + toIndex);
        }
        modCount++;
        closeGap(fromIndex, toIndex);
    }

    /** Moves the tail from {@code to} down to {@code from} and clears what is left over. */
    private void closeGap(int from, int to) {
        Object[] a = elements;
        int oldSize = size;
        System.arraycopy(a, to, a, from, oldSize - to);
        int newSize = oldSize - (to - from);
        for (int i = newSize; i < oldSize; i++) {
            a[i] = null;
        }
        size = newSize;
    }

    public boolean removeAll(Collection<?> c) {
        return keepIfContained(c, false, 0, size);
    }

    public boolean retainAll(Collection<?> c) {
        return keepIfContained(c, true, 0, size);
    }

    final boolean keepIfContained(Collection<?> c, boolean keep, int from, int n) {
        Objects.requireNonNull(c);
        Object[] a = elements;
        int r = from;
        int w = from;
        try {
            for (; r < n; r++) {
                if (c.contains(a[r]) == keep) {
                    a[w++] = a[r];
                }
            }
        } finally {
            // After an exception of contains the rest is kept.
            if (w != r) {
                modCount += r - w;
                closeGap(w, r);
            }
        }
        return w != r;
    }

    public boolean removeIf(Predicate<? super E> filter) {
        return removeIf(filter, 0, size);
    }

    @SuppressWarnings("unchecked")
    final boolean removeIf(Predicate<? super E> filter, int from, int n) {
        Objects.requireNonNull(filter);
        int expected = modCount;
        Object[] a = elements;
        boolean[] doomed = new boolean[n - from];
        int count = 0;
        // All conditions are asked before the first change, so that an exception leaves the list whole.
        for (int i = from; i < n; i++) {
            if (filter.test((E) a[i])) {
                doomed[i - from] = true;
                count++;
            }
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (count == 0) {
            return false;
        }
        modCount++;
        int w = from;
        for (int i = from; i < n; i++) {
            if (!doomed[i - from]) {
                a[w++] = a[i];
            }
        }
        closeGap(w, n);
        return true;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        Object[] a = elements;
        int n = size;
        for (int i = 0; modCount == expected && i < n; i++) {
            action.accept((E) a[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @SuppressWarnings("unchecked")
    public void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount;
        Object[] a = elements;
        int n = size;
        for (int i = 0; modCount == expected && i < n; i++) {
            a[i] = operator.apply((E) a[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        int expected = modCount;
        Arrays.sort((E[]) elements, 0, size, c);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof List)) {
            return false;
        }
        int expected = modCount;
        boolean equal = o.getClass() == ArrayList.class ? equalsArrayList((ArrayList<?>) o) : equalsList((List<?>) o);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        return equal;
    }

    private boolean equalsArrayList(ArrayList<?> other) {
        int n = size;
        if (n != other.size) {
            return false;
        }
        int expected = other.modCount;
        Object[] a = elements;
        Object[] b = other.elements;
        boolean equal = true;
        for (int i = 0; i < n && equal; i++) {
            Object x = a[i];
            equal = x == null ? b[i] == null : x.equals(b[i]);
        }
        if (other.modCount != expected) {
            throw new ConcurrentModificationException();
        }
        return equal;
    }

    private boolean equalsList(List<?> other) {
        Object[] a = elements;
        int n = size;
        Iterator<?> it = other.iterator();
        for (int i = 0; i < n; i++) {
            if (!it.hasNext()) {
                return false;
            }
            Object x = a[i];
            Object y = it.next();
            if (!(x == null ? y == null : x.equals(y))) {
                return false;
            }
        }
        return !it.hasNext();
    }

    public int hashCode() {
        int expected = modCount;
        Object[] a = elements;
        int n = size;
        int h = 1;
        for (int i = 0; i < n; i++) {
            Object e = a[i];
            h = 31 * h + (e == null ? 0 : e.hashCode());
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        return h;
    }

    public Iterator<E> iterator() {
        return new Forward<>(this, 0);
    }

    public ListIterator<E> listIterator() {
        return new BothWays<>(this, 0);
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index, size);
        return new BothWays<>(this, index);
    }

    public List<E> subList(int fromIndex, int toIndex) {
        checkRange(fromIndex, toIndex, size);
        return new ArraySubList<>(this, null, fromIndex, toIndex);
    }

    public Spliterator<E> spliterator() {
        return new Parts<>(this, 0, -1, 0);
    }

    /** Size and modification count are taken at the first use. */
    private static final class Parts<E> implements Spliterator<E> {
        private final ArrayList<E> list;
        private int at;
        private int end;
        private int expectedModCount;

        Parts(ArrayList<E> list, int from, int to, int expectedModCount) {
            this.list = list;
            this.at = from;
            this.end = to;
            this.expectedModCount = expectedModCount;
        }

        private int end() {
            if (end < 0) {
                expectedModCount = list.modCount;
                end = list.size;
            }
            return end;
        }

        @Override
        @SuppressWarnings("unchecked")
        public boolean tryAdvance(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int i = at;
            int n = end;
            if (i >= (n < 0 ? end() : n)) {
                return false;
            }
            ArrayList<E> l = list;
            at = i + 1;
            action.accept((E) l.elements[i]);
            if (l.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            return true;
        }

        @Override
        @SuppressWarnings("unchecked")
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            int n = end();
            int i = at;
            at = n;
            Object[] a = list.elements;
            if (n > a.length) {
                throw new ConcurrentModificationException();
            }
            for (; i < n; i++) {
                action.accept((E) a[i]);
            }
            if (list.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }

        @Override
        public Spliterator<E> trySplit() {
            int from = at;
            int middle = from + end() >>> 1;
            if (from >= middle) {
                return null;
            }
            at = middle;
            return new Parts<>(list, from, middle, expectedModCount);
        }

        @Override
        public long estimateSize() {
            return end() - at;
        }

        @Override
        public int characteristics() {
            return ORDERED | SIZED | SUBSIZED;
        }
    }

    private static class Forward<E> implements Iterator<E> {
        final ArrayList<E> list;
        int cursor;
        int lastReturned = -1;
        int expectedModCount;

        Forward(ArrayList<E> list, int cursor) {
            this.list = list;
            this.cursor = cursor;
            this.expectedModCount = list.modCount;
        }

        @Override
        public boolean hasNext() {
            return cursor != list.size;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            ArrayList<E> l = list;
            if (l.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            int i = cursor;
            if (i >= l.size) {
                throw new NoSuchElementException();
            }
            cursor = i + 1;
            lastReturned = i;
            return (E) l.elements[i];
        }

        @Override
        public void remove() {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            checkForComodification();
            list.remove(lastReturned);
            cursor = lastReturned;
            lastReturned = -1;
            expectedModCount = list.modCount;
        }

        @Override
        @SuppressWarnings("unchecked")
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            ArrayList<E> l = list;
            int n = l.size;
            int i = cursor;
            if (i >= n) {
                return;
            }
            for (; i < n && l.modCount == expectedModCount; i++) {
                action.accept((E) l.elements[i]);
            }
            cursor = i;
            lastReturned = i - 1;
            checkForComodification();
        }

        final void checkForComodification() {
            if (list.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    private static final class BothWays<E> extends Forward<E> implements ListIterator<E> {
        BothWays(ArrayList<E> list, int cursor) {
            super(list, cursor);
        }

        @Override
        public boolean hasPrevious() {
            return cursor != 0;
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
        @SuppressWarnings("unchecked")
        public E previous() {
            checkForComodification();
            int i = cursor - 1;
            if (i < 0) {
                throw new NoSuchElementException();
            }
            cursor = i;
            lastReturned = i;
            return (E) list.elements[i];
        }

        @Override
        public void set(E e) {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            checkForComodification();
            list.set(lastReturned, e);
        }

        @Override
        public void add(E e) {
            checkForComodification();
            int i = cursor;
            list.add(i, e);
            cursor = i + 1;
            lastReturned = -1;
            expectedModCount = list.modCount;
        }
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        int expected = modCount;
        out.defaultWriteObject();
        out.writeInt(size);
        for (int i = 0; i < size; i++) {
            out.writeObject(elements[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        int count = in.readFields().get("size", 0);
        in.readInt();
        for (int i = 0; i < count; i++) {
            Object element = in.readObject();
            if (size == elements.length) {
                grow(size + 1);
            }
            elements[size++] = element;
        }
    }
}
