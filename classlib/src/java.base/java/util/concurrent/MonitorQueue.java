package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
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
    /** Threads that wait for elements. */
    private transient int consumers;

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

    /** Puts an element in, first in a deque if wanted. */
    private void insert(E e, boolean first) {
        if (first) {
            ((Deque<E>) elements).addFirst(e);
        } else {
            elements.add(e);
        }
        monitor.notifyAll();
    }

    /** Takes an element out, the last one of a deque if wanted. */
    private E extract(boolean last) {
        E e = last ? ((Deque<E>) elements).pollLast() : elements.poll();
        if (e != null) {
            monitor.notifyAll();
        }
        return e;
    }

    @Override
    public boolean offer(E e) {
        return offerAt(e, false);
    }

    /** Puts an element in if there is room, first in a deque if wanted. */
    final boolean offerAt(E e, boolean first) {
        if (e == null) {
            throw new NullPointerException();
        }
        synchronized (monitor) {
            if (elements.size() >= capacity) {
                return false;
            }
            insert(e, first);
            return true;
        }
    }

    @Override
    public void put(E e) throws InterruptedException {
        offer(e, Deadline.never(), false);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
        return offer(e, Deadline.after(unit.toNanos(timeout)), false);
    }

    /** Waits for room, until the deadline. */
    final boolean offer(E e, Deadline deadline, boolean first) throws InterruptedException {
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
            insert(e, first);
            return true;
        }
    }

    @Override
    public E poll() {
        return pollAt(false);
    }

    /** Takes an element if there is one, the last one of a deque if wanted. */
    final E pollAt(boolean last) {
        synchronized (monitor) {
            return extract(last);
        }
    }

    @Override
    public E take() throws InterruptedException {
        return poll(Deadline.never(), false);
    }

    @Override
    public E poll(long timeout, TimeUnit unit) throws InterruptedException {
        return poll(Deadline.after(unit.toNanos(timeout)), false);
    }

    /** Waits for an element, until the deadline. */
    final E poll(Deadline deadline, boolean last) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        synchronized (monitor) {
            while (elements.isEmpty()) {
                consumers++;
                try {
                    if (!deadline.waitOn(monitor)) {
                        return null;
                    }
                } finally {
                    consumers--;
                }
            }
            return extract(last);
        }
    }

    /** How many threads wait for more elements than there are. */
    final int waitingConsumers() {
        synchronized (monitor) {
            return Math.max(0, consumers - elements.size());
        }
    }

    /** Puts an element in if somebody waits for it. */
    final boolean offerToWaiting(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        synchronized (monitor) {
            if (consumers <= elements.size()) {
                return false;
            }
            insert(e, false);
            return true;
        }
    }

    /** Puts an element in and waits until it is taken; takes it back at the deadline. */
    final boolean handOver(E e, Deadline deadline) throws InterruptedException {
        if (e == null) {
            throw new NullPointerException();
        }
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        synchronized (monitor) {
            insert(e, false);
            boolean taken = false;
            try {
                while (holds(e)) {
                    if (!deadline.waitOn(monitor)) {
                        return false;
                    }
                }
                taken = true;
                return true;
            } finally {
                if (!taken) {
                    removeSame(e);
                }
            }
        }
    }

    private boolean holds(E element) {
        for (E e : elements) {
            if (e == element) {
                return true;
            }
        }
        return false;
    }

    @Override
    public E peek() {
        return firstElement();
    }

    /** The first element, or null. */
    final E firstElement() {
        synchronized (monitor) {
            return elements.peek();
        }
    }

    /** Puts all these elements in if there is room for them. */
    final boolean insertAll(Collection<? extends E> added) {
        synchronized (monitor) {
            if (added.size() > capacity - elements.size()) {
                return false;
            }
            if (elements.addAll(added)) {
                monitor.notifyAll();
            }
            return true;
        }
    }

    /** The last element of a deque, or null. */
    final E peekLastElement() {
        synchronized (monitor) {
            return ((Deque<E>) elements).peekLast();
        }
    }

    /** Removes the last element of a deque that equals this one. */
    final boolean removeLastEqual(Object o) {
        synchronized (monitor) {
            boolean removed = ((Deque<E>) elements).removeLastOccurrence(o);
            if (removed) {
                monitor.notifyAll();
            }
            return removed;
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
        return removeFirstEqual(o);
    }

    final boolean removeFirstEqual(Object o) {
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
    //#for declared called
    //#| removeIf(Predicate<? super E> filter) | removeIf(filter)
    //#| removeAll(Collection<?> c) | removeAll(c)
    //#| retainAll(Collection<?> c) | retainAll(c)

    @Override
    public boolean $declared$ {
        synchronized (monitor) {
            boolean removed = elements.$called$;
            if (removed) {
                monitor.notifyAll();
            }
            return removed;
        }
    }
    //#end

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

    final Object[] copy() {
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
        return iterator(copy());
    }

    /** Over what the queue held when it was copied; removes from the queue itself. */
    final Iterator<E> iterator(Object[] copy) {
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
