import java.util.ArrayDeque;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class LocksAndConditions {
    /** A bounded buffer with two conditions on one lock. */
    static class Buffer {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition notFull = lock.newCondition();
        private final Condition notEmpty = lock.newCondition();
        private final ArrayDeque<Integer> items = new ArrayDeque<>();

        void put(int item) throws InterruptedException {
            lock.lock();
            try {
                while (items.size() == 3) {
                    notFull.await();
                }
                items.add(item);
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }

        int take() throws InterruptedException {
            lock.lockInterruptibly();
            try {
                while (items.isEmpty()) {
                    notEmpty.await();
                }
                notFull.signal();
                return items.remove();
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Buffer buffer = new Buffer();
        long[] sums = new long[3];
        Thread[] takers = new Thread[3];
        for (int t = 0; t < 3; t++) {
            int k = t;
            takers[t] = new Thread(() -> {
                try {
                    for (int item = buffer.take(); item >= 0; item = buffer.take()) {
                        sums[k] += item;
                    }
                } catch (InterruptedException unexpected) {
                    System.out.println(unexpected);
                }
            });
            takers[t].start();
        }
        for (int i = 0; i < 300; i++) {
            buffer.put(i);
        }
        for (int i = 0; i < 3; i++) {
            buffer.put(-1);
        }
        for (Thread taker : takers) {
            taker.join();
        }
        System.out.println(sums[0] + sums[1] + sums[2]);

        ReentrantLock lock = new ReentrantLock(true);
        lock.lock();
        lock.lock();
        System.out.println(lock.getHoldCount() + " " + lock.isFair() + " " + lock.isHeldByCurrentThread() + " " + lock.tryLock());
        Thread other = new Thread(() -> {
            try {
                System.out.println("other " + lock.tryLock() + " " + lock.tryLock(10, TimeUnit.MILLISECONDS) + " " + lock.isLocked());
                lock.lockInterruptibly();
            } catch (InterruptedException interrupted) {
                System.out.println("interrupted while waiting");
            }
        });
        other.start();
        while (!lock.hasQueuedThread(other) || other.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
        System.out.println(lock.hasQueuedThreads() + " " + lock.getQueueLength());
        other.interrupt();
        other.join();
        lock.unlock();
        lock.unlock();
        lock.unlock();
        try {
            lock.unlock();
        } catch (IllegalMonitorStateException expected) {
            System.out.println(expected);
        }
        Condition condition = lock.newCondition();
        try {
            condition.signal();
        } catch (IllegalMonitorStateException expected) {
            System.out.println(expected);
        }
        lock.lock();
        System.out.println(condition.await(5, TimeUnit.MILLISECONDS) + " " + (condition.awaitNanos(1000) <= 0));
        lock.unlock();

        ReentrantReadWriteLock shared = new ReentrantReadWriteLock();
        shared.readLock().lock();
        Thread reader = new Thread(() -> {
            System.out.println("second reader " + shared.readLock().tryLock() + ", writer " + shared.writeLock().tryLock());
            shared.readLock().unlock();
        });
        reader.start();
        reader.join();
        System.out.println(shared.getReadLockCount() + " " + shared.isWriteLocked());
        shared.readLock().unlock();
        shared.writeLock().lock();
        shared.readLock().lock();
        shared.writeLock().unlock();
        System.out.println("downgraded " + shared.getReadLockCount() + " " + shared.isWriteLocked());
    }
}
