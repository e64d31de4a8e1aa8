import java.util.Date;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Times to wait at the ends of long: those that are over end at once, others wait until somebody wakes them. */
public class ExtremeTimeouts {
    interface Deed {
        Object perform() throws Exception;
    }

    static void shown(String name, Deed deed) {
        try {
            System.out.println(name + ": " + deed.perform());
        } catch (Exception thrown) {
            System.out.println(name + ": " + thrown);
        }
    }

    static void over(long time, TimeUnit unit) {
        String text = " " + time + " " + unit;
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        lock.lock();
        shown("condition" + text, () -> condition.await(time, unit));
        shown("future" + text, () -> new CompletableFuture<>().get(time, unit));
        shown("task" + text, () -> new FutureTask<>(() -> 1).get(time, unit));
        shown("latch" + text, () -> new CountDownLatch(1).await(time, unit));
        shown("semaphore" + text, () -> new Semaphore(0).tryAcquire(time, unit));
        shown("queue" + text, () -> new LinkedBlockingQueue<Object>().poll(time, unit));
        shown("hand over" + text, () -> new SynchronousQueue<Object>().offer(1, time, unit));
        shown("barrier" + text, () -> new CyclicBarrier(2).await(time, unit));
        shown("phase" + text, () -> new Phaser(1).awaitAdvanceInterruptibly(0, time, unit));
        StampedLock stamps = new StampedLock();
        stamps.writeLock();
        shown("stamp" + text, () -> stamps.tryReadLock(time, unit));
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        both.readLock().lock();
        shown("write" + text, () -> both.writeLock().tryLock(time, unit));
        try (ExecutorService pool = Executors.newSingleThreadExecutor()) {
            shown("end" + text, () -> pool.awaitTermination(time, unit));
        }
    }

    /** Whether a thread waits until it is interrupted. */
    static void waits(String name, Deed deed) throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        StringBuilder result = new StringBuilder();
        Thread thread = new Thread(() -> {
            begun.countDown();
            try {
                result.append(deed.perform());
            } catch (Exception thrown) {
                result.append(thrown.getClass().getSimpleName());
            }
            result.append(Thread.currentThread().isInterrupted());
        });
        thread.start();
        begun.await();
        Thread.sleep(10);
        System.out.print(name + ": " + thread.isAlive());
        thread.interrupt();
        thread.join();
        System.out.println(" " + result);
    }

    public static void main(String[] arguments) throws Exception {
        over(Long.MIN_VALUE, TimeUnit.NANOSECONDS);
        over(Long.MIN_VALUE, TimeUnit.DAYS);
        over(-1, TimeUnit.MILLISECONDS);
        LockSupport.parkUntil(Long.MIN_VALUE);
        LockSupport.parkUntil(new Object(), -1);
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        lock.lock();
        for (long time : new long[] {Long.MIN_VALUE, Long.MIN_VALUE + 1, -1, 0}) {
            shown("left of " + time, () -> condition.awaitNanos(time) == Long.MIN_VALUE);
            shown("until " + time, () -> condition.awaitUntil(new Date(time)));
        }
        lock.unlock();
        for (long time : new long[] {Long.MAX_VALUE, Long.MAX_VALUE / 2}) {
            waits("until " + time, () -> {
                lock.lock();
                try {
                    return lock.newCondition().awaitUntil(new Date(time));
                } finally {
                    lock.unlock();
                }
            });
            waits("parked until " + time, () -> {
                LockSupport.parkUntil(time);
                return "unparked ";
            });
            waits("future " + time, () -> new CompletableFuture<>().get(time, TimeUnit.MILLISECONDS));
        }
        Timer timer = new Timer(true);
        AtomicInteger runs = new AtomicInteger();
        CountDownLatch first = new CountDownLatch(1);
        timer.scheduleAtFixedRate(new TimerTask() {
            @Override
            public void run() {
                runs.incrementAndGet();
                first.countDown();
            }
        }, 0, Long.MAX_VALUE);
        first.await();
        Thread.sleep(20);
        System.out.println("runs " + runs);
        timer.cancel();
    }
}
