// stress: off
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;

/** Long chains of futures, the order of those that depend on one, and times that have passed long ago. */
public class CompletionChains {
    static List<String> order = new ArrayList<>();

    static CompletableFuture<Integer> noted(CompletableFuture<Integer> before, String name) {
        return before.thenApply(value -> {
            order.add(name);
            return value + 1;
        });
    }

    static void orders() {
        CompletableFuture<Integer> head = new CompletableFuture<>();
        for (String name : List.of("a", "b", "c")) {
            CompletableFuture<Integer> middle = noted(head, name);
            for (String inner : List.of("1", "2", "3")) {
                CompletableFuture<Integer> low = noted(middle, name + inner);
                noted(low, name + inner + "x");
                noted(low, name + inner + "y");
            }
        }
        CompletableFuture<Integer> other = new CompletableFuture<>();
        noted(other, "other");
        head.thenAccept(value -> {
            order.add("completes");
            other.complete(value);
            order.add("has completed");
        });
        System.out.println(head.getNumberOfDependents() + " " + head.complete(1) + " " + head.complete(2));
        System.out.println(order);
        System.out.println(head.getNumberOfDependents() + " " + other.join());
    }

    static void chains() {
        CompletableFuture<Integer> head = new CompletableFuture<>();
        CompletableFuture<Integer> last = head;
        for (int i = 0; i < 30_000; i++) {
            last = last.thenApply(value -> value + 1);
        }
        head.complete(0);
        System.out.println("applied: " + last.getNow(-1));

        head = new CompletableFuture<>();
        last = head;
        for (int i = 0; i < 10_000; i++) {
            last = last.thenCompose(value -> CompletableFuture.completedFuture(value + 1))
                    .thenCombine(head, (a, b) -> a + b)
                    .whenComplete((value, thrown) -> { })
                    .applyToEither(new CompletableFuture<Integer>(), value -> value);
        }
        head.complete(1);
        System.out.println("composed: " + last.getNow(-1));

        head = new CompletableFuture<>();
        CompletableFuture<?> failed = head;
        for (int i = 0; i < 20_000; i++) {
            failed = failed.thenRun(() -> System.out.println("not run"));
        }
        CompletableFuture<String> recovered = failed.handle((value, thrown) -> thrown + " " + (thrown instanceof CompletionException));
        head.completeExceptionally(new IllegalStateException("why"));
        System.out.println("failed: " + recovered.getNow("?"));
    }

    static void direct() {
        CompletableFuture<Integer> head = new CompletableFuture<>();
        CompletableFuture<Integer> all = head.thenApplyAsync(value -> value + 1, Runnable::run)
                .thenApplyAsync(value -> value * 2, Runnable::run);
        CompletableFuture<Object> any = CompletableFuture.anyOf(all, new CompletableFuture<>());
        CompletableFuture<Void> both = CompletableFuture.allOf(all, head);
        CompletableFuture<Integer> refused = head.thenApplyAsync(value -> value, task -> {
            throw new IllegalStateException("refused");
        });
        head.complete(20);
        System.out.println(any.getNow("?") + " " + both.isDone() + " " + refused.isCompletedExceptionally());
    }

    public static void main(String[] arguments) {
        orders();
        chains();
        direct();
        LockSupport.parkUntil(Long.MIN_VALUE);
        LockSupport.parkUntil(new Object(), -1);
        System.out.println("parked");
    }
}
