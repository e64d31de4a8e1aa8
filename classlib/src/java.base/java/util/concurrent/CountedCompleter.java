package java.util.concurrent;

/** A task that is complete when as many others as it counts are. */
public abstract class CountedCompleter<T> extends ForkJoinTask<T> {
    private static final long serialVersionUID = 5232453752276485070L;

    private final CountedCompleter<?> completer;
    private volatile int pending;

    protected CountedCompleter(CountedCompleter<?> completer, int initialPendingCount) {
        this.completer = completer;
        pending = initialPendingCount;
    }

    protected CountedCompleter(CountedCompleter<?> completer) {
        this(completer, 0);
    }

    protected CountedCompleter() {
        this(null, 0);
    }

    public abstract void compute();

    public void onCompletion(CountedCompleter<?> caller) {
    }

    public boolean onExceptionalCompletion(Throwable ex, CountedCompleter<?> caller) {
        return true;
    }

    public final CountedCompleter<?> getCompleter() {
        return completer;
    }

    public final int getPendingCount() {
        return pending;
    }

    public final void setPendingCount(int count) {
        pending = count;
    }

    public final void addToPendingCount(int delta) {
        pending += delta;
    }

    public final boolean compareAndSetPendingCount(int expected, int count) {
        if (pending == expected) {
            pending = count;
            return true;
        }
        return false;
    }

    public final int decrementPendingCountUnlessZero() {
        int count = pending;
        if (count != 0) {
            pending = count - 1;
        }
        return count;
    }

    public final CountedCompleter<?> getRoot() {
        CountedCompleter<?> root = this;
        while (root.completer != null) {
            root = root.completer;
        }
        return root;
    }

    public final void tryComplete() {
        climb(true);
    }

    public final void propagateCompletion() {
        climb(false);
    }

    /** Completes this task, or counts it off where others are pending, and so the ones that wait for it. */
    private void climb(boolean tell) {
        CountedCompleter<?> task = this;
        CountedCompleter<?> caller = this;
        while (task.decrementPendingCountUnlessZero() == 0) {
            if (tell) {
                task.onCompletion(caller);
            }
            caller = task;
            task = task.completer;
            if (task == null) {
                caller.quietlyComplete();
                return;
            }
        }
    }

    @Override
    public void complete(T rawResult) {
        setRawResult(rawResult);
        onCompletion(this);
        quietlyComplete();
        if (completer != null) {
            completer.tryComplete();
        }
    }

    public final CountedCompleter<?> firstComplete() {
        return decrementPendingCountUnlessZero() == 0 ? this : null;
    }

    public final CountedCompleter<?> nextComplete() {
        if (completer != null) {
            return completer.firstComplete();
        }
        quietlyComplete();
        return null;
    }

    public final void quietlyCompleteRoot() {
        getRoot().quietlyComplete();
    }

    public final void helpComplete(int maxTasks) {
        ForkJoinTask<?> task;
        for (int n = 0; n < maxTasks && !isDone() && (task = pollTask()) != null; n++) {
            task.runIfNew();
        }
    }

    @Override
    void failed(Throwable failure) {
        CountedCompleter<?> task = this;
        CountedCompleter<?> caller = this;
        while (task.onExceptionalCompletion(failure, caller) && task.completer != null) {
            caller = task;
            task = task.completer;
            task.completeExceptionally(failure);
        }
    }

    @Override
    protected final boolean exec() {
        compute();
        return false;
    }

    @Override
    public T getRawResult() {
        return null;
    }

    @Override
    protected void setRawResult(T t) {
    }
}
