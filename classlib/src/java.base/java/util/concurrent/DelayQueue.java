package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.PriorityQueue;
import jdk.internal.concurrent.Deadline;

/** A blocking queue whose elements can be taken when their delay is over. */
public class DelayQueue<E extends Delayed> extends AbstractQueue<E> implements BlockingQueue<E> {
    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    private final PriorityQueue<E> elements = new PriorityQueue<>();

    public DelayQueue() {
    }

    public DelayQueue(Collection<? extends E> c) {
        addAll(c);
    }

    @Override
    public boolean add(E e) {
        return offer(e);
    }

    @Override
    public boolean offer(E e) {
        synchronized (monitor) {
            elements.add(e);
            monitor.notifyAll();
            return true;
        }
    }

    @Override
    public void put(E e) {
        offer(e);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }

    private static long delay(Delayed e) {
        return e.getDelay(TimeUnit.NANOSECONDS);
    }

    /** The first element, if its delay is over. */
    private E expired() {
        E first = elements.peek();
        return first == null || delay(first) > 0 ? null : elements.poll();
    }

    @Override
    public E poll() {
        synchronized (monitor) {
            return expired();
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
            while (true) {
                E found = expired();
                if (found != null) {
                    if (!elements.isEmpty()) {
                        monitor.notifyAll();
                    }
                    return found;
                }
                long left = deadline.left();
                if (left <= 0) {
                    return null;
                }
                E first = elements.peek();
                long wait = first == null ? left : Math.min(left, delay(first));
                if (wait == Long.MAX_VALUE) {
                    monitor.wait();
                } else if (wait > 0) {
                    monitor.wait(wait / 1_000_000, (int) (wait % 1_000_000));
                }
            }
        }
    }

    @Override
    public E remove() {
        E e = poll();
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
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
    public int drainTo(Collection<? super E> c) {
        return drainTo(c, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> c, int maxElements) {
        Objects.requireNonNull(c);
        if (c == this) {
            throw new IllegalArgumentException();
        }
        synchronized (monitor) {
            int n = 0;
            for (E e; n < maxElements && (e = expired()) != null; n++) {
                c.add(e);
            }
            return n;
        }
    }

    @Override
    public void clear() {
        synchronized (monitor) {
            elements.clear();
        }
    }

    @Override
    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    @Override
    public Object[] toArray() {
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
    public boolean remove(Object o) {
        synchronized (monitor) {
            return elements.remove(o);
        }
    }

    private void removeSame(Object o) {
        synchronized (monitor) {
            for (Iterator<E> it = elements.iterator(); it.hasNext();) {
                if (it.next() == o) {
                    it.remove();
                    return;
                }
            }
        }
    }

    /** Over a copy. */
    @Override
    @SuppressWarnings("unchecked")
    public Iterator<E> iterator() {
        Iterator<Object> copy = Arrays.asList(toArray()).iterator();
        return new Iterator<>() {
            private Object last;

            @Override
            public boolean hasNext() {
                return copy.hasNext();
            }

            @Override
            public E next() {
                last = copy.next();
                return (E) last;
            }

            @Override
            public void remove() {
                if (last == null) {
                    throw new IllegalStateException();
                }
                removeSame(last);
                last = null;
            }
        };
    }
}
