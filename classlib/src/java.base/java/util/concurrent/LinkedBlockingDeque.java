package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import jdk.internal.concurrent.Deadline;

/** A blocking deque that need not have a bound. */
public class LinkedBlockingDeque<E> extends MonitorQueue<E> implements BlockingDeque<E> {
    private static final long serialVersionUID = -387911632671998426L;

    public LinkedBlockingDeque() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingDeque(int capacity) {
        super(new ArrayDeque<>(), capacity);
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
    }

    public LinkedBlockingDeque(Collection<? extends E> c) {
        this();
        addAll(c);
    }

    @Override
    public boolean add(E e) {
        addLast(e);
        return true;
    }

    /** All at once if there is room for all. */
    @Override
    public boolean addAll(Collection<? extends E> c) {
        if (c == this) {
            throw new IllegalArgumentException();
        }
        ArrayList<E> added = new ArrayList<>();
        for (E e : c) {
            added.add(Objects.requireNonNull(e));
        }
        return insertAll(added) ? !added.isEmpty() : super.addAll(c);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offerLast(e, timeout, unit);
    }

    @Override
    public void put(E e) throws InterruptedException {
        putLast(e);
    }

    @Override
    public E take() throws InterruptedException {
        return takeFirst();
    }

    @Override
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return pollFirst(timeout, unit);
    }
    //#for declared called
    //#| boolean offer(E e) | offerLast(e)
    //#| E poll() | pollFirst()
    //#| E peek() | peekFirst()
    //#| E element() | getFirst()
    //#| E remove() | removeFirst()
    //#| boolean remove(Object o) | removeFirstOccurrence(o)

    @Override
    public $declared$ {
        return $called$;
    }
    //#end

    @Override
    public void addFirst(E e) {
        if (!offerFirst(e)) {
            throw new IllegalStateException("Deque full");
        }
    }

    @Override
    public void addLast(E e) {
        if (!offerLast(e)) {
            throw new IllegalStateException("Deque full");
        }
    }

    @Override
    public boolean offerFirst(E e) {
        return offerAt(e, true);
    }

    @Override
    public boolean offerLast(E e) {
        return offerAt(e, false);
    }

    @Override
    public void putFirst(E e) throws InterruptedException {
        offer(e, Deadline.never(), true);
    }

    @Override
    public void putLast(E e) throws InterruptedException {
        offer(e, Deadline.never(), false);
    }

    @Override
    public boolean offerFirst(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offer(e, Deadline.after(unit.toNanos(timeout)), true);
    }

    @Override
    public boolean offerLast(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offer(e, Deadline.after(unit.toNanos(timeout)), false);
    }

    @Override
    public E takeFirst() throws InterruptedException {
        return poll(Deadline.never(), false);
    }

    @Override
    public E takeLast() throws InterruptedException {
        return poll(Deadline.never(), true);
    }

    @Override
    public E pollFirst(long timeout, TimeUnit unit) throws InterruptedException {
        return poll(Deadline.after(unit.toNanos(timeout)), false);
    }

    @Override
    public E pollLast(long timeout, TimeUnit unit) throws InterruptedException {
        return poll(Deadline.after(unit.toNanos(timeout)), true);
    }
    //#for declared value
    //#| E pollFirst() | pollAt(false)
    //#| E pollLast() | pollAt(true)
    //#| E peekFirst() | firstElement()
    //#| E peekLast() | peekLastElement()

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    private static <E> E found(E e) {
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }
    //#for method asking
    //#| removeFirst | pollFirst
    //#| removeLast | pollLast
    //#| getFirst | peekFirst
    //#| getLast | peekLast

    @Override
    public E $method$() {
        return found($asking$());
    }
    //#end

    @Override
    public boolean removeFirstOccurrence(Object o) {
        return removeFirstEqual(o);
    }

    @Override
    public boolean removeLastOccurrence(Object o) {
        return removeLastEqual(o);
    }

    @Override
    public void push(E e) {
        addFirst(e);
    }

    @Override
    public E pop() {
        return removeFirst();
    }

    @Override
    public Iterator<E> descendingIterator() {
        Object[] copy = copy();
        for (int i = 0, j = copy.length - 1; i < j; i++, j--) {
            Object e = copy[i];
            copy[i] = copy[j];
            copy[j] = e;
        }
        return iterator(copy);
    }
}
