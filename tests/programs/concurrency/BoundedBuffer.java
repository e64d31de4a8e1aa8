import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A ring of eight places between producers and consumers, guarded by a lock with two conditions. */
public class BoundedBuffer {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private final int[] ring = new int[8];
    private int head;
    private int count;

    void put(int value) throws InterruptedException {
        lock.lockInterruptibly();
        try {
            while (count == ring.length) {
                notFull.await();
            }
            ring[(head + count++) % ring.length] = value;
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    int take() throws InterruptedException {
        lock.lock();
        try {
            while (count == 0) {
                notEmpty.await();
            }
            int value = ring[head];
            head = (head + 1) % ring.length;
            count--;
            notFull.signal();
            return value;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BoundedBuffer buffer = new BoundedBuffer();
        int producers = 4;
        int each = 500;
        long[] sums = new long[3];
        Thread[] threads = new Thread[producers + sums.length];
        for (int p = 0; p < producers; p++) {
            int first = p * each;
            threads[p] = new Thread(() -> {
                try {
                    for (int i = 0; i < each; i++) {
                        buffer.put(first + i);
                    }
                } catch (InterruptedException unexpected) {
                    throw new AssertionError(unexpected);
                }
            });
        }
        for (int c = 0; c < sums.length; c++) {
            int own = c;
            threads[producers + c] = new Thread(() -> {
                try {
                    for (int value = buffer.take(); value >= 0; value = buffer.take()) {
                        sums[own] += value;
                    }
                } catch (InterruptedException unexpected) {
                    throw new AssertionError(unexpected);
                }
            });
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (int p = 0; p < producers; p++) {
            threads[p].join();
        }
        for (int c = 0; c < sums.length; c++) {
            buffer.put(-1);
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(sums[0] + sums[1] + sums[2]);
        System.out.println(buffer.lock.isLocked() + " " + buffer.lock.getHoldCount() + " " + buffer.lock.isHeldByCurrentThread());
        try {
            buffer.notFull.signal();
        } catch (IllegalMonitorStateException expected) {
            System.out.println(expected);
        }
        try {
            buffer.lock.unlock();
        } catch (IllegalMonitorStateException expected) {
            System.out.println(expected);
        }
    }
}
