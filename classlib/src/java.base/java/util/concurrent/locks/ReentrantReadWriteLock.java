package java.util.concurrent.locks;

import java.util.IdentityHashMap;
import java.util.concurrent.TimeUnit;
import jdk.internal.concurrent.Deadline;

/**
 * A lock for readers or one writer, each of which may take it again; the writer may read as well. All state is guarded
 * by the monitor. New readers wait behind a waiting writer.
 */
public class ReentrantReadWriteLock implements ReadWriteLock, java.io.Serializable {
    private static final long serialVersionUID = -6992448646407690164L;

    /** Nobody else can hold it. */
    private final transient Object monitor = new Object();
    private final boolean fair;
    private final ReadLock readLock = new ReadLock(this);
    private final WriteLock writeLock = new WriteLock(this);
    private transient Thread writer;
    private transient int writeHolds;
    private transient int waitingWriters;
    private transient int waitingReaders;
    private transient int reads;
    private final transient IdentityHashMap<Thread, Integer> readHolds = new IdentityHashMap<>();

    public ReentrantReadWriteLock() {
        this(false);
    }

    public ReentrantReadWriteLock(boolean fair) {
        this.fair = fair;
    }

    @Override
    public ReadLock readLock() {
        return readLock;
    }

    @Override
    public WriteLock writeLock() {
        return writeLock;
    }

    private boolean read(Deadline deadline, boolean barging) throws InterruptedException {
        synchronized (monitor) {
            Thread me = Thread.currentThread();
            Integer holds = readHolds.get(me);
            if (writer != me && holds == null) {
                waitingReaders++;
                try {
                    while (writer != null || waitingWriters > 0 && !barging) {
                        if (!deadline.waitOn(monitor)) {
                            return false;
                        }
                    }
                } finally {
                    waitingReaders--;
                }
            }
            readHolds.put(me, holds == null ? 1 : holds + 1);
            reads++;
            return true;
        }
    }

    private void endRead() {
        synchronized (monitor) {
            Thread me = Thread.currentThread();
            Integer holds = readHolds.get(me);
            if (holds == null) {
                throw new IllegalMonitorStateException(
                        "attempt to unlock read lock, not locked by current thread");
            }
            if (holds == 1) {
                readHolds.remove(me);
            } else {
                readHolds.put(me, holds - 1);
            }
            if (--reads == 0) {
                monitor.notifyAll();
            }
        }
    }

    private boolean write(Deadline deadline) throws InterruptedException {
        return write(deadline, false);
    }

    /** Takes the lock of the writer; the thread may be counted among those that wait for it already. */
    private boolean write(Deadline deadline, boolean counted) throws InterruptedException {
        synchronized (monitor) {
            Thread me = Thread.currentThread();
            if (writer != me) {
                if (!counted) {
                    waitingWriters++;
                }
                boolean got = false;
                try {
                    while (writer != null || reads > 0) {
                        if (!deadline.waitOn(monitor)) {
                            return false;
                        }
                    }
                    got = true;
                } finally {
                    waitingWriters--;
                    if (!got) {
                        monitor.notifyAll(); // readers may have waited behind this writer
                    }
                }
                writer = me;
            }
            writeHolds++;
            return true;
        }
    }

    private void endWrite() {
        synchronized (monitor) {
            if (writer != Thread.currentThread()) {
                throw new IllegalMonitorStateException();
            }
            if (--writeHolds == 0) {
                writer = null;
                monitor.notifyAll();
            }
        }
    }

    /** Gives up all that the writer holds, as a reader as well: how often it wrote, above that how often it read. */
    private long endAll() {
        synchronized (monitor) {
            long holds = (long) reads << Integer.SIZE | writeHolds;
            reads = 0;
            readHolds.remove(Thread.currentThread());
            writeHolds = 1;
            endWrite();
            return holds;
        }
    }

    /** Holds again what the writer gave up. */
    private void regain(long holds, boolean counted) {
        boolean interrupted = Thread.interrupted();
        boolean got = false;
        while (!got) {
            try {
                got = write(Deadline.never(), counted);
            } catch (InterruptedException e) {
                interrupted = true;
                counted = false;
            }
        }
        synchronized (monitor) {
            writeHolds = (int) holds;
            reads = (int) (holds >>> Integer.SIZE);
            if (reads > 0) {
                readHolds.put(Thread.currentThread(), reads);
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void lock(boolean write) {
        boolean interrupted = Thread.interrupted();
        while (true) {
            try {
                if (write ? write(Deadline.never()) : read(Deadline.never(), false)) {
                    break;
                }
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean lockInterruptibly(boolean write, Deadline deadline) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return write ? write(deadline) : read(deadline, false);
    }

    private boolean tryLock(boolean write) {
        try {
            return write ? write(Deadline.after(0)) : read(Deadline.after(0), true);
        } catch (InterruptedException impossible) {
            // Without time to wait there is no wait to be interrupted.
            throw new InternalError(impossible);
        }
    }

    public final boolean isFair() {
        return fair;
    }

    public int getReadLockCount() {
        synchronized (monitor) {
            return reads;
        }
    }

    public boolean isWriteLocked() {
        synchronized (monitor) {
            return writer != null;
        }
    }

    public boolean isWriteLockedByCurrentThread() {
        synchronized (monitor) {
            return writer == Thread.currentThread();
        }
    }

    public int getWriteHoldCount() {
        synchronized (monitor) {
            return writer == Thread.currentThread() ? writeHolds : 0;
        }
    }

    public int getReadHoldCount() {
        synchronized (monitor) {
            Integer holds = readHolds.get(Thread.currentThread());
            return holds == null ? 0 : holds;
        }
    }

    public final boolean hasQueuedThreads() {
        return getQueueLength() > 0;
    }

    public boolean hasWaiters(Condition condition) {
        return LockCondition.of(this, condition).waiting() > 0;
    }

    public int getWaitQueueLength(Condition condition) {
        return LockCondition.of(this, condition).waiting();
    }

    public final int getQueueLength() {
        synchronized (monitor) {
            return waitingReaders + waitingWriters;
        }
    }

    @Override
    public String toString() {
        synchronized (monitor) {
            return super.toString() + "[Write locks = " + writeHolds + ", Read locks = " + reads + "]";
        }
    }
    //#for Mode whose serial writes
    //#| Read | readers | -5992448646407690164L | false
    //#| Write | writer | -4992448646407690164L | true

    /** The lock of the $whose$. */
    public static class $Mode$Lock implements Lock, java.io.Serializable {
        private static final long serialVersionUID = $serial$;

        private final ReentrantReadWriteLock owner;

        protected $Mode$Lock(ReentrantReadWriteLock lock) {
            owner = lock;
        }

        @Override
        public void lock() {
            owner.lock($writes$);
        }

        @Override
        public void lockInterruptibly() throws InterruptedException {
            owner.lockInterruptibly($writes$, Deadline.never());
        }

        @Override
        public boolean tryLock() {
            return owner.tryLock($writes$);
        }

        @Override
        public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
            return owner.lockInterruptibly($writes$, Deadline.after(unit.toNanos(timeout)));
        }

        @Override
        public void unlock() {
            owner.end$Mode$();
        }
        //#if Mode: Read

        @Override
        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }

        @Override
        public String toString() {
            return super.toString() + "[Read locks = " + owner.getReadLockCount() + "]";
        }
        //#else

        @Override
        public Condition newCondition() {
            return new LockCondition() {
                @Override
                Object lock() {
                    return owner;
                }

                @Override
                boolean isHeld() {
                    return owner.isWriteLockedByCurrentThread();
                }

                @Override
                long release() {
                    return owner.endAll();
                }

                @Override
                void enqueue(Thread thread) {
                    synchronized (owner.monitor) {
                        owner.waitingWriters++;
                    }
                }

                @Override
                void regain(long holds, boolean enqueued) {
                    owner.regain(holds, enqueued);
                }

                @Override
                public String toString() {
                    return AbstractQueuedLongSynchronizer.ConditionObject.class.getName() + "@"
                            + Integer.toHexString(hashCode());
                }
            };
        }

        public boolean isHeldByCurrentThread() {
            return owner.isWriteLockedByCurrentThread();
        }

        public int getHoldCount() {
            return owner.getWriteHoldCount();
        }

        @Override
        public String toString() {
            Thread writer = owner.writer;
            return super.toString()
                    + (writer == null ? "[Unlocked]" : "[Locked by thread " + writer.getName() + "]");
        }
        //#end
    }
    //#end
}
