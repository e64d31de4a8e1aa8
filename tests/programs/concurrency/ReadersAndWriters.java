import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Readers together, writers alone; a writer may become a reader before it lets go. */
public class ReadersAndWriters {
    private static final ReentrantReadWriteLock LOCK = new ReentrantReadWriteLock();
    private static final Map<String, Integer> SHARED = new HashMap<>();

    static int count(String key) {
        LOCK.readLock().lock();
        try {
            return SHARED.getOrDefault(key, 0);
        } finally {
            LOCK.readLock().unlock();
        }
    }

    static int increase(String key) {
        LOCK.writeLock().lock();
        try {
            SHARED.merge(key, 1, Integer::sum);
            LOCK.readLock().lock();
        } finally {
            LOCK.writeLock().unlock();
        }
        try {
            return SHARED.get(key);
        } finally {
            LOCK.readLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[8];
        boolean[] ordered = new boolean[threads.length];
        for (int t = 0; t < threads.length; t++) {
            int own = t;
            threads[t] = new Thread(() -> {
                ordered[own] = true;
                int last = 0;
                for (int i = 0; i < 200; i++) {
                    int now = own % 2 == 0 ? increase("k" + i % 3) : count("k0");
                    ordered[own] &= own % 2 == 0 || now >= last;
                    last = now;
                }
            });
            threads[t].start();
        }
        boolean all = true;
        for (int t = 0; t < threads.length; t++) {
            threads[t].join();
            all &= ordered[t];
        }
        System.out.println(SHARED + " " + all);
        CountDownLatch both = new CountDownLatch(2);
        Runnable reader = () -> {
            LOCK.readLock().lock();
            both.countDown();
            try {
                both.await();
            } catch (InterruptedException unexpected) {
                throw new AssertionError(unexpected);
            }
            LOCK.readLock().unlock();
        };
        Thread first = new Thread(reader);
        Thread second = new Thread(reader);
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println("two readers at a time " + LOCK.getReadLockCount() + " " + LOCK.isWriteLocked());
        LOCK.readLock().lock();
        System.out.println(LOCK.writeLock().tryLock() + " " + LOCK.getReadHoldCount());
        LOCK.readLock().unlock();
        System.out.println(LOCK.writeLock().tryLock() + " " + LOCK.getWriteHoldCount() + " " + LOCK.isWriteLockedByCurrentThread());
        LOCK.writeLock().unlock();
    }
}
