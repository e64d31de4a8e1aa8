package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A synchronized list in an array that doubles, or grows by a fixed increment. */
public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = -2767605614048989439L;

    protected Object[] elementData;
    protected int elementCount;
    protected int capacityIncrement;

    public Vector(int initialCapacity, int capacityIncrement) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        this.elementData = new Object[initialCapacity];
        this.capacityIncrement = capacityIncrement;
    }

    public Vector(int initialCapacity) {
        this(initialCapacity, 0);
    }

    public Vector() {
        this(10);
    }

    public Vector(Collection<? extends E> c) {
        Object[] a = c.toArray();
        elementCount = a.length;
        elementData = c.getClass() == ArrayList.class ? a : Arrays.copyOf(a, a.length, Object[].class);
    }

    public synchronized void copyInto(Object[] anArray) {
        System.arraycopy(elementData, 0, anArray, 0, elementCount);
    }

    public synchronized void trimToSize() {
        modCount++;
        if (elementCount < elementData.length) {
            elementData = Arrays.copyOf(elementData, elementCount);
        }
    }

    public synchronized void ensureCapacity(int minCapacity) {
        if (minCapacity > 0) {
            modCount++;
            if (minCapacity > elementData.length) {
                grow(minCapacity);
            }
        }
    }

    private void grow(int minCapacity) {
        if (minCapacity < 0) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        int n = elementData.length;
        int larger = n + (capacityIncrement > 0 ? capacityIncrement : n);
        elementData = Arrays.copyOf(elementData, larger < minCapacity ? minCapacity : larger);
    }

    public synchronized void setSize(int newSize) {
        modCount++;
        if (newSize > elementData.length) {
            grow(newSize);
        }
        for (int i = newSize; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = newSize;
    }

    public synchronized int capacity() {
        return elementData.length;
    }

    public synchronized int size() {
        return elementCount;
    }

    public synchronized boolean isEmpty() {
        return elementCount == 0;
    }

    public Enumeration<E> elements() {
        return new Enumeration<>() {
            private int next;

            @Override
            public boolean hasMoreElements() {
                return next < elementCount;
            }

            @Override
            @SuppressWarnings("unchecked")
            public E nextElement() {
                synchronized (Vector.this) {
                    if (next < elementCount) {
                        return (E) elementData[next++];
                    }
                }
                throw new NoSuchElementException("Vector Enumeration");
            }
        };
    }

    public boolean contains(Object o) {
        return indexOf(o, 0) >= 0;
    }

    public int indexOf(Object o) {
        return indexOf(o, 0);
    }

    public synchronized int indexOf(Object o, int index) {
        for (int i = index; i < elementCount; i++) {
            if (o == null ? elementData[i] == null : o.equals(elementData[i])) {
                return i;
            }
        }
        return -1;
    }

    public synchronized int lastIndexOf(Object o) {
        return lastIndexOf(o, elementCount - 1);
    }

    public synchronized int lastIndexOf(Object o, int index) {
        if (index >= elementCount) {
            throw new IndexOutOfBoundsException(index + " >= " + elementCount);
        }
        for (int i = index; i >= 0; i--) {
            if (o == null ? elementData[i] == null : o.equals(elementData[i])) {
                return i;
            }
        }
        return -1;
    }

    @SuppressWarnings("unchecked")
    public synchronized E elementAt(int index) {
        checkBelowCount(index);
        return (E) elementData[index];
    }

    private void checkBelowCount(int index) {
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + elementCount);
        }
    }

    private void checkElement(int index) {
        if (index >= elementCount) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
    }

    @SuppressWarnings("unchecked")
    public synchronized E firstElement() {
        if (elementCount == 0) {
            throw new NoSuchElementException();
        }
        return (E) elementData[0];
    }

    @SuppressWarnings("unchecked")
    public synchronized E lastElement() {
        if (elementCount == 0) {
            throw new NoSuchElementException();
        }
        return (E) elementData[elementCount - 1];
    }

    public synchronized void setElementAt(E obj, int index) {
        checkBelowCount(index);
        elementData[index] = obj;
    }

    public synchronized void removeElementAt(int index) {
        checkBelowCount(index);
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        removeAt(index);
    }

    private void removeAt(int index) {
        modCount++;
        int n = elementCount - 1;
        System.arraycopy(elementData, index + 1, elementData, index, n - index);
        elementData[n] = null;
        elementCount = n;
    }

    public synchronized void insertElementAt(E obj, int index) {
        if (index > elementCount) {
            throw new ArrayIndexOutOfBoundsException(index + " > " + elementCount);
        }
        modCount++;
        if (elementCount == elementData.length) {
            grow(elementCount + 1);
        }
        System.arraycopy(elementData, index, elementData, index + 1, elementCount - index);
        elementData[index] = obj;
        elementCount++;
    }

    public synchronized void addElement(E obj) {
        append(obj);
    }

    private void append(E obj) {
        modCount++;
        if (elementCount == elementData.length) {
            grow(elementCount + 1);
        }
        elementData[elementCount++] = obj;
    }

    public synchronized boolean removeElement(Object obj) {
        int i = indexOf(obj);
        if (i < 0) {
            return false;
        }
        removeElementAt(i);
        return true;
    }

    public synchronized void removeAllElements() {
        modCount++;
        for (int i = 0; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = 0;
    }

    public synchronized Object clone() {
        try {
            Vector<?> copy = (Vector<?>) super.clone();
            copy.elementData = Arrays.copyOf(elementData, elementCount);
            copy.modCount = 0;
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public synchronized Object[] toArray() {
        return Arrays.copyOf(elementData, elementCount);
    }

    @SuppressWarnings("unchecked")
    public synchronized <T> T[] toArray(T[] a) {
        if (a.length < elementCount) {
            return (T[]) Arrays.copyOf(elementData, elementCount, a.getClass());
        }
        System.arraycopy(elementData, 0, a, 0, elementCount);
        if (a.length > elementCount) {
            a[elementCount] = null;
        }
        return a;
    }

    @SuppressWarnings("unchecked")
    public synchronized E get(int index) {
        checkElement(index);
        return (E) elementData[index];
    }

    @SuppressWarnings("unchecked")
    public synchronized E set(int index, E element) {
        checkElement(index);
        E old = (E) elementData[index];
        elementData[index] = element;
        return old;
    }

    public synchronized boolean add(E e) {
        append(e);
        return true;
    }

    public boolean remove(Object o) {
        return removeElement(o);
    }

    public void add(int index, E element) {
        insertElementAt(element, index);
    }

    @SuppressWarnings("unchecked")
    public synchronized E remove(int index) {
        checkElement(index);
        E old = (E) elementData[index];
        removeAt(index);
        return old;
    }

    public void clear() {
        removeAllElements();
    }

    public synchronized boolean containsAll(Collection<?> c) {
        return super.containsAll(c);
    }

    public boolean addAll(Collection<? extends E> c) {
        Object[] a = c.toArray();
        synchronized (this) {
            return insertAll(elementCount, a);
        }
    }

    public synchronized boolean addAll(int index, Collection<? extends E> c) {
        if (index < 0 || index > elementCount) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        return insertAll(index, c.toArray());
    }

    private boolean insertAll(int index, Object[] a) {
        modCount++;
        if (a.length == 0) {
            return false;
        }
        if (a.length > elementData.length - elementCount) {
            grow(elementCount + a.length);
        }
        System.arraycopy(elementData, index, elementData, index + a.length, elementCount - index);
        System.arraycopy(a, 0, elementData, index, a.length);
        elementCount += a.length;
        return true;
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeWhere(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeWhere(e -> !c.contains(e));
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return removeWhere(filter);
    }

    @SuppressWarnings("unchecked")
    private synchronized boolean removeWhere(Predicate<? super E> filter) {
        int expected = modCount;
        int n = elementCount;
        Object[] kept = new Object[elementData.length];
        int k = 0;
        for (int i = 0; i < n; i++) {
            if (!filter.test((E) elementData[i])) {
                kept[k++] = elementData[i];
            }
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (k == n) {
            return false;
        }
        modCount++;
        elementData = kept;
        elementCount = k;
        return true;
    }

    protected synchronized void removeRange(int fromIndex, int toIndex) {
        modCount++;
        int moved = elementCount - toIndex;
        System.arraycopy(elementData, toIndex, elementData, fromIndex, moved);
        for (int i = fromIndex + moved; i < elementCount; i++) {
            elementData[i] = null;
        }
        elementCount = fromIndex + moved;
    }

    public synchronized boolean equals(Object o) {
        return super.equals(o);
    }

    public synchronized int hashCode() {
        return super.hashCode();
    }

    public synchronized String toString() {
        return super.toString();
    }

    public synchronized List<E> subList(int fromIndex, int toIndex) {
        return Collections.synchronizedList(super.subList(fromIndex, toIndex), this);
    }

    @SuppressWarnings("unchecked")
    public synchronized void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (int i = 0, n = elementCount; modCount == expected && i < n; i++) {
            action.accept((E) elementData[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @SuppressWarnings("unchecked")
    public synchronized void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        int expected = modCount;
        for (int i = 0, n = elementCount; modCount == expected && i < n; i++) {
            elementData[i] = operator.apply((E) elementData[i]);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    @SuppressWarnings("unchecked")
    public synchronized void sort(Comparator<? super E> c) {
        int expected = modCount;
        Arrays.sort((E[]) elementData, 0, elementCount, c);
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        modCount++;
    }

    public Iterator<E> iterator() {
        return new Cursor(0);
    }

    public ListIterator<E> listIterator() {
        return new Cursor(0);
    }

    public synchronized ListIterator<E> listIterator(int index) {
        if (index < 0 || index > elementCount) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }
        return new Cursor(index);
    }

    private final class Cursor implements ListIterator<E> {
        private int cursor;
        private int lastReturned = -1;
        private int expectedModCount = modCount;

        Cursor(int cursor) {
            this.cursor = cursor;
        }

        private void checkForComodification() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }

        /** The element at {@code i}, which becomes the one last returned. */
        @SuppressWarnings("unchecked")
        private E take(int i) {
            synchronized (Vector.this) {
                checkForComodification();
                if (i < 0 || i >= elementCount) {
                    throw new NoSuchElementException();
                }
                lastReturned = i;
                return (E) elementData[i];
            }
        }

        @Override
        public boolean hasNext() {
            return cursor != elementCount;
        }

        @Override
        public E next() {
            E e = take(cursor);
            cursor++;
            return e;
        }

        @Override
        public boolean hasPrevious() {
            return cursor != 0;
        }

        @Override
        public E previous() {
            E e = take(cursor - 1);
            cursor--;
            return e;
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
            synchronized (Vector.this) {
                checkForComodification();
                Vector.this.remove(lastReturned);
                expectedModCount = modCount;
            }
            cursor = lastReturned;
            lastReturned = -1;
        }

        @Override
        public void set(E e) {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            synchronized (Vector.this) {
                checkForComodification();
                Vector.this.set(lastReturned, e);
            }
        }

        @Override
        public void add(E e) {
            synchronized (Vector.this) {
                checkForComodification();
                Vector.this.add(cursor, e);
                expectedModCount = modCount;
            }
            cursor++;
            lastReturned = -1;
        }
    }

    /** Of the elements themselves, whatever a subclass has made of {@code get} and {@code size}. */
    @Override
    public Spliterator<E> spliterator() {
        return new RandomAccessSpliterator<>(new AbstractList<E>() {
            @Override
            @SuppressWarnings("unchecked")
            public E get(int index) {
                return (E) elementData[Objects.checkIndex(index, elementCount)];
            }

            @Override
            public int size() {
                return elementCount;
            }
        }, this);
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        java.io.ObjectOutputStream.PutField fields = out.putFields();
        synchronized (this) {
            fields.put("capacityIncrement", capacityIncrement);
            fields.put("elementCount", elementCount);
            fields.put("elementData", elementData.clone());
        }
        out.writeFields();
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        java.io.ObjectInputStream.GetField fields = in.readFields();
        int count = fields.get("elementCount", 0);
        Object[] data = (Object[]) fields.get("elementData", null);
        if (count < 0 || data == null || count > data.length) {
            throw new java.io.StreamCorruptedException("Inconsistent vector internals");
        }
        capacityIncrement = fields.get("capacityIncrement", 0);
        elementCount = count;
        elementData = Arrays.copyOf(data, data.length, Object[].class);
    }
}
