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

    @Override
    public T get() {
        throw refused();
    }

    @Override
    public T get(long timeout, TimeUnit unit) {
        throw refused();
    }

    @Override
    public T getNow(T valueIfAbsent) {
        throw refused();
    }

    @Override
    public T join() {
        throw refused();
    }

    @Override
    public T resultNow() {
        throw refused();
    }

    @Override
    public Throwable exceptionNow() {
        throw refused();
    }

    @Override
    public boolean complete(T value) {
        throw refused();
    }

    @Override
    public boolean completeExceptionally(Throwable ex) {
        throw refused();
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        throw refused();
    }

    @Override
    public void obtrudeValue(T value) {
        throw refused();
    }

    @Override
    public void obtrudeException(Throwable ex) {
        throw refused();
    }

    @Override
    public boolean isDone() {
        throw refused();
    }

    @Override
    public boolean isCancelled() {
        throw refused();
    }

    @Override
    public boolean isCompletedExceptionally() {
        throw refused();
    }

    @Override
    public State state() {
        throw refused();
    }

    @Override
    public int getNumberOfDependents() {
        throw refused();
    }

    @Override
    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
        throw refused();
    }

    @Override
    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
        throw refused();
    }

    @Override
    public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
        throw refused();
    }

    @Override
    public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
        throw refused();
    }
}
