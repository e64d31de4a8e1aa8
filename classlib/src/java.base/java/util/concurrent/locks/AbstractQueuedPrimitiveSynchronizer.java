//#file AbstractQueued$Long$Synchronizer.java: int long
//#word Long int= long=Long
//#word version int=1 long=2
package java.util.concurrent.locks;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.List;
import java.util.concurrent.TimeUnit;
import jdk.internal.concurrent.Deadline;

/**
 * The base of locks whose state is a number: subclasses say what the number means, this class has threads wait in the
 * order of their arrival. Only the first of them tries, whenever it is woken.
 */
public abstract class AbstractQueued$Long$Synchronizer extends AbstractOwnableSynchronizer implements java.io.Serializable {
    private static final long serialVersionUID = 737398497257241469$version$L;

    private volatile $type$ state;
    private final transient WaitQueue queue = new WaitQueue();

    protected AbstractQueued$Long$Synchronizer() {
    }

    protected final $type$ getState() {
        return state;
    }

    protected final void setState($type$ newState) {
        state = newState;
    }

    protected final boolean compareAndSetState($type$ expect, $type$ update) {
        if (state == expect) {
            state = update;
            return true;
        }
        return false;
    }

    protected boolean tryAcquire($type$ arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryRelease($type$ arg) {
        throw new UnsupportedOperationException();
    }

    protected $type$ tryAcquireShared($type$ arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean tryReleaseShared($type$ arg) {
        throw new UnsupportedOperationException();
    }

    protected boolean isHeldExclusively() {
        throw new UnsupportedOperationException();
    }

    /** Tries for a thread at the head of the queue. */
    private boolean attempt(WaitQueue.Node node, $type$ arg) {
        if (!node.shared) {
            return tryAcquire(arg);
        }
        $type$ left = tryAcquireShared(arg);
        node.more = left > 0;
        return left >= 0;
    }

    /** Waits in the queue; false where the deadline came first. */
    private boolean await(WaitQueue.Node node, $type$ arg, boolean interruptible, Deadline deadline)
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

    private boolean acquire($type$ arg, boolean shared, boolean interruptible, Deadline deadline)
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

    private void acquireAnyway(WaitQueue.Node node, $type$ arg) {
        try {
            await(node, arg, false, Deadline.never());
        } catch (InterruptedException impossible) {
            throw new InternalError(impossible);
        }
    }

    public final void acquire($type$ arg) {
        if (!tryAcquire(arg)) {
            acquireAnyway(queue.add(false), arg);
        }
    }

    public final void acquireInterruptibly($type$ arg) throws InterruptedException {
        acquire(arg, false, true, Deadline.never());
    }

    public final boolean tryAcquireNanos($type$ arg, long nanosTimeout) throws InterruptedException {
        return acquire(arg, false, true, Deadline.after(nanosTimeout));
    }

    public final boolean release($type$ arg) {
        if (tryRelease(arg)) {
            queue.wakeFirst();
            return true;
        }
        return false;
    }

    public final void acquireShared($type$ arg) {
        if (tryAcquireShared(arg) < 0) {
            acquireAnyway(queue.add(true), arg);
        }
    }

    public final void acquireSharedInterruptibly($type$ arg) throws InterruptedException {
        acquire(arg, true, true, Deadline.never());
    }

    public final boolean tryAcquireSharedNanos($type$ arg, long nanosTimeout) throws InterruptedException {
        return acquire(arg, true, true, Deadline.after(nanosTimeout));
    }

    public final boolean releaseShared($type$ arg) {
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

        private AbstractQueued$Long$Synchronizer owner() {
            return AbstractQueued$Long$Synchronizer.this;
        }

        private void checkHeld() {
            if (!isHeldExclusively()) {
                throw new IllegalMonitorStateException();
            }
        }

        private $type$ releaseAll() {
            $type$ saved = getState();
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
            $type$ saved;
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
            long left = deadline.left();
            // Of less time than none as little as possible is left.
            return left <= nanosTimeout ? left : Long.MIN_VALUE;
        }

        @Override
        public final boolean awaitUntil(Date deadline) throws InterruptedException {
            return await(true, Deadline.after(Deadline.nanosUntil(deadline.getTime())));
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
