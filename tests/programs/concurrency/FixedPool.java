import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

public class FixedPool {
    static long collatz(long n) {
        long steps = 0;
        for (long k = n; k != 1; k = (k & 1) == 0 ? k / 2 : 3 * k + 1) {
            steps++;
        }
        return steps;
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<Long>> results = new ArrayList<>();
        for (int i = 1; i <= 20; i++) {
            long n = i * 97L;
            results.add(pool.submit(() -> collatz(n)));
        }
        long sum = 0;
        for (Future<Long> result : results) {
            sum += result.get();
        }
        System.out.println("steps " + sum);

        List<Callable<String>> tasks = List.of(() -> "a", () -> "b", () -> { throw new IllegalStateException("no c"); }, () -> null);
        for (Future<String> done : pool.invokeAll(tasks)) {
            try {
                System.out.println(done.isDone() + " " + done.get());
            } catch (ExecutionException failed) {
                System.out.println(failed + " because " + failed.getCause().getMessage());
            }
        }
        String any = pool.invokeAny(List.<Callable<String>>of(() -> { throw new Exception("first"); }, () -> "second"));
        System.out.println(any);
        try {
            pool.invokeAny(List.<Callable<String>>of(() -> { throw new Exception("only"); }));
        } catch (ExecutionException none) {
            System.out.println(none);
        }
        boolean[] woken = new boolean[1];
        Future<?> sleeping = pool.submit(() -> {
            try {
                Thread.sleep(60_000);
            } catch (InterruptedException interrupted) {
                woken[0] = true;
            }
        });
        try {
            sleeping.get(20, TimeUnit.MILLISECONDS);
        } catch (TimeoutException tooLong) {
            System.out.println("timeout " + sleeping.isDone());
        }
        System.out.println(sleeping.cancel(true) + " " + sleeping.isCancelled() + " " + sleeping.cancel(true));
        Future<String> given = pool.submit(() -> { }, "given");
        System.out.println(given.get() + " " + given.state() + " " + given.resultNow());
        pool.shutdown();
        try {
            pool.submit(() -> 1);
        } catch (RejectedExecutionException rejected) {
            System.out.println("rejected");
        }
        System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS) + " " + pool.isShutdown() + " " + pool.isTerminated() + " " + woken[0]);
    }
}
