import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class Scheduling {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(2);
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        ScheduledFuture<?> late = scheduler.schedule(() -> order.add("late"), 300, TimeUnit.MILLISECONDS);
        ScheduledFuture<?> soon = scheduler.schedule(() -> order.add("soon"), 20, TimeUnit.MILLISECONDS);
        ScheduledFuture<Integer> value = scheduler.schedule(() -> 42, 120, TimeUnit.MILLISECONDS);
        System.out.println(value.get() + " " + soon.isDone());
        late.get();
        System.out.println(order);
        CountDownLatch ticks = new CountDownLatch(5);
        ScheduledFuture<?> repeated = scheduler.scheduleAtFixedRate(ticks::countDown, 0, 5, TimeUnit.MILLISECONDS);
        ticks.await();
        System.out.println(repeated.cancel(false) + " " + repeated.isCancelled() + " " + repeated.isDone());
        int[] runs = {0};
        ScheduledFuture<?> failing = scheduler.scheduleWithFixedDelay(() -> {
            if (++runs[0] == 3) {
                throw new IllegalStateException("third run");
            }
        }, 1, 1, TimeUnit.MILLISECONDS);
        try {
            failing.get();
        } catch (ExecutionException failed) {
            System.out.println(failed.getCause() + " " + runs[0]);
        }
        ScheduledFuture<?> never = scheduler.schedule(() -> System.out.println("never"), 1, TimeUnit.HOURS);
        System.out.println(never.getDelay(TimeUnit.MINUTES) > 50);
        never.cancel(false);
        ScheduledFuture<?> afterShutdown = scheduler.schedule(() -> System.out.println("still runs"), 30, TimeUnit.MILLISECONDS);
        scheduler.shutdown();
        System.out.println(scheduler.awaitTermination(10, TimeUnit.SECONDS) + " " + afterShutdown.isDone());
        ScheduledExecutorService single = Executors.newSingleThreadScheduledExecutor();
        single.schedule(() -> System.out.println("dropped"), 1, TimeUnit.HOURS);
        System.out.println(single.shutdownNow().size() + " " + single.awaitTermination(1, TimeUnit.SECONDS));
    }
}
