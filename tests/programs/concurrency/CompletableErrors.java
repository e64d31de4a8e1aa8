import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Failures on their way through completable futures: wrapped, handled, passed on, timed out, cancelled. */
public class CompletableErrors {
    static <T> T fail(String message) {
        throw new IllegalArgumentException(message);
    }

    static void show(String name, Supplier<Object> value) {
        try {
            System.out.println(name + ": " + value.get());
        } catch (CompletionException | CancellationException thrown) {
            System.out.println(name + ": " + thrown + " cause " + thrown.getCause());
        }
    }

    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> failed = CompletableFuture.supplyAsync(() -> fail("async"));
        show("join", failed::join);
        try {
            failed.get();
        } catch (ExecutionException thrown) {
            System.out.println(thrown + " cause " + thrown.getCause());
        }
        show("exceptionally", () -> failed.exceptionally(e -> e instanceof CompletionException ? -1 : -2).join());
        show("handle", () -> failed.handle((value, e) -> value + " " + e.getClass().getSimpleName()).join());
        show("thenApply", () -> failed.thenApply(x -> x + 1).join());
        show("whenComplete", () -> failed.whenComplete((value, e) -> System.out.println("saw " + value + " " + e.getMessage())).join());
        CompletableFuture<Integer> plain = CompletableFuture.completedFuture(5);
        show("throwing stage", () -> plain.thenApply(x -> fail("stage")).join());
        show("throwing handler", () -> plain.whenComplete((value, e) -> fail("handler")).join());
        show("compose", () -> plain.thenCompose(x -> CompletableFuture.<Integer>failedFuture(new IllegalStateException("inner"))).join());
        show("combine", () -> plain.thenCombine(failed, Integer::sum).join());
        show("all of", () -> CompletableFuture.allOf(plain, failed).join());
        show("any of", () -> CompletableFuture.anyOf(plain, new CompletableFuture<>()).join());
        CompletableFuture<String> open = new CompletableFuture<>();
        System.out.println(open.getNow("not yet") + " " + open.isDone());
        System.out.println(open.completeExceptionally(new java.io.IOException("late")) + " " + open.complete("too late")
                + " " + open.isCompletedExceptionally());
        show("completed with a checked exception", open::join);
        CompletableFuture<String> cancelled = new CompletableFuture<>();
        CompletableFuture<String> dependent = cancelled.thenApply(String::trim);
        System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled() + " " + dependent.isCancelled());
        show("cancelled", cancelled::join);
        show("depends on it", dependent::join);
        show("timeout", () -> new CompletableFuture<String>().orTimeout(5, TimeUnit.MILLISECONDS).join());
        show("default", () -> new CompletableFuture<String>().completeOnTimeout("default", 5, TimeUnit.MILLISECONDS).join());
    }
}
