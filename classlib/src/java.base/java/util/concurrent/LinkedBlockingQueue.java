package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;

/** A blocking queue that need not have a bound. */
public class LinkedBlockingQueue<E> extends MonitorQueue<E> {
    private static final long serialVersionUID = -6903933977591709194L;

    public LinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public LinkedBlockingQueue(int capacity) {
        super(new ArrayDeque<>(), capacity);
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
    }

    public LinkedBlockingQueue(Collection<? extends E> c) {
        this();
        fill(c);
    }
}
