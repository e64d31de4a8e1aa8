package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Queue;
import java.util.function.Consumer;
import java.util.function.Predicate;
import jdk.internal.concurrent.Deadline;

/** A blocking queue over another queue, guarded by its monitor. Iterators go over a copy, so they never fail. */
abstract class MonitorQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    private final transient Queue<E> elements;
    final int capacity;

    MonitorQueue(Queue<E> elements, int capacity) {
        this.elements = elements;
        this.capacity = capacity;
    }

    /** Puts in what a constructor was given, asking no method that a subclass may have changed. */
    final void fill(Collection<? extends E> c) {
        for (E e : c) {
            if (e == null) {
                throw new NullPointerException();
            }
            if (elements.size() >= capacity) {
                throw new IllegalStateException("Queue full");
            }
            elements.add(e);
        }
    }

    private void insert(E e) {
        elements.add(e);
        notifyAll();
    }

    private E extract() {
        E e = elements.poll();
        if (e != null) {
            notifyAll();
        }
        return e;
    }

    @Override
    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        synchronized (this) {
            if (elements.size() >= capacity) {
                return false;
            }
            insert(e);
            return true;
        }
    }

    @Override
    public void put(E e) throws InterruptedException {
        offer(e, Deadline.never());
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offer(e, Deadline.after(unit.toNanos(timeout)));
    }

    private boolean offer(E e, Deadline deadline) throws InterruptedException {
        if (e == null) {
            throw new NullPointerException();
        }
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        synchronized (this) {
            while (elements.size() >= capacity) {
                if (!deadline.waitOn(this)) {
                    return false;
                }
            }
            insert(e);
            return true;
        }
    }

    @Override
    public synchronized E poll() {
        return extract();
    }

    @Override
    public E take() throws InterruptedException {
        return poll(Deadline.never());
    }

    @Override
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return poll(Deadline.after(unit.toNanos(timeout)));
    }

    private E poll(Deadline deadline) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        synchronized (this) {
            while (elements.isEmpty()) {
                if (!deadline.waitOn(this)) {
                    return null;
                }
            }
            return extract();
        }
    }

    @Override
    public synchronized E peek() {
        return elements.peek();
    }

    @Override
    public synchronized int size() {
        return elements.size();
    }

    @Override
    public synchronized int remainingCapacity() {
        return capacity - elements.size();
    }

    @Override
    public synchronized boolean remove(Object o) {
        boolean removed = elements.remove(o);
        if (removed) {
            notifyAll();
        }
        return removed;
    }

    @Override
    public synchronized boolean contains(Object o) {
        return elements.contains(o);
    }

    @Override
    public synchronized void clear() {
        elements.clear();
        notifyAll();
    }

    @Override
    public int drainTo(Collection<? super E> target) {
        return drainTo(target, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> target, int most) {
        if (target == null) {
            throw new NullPointerException();
        }
        if (target == this) {
            throw new IllegalArgumentException();
        }
        int n = 0;
        synchronized (this) {
            while (n < most && !elements.isEmpty()) {
                target.add(elements.peek());
                elements.poll();
                n++;
            }
            if (n > 0) {
                notifyAll();
            }
        }
        return n;
    }

    @Override
    public synchronized boolean removeIf(Predicate<? super E> filter) {
        boolean removed = elements.removeIf(filter);
        if (removed) {
            notifyAll();
        }
        return removed;
    }

    @Override
    public synchronized boolean removeAll(Collection<?> c) {
        boolean removed = elements.removeAll(c);
        if (removed) {
            notifyAll();
        }
        return removed;
    }

    @Override
    public synchronized boolean retainAll(Collection<?> c) {
        boolean removed = elements.retainAll(c);
        if (removed) {
            notifyAll();
        }
        return removed;
    }

    @Override
    public void forEach(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        for (Object e : copy()) {
            @SuppressWarnings("unchecked")
            E element = (E) e;
            action.accept(element);
        }
    }

    @Override
    public Object[] toArray() {
        return copy();
    }

    private synchronized Object[] copy() {
        return elements.toArray();
    }

    @Override
    public synchronized <T> T[] toArray(T[] a) {
        return elements.toArray(a);
    }

    @Override
    public String toString() {
        return Arrays.asList(toArray()).toString();
    }

    @Override
    public Iterator<E> iterator() {
        Object[] copy = copy();
        return new Iterator<>() {
            private int next;
            private boolean removable;

            @Override
            public boolean hasNext() {
                return next < copy.length;
            }

            @Override
            @SuppressWarnings("unchecked")
            public E next() {
                if (next == copy.length) {
                    throw new NoSuchElementException();
                }
                removable = true;
                return (E) copy[next++];
            }

            @Override
            public void remove() {
                if (!removable) {
                    throw new IllegalStateException();
                }
                removable = false;
                removeSame(copy[next - 1]);
            }
        };
    }

    private synchronized void removeSame(Object element) {
        for (Iterator<E> i = elements.iterator(); i.hasNext();) {
            if (i.next() == element) {
                i.remove();
                notifyAll();
                return;
            }
        }
    }
}
