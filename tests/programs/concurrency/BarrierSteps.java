import java.util.Arrays;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Threads that step together: each step's prefix sums need all of the last; then barriers that break. */
public class BarrierSteps {
    public static void main(String[] args) throws Exception {
        int n = 8;
        long[][] rows = new long[2][n];
        Arrays.setAll(rows[0], i -> i + 1);
        int[] steps = {0};
        CyclicBarrier barrier = new CyclicBarrier(n, () -> System.out.println("step " + ++steps[0] + " " + Arrays.toString(rows[steps[0] % 2])));
        Thread[] threads = new Thread[n];
        for (int t = 0; t < n; t++) {
            int own = t;
            threads[t] = new Thread(() -> {
                try {
                    for (int distance = 1, step = 0; distance < n; distance *= 2, step++) {
                        long[] from = rows[step % 2];
                        rows[(step + 1) % 2][own] = from[own] + (own >= distance ? from[own - distance] : 0);
                        barrier.await();
                    }
                } catch (InterruptedException | BrokenBarrierException unexpected) {
                    throw new AssertionError(unexpected);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(barrier.getParties() + " " + barrier.getNumberWaiting() + " " + barrier.isBroken());
        CyclicBarrier pair = new CyclicBarrier(2);
        Thread patient = new Thread(() -> {
            try {
                pair.await();
            } catch (InterruptedException | BrokenBarrierException broken) {
                System.out.println("the other: " + broken.getClass().getSimpleName());
            }
        });
        CyclicBarrier lonely = new CyclicBarrier(2);
        try {
            lonely.await(10, TimeUnit.MILLISECONDS);
        } catch (TimeoutException expected) {
            System.out.println(expected + " " + lonely.isBroken());
        }
        try {
            lonely.await();
        } catch (BrokenBarrierException expected) {
            System.out.println(expected);
        }
        lonely.reset();
        System.out.println(lonely.isBroken());
        patient.start();
        while (pair.getNumberWaiting() == 0) {
            Thread.sleep(1);
        }
        pair.reset();
        patient.join();
        CyclicBarrier failing = new CyclicBarrier(1, () -> {
            throw new IllegalStateException("action");
        });
        try {
            failing.await();
        } catch (IllegalStateException expected) {
            System.out.println(expected + " " + failing.isBroken());
        }
    }
}
