import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class OwnSynchronizers {
    static final class Mutex {
        private static final class Sync extends AbstractQueuedSynchronizer {
            protected boolean tryAcquire(int n) {
                if (compareAndSetState(0, 1)) {
                    setExclusiveOwnerThread(Thread.currentThread());
                    return true;
                }
                return false;
            }

            protected boolean tryRelease(int n) {
                if (!isHeldExclusively()) {
                    throw new IllegalMonitorStateException("not yours");
                }
                setExclusiveOwnerThread(null);
                setState(0);
                return true;
            }

            protected boolean isHeldExclusively() {
                return getExclusiveOwnerThread() == Thread.currentThread();
            }

            ConditionObject condition() {
                return new ConditionObject();
            }
        }

        final Sync sync = new Sync();

        void lock() {
            sync.acquire(1);
        }

        void unlock() {
            sync.release(1);
        }
    }

    static final class Gate {
        private final AbstractQueuedSynchronizer sync = new AbstractQueuedSynchronizer() {
            protected int tryAcquireShared(int n) {
                return getState() == 1 ? 1 : -1;
            }

            protected boolean tryReleaseShared(int n) {
                setState(1);
                return true;
            }
        };
    }

    static String state(Object sync) {
        String s = sync.toString();
        return s.substring(s.indexOf('['));
    }

    public static void main(String[] args) throws Exception {
        Mutex mutex = new Mutex();
        int[] count = {0};
        Thread[] threads = new Thread[5];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(() -> {
                for (int k = 0; k < 300; k++) {
                    mutex.lock();
                    try {
                        int c = count[0];
                        if (k % 50 == 0) {
                            Thread.yield();
                        }
                        count[0] = c + 1;
                    } finally {
                        mutex.unlock();
                    }
                }
            });
            threads[i].start();
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(count[0] + state(mutex.sync) + mutex.sync.hasQueuedThreads() + mutex.sync.getQueueLength());
        try {
            mutex.unlock();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        mutex.lock();
        System.out.println(mutex.sync.tryAcquireNanos(1, 1000) + state(mutex.sync));
        Thread impatient = new Thread(() -> {
            try {
                mutex.sync.acquireInterruptibly(1);
            } catch (InterruptedException e) {
                System.out.println("gave up");
            }
        });
        impatient.start();
        while (!mutex.sync.hasQueuedThreads()) {
            Thread.sleep(1);
        }
        System.out.println(state(mutex.sync) + mutex.sync.isQueued(impatient) + (mutex.sync.getFirstQueuedThread() == impatient)
                + mutex.sync.getQueuedThreads().size() + mutex.sync.hasQueuedPredecessors() + mutex.sync.getSharedQueuedThreads());
        impatient.interrupt();
        impatient.join();
        System.out.println(state(mutex.sync) + mutex.sync.hasContended());
        mutex.unlock();

        AbstractQueuedSynchronizer.ConditionObject notEmpty = mutex.sync.condition();
        ArrayDeque<Integer> queue = new ArrayDeque<>();
        Thread consumer = new Thread(() -> {
            int sum = 0;
            while (true) {
                mutex.lock();
                try {
                    while (queue.isEmpty()) {
                        notEmpty.await();
                    }
                    int next = queue.poll();
                    if (next < 0) {
                        System.out.println("sum " + sum);
                        return;
                    }
                    sum += next;
                } catch (InterruptedException e) {
                    return;
                } finally {
                    mutex.unlock();
                }
            }
        });
        consumer.start();
        for (int i = 0; i <= 20; i++) {
            mutex.lock();
            try {
                queue.add(i == 20 ? -1 : i);
                notEmpty.signal();
            } finally {
                mutex.unlock();
            }
        }
        consumer.join();
        try {
            notEmpty.signal();
        } catch (IllegalMonitorStateException e) {
            System.out.println(e);
        }
        mutex.lock();
        System.out.println(notEmpty.await(1, TimeUnit.MILLISECONDS) + " " + (notEmpty.awaitNanos(1000) <= 0) + notEmpty.awaitUntil(new Date(0))
                + mutex.sync.owns(notEmpty) + mutex.sync.hasWaiters(notEmpty) + mutex.sync.getWaitQueueLength(notEmpty));
        try {
            new Mutex().sync.hasWaiters(notEmpty);
        } catch (IllegalArgumentException e) {
            System.out.println(e);
        }
        mutex.unlock();

        Gate gate = new Gate();
        CountDownLatch through = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                gate.sync.acquireShared(1);
                through.countDown();
            }).start();
        }
        System.out.println(gate.sync.tryAcquireSharedNanos(1, 1_000_000));
        gate.sync.releaseShared(1);
        through.await();
        System.out.println(state(gate.sync));
        try {
            gate.sync.acquire(1);
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        ReentrantLock lock = new ReentrantLock();
        Condition c = lock.newCondition();
        lock.lock();
        System.out.println(lock.hasWaiters(c) + " " + lock.getWaitQueueLength(c));
        try {
            new ReentrantLock().hasWaiters(c);
        } catch (IllegalArgumentException | IllegalMonitorStateException e) {
            System.out.println(e);
        }
    }
}
