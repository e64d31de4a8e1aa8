package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Queue;

/**
 * A queue without a bound for many threads. Its iterators see what is added while they go, and never fail.
 *
 * <p>A removed node keeps its link and loses its item, so that an iterator standing at it finds the way on.
 */
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E> implements Queue<E>, java.io.Serializable {
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
        addAll(c);
    }

    @Override
    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        Node<E> node = new Node<>(e);
        synchronized (this) {
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
    public synchronized E poll() {
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

    @Override
    public synchronized E peek() {
        Node<E> first = first();
        return first == null ? null : first.item;
    }

    @Override
    public boolean isEmpty() {
        return peek() == null;
    }

    @Override
    public synchronized int size() {
        return size;
    }

    @Override
    public synchronized boolean remove(Object o) {
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

    private synchronized void remove(Node<E> node) {
        if (node.item != null) {
            node.item = null;
            size--;
        }
    }

    /** The next node with an item. */
    private synchronized Node<E> after(Node<E> node) {
        do {
            node = node.next;
        } while (node != null && node.item == null);
        return node;
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        boolean changed = false;
        for (E e : c) {
            changed |= offer(e);
        }
        return changed;
    }

    @Override
    public Iterator<E> iterator() {
        return new Iterator<>() {
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
        };
    }
}
