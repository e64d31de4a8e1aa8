import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A semaphore bounds how many threads are inside; permits may be taken in lots, tried for, and drained. */
public class SemaphoreLimits {
    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(3, true);
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            Thread thread = new Thread(() -> {
                try {
                    semaphore.acquire();
                    most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                    Thread.sleep(5);
                    inside.decrementAndGet();
                    semaphore.release();
                    done.incrementAndGet();
                } catch (InterruptedException unexpected) {
                    throw new AssertionError(unexpected);
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(done + " done, at most 3 inside: " + (most.get() <= 3) + " " + semaphore.availablePermits());
        System.out.println(semaphore.tryAcquire(2) + " " + semaphore.tryAcquire(2) + " " + semaphore.availablePermits());
        System.out.println(semaphore.tryAcquire(2, 10, TimeUnit.MILLISECONDS) + " " + semaphore.isFair());
        semaphore.release(4);
        System.out.println(semaphore.drainPermits() + " " + semaphore.availablePermits() + " " + semaphore.hasQueuedThreads());
        Thread waiting = new Thread(() -> {
            try {
                semaphore.acquire();
                System.out.println("not reached");
            } catch (InterruptedException expected) {
                System.out.println("interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        waiting.start();
        waiting.interrupt();
        waiting.join();
        try {
            new Semaphore(1).acquire(-1);
        } catch (IllegalArgumentException expected) {
            System.out.println(expected);
        }
    }
}
