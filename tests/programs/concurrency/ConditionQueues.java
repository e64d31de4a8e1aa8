// What conditions of locks give up, take again and count.
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Conditions of locks: what waiting gives up and takes again, where a signalled thread counts, and foreign ones. */
public class ConditionQueues {
    static void t(String what, Callable<Object> body) {
        Object result;
        try {
            result = body.call();
        } catch (Exception e) {
            result = e;
        }
        System.out.println(what + " = " + String.valueOf(result).replaceAll("@[0-9a-f]+", "@"));
    }

    /** The read hold goes with the write holds, and comes back with them. */
    static void readHold() throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        Condition condition = lock.writeLock().newCondition();
        lock.writeLock().lock();
        lock.writeLock().lock();
        lock.readLock().lock();
        t("in time", () -> condition.await(10, TimeUnit.MILLISECONDS));
        t("held again", () -> lock.getWriteHoldCount() + " " + lock.getReadHoldCount() + " " + lock.getReadLockCount());
        Thread other = new Thread(() -> {
            lock.writeLock().lock();
            condition.signal();
            lock.writeLock().unlock();
        });
        other.start();
        t("signalled", () -> condition.await(1, TimeUnit.MINUTES));
        other.join();
        t("held again", () -> lock.getWriteHoldCount() + " " + lock.getReadHoldCount() + " " + lock.getReadLockCount());
        lock.readLock().unlock();
        lock.writeLock().unlock();
        lock.writeLock().unlock();
        t("free", () -> lock.isWriteLocked() + " " + lock.getReadLockCount());
    }

    interface Lengths {
        int queue();

        int waiting(Condition condition);
    }

    static void signalled(String what, Lock lock, Lengths lengths) throws Exception {
        Condition condition = lock.newCondition();
        StringBuffer order = new StringBuffer();
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            CountDownLatch inside = new CountDownLatch(1);
            threads[i] = new Thread(() -> {
                lock.lock();
                inside.countDown();
                condition.awaitUninterruptibly();
                order.append(number);
                lock.unlock();
            });
            threads[i].start();
            inside.await();
            lock.lock(); // which is free only when the thread waits
            lock.unlock();
        }
        lock.lock();
        t(what + " waiting", () -> lengths.waiting(condition) + " " + lengths.queue());
        condition.signal();
        t(what + " one signalled", () -> lengths.waiting(condition) + " " + lengths.queue());
        condition.signalAll();
        t(what + " all signalled", () -> lengths.waiting(condition) + " " + lengths.queue());
        lock.unlock();
        for (Thread thread : threads) {
            thread.join();
        }
        t(what + " went", () -> (lock instanceof ReentrantLock ? order : order.length()) + " " + lengths.queue());
        t(what + " name", () -> condition);
    }

    static Lengths of(ReentrantLock lock) {
        return new Lengths() {
            @Override
            public int queue() {
                return lock.getQueueLength();
            }

            @Override
            public int waiting(Condition condition) {
                return lock.getWaitQueueLength(condition);
            }
        };
    }

    static Lengths of(ReentrantReadWriteLock lock) {
        return new Lengths() {
            @Override
            public int queue() {
                return lock.getQueueLength();
            }

            @Override
            public int waiting(Condition condition) {
                return lock.getWaitQueueLength(condition);
            }
        };
    }

    /** A thread whose time was over takes no signal from the next one. */
    static void timedOut() throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        lock.lock();
        t("over", () -> condition.awaitNanos(1000) <= 0);
        t("nobody waits", () -> lock.hasWaiters(condition));
        condition.signal();
        t("nobody queues", () -> lock.hasQueuedThreads());
        Thread.currentThread().interrupt();
        t("interrupted", () -> condition.await(1, TimeUnit.MINUTES));
        t("held", () -> lock.getHoldCount());
        lock.unlock();
    }

    static void foreign() {
        ReentrantLock lock = new ReentrantLock();
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        Condition own = lock.newCondition();
        Condition writing = both.writeLock().newCondition();
        t("not held", () -> lock.hasWaiters(own));
        t("of another lock", () -> lock.hasWaiters(new ReentrantLock().newCondition()));
        t("of a subclass", () -> lock.getWaitQueueLength(new ReentrantLock() { }.newCondition()));
        t("of a writer", () -> lock.hasWaiters(writing));
        t("of no writer", () -> both.hasWaiters(own));
        t("of another writer", () -> both.hasWaiters(new ReentrantReadWriteLock().writeLock().newCondition()));
        t("of nothing", () -> both.hasWaiters(null));
    }

    public static void main(String[] args) throws Exception {
        readHold();
        for (boolean fair : new boolean[] {false, true}) {
            ReentrantLock lock = new ReentrantLock(fair);
            signalled("lock " + fair, lock, of(lock));
            ReentrantReadWriteLock both = new ReentrantReadWriteLock(fair);
            signalled("writer " + fair, both.writeLock(), of(both));
        }
        timedOut();
        foreign();
    }
}
