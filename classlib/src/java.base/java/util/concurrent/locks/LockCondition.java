package java.util.concurrent.locks;

import java.util.ArrayDeque;
import java.util.Date;
import java.util.concurrent.TimeUnit;
import jdk.internal.concurrent.Deadline;

/** A condition of a lock that one thread holds: the threads that wait, and how they give the lock up meanwhile. */
abstract class LockCondition implements Condition {
    /** A waiting thread's own monitor, so that a signal meets exactly that thread, and is kept if it comes early. */
    private static final class Waiter {
        final Thread thread = Thread.currentThread();
        boolean signalled;
        /** Its time is over, or it was interrupted: a signal is for the next one. */
        boolean gone;
    }

    /** Whether this thread has the lock. */
    abstract boolean isHeld();

    /** Gives the lock up altogether; how it was held. */
    abstract long release();

    /** Counts the thread among those that wait for the lock: it was signalled, and will come. */
    abstract void enqueue(Thread thread);

    /** Waits for the lock, whatever interrupts, and holds it as before. */
    abstract void regain(long holds, boolean enqueued);

    private final ArrayDeque<Waiter> waiters = new ArrayDeque<>();

    private void checkOwner() {
        if (!isHeld()) {
            throw new IllegalMonitorStateException();
        }
    }

    @Override
    public void await() throws InterruptedException {
        waitFor(Long.MAX_VALUE, true);
    }

    @Override
    public void awaitUninterruptibly() {
        try {
            waitFor(Long.MAX_VALUE, false);
        } catch (InterruptedException impossible) {
            throw new InternalError(impossible);
        }
    }

    @Override
    public long awaitNanos(long nanosTimeout) throws InterruptedException {
        long deadline = System.nanoTime() + Math.max(nanosTimeout, 0);
        waitFor(nanosTimeout, true);
        long left = deadline - System.nanoTime();
        // Of less time than none as little as possible is left.
        return left <= nanosTimeout ? left : Long.MIN_VALUE;
    }

    @Override
    public boolean await(long time, TimeUnit unit) throws InterruptedException {
        return waitFor(unit.toNanos(time), true);
    }

    @Override
    public boolean awaitUntil(Date deadline) throws InterruptedException {
        return waitFor(Deadline.nanosUntil(deadline.getTime()), true);
    }

    /** The lock that this is a condition of. */
    abstract Object lock();

    /** The condition as one of that lock, or an exception. */
    static LockCondition of(Object lock, Condition condition) {
        java.util.Objects.requireNonNull(condition);
        if (!(condition instanceof LockCondition own)
                || own.lock() instanceof ReentrantLock != lock instanceof ReentrantLock) {
            throw new IllegalArgumentException("not owner");
        }
        if (own.lock() != lock) {
            throw new IllegalArgumentException("Not owner");
        }
        own.checkOwner();
        return own;
    }

    int waiting() {
        int n = 0;
        for (Waiter w : waiters) {
            synchronized (w) {
                if (!w.gone) {
                    n++;
                }
            }
        }
        return n;
    }

    /** Waits without the lock; tells whether it was signalled. The lock is held again in any case. */
    private boolean waitFor(long nanos, boolean interruptible) throws InterruptedException {
        if (interruptible && Thread.interrupted()) {
            throw new InterruptedException();
        }
        checkOwner();
        Waiter w = new Waiter();
        waiters.addLast(w);
        long holds = release();
        boolean interrupted = false;
        long deadline = nanos == Long.MAX_VALUE ? 0 : System.nanoTime() + Math.max(nanos, 0);
        synchronized (w) {
            while (!w.signalled) {
                try {
                    if (nanos == Long.MAX_VALUE) {
                        w.wait();
                    } else {
                        long left = deadline - System.nanoTime();
                        if (left <= 0) {
                            break;
                        }
                        w.wait(left / 1_000_000L, (int) (left % 1_000_000L));
                    }
                } catch (InterruptedException e) {
                    interrupted = true;
                    if (interruptible) {
                        break;
                    }
                }
            }
            w.gone = !w.signalled;
        }
        boolean signalled = w.signalled;
        regain(holds, signalled);
        if (!signalled) {
            waiters.remove(w);
        }
        if (interrupted) {
            if (interruptible && !signalled) {
                throw new InterruptedException();
            }
            Thread.currentThread().interrupt();
        }
        return signalled;
    }

    /** Whether the thread still waited for a signal. */
    private boolean wake(Waiter w) {
        synchronized (w) {
            if (w.gone) {
                return false;
            }
            enqueue(w.thread);
            w.signalled = true;
            w.notify();
            return true;
        }
    }

    @Override
    public void signal() {
        checkOwner();
        Waiter w = waiters.pollFirst();
        while (w != null && !wake(w)) {
            w = waiters.pollFirst();
        }
    }

    @Override
    public void signalAll() {
        checkOwner();
        Waiter w;
        while ((w = waiters.pollFirst()) != null) {
            wake(w);
        }
    }
}
