package java.util.concurrent;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Makes executors. */
public class Executors {
    private Executors() {
    }

    public static ExecutorService newFixedThreadPool(int nThreads) {
        return newFixedThreadPool(nThreads, defaultThreadFactory());
    }

    public static ExecutorService newFixedThreadPool(int nThreads, ThreadFactory threadFactory) {
        return new ThreadPoolExecutor(
                nThreads, nThreads, 0L, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>(), threadFactory);
    }

    public static ExecutorService newSingleThreadExecutor() {
        return newSingleThreadExecutor(defaultThreadFactory());
    }

    public static ExecutorService newSingleThreadExecutor(ThreadFactory threadFactory) {
        return new Delegate(newFixedThreadPool(1, threadFactory));
    }

    public static ExecutorService newCachedThreadPool() {
        return newCachedThreadPool(defaultThreadFactory());
    }

    public static ExecutorService newCachedThreadPool(ThreadFactory threadFactory) {
        return new ThreadPoolExecutor(
                0, Integer.MAX_VALUE, 60L, TimeUnit.SECONDS, new SynchronousQueue<>(), threadFactory);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int corePoolSize) {
        return new ScheduledThreadPoolExecutor(corePoolSize);
    }

    public static ScheduledExecutorService newScheduledThreadPool(int corePoolSize, ThreadFactory threadFactory) {
        return new ScheduledThreadPoolExecutor(corePoolSize, threadFactory);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
        return new ScheduledThreadPoolExecutor(1);
    }

    public static ScheduledExecutorService newSingleThreadScheduledExecutor(ThreadFactory threadFactory) {
        return new ScheduledThreadPoolExecutor(1, threadFactory);
    }

    public static ExecutorService newWorkStealingPool() {
        return new ForkJoinPool(Runtime.getRuntime().availableProcessors());
    }

    public static ExecutorService newWorkStealingPool(int parallelism) {
        return new ForkJoinPool(parallelism);
    }

    public static ExecutorService newThreadPerTaskExecutor(ThreadFactory threadFactory) {
        if (threadFactory == null) {
            throw new NullPointerException();
        }
        return new ThreadPerTaskExecutor(threadFactory);
    }

    public static ExecutorService newVirtualThreadPerTaskExecutor() {
        return newThreadPerTaskExecutor(Thread.ofVirtual().factory());
    }

    public static ExecutorService unconfigurableExecutorService(ExecutorService executor) {
        if (executor == null) {
            throw new NullPointerException();
        }
        return new Delegate(executor);
    }

    public static ThreadFactory defaultThreadFactory() {
        return new PoolThreadFactory();
    }

    public static <T> Callable<T> callable(Runnable task, T result) {
        if (task == null) {
            throw new NullPointerException();
        }
        return new RunnableAdapter<>(task, result);
    }

    public static Callable<Object> callable(Runnable task) {
        return callable(task, null);
    }

    private static final class RunnableAdapter<T> implements Callable<T> {
        private final Runnable task;
        private final T result;

        RunnableAdapter(Runnable task, T result) {
            this.task = task;
            this.result = result;
        }

        @Override
        public T call() {
            task.run();
            return result;
        }

        @Override
        public String toString() {
            return super.toString() + "[Wrapped task = " + task + "]";
        }
    }

    /** Names threads by pool and number. */
    private static final class PoolThreadFactory implements ThreadFactory {
        private static final AtomicInteger POOLS = new AtomicInteger();

        private final ThreadGroup group = Thread.currentThread().getThreadGroup();
        private final String prefix = "pool-" + POOLS.incrementAndGet() + "-thread-";
        private final AtomicInteger threads = new AtomicInteger();

        @Override
        public Thread newThread(Runnable task) {
            Thread thread = new Thread(group, task, prefix + threads.incrementAndGet(), 0);
            if (thread.isDaemon()) {
                thread.setDaemon(false);
            }
            if (thread.getPriority() != Thread.NORM_PRIORITY) {
                thread.setPriority(Thread.NORM_PRIORITY);
            }
            return thread;
        }
    }

    /** An executor service of which nothing more can be seen or set. */
    private static final class Delegate implements ExecutorService {
        private final ExecutorService executor;

        Delegate(ExecutorService executor) {
            this.executor = executor;
        }
        //#for declared done
        //#| void execute(Runnable command) | executor.execute(command)
        //#| void shutdown() | executor.shutdown()
        //#| List<Runnable> shutdownNow() | return executor.shutdownNow()
        //#| boolean isShutdown() | return executor.isShutdown()
        //#| boolean isTerminated() | return executor.isTerminated()
        //#| boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException | return executor.awaitTermination(timeout, unit)
        //#| <T> Future<T> submit(Callable<T> task) | return executor.submit(task)
        //#| <T> Future<T> submit(Runnable task, T result) | return executor.submit(task, result)
        //#| Future<?> submit(Runnable task) | return executor.submit(task)
        //#| <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException | return executor.invokeAll(tasks)

        @Override
        public $declared$ {
            $done$;
        }
        //#end

        @Override
        public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
                throws InterruptedException {
            return executor.invokeAll(tasks, timeout, unit);
        }

        @Override
        public <T> T invokeAny(Collection<? extends Callable<T>> tasks)
                throws InterruptedException, ExecutionException {
            return executor.invokeAny(tasks);
        }

        @Override
        public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
                throws InterruptedException, ExecutionException, TimeoutException {
            return executor.invokeAny(tasks, timeout, unit);
        }
    }
}
