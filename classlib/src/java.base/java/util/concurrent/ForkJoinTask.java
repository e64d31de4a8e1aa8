package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import jdk.internal.concurrent.Deadline;

/**
 * A task that may be split. Who joins a task that nobody has begun runs it himself, so that joining never blocks a
 * thread of the pool for lack of others.
 */
public abstract class ForkJoinTask<V> implements Future<V>, java.io.Serializable {
    private static final long serialVersionUID = -7721805057305804111L;

    private static final int NEW = 0;
    private static final int RUNNING = 1;
    private static final int SUCCESS = 2;
    private static final int FAILED = 3;
    private static final int CANCELLED = 4;

    /** Nobody else can hold it. */
    private final transient Object monitor = new Object();
    private transient int state;
    private transient Throwable thrown;
    private transient short tag;

    public ForkJoinTask() {
    }

    public abstract V getRawResult();

    protected abstract void setRawResult(V value);

    /** Computes; true where the task is complete with that. */
    protected abstract boolean exec();

    private boolean begin() {
        synchronized (monitor) {
            if (state != NEW) {
                return false;
            }
            state = RUNNING;
            return true;
        }
    }

    private void end(int end, Throwable failure) {
        synchronized (monitor) {
            if (state < SUCCESS) {
                thrown = failure;
                state = end;
                monitor.notifyAll();
            }
        }
    }

    /** Runs the task unless somebody has begun it. */
    final void runIfNew() {
        if (!begin()) {
            return;
        }
        boolean complete;
        try {
            complete = exec();
        } catch (Throwable failure) {
            end(FAILED, failure);
            failed(failure);
            return;
        }
        if (complete) {
            end(SUCCESS, null);
        }
    }

    /** Hears what its computation threw. */
    void failed(Throwable failure) {
    }

    private boolean await(Deadline deadline) throws InterruptedException {
        synchronized (monitor) {
            while (state < SUCCESS) {
                if (!deadline.waitOn(monitor)) {
                    return false;
                }
            }
            return true;
        }
    }

    private void awaitUninterruptibly() {
        boolean interrupted = false;
        while (true) {
            try {
                await(Deadline.never());
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static <T extends Throwable> void rethrow(Throwable thrown) throws T {
        @SuppressWarnings("unchecked")
        T failure = (T) thrown;
        throw failure;
    }

    private void report() {
        if (state == CANCELLED) {
            throw new CancellationException();
        }
        if (state == FAILED) {
            ForkJoinTask.<RuntimeException>rethrow(thrown);
        }
    }

    public final ForkJoinTask<V> fork() {
        ForkJoinPool.current().push(this);
        return this;
    }

    public final V join() {
        runIfNew();
        awaitUninterruptibly();
        report();
        return getRawResult();
    }

    public final V invoke() {
        return join();
    }

    public final void quietlyJoin() {
        runIfNew();
        awaitUninterruptibly();
    }

    public final void quietlyInvoke() {
        quietlyJoin();
    }

    public static void invokeAll(ForkJoinTask<?> t1, ForkJoinTask<?> t2) {
        if (t1 == null || t2 == null) {
            throw new NullPointerException();
        }
        t2.fork();
        t1.invoke();
        t2.join();
    }

    public static void invokeAll(ForkJoinTask<?>... tasks) {
        for (int i = tasks.length - 1; i > 0; i--) {
            tasks[i].fork();
        }
        for (ForkJoinTask<?> task : tasks) {
            task.join();
        }
    }

    public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
        invokeAll(new ArrayList<ForkJoinTask<?>>(tasks).toArray(new ForkJoinTask<?>[0]));
        return tasks;
    }

    @Override
    public final V get() throws InterruptedException, ExecutionException {
        return get(Deadline.never());
    }

    @Override
    public final V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!await(Deadline.after(unit.toNanos(timeout)))) {
            throw new TimeoutException();
        }
        return get(Deadline.never());
    }

    private V get(Deadline deadline) throws InterruptedException, ExecutionException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (ForkJoinPool.inWorker()) {
            runIfNew();
        }
        await(deadline);
        if (state == CANCELLED) {
            throw new CancellationException();
        }
        if (state == FAILED) {
            throw new ExecutionException(thrown);
        }
        return getRawResult();
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        end(CANCELLED, null);
        return isCancelled();
    }

    @Override
    public final boolean isDone() {
        synchronized (monitor) {
            return state >= SUCCESS;
        }
    }

    @Override
    public final boolean isCancelled() {
        synchronized (monitor) {
            return state == CANCELLED;
        }
    }

    public final boolean isCompletedAbnormally() {
        synchronized (monitor) {
            return state > SUCCESS;
        }
    }

    public final boolean isCompletedNormally() {
        synchronized (monitor) {
            return state == SUCCESS;
        }
    }

    public final Throwable getException() {
        synchronized (monitor) {
            return state == CANCELLED ? new CancellationException() : thrown;
        }
    }

    public void complete(V value) {
        setRawResult(value);
        end(SUCCESS, null);
    }

    public void completeExceptionally(Throwable ex) {
        boolean unchecked = ex instanceof RuntimeException || ex instanceof Error;
        end(FAILED, unchecked ? ex : new RuntimeException(ex));
    }

    public final void quietlyComplete() {
        end(SUCCESS, null);
    }

    public final boolean quietlyJoin(long timeout, TimeUnit unit) throws InterruptedException {
        runIfNew();
        return await(Deadline.after(unit.toNanos(timeout)));
    }

    public final boolean quietlyJoinUninterruptibly(long timeout, TimeUnit unit) {
        runIfNew();
        boolean interrupted = false;
        Deadline deadline = Deadline.after(unit.toNanos(timeout));
        while (true) {
            try {
                boolean done = await(deadline);
                if (interrupted) {
                    Thread.currentThread().interrupt();
                }
                return done;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
    }

    public void reinitialize() {
        synchronized (monitor) {
            state = NEW;
            thrown = null;
        }
    }

    public final short getForkJoinTaskTag() {
        return tag;
    }

    public final short setForkJoinTaskTag(short newValue) {
        short old = tag;
        tag = newValue;
        return old;
    }

    public final boolean compareAndSetForkJoinTaskTag(short expect, short update) {
        if (tag == expect) {
            tag = update;
            return true;
        }
        return false;
    }

    public static void helpQuiesce() {
        ForkJoinPool.current().awaitQuiescence(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    protected static ForkJoinTask<?> pollTask() {
        return ForkJoinPool.inWorker() ? ForkJoinPool.current().pollTask() : null;
    }

    protected static ForkJoinTask<?> pollNextLocalTask() {
        return pollTask();
    }

    protected static ForkJoinTask<?> peekNextLocalTask() {
        return ForkJoinPool.inWorker() ? ForkJoinPool.current().peekTask() : null;
    }

    protected static ForkJoinTask<?> pollSubmission() {
        return null;
    }

    public static ForkJoinTask<?> adapt(Runnable runnable) {
        return ForkJoinPool.adapted(Executors.callable(runnable));
    }

    public static <T> ForkJoinTask<T> adapt(Runnable runnable, T result) {
        return ForkJoinPool.adapted(Executors.callable(runnable, result));
    }

    public static <T> ForkJoinTask<T> adapt(Callable<? extends T> callable) {
        return ForkJoinPool.adapted(callable);
    }

    public static <T> ForkJoinTask<T> adaptInterruptible(Callable<? extends T> callable) {
        return ForkJoinPool.adapted(callable);
    }

    public boolean tryUnfork() {
        return ForkJoinPool.current().remove(this);
    }

    public static ForkJoinPool getPool() {
        return ForkJoinPool.inWorker() ? ForkJoinPool.current() : null;
    }

    public static boolean inForkJoinPool() {
        return ForkJoinPool.inWorker();
    }

    public static int getQueuedTaskCount() {
        return ForkJoinPool.inWorker() ? (int) ForkJoinPool.current().getQueuedTaskCount() : 0;
    }

    public static int getSurplusQueuedTaskCount() {
        return getQueuedTaskCount();
    }
}
