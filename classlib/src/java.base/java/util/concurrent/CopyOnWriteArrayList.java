package java.util.concurrent;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A list whose every change makes a new array: iterators keep the one they began with, and never fail. */
public class CopyOnWriteArrayList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 8673264195747942595L;

    /** Nobody else can hold it. */
    private transient Object monitor = new Object();
    private transient volatile Object[] array;

    public CopyOnWriteArrayList() {
        array = new Object[0];
    }

    public CopyOnWriteArrayList(Collection<? extends E> c) {
        Object[] a = c.getClass() != CopyOnWriteArrayList.class && c.isEmpty() ? new Object[0] : c.toArray();
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
        return size() == 0;
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

    /** The first place from this index on. */
    public int indexOf(E e, int index) {
        Object[] a = array;
        for (int i = index; i < a.length; i++) {
            if (Objects.equals(e, a[i])) {
                return i;
            }
        }
        return -1;
    }

    /** The last place up to this index. */
    public int lastIndexOf(E e, int index) {
        Object[] a = array;
        for (int i = index; i >= 0; i--) {
            if (Objects.equals(e, a[i])) {
                return i;
            }
        }
        return -1;
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            CopyOnWriteArrayList<?> copy = (CopyOnWriteArrayList<?>) super.clone();
            copy.monitor = new Object();
            return copy;
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

    @SuppressWarnings("unchecked")
    private static <E> E lastOf(Object[] a) {
        if (a.length == 0) {
            throw new NoSuchElementException();
        }
        return (E) a[a.length - 1];
    }

    @SuppressWarnings("unchecked")
    public E getFirst() {
        Object[] a = array;
        if (a.length == 0) {
            throw new NoSuchElementException();
        }
        return (E) a[0];
    }

    public E getLast() {
        return lastOf(array);
    }

    @SuppressWarnings("unchecked")
    public E set(int index, E element) {
        synchronized (monitor) {
            Object[] a = array.clone();
            E old = (E) a[index];
            a[index] = element;
            array = a;
            return old;
        }
    }

    public void addLast(E e) {
        synchronized (monitor) {
            add(array.length, e);
        }
    }

    public boolean add(E e) {
        synchronized (monitor) {
            Object[] a = array;
            int n = a.length;
            a = Arrays.copyOf(a, n + 1);
            a[n] = e;
            array = a;
            return true;
        }
    }

    public void add(int index, E element) {
        synchronized (monitor) {
            insert(index, new Object[] {element});
        }
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

    public E remove(int index) {
        synchronized (monitor) {
            return removeAt(index);
        }
    }

    @SuppressWarnings("unchecked")
    private E removeAt(int index) {
        Object[] a = array;
        E old = (E) a[index];
        Object[] b = Arrays.copyOf(a, a.length - 1);
        System.arraycopy(a, index + 1, b, index, b.length - index);
        array = b;
        return old;
    }

    public E removeFirst() {
        synchronized (monitor) {
            if (array.length == 0) {
                throw new NoSuchElementException();
            }
            return remove(0);
        }
    }

    public E removeLast() {
        synchronized (monitor) {
            lastOf(array);
            return remove(array.length - 1);
        }
    }

    public boolean remove(Object o) {
        synchronized (monitor) {
            int i = view(array).indexOf(o);
            if (i < 0) {
                return false;
            }
            removeAt(i);
            return true;
        }
    }

    public boolean addIfAbsent(E e) {
        synchronized (monitor) {
            Object[] a = array;
            if (view(a).contains(e)) {
                return false;
            }
            insert(a.length, new Object[] {e});
            return true;
        }
    }

    public int addAllAbsent(Collection<? extends E> c) {
        synchronized (monitor) {
            int n = 0;
            for (Object e : c.toArray()) {
                if (!view(array).contains(e)) {
                    insert(array.length, new Object[] {e});
                    n++;
                }
            }
            return n;
        }
    }

    public boolean containsAll(Collection<?> c) {
        return view(array).containsAll(c);
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeWhere(e -> c.contains(e));
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeWhere(e -> !c.contains(e));
    }

    public void clear() {
        synchronized (monitor) {
            array = new Object[0];
        }
    }

    public boolean addAll(Collection<? extends E> c) {
        synchronized (monitor) {
            Object[] added = c.toArray();
            insert(array.length, added);
            return added.length > 0;
        }
    }

    public boolean addAll(int index, Collection<? extends E> c) {
        synchronized (monitor) {
            Object[] added = c.toArray();
            insert(index, added);
            return added.length > 0;
        }
    }

    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        for (Object e : array) {
            action.accept((E) e);
        }
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return removeWhere(filter);
    }

    @SuppressWarnings("unchecked")
    private boolean removeWhere(Predicate<? super E> filter) {
        synchronized (monitor) {
            Object[] a = array;
            Object[] kept = new Object[a.length];
            int k = 0;
            for (Object e : a) {
                if (!filter.test((E) e)) {
                    kept[k++] = e;
                }
            }
            if (array != a) {
                throw new ConcurrentModificationException();
            }
            if (k == a.length) {
                return false;
            }
            array = Arrays.copyOf(kept, k);
            return true;
        }
    }

    @SuppressWarnings("unchecked")
    public void replaceAll(UnaryOperator<E> operator) {
        synchronized (monitor) {
            Objects.requireNonNull(operator);
            Object[] a = array.clone();
            for (int i = 0; i < a.length; i++) {
                a[i] = operator.apply((E) a[i]);
            }
            array = a;
        }
    }

    @SuppressWarnings("unchecked")
    public void sort(Comparator<? super E> c) {
        synchronized (monitor) {
            Object[] a = array.clone();
            Arrays.sort((E[]) a, c);
            array = a;
        }
    }

    public String toString() {
        return Arrays.toString(array);
    }

    public boolean equals(Object o) {
        if (o == this || !(o instanceof List<?> other)) {
            return o == this;
        }
        Iterator<?> it = other.iterator();
        for (Object e : array) {
            if (!it.hasNext() || !Objects.equals(e, it.next())) {
                return false;
            }
        }
        return !it.hasNext();
    }

    public int hashCode() {
        return Arrays.hashCode(array);
    }

    /** Over the array there is now, as all iteration is. */
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(array, Spliterator.IMMUTABLE | Spliterator.ORDERED);
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

    /** A live view until the list is changed by another way; its iterators keep the array they began with. */
    public List<E> subList(int fromIndex, int toIndex) {
        synchronized (monitor) {
            if (fromIndex < 0 || toIndex > array.length || fromIndex > toIndex) {
                throw new IndexOutOfBoundsException();
            }
            return new Window(fromIndex, toIndex - fromIndex);
        }
    }

    /** Compares the array with the one it saw last, so that a foreign change is found out. */
    private final class Window extends AbstractList<E> implements RandomAccess {
        private final int offset;
        private int size;
        private Object[] expected = array;

        Window(int offset, int size) {
            this.offset = offset;
            this.size = size;
        }

        private void checkForComodification() {
            if (array != expected) {
                throw new ConcurrentModificationException();
            }
        }

        private void resized(int by) {
            expected = array;
            size += by;
        }

        /** The elements now, for all that only reads. */
        private List<E> elements() {
            synchronized (monitor) {
                checkForComodification();
                return view(Arrays.copyOfRange(expected, offset, offset + size));
            }
        }

        @Override
        public int size() {
            synchronized (monitor) {
                checkForComodification();
                return size;
            }
        }

        @Override
        public E get(int index) {
            synchronized (monitor) {
                Objects.checkIndex(index, size);
                checkForComodification();
                return CopyOnWriteArrayList.this.get(offset + index);
            }
        }

        @Override
        public E set(int index, E element) {
            synchronized (monitor) {
                Objects.checkIndex(index, size);
                checkForComodification();
                E old = CopyOnWriteArrayList.this.set(offset + index, element);
                expected = array;
                return old;
            }
        }

        private void checkPosition(int index) {
            checkForComodification();
            if (index < 0 || index > size) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
            }
        }

        @Override
        public boolean add(E element) {
            synchronized (monitor) {
                add(size, element);
                return true;
            }
        }

        @Override
        public void add(int index, E element) {
            synchronized (monitor) {
                checkPosition(index);
                CopyOnWriteArrayList.this.add(offset + index, element);
                resized(1);
            }
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            synchronized (monitor) {
                return addAll(size, c);
            }
        }

        @Override
        public boolean addAll(int index, Collection<? extends E> c) {
            synchronized (monitor) {
                checkPosition(index);
                int before = array.length;
                boolean changed = CopyOnWriteArrayList.this.addAll(offset + index, c);
                resized(array.length - before);
                return changed;
            }
        }

        @Override
        public E remove(int index) {
            synchronized (monitor) {
                Objects.checkIndex(index, size);
                checkForComodification();
                E old = CopyOnWriteArrayList.this.remove(offset + index);
                resized(-1);
                return old;
            }
        }

        @Override
        public boolean remove(Object o) {
            synchronized (monitor) {
                int i = indexOf(o);
                if (i >= 0) {
                    remove(i);
                }
                return i >= 0;
            }
        }

        /** In place of the window's elements come those that are kept. */
        private boolean keep(Predicate<? super E> kept) {
            synchronized (monitor) {
                List<E> all = elements();
                Object[] rest = new Object[all.size()];
                int n = 0;
                for (E e : all) {
                    if (kept.test(e)) {
                        rest[n++] = e;
                    }
                }
                if (n == rest.length) {
                    return false;
                }
                checkForComodification();
                Object[] a = expected;
                Object[] b = Arrays.copyOf(a, a.length - (rest.length - n));
                System.arraycopy(rest, 0, b, offset, n);
                System.arraycopy(a, offset + rest.length, b, offset + n, a.length - offset - rest.length);
                array = b;
                resized(n - rest.length);
                return true;
            }
        }

        @Override
        public void clear() {
            keep(e -> false);
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return keep(e -> !c.contains(e));
        }

        @Override
        public boolean retainAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return keep(e -> c.contains(e));
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            Objects.requireNonNull(filter);
            return keep(e -> !filter.test(e));
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            synchronized (monitor) {
                List<E> all = elements();
                all.replaceAll(operator);
                store(all);
            }
        }

        @Override
        public void sort(Comparator<? super E> c) {
            synchronized (monitor) {
                List<E> all = elements();
                all.sort(c);
                store(all);
            }
        }

        private void store(List<E> all) {
            Object[] a = array.clone();
            System.arraycopy(all.toArray(), 0, a, offset, size);
            array = a;
            expected = a;
        }

        @Override
        public int indexOf(Object o) {
            return elements().indexOf(o);
        }

        @Override
        public int lastIndexOf(Object o) {
            return elements().lastIndexOf(o);
        }

        @Override
        public boolean contains(Object o) {
            return indexOf(o) >= 0;
        }

        @Override
        public Object[] toArray() {
            return elements().toArray();
        }

        @Override
        public <T> T[] toArray(T[] a) {
            return elements().toArray(a);
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            elements().forEach(action);
        }

        @Override
        public boolean equals(Object o) {
            return o == this || o instanceof List && elements().equals(o);
        }

        @Override
        public int hashCode() {
            return elements().hashCode();
        }

        @Override
        public String toString() {
            return elements().toString();
        }

        @Override
        public Spliterator<E> spliterator() {
            return Spliterators.spliterator(toArray(), Spliterator.IMMUTABLE | Spliterator.ORDERED);
        }

        @Override
        public Iterator<E> iterator() {
            return listIterator(0);
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            synchronized (monitor) {
                checkPosition(index);
                return new WindowPass<>(CopyOnWriteArrayList.this.listIterator(offset + index), offset, size);
            }
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            synchronized (monitor) {
                checkForComodification();
                if (fromIndex < 0 || toIndex > size || fromIndex > toIndex) {
                    throw new IndexOutOfBoundsException();
                }
                return new Window(offset + fromIndex, toIndex - fromIndex);
            }
        }
    }

    /** The part of a pass that a window shows. */
    private static final class WindowPass<E> implements ListIterator<E> {
        private final ListIterator<E> it;
        private final int offset;
        private final int size;

        WindowPass(ListIterator<E> it, int offset, int size) {
            this.it = it;
            this.offset = offset;
            this.size = size;
        }

        @Override
        public boolean hasNext() {
            return nextIndex() < size;
        }

        @Override
        public E next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            return it.next();
        }

        @Override
        public boolean hasPrevious() {
            return previousIndex() >= 0;
        }

        @Override
        public E previous() {
            if (!hasPrevious()) {
                throw new NoSuchElementException();
            }
            return it.previous();
        }

        @Override
        public int nextIndex() {
            return it.nextIndex() - offset;
        }

        @Override
        public int previousIndex() {
            return nextIndex() - 1;
        }
        //#for declared
        //#| remove()
        //#| set(E e)
        //#| add(E e)

        @Override
        public void $declared$ {
            throw new UnsupportedOperationException();
        }
        //#end
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

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        Object[] all = array;
        out.writeInt(all.length);
        for (Object each : all) {
            out.writeObject(each);
        }
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        int length = in.readInt();
        java.util.ArrayList<Object> read = new java.util.ArrayList<>();
        for (int i = 0; i < length; i++) {
            read.add(in.readObject());
        }
        array = read.toArray();
    }
}
