import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** A pool of two threads with a queue of two places, and what becomes of the fifth task. */
public class Rejections {
    static void run(String name, RejectedExecutionHandler handler) throws InterruptedException {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 2, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(2), handler);
        CountDownLatch go = new CountDownLatch(1);
        List<String> done = new ArrayList<>();
        Thread caller = Thread.currentThread();
        int rejected = 0;
        for (int i = 0; i < 5; i++) {
            String task = "task " + i;
            try {
                pool.execute(() -> {
                    try {
                        if (Thread.currentThread() != caller) {
                            go.await();
                        }
                    } catch (InterruptedException unexpected) {
                        throw new AssertionError(unexpected);
                    }
                    synchronized (done) {
                        done.add(task + (Thread.currentThread() == caller ? " in the caller" : ""));
                    }
                });
            } catch (RejectedExecutionException expected) {
                rejected++;
            }
        }
        System.out.println(name + ": " + rejected + " rejected, " + pool.getPoolSize() + " threads, " + pool.getQueue().size()
                + " wait, " + pool.getActiveCount() + " run, largest " + pool.getLargestPoolSize());
        go.countDown();
        pool.shutdown();
        System.out.println(pool.awaitTermination(2, TimeUnit.SECONDS) + " " + pool.getCompletedTaskCount());
        done.sort(null);
        System.out.println(done);
    }

    public static void main(String[] args) throws InterruptedException {
        run("abort", new ThreadPoolExecutor.AbortPolicy());
        run("caller runs", new ThreadPoolExecutor.CallerRunsPolicy());
        run("discard", new ThreadPoolExecutor.DiscardPolicy());
        run("discard oldest", new ThreadPoolExecutor.DiscardOldestPolicy());
        try {
            new ThreadPoolExecutor(2, 1, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(1));
        } catch (IllegalArgumentException expected) {
            System.out.println(expected);
        }
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(5));
        CountDownLatch begun = new CountDownLatch(1);
        pool.execute(() -> {
            begun.countDown();
            try {
                Thread.sleep(60_000);
            } catch (InterruptedException expected) {
                System.out.println("stopped");
            }
        });
        pool.execute(() -> System.out.println("never"));
        begun.await();
        System.out.println(pool.shutdownNow().size() + " " + pool.awaitTermination(2, TimeUnit.SECONDS));
    }
}
