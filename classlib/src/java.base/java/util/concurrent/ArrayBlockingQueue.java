package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

/** A blocking queue of a fixed capacity. */
public class ArrayBlockingQueue<E> extends MonitorQueue<E> {
    private static final long serialVersionUID = -817911632652898426L;

    public ArrayBlockingQueue(int capacity) {
        super(new ArrayDeque<>(), capacity);
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
    }

    /** Waiting threads get no order of arrival, be it asked for or not. */
    public ArrayBlockingQueue(int capacity, boolean fair) {
        this(capacity);
    }

    public ArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> c) {
        this(capacity);
        for (E e : c) {
            if (!offer(e)) {
                throw new IllegalArgumentException();
            }
        }
    }
}
