package java.util;

import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** A doubly linked list, which is also a deque; allows null. */
public class LinkedList<E> extends AbstractSequentialList<E>
        implements List<E>, Deque<E>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 876323262645176354L;

    private transient int size;
    private transient Node<E> first;
    private transient Node<E> last;

    private static final class Node<E> {
        E item;
        Node<E> next;
        Node<E> prev;

        Node(Node<E> prev, E item, Node<E> next) {
            this.item = item;
            this.next = next;
            this.prev = prev;
        }
    }

    public LinkedList() {
    }

    public LinkedList(Collection<? extends E> c) {
        addAll(c);
    }

    private void linkFirst(E e) {
        Node<E> f = first;
        Node<E> n = new Node<>(null, e, f);
        first = n;
        if (f == null) {
            last = n;
        } else {
            f.prev = n;
        }
        size++;
        modCount++;
    }

    private void linkLast(E e) {
        Node<E> l = last;
        Node<E> n = new Node<>(l, e, null);
        last = n;
        if (l == null) {
            first = n;
        } else {
            l.next = n;
        }
        size++;
        modCount++;
    }

    private void linkBefore(E e, Node<E> after) {
        Node<E> before = after.prev;
        Node<E> n = new Node<>(before, e, after);
        after.prev = n;
        if (before == null) {
            first = n;
        } else {
            before.next = n;
        }
        size++;
        modCount++;
    }

    private E unlink(Node<E> n) {
        E e = n.item;
        Node<E> next = n.next;
        Node<E> prev = n.prev;
        if (prev == null) {
            first = next;
        } else {
            prev.next = next;
            n.prev = null;
        }
        if (next == null) {
            last = prev;
        } else {
            next.prev = prev;
            n.next = null;
        }
        n.item = null;
        size--;
        modCount++;
        return e;
    }

    /** The node at a valid index, from the nearer end. */
    private Node<E> node(int index) {
        if (index < size >> 1) {
            Node<E> n = first;
            for (int i = 0; i < index; i++) {
                n = n.next;
            }
            return n;
        }
        Node<E> n = last;
        for (int i = size - 1; i > index; i--) {
            n = n.prev;
        }
        return n;
    }

    private void checkElement(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
        }
    }

    private Node<E> find(Object o) {
        for (Node<E> n = first; n != null; n = n.next) {
            if (o == null ? n.item == null : o.equals(n.item)) {
                return n;
            }
        }
        return null;
    }

    public int size() {
        return size;
    }

    public E getFirst() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        return first.item;
    }

    public E getLast() {
        if (last == null) {
            throw new NoSuchElementException();
        }
        return last.item;
    }

    public E removeFirst() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        return unlink(first);
    }

    public E removeLast() {
        if (last == null) {
            throw new NoSuchElementException();
        }
        return unlink(last);
    }

    public void addFirst(E e) {
        linkFirst(e);
    }

    public void addLast(E e) {
        linkLast(e);
    }

    public boolean contains(Object o) {
        return indexOf(o) >= 0;
    }

    public boolean add(E e) {
        linkLast(e);
        return true;
    }

    public boolean remove(Object o) {
        Node<E> n = find(o);
        if (n == null) {
            return false;
        }
        unlink(n);
        return true;
    }

    public boolean addAll(Collection<? extends E> c) {
        return addAll(size, c);
    }

    @SuppressWarnings("unchecked")
    public boolean addAll(int index, Collection<? extends E> c) {
        checkPosition(index, size);
        Object[] a = c.toArray();
        if (a.length == 0) {
            return false;
        }
        Node<E> next = index == size ? null : node(index);
        Node<E> prev = next == null ? last : next.prev;
        for (Object o : a) {
            Node<E> n = new Node<>(prev, (E) o, null);
            if (prev == null) {
                first = n;
            } else {
                prev.next = n;
            }
            prev = n;
        }
        if (next == null) {
            last = prev;
        } else {
            prev.next = next;
            next.prev = prev;
        }
        size += a.length;
        modCount++;
        return true;
    }

    public void clear() {
        for (Node<E> n = first; n != null;) {
            Node<E> next = n.next;
            n.item = null;
            n.next = null;
            n.prev = null;
            n = next;
        }
        first = null;
        last = null;
        size = 0;
        modCount++;
    }

    public E get(int index) {
        checkElement(index);
        return node(index).item;
    }

    public E set(int index, E element) {
        checkElement(index);
        Node<E> n = node(index);
        E old = n.item;
        n.item = element;
        return old;
    }

    public void add(int index, E element) {
        checkPosition(index, size);
        if (index == size) {
            linkLast(element);
        } else {
            linkBefore(element, node(index));
        }
    }

    public E remove(int index) {
        checkElement(index);
        return unlink(node(index));
    }

    public int indexOf(Object o) {
        int i = 0;
        for (Node<E> n = first; n != null; n = n.next) {
            if (o == null ? n.item == null : o.equals(n.item)) {
                return i;
            }
            i++;
        }
        return -1;
    }

    public int lastIndexOf(Object o) {
        int i = size;
        for (Node<E> n = last; n != null; n = n.prev) {
            i--;
            if (o == null ? n.item == null : o.equals(n.item)) {
                return i;
            }
        }
        return -1;
    }

    public E peek() {
        return first == null ? null : first.item;
    }

    public E element() {
        return getFirst();
    }

    public E poll() {
        return first == null ? null : unlink(first);
    }

    public E remove() {
        return removeFirst();
    }

    public boolean offer(E e) {
        return add(e);
    }

    public boolean offerFirst(E e) {
        addFirst(e);
        return true;
    }

    public boolean offerLast(E e) {
        addLast(e);
        return true;
    }

    public E peekFirst() {
        return first == null ? null : first.item;
    }

    public E peekLast() {
        return last == null ? null : last.item;
    }

    public E pollFirst() {
        return first == null ? null : unlink(first);
    }

    public E pollLast() {
        return last == null ? null : unlink(last);
    }

    public void push(E e) {
        addFirst(e);
    }

    public E pop() {
        return removeFirst();
    }

    public boolean removeFirstOccurrence(Object o) {
        return remove(o);
    }

    public boolean removeLastOccurrence(Object o) {
        for (Node<E> n = last; n != null; n = n.prev) {
            if (o == null ? n.item == null : o.equals(n.item)) {
                unlink(n);
                return true;
            }
        }
        return false;
    }

    public LinkedList<E> reversed() {
        return new Reversed<>(this);
    }

    public ListIterator<E> listIterator(int index) {
        checkPosition(index, size);
        return new Cursor(index);
    }

    public Iterator<E> descendingIterator() {
        Cursor it = new Cursor(size());
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return it.hasPrevious();
            }

            @Override
            public E next() {
                return it.previous();
            }

            @Override
            public void remove() {
                it.remove();
            }
        };
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            LinkedList<E> copy = (LinkedList<E>) super.clone();
            copy.first = null;
            copy.last = null;
            copy.size = 0;
            copy.modCount = 0;
            for (Node<E> n = first; n != null; n = n.next) {
                copy.add(n.item);
            }
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public Object[] toArray() {
        Object[] a = new Object[size];
        int i = 0;
        for (Node<E> n = first; n != null; n = n.next) {
            a[i++] = n.item;
        }
        return a;
    }

    @SuppressWarnings("unchecked")
    public <T> T[] toArray(T[] a) {
        T[] target = a.length < size ? Arrays.copyOf(a, size) : a;
        int i = 0;
        for (Node<E> n = first; n != null; n = n.next) {
            target[i++] = (T) n.item;
        }
        if (i < target.length) {
            target[i] = null;
        }
        return target;
    }

    /** Goes through the nodes, whatever a subclass has made of the iterators. */
    public Spliterator<E> spliterator() {
        return new CollectionSpliterator<>(new AbstractCollection<>() {
            @Override
            public Iterator<E> iterator() {
                return new Cursor(0);
            }

            @Override
            public int size() {
                return size;
            }

            @Override
            public void forEach(Consumer<? super E> action) {
                new Cursor(0).forEachRemaining(action);
            }
        }, Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    private final class Cursor implements ListIterator<E> {
        private Node<E> lastReturned;
        private Node<E> next;
        private int nextIndex;
        private int expectedModCount = modCount;

        Cursor(int index) {
            next = index == size ? null : node(index);
            nextIndex = index;
        }

        @Override
        public boolean hasNext() {
            return nextIndex < size;
        }

        @Override
        public E next() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (nextIndex >= size) {
                throw new NoSuchElementException();
            }
            Node<E> n = next;
            lastReturned = n;
            next = n.next;
            nextIndex++;
            return n.item;
        }

        @Override
        public boolean hasPrevious() {
            return nextIndex > 0;
        }

        @Override
        public E previous() {
            checkForComodification();
            if (nextIndex <= 0) {
                throw new NoSuchElementException();
            }
            Node<E> n = next == null ? last : next.prev;
            lastReturned = n;
            next = n;
            nextIndex--;
            return n.item;
        }

        @Override
        public int nextIndex() {
            return nextIndex;
        }

        @Override
        public int previousIndex() {
            return nextIndex - 1;
        }

        @Override
        public void remove() {
            checkForComodification();
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            Node<E> after = lastReturned.next;
            unlink(lastReturned);
            if (next == lastReturned) {
                next = after;
            } else {
                nextIndex--;
            }
            lastReturned = null;
            expectedModCount++;
        }

        @Override
        public void set(E e) {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            checkForComodification();
            lastReturned.item = e;
        }

        @Override
        public void add(E e) {
            checkForComodification();
            lastReturned = null;
            if (next == null) {
                linkLast(e);
            } else {
                linkBefore(e, next);
            }
            nextIndex++;
            expectedModCount++;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            while (modCount == expectedModCount && nextIndex < size) {
                action.accept(next.item);
                lastReturned = next;
                next = next.next;
                nextIndex++;
            }
            checkForComodification();
        }

        private void checkForComodification() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }
    }

    /** The view of {@link #reversed}: the type demands a LinkedList, so every method is sent on. */
    private static final class Reversed<E> extends LinkedList<E> {
        private static final long serialVersionUID = 1L;

        private final LinkedList<E> base;
        private final List<E> list;

        Reversed(LinkedList<E> base) {
            this.base = base;
            this.list = ReversedList.of(base);
        }

        @Override
        public LinkedList<E> reversed() {
            return base;
        }

        @Override
        public int size() {
            return base.size();
        }

        @Override
        public boolean isEmpty() {
            return base.isEmpty();
        }

        @Override
        public String toString() {
            return list.toString();
        }

        @Override
        public boolean equals(Object o) {
            return list.equals(o);
        }

        @Override
        public int hashCode() {
            return list.hashCode();
        }
        //#for declared done
        //#| E getFirst() | return base.getLast()
        //#| E getLast() | return base.getFirst()
        //#| E removeFirst() | return base.removeLast()
        //#| E removeLast() | return base.removeFirst()
        //#| void addFirst(E e) | base.addLast(e)
        //#| void addLast(E e) | base.addFirst(e)
        //#| boolean contains(Object o) | return base.contains(o)

        @Override
        public $declared$ {
            $done$;
        }
        //#end

        @Override
        public boolean add(E e) {
            return list.add(e);
        }

        @Override
        public boolean remove(Object o) {
            return list.remove(o);
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            return list.addAll(c);
        }

        @Override
        public boolean addAll(int index, Collection<? extends E> c) {
            return list.addAll(index, c);
        }

        @Override
        public void clear() {
            base.clear();
        }
        //#for declared done
        //#| E get(int index) | return list.get(index)
        //#| E set(int index, E element) | return list.set(index, element)
        //#| void add(int index, E element) | list.add(index, element)
        //#| E remove(int index) | return list.remove(index)
        //#| int indexOf(Object o) | return list.indexOf(o)

        @Override
        public $declared$ {
            $done$;
        }
        //#end

        @Override
        public int lastIndexOf(Object o) {
            return list.lastIndexOf(o);
        }
        //#for declared done
        //#| E peek() | return base.peekLast()
        //#| E element() | return base.getLast()
        //#| E poll() | return base.pollLast()
        //#| E remove() | return base.removeLast()
        //#| boolean offer(E e) | return base.offerFirst(e)
        //#| boolean offerFirst(E e) | return base.offerLast(e)
        //#| boolean offerLast(E e) | return base.offerFirst(e)
        //#| E peekFirst() | return base.peekLast()
        //#| E peekLast() | return base.peekFirst()
        //#| E pollFirst() | return base.pollLast()
        //#| E pollLast() | return base.pollFirst()
        //#| void push(E e) | base.addLast(e)
        //#| E pop() | return base.removeLast()
        //#| boolean removeFirstOccurrence(Object o) | return base.removeLastOccurrence(o)
        //#| boolean removeLastOccurrence(Object o) | return base.removeFirstOccurrence(o)

        @Override
        public $declared$ {
            $done$;
        }
        //#end

        @Override
        public Iterator<E> iterator() {
            return list.iterator();
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            return list.listIterator(index);
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            return list.subList(fromIndex, toIndex);
        }

        @Override
        public Iterator<E> descendingIterator() {
            return base.iterator();
        }

        @Override
        public Object clone() {
            return new LinkedList<>(list);
        }

        @Override
        public Object[] toArray() {
            return list.toArray();
        }

        @Override
        public <T> T[] toArray(T[] a) {
            return list.toArray(a);
        }
        //#for declared done
        //#| <T> T[] toArray(IntFunction<T[]> generator) | return list.toArray(generator)
        //#| boolean containsAll(Collection<?> c) | return list.containsAll(c)
        //#| boolean removeIf(Predicate<? super E> filter) | return list.removeIf(filter)
        //#| void replaceAll(UnaryOperator<E> operator) | list.replaceAll(operator)
        //#| void sort(Comparator<? super E> order) | list.sort(order)

        @Override
        public $declared$ {
            $done$;
        }
        //#end

        @Override
        public Spliterator<E> spliterator() {
            return list.spliterator();
        }
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        for (Node<E> node = first; node != null; node = node.next) {
            out.writeObject(node.item);
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            linkLast((E) in.readObject());
        }
    }
}
