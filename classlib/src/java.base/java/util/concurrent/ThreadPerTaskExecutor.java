package java.util.concurrent;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import jdk.internal.concurrent.Deadline;

/** Starts a thread for each task. */
final class ThreadPerTaskExecutor extends AbstractExecutorService {
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

    private synchronized void leave(Thread thread) {
        threads.remove(thread);
        if (threads.isEmpty()) {
            notifyAll();
        }
    }

    @Override
    public synchronized void execute(Runnable command) {
        if (command == null) {
            throw new NullPointerException();
        }
        if (shutdown) {
            throw new RejectedExecutionException();
        }
        Thread thread = factory.newThread(new Task(command));
        if (thread == null) {
            throw new RejectedExecutionException();
        }
        threads.add(thread);
        thread.start();
    }

    @Override
    public synchronized void shutdown() {
        shutdown = true;
        notifyAll();
    }

    @Override
    public synchronized List<Runnable> shutdownNow() {
        shutdown();
        for (Thread thread : threads) {
            thread.interrupt();
        }
        return new ArrayList<>();
    }

    @Override
    public synchronized boolean isShutdown() {
        return shutdown;
    }

    @Override
    public synchronized boolean isTerminated() {
        return shutdown && threads.isEmpty();
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        Deadline deadline = Deadline.after(unit.toNanos(timeout));
        synchronized (this) {
            while (!isTerminated()) {
                if (!deadline.waitOn(this)) {
                    return false;
                }
            }
            return true;
        }
    }
}
