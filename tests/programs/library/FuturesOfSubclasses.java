// What a CompletableFuture of a program's own class makes of itself: futures of its class, or none at all, whether it and the
// other are complete or not.
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;

public class FuturesOfSubclasses {
    static void show(String what, Callable<?> call) {
        try {
            System.out.println(what + ": " + call.call());
        } catch (NullPointerException missing) {
            System.out.println(what + ": NullPointerException");
        } catch (Throwable thrown) {
            System.out.println(what + ": " + thrown);
        }
    }

    static class NoStage<T> extends CompletableFuture<T> {
        @Override
        public <U> CompletableFuture<U> newIncompleteFuture() {
            return null;
        }
    }

    static class Named<T> extends CompletableFuture<T> {
        @Override
        public <U> CompletableFuture<U> newIncompleteFuture() {
            return new Named<>();
        }
    }

    static String name(Object o) {
        return o == null ? null : o.getClass().getSimpleName();
    }

    static void futures(String what, CompletableFuture<String> f, CompletableFuture<String> other) {
        show(what + " thenApply", () -> name(f.thenApply(x -> x)));
        show(what + " thenAccept", () -> name(f.thenAccept(x -> { })));
        show(what + " thenRun", () -> name(f.thenRun(() -> { })));
        show(what + " thenCombine", () -> name(f.thenCombine(other, (a, b) -> a)));
        show(what + " thenAcceptBoth", () -> name(f.thenAcceptBoth(other, (a, b) -> { })));
        show(what + " runAfterBoth", () -> name(f.runAfterBoth(other, () -> { })));
        show(what + " applyToEither", () -> name(f.applyToEither(other, a -> a)));
        show(what + " acceptEither", () -> name(f.acceptEither(other, a -> { })));
        show(what + " runAfterEither", () -> name(f.runAfterEither(other, () -> { })));
        show(what + " handle", () -> name(f.handle((a, b) -> a)));
        show(what + " whenComplete", () -> name(f.whenComplete((a, b) -> { })));
        show(what + " exceptionally", () -> name(f.exceptionally(b -> null)));
        show(what + " thenCompose", () -> name(f.thenCompose(x -> other)));
        show(what + " copy", () -> name(f.copy()));
        show(what + " exceptionallyAsync", () -> name(f.exceptionallyAsync(b -> null, Runnable::run)));
        show(what + " exceptionallyCompose", () -> name(f.exceptionallyCompose(b -> other)));
        show(what + " minimalCompletionStage", () -> name(f.minimalCompletionStage()));
        show(what + " completes", () -> f.complete("y") + f.get());
        System.out.println(what + " " + f.getNumberOfDependents());
    }

    static <T> CompletableFuture<T> done(CompletableFuture<T> f, T value) {
        f.complete(value);
        return f;
    }

    static <T> CompletableFuture<T> failed(CompletableFuture<T> f) {
        f.completeExceptionally(new IllegalStateException("failed"));
        return f;
    }

    public static void main(String[] args) {
        CompletableFuture<String> plain = CompletableFuture.completedFuture("p");
        futures("null open", new NoStage<>(), plain);
        futures("null done", done(new NoStage<>(), "x"), plain);
        futures("null failed", failed(new NoStage<>()), plain);
        futures("named open", new Named<>(), plain);
        futures("named done", done(new Named<>(), "x"), plain);
        futures("named failed", failed(new Named<>()), plain);
        futures("null both open", new NoStage<>(), new CompletableFuture<>());
        futures("named both open", new Named<>(), new CompletableFuture<>());
        futures("plain to null", plain, done(new NoStage<>(), "x"));
        futures("open to named", new CompletableFuture<>(), done(new Named<>(), "x"));
        futures("open to open", new CompletableFuture<>(), new Named<>());
    }
}
