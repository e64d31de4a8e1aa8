package java.lang;

/** A group of threads, in a tree of groups. */
public class ThreadGroup implements Thread.UncaughtExceptionHandler {
    private static ThreadGroup main;

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
    static synchronized ThreadGroup main() {
        if (main == null) {
            ThreadGroup system = new ThreadGroup(null, "system", Thread.MAX_PRIORITY);
            main = new ThreadGroup(system, "main", Thread.MAX_PRIORITY);
        }
        return main;
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

    public final void setMaxPriority(int priority) {
        if (priority >= Thread.MIN_PRIORITY && priority <= Thread.MAX_PRIORITY) {
            maxPriority = parent == null ? priority : Math.min(priority, parent.maxPriority);
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

    public final boolean parentOf(ThreadGroup group) {
        while (group != null) {
            if (group == this) {
                return true;
            }
            group = group.parent;
        }
        return false;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable thrown) {
        if (parent != null) {
            parent.uncaughtException(thread, thrown);
            return;
        }
        Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
        if (handler != null) {
            handler.uncaughtException(thread, thrown);
        } else {
            System.err.print("Exception in thread \"" + thread.getName() + "\" ");
            thrown.printStackTrace(System.err);
        }
    }

    @Override
    public String toString() {
        return getClass().getName() + "[name=" + name + ",maxpri=" + maxPriority + "]";
    }
}
