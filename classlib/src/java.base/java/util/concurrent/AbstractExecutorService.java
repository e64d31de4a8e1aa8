package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import jdk.internal.concurrent.Deadline;

/** All of {@link ExecutorService} that comes down to {@code execute}. */
public abstract class AbstractExecutorService implements ExecutorService {
    public AbstractExecutorService() {
    }

    protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
        return new FutureTask<>(runnable, value);
    }

    protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
        return new FutureTask<>(callable);
    }

    @Override
    public Future<?> submit(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        RunnableFuture<Void> future = newTaskFor(task, null);
        execute(future);
        return future;
    }

    @Override
    public <T> Future<T> submit(Runnable task, T result) {
        if (task == null) {
            throw new NullPointerException();
        }
        RunnableFuture<T> future = newTaskFor(task, result);
        execute(future);
        return future;
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
        if (task == null) {
            throw new NullPointerException();
        }
        RunnableFuture<T> future = newTaskFor(task);
        execute(future);
        return future;
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks) throws InterruptedException {
        return invokeAll(tasks, Deadline.never());
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException {
        return invokeAll(tasks, Deadline.after(unit.toNanos(timeout)));
    }

    private <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks, Deadline deadline)
            throws InterruptedException {
        ArrayList<Future<T>> futures = new ArrayList<>(tasks.size());
        boolean complete = false;
        try {
            for (Callable<T> task : tasks) {
                futures.add(newTaskFor(task));
            }
            for (Future<T> future : futures) {
                execute((Runnable) future);
            }
            for (Future<T> future : futures) {
                try {
                    if (deadline == Deadline.never()) {
                        future.get();
                    } else {
                        future.get(deadline.left(), TimeUnit.NANOSECONDS);
                    }
                } catch (CancellationException | ExecutionException ignored) {
                    // The caller learns it from the future.
                } catch (TimeoutException late) {
                    return futures;
                }
            }
            complete = true;
            return futures;
        } finally {
            if (!complete) {
                cancelAll(futures);
            }
        }
    }

    private static <T> void cancelAll(List<Future<T>> futures) {
        for (Future<T> future : futures) {
            future.cancel(true);
        }
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks) throws InterruptedException, ExecutionException {
        try {
            return invokeAny(tasks, Deadline.never());
        } catch (TimeoutException impossible) {
            throw new InternalError(impossible);
        }
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
            throws InterruptedException, ExecutionException, TimeoutException {
        return invokeAny(tasks, Deadline.after(unit.toNanos(timeout)));
    }

    /** The first result that there is; the failure that came last if all tasks fail. */
    private <T> T invokeAny(Collection<? extends Callable<T>> tasks, Deadline deadline)
            throws InterruptedException, ExecutionException, TimeoutException {
        if (tasks.isEmpty()) {
            throw new IllegalArgumentException("tasks is empty");
        }
        ArrayList<Future<T>> futures = new ArrayList<>(tasks.size());
        ExecutorCompletionService<T> completed = new ExecutorCompletionService<>(this);
        ExecutionException failure = null;
        try {
            for (Callable<T> task : tasks) {
                futures.add(completed.submit(task));
            }
            for (int left = futures.size(); left > 0; left--) {
                Future<T> first = deadline == Deadline.never()
                        ? completed.take()
                        : completed.poll(deadline.left(), TimeUnit.NANOSECONDS);
                if (first == null) {
                    throw new TimeoutException();
                }
                try {
                    return first.get();
                } catch (ExecutionException e) {
                    failure = e;
                }
            }
            throw failure;
        } finally {
            cancelAll(futures);
        }
    }
}
