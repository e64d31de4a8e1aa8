package java.util.concurrent;

import jdk.internal.concurrent.Deadline;

/** A task to be run once, with its result. The state is guarded by the object's monitor. */
public class FutureTask<V> implements RunnableFuture<V> {
    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    private static final int NEW = 0;
    private static final int RUNNING = 1;
    private static final int SUCCESS = 2;
    private static final int FAILED = 3;
    private static final int CANCELLED = 4;

    private Callable<V> callable;
    private int state;
    private Thread runner;
    private V result;
    private Throwable thrown;

    public FutureTask(Callable<V> callable) {
        if (callable == null) {
            throw new NullPointerException();
        }
        this.callable = callable;
    }

    public FutureTask(Runnable runnable, V result) {
        this.callable = Executors.callable(runnable, result);
    }

    @Override
    public void run() {
        Callable<V> task = begin();
        if (task == null) {
            return;
        }
        V value;
        try {
            value = task.call();
        } catch (Throwable failure) {
            setException(failure);
            return;
        }
        set(value);
    }

    /** For tasks that are run again and again: tells whether it can be. */
    protected boolean runAndReset() {
        Callable<V> task = begin();
        if (task == null) {
            return false;
        }
        try {
            task.call();
        } catch (Throwable failure) {
            setException(failure);
            return false;
        }
        synchronized (monitor) {
            runner = null;
            if (state != RUNNING) {
                return false;
            }
            state = NEW;
            return true;
        }
    }

    private Callable<V> begin() {
        synchronized (monitor) {
            if (state != NEW) {
                return null;
            }
            state = RUNNING;
            runner = Thread.currentThread();
            return callable;
        }
    }

    protected void set(V v) {
        finish(SUCCESS, v, null);
    }

    protected void setException(Throwable t) {
        finish(FAILED, null, t);
    }

    /** Called once the task is done in any way. */
    protected void done() {
    }

    private void finish(int end, V value, Throwable failure) {
        synchronized (monitor) {
            if (state >= SUCCESS) {
                runner = null;
                return;
            }
            end(end, value, failure);
        }
        done();
    }

    private void end(int end, V value, Throwable failure) {
        runner = null;
        state = end;
        result = value;
        thrown = failure;
        callable = null;
        monitor.notifyAll();
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        synchronized (monitor) {
            if (state >= SUCCESS) {
                return false;
            }
            if (mayInterruptIfRunning && runner != null) {
                runner.interrupt();
            }
            end(CANCELLED, null, null);
        }
        done();
        return true;
    }

    @Override
    public boolean isCancelled() {
        synchronized (monitor) {
            return state == CANCELLED;
        }
    }

    @Override
    public boolean isDone() {
        synchronized (monitor) {
            return state >= SUCCESS;
        }
    }

    @Override
    public V get() throws InterruptedException, ExecutionException {
        await(Deadline.never());
        return report();
    }

    @Override
    public V get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        if (!await(Deadline.after(unit.toNanos(timeout)))) {
            throw new TimeoutException();
        }
        return report();
    }

    private boolean await(Deadline deadline) throws InterruptedException {
        synchronized (monitor) {
            if (state < SUCCESS && Thread.interrupted()) {
                throw new InterruptedException();
            }
            while (state < SUCCESS) {
                if (!deadline.waitOn(monitor)) {
                    return false;
                }
            }
            return true;
        }
    }

    private V report() throws ExecutionException {
        if (state == CANCELLED) {
            throw new CancellationException();
        }
        if (state == FAILED) {
            throw new ExecutionException(thrown);
        }
        return result;
    }

    @Override
    public V resultNow() {
        synchronized (monitor) {
            switch (state) {
                case SUCCESS:
                    return result;
                case FAILED:
                    throw new IllegalStateException("Task completed with exception");
                case CANCELLED:
                    throw new IllegalStateException("Task was cancelled");
                default:
                    throw new IllegalStateException("Task has not completed");
            }
        }
    }

    @Override
    public Throwable exceptionNow() {
        synchronized (monitor) {
            switch (state) {
                case SUCCESS:
                    throw new IllegalStateException("Task completed with a result");
                case FAILED:
                    return thrown;
                case CANCELLED:
                    throw new IllegalStateException("Task was cancelled");
                default:
                    throw new IllegalStateException("Task has not completed");
            }
        }
    }

    @Override
    public State state() {
        synchronized (monitor) {
            switch (state) {
                case SUCCESS:
                    return State.SUCCESS;
                case FAILED:
                    return State.FAILED;
                case CANCELLED:
                    return State.CANCELLED;
                default:
                    return State.RUNNING;
            }
        }
    }

    @Override
    public String toString() {
        synchronized (monitor) {
            String status;
            switch (state) {
                case SUCCESS:
                    status = "[Completed normally]";
                    break;
                case FAILED:
                    status = "[Completed exceptionally: " + thrown + "]";
                    break;
                case CANCELLED:
                    status = "[Cancelled]";
                    break;
                default:
                    status = callable == null ? "[Not completed]" : "[Not completed, task = " + callable + "]";
                    break;
            }
            return super.toString() + status;
        }
    }
}
