import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

public class VirtualThreads {
    public static void main(String[] args) throws Exception {
        AtomicInteger count = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            threads.add(Thread.startVirtualThread(() -> {
                try {
                    Thread.sleep(1);
                } catch (InterruptedException unexpected) {
                    System.out.println(unexpected);
                }
                count.incrementAndGet();
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(count);
        Thread named = Thread.ofVirtual().name("worker-", 3).unstarted(() -> {
            Thread self = Thread.currentThread();
            System.out.println(self.getName() + " " + self.isVirtual() + " " + self.isDaemon() + " " + self.getThreadGroup().getName());
        });
        System.out.println(named.getState() + " " + named.isAlive());
        named.start();
        named.join();
        System.out.println(named.getState() + " [" + Thread.ofVirtual().unstarted(() -> { }).getName() + "]");
        Thread platform = Thread.ofPlatform().name("platform").daemon(true).priority(7).start(() ->
                System.out.println(Thread.currentThread().isVirtual() + " " + Thread.currentThread().getPriority()));
        platform.join();
        try {
            named.setDaemon(false);
        } catch (IllegalArgumentException expected) {
            System.out.println(expected);
        }
        try (ExecutorService each = Executors.newVirtualThreadPerTaskExecutor()) {
            ConcurrentHashMap<String, Integer> lengths = new ConcurrentHashMap<>();
            List<Future<Integer>> results = new ArrayList<>();
            for (String word : "the quick brown fox jumps over the lazy dog".split(" ")) {
                results.add(each.submit(() -> lengths.merge(word, 1, Integer::sum) * word.length()));
            }
            int sum = 0;
            for (Future<Integer> result : results) {
                sum += result.get();
            }
            System.out.println(sum + " " + lengths.get("the") + " " + lengths.size());
        }
        Thread parked = Thread.startVirtualThread(() -> {
            try {
                Thread.sleep(100_000);
            } catch (InterruptedException interrupted) {
                System.out.println("interrupted " + Thread.currentThread().isInterrupted());
            }
        });
        parked.interrupt();
        parked.join();
        ThreadLocal<Integer> local = ThreadLocal.withInitial(() -> 1);
        Thread setter = Thread.startVirtualThread(() -> local.set(local.get() + 5));
        setter.join();
        System.out.println(local.get());
    }
}
