// Executors, futures, barriers, semaphores, queues and atomics used against their rules.
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;

public class ConcurrencyMisuse {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + (thrown instanceof NullPointerException ? "NullPointerException" : String.valueOf(thrown).replaceFirst("@[0-9a-f]+", "")));
        }
    }

    static class Bad extends Error {
        Bad(String text) {
            super(text);
        }
    }

    static Object cause(Action action) throws Throwable {
        try {
            return action.run();
        } catch (Exception thrown) {
            return thrown.getClass().getSimpleName() + " <- " + thrown.getCause();
        }
    }

    public static void main(String[] args) throws Throwable {
        for (int[] sizes : new int[][] {{-1, 1}, {0, 0}, {2, 1}, {1, -1}, {0, 1}}) {
            show("pool " + sizes[0] + "," + sizes[1], () -> {
                ThreadPoolExecutor pool = new ThreadPoolExecutor(sizes[0], sizes[1], 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
                pool.shutdownNow();
                return pool.isShutdown();
            });
        }
        show("negative time", () -> new ThreadPoolExecutor(1, 1, -1, TimeUnit.SECONDS, new LinkedBlockingQueue<>()));
        show("no queue", () -> new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, null));
        show("fixed 0", () -> Executors.newFixedThreadPool(0));
        show("scheduled -1", () -> Executors.newScheduledThreadPool(-1));
        show("factory of null", () -> {
            ExecutorService pool = Executors.newFixedThreadPool(1, task -> null);
            try {
                Future<?> future = pool.submit(() -> 1);
                return future.isDone() + " " + pool.shutdownNow().size();
            } finally {
                pool.shutdownNow();
            }
        });
        show("factory that throws", () -> {
            ExecutorService pool = Executors.newFixedThreadPool(1, task -> {
                throw new Bad("factory");
            });
            try {
                return pool.submit(() -> 1);
            } finally {
                pool.shutdownNow();
            }
        });
        show("after shutdown", () -> {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            pool.shutdown();
            try {
                pool.submit(() -> 1);
                return "accepted";
            } catch (java.util.concurrent.RejectedExecutionException thrown) {
                return "rejected " + pool.awaitTermination(1, TimeUnit.SECONDS);
            }
        });
        show("task throws", () -> {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            try {
                Future<?> failed = pool.submit(() -> {
                    throw new Bad("task");
                });
                Object what = cause(failed::get);
                return what + " " + pool.submit(() -> "next").get();
            } finally {
                pool.shutdown();
            }
        });
        show("null task", () -> {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            try {
                return pool.submit((Runnable) null);
            } finally {
                pool.shutdown();
            }
        });
        show("invokeAny of none", () -> {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            try {
                return pool.invokeAny(List.of());
            } finally {
                pool.shutdown();
            }
        });
        show("invokeAny of failing", () -> {
            ExecutorService pool = Executors.newFixedThreadPool(1);
            try {
                return cause(() -> pool.invokeAny(List.of(() -> {
                    throw new IllegalStateException("any");
                })));
            } finally {
                pool.shutdown();
            }
        });
        show("future twice", () -> {
            AtomicInteger runs = new AtomicInteger();
            FutureTask<Integer> task = new FutureTask<>(runs::incrementAndGet);
            task.run();
            task.run();
            return task.get() + " " + runs + " " + task.cancel(true) + " " + task.isCancelled();
        });
        show("future cancelled by itself", () -> {
            FutureTask<?>[] own = new FutureTask<?>[1];
            own[0] = new FutureTask<>(() -> own[0].cancel(false) + "");
            own[0].run();
            return own[0].isCancelled() + " " + own[0].isDone() + " " + own[0].get();
        });
        show("result of unfinished", () -> new FutureTask<>(() -> 1).resultNow());
        show("failure of finished", () -> {
            FutureTask<Integer> task = new FutureTask<>(() -> 1);
            task.run();
            return task.resultNow() + " " + task.exceptionNow();
        });
        show("null callable", () -> new FutureTask<>(null));
        show("completable of itself", () -> {
            CompletableFuture<Object> future = new CompletableFuture<>();
            future.complete(future);
            return future.get() == future;
        });
        show("completed with null", () -> {
            CompletableFuture<String> future = new CompletableFuture<>();
            future.completeExceptionally(null);
            return future;
        });
        show("stage throws", () -> CompletableFuture.completedFuture(1).thenApply(n -> n / 0).thenApply(n -> n + 1).join());
        show("handler throws", () -> CompletableFuture.failedFuture(new Bad("first")).handle((value, thrown) -> {
            throw new IllegalStateException("second " + thrown.getMessage());
        }).join());
        show("compose null", () -> CompletableFuture.completedFuture(1).thenCompose(n -> null).join());
        show("get of cancelled", () -> {
            CompletableFuture<String> future = new CompletableFuture<>();
            future.cancel(false);
            return future.thenApply(text -> text).join();
        });
        show("timeout", () -> new CompletableFuture<String>().get(1, TimeUnit.MILLISECONDS));
        show("getNow", () -> new CompletableFuture<String>().getNow("absent"));
        show("allOf null", () -> CompletableFuture.allOf((CompletableFuture<?>) null));
        show("latch -1", () -> new CountDownLatch(-1));
        show("latch below", () -> {
            CountDownLatch latch = new CountDownLatch(1);
            latch.countDown();
            latch.countDown();
            latch.await();
            return latch.getCount();
        });
        show("barrier 0", () -> new CyclicBarrier(0));
        show("barrier action", () -> {
            CyclicBarrier barrier = new CyclicBarrier(1, () -> {
                throw new IllegalStateException("action");
            });
            try {
                barrier.await();
            } catch (IllegalStateException thrown) {
                return barrier.isBroken() + " " + cause(barrier::await);
            }
            return "passed";
        });
        show("barrier timeout", () -> {
            CyclicBarrier barrier = new CyclicBarrier(2);
            try {
                return barrier.await(1, TimeUnit.MILLISECONDS);
            } catch (java.util.concurrent.TimeoutException thrown) {
                return barrier.isBroken() + " " + barrier.getNumberWaiting();
            }
        });
        show("barrier interrupted", () -> {
            Thread.currentThread().interrupt();
            return new CyclicBarrier(2).await();
        });
        show("semaphore negative", () -> {
            Semaphore semaphore = new Semaphore(-2);
            semaphore.release(3);
            return semaphore.tryAcquire() + " " + semaphore.tryAcquire() + " " + semaphore.availablePermits();
        });
        show("semaphore overflow", () -> {
            Semaphore semaphore = new Semaphore(Integer.MAX_VALUE);
            semaphore.release();
            return semaphore.availablePermits();
        });
        show("semaphore acquire -1", () -> new Semaphore(1).tryAcquire(-1));
        show("semaphore release -1", () -> {
            new Semaphore(1).release(-1);
            return "";
        });
        show("semaphore drain", () -> {
            Semaphore semaphore = new Semaphore(-3);
            return semaphore.drainPermits() + " " + semaphore.availablePermits();
        });
        show("phaser unregistered", () -> new Phaser().arrive());
        show("phaser negative", () -> new Phaser(-1));
        show("phaser many", () -> new Phaser(65536));
        show("phaser bulk", () -> new Phaser(65535).bulkRegister(1));
        show("phaser terminated", () -> {
            Phaser phaser = new Phaser(1);
            phaser.forceTermination();
            return (phaser.arrive() < 0) + " " + phaser.isTerminated() + " " + (phaser.register() < 0);
        });
        show("queue 0", () -> new ArrayBlockingQueue<>(0));
        show("queue full", () -> {
            ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);
            return queue.offer(1) + " " + queue.offer(2) + " " + queue.add(3);
        });
        show("queue null", () -> new LinkedBlockingQueue<>().offer(null));
        show("queue drain to itself", () -> {
            LinkedBlockingQueue<Object> queue = new LinkedBlockingQueue<>(List.of(1));
            return queue.drainTo(queue);
        });
        show("queue addAll itself", () -> {
            LinkedBlockingQueue<Object> queue = new LinkedBlockingQueue<>(List.of(1));
            return queue.addAll(queue);
        });
        show("queue interrupted", () -> {
            Thread.currentThread().interrupt();
            return new LinkedBlockingQueue<>().take();
        });
        show("synchronous", () -> {
            SynchronousQueue<Integer> queue = new SynchronousQueue<>();
            return queue.offer(1) + " " + queue.poll() + " " + queue.size() + " " + queue.peek();
        });
        show("element of empty", () -> new LinkedBlockingQueue<>().element());
        show("atomic beyond", () -> new AtomicIntegerArray(3).get(3));
        show("atomic below", () -> new AtomicIntegerArray(3).incrementAndGet(-1));
        show("atomic negative size", () -> new AtomicIntegerArray(-1));
        show("atomic array null", () -> new AtomicIntegerArray((int[]) null));
        show("update throws", () -> {
            AtomicLong number = new AtomicLong(3);
            try {
                number.accumulateAndGet(5, (a, b) -> a / 0);
            } catch (ArithmeticException thrown) {
                return number;
            }
            return "updated";
        });
        show("update inside update", () -> {
            AtomicInteger number = new AtomicInteger(1);
            AtomicInteger calls = new AtomicInteger();
            int result = number.updateAndGet(n -> calls.incrementAndGet() < 3 ? number.incrementAndGet() : n + 10);
            return result + " " + calls;
        });
        show("overflow", () -> new AtomicInteger(Integer.MAX_VALUE).incrementAndGet());
        show("fixed rate 0", () -> {
            ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
            try {
                return pool.scheduleAtFixedRate(() -> { }, 0, 0, TimeUnit.SECONDS);
            } finally {
                pool.shutdownNow();
            }
        });
        show("periodic throws", () -> {
            ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
            AtomicInteger runs = new AtomicInteger();
            try {
                Future<?> future = pool.scheduleAtFixedRate(() -> {
                    if (runs.incrementAndGet() == 2) {
                        throw new IllegalStateException("second run");
                    }
                }, 0, 1, TimeUnit.MILLISECONDS);
                return cause(future::get) + " " + runs;
            } finally {
                pool.shutdownNow();
            }
        });
        show("unit overflow", () -> TimeUnit.DAYS.toNanos(Long.MAX_VALUE) + " " + TimeUnit.DAYS.toNanos(Long.MIN_VALUE) + " " + TimeUnit.NANOSECONDS.toDays(-1));
        show("unit sleep", () -> {
            Thread.currentThread().interrupt();
            TimeUnit.DAYS.sleep(Long.MAX_VALUE);
            return "slept";
        });
        System.out.println(Thread.interrupted());
    }
}
