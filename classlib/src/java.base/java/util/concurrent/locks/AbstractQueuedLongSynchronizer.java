package java.util.concurrent.locks;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.concurrent.TimeUnit;
import jdk.internal.concurrent.Deadline;

/**
 * The base of locks whose state is a long number: subclasses say what the number means, this class has threads wait in the
 * order of their arrival. Only the first of them tries, whenever it is woken.
 */
public abstract class AbstractQueuedLongSynchronizer extends AbstractOwnableSynchronizer implements java.io.Serializable {
    private static final long serialVersionUID = 7373984972572414692L;

    private volatile long state;
    private final transient WaitQueue queue = new WaitQueue();

    protected AbstractQueuedLongSynchronizer() {
    }

    protected final long getState() {
        return state;
    }

    protected final void setState(long newState) {
        state = newState;
    }

    protected final boolean compareAndSetState(long expect, long update) {
        if (state == expect) {
            state = update;
            return true;
        }
        return false;
    }

    protected boolean tryAcquire(long arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryRelease(long arg) {
        throw new UnsupportedOperationException();
    }

    protected long tryAcquireShared(long arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryReleaseShared(long arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean isHeldExclusively() {
        throw new UnsupportedOperationException();
    }

    /** Tries for a thread at the head of the queue. */
    private boolean attempt(WaitQueue.Node node, long arg) {
        if (!node.shared) {
            return tryAcquire(arg);
        }
        long left = tryAcquireShared(arg);
        node.more = left > 0;
        return left >= 0;
    }

    /** Waits in the queue; false where the deadline came first. */
    private boolean await(WaitQueue.Node node, long arg, boolean interruptible, Deadline deadline)
            throws InterruptedException {
        boolean interrupted = false;
        boolean acquired = false;
        try {
            while (!acquired) {
                if (queue.isFirst(node) && attempt(node, arg)) {
                    acquired = true;
                } else if (deadline.left() <= 0) {
                    return false;
                } else {
                    queue.park(this, deadline);
                    if (Thread.interrupted()) {
                        if (interruptible) {
                            throw new InterruptedException();
                        }
                        interrupted = true;
                    }
                }
            }
            return true;
        } finally {
            queue.remove(node, !acquired || node.more);
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private boolean acquire(long arg, boolean shared, boolean interruptible, Deadline deadline)
            throws InterruptedException {
        if (interruptible && Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (shared ? tryAcquireShared(arg) >= 0 : tryAcquire(arg)) {
            return true;
        }
        if (deadline.left() <= 0) {
            return false;
        }
        return await(queue.add(shared), arg, interruptible, deadline);
    }

    private void acquireAnyway(WaitQueue.Node node, long arg) {
        try {
            await(node, arg, false, Deadline.never());
        } catch (InterruptedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public final void acquire(long arg) {
        if (!tryAcquire(arg)) {
            acquireAnyway(queue.add(false), arg);
        }
    }

    public final void acquireInterruptibly(long arg) throws InterruptedException {
        acquire(arg, false, true, Deadline.never());
    }

    public final boolean tryAcquireNanos(long arg, long nanosTimeout) throws InterruptedException {
        return acquire(arg, false, true, Deadline.after(nanosTimeout));
    }

    public final boolean release(long arg) {
        if (tryRelease(arg)) {
            queue.wakeFirst();
            return true;
        }
        return false;
    }

    public final void acquireShared(long arg) {
        if (tryAcquireShared(arg) < 0) {
            acquireAnyway(queue.add(true), arg);
        }
    }

    public final void acquireSharedInterruptibly(long arg) throws InterruptedException {
        acquire(arg, true, true, Deadline.never());
    }

    public final boolean tryAcquireSharedNanos(long arg, long nanosTimeout) throws InterruptedException {
        return acquire(arg, true, true, Deadline.after(nanosTimeout));
    }

    public final boolean releaseShared(long arg) {
        if (tryReleaseShared(arg)) {
            queue.wakeFirst();
            return true;
        }
        return false;
    }

    public final boolean hasQueuedThreads() {
        return queue.length() > 0;
    }

    public final boolean hasContended() {
        return queue.used();
    }

    public final Thread getFirstQueuedThread() {
        return queue.firstThread();
    }

    public final boolean isQueued(Thread thread) {
        if (thread == null) {
            throw new NullPointerException();
        }
        return getQueuedThreads().contains(thread);
    }

    public final boolean hasQueuedPredecessors() {
        Thread first = queue.firstThread();
        return first != null && first != Thread.currentThread();
    }

    public final int getQueueLength() {
        return queue.length();
    }

    public final Collection<Thread> getQueuedThreads() {
        return queue.threads(true, true);
    }

    public final Collection<Thread> getExclusiveQueuedThreads() {
        return queue.threads(true, false);
    }

    public final Collection<Thread> getSharedQueuedThreads() {
        return queue.threads(false, true);
    }

    @Override
    public String toString() {
        return super.toString() + "[State = " + getState() + ", " + (hasQueuedThreads() ? "non" : "") + "empty queue]";
    }

    public final boolean owns(ConditionObject condition) {
        return condition.owner() == this;
    }

    private ConditionObject own(ConditionObject condition) {
        if (!owns(condition)) {
            throw new IllegalArgumentException("Not owner");
        }
        return condition;
    }

    public final boolean hasWaiters(ConditionObject condition) {
        return own(condition).hasWaiters();
    }

    public final int getWaitQueueLength(ConditionObject condition) {
        return own(condition).getWaitQueueLength();
    }

    public final Collection<Thread> getWaitingThreads(ConditionObject condition) {
        return own(condition).getWaitingThreads();
    }

    /** A condition of a lock that one thread holds. A signal puts the waiting thread into the lock's own queue. */
    public class ConditionObject implements Condition, java.io.Serializable {
        private static final long serialVersionUID = 1173984872572414699L;

        /** Guarded by itself. */
        private final transient ArrayDeque<WaitQueue.Node> waiters = new ArrayDeque<>();

        public ConditionObject() {
        }

        private AbstractQueuedLongSynchronizer owner() {
            return AbstractQueuedLongSynchronizer.this;
        }

        private void checkHeld() {
            if (!isHeldExclusively()) {
                throw new IllegalMonitorStateException();
            }
        }

        private long releaseAll() {
            long saved = getState();
            if (!release(saved)) {
                throw new IllegalMonitorStateException();
            }
            return saved;
        }

        /** Takes the first waiting thread over; false where there is none. */
        private boolean transfer() {
            synchronized (waiters) {
                WaitQueue.Node first = waiters.pollFirst();
                if (first == null) {
                    return false;
                }
                first.signalled = true;
                queue.add(first);
                return true;
            }
        }

        @Override
        public final void signal() {
            checkHeld();
            transfer();
        }

        @Override
        public final void signalAll() {
            checkHeld();
            while (transfer()) {
                continue;
            }
        }

        /** Whether it was signalled before the deadline. */
        private boolean await(boolean interruptible, Deadline deadline) throws InterruptedException {
            if (interruptible && Thread.interrupted()) {
                throw new InterruptedException();
            }
            checkHeld();
            WaitQueue.Node node = new WaitQueue.Node(Thread.currentThread(), false);
            synchronized (waiters) {
                waiters.addLast(node);
            }
            long saved;
            try {
                saved = releaseAll();
            } catch (RuntimeException | Error failure) {
                synchronized (waiters) {
                    waiters.remove(node);
                }
                throw failure;
            }
            boolean interrupted = false;
            boolean thrown = false;
            while (!node.signalled && deadline.left() > 0 && !thrown) {
                queue.park(this, deadline);
                if (Thread.interrupted()) {
                    interrupted = true;
                    thrown = interruptible && !node.signalled;
                }
            }
            boolean signalled;
            synchronized (waiters) {
                signalled = node.signalled;
                if (!signalled) {
                    waiters.remove(node);
                    queue.add(node);
                }
            }
            acquireAnyway(node, saved);
            if (thrown) {
                throw new InterruptedException();
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            return signalled;
        }

        @Override
        public final void awaitUninterruptibly() {
            try {
                await(false, Deadline.never());
            } catch (InterruptedException impossible) {
                throw new InternalError(impossible);
            }
        }

        @Override
        public final void await() throws InterruptedException {
            await(true, Deadline.never());
        }

        @Override
        public final long awaitNanos(long nanosTimeout) throws InterruptedException {
            Deadline deadline = Deadline.after(nanosTimeout);
            await(true, deadline);
            return deadline.left();
        }

        @Override
        public final boolean awaitUntil(Date deadline) throws InterruptedException {
            return await(true, Deadline.after((deadline.getTime() - System.currentTimeMillis()) * 1_000_000));
        }

        @Override
        public final boolean await(long time, TimeUnit unit) throws InterruptedException {
            return await(true, Deadline.after(unit.toNanos(time)));
        }

        protected final boolean hasWaiters() {
            return getWaitQueueLength() > 0;
        }

        protected final int getWaitQueueLength() {
            checkHeld();
            synchronized (waiters) {
                return waiters.size();
            }
        }

        protected final Collection<Thread> getWaitingThreads() {
            checkHeld();
            synchronized (waiters) {
                List<Thread> threads = new ArrayList<>();
                for (WaitQueue.Node node : waiters) {
                    threads.add(node.thread);
                }
                return threads;
            }
        }
    }
}
