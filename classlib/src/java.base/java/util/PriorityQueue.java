package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A binary heap in an array. Iteration and printing show the array, so elements are sifted exactly as in the JDK: a
 * removed head is replaced by the last element, ties go to the left child, a collection is heaped from the middle.
 * The heap of a natural order asks the elements directly, without a comparator between.
 */
public class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
    private static final long serialVersionUID = -7720805057305804111L;
    private static final int DEFAULT_CAPACITY = 11;

    private transient Object[] queue;
    private int size;
    private Comparator<? super E> comparator;
    private transient int modCount;

    public PriorityQueue() {
        this(DEFAULT_CAPACITY, null);
    }

    public PriorityQueue(int initialCapacity) {
        this(initialCapacity, null);
    }

    public PriorityQueue(Comparator<? super E> comparator) {
        this(DEFAULT_CAPACITY, comparator);
    }

    public PriorityQueue(int initialCapacity, Comparator<? super E> comparator) {
        if (initialCapacity < 1) {
            throw new IllegalArgumentException();
        }
        this.queue = new Object[initialCapacity];
        this.comparator = comparator;
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(Collection<? extends E> c) {
        if (c instanceof SortedSet) {
            comparator = ((SortedSet<? super E>) c).comparator();
            take(c, false);
        } else if (c instanceof PriorityQueue) {
            // Only a subclass may give its elements in another order than the heap's.
            comparator = ((PriorityQueue<? super E>) c).comparator();
            take(c, c.getClass() != PriorityQueue.class);
        } else {
            comparator = null;
            take(c, true);
        }
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(PriorityQueue<? extends E> c) {
        comparator = ((PriorityQueue<? super E>) c).comparator();
        take(c, c.getClass() != PriorityQueue.class);
    }

    @SuppressWarnings("unchecked")
    public PriorityQueue(SortedSet<? extends E> c) {
        comparator = ((SortedSet<? super E>) c).comparator();
        take(c, false);
    }

    private void take(Collection<? extends E> c, boolean heap) {
        Object[] a = c.toArray();
        int n = a.length;
        if (a.getClass() != Object[].class || c.getClass() != ArrayList.class) {
            a = Arrays.copyOf(a, a.length < 1 ? 1 : a.length, Object[].class);
        } else if (a.length == 0) {
            a = new Object[1];
        }
        for (int i = 0; i < n; i++) {
            if (a[i] == null) {
                throw new NullPointerException();
            }
        }
        queue = a;
        size = n;
        if (heap) {
            heapify();
        }
    }

    private void heapify() {
        for (int i = (size >>> 1) - 1; i >= 0; i--) {
            siftDown(i, queue[i], size);
        }
    }

    private void grow() {
        int n = queue.length;
        int larger = n + (n < 64 ? n + 2 : n >> 1);
        if (larger < 0) {
            larger = Integer.MAX_VALUE - 8;
        }
        queue = Arrays.copyOf(queue, larger);
    }

    public boolean add(E e) {
        return offer(e);
    }

    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        modCount++;
        int n = size;
        if (n >= queue.length) {
            grow();
        }
        siftUp(n, e);
        size = n + 1;
        return true;
    }

    @SuppressWarnings("unchecked")
    private void siftUp(int k, Object e) {
        Object[] q = queue;
        if (comparator == null) {
            Comparable<Object> key = (Comparable<Object>) e;
            while (k > 0) {
                int parent = k - 1 >>> 1;
                Object p = q[parent];
                if (key.compareTo(p) >= 0) {
                    break;
                }
                q[k] = p;
                k = parent;
            }
        } else {
            Comparator<Object> order = (Comparator<Object>) comparator;
            while (k > 0) {
                int parent = k - 1 >>> 1;
                Object p = q[parent];
                if (order.compare(e, p) >= 0) {
                    break;
                }
                q[k] = p;
                k = parent;
            }
        }
        q[k] = e;
    }

    @SuppressWarnings("unchecked")
    private void siftDown(int k, Object e, int n) {
        Object[] q = queue;
        int half = n >>> 1;
        if (comparator == null) {
            Comparable<Object> key = (Comparable<Object>) e;
            while (k < half) {
                int child = (k << 1) + 1;
                Object c = q[child];
                int right = child + 1;
                if (right < n && ((Comparable<Object>) c).compareTo(q[right]) > 0) {
                    child = right;
                    c = q[child];
                }
                if (key.compareTo(c) <= 0) {
                    break;
                }
                q[k] = c;
                k = child;
            }
        } else {
            Comparator<Object> order = (Comparator<Object>) comparator;
            while (k < half) {
                int child = (k << 1) + 1;
                Object c = q[child];
                int right = child + 1;
                if (right < n && order.compare(c, q[right]) > 0) {
                    child = right;
                    c = q[child];
                }
                if (order.compare(e, c) <= 0) {
                    break;
                }
                q[k] = c;
                k = child;
            }
        }
        q[k] = e;
    }

    @SuppressWarnings("unchecked")
    public E peek() {
        return (E) queue[0];
    }

    @SuppressWarnings("unchecked")
    public E poll() {
        Object[] q = queue;
        E result = (E) q[0];
        if (result != null) {
            modCount++;
            int n = --size;
            Object last = q[n];
            q[n] = null;
            if (n > 0) {
                siftDown(0, last, n);
            }
        }
        return result;
    }

    private int indexOf(Object o) {
        if (o != null) {
            for (int i = 0, n = size; i < n; i++) {
                if (o.equals(queue[i])) {
                    return i;
                }
            }
        }
        return -1;
    }

    public boolean remove(Object o) {
        int i = indexOf(o);
        if (i < 0) {
            return false;
        }
        removeAt(i);
        return true;
    }

    /** Removes slot {@code i}; returns the last element if it went to a slot before {@code i}, else null. */
    @SuppressWarnings("unchecked")
    private E removeAt(int i) {
        modCount++;
        int n = --size;
        if (n == i) {
            queue[i] = null;
            return null;
        }
        E moved = (E) queue[n];
        queue[n] = null;
        siftDown(i, moved, n);
        if (queue[i] == moved) {
            siftUp(i, moved);
            if (queue[i] != moved) {
                return moved;
            }
        }
        return null;
    }

    private void removeIdentical(Object o) {
        for (int i = 0; i < size; i++) {
            if (queue[i] == o) {
                removeAt(i);
                return;
            }
        }
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public Object[] toArray() {
        return Arrays.copyOf(queue, size);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        int n = size;
        if (a.length < n) {
            return (T[]) Arrays.copyOf(queue, n, a.getClass());
        }
        System.arraycopy(queue, 0, a, 0, n);
        if (a.length > n) {
            a[n] = null;
        }
        return a;
    }

    public int size() {
        return size;
    }

    public void clear() {
        modCount++;
        for (int i = 0; i < size; i++) {
            queue[i] = null;
        }
        size = 0;
    }

    public Comparator<? super E> comparator() {
        return comparator;
    }

    public Spliterator<E> spliterator() {
        return new CollectionSpliterator<>(new AbstractCollection<>() {
            @Override
            public Iterator<E> iterator() {
                return new Pass();
            }

            @Override
            public int size() {
                return size;
            }

            @Override
            public void forEach(Consumer<? super E> action) {
                each(action);
            }
        },
                Spliterator.SIZED | Spliterator.SUBSIZED | Spliterator.NONNULL);
    }

    public void forEach(Consumer<? super E> action) {
        each(action);
    }

    @SuppressWarnings("unchecked")
    private void each(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        for (int i = 0, n = size; i < n; i++) {
            action.accept((E) queue[i]);
        }
        if (expected != modCount) {
            throw new ConcurrentModificationException();
        }
    }

    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return keep(filter, null, false);
    }

    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return keep(null, c, false);
    }

    public boolean retainAll(Collection<?> c) {
        Objects.requireNonNull(c);
        return keep(null, c, true);
    }

    /** Asks about every element, closes the gaps, and heaps what is left. */
    @SuppressWarnings("unchecked")
    private boolean keep(Predicate<? super E> filter, Collection<?> c, boolean wanted) {
        int expected = ++modCount;
        Object[] q = queue;
        int n = size;
        Object[] kept = new Object[n];
        int k = 0;
        for (int i = 0; i < n; i++) {
            Object e = q[i];
            if (filter != null ? !filter.test((E) e) : c.contains(e) == wanted) {
                kept[k++] = e;
            }
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (k == n) {
            return false;
        }
        System.arraycopy(kept, 0, q, 0, n);
        size = k;
        heapify();
        return true;
    }

    public Iterator<E> iterator() {
        return new Pass();
    }

    private final class Pass implements Iterator<E> {
        private int cursor;
        private int lastReturned = -1;
        /** Elements that a removal moved before the cursor; they come at the end. */
        private ArrayDeque<E> skipped;
        private E lastSkipped;
        private int expectedModCount = modCount;

        @Override
        public boolean hasNext() {
            return cursor < size || skipped != null && !skipped.isEmpty();
        }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            if (expectedModCount != modCount) {
                throw new ConcurrentModificationException();
            }
            if (cursor < size) {
                lastReturned = cursor;
                return (E) queue[cursor++];
            }
            if (skipped != null) {
                lastReturned = -1;
                lastSkipped = skipped.poll();
                if (lastSkipped != null) {
                    return lastSkipped;
                }
            }
            throw new NoSuchElementException();
        }

        @Override
        public void remove() {
            if (expectedModCount != modCount) {
                throw new ConcurrentModificationException();
            }
            if (lastReturned != -1) {
                E moved = removeAt(lastReturned);
                lastReturned = -1;
                if (moved == null) {
                    cursor--;
                } else {
                    if (skipped == null) {
                        skipped = new ArrayDeque<>();
                    }
                    skipped.add(moved);
                }
            } else if (lastSkipped != null) {
                removeIdentical(lastSkipped);
                lastSkipped = null;
            } else {
                throw new IllegalStateException();
            }
            expectedModCount = modCount;
        }
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(Math.max(2, size + 1));
        for (int i = 0; i < size; i++) {
            out.writeObject(queue[i]);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        java.io.ObjectInputStream.GetField fields = in.readFields();
        comparator = (Comparator<? super E>) fields.get("comparator", null);
        int count = fields.get("size", 0);
        in.readInt();
        ArrayList<Object> read = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            read.add(in.readObject());
        }
        queue = read.toArray(new Object[Math.max(1, read.size())]);
        size = read.size();
        for (int i = 0; i < size; i++) {
            if (queue[i] == null) {
                throw new java.io.StreamCorruptedException("null element");
            }
        }
        heapify();
    }
}
