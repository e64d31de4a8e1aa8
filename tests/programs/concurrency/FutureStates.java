import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Futures that succeed, fail, are cancelled, are waited for too shortly; pools that are shut down. */
public class FutureStates {
    static void show(String name, Future<?> future) throws InterruptedException {
        String outcome;
        try {
            outcome = String.valueOf(future.get(1, TimeUnit.SECONDS));
        } catch (ExecutionException failed) {
            outcome = failed.getMessage() + " / " + failed.getCause();
        } catch (CancellationException | TimeoutException expected) {
            outcome = expected.toString();
        }
        System.out.println(name + ": " + future.isDone() + " " + future.isCancelled() + " " + future.state() + " " + outcome);
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        show("value", pool.submit(() -> 6 * 7));
        show("runnable", pool.submit(() -> {
        }));
        show("runnable with result", pool.submit(() -> {
        }, "given"));
        show("failure", pool.submit(() -> {
            throw new java.io.IOException("disk");
        }));
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch never = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        Future<String> blocked = pool.submit(() -> {
            begun.countDown();
            try {
                never.await();
                return "not reached";
            } catch (InterruptedException expected) {
                interrupted.countDown();
                throw expected;
            }
        });
        Future<String> queued = pool.submit(() -> "queued");
        begun.await();
        try {
            blocked.get(5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException expected) {
            System.out.println(expected + " " + blocked.state());
        }
        System.out.println(queued.cancel(false) + " " + queued.cancel(true) + " " + blocked.cancel(true));
        interrupted.await();
        show("cancelled", blocked);
        show("cancelled before it ran", queued);
        pool.shutdown();
        System.out.println(pool.awaitTermination(1, TimeUnit.SECONDS) + " " + pool.isShutdown() + " " + pool.isTerminated());
        try {
            pool.submit(() -> 1);
        } catch (RejectedExecutionException expected) {
            System.out.println("rejected");
        }
        FutureTask<Integer> task = new FutureTask<>(() -> 5);
        System.out.println(task.isDone());
        task.run();
        task.run();
        System.out.println(task.get() + " " + task.resultNow() + " " + task.cancel(true));
        try {
            task.exceptionNow();
        } catch (IllegalStateException expected) {
            System.out.println(expected);
        }
    }
}
