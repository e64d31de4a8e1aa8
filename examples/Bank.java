import java.util.ArrayList;
import java.util.List;

/** Threads that move money under a lock: the sum stays what it was. */
public class Bank {
    private final long[] accounts = new long[10];

    synchronized void transfer(int from, int to, long amount) {
        accounts[from] -= amount;
        accounts[to] += amount;
    }

    public static void main(String[] args) throws InterruptedException {
        Bank bank = new Bank();
        List<Thread> threads = new ArrayList<>();
        for (int clerk = 0; clerk < 8; clerk++) {
            int seed = clerk;
            Thread thread = new Thread(() -> {
                for (int i = 0; i < 20_000; i++) {
                    bank.transfer((i + seed) % 10, (i * 7 + seed) % 10, i % 100);
                }
            });
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        long sum = 0;
        for (long account : bank.accounts) {
            sum += account;
        }
        System.out.println("the sum is " + sum);
    }
}
