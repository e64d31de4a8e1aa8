import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;

public class Queues {
    static void pipeline(BlockingQueue<Integer> first, BlockingQueue<Integer> second) throws InterruptedException {
        Thread squares = new Thread(() -> {
            try {
                for (int x = first.take(); x >= 0; x = first.take()) {
                    second.put(x * x);
                }
                second.put(-1);
            } catch (InterruptedException unexpected) {
                System.out.println(unexpected);
            }
        });
        squares.start();
        Thread source = new Thread(() -> {
            try {
                for (int i = 0; i < 50; i++) {
                    first.put(i);
                }
                first.put(-1);
            } catch (InterruptedException unexpected) {
                System.out.println(unexpected);
            }
        });
        source.start();
        long sum = 0;
        for (int x = second.take(); x >= 0; x = second.take()) {
            sum = sum * 3 + x;
        }
        System.out.println(first.getClass().getSimpleName() + " " + sum + " " + first.isEmpty() + second.isEmpty());
    }

    public static void main(String[] args) throws InterruptedException {
        pipeline(new ArrayBlockingQueue<>(2), new ArrayBlockingQueue<>(1, true));
        pipeline(new LinkedBlockingQueue<>(), new LinkedBlockingQueue<>(3));
        pipeline(new SynchronousQueue<>(), new SynchronousQueue<>());

        ArrayBlockingQueue<String> bounded = new ArrayBlockingQueue<>(2);
        System.out.println(bounded.offer("a") + " " + bounded.add("b") + " " + bounded.offer("c") + " " + bounded.remainingCapacity()
                + " " + bounded.offer("d", 5, TimeUnit.MILLISECONDS) + " " + bounded);
        try {
            bounded.add("e");
        } catch (IllegalStateException full) {
            System.out.println(full);
        }
        try {
            bounded.put(null);
        } catch (NullPointerException expected) {
            System.out.println("no nulls");
        }
        List<String> drained = new ArrayList<>();
        System.out.println(bounded.drainTo(drained, 1) + " " + drained + " " + bounded.peek() + " " + bounded.contains("b") + " " + bounded.poll()
                + " " + bounded.poll() + " " + bounded.poll(5, TimeUnit.MILLISECONDS) + " " + bounded.size());
        PriorityBlockingQueue<Integer> ordered = new PriorityBlockingQueue<>(4, (x, y) -> y - x);
        for (int i = 0; i < 10; i++) {
            ordered.add(i * 7 % 10);
        }
        StringBuilder line = new StringBuilder();
        while (!ordered.isEmpty()) {
            line.append(ordered.take()).append(' ');
        }
        System.out.println(line);
        ConcurrentLinkedQueue<Integer> free = new ConcurrentLinkedQueue<>();
        Thread[] adders = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int k = t;
            adders[t] = new Thread(() -> {
                for (int i = 0; i < 100; i++) {
                    free.add(k * 100 + i);
                }
            });
            adders[t].start();
        }
        for (Thread adder : adders) {
            adder.join();
        }
        int[] last = {-1, -1, -1, -1};
        boolean ordered2 = true;
        for (int x : free) {
            ordered2 &= last[x / 100] < x;
            last[x / 100] = x;
        }
        System.out.println(free.size() + " " + ordered2);
        BlockingQueue<Integer> never = new LinkedBlockingQueue<>();
        Thread waiting = new Thread(() -> {
            try {
                never.take();
            } catch (InterruptedException expected) {
                System.out.println("take interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        waiting.start();
        waiting.interrupt();
        waiting.join();
    }
}
