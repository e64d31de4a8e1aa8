import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.TimeZone;
import java.util.Timer;
import java.util.TimerTask;
import java.util.UUID;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

/** A thread holds the locks of the library's synchronizers and classes, while others use them. */
public class HeldSynchronizers {
    interface Use {
        Object run() throws Exception;
    }

    /** Uses what is locked from another thread, which must not have to wait for the lock. */
    static void held(String what, Object lock, Use use) throws Exception {
        held(what, lock, 5000, use);
    }

    static void held(String what, Object lock, int milliseconds, Use use) throws Exception {
        Object[] result = {"waits"};
        Thread user = new Thread(() -> {
            try {
                result[0] = use.run();
            } catch (Exception e) {
                result[0] = e;
            }
        });
        user.setDaemon(true);
        synchronized (lock) {
            user.start();
            user.join(milliseconds);
            System.out.println(what + ": " + result[0]);
        }
    }

    public static void main(String[] args) throws Exception {
        synchronizers();
        collections();
        locks();
        futures();
        executors();
        classes();
        System.exit(0);
    }

    static void locks() throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Use use = () -> {
            lock.lock();
            try {
                condition.signalAll();
                return condition.await(1, TimeUnit.MILLISECONDS) + " " + lock.tryLock() + lock.getHoldCount()
                        + lock.hasQueuedThreads() + lock.isLocked();
            } finally {
                lock.unlock();
                lock.unlock();
            }
        };
        held("lock", lock, use);
        held("condition", condition, use);
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        held("read and write", both, () -> {
            both.readLock().lock();
            both.readLock().unlock();
            both.writeLock().lock();
            return both.isWriteLocked() + " " + both.getReadLockCount() + both.getQueueLength();
        });
        ReferenceQueue<Object> references = new ReferenceQueue<>();
        Object target = new Object();
        held("references", references,
                () -> new WeakReference<>(target, references).enqueue() + " " + (references.poll() != null));
    }

    static void futures() throws Exception {
        CompletableFuture<String> future = new CompletableFuture<>();
        held("future", future, () -> {
            CompletableFuture<String> then = future.thenApply(text -> text + "!");
            future.complete("x");
            return then.get() + future.join() + future.isDone() + future.isCompletedExceptionally();
        });
        RecursiveTask<Integer> recursive = new RecursiveTask<>() {
            @Override
            protected Integer compute() {
                return 3;
            }
        };
        ForkJoinPool pool = new ForkJoinPool(2);
        held("pool", pool, () -> pool.submit(() -> 1).get() + " " + pool.isShutdown());
        held("recursive", recursive, () -> pool.invoke(recursive) + " " + recursive.isDone());
    }

    static void executors() throws Exception {
        ExecutorService virtual = Executors.newVirtualThreadPerTaskExecutor();
        held("virtual", virtual, () -> virtual.submit(() -> 1).get() + " " + virtual.isShutdown());
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
        held("executor", pool, () -> pool.submit(() -> 1).get() + " " + pool.isShutdown());
        held("executor's queue", pool.getQueue(), () -> pool.submit(() -> 1).get());
        ScheduledThreadPoolExecutor scheduled = new ScheduledThreadPoolExecutor(1);
        held("scheduled", scheduled, () -> scheduled.schedule(() -> 1, 1, TimeUnit.MILLISECONDS).get());
        held("scheduled queue", scheduled.getQueue(),
                () -> scheduled.schedule(() -> 1, 1, TimeUnit.MILLISECONDS).get() + " " + scheduled.getQueue().size());
        ThreadFactory factory = Executors.defaultThreadFactory();
        held("threads", factory, () -> factory.newThread(() -> { }).isAlive());
        held("factories", factory.getClass(), () -> Executors.defaultThreadFactory() != null);
        // The executor's own lock is not held while it asks the program for a thread.
        ExecutorService[] asked = new ExecutorService[1];
        asked[0] = Executors.newThreadPerTaskExecutor(task -> {
            Object[] other = {"waits"};
            Thread asking = new Thread(() -> other[0] = asked[0].isShutdown());
            asking.start();
            try {
                asking.join(5000);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            System.out.println("factory: " + other[0]);
            return new Thread(task);
        });
        System.out.println(asked[0].submit(() -> 1).get());
    }

    static void synchronizers() throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        held("latch", latch, () -> {
            latch.countDown();
            latch.await();
            return latch.getCount();
        });
        Semaphore semaphore = new Semaphore(1);
        held("semaphore", semaphore, () -> {
            semaphore.acquire();
            semaphore.release(2);
            return semaphore.availablePermits() + " " + semaphore.tryAcquire();
        });
        CyclicBarrier barrier = new CyclicBarrier(1);
        held("barrier", barrier, () -> barrier.await() + " " + barrier.getNumberWaiting() + barrier.isBroken());
        Phaser phaser = new Phaser(1);
        held("phaser", phaser, () -> phaser.arriveAndAwaitAdvance() + " " + phaser.register() + phaser.getPhase());
        Exchanger<String> exchanger = new Exchanger<>();
        held("exchanger", exchanger, () -> {
            try {
                return exchanger.exchange("x", 1, TimeUnit.MILLISECONDS);
            } catch (TimeoutException expected) {
                return "nobody";
            }
        });
        FutureTask<String> task = new FutureTask<>(() -> "done");
        held("task", task, () -> {
            task.run();
            return task.get() + task.isDone() + task.cancel(true);
        });
        SynchronousQueue<String> handOver = new SynchronousQueue<>();
        held("hand over", handOver, () -> handOver.offer("a") + " " + handOver.poll(1, TimeUnit.MILLISECONDS));
    }

    static void collections() throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        held("map", map, () -> {
            map.put("a", 1);
            map.merge("a", 2, Integer::sum);
            map.computeIfAbsent("b", key -> 5);
            map.remove("c");
            map.replace("b", 6);
            return map + " " + map.size();
        });
        CopyOnWriteArrayList<String> list = new CopyOnWriteArrayList<>();
        held("list", list, () -> {
            list.add("x");
            list.addIfAbsent("y");
            list.subList(0, 1).set(0, "z");
            list.remove("y");
            return list;
        });
        // A copy has a lock of its own.
        @SuppressWarnings("unchecked")
        CopyOnWriteArrayList<String> copy = (CopyOnWriteArrayList<String>) list.clone();
        list.replaceAll(text -> {
            Thread user = new Thread(() -> copy.add("w"));
            user.start();
            try {
                user.join(5000);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return text + copy;
        });
        System.out.println(list);
        BlockingQueue<String> linked = new LinkedBlockingQueue<>();
        held("linked", linked, () -> {
            linked.put("a");
            return linked.take() + linked.size() + linked.poll(1, TimeUnit.MILLISECONDS);
        });
        BlockingQueue<String> array = new ArrayBlockingQueue<>(1);
        held("array", array, () -> array.offer("a") + " " + array.offer("b") + array.peek() + array.remainingCapacity());
        BlockingQueue<String> sorted = new PriorityBlockingQueue<>();
        held("sorted", sorted, () -> sorted.add("b") + " " + sorted.add("a") + sorted.take());
        ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();
        held("queue", queue, () -> queue.add("a") + queue.poll() + queue.isEmpty());
    }

    static void classes() throws Exception {
        TimerTask timed = new TimerTask() {
            @Override
            public void run() {
            }
        };
        held("timer task", timed, () -> {
            new Timer(true).schedule(timed, 100_000);
            return timed.cancel();
        });
        held("UUID", UUID.class, () -> UUID.randomUUID().version());
        held("time zones", TimeZone.class, () -> {
            TimeZone.setDefault(TimeZone.getTimeZone("GMT+01:00"));
            return TimeZone.getDefault().getID();
        });
        held("pools", ForkJoinPool.class, () -> ForkJoinPool.commonPool() != null);
        held("groups", ThreadGroup.class, () -> Thread.ofVirtual().unstarted(() -> { }).getThreadGroup().getName());
        // Readers and writers are their own locks, which a program may rest on.
        OutputStreamWriter writer = new OutputStreamWriter(new ByteArrayOutputStream());
        held("writer", writer, 200, () -> {
            writer.write("x");
            return "does not wait";
        });
        InputStreamReader reader = new InputStreamReader(new ByteArrayInputStream(new byte[1]));
        held("reader", reader, 200, () -> reader.read() + ", does not wait");
        held("files", File.class, () -> {
            new File("there is none").deleteOnExit();
            return true;
        });
        held("runtime", Runtime.getRuntime(), () -> {
            Thread hook = new Thread(() -> { });
            Runtime.getRuntime().addShutdownHook(hook);
            return Runtime.getRuntime().removeShutdownHook(hook);
        });
    }
}
