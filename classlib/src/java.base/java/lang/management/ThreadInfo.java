package java.lang.management;

/** What was known of a thread at one time. */
public class ThreadInfo {
    private final long id;
    private final String name;
    private final Thread.State state;
    private final boolean daemon;
    private final int priority;
    private final StackTraceElement[] stack;

    ThreadInfo(Thread of, StackTraceElement[] stack) {
        id = of.threadId();
        name = of.getName();
        state = of.getState();
        daemon = of.isDaemon();
        priority = of.getPriority();
        this.stack = stack;
    }

    public long getThreadId() {
        return id;
    }

    public String getThreadName() {
        return name;
    }

    public Thread.State getThreadState() {
        return state;
    }

    public long getBlockedTime() {
        return -1;
    }

    public long getBlockedCount() {
        return 0;
    }

    public long getWaitedTime() {
        return -1;
    }

    public long getWaitedCount() {
        return 0;
    }

    public LockInfo getLockInfo() {
        return null;
    }

    public String getLockName() {
        return null;
    }

    public long getLockOwnerId() {
        return -1;
    }

    public String getLockOwnerName() {
        return null;
    }

    public StackTraceElement[] getStackTrace() {
        return stack.clone();
    }

    public boolean isSuspended() {
        return false;
    }

    public boolean isInNative() {
        return false;
    }

    public boolean isDaemon() {
        return daemon;
    }

    public int getPriority() {
        return priority;
    }

    public MonitorInfo[] getLockedMonitors() {
        return new MonitorInfo[0];
    }

    public LockInfo[] getLockedSynchronizers() {
        return new LockInfo[0];
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("\"" + name + "\"" + (daemon ? " daemon" : "") + " prio=" + priority
                + " Id=" + id + " " + state + "\n");
        for (StackTraceElement each : stack) {
            text.append("\tat ").append(each).append('\n');
        }
        return text.append('\n').toString();
    }
}
