// Orders through asynchronous steps: combine, compose, handle failures, race, deadlines, dependent stages in order.
import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

public class OrderPipeline {
    record Order(int id, String customer, double amount) {
    }

    record Receipt(Order order, String rate, double price) {
        @Override
        public String toString() {
            return String.format(Locale.ROOT, "#%03d %-6s %s %.2f", order.id(), order.customer(), rate, price);
        }
    }

    static final ScheduledExecutorService CLOCK = Executors.newScheduledThreadPool(2);
    static final Executor DIRECT = Runnable::run;

    static <T> CompletableFuture<T> later(int milliseconds, Supplier<T> supplier) {
        CompletableFuture<T> future = new CompletableFuture<>();
        CLOCK.schedule(() -> {
            try {
                future.complete(supplier.get());
            } catch (Throwable t) {
                future.completeExceptionally(t);
            }
        }, milliseconds, TimeUnit.MILLISECONDS);
        return future;
    }

    static CompletableFuture<Order> validate(Order order) {
        if (order.amount() <= 0) {
            return CompletableFuture.failedFuture(new IllegalArgumentException("amount " + order.amount()));
        }
        return CompletableFuture.completedFuture(order);
    }

    static CompletableFuture<String> rate(Order order) {
        return later(3, () -> switch (order.customer()) {
            case "anna", "carl" -> "gold";
            case "eve" -> throw new SecurityException("blocked: " + order.customer());
            default -> "plain";
        });
    }

    static CompletableFuture<Double> price(Order order) {
        return later(5, () -> order.amount() * 1.19);
    }

    static CompletableFuture<String> process(Order order) {
        return validate(order).thenCompose(valid -> rate(valid).thenCombine(price(valid), (rate, price) ->
                new Receipt(valid, rate, rate.equals("gold") ? price * 0.9 : price)))
                .thenApply(Receipt::toString)
                .handle((text, failure) -> {
                    if (failure == null) {
                        return text;
                    }
                    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
                    return "#" + order.id() + " refused: " + cause;
                });
    }

    public static void main(String[] args) throws Exception {
        List<Order> orders = List.of(new Order(1, "anna", 100), new Order(2, "ben", 59.99), new Order(3, "eve", 1),
                new Order(4, "carl", -5), new Order(5, "dora", 0.1));
        List<CompletableFuture<String>> all = orders.stream().map(OrderPipeline::process).collect(Collectors.toList());
        CompletableFuture<List<String>> gathered = CompletableFuture.allOf(all.toArray(new CompletableFuture[0]))
                .thenApply(nothing -> all.stream().map(CompletableFuture::join).toList());
        gathered.get(10, TimeUnit.SECONDS).forEach(System.out::println);

        CompletableFuture<String> quick = later(1, () -> "quick");
        CompletableFuture<String> slow = later(300, () -> "slow");
        System.out.println(quick.applyToEither(slow, s -> s + " won").join());
        System.out.println(CompletableFuture.anyOf(slow, later(2, () -> 42)).join());
        System.out.println(later(5_000, () -> "never").completeOnTimeout("default", 5, TimeUnit.MILLISECONDS).join());
        try {
            new CompletableFuture<String>().orTimeout(5, TimeUnit.MILLISECONDS).join();
        } catch (CompletionException e) {
            System.out.println(e.getCause().getClass().getName());
        }

        StringBuffer steps = new StringBuffer();
        CompletableFuture<Integer> start = new CompletableFuture<>();
        CompletableFuture<Void> end = start.thenApplyAsync(x -> x + 1, DIRECT).whenComplete((x, t) -> steps.append("when ").append(x).append(' ').append(t).append("; "))
                .thenApply(x -> 10 / (x - 1)).exceptionally(t -> {
                    steps.append(t.getClass().getSimpleName()).append(" <- ").append(t.getCause().getMessage()).append("; ");
                    return -1;
                }).thenAccept(x -> steps.append("accept ").append(x).append("; ")).thenRun(() -> steps.append("run"));
        System.out.println(start.isDone() + " " + end.isDone() + " " + start.getNumberOfDependents());
        System.out.println(start.complete(0) + " " + start.complete(7) + " " + end.isDone());
        System.out.println(steps);
        CompletableFuture<String> broken = CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("boom");
        });
        CompletableFuture<String> dependent = broken.thenApply(s -> s + "!");
        for (Callable<String> way : List.<Callable<String>>of(dependent::get, dependent::join, () -> dependent.getNow("x"), () -> dependent.resultNow(),
                () -> String.valueOf(dependent.exceptionNow()), () -> dependent.state().name())) {
            try {
                System.out.println(way.call());
            } catch (Exception e) {
                System.out.println(e + " / " + e.getCause());
            }
        }
        System.out.println(broken.isCompletedExceptionally() + " " + dependent.isCompletedExceptionally() + " " + dependent.isCancelled());
        ScheduledFuture<?> ticks = null;
        CountDownLatch three = new CountDownLatch(3);
        ticks = CLOCK.scheduleAtFixedRate(three::countDown, 1, 2, TimeUnit.MILLISECONDS);
        three.await();
        System.out.println(ticks.cancel(false) + " " + ticks.isCancelled() + " " + three.getCount());
        System.out.println(CLOCK.shutdownNow().size() >= 0);
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(CompletableFuture.completedFuture(5).thenCombine(CompletableFuture.completedFuture(6), add.andThen(x -> x * 2)).toCompletableFuture().get());
    }
}
