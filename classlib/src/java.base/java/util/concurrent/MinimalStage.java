package java.util.concurrent;

import java.util.function.Supplier;

/** A stage that only what it depends on completes; asked for more it refuses. */
final class MinimalStage<T> extends CompletableFuture<T> {
    private static UnsupportedOperationException refused() {
        return new UnsupportedOperationException();
    }

    @Override
    public CompletableFuture<T> toCompletableFuture() {
        CompletableFuture<T> future = new CompletableFuture<>();
        whenComplete(future::end);
        return future;
    }
    //#for declared
    //#| T get()
    //#| T get(long timeout, TimeUnit unit)
    //#| T getNow(T valueIfAbsent)
    //#| T join()
    //#| T resultNow()
    //#| Throwable exceptionNow()
    //#| boolean complete(T value)
    //#| boolean completeExceptionally(Throwable ex)
    //#| boolean cancel(boolean mayInterruptIfRunning)
    //#| void obtrudeValue(T value)
    //#| void obtrudeException(Throwable ex)
    //#| boolean isDone()
    //#| boolean isCancelled()
    //#| boolean isCompletedExceptionally()
    //#| State state()
    //#| int getNumberOfDependents()
    //#| CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor)
    //#| CompletableFuture<T> completeAsync(Supplier<? extends T> supplier)
    //#| CompletableFuture<T> orTimeout(long timeout, TimeUnit unit)

    @Override
    public $declared$ {
        throw refused();
    }
    //#end

    @Override
    public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
        throw refused();
    }
}
