package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Queue;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A queue without a bound for many threads. Its iterators see what is added while they go, and never fail.
 *
 * <p>A removed node keeps its link and loses its item, so that an iterator standing at it finds the way on.
 */
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Queue<E>, java.io.Serializable {
    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    private static final long serialVersionUID = 196745693267521676L;

    private static final class Node<E> {
        E item;
        Node<E> next;

        Node(E item) {
            this.item = item;
        }
    }

    /** A node without an item, before the first one. */
    private transient Node<E> head = new Node<>(null);
    private transient Node<E> tail = head;
    private transient int size;

    public ConcurrentLinkedQueue() {
    }

    public ConcurrentLinkedQueue(Collection<? extends E> c) {
        for (E e : c) {
            append(e);
        }
    }

    @Override
    public boolean offer(E e) {
        return append(e);
    }

    private boolean append(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        Node<E> node = new Node<>(e);
        synchronized (monitor) {
            tail.next = node;
            tail = node;
            size++;
        }
        return true;
    }

    /** The first node with an item; {@code head} moves up to it. */
    private Node<E> first() {
        Node<E> node = head.next;
        while (node != null && node.item == null) {
            head = node;
            node = node.next;
        }
        return node;
    }

    @Override
    public E poll() {
        synchronized (monitor) {
            Node<E> first = first();
            if (first == null) {
                return null;
            }
            E item = first.item;
            first.item = null;
            head = first;
            size--;
            return item;
        }
    }

    @Override
    public E peek() {
        return frontItem();
    }

    private E frontItem() {
        synchronized (monitor) {
            Node<E> first = first();
            return first == null ? null : first.item;
        }
    }

    @Override
    public boolean isEmpty() {
        return frontItem() == null;
    }

    @Override
    public boolean contains(Object o) {
        for (Iterator<E> it = new Pass(); it.hasNext();) {
            if (it.next().equals(o)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public void clear() {
        removeWhere(e -> true);
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        Objects.requireNonNull(filter);
        return removeWhere(filter);
    }

    private boolean removeWhere(Predicate<? super E> filter) {
        return LinkedPasses.removeWhere(new Pass(), filter);
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

    @Override
    public void forEach(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        new Pass().forEachRemaining(action);
    }

    /** The elements there are now. */
    private ArrayList<E> list() {
        return LinkedPasses.list(new Pass());
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
    public Spliterator<E> spliterator() {
        return Spliterators.spliteratorUnknownSize(new Pass(),
                Spliterator.ORDERED | Spliterator.NONNULL | Spliterator.CONCURRENT);
    }

    @Override
    public int size() {
        synchronized (monitor) {
            return size;
        }
    }

    @Override
    public boolean remove(Object o) {
        synchronized (monitor) {
            Node<E> previous = head;
            for (Node<E> node = head.next; node != null; node = node.next) {
                boolean found = node.item != null && node.item.equals(o);
                if (found) {
                    node.item = null;
                    size--;
                }
                // The last node stays, since the next element is put behind it.
                if (node.item == null && node.next != null) {
                    previous.next = node.next;
                } else {
                    previous = node;
                }
                if (found) {
                    return true;
                }
            }
            return false;
        }
    }

    private void remove(Node<E> node) {
        synchronized (monitor) {
            if (node.item != null) {
                node.item = null;
                size--;
            }
        }
    }

    /** The next node with an item. */
    private Node<E> after(Node<E> node) {
        synchronized (monitor) {
            do {
                node = node.next;
            } while (node != null && node.item == null);
            return node;
        }
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        boolean changed = false;
        for (E e : c) {
            changed |= append(e);
        }
        return changed;
    }

    @Override
    public Iterator<E> iterator() {
        return new Pass();
    }

    private final class Pass implements Iterator<E> {
        private Node<E> next = after(head);
        private E item = next == null ? null : next.item;
        private Node<E> last;

        @Override
        public boolean hasNext() {
            return item != null;
        }

        @Override
        public E next() {
            if (item == null) {
                throw new NoSuchElementException();
            }
            E result = item;
            last = next;
            next = after(next);
            item = next == null ? null : next.item;
            return result;
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            ConcurrentLinkedQueue.this.remove(last);
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
