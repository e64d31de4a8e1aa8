package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.concurrent.Deadline;

/**
 * Runs tasks that may be split, in daemon threads. There is one queue for all threads of a pool, since these are green
 * threads and never run at the same time: what its tasks fork is taken last in, first out.
 */
public class ForkJoinPool extends AbstractExecutorService {
    /** Guards what all pools share. */
    private static final Object COUNT = new Object();
    private static int pools;
    private static final int MOST_THREADS = 0x7fff;
    public static final ForkJoinWorkerThreadFactory defaultForkJoinWorkerThreadFactory = ForkJoinWorkerThread::new;
    private static ForkJoinPool common;

    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    private final int parallelism;
    private final String prefix;
    private ForkJoinWorkerThreadFactory factory = defaultForkJoinWorkerThreadFactory;
    private Thread.UncaughtExceptionHandler handler;
    private boolean asyncMode;
    /** Guarded by the monitor, as all that follows. */
    private final ArrayDeque<ForkJoinTask<?>> tasks = new ArrayDeque<>();
    private final ArrayList<Thread> threads = new ArrayList<>();
    private int created;
    private int idle;
    private long taken;
    private boolean shutdown;

    public ForkJoinPool() {
        this(Runtime.getRuntime().availableProcessors());
    }

    public ForkJoinPool(int parallelism) {
        this(parallelism, nextPrefix());
        checkParallelism(parallelism);
    }

    public ForkJoinPool(int parallelism, ForkJoinWorkerThreadFactory factory, Thread.UncaughtExceptionHandler handler,
            boolean asyncMode) {
        this(parallelism, nextPrefix());
        checkParallelism(parallelism);
        this.factory = java.util.Objects.requireNonNull(factory);
        this.handler = handler;
        this.asyncMode = asyncMode;
    }

    private static void checkParallelism(int parallelism) {
        if (parallelism <= 0 || parallelism > MOST_THREADS) {
            throw new IllegalArgumentException();
        }
    }

    private ForkJoinPool(int parallelism, String prefix) {
        this.parallelism = parallelism;
        this.prefix = prefix;
    }

    /** Makes the threads of a pool. */
    public interface ForkJoinWorkerThreadFactory {
        ForkJoinWorkerThread newThread(ForkJoinPool pool);
    }

    /** Something that a thread of a pool may have to wait for. */
    public interface ManagedBlocker {
        boolean block() throws InterruptedException;

        boolean isReleasable();
    }

    /** Waits; nothing is lost by that, since all threads share one processor. */
    public static void managedBlock(ManagedBlocker blocker) throws InterruptedException {
        while (!blocker.isReleasable() && !blocker.block()) {
            continue;
        }
    }

    public ForkJoinWorkerThreadFactory getFactory() {
        return factory;
    }

    public Thread.UncaughtExceptionHandler getUncaughtExceptionHandler() {
        return handler;
    }

    public boolean getAsyncMode() {
        return asyncMode;
    }

    public long getStealCount() {
        synchronized (monitor) {
            return taken;
        }
    }

    public int getQueuedSubmissionCount() {
        return 0;
    }

    private static String nextPrefix() {
        synchronized (COUNT) {
            return "ForkJoinPool-" + ++pools + "-worker-";
        }
    }

    public static ForkJoinPool commonPool() {
        synchronized (COUNT) {
            if (common == null) {
                int parallelism = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
                common = new ForkJoinPool(parallelism, "ForkJoinPool.commonPool-worker-");
            }
            return common;
        }
    }

    public static int getCommonPoolParallelism() {
        return commonPool().parallelism;
    }

    static boolean inWorker() {
        return Thread.currentThread() instanceof ForkJoinWorkerThread;
    }

    /** The pool of the current thread, or else the common one. */
    static ForkJoinPool current() {
        Thread thread = Thread.currentThread();
        return thread instanceof ForkJoinWorkerThread ? ((ForkJoinWorkerThread) thread).getPool() : commonPool();
    }

    String nextThreadName() {
        return prefix + ++created;
    }

    /** Queues a task to be the next. */
    void push(ForkJoinTask<?> task) {
        synchronized (monitor) {
            if (shutdown && !inWorker()) {
                throw new RejectedExecutionException();
            }
            if (asyncMode) {
                tasks.addLast(task);
            } else {
                tasks.addFirst(task);
            }
            provideThread();
        }
    }

    private void submitLast(ForkJoinTask<?> task) {
        synchronized (monitor) {
            if (shutdown) {
                throw new RejectedExecutionException();
            }
            tasks.addLast(task);
            provideThread();
        }
    }

    private void provideThread() {
        if (idle > 0) {
            monitor.notify();
        } else if (threads.size() < parallelism) {
            ForkJoinWorkerThread thread = factory.newThread(this);
            if (thread == null) {
                return;
            }
            if (handler != null) {
                thread.setUncaughtExceptionHandler(handler);
            }
            threads.add(thread);
            thread.start();
        }
    }

    ForkJoinTask<?> pollTask() {
        synchronized (monitor) {
            return tasks.poll();
        }
    }

    ForkJoinTask<?> peekTask() {
        synchronized (monitor) {
            return tasks.peek();
        }
    }

    static <V> ForkJoinTask<V> adapted(Callable<? extends V> callable) {
        return new Adapted<>(callable, false);
    }

    boolean remove(ForkJoinTask<?> task) {
        synchronized (monitor) {
            return tasks.remove(task);
        }
    }

    /** What each thread of the pool does. */
    void work() {
        ForkJoinTask<?> task;
        while ((task = nextTask()) != null) {
            task.runIfNew();
        }
    }

    private ForkJoinTask<?> nextTask() {
        synchronized (monitor) {
            while (true) {
                ForkJoinTask<?> task = tasks.poll();
                if (task != null) {
                    taken++;
                    return task;
                }
                if (shutdown) {
                    threads.remove(Thread.currentThread());
                    monitor.notifyAll();
                    return null;
                }
                idle++;
                try {
                    monitor.wait();
                } catch (InterruptedException e) {
                    // A leftover of the last task, or the pool is shut down: both are looked at again.
                } finally {
                    idle--;
                }
            }
        }
    }

    /** A task of the ordinary kind in the clothes of this pool. */
    private static final class Adapted<V> extends ForkJoinTask<V> implements RunnableFuture<V> {
        private static final long serialVersionUID = 2838392045355241008L;

        private final transient Callable<? extends V> callable;
        private final boolean reports;
        private transient V result;

        Adapted(Callable<? extends V> callable, boolean reports) {
            if (callable == null) {
                throw new NullPointerException();
            }
            this.callable = callable;
            this.reports = reports;
        }

        @Override
        public V getRawResult() {
            return result;
        }

        @Override
        protected void setRawResult(V value) {
            result = value;
        }

        @Override
        protected boolean exec() {
            try {
                result = callable.call();
                return true;
            } catch (RuntimeException | Error failure) {
                if (reports) {
                    Thread thread = Thread.currentThread();
                    thread.getUncaughtExceptionHandler().uncaughtException(thread, failure);
                }
                throw failure;
            } catch (Exception failure) {
                throw new RuntimeException(failure);
            }
        }

        @Override
        public void run() {
            invoke();
        }
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        submit(task);
        if (Thread.currentThread() instanceof ForkJoinWorkerThread) {
            return task.join();
        }
        boolean interrupted = false;
        while (!task.isDone()) {
            try {
                task.get();
            } catch (InterruptedException e) {
                interrupted = true;
            } catch (ExecutionException | CancellationException e) {
                break;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return task.join();
    }

    public void execute(ForkJoinTask<?> task) {
        submit(task);
    }

    @Override
    public void execute(Runnable task) {
        if (task instanceof ForkJoinTask<?>) {
            submitLast((ForkJoinTask<?>) task);
        } else {
            submitLast(new Adapted<>(Executors.callable(task), true));
        }
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        if (current() == this && inWorker()) {
            push(task);
        } else {
            submitLast(task);
        }
        return task;
    }

    @Override
    public <T> ForkJoinTask<T> submit(Callable<T> task) {
        ForkJoinTask<T> adapted = new Adapted<>(task, false);
        return submit(adapted);
    }

    @Override
    public <T> ForkJoinTask<T> submit(Runnable task, T result) {
        ForkJoinTask<T> adapted = new Adapted<>(Executors.callable(task, result), false);
        return submit(adapted);
    }

    @Override
    public ForkJoinTask<?> submit(Runnable task) {
        ForkJoinTask<Object> adapted = new Adapted<>(Executors.callable(task), false);
        return submit(adapted);
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
        return new Adapted<T>(callable, false);
    }

    @Override
    protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
        return new Adapted<T>(Executors.callable(runnable, value), false);
    }

    int indexOf(ForkJoinWorkerThread thread) {
        synchronized (monitor) {
            return threads.indexOf(thread);
        }
    }

    public int getParallelism() {
        return parallelism;
    }

    public int getPoolSize() {
        synchronized (monitor) {
            return threads.size();
        }
    }

    public int getActiveThreadCount() {
        synchronized (monitor) {
            return threads.size() - idle;
        }
    }

    public int getRunningThreadCount() {
        return getActiveThreadCount();
    }

    public boolean isQuiescent() {
        synchronized (monitor) {
            return tasks.isEmpty() && threads.size() == idle;
        }
    }

    public long getQueuedTaskCount() {
        synchronized (monitor) {
            return tasks.size();
        }
    }

    public boolean hasQueuedSubmissions() {
        synchronized (monitor) {
            return !tasks.isEmpty();
        }
    }

    /** Waits until there is nothing to do. */
    public boolean awaitQuiescence(long timeout, TimeUnit unit) {
        Deadline deadline = Deadline.after(unit.toNanos(timeout));
        while (!isQuiescent()) {
            if (deadline.left() <= 0) {
                return false;
            }
            ForkJoinTask<?> task;
            synchronized (monitor) {
                task = tasks.poll();
            }
            if (task != null) {
                task.runIfNew();
            } else {
                Thread.yield();
            }
        }
        return true;
    }

    /** Has no effect on the common pool. */
    @Override
    public void shutdown() {
        synchronized (monitor) {
            if (this != common) {
                shutdown = true;
                monitor.notifyAll();
            }
        }
    }

    @Override
    public List<Runnable> shutdownNow() {
        synchronized (monitor) {
            if (this != common) {
                shutdown();
                for (ForkJoinTask<?> task : tasks) {
                    task.cancel(true);
                }
                tasks.clear();
                for (Thread thread : threads) {
                    thread.interrupt();
                }
            }
            return new ArrayList<>();
        }
    }

    @Override
    public boolean isShutdown() {
        synchronized (monitor) {
            return shutdown;
        }
    }

    @Override
    public boolean isTerminated() {
        synchronized (monitor) {
            return shutdown && threads.isEmpty();
        }
    }

    public boolean isTerminating() {
        synchronized (monitor) {
            return shutdown && !threads.isEmpty();
        }
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        if (this == common) {
            awaitQuiescence(timeout, unit);
            return false;
        }
        Deadline deadline = Deadline.after(unit.toNanos(timeout));
        synchronized (monitor) {
            while (!isTerminated()) {
                if (!deadline.waitOn(monitor)) {
                    return false;
                }
            }
            return true;
        }
    }

    @Override
    public void close() {
        if (this != common) {
            super.close();
        }
    }
}
