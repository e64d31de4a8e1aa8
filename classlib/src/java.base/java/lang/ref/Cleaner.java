package java.lang.ref;

import java.util.Objects;
import java.util.concurrent.ThreadFactory;

/** Runs actions when objects have become unreachable. */
public final class Cleaner {
    public interface Cleanable {
        void clean();
    }

    private static int made;

    private final ReferenceQueue<Object> queue = new ReferenceQueue<>();
    /** The actions that wait, as a ring with this one in it. */
    private final Action waiting = new Action();

    private Cleaner() {
    }

    public static Cleaner create() {
        return started(task -> {
            Thread thread = new Thread(null, task, "Cleaner-" + made++, 0, false);
            thread.setPriority(Thread.MAX_PRIORITY - 2);
            return thread;
        });
    }

    public static Cleaner create(ThreadFactory threadFactory) {
        return started(Objects.requireNonNull(threadFactory, "threadFactory"));
    }

    private static Cleaner started(ThreadFactory factory) {
        Cleaner cleaner = new Cleaner();
        // The cleaner itself is an object of which the thread must know when it is gone.
        Action own = new Action(cleaner, cleaner.queue, cleaner.waiting, () -> {
        });
        Service service = new Service(cleaner.queue, cleaner.waiting);
        Thread thread = factory.newThread(service);
        thread.setDaemon(true);
        thread.start();
        return own == null ? null : cleaner;
    }

    public Cleanable register(Object obj, Runnable action) {
        Objects.requireNonNull(obj, "obj");
        return new Action(obj, queue, waiting, Objects.requireNonNull(action, "action"));
    }

    /** What takes actions from the queue as long as there are some. */
    private record Service(ReferenceQueue<Object> queue, Action waiting) implements Runnable {
        @Override
        public void run() {
            while (!waiting.isAlone()) {
                try {
                    ((Action) queue.remove()).clean();
                } catch (Throwable ignored) {
                    // Exceptions of actions are nobody's.
                }
            }
        }
    }

    /** An action and the object that it waits for; kept reachable by the ring. */
    private static final class Action extends PhantomReference<Object> implements Cleanable {
        private final Action ring;
        private final Runnable action;
        private Action before = this;
        private Action after = this;

        /** The ring's own. */
        Action() {
            super(null, null);
            ring = this;
            action = null;
        }

        Action(Object obj, ReferenceQueue<Object> queue, Action ring, Runnable action) {
            super(obj, queue);
            this.ring = ring;
            this.action = action;
            synchronized (ring) {
                before = ring;
                after = ring.after;
                after.before = this;
                ring.after = this;
            }
            Reference.reachabilityFence(obj);
        }

        boolean isAlone() {
            synchronized (ring) {
                return after == this;
            }
        }

        @Override
        public void clean() {
            synchronized (ring) {
                if (after == this) {
                    return;
                }
                before.after = after;
                after.before = before;
                before = this;
                after = this;
            }
            super.clear();
            action.run();
        }
    }
}
