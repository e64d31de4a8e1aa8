import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Work by urgency, taken by several threads; bulk moves between queues. */
public class Priorities {
    record Job(int urgency, String name) {
    }

    public static void main(String[] args) throws InterruptedException {
        PriorityBlockingQueue<Job> queue = new PriorityBlockingQueue<>(4, Comparator.comparingInt(Job::urgency).reversed().thenComparing(Job::name));
        for (int i = 0; i < 12; i++) {
            queue.put(new Job(i * 7 % 5, "job" + i));
        }
        System.out.println(queue.size() + " " + queue.peek() + " " + queue.remainingCapacity());
        StringBuilder order = new StringBuilder();
        for (Job job = queue.poll(); job != null; job = queue.poll()) {
            order.append(job.urgency()).append(job.name()).append(' ');
        }
        System.out.println(order);
        List<Job> taken = new ArrayList<>();
        Thread[] workers = new Thread[3];
        for (int t = 0; t < workers.length; t++) {
            workers[t] = new Thread(() -> {
                try {
                    for (Job job = queue.take(); job.urgency() >= 0; job = queue.take()) {
                        synchronized (taken) {
                            taken.add(job);
                        }
                    }
                } catch (InterruptedException unexpected) {
                    throw new AssertionError(unexpected);
                }
            });
            workers[t].start();
        }
        for (int i = 0; i < 30; i++) {
            queue.add(new Job(i % 4, "late" + i));
        }
        for (Thread ignored : workers) {
            queue.add(new Job(-1, "end"));
        }
        for (Thread worker : workers) {
            worker.join();
        }
        System.out.println(taken.size() + " " + taken.stream().map(Job::name).distinct().count() + " " + queue.poll(1, TimeUnit.MILLISECONDS));
        LinkedBlockingQueue<Integer> bounded = new LinkedBlockingQueue<>(3);
        System.out.println(bounded.offer(1) + " " + bounded.offer(2) + " " + bounded.offer(3) + " " + bounded.offer(4) + " " + bounded.remainingCapacity());
        try {
            bounded.add(4);
        } catch (IllegalStateException expected) {
            System.out.println(expected);
        }
        List<Integer> drained = new ArrayList<>();
        System.out.println(bounded.drainTo(drained, 2) + " " + drained + " " + bounded + " " + bounded.drainTo(drained) + " " + drained);
        try {
            queue.add(null);
        } catch (NullPointerException expected) {
            System.out.println("no nulls");
        }
    }
}
