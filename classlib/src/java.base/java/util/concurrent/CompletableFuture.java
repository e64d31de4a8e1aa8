package java.util.concurrent;

import java.util.ArrayDeque;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import jdk.internal.concurrent.Deadline;

/**
 * A future that anybody may complete, and on which others may depend. What a function throws is kept in a
 * {@link CompletionException}; what {@link #completeExceptionally} is given is kept as it is.
 */
public class CompletableFuture<T> implements Future<T>, CompletionStage<T> {
    /** What is to be done on completion; gives the future that it completes, if that is complete now, whose turn comes next. */
    private interface Dependent {
        CompletableFuture<?> take();
    }

    /** A step: gets a result or a failure, and settles {@code target} with what it makes of that. */
    private interface Step<T, U> {
        void take(T value, Throwable thrown, CompletableFuture<U> target);
    }

    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    /** The state is guarded by the monitor. */
    private boolean done;
    private T result;
    private Throwable thrown;
    /** What is to be done on completion, the last that came first. */
    private ArrayDeque<Dependent> dependents;

    public CompletableFuture() {
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return supplyAsync(supplier, asyncPool());
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        require(supplier);
        CompletableFuture<U> future = new CompletableFuture<>();
        checked(executor).execute(() -> {
            if (future.isDone()) {
                return;
            }
            U value;
            try {
                value = supplier.get();
            } catch (Throwable failure) {
                future.finish(null, wrap(failure));
                return;
            }
            future.finish(value, null);
        });
        return future;
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable) {
        return runAsync(runnable, asyncPool());
    }

    public static CompletableFuture<Void> runAsync(Runnable runnable, Executor executor) {
        require(runnable);
        return supplyAsync(() -> {
            runnable.run();
            return null;
        }, executor);
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        CompletableFuture<U> future = new CompletableFuture<>();
        future.finish(value, null);
        return future;
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable ex) {
        CompletableFuture<U> future = new CompletableFuture<>();
        future.finish(null, require(ex));
        return future;
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... cfs) {
        CompletableFuture<Void> all = completedFuture(null);
        for (int i = 0; i < cfs.length; i++) {
            all = all.runAfterBoth(require(cfs[i]), () -> { });
        }
        return all;
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... cfs) {
        CompletableFuture<Object> any = new CompletableFuture<>();
        for (int i = 0; i < cfs.length; i++) {
            cfs[i].forward(any);
        }
        return any;
    }

    private static Executor asyncPool() {
        return ForkJoinPool.commonPool();
    }

    private static <X> X require(X object) {
        if (object == null) {
            throw new NullPointerException();
        }
        return object;
    }

    private static Executor checked(Executor executor) {
        return require(executor);
    }

    private static Throwable wrap(Throwable failure) {
        return failure instanceof CompletionException ? failure : new CompletionException(failure);
    }

    private boolean finish(T value, Throwable failure) {
        boolean settled = settle(value, failure);
        if (settled) {
            fire(this);
        }
        return settled;
    }

    /** Completes the future, but for what depends on it. */
    private boolean settle(T value, Throwable failure) {
        synchronized (monitor) {
            if (done) {
                return false;
            }
            done = true;
            result = value;
            thrown = failure;
            monitor.notifyAll();
        }
        return true;
    }

    /**
     * Does what depends on a future that is settled, and what depends on that: with a list and not by recursion, for chains may
     * be long. Of those that depend on the same one further down, all but the last join the list of the first.
     */
    private static void fire(CompletableFuture<?> first) {
        CompletableFuture<?> at = first;
        while (true) {
            Dependent next = at.pop();
            if (next == null) {
                if (at == first) {
                    return;
                }
                at = first;
                continue;
            }
            if (at != first && at.hasDependents()) {
                first.push(next);
                continue;
            }
            CompletableFuture<?> settled = next.take();
            at = settled == null ? first : settled;
        }
    }

    private Dependent pop() {
        synchronized (monitor) {
            return dependents == null ? null : dependents.poll();
        }
    }

    private boolean hasDependents() {
        synchronized (monitor) {
            return dependents != null && !dependents.isEmpty();
        }
    }

    private void push(Dependent dependent) {
        synchronized (monitor) {
            if (dependents == null) {
                dependents = new ArrayDeque<>();
            }
            dependents.push(dependent);
        }
    }

    /** As {@link #isDone}, which a subclass may have changed. */
    private boolean isSettled() {
        synchronized (monitor) {
            return done;
        }
    }

    /** The future itself, if it is complete. */
    private CompletableFuture<T> ifDone() {
        return isSettled() ? this : null;
    }

    /** Stands for another future, or for two, and makes what depends on it as the other would. */
    private final class Relay<X> extends CompletableFuture<X> {
        @Override
        public <U> CompletableFuture<U> newIncompleteFuture() {
            return CompletableFuture.this.newIncompleteFuture();
        }
    }

    /** What the dependent gives, where it is taken at once. */
    private CompletableFuture<?> onCompletion(Dependent dependent) {
        synchronized (monitor) {
            if (!done) {
                push(dependent);
                return null;
            }
        }
        return dependent.take();
    }

    private void forward(CompletableFuture<? super T> target) {
        onCompletion(() -> {
            target.settle(result, thrown == null ? null : wrap(thrown));
            return target;
        });
    }

    /** A future that the step completes, in {@code executor} if there is one. */
    private <U> CompletableFuture<U> then(Executor executor, Step<? super T, U> step) {
        CompletableFuture<U> target = newIncompleteFuture();
        if (target == null) {
            // Of a subclass that makes none; it is missed only where it would be completed at once.
            if (executor == null && isSettled()) {
                throw new NullPointerException();
            }
            return null;
        }
        Dependent task = () -> {
            if (target.isSettled()) {
                return null;
            }
            try {
                step.take(result, thrown, target);
            } catch (Throwable failure) {
                target.settle(null, wrap(failure));
            }
            return target.ifDone();
        };
        onCompletion(executor == null ? task : () -> {
            try {
                executor.execute(() -> {
                    CompletableFuture<?> settled = task.take();
                    if (settled != null) {
                        fire(settled);
                    }
                });
                return null;
            } catch (Throwable refusal) {
                target.settle(null, wrap(refusal));
                return target;
            }
        });
        return target;
    }

    /** As {@link #then}, where a failure goes on without the step. */
    private <U> CompletableFuture<U> thenIfWell(Executor executor, Function<? super T, ? extends U> fn) {
        return then(executor, (value, failure, target) -> {
            if (failure != null) {
                target.settle(null, wrap(failure));
            } else {
                target.settle(fn.apply(value), null);
            }
        });
    }

    private <U> CompletableFuture<U> map(Executor executor, Function<? super T, ? extends U> fn) {
        return thenIfWell(executor, fn);
    }

    private CompletableFuture<Void> accept(Executor executor, Consumer<? super T> action) {
        return thenIfWell(executor, value -> {
            action.accept(value);
            return null;
        });
    }

    private CompletableFuture<Void> run(Executor executor, Runnable action) {
        return thenIfWell(executor, value -> {
            action.run();
            return null;
        });
    }

    private <U, V> CompletableFuture<V> combine(
            Executor executor, CompletableFuture<? extends U> other, BiFunction<? super T, ? super U, ? extends V> fn) {
        CompletableFuture<Void> both = new Relay<>();
        onCompletion(() -> other.onCompletion(() -> {
            Throwable failure = thrown != null ? thrown : other.thrown;
            both.settle(null, failure);
            return both;
        }));
        return both.thenIfWell(executor, nothing -> fn.apply(result, other.result));
    }

    private <U> CompletableFuture<Void> acceptBoth(
            Executor executor, CompletableFuture<? extends U> other, BiConsumer<? super T, ? super U> action) {
        return this.<U, Void>combine(executor, other, (a, b) -> {
            action.accept(a, b);
            return null;
        });
    }

    private CompletableFuture<Void> runAfterBoth(Executor executor, CompletableFuture<?> other, Runnable action) {
        return this.<Object, Void>combine(executor, other, (a, b) -> {
            action.run();
            return null;
        });
    }

    /** The one of the two that is complete, or a relay of the first to be. */
    @SuppressWarnings("unchecked")
    private CompletableFuture<T> either(CompletionStage<? extends T> o) {
        CompletableFuture<T> that = (CompletableFuture<T>) o.toCompletableFuture();
        if (isSettled() || that.isSettled()) {
            return isSettled() ? this : that;
        }
        CompletableFuture<T> first = new Relay<>();
        forward(first);
        that.forward(first);
        return first;
    }

    /** For actions that take no value. */
    @SuppressWarnings("unchecked")
    private CompletableFuture<Object> eitherOfAny(CompletionStage<?> o) {
        return ((CompletableFuture<Object>) this).either(o);
    }

    private <U> CompletableFuture<U> compose(Executor executor, Function<? super T, ? extends CompletionStage<U>> fn) {
        return then(executor, (value, failure, target) -> {
            if (failure != null) {
                target.settle(null, wrap(failure));
            } else {
                fn.apply(value).toCompletableFuture().forward(target);
            }
        });
    }

    private <U> CompletableFuture<U> handle0(Executor executor, BiFunction<? super T, Throwable, ? extends U> fn) {
        return then(executor, (value, failure, target) -> target.settle(fn.apply(value, failure), null));
    }

    private CompletableFuture<T> when(Executor executor, BiConsumer<? super T, ? super Throwable> action) {
        return this.<T>then(executor, (value, failure, target) -> {
            Throwable end = failure == null ? null : wrap(failure);
            try {
                action.accept(value, failure);
            } catch (Throwable second) {
                if (end == null) {
                    throw second;
                }
                if (failure != second) {
                    failure.addSuppressed(second);
                }
            }
            target.settle(result, end);
        });
    }

    private CompletableFuture<T> recover(Executor executor, Function<Throwable, ? extends T> fn) {
        return this.<T>then(executor, (value, failure, target) ->
                target.settle(failure == null ? result : fn.apply(failure), null));
    }

    @Override
    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> fn) {
        return map(null, require(fn));
    }

    @Override
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn) {
        return map(asyncPool(), require(fn));
    }

    @Override
    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> fn, Executor executor) {
        return map(checked(executor), require(fn));
    }

    @Override
    public CompletableFuture<Void> thenAccept(Consumer<? super T> action) {
        return accept(null, require(action));
    }

    @Override
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action) {
        return accept(asyncPool(), require(action));
    }

    @Override
    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> action, Executor executor) {
        return accept(checked(executor), require(action));
    }

    @Override
    public CompletableFuture<Void> thenRun(Runnable action) {
        return run(null, require(action));
    }

    @Override
    public CompletableFuture<Void> thenRunAsync(Runnable action) {
        return run(asyncPool(), require(action));
    }

    @Override
    public CompletableFuture<Void> thenRunAsync(Runnable action, Executor executor) {
        return run(checked(executor), require(action));
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombine(CompletionStage<? extends U> o, BiFunction<? super T, ? super U,
            ? extends V> fn) {
        return combine(null, o.toCompletableFuture(), require(fn));
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> o, BiFunction<? super T,
            ? super U, ? extends V> fn) {
        return combine(asyncPool(), o.toCompletableFuture(), require(fn));
    }

    @Override
    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> o, BiFunction<? super T,
            ? super U, ? extends V> fn, Executor executor) {
        return combine(checked(executor), o.toCompletableFuture(), require(fn));
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBoth(CompletionStage<? extends U> o, BiConsumer<? super T,
            ? super U> action) {
        return acceptBoth(null, o.toCompletableFuture(), require(action));
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> o, BiConsumer<? super T,
            ? super U> action) {
        return acceptBoth(asyncPool(), o.toCompletableFuture(), require(action));
    }

    @Override
    public <U> CompletableFuture<Void> thenAcceptBothAsync(CompletionStage<? extends U> o, BiConsumer<? super T,
            ? super U> action, Executor executor) {
        return acceptBoth(checked(executor), o.toCompletableFuture(), require(action));
    }

    @Override
    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> o, Runnable action) {
        return runAfterBoth(null, o.toCompletableFuture(), require(action));
    }

    @Override
    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> o, Runnable action) {
        return runAfterBoth(asyncPool(), o.toCompletableFuture(), require(action));
    }

    @Override
    public CompletableFuture<Void> runAfterBothAsync(CompletionStage<?> o, Runnable action, Executor executor) {
        return runAfterBoth(checked(executor), o.toCompletableFuture(), require(action));
    }

    @Override
    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> o, Function<? super T, U> fn) {
        return either(o).map(null, require(fn));
    }

    @Override
    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> o, Function<? super T, U> fn) {
        return either(o).map(asyncPool(), require(fn));
    }

    @Override
    public <U> CompletableFuture<U> applyToEitherAsync(CompletionStage<? extends T> o, Function<? super T, U> fn,
            Executor executor) {
        return either(o).map(checked(executor), require(fn));
    }

    @Override
    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> o, Consumer<? super T> action) {
        return either(o).accept(null, require(action));
    }

    @Override
    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> o, Consumer<? super T> action) {
        return either(o).accept(asyncPool(), require(action));
    }

    @Override
    public CompletableFuture<Void> acceptEitherAsync(CompletionStage<? extends T> o, Consumer<? super T> action,
            Executor executor) {
        return either(o).accept(checked(executor), require(action));
    }

    @Override
    public CompletableFuture<Void> runAfterEither(CompletionStage<?> o, Runnable action) {
        return eitherOfAny(o).run(null, require(action));
    }

    @Override
    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> o, Runnable action) {
        return eitherOfAny(o).run(asyncPool(), require(action));
    }

    @Override
    public CompletableFuture<Void> runAfterEitherAsync(CompletionStage<?> o, Runnable action, Executor executor) {
        return eitherOfAny(o).run(checked(executor), require(action));
    }

    @Override
    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> fn) {
        return compose(null, require(fn));
    }

    @Override
    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> fn) {
        return compose(asyncPool(), require(fn));
    }

    @Override
    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> fn,
            Executor executor) {
        return compose(checked(executor), require(fn));
    }

    @Override
    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> fn) {
        return handle0(null, require(fn));
    }

    @Override
    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn) {
        return handle0(asyncPool(), require(fn));
    }

    @Override
    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> fn, Executor executor) {
        return handle0(checked(executor), require(fn));
    }

    /** Completes with a {@link TimeoutException} unless it has completed by then. */
    public CompletableFuture<T> orTimeout(long timeout, TimeUnit unit) {
        return later(() -> completeExceptionally(new TimeoutException()), timeout, unit);
    }

    /** Completes with a value unless it has completed by then. */
    public CompletableFuture<T> completeOnTimeout(T value, long timeout, TimeUnit unit) {
        return later(() -> complete(value), timeout, unit);
    }

    private CompletableFuture<T> later(Runnable action, long timeout, TimeUnit unit) {
        long nanos = unit.toNanos(timeout);
        if (!isDone()) {
            ScheduledFuture<?> scheduled = Delays.SCHEDULER.schedule(action, nanos, TimeUnit.NANOSECONDS);
            whenComplete((value, failure) -> scheduled.cancel(false));
        }
        return this;
    }

    /** Runs tasks in the common pool after a delay. */
    public static Executor delayedExecutor(long delay, TimeUnit unit) {
        return delayedExecutor(delay, unit, ForkJoinPool.commonPool());
    }

    public static Executor delayedExecutor(long delay, TimeUnit unit, Executor executor) {
        if (unit == null || executor == null) {
            throw new NullPointerException();
        }
        return task -> Delays.SCHEDULER.schedule(() -> executor.execute(task), delay, unit);
    }

    /** The thread that waits for all timeouts, made with the first of them. */
    private static final class Delays {
        static final ScheduledThreadPoolExecutor SCHEDULER = new ScheduledThreadPoolExecutor(
                1, Thread.ofPlatform().daemon(true).name("CompletableFutureDelayScheduler").factory());

        static {
            SCHEDULER.setRemoveOnCancelPolicy(true);
        }
    }

    @Override
    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> action) {
        return when(null, require(action));
    }

    @Override
    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action) {
        return when(asyncPool(), require(action));
    }

    @Override
    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> action, Executor executor) {
        return when(checked(executor), require(action));
    }

    @Override
    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> fn) {
        return recover(null, require(fn));
    }

    @Override
    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> fn) {
        return recover(asyncPool(), require(fn));
    }

    @Override
    public CompletableFuture<T> exceptionallyAsync(Function<Throwable, ? extends T> fn, Executor executor) {
        return recover(checked(executor), require(fn));
    }

    @Override
    public CompletableFuture<T> exceptionallyCompose(Function<Throwable, ? extends CompletionStage<T>> fn) {
        require(fn);
        return this.<T>then(null, (value, failure, target) -> {
            if (failure == null) {
                target.settle(value, null);
            } else {
                fn.apply(failure).toCompletableFuture().forward(target);
            }
        });
    }

    @Override
    public CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> fn) {
        return exceptionallyComposeAsync(fn, asyncPool());
    }

    @Override
    public CompletableFuture<T> exceptionallyComposeAsync(Function<Throwable, ? extends CompletionStage<T>> fn,
            Executor executor) {
        require(fn);
        return CompletionStage.super.exceptionallyComposeAsync(fn, checked(executor)).toCompletableFuture();
    }

    @Override
    public CompletableFuture<T> toCompletableFuture() {
        return this;
    }

    public <U> CompletableFuture<U> newIncompleteFuture() {
        return new CompletableFuture<>();
    }

    public Executor defaultExecutor() {
        return asyncPool();
    }

    public CompletableFuture<T> copy() {
        return map(null, value -> value);
    }

    public CompletionStage<T> minimalCompletionStage() {
        MinimalStage<T> stage = new MinimalStage<>();
        forward(stage);
        return stage;
    }

    /** Completes; for those who may although programs may not. */
    final void end(T value, Throwable failure) {
        finish(value, failure);
    }

    public static <U> CompletionStage<U> completedStage(U value) {
        MinimalStage<U> stage = new MinimalStage<>();
        stage.end(value, null);
        return stage;
    }

    public static <U> CompletionStage<U> failedStage(Throwable ex) {
        MinimalStage<U> stage = new MinimalStage<>();
        stage.end(null, require(ex));
        return stage;
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
        return completeAsync(supplier, defaultExecutor());
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier, Executor executor) {
        require(supplier);
        checked(executor).execute(() -> {
            if (isDone()) {
                return;
            }
            try {
                finish(supplier.get(), null);
            } catch (Throwable failure) {
                finish(null, wrap(failure));
            }
        });
        return this;
    }

    /** Sets the value even of a future that is complete. */
    public void obtrudeValue(T value) {
        obtrude(value, null);
    }

    /** Sets the failure even of a future that is complete. */
    public void obtrudeException(Throwable ex) {
        obtrude(null, require(ex));
    }

    private void obtrude(T value, Throwable failure) {
        if (!finish(value, failure)) {
            synchronized (monitor) {
                result = value;
                thrown = failure;
            }
        }
    }

    /** Marks the tasks of asynchronous methods. */
    public interface AsynchronousCompletionTask {
    }

    public boolean complete(T value) {
        return finish(value, null);
    }

    public boolean completeExceptionally(Throwable ex) {
        return finish(null, require(ex));
    }

    private boolean await(Deadline deadline) throws InterruptedException {
        synchronized (monitor) {
            while (!done) {
                if (!deadline.waitOn(monitor)) {
                    return false;
                }
            }
            return true;
        }
    }

    @Override
    public T get() throws InterruptedException, ExecutionException {
        checkInterrupt();
        await(Deadline.never());
        return report();
    }

    @Override
    public T get(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        Deadline deadline = Deadline.after(unit.toNanos(timeout));
        checkInterrupt();
        if (!await(deadline)) {
            throw new TimeoutException();
        }
        return report();
    }

    /** Only who has to wait is interrupted. */
    private void checkInterrupt() throws InterruptedException {
        if (!isDone() && Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    private T report() throws ExecutionException {
        Throwable failure = thrown;
        if (failure == null) {
            return result;
        }
        checkNotCancelled("get");
        if (failure instanceof CompletionException && failure.getCause() != null) {
            failure = failure.getCause();
        }
        throw new ExecutionException(failure);
    }

    /** The result, or the failure in a {@link CompletionException}; interrupts are kept for later. */
    public T join() {
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
        return value("join");
    }

    public T getNow(T valueIfAbsent) {
        if (!isDone()) {
            return valueIfAbsent;
        }
        return value("getNow");
    }

    private T value(String method) {
        checkNotCancelled(method);
        if (thrown != null) {
            throw (CompletionException) wrap(thrown);
        }
        return result;
    }

    private void checkNotCancelled(String method) {
        if (thrown instanceof CancellationException) {
            CancellationException cancelled = new CancellationException(method);
            cancelled.initCause(thrown);
            throw cancelled;
        }
    }

    @Override
    public T resultNow() {
        synchronized (monitor) {
            if (!done || thrown != null) {
                throw new IllegalStateException();
            }
            return result;
        }
    }

    @Override
    public Throwable exceptionNow() {
        synchronized (monitor) {
            if (thrown == null || thrown instanceof CancellationException) {
                throw new IllegalStateException();
            }
            boolean wrapped = thrown instanceof CompletionException && thrown.getCause() != null;
            return wrapped ? thrown.getCause() : thrown;
        }
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
        return finish(null, new CancellationException()) || isCancelled();
    }

    @Override
    public boolean isCancelled() {
        synchronized (monitor) {
            return thrown instanceof CancellationException;
        }
    }

    @Override
    public boolean isDone() {
        return isSettled();
    }

    public boolean isCompletedExceptionally() {
        synchronized (monitor) {
            return thrown != null;
        }
    }

    public int getNumberOfDependents() {
        synchronized (monitor) {
            return dependents == null ? 0 : dependents.size();
        }
    }

    @Override
    public String toString() {
        synchronized (monitor) {
            String status;
            if (!done) {
                int n = getNumberOfDependents();
                status = n == 0 ? "[Not completed]" : "[Not completed, " + n + " dependents]";
            } else {
                status = thrown == null ? "[Completed normally]" : "[Completed exceptionally: "
                        + thrown.getClass().getName() + "]";
            }
            return super.toString() + status;
        }
    }
}
