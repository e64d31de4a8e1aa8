package java.util.concurrent.locks;

import java.util.concurrent.TimeUnit;
import jdk.internal.concurrent.Deadline;

/**
 * A lock for readers or one writer that hands out stamps: a version that each write advances, below it a bit for the
 * writer and the number of readers. It belongs to no thread.
 */
public class StampedLock implements java.io.Serializable {
    private static final long serialVersionUID = -6001602636862214147L;

    private static final long READERS = 0x7f;
    private static final long WRITER = 0x80;
    private static final long ORIGIN = WRITER << 1;

    /** Nobody else can hold it. */
    private final transient Object monitor = new Object();
    private transient long state = ORIGIN;
    /** Readers beyond what the bits of the state can count. */
    private transient int moreReaders;
    private transient int waitingWriters;

    public StampedLock() {
    }

    private long takeWrite() {
        return state |= WRITER;
    }

    private long takeRead() {
        if ((state & READERS) >= READERS - 1) {
            moreReaders++;
            return state;
        }
        return ++state;
    }

    private boolean isFree() {
        return (state & (WRITER | READERS)) == 0;
    }

    private long write(Deadline deadline) throws InterruptedException {
        synchronized (monitor) {
            waitingWriters++;
            try {
                while (!isFree()) {
                    if (!deadline.waitOn(monitor)) {
                        return 0;
                    }
                }
                return takeWrite();
            } finally {
                waitingWriters--;
                if (isFree()) {
                    monitor.notifyAll();
                }
            }
        }
    }

    private long read(Deadline deadline) throws InterruptedException {
        synchronized (monitor) {
            while ((state & WRITER) != 0 || waitingWriters > 0 && !isFree()) {
                if (!deadline.waitOn(monitor)) {
                    return 0;
                }
            }
            return takeRead();
        }
    }
    //#for lock Lock may
    //#| write | Write | isFree()
    //#| read | Read | (state & WRITER) == 0

    public long $lock$Lock() {
        boolean interrupted = false;
        while (true) {
            try {
                long stamp = $lock$(Deadline.never());
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
                return stamp;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
    }

    public long try$Lock$Lock() {
        synchronized (monitor) {
            return $may$ ? take$Lock$() : 0;
        }
    }

    public long try$Lock$Lock(long time, TimeUnit unit) throws InterruptedException {
        checkInterrupt();
        return $lock$(Deadline.after(unit.toNanos(time)));
    }

    public long $lock$LockInterruptibly() throws InterruptedException {
        checkInterrupt();
        return $lock$(Deadline.never());
    }
    //#end

    private static void checkInterrupt() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    public long tryOptimisticRead() {
        synchronized (monitor) {
            return (state & WRITER) == 0 ? state & ~READERS : 0;
        }
    }

    public boolean validate(long stamp) {
        synchronized (monitor) {
            return stamp != 0 && (stamp & ~READERS) == (state & ~READERS);
        }
    }

    private boolean sameVersion(long stamp) {
        return (stamp & ~READERS) == (state & ~READERS);
    }

    private long endWrite() {
        state += WRITER;
        if (state == 0) {
            state = ORIGIN;
        }
        monitor.notifyAll();
        return state;
    }

    private void endRead() {
        if (moreReaders > 0) {
            moreReaders--;
        } else {
            state--;
        }
        if (isFree()) {
            monitor.notifyAll();
        }
    }

    public void unlockWrite(long stamp) {
        synchronized (monitor) {
            if (state != stamp || (stamp & WRITER) == 0) {
                throw new IllegalMonitorStateException();
            }
            endWrite();
        }
    }

    public void unlockRead(long stamp) {
        synchronized (monitor) {
            if ((stamp & READERS) == 0 || !sameVersion(stamp) || (state & READERS) == 0) {
                throw new IllegalMonitorStateException();
            }
            endRead();
        }
    }

    public void unlock(long stamp) {
        if ((stamp & WRITER) != 0) {
            unlockWrite(stamp);
        } else {
            unlockRead(stamp);
        }
    }

    public long tryConvertToWriteLock(long stamp) {
        synchronized (monitor) {
            if (!sameVersion(stamp)) {
                return 0;
            }
            if ((stamp & WRITER) != 0) {
                return stamp == state ? stamp : 0;
            }
            if ((stamp & READERS) == 0) {
                return isFree() ? takeWrite() : 0;
            }
            if ((state & READERS) != 1) {
                return 0;
            }
            state--;
            return takeWrite();
        }
    }

    public long tryConvertToReadLock(long stamp) {
        synchronized (monitor) {
            if (!sameVersion(stamp)) {
                return 0;
            }
            if ((stamp & WRITER) != 0) {
                if (stamp != state) {
                    return 0;
                }
                endWrite();
                return takeRead();
            }
            if ((stamp & READERS) == 0) {
                return takeRead();
            }
            return (state & READERS) == 0 ? 0 : stamp;
        }
    }

    public long tryConvertToOptimisticRead(long stamp) {
        synchronized (monitor) {
            if (!sameVersion(stamp)) {
                return 0;
            }
            if ((stamp & WRITER) != 0) {
                return stamp == state ? endWrite() : 0;
            }
            if ((stamp & READERS) != 0) {
                if ((state & READERS) == 0) {
                    return 0;
                }
                endRead();
                return state & ~READERS;
            }
            return stamp;
        }
    }
    //#for Kind KINDS
    //#| Write | WRITER
    //#| Read | READERS

    public boolean tryUnlock$Kind$() {
        synchronized (monitor) {
            if ((state & $KINDS$) == 0) {
                return false;
            }
            end$Kind$();
            return true;
        }
    }
    //#end

    public boolean isWriteLocked() {
        synchronized (monitor) {
            return (state & WRITER) != 0;
        }
    }

    public boolean isReadLocked() {
        return getReadLockCount() != 0;
    }

    public static boolean isWriteLockStamp(long stamp) {
        return (stamp & (WRITER | READERS)) == WRITER;
    }

    public static boolean isReadLockStamp(long stamp) {
        return (stamp & READERS) != 0;
    }

    public static boolean isLockStamp(long stamp) {
        return (stamp & (WRITER | READERS)) != 0;
    }

    public static boolean isOptimisticReadStamp(long stamp) {
        return (stamp & (WRITER | READERS)) == 0 && stamp != 0;
    }

    public int getReadLockCount() {
        synchronized (monitor) {
            return (int) (state & READERS) + moreReaders;
        }
    }

    @Override
    public String toString() {
        int readers = getReadLockCount();
        return super.toString()
                + (isWriteLocked() ? "[Write-locked]" : readers == 0 ? "[Unlocked]" : "[Read-locks:" + readers + "]");
    }

    public Lock asReadLock() {
        return new View(this, false);
    }

    public Lock asWriteLock() {
        return new View(this, true);
    }

    public ReadWriteLock asReadWriteLock() {
        Lock read = asReadLock();
        Lock write = asWriteLock();
        return new ReadWriteLock() {
            @Override
            public Lock readLock() {
                return read;
            }

            @Override
            public Lock writeLock() {
                return write;
            }
        };
    }

    /** One side of the lock, for those who do not keep stamps. */
    private record View(StampedLock stamped, boolean write) implements Lock {
        @Override
        public void lock() {
            if (write) {
                stamped.writeLock();
            } else {
                stamped.readLock();
            }
        }

        @Override
        public void lockInterruptibly() throws InterruptedException {
            if (write) {
                stamped.writeLockInterruptibly();
            } else {
                stamped.readLockInterruptibly();
            }
        }

        @Override
        public boolean tryLock() {
            return (write ? stamped.tryWriteLock() : stamped.tryReadLock()) != 0;
        }

        @Override
        public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
            return (write ? stamped.tryWriteLock(time, unit) : stamped.tryReadLock(time, unit)) != 0;
        }

        @Override
        public void unlock() {
            if (!(write ? stamped.tryUnlockWrite() : stamped.tryUnlockRead())) {
                throw new IllegalMonitorStateException();
            }
        }

        @Override
        public Condition newCondition() {
            throw new UnsupportedOperationException();
        }
    }
}
