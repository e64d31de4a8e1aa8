package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A deque in a circular array whose length is a power of two, so that an index wraps by a mask. Null, which it
 * refuses as an element, marks a free slot; the array is never full. Iterators do not fail fast: they go on as long
 * as the slots they meet are filled.
 */
public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 2340985798034038923L;

    private transient Object[] elements;
    /** The first element's slot; equal to {@code tail} in an empty deque. */
    private transient int head;
    /** The slot after the last element's. */
    private transient int tail;

    public ArrayDeque() {
        elements = new Object[16];
    }

    public ArrayDeque(int numElements) {
        elements = new Object[HashMap.tableSizeFor(numElements < 1 ? 2 : numElements + 1)];
    }

    public ArrayDeque(Collection<? extends E> c) {
        this(c.size());
        appendAll(c);
    }

    private void grow() {
        Object[] old = elements;
        int n = old.length;
        if (n << 1 < 0) {
            throw new IllegalStateException("Sorry, deque too big");
        }
        Object[] a = new Object[n << 1];
        int h = head;
        System.arraycopy(old, h, a, 0, n - h);
        System.arraycopy(old, 0, a, n - h, h);
        elements = a;
        head = 0;
        tail = n;
    }

    public void addFirst(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        Object[] a = elements;
        int h = head - 1 & a.length - 1;
        a[h] = e;
        head = h;
        if (h == tail) {
            grow();
        }
    }

    public void addLast(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        Object[] a = elements;
        int t = tail;
        a[t] = e;
        t = t + 1 & a.length - 1;
        tail = t;
        if (t == head) {
            grow();
        }
    }

    public boolean addAll(Collection<? extends E> c) {
        int before = size();
        // Room for all of them, if the collection tells the truth; if not, addLast makes more.
        long wanted = (long) before + c.size();
        if (elements.length <= wanted) {
            reserve((int) Math.min(wanted, Integer.MAX_VALUE - 1));
        }
        appendAll(c);
        return size() > before;
    }

    private void reserve(int wanted) {
        int n = count();
        elements = copyInto(new Object[HashMap.tableSizeFor(wanted + 1)]);
        head = 0;
        tail = n;
    }

    private void appendAll(Collection<? extends E> c) {
        c.forEach(this::addLast);
    }

    private int count() {
        return tail - head & elements.length - 1;
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    public E removeFirst() {
        E e = pollFirst();
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    public E removeLast() {
        E e = pollLast();
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    @SuppressWarnings("unchecked")
    public E pollFirst() {
        Object[] a = elements;
        int h = head;
        E e = (E) a[h];
        if (e != null) {
            a[h] = null;
            head = h + 1 & a.length - 1;
        }
        return e;
    }

    @SuppressWarnings("unchecked")
    public E pollLast() {
        Object[] a = elements;
        int t = tail - 1 & a.length - 1;
        E e = (E) a[t];
        if (e != null) {
            a[t] = null;
            tail = t;
        }
        return e;
    }

    @SuppressWarnings("unchecked")
    public E getFirst() {
        E e = (E) elements[head];
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    @SuppressWarnings("unchecked")
    public E getLast() {
        Object[] a = elements;
        E e = (E) a[tail - 1 & a.length - 1];
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    @SuppressWarnings("unchecked")
    public E peekFirst() {
        return (E) elements[head];
    }

    @SuppressWarnings("unchecked")
    public E peekLast() {
        Object[] a = elements;
        return (E) a[tail - 1 & a.length - 1];
    }

    public boolean removeFirstOccurrence(Object o) {
        if (o != null) {
            Object[] a = elements;
            for (int i = head; i != tail; i = i + 1 & a.length - 1) {
                if (o.equals(a[i])) {
                    delete(i);
                    return true;
                }
            }
        }
        return false;
    }

    public boolean removeLastOccurrence(Object o) {
        if (o != null) {
            Object[] a = elements;
            for (int i = tail; i != head;) {
                i = i - 1 & a.length - 1;
                if (o.equals(a[i])) {
                    delete(i);
                    return true;
                }
            }
        }
        return false;
    }

    /** Closes the gap at slot {@code i} from the nearer end; tells whether the elements behind it moved down. */
    private boolean delete(int i) {
        Object[] a = elements;
        int mask = a.length - 1;
        int front = i - head & mask;
        int back = tail - i & mask;
        if (front < back) {
            for (int k = i; k != head;) {
                int previous = k - 1 & mask;
                a[k] = a[previous];
                k = previous;
            }
            a[head] = null;
            head = head + 1 & mask;
            return false;
        }
        int end = tail - 1 & mask;
        for (int k = i; k != end;) {
            int next = k + 1 & mask;
            a[k] = a[next];
            k = next;
        }
        a[end] = null;
        tail = end;
        return true;
    }

    public boolean add(E e) {
        addLast(e);
        return true;
    }

    public boolean offer(E e) {
        return offerLast(e);
    }

    public E remove() {
        return removeFirst();
    }

    public E poll() {
        return pollFirst();
    }

    public E element() {
        return getFirst();
    }

    public E peek() {
        return peekFirst();
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public int size() {
        return count();
    }

    public boolean isEmpty() {
        return head == tail;
    }

    public boolean contains(Object o) {
        if (o != null) {
            Object[] a = elements;
            for (int i = head; i != tail; i = i + 1 & a.length - 1) {
                if (o.equals(a[i])) {
                    return true;
                }
            }
        }
        return false;
    }

    public boolean remove(Object o) {
        return removeFirstOccurrence(o);
    }

    public Spliterator<E> spliterator() {
        return new CollectionSpliterator<>(new AbstractCollection<>() {
            @Override
            public Iterator<E> iterator() {
                return new Ascending(count());
            }

            @Override
            public int size() {
                return count();
            }

            @Override
            public void forEach(Consumer<? super E> action) {
                each(action);
            }
        },
                Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED | Spliterator.NONNULL);
    }

    public void forEach(Consumer<? super E> action) {
        int end = tail;
        each(action);
        if (end != tail) {
            throw new ConcurrentModificationException();
        }
    }

    @SuppressWarnings("unchecked")
    private void each(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        Object[] a = elements;
        int end = tail;
        for (int i = head; i != end; i = i + 1 & a.length - 1) {
            action.accept(checked((E) a[i]));
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

    /** Keeps what {@code filter} rejects, or what {@code c} contains or not as {@code wanted} says; asks all first. */
    @SuppressWarnings("unchecked")
    private boolean keep(Predicate<? super E> filter, Collection<?> c, boolean wanted) {
        Object[] a = elements;
        int mask = a.length - 1;
        int end = tail;
        Object[] kept = new Object[count()];
        int n = 0;
        for (int i = head; i != end; i = i + 1 & mask) {
            E e = (E) a[i];
            if (filter != null ? !filter.test(e) : c.contains(e) == wanted) {
                kept[n++] = e;
            }
        }
        if (a != elements || end != tail) {
            throw new ConcurrentModificationException();
        }
        if (n == kept.length) {
            return false;
        }
        int at = head;
        for (int k = 0; k < n; k++) {
            a[at] = kept[k];
            at = at + 1 & mask;
        }
        tail = at;
        for (; at != end; at = at + 1 & mask) {
            a[at] = null;
        }
        return true;
    }

    public void clear() {
        Object[] a = elements;
        for (int i = head; i != tail; i = i + 1 & a.length - 1) {
            a[i] = null;
        }
        head = 0;
        tail = 0;
    }

    public Object[] toArray() {
        return copyInto(new Object[count()]);
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        int n = size();
        if (a.length < n) {
            a = Arrays.copyOf(a, n);
        }
        copyInto(a);
        if (a.length > n) {
            a[n] = null;
        }
        return a;
    }

    private Object[] copyInto(Object[] target) {
        Object[] a = elements;
        if (head <= tail) {
            System.arraycopy(a, head, target, 0, tail - head);
        } else {
            System.arraycopy(a, head, target, 0, a.length - head);
            System.arraycopy(a, 0, target, a.length - head, tail);
        }
        return target;
    }

    @SuppressWarnings("unchecked")
    public ArrayDeque<E> clone() {
        try {
            ArrayDeque<E> copy = (ArrayDeque<E>) super.clone();
            copy.elements = elements.clone();
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    private static <E> E checked(E e) {
        if (e == null) {
            throw new ConcurrentModificationException();
        }
        return e;
    }

    public Iterator<E> iterator() {
        return new Ascending(size());
    }

    public Iterator<E> descendingIterator() {
        return new Descending();
    }
    //#for Direction start step moved
    //#| Ascending | head | + |
    //#| Descending | tail - 1 & elements.length - 1 | - | !

    private final class $Direction$ implements Iterator<E> {
        private int cursor = $start$;
        //#if Direction: Ascending
        private int remaining;
        //#else
        private int remaining = size();
        //#end
        private int lastReturned = -1;
        //#if Direction: Ascending

        Ascending(int remaining) {
            this.remaining = remaining;
        }
        //#end

        @Override
        public boolean hasNext() {
            return remaining > 0;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            if (remaining <= 0) {
                throw new NoSuchElementException();
            }
            Object[] a = elements;
            int i = cursor;
            E e = i < a.length ? (E) a[i] : null;
            if (e == null) {
                throw new ConcurrentModificationException();
            }
            lastReturned = i;
            cursor = i $step$ 1 & a.length - 1;
            remaining--;
            return e;
        }

        @Override
        public void remove() {
            if (lastReturned < 0) {
                throw new IllegalStateException();
            }
            if ($moved$delete(lastReturned)) {
                cursor = lastReturned;
            }
            lastReturned = -1;
        }
    }
    //#end

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(size());
        for (int i = head; i != tail; i = i + 1 & elements.length - 1) {
            out.writeObject(elements[i]);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            Object element = in.readObject();
            elements[tail] = element;
            tail = tail + 1 & elements.length - 1;
            if (tail == head) {
                grow();
            }
        }
    }
}
