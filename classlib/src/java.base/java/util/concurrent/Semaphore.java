package java.util.concurrent;

import java.util.ArrayDeque;
import jdk.internal.concurrent.Deadline;

/** A number of permits to be taken and given back. Threads that wait are served in order of arrival. */
public class Semaphore implements java.io.Serializable {
    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    private static final long serialVersionUID = -3222578661600680210L;

    private boolean fair;
    private int permits;
    private final transient ArrayDeque<Thread> queue = new ArrayDeque<>();

    public Semaphore(int permits) {
        this(permits, false);
    }

    public Semaphore(int permits, boolean fair) {
        this.permits = permits;
        this.fair = fair;
    }

    public void acquire() throws InterruptedException {
        acquire(1);
    }

    public void acquire(int permits) throws InterruptedException {
        acquire(permits, Deadline.never());
    }

    public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
        return tryAcquire(1, timeout, unit);
    }

    public boolean tryAcquire(int permits, long timeout, TimeUnit unit) throws InterruptedException {
        check(permits);
        return acquire(permits, Deadline.after(unit.toNanos(timeout)));
    }

    private boolean acquire(int n, Deadline deadline) throws InterruptedException {
        synchronized (monitor) {
            check(n);
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            if (permits >= n && (!fair || queue.isEmpty())) {
                permits -= n;
                return true;
            }
            Thread me = Thread.currentThread();
            queue.addLast(me);
            try {
                while (permits < n || queue.peekFirst() != me) {
                    if (!deadline.waitOn(monitor)) {
                        return false;
                    }
                }
                permits -= n;
                return true;
            } finally {
                queue.remove(me);
                monitor.notifyAll(); // there may be enough for the next in the queue
            }
        }
    }

    public void acquireUninterruptibly() {
        acquireUninterruptibly(1);
    }

    public void acquireUninterruptibly(int permits) {
        check(permits);
        boolean interrupted = Thread.interrupted();
        while (true) {
            try {
                acquire(permits, Deadline.never());
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    public boolean tryAcquire() {
        return tryAcquire(1);
    }

    public boolean tryAcquire(int permits) {
        synchronized (monitor) {
            check(permits);
            if (this.permits < permits) {
                return false;
            }
            this.permits -= permits;
            return true;
        }
    }

    public void release() {
        release(1);
    }

    public void release(int permits) {
        synchronized (monitor) {
            check(permits);
            int sum = this.permits + permits;
            if (sum < this.permits) {
                throw new Error("Maximum permit count exceeded");
            }
            this.permits = sum;
            monitor.notifyAll();
        }
    }

    private static void check(int permits) {
        if (permits < 0) {
            throw new IllegalArgumentException();
        }
    }

    public int availablePermits() {
        synchronized (monitor) {
            return permits;
        }
    }

    public int drainPermits() {
        synchronized (monitor) {
            int n = permits;
            permits = 0;
            return n;
        }
    }

    protected void reducePermits(int reduction) {
        synchronized (monitor) {
            check(reduction);
            permits -= reduction;
        }
    }

    public boolean isFair() {
        return fair;
    }

    public final boolean hasQueuedThreads() {
        synchronized (monitor) {
            return !queue.isEmpty();
        }
    }

    public final int getQueueLength() {
        synchronized (monitor) {
            return queue.size();
        }
    }

    @Override
    public String toString() {
        return super.toString() + "[Permits = " + availablePermits() + "]";
    }

    /** The semaphore's state, as streams have it. */
    static class Sync extends java.util.concurrent.locks.AbstractQueuedSynchronizer {
        private static final long serialVersionUID = 1192457210091910933L;

        final int permits() {
            return getState();
        }

        final void permits(int permits) {
            setState(permits);
        }
    }

    static final class NonfairSync extends Sync {
        private static final long serialVersionUID = -2694183684443567898L;
    }

    static final class FairSync extends Sync {
        private static final long serialVersionUID = 2014338818796000944L;
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        java.io.ObjectOutputStream.PutField fields = out.putFields();
        Sync sync = fair ? new FairSync() : new NonfairSync();
        sync.permits(permits);
        fields.put("sync", sync);
        out.writeFields();
    }

    private Object readResolve() {
        return new Semaphore(permits, fair);
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        Object sync = in.readFields().get("sync", null);
        fair = sync instanceof FairSync;
        permits = sync instanceof Sync state ? state.permits() : 0;
    }
}
