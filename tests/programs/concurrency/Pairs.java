import java.util.concurrent.Exchanger;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Hand to hand: exchangers and queues without places. */
public class Pairs {
    public static void main(String[] args) throws Exception {
        Exchanger<StringBuilder> exchanger = new Exchanger<>();
        Thread filler = new Thread(() -> {
            try {
                StringBuilder mine = new StringBuilder();
                for (int round = 0; round < 3; round++) {
                    mine.append("round ").append(round);
                    mine = exchanger.exchange(mine);
                    if (mine.length() > 0) {
                        throw new AssertionError(mine);
                    }
                }
            } catch (InterruptedException unexpected) {
                throw new AssertionError(unexpected);
            }
        });
        filler.start();
        StringBuilder mine = new StringBuilder();
        for (int round = 0; round < 3; round++) {
            mine = exchanger.exchange(mine);
            System.out.println(mine);
            mine.setLength(0);
        }
        filler.join();
        try {
            exchanger.exchange(mine, 5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException expected) {
            System.out.println(expected);
        }
        SynchronousQueue<Integer> queue = new SynchronousQueue<>();
        System.out.println(queue.offer(1) + " " + queue.poll() + " " + queue.size() + " " + queue.isEmpty() + " " + queue.peek());
        Thread giver = new Thread(() -> {
            try {
                for (int i = 0; i < 5; i++) {
                    queue.put(i * i);
                }
                System.out.println("all taken " + queue.offer(9, 5, TimeUnit.MILLISECONDS));
            } catch (InterruptedException unexpected) {
                throw new AssertionError(unexpected);
            }
        });
        giver.start();
        int sum = 0;
        for (int i = 0; i < 5; i++) {
            sum += queue.take();
        }
        giver.join();
        System.out.println(sum + " " + queue.poll(1, TimeUnit.MILLISECONDS));
    }
}
