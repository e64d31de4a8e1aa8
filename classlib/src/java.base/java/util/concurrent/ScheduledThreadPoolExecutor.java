package java.util.concurrent;

import java.util.concurrent.atomic.AtomicLong;

/** Runs tasks after a delay, or again and again, in a fixed number of threads. */
public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor implements ScheduledExecutorService {
    /** Tells tasks that are due at one time apart: the first given is the first run. */
    private static final AtomicLong SEQUENCE = new AtomicLong();

    private volatile boolean periodicAfterShutdown;
    private volatile boolean delayedAfterShutdown = true;
    private volatile boolean removeOnCancel;

    public ScheduledThreadPoolExecutor(int corePoolSize) {
        this(corePoolSize, Executors.defaultThreadFactory());
    }

    public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory) {
        // A pool of none would have nobody to wait for the first task.
        super(corePoolSize == 0 ? 1 : corePoolSize, Integer.MAX_VALUE, 10L, TimeUnit.MILLISECONDS,
                new ScheduledQueue(), threadFactory);
    }

    /** A task with the time at which it runs next. */
    final class Task<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
        private final long sequence = SEQUENCE.getAndIncrement();
        private volatile long time;
        /** Nanoseconds between starts if positive, between end and start if negative; zero for one run. */
        private final long period;

        Task(Runnable command, long time, long period) {
            super(command, null);
            this.time = time;
            this.period = period;
        }

        Task(Callable<V> callable, long time) {
            super(callable);
            this.time = time;
            period = 0;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(time - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            if (other instanceof Task) {
                Task<?> that = (Task<?>) other;
                long difference = time - that.time;
                return difference == 0 ? Long.compare(sequence, that.sequence) : difference < 0 ? -1 : 1;
            }
            return Long.compare(getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
        }

        @Override
        public boolean isPeriodic() {
            return period != 0;
        }

        @Override
        public boolean cancel(boolean mayInterruptIfRunning) {
            boolean cancelled = super.cancel(mayInterruptIfRunning);
            if (cancelled && removeOnCancel) {
                getQueue().remove(this);
            }
            return cancelled;
        }

        @Override
        public void run() {
            if (!mayRun(this)) {
                cancel(false);
            } else if (!isPeriodic()) {
                super.run();
            } else if (runAndReset()) {
                time = period > 0 ? time + period : System.nanoTime() - period;
                again(this);
            }
        }
    }

    private boolean mayRun(Task<?> task) {
        return !isShutdown() || (task.isPeriodic() ? periodicAfterShutdown : delayedAfterShutdown);
    }

    private void again(Task<?> task) {
        if (mayRun(task)) {
            getQueue().add(task);
            if (mayRun(task) || !getQueue().remove(task)) {
                prestartCoreThread();
                return;
            }
        }
        task.cancel(false);
    }

    private <T extends Task<?>> T start(T task) {
        if (isShutdown()) {
            getRejectedExecutionHandler().rejectedExecution(task, this);
            return task;
        }
        getQueue().add(task);
        if (!mayRun(task) && getQueue().remove(task)) {
            task.cancel(false);
        } else {
            prestartCoreThread();
        }
        return task;
    }

    /** When something with this delay is due; far delays are cut so that times can be compared. */
    private static long due(long delay, TimeUnit unit) {
        return System.nanoTime() + Math.min(Math.max(0, unit.toNanos(delay)), Long.MAX_VALUE >> 1);
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
        if (command == null || unit == null) {
            throw new NullPointerException();
        }
        return start(new Task<Void>(command, due(delay, unit), 0));
    }

    @Override
    public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
        if (callable == null || unit == null) {
            throw new NullPointerException();
        }
        return start(new Task<>(callable, due(delay, unit)));
    }

    @Override
    public ScheduledFuture<?> scheduleAtFixedRate(Runnable command, long initialDelay, long period, TimeUnit unit) {
        if (command == null || unit == null) {
            throw new NullPointerException();
        }
        if (period <= 0) {
            throw new IllegalArgumentException();
        }
        return start(new Task<Void>(command, due(initialDelay, unit), unit.toNanos(period)));
    }

    @Override
    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable command, long initialDelay, long delay, TimeUnit unit) {
        if (command == null || unit == null) {
            throw new NullPointerException();
        }
        if (delay <= 0) {
            throw new IllegalArgumentException();
        }
        return start(new Task<Void>(command, due(initialDelay, unit), -unit.toNanos(delay)));
    }

    @Override
    public void execute(Runnable command) {
        schedule(command, 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public Future<?> submit(Runnable task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public <T> Future<T> submit(Runnable task, T result) {
        return schedule(Executors.callable(task, result), 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
        return schedule(task, 0, TimeUnit.NANOSECONDS);
    }

    @Override
    public void shutdown() {
        for (Task<?> task : ((ScheduledQueue) getQueue()).snapshot()) {
            boolean kept = task.isPeriodic() ? periodicAfterShutdown : delayedAfterShutdown;
            if ((!kept || task.isCancelled()) && getQueue().remove(task)) {
                task.cancel(false);
            }
        }
        super.shutdown();
    }

    public void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean value) {
        periodicAfterShutdown = value;
    }

    public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy() {
        return periodicAfterShutdown;
    }

    public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean value) {
        delayedAfterShutdown = value;
    }

    public boolean getExecuteExistingDelayedTasksAfterShutdownPolicy() {
        return delayedAfterShutdown;
    }

    public void setRemoveOnCancelPolicy(boolean value) {
        removeOnCancel = value;
    }

    public boolean getRemoveOnCancelPolicy() {
        return removeOnCancel;
    }
}
