package java.lang;

/** A group of threads, in a tree of groups. */
public class ThreadGroup implements Thread.UncaughtExceptionHandler {
    private static ThreadGroup main;
    private static ThreadGroup virtual;

    private final ThreadGroup parent;
    private final String name;
    private int maxPriority;
    private boolean daemon;

    private ThreadGroup(ThreadGroup parent, String name, int maxPriority) {
        this.parent = parent;
        this.name = name;
        this.maxPriority = maxPriority;
    }

    public ThreadGroup(String name) {
        this(Thread.currentThread().getThreadGroup(), name);
    }

    public ThreadGroup(ThreadGroup parent, String name) {
        this(parent, name, parent.getMaxPriority());
    }

    /** The group of the first thread. */
    static ThreadGroup main() {
        synchronized (LiveThreads.class) {
            if (main == null) {
                ThreadGroup system = new ThreadGroup(null, "system", Thread.MAX_PRIORITY);
                main = new ThreadGroup(system, "main", Thread.MAX_PRIORITY);
                // Only the first thread has no group from its creation, so that it is the one that asks first.
                LiveThreads.add(Thread.currentThread());
            }
            return main;
        }
    }

    /** The group of all virtual threads, which does not list them. */
    static ThreadGroup virtual() {
        synchronized (LiveThreads.class) {
            if (virtual == null) {
                virtual = new ThreadGroup(main().parent, "VirtualThreads", Thread.MAX_PRIORITY);
            }
            return virtual;
        }
    }

    public final String getName() {
        return name;
    }

    public final ThreadGroup getParent() {
        return parent;
    }

    public final int getMaxPriority() {
        return maxPriority;
    }

    public final void setMaxPriority(int pri) {
        if (pri >= Thread.MIN_PRIORITY && pri <= Thread.MAX_PRIORITY) {
            maxPriority = parent == null ? pri : Math.min(pri, parent.maxPriority);
        }
    }

    @Deprecated(since = "16", forRemoval = true)
    public final boolean isDaemon() {
        return daemon;
    }

    @Deprecated(since = "16", forRemoval = true)
    public final void setDaemon(boolean daemon) {
        this.daemon = daemon;
    }

    public final boolean parentOf(ThreadGroup g) {
        while (g != null) {
            if (g == this) {
                return true;
            }
            g = g.parent;
        }
        return false;
    }

    public int activeCount() {
        return LiveThreads.count(this);
    }

    public int enumerate(Thread[] list) {
        return enumerate(list, true);
    }

    public int enumerate(Thread[] list, boolean recurse) {
        if (list == null) {
            throw new NullPointerException();
        }
        return LiveThreads.copy(this, recurse, list);
    }

    public final void interrupt() {
        Thread[] threads = new Thread[activeCount()];
        int n = enumerate(threads);
        for (int i = 0; i < n; i++) {
            threads[i].interrupt();
        }
    }

    /** Does nothing, as a group goes with its last reference. */
    @Deprecated(since = "16", forRemoval = true)
    public final void destroy() {
    }

    @Deprecated(since = "16", forRemoval = true)
    public boolean isDestroyed() {
        return false;
    }

    @Override
    public void uncaughtException(Thread t, Throwable e) {
        if (parent != null) {
            parent.uncaughtException(t, e);
            return;
        }
        Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
        if (handler != null) {
            handler.uncaughtException(t, e);
        } else {
            System.err.print("Exception in thread \"" + t.getName() + "\" ");
            e.printStackTrace(System.err);
        }
    }

    @Override
    public String toString() {
        return getClass().getName() + "[name=" + name + ",maxpri=" + maxPriority + "]";
    }
}
