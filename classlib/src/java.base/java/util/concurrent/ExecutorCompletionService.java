package java.util.concurrent;

/** A completion service over an executor and a queue. */
public class ExecutorCompletionService<V> implements CompletionService<V> {
    private final Executor executor;
    private final BlockingQueue<Future<V>> completed;

    public ExecutorCompletionService(Executor executor) {
        this(executor, new LinkedBlockingQueue<>());
    }

    public ExecutorCompletionService(Executor executor, BlockingQueue<Future<V>> completionQueue) {
        if (executor == null || completionQueue == null) {
            throw new NullPointerException();
        }
        this.executor = executor;
        this.completed = completionQueue;
    }

    /** Hands itself over once it is done. */
    private final class Task extends FutureTask<V> {
        Task(Callable<V> callable) {
            super(callable);
        }

        @Override
        protected void done() {
            completed.add(this);
        }
    }

    @Override
    public Future<V> submit(Callable<V> task) {
        Task future = new Task(task);
        executor.execute(future);
        return future;
    }

    @Override
    public Future<V> submit(Runnable task, V result) {
        Task future = new Task(Executors.callable(task, result));
        executor.execute(future);
        return future;
    }

    @Override
    public Future<V> take() throws InterruptedException {
        return completed.take();
    }

    @Override
    public Future<V> poll() {
        return completed.poll();
    }

    @Override
    public Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException {
        return completed.poll(timeout, unit);
    }
}
