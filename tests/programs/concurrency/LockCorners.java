import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** Conditions of write locks, what locks say of themselves, and calls with arguments at the edge. */
public class LockCorners {
    interface Action {
        Object run() throws Exception;
    }

    static void show(String what, Action action) {
        String text;
        try {
            text = String.valueOf(action.run());
        } catch (Exception e) {
            text = e.toString();
        }
        System.out.println(what + ": " + text.replaceAll("@[0-9a-f]+", "@"));
    }

    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        Lock write = both.writeLock();
        Condition ready = write.newCondition();
        show("read condition", () -> both.readLock().newCondition());
        show("without lock", () -> {
            ready.signal();
            return 0;
        });
        show("without lock", () -> ready.awaitNanos(1));
        boolean[] set = {false};
        Thread waiter = new Thread(() -> {
            write.lock();
            write.lock();
            try {
                while (!set[0]) {
                    ready.awaitUninterruptibly();
                }
                System.out.println("woken, holds " + both.getWriteHoldCount() + " " + both.toString().replaceAll(".*\\[", "["));
            } finally {
                write.unlock();
                write.unlock();
            }
        }, "waiter");
        waiter.start();
        while (waiter.getState() != Thread.State.WAITING) {
            Thread.sleep(1);
        }
        both.readLock().lock();
        show("while waiting", both::toString);
        show("read", both.readLock()::toString);
        both.readLock().unlock();
        write.lock();
        show("write", write::toString);
        set[0] = true;
        ready.signalAll();
        write.unlock();
        waiter.join();
        write.lock();
        show("time out", () -> ready.await(1, TimeUnit.MILLISECONDS) + " " + both.getWriteHoldCount());
        Thread.currentThread().interrupt();
        show("interrupted", () -> {
            ready.await();
            return 0;
        });
        show("still held", () -> both.isWriteLockedByCurrentThread());
        write.unlock();
        show("unlock", () -> {
            write.unlock();
            return 0;
        });
        show("unlock", () -> {
            both.readLock().unlock();
            return 0;
        });
        ReentrantLock lock = new ReentrantLock(true);
        show("lock", lock::toString);
        lock.lock();
        show("lock", lock::toString);
        show("queued", () -> lock.hasQueuedThread(null));
        show("latch", () -> new CountDownLatch(2));
        show("latch", () -> new CountDownLatch(-1));
        show("semaphore", () -> new Semaphore(-2));
        show("semaphore", () -> new Semaphore(0).tryAcquire(-1, 1, null));
        show("phaser", () -> new Phaser(1));
        show("phaser", () -> new Phaser(1).bulkRegister(Integer.MAX_VALUE));
        show("phaser", () -> new Phaser().arrive());
        show("phaser", () -> {
            Phaser p = new Phaser(1);
            p.arriveAndDeregister();
            return p + " " + p.getPhase();
        });
        show("barrier", () -> new CyclicBarrier(0));
        show("exchanger", () -> new Exchanger<String>().exchange("x", 1, TimeUnit.MILLISECONDS));
        PriorityBlockingQueue<String> queue = new PriorityBlockingQueue<>(List.of("b", "a"));
        Thread.currentThread().interrupt();
        queue.put("c");
        show("offer", () -> queue.offer("d", 1, null) + " " + queue + queue.remainingCapacity() + Thread.interrupted());
        show("capacity", () -> new LinkedBlockingQueue<>(List.of(1, 2)).remainingCapacity());
        Thread.currentThread().interrupt();
        show("done", () -> CompletableFuture.completedFuture("v").get() + Thread.interrupted());
        Thread.currentThread().interrupt();
        show("not done", () -> new CompletableFuture<String>().get());
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        Thread.currentThread().interrupt();
        show("pool", () -> pool.awaitTermination(1, TimeUnit.NANOSECONDS));
        show("pool", () -> pool);
        pool.shutdownNow();

        // What was put into a queue of references last comes first.
        ReferenceQueue<Object> references = new ReferenceQueue<>();
        Object kept = new Object();
        Reference<?>[] all = new Reference<?>[4];
        for (int i = 0; i < all.length; i++) {
            all[i] = i % 2 == 0 ? new WeakReference<>(kept, references) : new PhantomReference<>(kept, references);
            all[i].enqueue();
        }
        StringBuilder order = new StringBuilder();
        for (Reference<?> r; (r = references.poll()) != null;) {
            for (int i = 0; i < all.length; i++) {
                if (all[i] == r) {
                    order.append(i);
                }
            }
        }
        System.out.println(order + " " + all[0].enqueue());
    }
}
