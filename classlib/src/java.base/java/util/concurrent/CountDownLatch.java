package java.util.concurrent;

import jdk.internal.concurrent.Deadline;

/** Threads wait until it has been counted down to 0. */
public class CountDownLatch {
    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    private long count;

    public CountDownLatch(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("count < 0");
        }
        this.count = count;
    }

    public void await() throws InterruptedException {
        await(Deadline.never());
    }

    public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
        return await(Deadline.after(unit.toNanos(timeout)));
    }

    private boolean await(Deadline deadline) throws InterruptedException {
        synchronized (monitor) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            while (count > 0) {
                if (!deadline.waitOn(monitor)) {
                    return false;
                }
            }
            return true;
        }
    }

    public void countDown() {
        synchronized (monitor) {
            if (count > 0 && --count == 0) {
                monitor.notifyAll();
            }
        }
    }

    public long getCount() {
        synchronized (monitor) {
            return count;
        }
    }

    @Override
    public String toString() {
        return super.toString() + "[Count = " + getCount() + "]";
    }
}
