package java.util;

import java.util.concurrent.atomic.AtomicInteger;

/** Runs tasks at some time, perhaps again and again, one after another in one thread. */
public class Timer {
    private static final AtomicInteger COUNT = new AtomicInteger();

    private final TimerQueue queue = new TimerQueue();

    public Timer() {
        this(false);
    }

    public Timer(boolean isDaemon) {
        this("Timer-" + COUNT.getAndIncrement(), isDaemon);
    }

    public Timer(String name) {
        this(name, false);
    }

    public Timer(String name, boolean isDaemon) {
        Objects.requireNonNull(name, "name cannot be null");
        Thread thread = new Thread(queue::run, name);
        thread.setDaemon(isDaemon);
        thread.start();
    }

    public void schedule(TimerTask task, long delay) {
        start(task, after(delay), 0);
    }

    public void schedule(TimerTask task, Date time) {
        start(task, time.getTime(), 0);
    }

    public void schedule(TimerTask task, long delay, long period) {
        start(task, after(delay), -positive(period));
    }

    public void schedule(TimerTask task, Date firstTime, long period) {
        start(task, firstTime.getTime(), -positive(period));
    }

    public void scheduleAtFixedRate(TimerTask task, long delay, long period) {
        start(task, after(delay), positive(period));
    }

    public void scheduleAtFixedRate(TimerTask task, Date firstTime, long period) {
        start(task, firstTime.getTime(), positive(period));
    }

    private static long after(long delay) {
        if (delay < 0) {
            throw new IllegalArgumentException("Negative delay.");
        }
        return System.currentTimeMillis() + delay;
    }

    private static long positive(long period) {
        if (period <= 0) {
            throw new IllegalArgumentException("Non-positive period.");
        }
        // A time plus that is a time.
        return Math.min(period, Long.MAX_VALUE >> 1);
    }

    private void start(TimerTask task, long time, long period) {
        if (time < 0) {
            throw new IllegalArgumentException("Illegal execution time.");
        }
        queue.add(task, time, period);
    }

    /** Drops all tasks and ends the thread after the run that goes on. */
    public void cancel() {
        queue.end();
    }

    /** Forgets cancelled tasks; gives their number. */
    public int purge() {
        return queue.purge();
    }
}
