package java.util.concurrent.locks;

import java.util.Date;
import java.util.concurrent.TimeUnit;

/** What {@code wait} and {@code notify} are to a monitor, for a {@link Lock}. */
public interface Condition {
    void await() throws InterruptedException;

    void awaitUninterruptibly();

    /** Waits at most so long; returns an estimate of the time left. */
    long awaitNanos(long nanosTimeout) throws InterruptedException;

    /** Whether it was signalled before the time was over. */
    boolean await(long time, TimeUnit unit) throws InterruptedException;

    /** Whether it was signalled before the deadline. */
    boolean awaitUntil(Date deadline) throws InterruptedException;

    void signal();

    void signalAll();
}
