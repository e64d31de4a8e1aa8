package java.util.concurrent;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import jdk.internal.concurrent.Deadline;

/** Starts a thread for each task. */
final class ThreadPerTaskExecutor extends AbstractExecutorService {
    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    private final ThreadFactory factory;
    /** The threads that have not ended; guarded by the monitor, as {@code shutdown} is. */
    private final HashSet<Thread> threads = new HashSet<>();
    private boolean shutdown;

    ThreadPerTaskExecutor(ThreadFactory factory) {
        this.factory = factory;
    }

    private final class Task implements Runnable {
        private final Runnable command;

        Task(Runnable command) {
            this.command = command;
        }

        @Override
        public void run() {
            try {
                command.run();
            } finally {
                leave(Thread.currentThread());
            }
        }
    }

    private void leave(Thread thread) {
        synchronized (monitor) {
            threads.remove(thread);
            if (threads.isEmpty()) {
                monitor.notifyAll();
            }
        }
    }

    @Override
    public void execute(Runnable command) {
        if (command == null) {
            throw new NullPointerException();
        }
        if (isShutdown()) {
            throw new RejectedExecutionException();
        }
        // The factory is the program's, so that the monitor is not held meanwhile.
        Thread thread = factory.newThread(new Task(command));
        if (thread == null) {
            throw new RejectedExecutionException();
        }
        synchronized (monitor) {
            if (shutdown) {
                throw new RejectedExecutionException();
            }
            threads.add(thread);
            thread.start();
        }
    }

    @Override
    public void shutdown() {
        synchronized (monitor) {
            shutdown = true;
            monitor.notifyAll();
        }
    }

    @Override
    public List<Runnable> shutdownNow() {
        synchronized (monitor) {
            shutdown();
            for (Thread thread : threads) {
                thread.interrupt();
            }
            return new ArrayList<>();
        }
    }

    @Override
    public boolean isShutdown() {
        synchronized (monitor) {
            return shutdown;
        }
    }

    @Override
    public boolean isTerminated() {
        synchronized (monitor) {
            return shutdown && threads.isEmpty();
        }
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        Deadline deadline = Deadline.after(unit.toNanos(timeout));
        synchronized (monitor) {
            while (!isTerminated()) {
                if (!deadline.waitOn(monitor)) {
                    return false;
                }
            }
            return true;
        }
    }
}
