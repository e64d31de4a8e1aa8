import java.util.concurrent.locks.ReentrantLock;

/** Five philosophers who take the lower-numbered fork first, on locks and on monitors. */
public class Philosophers {
    public static void main(String[] args) throws InterruptedException {
        int n = 5;
        ReentrantLock[] forks = new ReentrantLock[n];
        Object[] monitors = new Object[n];
        int[] meals = new int[n];
        int[] dishes = new int[n];
        for (int i = 0; i < n; i++) {
            forks[i] = new ReentrantLock();
            monitors[i] = new Object();
        }
        Thread[] threads = new Thread[2 * n];
        for (int i = 0; i < n; i++) {
            int self = i;
            int first = Math.min(i, (i + 1) % n);
            int second = Math.max(i, (i + 1) % n);
            threads[i] = new Thread(() -> {
                for (int meal = 0; meal < 30; meal++) {
                    forks[first].lock();
                    Thread.yield();
                    forks[second].lock();
                    meals[self]++;
                    forks[second].unlock();
                    forks[first].unlock();
                }
            });
            threads[n + i] = new Thread(() -> {
                for (int meal = 0; meal < 30; meal++) {
                    synchronized (monitors[first]) {
                        Thread.yield();
                        synchronized (monitors[second]) {
                            dishes[self]++;
                        }
                    }
                }
            });
        }
        for (Thread thread : threads) {
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(java.util.Arrays.toString(meals) + java.util.Arrays.toString(dishes));
    }
}
