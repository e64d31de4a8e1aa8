package java.util.concurrent;

import jdk.internal.concurrent.Deadline;

/** Threads wait until it has been counted down to 0. */
public class CountDownLatch {
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

    private synchronized boolean await(Deadline deadline) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        while (count > 0) {
            if (!deadline.waitOn(this)) {
                return false;
            }
        }
        return true;
    }

    public synchronized void countDown() {
        if (count > 0 && --count == 0) {
            notifyAll();
        }
    }

    public synchronized long getCount() {
        return count;
    }

    @Override
    public String toString() {
        return super.toString() + "[Count = " + getCount() + "]";
    }
}
