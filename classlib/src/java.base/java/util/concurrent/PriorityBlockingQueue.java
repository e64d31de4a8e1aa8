package java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.PriorityQueue;

/** A blocking queue that gives its least element first. */
public class PriorityBlockingQueue<E> extends MonitorQueue<E> {
    private static final long serialVersionUID = 5595510919245408276L;

    private final transient Comparator<? super E> comparator;

    public PriorityBlockingQueue() {
        this(new PriorityQueue<>());
    }

    public PriorityBlockingQueue(int initialCapacity) {
        this(new PriorityQueue<>(initialCapacity));
    }

    public PriorityBlockingQueue(int initialCapacity, Comparator<? super E> comparator) {
        this(new PriorityQueue<>(initialCapacity, comparator));
    }

    public PriorityBlockingQueue(Collection<? extends E> c) {
        this(new PriorityQueue<>(c));
    }

    private PriorityBlockingQueue(PriorityQueue<E> queue) {
        super(queue, Integer.MAX_VALUE);
        comparator = queue.comparator();
    }

    /** There is always room: nothing waits, and so nothing is interrupted. */
    @Override
    public void put(E e) {
        offer(e);
    }

    @Override
    public boolean offer(E e, long timeout, TimeUnit unit) {
        return offer(e);
    }

    @Override
    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    @Override
    public Iterator<E> iterator() {
        return iterator(toArray());
    }

    public Comparator<? super E> comparator() {
        return comparator;
    }
}
