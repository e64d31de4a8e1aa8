/** Two threads in the same loops by turns: contexts and traces belong to threads. */
public class TwoThreads {
    static long work(int seed, int rounds) {
        long value = seed;
        for (int i = 0; i < rounds; i++) {
            value = (i & seed) == 0 ? value * 31 + i : value ^ i;
            if ((i & 1023) == 0) {
                Thread.yield();
            }
        }
        return value;
    }

    public static void main(String[] args) throws InterruptedException {
        long[] results = new long[3];
        Thread[] threads = new Thread[results.length];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> results[number] = work(number, 20_000));
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        for (long result : results) {
            System.out.println(result);
        }
    }
}
