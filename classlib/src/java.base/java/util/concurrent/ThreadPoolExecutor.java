package java.util.concurrent;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import jdk.internal.concurrent.Deadline;

/**
 * Runs tasks in threads that it keeps. A task gets a new thread while there are fewer than the core size, then a place
 * in the queue, and, where that is full, a thread more up to the maximum. All state is guarded by {@code lock}.
 */
public class ThreadPoolExecutor extends AbstractExecutorService {
    private static final int RUNNING = 0;
    private static final int SHUTDOWN = 1;
    private static final int STOP = 2;
    private static final int TERMINATED = 3;

    private final Object lock = new Object();
    private final BlockingQueue<Runnable> queue;
    private final HashSet<Worker> workers = new HashSet<>();
    private int state;
    private int coreSize;
    private int maximumSize;
    private long keepAliveNanos;
    private boolean coreTimesOut;
    private ThreadFactory factory;
    private RejectedExecutionHandler handler;
    private int largestSize;
    private long completed;

    public ThreadPoolExecutor(
            int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit,
                    BlockingQueue<Runnable> workQueue) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, Executors.defaultThreadFactory(),
                new AbortPolicy());
    }

    public ThreadPoolExecutor(
            int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit, BlockingQueue<Runnable> workQueue,
            ThreadFactory threadFactory) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, threadFactory, new AbortPolicy());
    }

    public ThreadPoolExecutor(
            int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit, BlockingQueue<Runnable> workQueue,
            RejectedExecutionHandler handler) {
        this(corePoolSize, maximumPoolSize, keepAliveTime, unit, workQueue, Executors.defaultThreadFactory(), handler);
    }

    public ThreadPoolExecutor(
            int corePoolSize, int maximumPoolSize, long keepAliveTime, TimeUnit unit, BlockingQueue<Runnable> workQueue,
            ThreadFactory threadFactory, RejectedExecutionHandler handler) {
        require(corePoolSize >= 0, "corePoolSize must be non-negative");
        require(maximumPoolSize > 0, "maximumPoolSize must be positive");
        require(maximumPoolSize >= corePoolSize, "maximumPoolSize must be greater than or equal to corePoolSize");
        require(keepAliveTime >= 0, "keepAliveTime must be non-negative");
        Objects.requireNonNull(unit, "unit");
        Objects.requireNonNull(workQueue, "workQueue");
        Objects.requireNonNull(threadFactory, "threadFactory");
        Objects.requireNonNull(handler, "handler");
        this.coreSize = corePoolSize;
        this.maximumSize = maximumPoolSize;
        this.keepAliveNanos = unit.toNanos(keepAliveTime);
        this.queue = workQueue;
        this.factory = threadFactory;
        this.handler = handler;
    }

    /** A thread of the pool and what it does. */
    private final class Worker implements Runnable {
        private Runnable first;
        private Thread thread;
        /** Whether it waits for a task: then it may be interrupted by the pool. */
        private boolean idle;
        private long done;

        Worker(Runnable first) {
            this.first = first;
        }

        @Override
        public void run() {
            boolean abrupt = true;
            try {
                Runnable task = first;
                first = null;
                while (task != null || (task = nextTask(this)) != null) {
                    runTask(task);
                    task = null;
                }
                abrupt = false;
            } finally {
                leave(this, abrupt);
            }
        }

        private void runTask(Runnable task) {
            Throwable thrown = null;
            try {
                beforeExecute(thread, task);
                try {
                    task.run();
                } catch (Throwable failure) {
                    thrown = failure;
                    throw failure;
                } finally {
                    afterExecute(task, thrown);
                }
            } finally {
                synchronized (lock) {
                    done++;
                }
            }
        }
    }

    /** Waits for a task; null where the worker is to end. */
    private Runnable nextTask(Worker worker) {
        boolean late = false;
        while (true) {
            boolean timed;
            synchronized (lock) {
                if (state >= STOP || state == SHUTDOWN && queue.isEmpty()) {
                    return null;
                }
                timed = coreTimesOut || workers.size() > coreSize;
                boolean surplus = workers.size() > maximumSize || timed && late;
                if (surplus && (workers.size() > 1 || queue.isEmpty())) {
                    return null;
                }
                worker.idle = true;
            }
            Runnable task = null;
            try {
                task = timed ? queue.poll(keepAliveNanos, TimeUnit.NANOSECONDS) : queue.take();
                late = task == null;
            } catch (InterruptedException e) {
                // The state has changed, or the sizes: they are looked at again.
                late = false;
            }
            synchronized (lock) {
                worker.idle = false;
                if (state < STOP) {
                    Thread.interrupted();
                }
            }
            if (task != null) {
                return task;
            }
        }
    }

    private void leave(Worker worker, boolean abrupt) {
        synchronized (lock) {
            completed += worker.done;
            workers.remove(worker);
            if (state < STOP) {
                int least = coreTimesOut ? 0 : coreSize;
                if (least == 0 && !queue.isEmpty()) {
                    least = 1;
                }
                boolean wanted = abrupt || workers.size() < least;
                if (wanted && (state == RUNNING || !queue.isEmpty())) {
                    addWorker(null);
                }
            }
        }
        tryTerminate();
    }

    private boolean addWorker(Runnable first) {
        Worker worker = new Worker(first);
        Thread thread = getThreadFactory().newThread(worker);
        if (thread == null) {
            return false;
        }
        worker.thread = thread;
        workers.add(worker);
        largestSize = Math.max(largestSize, workers.size());
        thread.start();
        return true;
    }

    private void tryTerminate() {
        synchronized (lock) {
            if (state == RUNNING || state == TERMINATED || state == SHUTDOWN && !queue.isEmpty()) {
                return;
            }
            if (!workers.isEmpty()) {
                // One may wait for a task that another one has got.
                interruptIdle();
                return;
            }
            try {
                terminated();
            } finally {
                state = TERMINATED;
                lock.notifyAll();
            }
        }
    }

    @Override
    public void execute(Runnable command) {
        if (command == null) {
            throw new NullPointerException();
        }
        synchronized (lock) {
            if (state == RUNNING) {
                if (workers.size() < coreSize && addWorker(command)) {
                    return;
                }
                if (queue.offer(command)) {
                    if (workers.isEmpty()) {
                        addWorker(null);
                    }
                    return;
                }
                if (workers.size() < maximumSize && addWorker(command)) {
                    return;
                }
            }
        }
        handler.rejectedExecution(command, this);
    }

    @Override
    public void shutdown() {
        synchronized (lock) {
            if (state == RUNNING) {
                state = SHUTDOWN;
            }
            interruptIdle();
        }
        tryTerminate();
    }

    private void interruptIdle() {
        for (Worker worker : workers) {
            if (worker.idle) {
                worker.thread.interrupt();
            }
        }
    }

    @Override
    public List<Runnable> shutdownNow() {
        ArrayList<Runnable> waiting = new ArrayList<>();
        synchronized (lock) {
            if (state < STOP) {
                state = STOP;
            }
            for (Worker worker : workers) {
                worker.thread.interrupt();
            }
            queue.drainTo(waiting);
        }
        tryTerminate();
        return waiting;
    }

    @Override
    public boolean isShutdown() {
        synchronized (lock) {
            return state >= SHUTDOWN;
        }
    }

    public boolean isTerminating() {
        synchronized (lock) {
            return state == SHUTDOWN || state == STOP;
        }
    }

    @Override
    public boolean isTerminated() {
        synchronized (lock) {
            return state == TERMINATED;
        }
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        Deadline deadline = Deadline.after(unit.toNanos(timeout));
        synchronized (lock) {
            while (state != TERMINATED) {
                if (timeout > 0 && Thread.interrupted()) {
                    throw new InterruptedException();
                }
                if (!deadline.waitOn(lock)) {
                    return false;
                }
            }
            return true;
        }
    }

    /** Called before each task, in its thread. */
    protected void beforeExecute(Thread t, Runnable r) {
    }

    /** Called after each task, with what it has thrown. */
    protected void afterExecute(Runnable r, Throwable t) {
    }

    /** Called once all tasks and threads have ended after a shutdown. */
    protected void terminated() {
    }

    public void setThreadFactory(ThreadFactory threadFactory) {
        if (threadFactory == null) {
            throw new NullPointerException();
        }
        factory = threadFactory;
    }

    public ThreadFactory getThreadFactory() {
        return factory;
    }

    public void setRejectedExecutionHandler(RejectedExecutionHandler handler) {
        if (handler == null) {
            throw new NullPointerException();
        }
        this.handler = handler;
    }

    public RejectedExecutionHandler getRejectedExecutionHandler() {
        return handler;
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
        }
    }

    public void setCorePoolSize(int corePoolSize) {
        synchronized (lock) {
            require(corePoolSize >= 0, "corePoolSize must be non-negative");
            require(maximumSize >= corePoolSize, "corePoolSize must be less than or equal to maximumPoolSize");
            int more = Math.min(corePoolSize - coreSize, queue.size());
            coreSize = corePoolSize;
            if (workers.size() > corePoolSize) {
                interruptIdle();
            }
            for (; more > 0 && workers.size() < coreSize; more--) {
                addWorker(null);
            }
        }
    }

    public int getCorePoolSize() {
        return coreSize;
    }

    public boolean prestartCoreThread() {
        synchronized (lock) {
            return state == RUNNING && workers.size() < coreSize && addWorker(null);
        }
    }

    public int prestartAllCoreThreads() {
        int n = 0;
        while (prestartCoreThread()) {
            n++;
        }
        return n;
    }

    public boolean allowsCoreThreadTimeOut() {
        return coreTimesOut;
    }

    public void allowCoreThreadTimeOut(boolean value) {
        synchronized (lock) {
            if (value && keepAliveNanos <= 0) {
                throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
            }
            if (value && !coreTimesOut) {
                interruptIdle();
            }
            coreTimesOut = value;
        }
    }

    public void setMaximumPoolSize(int maximumPoolSize) {
        synchronized (lock) {
            require(maximumPoolSize > 0, "maximumPoolSize must be positive");
            require(maximumPoolSize >= coreSize, "maximumPoolSize must be greater than or equal to corePoolSize");
            maximumSize = maximumPoolSize;
            if (workers.size() > maximumPoolSize) {
                interruptIdle();
            }
        }
    }

    public int getMaximumPoolSize() {
        return maximumSize;
    }

    public void setKeepAliveTime(long time, TimeUnit unit) {
        synchronized (lock) {
            require(time >= 0, "time must be non-negative");
            if (time == 0 && coreTimesOut) {
                throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
            }
            keepAliveNanos = unit.toNanos(time);
            interruptIdle();
        }
    }

    public long getKeepAliveTime(TimeUnit unit) {
        return unit.convert(keepAliveNanos, TimeUnit.NANOSECONDS);
    }

    public BlockingQueue<Runnable> getQueue() {
        return queue;
    }

    public boolean remove(Runnable task) {
        boolean removed = queue.remove(task);
        tryTerminate();
        return removed;
    }

    /** Takes the cancelled futures out of the queue. */
    public void purge() {
        for (Object task : queue.toArray()) {
            if (task instanceof Future<?> && ((Future<?>) task).isCancelled()) {
                queue.remove(task);
            }
        }
        tryTerminate();
    }

    public int getPoolSize() {
        synchronized (lock) {
            return state == TERMINATED ? 0 : workers.size();
        }
    }

    public int getActiveCount() {
        synchronized (lock) {
            int n = 0;
            for (Worker worker : workers) {
                n += worker.idle ? 0 : 1;
            }
            return n;
        }
    }

    public int getLargestPoolSize() {
        return largestSize;
    }

    public long getTaskCount() {
        synchronized (lock) {
            return getCompletedTaskCount() + getActiveCount() + queue.size();
        }
    }

    public long getCompletedTaskCount() {
        synchronized (lock) {
            long n = completed;
            for (Worker worker : workers) {
                n += worker.done;
            }
            return n;
        }
    }

    @Override
    public String toString() {
        synchronized (lock) {
            String status = state == RUNNING ? "Running" : state == TERMINATED ? "Terminated" : "Shutting down";
            return super.toString() + "[" + status + ", pool size = " + getPoolSize() + ", active threads = "
                    + getActiveCount() + ", queued tasks = " + queue.size() + ", completed tasks = "
                    + getCompletedTaskCount() + "]";
        }
    }

    /** Throws. */
    public static class AbortPolicy implements RejectedExecutionHandler {
        public AbortPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            throw new RejectedExecutionException("Task " + r + " rejected from " + e);
        }
    }

    /** Lets the thread that submits the task run it. */
    public static class CallerRunsPolicy implements RejectedExecutionHandler {
        public CallerRunsPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            if (!e.isShutdown()) {
                r.run();
            }
        }
    }

    /** Drops the task. */
    public static class DiscardPolicy implements RejectedExecutionHandler {
        public DiscardPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
        }
    }

    /** Drops the task that has waited longest instead. */
    public static class DiscardOldestPolicy implements RejectedExecutionHandler {
        public DiscardOldestPolicy() {
        }

        @Override
        public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
            if (!e.isShutdown()) {
                e.getQueue().poll();
                e.execute(r);
            }
        }
    }
}
