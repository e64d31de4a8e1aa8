package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Spliterator;
import java.util.Spliterators;
import jdk.internal.concurrent.Deadline;

/** A queue without room: each insertion waits for a removal. Those who wait are served in order of arrival. */
public class SynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E>, java.io.Serializable {
    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    private static final long serialVersionUID = -3223113410248163686L;

    /** Somebody who waits, with an element or for one; {@code met} once there was a counterpart. */
    private static final class Party<E> {
        E element;
        boolean met;

        Party(E element) {
            this.element = element;
        }
    }

    private final transient ArrayDeque<Party<E>> givers = new ArrayDeque<>();
    private final transient ArrayDeque<Party<E>> takers = new ArrayDeque<>();

    public SynchronousQueue() {
    }

    /** The order is that of arrival, be it asked for or not. */
    public SynchronousQueue(boolean fair) {
    }

    @Override
    public boolean offer(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        synchronized (monitor) {
            return give(e);
        }
    }

    private boolean give(E e) {
        Party<E> taker = takers.poll();
        if (taker == null) {
            return false;
        }
        taker.element = e;
        taker.met = true;
        monitor.notifyAll();
        return true;
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
            return give(e) || await(givers, new Party<>(e), deadline);
        }
    }

    /** Waits for a counterpart; one that has come counts even if there was an interrupt at the same time. */
    private boolean await(ArrayDeque<Party<E>> queue, Party<E> me, Deadline deadline) throws InterruptedException {
        queue.add(me);
        while (!me.met) {
            boolean inTime;
            try {
                inTime = deadline.waitOn(monitor);
            } catch (InterruptedException e) {
                if (me.met) {
                    Thread.currentThread().interrupt();
                    return true;
                }
                queue.remove(me);
                throw e;
            }
            if (!inTime) {
                queue.remove(me);
                return false;
            }
        }
        return true;
    }

    @Override
    public E poll() {
        synchronized (monitor) {
            Party<E> giver = givers.poll();
            if (giver == null) {
                return null;
            }
            giver.met = true;
            monitor.notifyAll();
            return giver.element;
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
            E e = poll();
            if (e != null) {
                return e;
            }
            Party<E> me = new Party<>(null);
            return await(takers, me, deadline) ? me.element : null;
        }
    }
    //#for declared value
    //#| E peek() | null
    //#| boolean isEmpty() | true
    //#| int size() | 0
    //#| int remainingCapacity() | 0
    //#| Iterator<E> iterator() | Collections.emptyIterator()
    //#| int drainTo(Collection<? super E> c) | drainTo(c, Integer.MAX_VALUE)

    @Override
    public $declared$ {
        return $value$;
    }
    //#end

    @Override
    public int drainTo(Collection<? super E> c, int maxElements) {
        if (c == null) {
            throw new NullPointerException();
        }
        if (c == this) {
            throw new IllegalArgumentException();
        }
        int n = 0;
        E e;
        while (n < maxElements && (e = poll()) != null) {
            c.add(e);
            n++;
        }
        return n;
    }

    //#for declared done
    //#| boolean contains(Object o) | return false
    //#| boolean containsAll(Collection<?> c) | return c.isEmpty()
    //#| boolean remove(Object o) | return false
    //#| boolean removeAll(Collection<?> c) | return false
    //#| boolean retainAll(Collection<?> c) | return false
    //#| Object[] toArray() | return new Object[0]
    //#| Spliterator<E> spliterator() | return Spliterators.emptySpliterator()
    //#| String toString() | return "[]"

    @Override
    public $declared$ {
        $done$;
    }
    //#end

    @Override
    public void clear() {
        // It holds nothing.
    }

    @Override
    public <T> T[] toArray(T[] a) {
        if (a.length > 0) {
            a[0] = null;
        }
        return a;
    }
}
