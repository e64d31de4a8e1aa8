package java.util.concurrent;

import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A deque without a bound for many threads. Its iterators see what is added while they go, and never fail.
 *
 * <p>A removed node keeps its links and loses its item, so that an iterator standing at it finds the way on.
 */
public class ConcurrentLinkedDeque<E> extends AbstractCollection<E> implements Deque<E>, java.io.Serializable {
    private static final long serialVersionUID = 876323262645176354L;

    /** Nobody else can hold it. */
    private final Object monitor = new Object();

    private static final class Node<E> {
        E item;
        Node<E> next;
        Node<E> previous;

        Node(E item) {
            this.item = item;
        }
    }

    /** Nodes without items before the first and behind the last. */
    private transient Node<E> head = new Node<>(null);
    private transient Node<E> tail = new Node<>(null);
    private transient int size;

    public ConcurrentLinkedDeque() {
        head.next = tail;
        tail.previous = head;
    }

    public ConcurrentLinkedDeque(Collection<? extends E> c) {
        this();
        for (E e : c) {
            insert(e, false);
        }
    }

    private void insert(E e, boolean first) {
        Node<E> node = new Node<>(Objects.requireNonNull(e));
        synchronized (monitor) {
            Node<E> before = first ? head : tail.previous;
            Node<E> after = before.next;
            node.previous = before;
            node.next = after;
            before.next = node;
            after.previous = node;
            size++;
        }
    }

    /** Takes a node out; its item, or null where another thread was faster. Needs the monitor. */
    private E unlink(Node<E> node) {
        E item = node.item;
        if (item != null) {
            node.item = null;
            node.previous.next = node.next;
            node.next.previous = node.previous;
            size--;
        }
        return item;
    }

    @Override
    public void addFirst(E e) {
        insert(e, true);
    }

    @Override
    public void addLast(E e) {
        insert(e, false);
    }

    @Override
    public boolean offerFirst(E e) {
        insert(e, true);
        return true;
    }

    @Override
    public boolean offerLast(E e) {
        insert(e, false);
        return true;
    }

    @Override
    public E peekFirst() {
        synchronized (monitor) {
            return head.next.item;
        }
    }

    @Override
    public E peekLast() {
        synchronized (monitor) {
            return tail.previous.item;
        }
    }

    @Override
    public E pollFirst() {
        synchronized (monitor) {
            return unlink(head.next);
        }
    }

    @Override
    public E pollLast() {
        synchronized (monitor) {
            return unlink(tail.previous);
        }
    }

    private static <E> E found(E e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }
    //#for method asking
    //#| getFirst | peekFirst
    //#| getLast | peekLast
    //#| removeFirst | pollFirst
    //#| removeLast | pollLast

    @Override
    public E $method$() {
        return found($asking$());
    }
    //#end
    //#for declared value
    //#| boolean offer(E e) | offerLast(e)
    //#| boolean add(E e) | offerLast(e)
    //#| E poll() | pollFirst()
    //#| E peek() | peekFirst()
    //#| E remove() | removeFirst()
    //#| E pop() | removeFirst()
    //#| E element() | getFirst()

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    @Override
    public void push(E e) {
        addFirst(e);
    }
    //#for declared value
    //#| boolean remove(Object o) | removeFirstOccurrence(o)
    //#| boolean removeFirstOccurrence(Object o) | removeEqual(Objects.requireNonNull(o), true)
    //#| boolean removeLastOccurrence(Object o) | removeEqual(Objects.requireNonNull(o), false)

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    private boolean removeEqual(Object o, boolean forwards) {
        for (Iterator<E> it = new Pass(forwards); it.hasNext();) {
            if (o.equals(it.next())) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean contains(Object o) {
        if (o != null) {
            for (Iterator<E> it = new Pass(true); it.hasNext();) {
                if (o.equals(it.next())) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public boolean isEmpty() {
        return peekFirst() == null;
    }

    @Override
    public int size() {
        synchronized (monitor) {
            return size;
        }
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        boolean changed = false;
        for (E e : c) {
            insert(e, false);
            changed = true;
        }
        return changed;
    }

    @Override
    public void clear() {
        while (pollFirst() != null) {
            continue;
        }
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        return removeWhere(Objects.requireNonNull(filter));
    }
    //#for method which
    //#| removeAll | c::contains
    //#| retainAll | e -> !c.contains(e)

    @Override
    public boolean $method$(Collection<?> c) {
        Objects.requireNonNull(c);
        return removeWhere($which$);
    }
    //#end

    private boolean removeWhere(Predicate<? super E> filter) {
        return LinkedPasses.removeWhere(new Pass(true), filter);
    }

    @Override
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        new Pass(true).forEachRemaining(action);
    }

    private ArrayList<E> list() {
        return LinkedPasses.list(new Pass(true));
    }
    //#for declared asked
    //#| Object[] toArray() | toArray()
    //#| <T> T[] toArray(T[] a) | toArray(a)
    //#| String toString() | toString()

    @Override
    public $declared$ {
        return list().$asked$;
    }
    //#end

    @Override
    public Iterator<E> iterator() {
        return new Pass(true);
    }

    @Override
    public Iterator<E> descendingIterator() {
        return new Pass(false);
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliteratorUnknownSize(new Pass(true),
                Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.CONCURRENT);
    }

    private final class Pass implements Iterator<E> {
        private final boolean forwards;
        private Node<E> next;
        private E item;
        private Node<E> last;

        Pass(boolean forwards) {
            this.forwards = forwards;
            next = forwards ? head : tail;
            advance();
        }

        private void advance() {
            synchronized (monitor) {
                do {
                    next = forwards ? next.next : next.previous;
                } while (next != null && next.item == null);
                item = next == null ? null : next.item;
            }
        }

        @Override
        public boolean hasNext() {
            return item != null;
        }

        @Override
        public E next() {
            E result = found(item);
            last = next;
            advance();
            return result;
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            synchronized (monitor) {
                unlink(last);
            }
            last = null;
        }
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        LinkedPasses.write(out, this);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        LinkedPasses.<E>read(in, this::add);
    }
}
