package java.util.concurrent.locks;

import java.util.IdentityHashMap;
import java.util.Iterator;
import jdk.internal.concurrent.Deadline;

/** One permit for each thread: {@code unpark} gives it, {@code park} waits for it and takes it. */
public class LockSupport {
    private static final class Permit {
        boolean given;
        Object blocker;
    }

    /** The threads that are parked or have a permit. */
    private static final IdentityHashMap<Thread, Permit> PERMITS = new IdentityHashMap<>();
    /** The size at which permits of dead threads are looked for. */
    private static int sweepSize = 64;

    private LockSupport() {
    }

    private static Permit permitOf(Thread thread) {
        // Not the lock of this class, which programs may hold for ever.
        synchronized (PERMITS) {
            Permit permit = PERMITS.get(thread);
            if (permit == null) {
                if (PERMITS.size() >= sweepSize) {
                    for (Iterator<Thread> i = PERMITS.keySet().iterator(); i.hasNext();) {
                        if (!i.next().isAlive()) {
                            i.remove();
                        }
                    }
                    sweepSize = 2 * PERMITS.size() + 64;
                }
                permit = new Permit();
                PERMITS.put(thread, permit);
            }
            return permit;
        }
    }

    public static void unpark(Thread thread) {
        if (thread == null || !thread.isAlive()) {
            return;
        }
        Permit permit = permitOf(thread);
        synchronized (permit) {
            permit.given = true;
            permit.notifyAll();
        }
    }

    public static void setCurrentBlocker(Object blocker) {
        Permit permit = permitOf(Thread.currentThread());
        synchronized (permit) {
            permit.blocker = blocker;
        }
    }

    private static void park(Object blocker, Deadline deadline) {
        Thread me = Thread.currentThread();
        Permit permit = permitOf(me);
        boolean interrupted = false;
        synchronized (permit) {
            permit.blocker = blocker;
            try {
                while (!permit.given && !me.isInterrupted() && deadline.waitOn(permit)) {
                    // Looked at again.
                }
            } catch (InterruptedException e) {
                interrupted = true;
            }
            permit.given = false;
            permit.blocker = null;
        }
        if (interrupted) {
            me.interrupt();
        }
    }

    public static void park() {
        park(null, Deadline.never());
    }

    public static void park(Object blocker) {
        park(blocker, Deadline.never());
    }

    public static void parkNanos(long nanos) {
        parkNanos(null, nanos);
    }

    public static void parkNanos(Object blocker, long nanos) {
        if (nanos > 0) {
            park(blocker, Deadline.after(nanos));
        }
    }

    public static void parkUntil(long deadline) {
        parkUntil(null, deadline);
    }

    public static void parkUntil(Object blocker, long deadline) {
        // What has passed needs no difference, which could be too large.
        long now = System.currentTimeMillis();
        long millis = deadline <= now ? 0 : Math.min(deadline - Math.max(now, 0), Long.MAX_VALUE / 1_000_000);
        park(blocker, Deadline.after(millis * 1_000_000));
    }

    public static Object getBlocker(Thread t) {
        if (t == null) {
            throw new NullPointerException();
        }
        synchronized (PERMITS) {
            Permit permit = PERMITS.get(t);
            return permit == null ? null : permit.blocker;
        }
    }
}
