import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class CompletableChains {
    public static void main(String[] args) throws Exception {
        CompletableFuture<Integer> six = CompletableFuture.supplyAsync(() -> 6);
        System.out.println(six.thenApply(x -> x * 7).get());
        System.out.println(six.thenCompose(x -> CompletableFuture.supplyAsync(() -> "composed " + x)).join());
        System.out.println(six.thenCombine(CompletableFuture.completedFuture(4), (x, y) -> x + y).join());
        StringBuilder log = new StringBuilder();
        six.thenAccept(x -> log.append("accept").append(x)).thenRun(() -> log.append(" run")).join();
        System.out.println(log);
        CompletableFuture<Integer> failing = CompletableFuture.supplyAsync(() -> {
            throw new IllegalArgumentException("bad");
        });
        System.out.println(failing.exceptionally(cause -> {
            System.out.println("cause " + cause);
            return -1;
        }).join());
        System.out.println(failing.handle((value, cause) -> value + "/" + cause.getClass().getSimpleName()).join());
        System.out.println(failing.thenApply(x -> x + 1).whenComplete((value, cause) -> System.out.println("complete " + value + " " + cause))
                .isCompletedExceptionally());
        try {
            failing.join();
        } catch (CompletionException wrapped) {
            System.out.println(wrapped);
        }
        try {
            failing.get();
        } catch (ExecutionException wrapped) {
            System.out.println(wrapped);
        }
        CompletableFuture<String> manual = new CompletableFuture<>();
        boolean[] first = new boolean[2];
        Thread completer = new Thread(() -> {
            first[0] = manual.complete("by hand");
            first[1] = manual.complete("again");
        });
        completer.start();
        System.out.println(manual.get(5, TimeUnit.SECONDS));
        completer.join();
        System.out.println(first[0] + " " + first[1]);
        CompletableFuture<String> cancelled = new CompletableFuture<>();
        System.out.println(cancelled.cancel(true) + " " + cancelled.isCancelled());
        try {
            cancelled.join();
        } catch (CancellationException expected) {
            System.out.println(expected);
        }
        CompletableFuture<?>[] all = new CompletableFuture<?>[10];
        int[] squares = new int[10];
        for (int i = 0; i < 10; i++) {
            int k = i;
            all[i] = CompletableFuture.runAsync(() -> squares[k] = k * k);
        }
        CompletableFuture.allOf(all).join();
        int sum = 0;
        for (int square : squares) {
            sum += square;
        }
        System.out.println(sum);
        System.out.println(CompletableFuture.anyOf(new CompletableFuture<>(), CompletableFuture.completedFuture("any")).join());
        try {
            new CompletableFuture<String>().get(10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException expected) {
            System.out.println(expected);
        }
        try {
            new CompletableFuture<String>().orTimeout(10, TimeUnit.MILLISECONDS).join();
        } catch (CompletionException expected) {
            System.out.println(expected);
        }
        System.out.println(new CompletableFuture<String>().completeOnTimeout("default", 10, TimeUnit.MILLISECONDS).join());
        System.out.println(CompletableFuture.failedFuture(new Exception("x")).exceptionNow() + " " + six.getNow(0) + " " + six.state());
        System.out.println(six.applyToEither(new CompletableFuture<>(), x -> x + 1).join());
    }
}
