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
    /** Nobody else can hold it. */
    private final Object monitor = new Object();
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
        monitor.notifyAll();
    }

    private E extract() {
        E e = elements.poll();
        if (e != null) {
            monitor.notifyAll();
        }
        return e;
    }

    @Override
    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        synchronized (monitor) {
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
        synchronized (monitor) {
            while (elements.size() >= capacity) {
                if (!deadline.waitOn(monitor)) {
                    return false;
                }
            }
            insert(e);
            return true;
        }
    }

    @Override
    public E poll() {
        synchronized (monitor) {
            return extract();
        }
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
        synchronized (monitor) {
            while (elements.isEmpty()) {
                if (!deadline.waitOn(monitor)) {
                    return null;
                }
            }
            return extract();
        }
    }

    @Override
    public E peek() {
        synchronized (monitor) {
            return elements.peek();
        }
    }

    @Override
    public int size() {
        synchronized (monitor) {
            return elements.size();
        }
    }

    @Override
    public int remainingCapacity() {
        synchronized (monitor) {
            return capacity - elements.size();
        }
    }

    @Override
    public boolean remove(Object o) {
        synchronized (monitor) {
            boolean removed = elements.remove(o);
            if (removed) {
                monitor.notifyAll();
            }
            return removed;
        }
    }

    @Override
    public boolean contains(Object o) {
        synchronized (monitor) {
            return elements.contains(o);
        }
    }

    @Override
    public void clear() {
        synchronized (monitor) {
            elements.clear();
            monitor.notifyAll();
        }
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
        synchronized (monitor) {
            while (n < most && !elements.isEmpty()) {
                target.add(elements.peek());
                elements.poll();
                n++;
            }
            if (n > 0) {
                monitor.notifyAll();
            }
        }
        return n;
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
        synchronized (monitor) {
            boolean removed = elements.removeIf(filter);
            if (removed) {
                monitor.notifyAll();
            }
            return removed;
        }
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        synchronized (monitor) {
            boolean removed = elements.removeAll(c);
            if (removed) {
                monitor.notifyAll();
            }
            return removed;
        }
    }

    @Override
    public boolean retainAll(Collection<?> c) {
        synchronized (monitor) {
            boolean removed = elements.retainAll(c);
            if (removed) {
                monitor.notifyAll();
            }
            return removed;
        }
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

    private Object[] copy() {
        synchronized (monitor) {
            return elements.toArray();
        }
    }

    @Override
    public <T> T[] toArray(T[] a) {
        synchronized (monitor) {
            return elements.toArray(a);
        }
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

    private void removeSame(Object element) {
        synchronized (monitor) {
            for (Iterator<E> i = elements.iterator(); i.hasNext();) {
                if (i.next() == element) {
                    i.remove();
                    monitor.notifyAll();
                    return;
                }
            }
        }
    }
}
