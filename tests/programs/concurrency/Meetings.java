import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

public class Meetings {
    public static void main(String[] args) throws Exception {
        CountDownLatch start = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(5);
        AtomicInteger sum = new AtomicInteger();
        for (int i = 0; i < 5; i++) {
            int k = i;
            new Thread(() -> {
                try {
                    start.await();
                    sum.addAndGet(k);
                    done.countDown();
                } catch (InterruptedException unexpected) {
                    System.out.println(unexpected);
                }
            }).start();
        }
        System.out.println(done.await(5, TimeUnit.MILLISECONDS) + " " + done.getCount());
        start.countDown();
        done.await();
        done.countDown();
        System.out.println(sum + " " + done.getCount() + " " + done.await(0, TimeUnit.SECONDS));

        // Each of four threads adds its neighbour's value of the last round.
        int[][] cells = new int[2][4];
        int[] round = {0};
        CyclicBarrier barrier = new CyclicBarrier(4, () -> {
            round[0]++;
            System.out.println("round " + round[0] + ": " + java.util.Arrays.toString(cells[round[0] & 1]));
        });
        Thread[] workers = new Thread[4];
        for (int t = 0; t < 4; t++) {
            int k = t;
            cells[0][k] = k;
            workers[t] = new Thread(() -> {
                try {
                    for (int r = 0; r < 5; r++) {
                        cells[r + 1 & 1][k] = cells[r & 1][k] + cells[r & 1][(k + 1) % 4];
                        barrier.await();
                    }
                } catch (InterruptedException | BrokenBarrierException unexpected) {
                    System.out.println(unexpected);
                }
            });
            workers[t].start();
        }
        for (Thread worker : workers) {
            worker.join();
        }
        System.out.println(barrier.getParties() + " " + barrier.getNumberWaiting() + " " + barrier.isBroken());
        Exception[] failure = new Exception[1];
        Thread late = new Thread(() -> {
            try {
                barrier.await();
            } catch (InterruptedException | BrokenBarrierException broken) {
                failure[0] = broken;
            }
        });
        late.start();
        while (barrier.getNumberWaiting() == 0) {
            Thread.sleep(1);
        }
        try {
            barrier.await(10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException expected) {
            System.out.println("timeout " + barrier.isBroken());
        }
        late.join();
        System.out.println("waiting: " + failure[0]);
        try {
            barrier.await();
        } catch (BrokenBarrierException expected) {
            System.out.println(expected);
        }
        barrier.reset();
        System.out.println(barrier.isBroken());

        Semaphore permits = new Semaphore(2);
        AtomicInteger inside = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        Thread[] guests = new Thread[6];
        for (int i = 0; i < 6; i++) {
            guests[i] = new Thread(() -> {
                for (int j = 0; j < 20; j++) {
                    permits.acquireUninterruptibly();
                    most.accumulateAndGet(inside.incrementAndGet(), Math::max);
                    Thread.yield();
                    inside.decrementAndGet();
                    permits.release();
                }
            });
            guests[i].start();
        }
        for (Thread guest : guests) {
            guest.join();
        }
        System.out.println((most.get() <= 2) + " " + permits.availablePermits() + " " + permits.tryAcquire(3) + " " + permits.tryAcquire(2)
                + " " + permits.tryAcquire() + " " + permits.tryAcquire(5, TimeUnit.MILLISECONDS) + " " + permits.drainPermits());
        permits.release(5);
        System.out.println(permits.availablePermits());

        Exchanger<String> exchanger = new Exchanger<>();
        String[] got = new String[1];
        Thread partner = new Thread(() -> {
            try {
                got[0] = exchanger.exchange("from partner");
            } catch (InterruptedException unexpected) {
                System.out.println(unexpected);
            }
        });
        partner.start();
        System.out.println(exchanger.exchange("from main"));
        partner.join();
        System.out.println(got[0]);
        try {
            exchanger.exchange("alone", 5, TimeUnit.MILLISECONDS);
        } catch (TimeoutException expected) {
            System.out.println(expected);
        }
    }
}
