package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.PriorityQueue;
import jdk.internal.concurrent.Deadline;

/** The tasks of a {@link ScheduledThreadPoolExecutor}, the next first; it is there to be taken only when it is due. */
final class ScheduledQueue extends AbstractQueue<Runnable> implements BlockingQueue<Runnable> {
    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    private final PriorityQueue<ScheduledThreadPoolExecutor.Task<?>> tasks = new PriorityQueue<>();

    @Override
    public boolean offer(Runnable task) {
        synchronized (monitor) {
            tasks.add((ScheduledThreadPoolExecutor.Task<?>) task);
            monitor.notifyAll();
            return true;
        }
    }

    @Override
    public void put(Runnable task) {
        offer(task);
    }

    @Override
    public boolean offer(Runnable task, long timeout, TimeUnit unit) {
        return offer(task);
    }

    @Override
    public Runnable peek() {
        synchronized (monitor) {
            return tasks.peek();
        }
    }

    private boolean isDue() {
        return !tasks.isEmpty() && tasks.peek().getDelay(TimeUnit.NANOSECONDS) <= 0;
    }

    @Override
    public Runnable poll() {
        synchronized (monitor) {
            return isDue() ? tasks.poll() : null;
        }
    }

    @Override
    public Runnable take() throws InterruptedException {
        return poll(Deadline.never());
    }

    @Override
    public Runnable poll(long timeout, TimeUnit unit) throws InterruptedException {
        return poll(Deadline.after(unit.toNanos(timeout)));
    }

    private Runnable poll(Deadline deadline) throws InterruptedException {
        synchronized (monitor) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            while (!isDue()) {
                long left = deadline.left();
                if (left <= 0) {
                    return null;
                }
                if (!tasks.isEmpty()) {
                    left = Math.min(left, Math.max(1, tasks.peek().getDelay(TimeUnit.NANOSECONDS)));
                }
                (left == Long.MAX_VALUE ? Deadline.never() : Deadline.after(left)).waitOn(monitor);
            }
            return tasks.poll();
        }
    }

    @Override
    public boolean remove(Object task) {
        synchronized (monitor) {
            return tasks.remove(task);
        }
    }

    /** A copy: tasks may come and go meanwhile. */
    List<ScheduledThreadPoolExecutor.Task<?>> snapshot() {
        synchronized (monitor) {
            return new ArrayList<>(tasks);
        }
    }

    @Override
    public int size() {
        synchronized (monitor) {
            return tasks.size();
        }
    }

    @Override
    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    @Override
    public int drainTo(Collection<? super Runnable> target) {
        return drainTo(target, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super Runnable> target, int most) {
        synchronized (monitor) {
            int count = 0;
            for (; count < most && !tasks.isEmpty(); count++) {
                target.add(tasks.poll());
            }
            return count;
        }
    }

    @Override
    public Iterator<Runnable> iterator() {
        return new ArrayList<Runnable>(snapshot()).iterator();
    }
}
