package java.util.concurrent;

/** A result that will be there at some time. */
public interface Future<V> {
    boolean cancel(boolean mayInterruptIfRunning);

    boolean isCancelled();

    boolean isDone();

    V get() throws InterruptedException, ExecutionException;

    V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException;

    //#for method Result what
    //#| resultNow | V | The result of a task that is known to have ended well.
    //#| exceptionNow | Throwable | What a task that is known to have failed has thrown.
    /** $what$ */
    default $Result$ $method$() {
        if (!isDone()) {
            throw new IllegalStateException("Task has not completed");
        }
        if (isCancelled()) {
            throw new IllegalStateException("Task was cancelled");
        }
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    //#if method: resultNow
                    return get();
                    //#else
                    get();
                    throw new IllegalStateException("Task completed with a result");
                    //#end
                } catch (InterruptedException e) {
                    interrupted = true;
                } catch (ExecutionException e) {
                    //#if method: resultNow
                    throw new IllegalStateException("Task completed with exception");
                    //#else
                    return e.getCause();
                    //#end
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    //#end
    default State state() {
        if (!isDone()) {
            return State.RUNNING;
        }
        if (isCancelled()) {
            return State.CANCELLED;
        }
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    get();
                    return State.SUCCESS;
                } catch (InterruptedException e) {
                    interrupted = true;
                } catch (ExecutionException e) {
                    return State.FAILED;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** How far a task is. */
    enum State {
        RUNNING,
        SUCCESS,
        FAILED,
        CANCELLED
    }
}
