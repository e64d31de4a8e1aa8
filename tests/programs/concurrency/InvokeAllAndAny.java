import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** Several tasks at once: all of them, the first that succeeds, in order of completion. */
public class InvokeAllAndAny {
    static Callable<String> after(int millis, String result) {
        return () -> {
            Thread.sleep(millis);
            return result;
        };
    }

    public static void main(String[] args) throws Exception {
        AtomicInteger number = new AtomicInteger();
        try (ExecutorService pool = Executors.newFixedThreadPool(4, task -> new Thread(task, "worker-" + number.incrementAndGet()))) {
            List<Callable<String>> tasks = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                int own = i;
                tasks.add(() -> "task " + own + (own == 4 ? " " + 1 / (own - 4) : ""));
            }
            for (Future<String> future : pool.invokeAll(tasks)) {
                try {
                    System.out.println(future.get());
                } catch (ExecutionException failed) {
                    System.out.println(failed.getCause());
                }
            }
            System.out.println(pool.invokeAny(List.of(() -> {
                throw new IllegalStateException("first fails");
            }, after(1, "second"))));
            try {
                pool.invokeAny(List.of((Callable<String>) () -> {
                    throw new IllegalStateException("only one");
                }));
            } catch (ExecutionException all) {
                System.out.println(all.getCause());
            }
            try {
                pool.invokeAny(List.<Callable<String>>of());
            } catch (IllegalArgumentException expected) {
                System.out.println("no tasks");
            }
            List<Future<String>> late = pool.invokeAll(List.of(after(1, "quick"), after(5_000, "slow")), 300, TimeUnit.MILLISECONDS);
            System.out.println(late.get(0).get() + " " + late.get(1).isCancelled());
            ExecutorCompletionService<String> completion = new ExecutorCompletionService<>(pool);
            for (int delay : new int[] {120, 10, 60}) {
                completion.submit(after(delay, "after " + delay));
            }
            for (int i = 0; i < 3; i++) {
                System.out.println(completion.take().get());
            }
            System.out.println(completion.poll());
            System.out.println(pool.submit(() -> Thread.currentThread().getName().startsWith("worker-")).get() + " " + number);
        }
    }
}
