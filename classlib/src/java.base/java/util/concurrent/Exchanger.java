package java.util.concurrent;

import jdk.internal.concurrent.Deadline;

/** Two threads meet and each gets what the other has brought. */
public class Exchanger<V> {
    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    private static final class Offer<V> {
        V brought;
        V got;
        boolean met;
    }

    private Offer<V> waiting;

    public Exchanger() {
    }

    public V exchange(V x) throws InterruptedException {
        try {
            return exchange(x, Deadline.never());
        } catch (TimeoutException impossible) {
            throw new InternalError(impossible);
        }
    }

    public V exchange(V x, long timeout, TimeUnit unit) throws InterruptedException, TimeoutException {
        return exchange(x, Deadline.after(unit.toNanos(timeout)));
    }

    private V exchange(V x, Deadline deadline) throws InterruptedException, TimeoutException {
        synchronized (monitor) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            Offer<V> other = waiting;
            if (other != null) {
                waiting = null;
                other.got = x;
                other.met = true;
                monitor.notifyAll();
                return other.brought;
            }
            Offer<V> mine = new Offer<>();
            mine.brought = x;
            waiting = mine;
            while (!mine.met) {
                boolean inTime;
                try {
                    inTime = deadline.waitOn(monitor);
                } catch (InterruptedException e) {
                    if (mine.met) {
                        Thread.currentThread().interrupt();
                        break;
                    }
                    waiting = null;
                    throw e;
                }
                if (!inTime && !mine.met) {
                    waiting = null;
                    throw new TimeoutException();
                }
            }
            return mine.got;
        }
    }
}
