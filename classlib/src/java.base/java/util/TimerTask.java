package java.util;

/** What a {@link Timer} runs. */
public abstract class TimerTask implements Runnable {
    static final int NEW = 0;
    static final int SCHEDULED = 1;
    static final int EXECUTED = 2;
    static final int CANCELLED = 3;

    /** Guards the rest. */
    final Object lock = new Object();
    int state;
    long time;
    /** Milliseconds between starts if positive, between runs if negative; zero for one run. */
    long period;

    protected TimerTask() {
    }

    @Override
    public abstract void run();

    /** Whether it prevents a run. */
    public boolean cancel() {
        synchronized (lock) {
            boolean prevents = state == SCHEDULED;
            state = CANCELLED;
            return prevents;
        }
    }

    /** When the present or the last run was due. */
    public long scheduledExecutionTime() {
        synchronized (lock) {
            return period < 0 ? time + period : time - period;
        }
    }
}
