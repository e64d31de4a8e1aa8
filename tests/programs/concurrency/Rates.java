import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Tasks after delays and at rates: their order, how a failure ends a series, how one is cancelled. */
public class Rates {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService scheduler = Executors.newScheduledThreadPool(1);
        CountDownLatch three = new CountDownLatch(3);
        StringBuffer order = new StringBuffer();
        for (int delay : new int[] {900, 10, 450}) {
            scheduler.schedule(() -> {
                order.append(delay).append(' ');
                three.countDown();
            }, delay, TimeUnit.MILLISECONDS);
        }
        three.await();
        System.out.println(order);
        ScheduledFuture<String> value = scheduler.schedule(() -> "called", 1, TimeUnit.MILLISECONDS);
        System.out.println(value.get() + " " + value.isDone() + " " + (value.getDelay(TimeUnit.MILLISECONDS) <= 0));
        AtomicInteger runs = new AtomicInteger();
        CountDownLatch five = new CountDownLatch(5);
        ScheduledFuture<?> series = scheduler.scheduleAtFixedRate(() -> {
            runs.incrementAndGet();
            five.countDown();
        }, 0, 2, TimeUnit.MILLISECONDS);
        five.await();
        System.out.println(series.cancel(false) + " " + series.isCancelled() + " " + (runs.get() >= 5));
        try {
            series.get();
        } catch (CancellationException expected) {
            System.out.println(expected);
        }
        AtomicInteger attempts = new AtomicInteger();
        ScheduledFuture<?> failing = scheduler.scheduleWithFixedDelay(() -> {
            if (attempts.incrementAndGet() == 3) {
                throw new IllegalStateException("third time");
            }
        }, 1, 1, TimeUnit.MILLISECONDS);
        try {
            failing.get();
        } catch (ExecutionException expected) {
            System.out.println(expected.getCause() + " after " + attempts);
        }
        ScheduledFuture<?> later = scheduler.schedule(() -> System.out.println("runs before the end"), 20, TimeUnit.MILLISECONDS);
        scheduler.shutdown();
        System.out.println(scheduler.awaitTermination(2, TimeUnit.SECONDS) + " " + later.isDone());
        System.out.println(TimeUnit.HOURS.toSeconds(2) + " " + TimeUnit.MILLISECONDS.convert(3, TimeUnit.SECONDS) + " "
                + TimeUnit.NANOSECONDS.toMicros(1999) + " " + TimeUnit.DAYS.toMillis(Long.MAX_VALUE));
    }
}
