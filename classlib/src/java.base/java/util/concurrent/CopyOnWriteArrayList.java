package java.util.concurrent;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list whose every change makes a new array: iterators keep the one they began with, and never fail. */
public class CopyOnWriteArrayList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 8673264195747942595L;

    private transient volatile Object[] array;

    public CopyOnWriteArrayList() {
        array = new Object[0];
    }

    public CopyOnWriteArrayList(Collection<? extends E> c) {
        Object[] a = c.toArray();
        array = Arrays.copyOf(a, a.length, Object[].class);
    }

    public CopyOnWriteArrayList(E[] toCopyIn) {
        array = Arrays.copyOf(toCopyIn, toCopyIn.length, Object[].class);
    }

    /** A view of an array as a list, for the methods that only read. */
    @SuppressWarnings("unchecked")
    private static <E> List<E> view(Object[] a) {
        return (List<E>) Arrays.asList(a);
    }

    public int size() {
        return array.length;
    }

    public boolean isEmpty() {
        return array.length == 0;
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public int indexOf(Object o) {
        return view(array).indexOf(o);
    }

    public int lastIndexOf(Object o) {
        return view(array).lastIndexOf(o);
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            return super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Object[] toArray() {
        return array.clone();
    }

    public <T> T[] toArray(T[] a) {
        return view(array).toArray(a);
    }

    @SuppressWarnings("unchecked")
    public E get(int index) {
        return (E) array[index];
    }

    public E getFirst() {
        Object[] a = array;
        if (a.length == 0) {
            throw new NoSuchElementException();
        }
        return get(0);
    }

    @SuppressWarnings("unchecked")
    public E getLast() {
        Object[] a = array;
        if (a.length == 0) {
            throw new NoSuchElementException();
        }
        return (E) a[a.length - 1];
    }

    @SuppressWarnings("unchecked")
    public synchronized E set(int index, E element) {
        Object[] a = array.clone();
        E old = (E) a[index];
        a[index] = element;
        array = a;
        return old;
    }

    public synchronized boolean add(E e) {
        Object[] a = array;
        int n = a.length;
        a = Arrays.copyOf(a, n + 1);
        a[n] = e;
        array = a;
        return true;
    }

    public synchronized void add(int index, E element) {
        insert(index, new Object[] {element});
    }

    private void insert(int index, Object[] added) {
        Object[] a = array;
        int n = a.length;
        if (index < 0 || index > n) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + n);
        }
        Object[] b = new Object[n + added.length];
        System.arraycopy(a, 0, b, 0, index);
        System.arraycopy(added, 0, b, index, added.length);
        System.arraycopy(a, index, b, index + added.length, n - index);
        array = b;
    }

    @SuppressWarnings("unchecked")
    public synchronized E remove(int index) {
        Object[] a = array;
        E old = (E) a[index];
        Object[] b = Arrays.copyOf(a, a.length - 1);
        System.arraycopy(a, index + 1, b, index, b.length - index);
        array = b;
        return old;
    }

    public synchronized E removeFirst() {
        getFirst();
        return remove(0);
    }

    public synchronized E removeLast() {
        getLast();
        return remove(array.length - 1);
    }

    public synchronized boolean remove(Object o) {
        int i = indexOf(o);
        if (i < 0) {
            return false;
        }
        remove(i);
        return true;
    }

    public synchronized boolean addIfAbsent(E e) {
        return !contains(e) && add(e);
    }

    public synchronized int addAllAbsent(Collection<? extends E> c) {
        int n = 0;
        for (E e : c) {
            if (addIfAbsent(e)) {
                n++;
            }
        }
        return n;
    }

    public boolean containsAll(Collection<?> c) {
        return view(array).containsAll(c);
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeIf(e -> !c.contains(e));
    }

    public synchronized void clear() {
        array = new Object[0];
    }

    public synchronized boolean addAll(Collection<? extends E> c) {
        Object[] added = c.toArray();
        insert(array.length, added);
        return added.length > 0;
    }

    public synchronized boolean addAll(int index, Collection<? extends E> c) {
        Object[] added = c.toArray();
        insert(index, added);
        return added.length > 0;
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        for (Object e : array) {
            action.accept((E) e);
        }
    }

    @SuppressWarnings("unchecked")
    public synchronized boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        Object[] a = array;
        Object[] kept = new Object[a.length];
        int k = 0;
        for (Object e : a) {
            if (!filter.test((E) e)) {
                kept[k++] = e;
            }
        }
        if (k == a.length) {
            return false;
        }
        array = Arrays.copyOf(kept, k);
        return true;
    }

    @SuppressWarnings("unchecked")
    public synchronized void replaceAll(UnaryOperator<E> operator) {
        Objects.requireNonNull(operator);
        Object[] a = array.clone();
        for (int i = 0; i < a.length; i++) {
            a[i] = operator.apply((E) a[i]);
        }
        array = a;
    }

    @SuppressWarnings("unchecked")
    public synchronized void sort(Comparator<? super E> c) {
        Object[] a = array.clone();
        Arrays.sort((E[]) a, c);
        array = a;
    }

    public String toString() {
        return Arrays.toString(array);
    }

    public boolean equals(Object o) {
        return o == this || o instanceof List && view(array).equals(o);
    }

    public int hashCode() {
        return Arrays.hashCode(array);
    }

    public Iterator<E> iterator() {
        return new Snapshot<>(array, 0);
    }

    public ListIterator<E> listIterator() {
        return new Snapshot<>(array, 0);
    }

    public ListIterator<E> listIterator(int index) {
        Object[] a = array;
        if (index < 0 || index > a.length) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + a.length);
        }
        return new Snapshot<>(a, index);
    }

    /** A live view, which goes through the list's own methods. */
    public List<E> subList(int fromIndex, int toIndex) {
        return new AbstractList<E>() {
            @Override
            public E get(int index) {
                return CopyOnWriteArrayList.this.get(index);
            }

            @Override
            public E set(int index, E element) {
                return CopyOnWriteArrayList.this.set(index, element);
            }

            @Override
            public void add(int index, E element) {
                CopyOnWriteArrayList.this.add(index, element);
            }

            @Override
            public E remove(int index) {
                return CopyOnWriteArrayList.this.remove(index);
            }

            @Override
            public int size() {
                return CopyOnWriteArrayList.this.size();
            }
        }.subList(fromIndex, toIndex);
    }

    private static final class Snapshot<E> implements ListIterator<E> {
        private final Object[] a;
        private int cursor;

        Snapshot(Object[] a, int cursor) {
            this.a = a;
            this.cursor = cursor;
        }

        @Override
        public boolean hasNext() {
            return cursor < a.length;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            if (cursor >= a.length) {
                throw new NoSuchElementException();
            }
            return (E) a[cursor++];
        }

        @Override
        public boolean hasPrevious() {
            return cursor > 0;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E previous() {
            if (cursor <= 0) {
                throw new NoSuchElementException();
            }
            return (E) a[--cursor];
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
            throw new UnsupportedOperationException();
        }

        @Override
        public void set(E e) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void add(E e) {
            throw new UnsupportedOperationException();
        }
    }
}
