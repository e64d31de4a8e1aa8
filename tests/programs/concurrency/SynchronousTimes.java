// fuel: varies
// Waiting with limits: queues, latches, conditions, futures and exchanges that time out, and what interrupts them.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class SynchronousTimes {
    static void show(String what, Callable<?> action) {
        try {
            System.out.println(what + " " + action.call());
        } catch (Exception e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        BlockingQueue<String> small = new ArrayBlockingQueue<>(1);
        show("poll", () -> small.poll(1, TimeUnit.MILLISECONDS));
        show("offer", () -> small.offer("a", 1, TimeUnit.MILLISECONDS) + " " + small.offer("b", 1, TimeUnit.MILLISECONDS) + " " + small.offer("c"));
        show("add", () -> small.add("d"));
        SynchronousQueue<Integer> hand = new SynchronousQueue<>();
        show("synchronous", () -> hand.offer(1) + " " + hand.poll() + " " + hand.offer(2, 1, TimeUnit.MILLISECONDS) + hand.size() + hand.isEmpty() + hand.peek() + hand.remainingCapacity());
        CountDownLatch latch = new CountDownLatch(2);
        latch.countDown();
        show("latch", () -> latch.await(1, TimeUnit.MILLISECONDS) + " " + latch.getCount() + " " + latch.toString().replaceAll(".*\\[", "["));
        latch.countDown();
        latch.countDown();
        show("open", () -> latch.await(0, TimeUnit.SECONDS) + " " + latch.getCount());
        CompletableFuture<String> future = new CompletableFuture<>();
        show("future", () -> future.get(1, TimeUnit.MILLISECONDS));
        show("now", () -> future.getNow("other") + " " + future.orTimeout(1, TimeUnit.DAYS).isDone());
        show("on timeout", () -> new CompletableFuture<String>().completeOnTimeout("late", 1, TimeUnit.MILLISECONDS).get());
        show("or timeout", () -> new CompletableFuture<String>().orTimeout(1, TimeUnit.MILLISECONDS).handle((v, e) -> e.getClass().getSimpleName()).get());
        Exchanger<String> exchanger = new Exchanger<>();
        show("exchange", () -> exchanger.exchange("x", 1, TimeUnit.MILLISECONDS));
        ReentrantLock lock = new ReentrantLock(true);
        Condition condition = lock.newCondition();
        lock.lock();
        show("condition", () -> condition.await(1, TimeUnit.MILLISECONDS) + " " + (condition.awaitNanos(1000) <= 0) + " " + condition.awaitUntil(new Date(0)) + lock.getHoldCount());
        Thread other = new Thread(() -> show("try lock", () -> lock.tryLock() + " " + lock.tryLock(1, TimeUnit.MILLISECONDS)));
        other.start();
        other.join();
        Thread waiting = new Thread(() -> show("interrupted", () -> {
            lock.lockInterruptibly();
            return "locked";
        }));
        waiting.start();
        while (!lock.hasQueuedThread(waiting)) {
            Thread.yield();
        }
        System.out.println(lock.getQueueLength() + " " + lock.isFair() + lock.isHeldByCurrentThread() + lock.hasQueuedThreads());
        waiting.interrupt();
        waiting.join();
        lock.unlock();
        show("not held", () -> {
            lock.unlock();
            return "";
        });
        show("not held", () -> {
            condition.signal();
            return "";
        });
        Semaphore permits = new Semaphore(2);
        show("permits", () -> permits.tryAcquire(3) + " " + permits.tryAcquire(2, 1, TimeUnit.MILLISECONDS) + permits.availablePermits() + permits.drainPermits() + permits.tryAcquire(1, TimeUnit.MICROSECONDS));
        CyclicBarrier barrier = new CyclicBarrier(2);
        show("barrier", () -> barrier.await(1, TimeUnit.MILLISECONDS));
        show("broken", () -> barrier.isBroken() + " " + barrier.await());
        barrier.reset();
        System.out.println(barrier.isBroken() + " " + barrier.getParties() + barrier.getNumberWaiting());
        Thread.currentThread().interrupt();
        show("sleep", () -> {
            Thread.sleep(1000);
            return "slept";
        });
        Thread.currentThread().interrupt();
        show("take", () -> new LinkedBlockingQueue<String>().take());
        Thread.currentThread().interrupt();
        show("park", () -> {
            LockSupport.parkNanos(1_000_000_000_000L);
            return Thread.interrupted() + " " + Thread.interrupted();
        });
        Phaser phaser = new Phaser(2);
        phaser.arrive();
        show("phase", () -> phaser.awaitAdvanceInterruptibly(0, 1, TimeUnit.MILLISECONDS));
        System.out.println(phaser.getArrivedParties() + " " + phaser.arriveAndDeregister() + phaser.getPhase() + phaser.getRegisteredParties());
        DelayQueue<Delayed> delayed = new DelayQueue<>();
        show("delayed", () -> delayed.poll() + " " + delayed.poll(1, TimeUnit.MILLISECONDS) + delayed.size());
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<String> slow = pool.submit(() -> {
            new CountDownLatch(1).await();
            return "never";
        });
        show("slow", () -> slow.get(1, TimeUnit.MILLISECONDS));
        System.out.println(slow.cancel(true) + " " + slow.isCancelled() + slow.isDone() + slow.state());
        show("cancelled", slow::get);
        show("none", () -> pool.invokeAny(List.of()));
        System.out.println(pool.shutdownNow().size() + " " + pool.awaitTermination(5, TimeUnit.SECONDS) + pool.isTerminated());
    }
}
