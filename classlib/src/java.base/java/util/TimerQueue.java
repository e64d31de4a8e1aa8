package java.util;

/** The tasks of a {@link Timer}, and what its thread does. */
final class TimerQueue {
    private final PriorityQueue<TimerTask> tasks = new PriorityQueue<>((a, b) -> Long.compare(a.time, b.time));
    private boolean ended;

    synchronized void add(TimerTask task, long time, long period) {
        if (ended) {
            throw new IllegalStateException("Timer already cancelled.");
        }
        synchronized (task.lock) {
            if (task.state != TimerTask.NEW) {
                throw new IllegalStateException("Task already scheduled or cancelled");
            }
            task.time = time;
            task.period = period;
            task.state = TimerTask.SCHEDULED;
        }
        tasks.add(task);
        notifyAll();
    }

    synchronized void end() {
        ended = true;
        tasks.clear();
        notifyAll();
    }

    synchronized int purge() {
        int before = tasks.size();
        tasks.removeIf(task -> task.state == TimerTask.CANCELLED);
        return before - tasks.size();
    }

    void run() {
        try {
            for (TimerTask task = next(); task != null; task = next()) {
                task.run();
            }
        } catch (InterruptedException nobodyInterrupts) {
            // The thread ends, and the timer with it.
        } finally {
            end();
        }
    }

    /** Waits until a task is due; {@code null} at the end. */
    private synchronized TimerTask next() throws InterruptedException {
        while (!ended) {
            TimerTask task = tasks.peek();
            if (task == null) {
                wait();
                continue;
            }
            synchronized (task.lock) {
                if (task.state == TimerTask.CANCELLED) {
                    tasks.poll();
                    continue;
                }
                long now = System.currentTimeMillis();
                if (task.time <= now) {
                    tasks.poll();
                    if (task.period == 0) {
                        task.state = TimerTask.EXECUTED;
                    } else {
                        task.time = task.period < 0 ? now - task.period : task.time + task.period;
                        tasks.add(task);
                    }
                    return task;
                }
            }
            wait(Math.max(1, task.time - System.currentTimeMillis()));
        }
        return null;
    }
}
