package java.util.concurrent.locks;

import java.util.ArrayDeque;
import java.util.concurrent.TimeUnit;

/**
 * A lock that its owner may take again. Its state is guarded by its own monitor; waiting threads queue there in
 * order of arrival, which serves fair and unfair locks alike.
 */
public class ReentrantLock implements Lock, java.io.Serializable {
    private static final long serialVersionUID = 7373984872572414699L;

    /** Nobody else can hold it. */
    private final transient Object monitor = new Object();
    private boolean fair;
    private transient Thread owner;
    private transient int holds;
    private transient final ArrayDeque<Thread> queue = new ArrayDeque<>();

    public ReentrantLock() {
        this(false);
    }

    public ReentrantLock(boolean fair) {
        this.fair = fair;
    }

    @Override
    public void lock() {
        acquire(1, false);
    }

    /** Takes the lock {@code n} times at once, perhaps queued already; an interrupt is kept for later. */
    private void acquire(int n, boolean enqueued) {
        Thread me = Thread.currentThread();
        boolean interrupted = false;
        synchronized (monitor) {
            if (owner == me) {
                hold(n);
                return;
            }
            if (enqueued || owner != null || fair && !queue.isEmpty()) {
                if (!enqueued) {
                    queue.addLast(me);
                }
                while (owner != null || queue.peekFirst() != me) {
                    try {
                        monitor.wait();
                    } catch (InterruptedException e) {
                        interrupted = true;
                    }
                }
                queue.removeFirst();
            }
            owner = me;
            holds = n;
        }
        if (interrupted) {
            me.interrupt();
        }
    }

    private void hold(int n) {
        int h = holds + n;
        if (h < 0) {
            throw new Error("Maximum lock count exceeded");
        }
        holds = h;
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
        acquireWithin(Long.MAX_VALUE);
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
        return acquireWithin(unit.toNanos(timeout));
    }

    private boolean acquireWithin(long nanos) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        Thread me = Thread.currentThread();
        synchronized (monitor) {
            if (owner == me) {
                hold(1);
                return true;
            }
            if (owner != null || fair && !queue.isEmpty()) {
                if (nanos <= 0) {
                    return false;
                }
                long deadline = nanos == Long.MAX_VALUE ? 0 : System.nanoTime() + nanos;
                queue.addLast(me);
                try {
                    while (owner != null || queue.peekFirst() != me) {
                        if (nanos == Long.MAX_VALUE) {
                            monitor.wait();
                        } else {
                            long left = deadline - System.nanoTime();
                            if (left <= 0) {
                                return false;
                            }
                            monitor.wait(left / 1_000_000L, (int) (left % 1_000_000L));
                        }
                    }
                } finally {
                    queue.remove(me);
                    monitor.notifyAll(); // the next in the queue may go now
                }
            }
            owner = me;
            holds = 1;
            return true;
        }
    }

    @Override
    public boolean tryLock() {
        synchronized (monitor) {
            Thread me = Thread.currentThread();
            if (owner == me) {
                hold(1);
                return true;
            }
            if (owner != null) {
                return false;
            }
            owner = me;
            holds = 1;
            return true;
        }
    }

    @Override
    public void unlock() {
        synchronized (monitor) {
            if (owner != Thread.currentThread()) {
                throw new IllegalMonitorStateException();
            }
            if (--holds == 0) {
                owner = null;
                if (!queue.isEmpty()) {
                    monitor.notifyAll();
                }
            }
        }
    }

    /** Gives the lock up altogether; returns how often it was held. */
    private int releaseAll() {
        synchronized (monitor) {
            if (owner != Thread.currentThread()) {
                throw new IllegalMonitorStateException();
            }
            int n = holds;
            holds = 0;
            owner = null;
            monitor.notifyAll();
            return n;
        }
    }

    @Override
    public Condition newCondition() {
        return new LockCondition() {
            @Override
            Object lock() {
                return ReentrantLock.this;
            }

            @Override
            boolean isHeld() {
                return owner == Thread.currentThread();
            }

            @Override
            long release() {
                return releaseAll();
            }

            @Override
            void enqueue(Thread thread) {
                synchronized (monitor) {
                    queue.addLast(thread);
                }
            }

            @Override
            void regain(long holds, boolean enqueued) {
                acquire((int) holds, enqueued);
            }

            @Override
            public String toString() {
                return AbstractQueuedSynchronizer.ConditionObject.class.getName() + "@"
                        + Integer.toHexString(hashCode());
            }
        };
    }

    public int getHoldCount() {
        synchronized (monitor) {
            return owner == Thread.currentThread() ? holds : 0;
        }
    }

    public boolean isHeldByCurrentThread() {
        return owner == Thread.currentThread();
    }

    public boolean isLocked() {
        return owner != null;
    }

    public final boolean isFair() {
        return fair;
    }

    protected Thread getOwner() {
        return owner;
    }

    public final boolean hasQueuedThreads() {
        synchronized (monitor) {
            return !queue.isEmpty();
        }
    }

    public final boolean hasQueuedThread(Thread thread) {
        synchronized (monitor) {
            return queue.contains(java.util.Objects.requireNonNull(thread));
        }
    }

    public boolean hasWaiters(Condition condition) {
        return LockCondition.of(this, condition).waiting() > 0;
    }

    public int getWaitQueueLength(Condition condition) {
        return LockCondition.of(this, condition).waiting();
    }

    public final int getQueueLength() {
        synchronized (monitor) {
            return queue.size();
        }
    }

    @Override
    public String toString() {
        Thread o = owner;
        return super.toString() + (o == null ? "[Unlocked]" : "[Locked by thread " + o.getName() + "]");
    }

    /** The lock's state, as streams have it. */
    static class Sync extends AbstractQueuedSynchronizer {
        private static final long serialVersionUID = -5179523762034025860L;
    }

    static final class NonfairSync extends Sync {
        private static final long serialVersionUID = 7316153563782823691L;
    }

    static final class FairSync extends Sync {
        private static final long serialVersionUID = -3000897897090466540L;
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        java.io.ObjectOutputStream.PutField fields = out.putFields();
        Sync sync = fair ? new FairSync() : new NonfairSync();
        sync.setState(holds);
        fields.put("sync", sync);
        out.writeFields();
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        fair = in.readFields().get("sync", null) instanceof FairSync;
    }
}
