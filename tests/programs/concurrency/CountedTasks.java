import java.util.*;
import java.util.concurrent.*;

public class CountedTasks {
    static final class Search extends CountedCompleter<Integer> {
        final int[] data;
        final int from;
        final int to;
        final int wanted;
        int found = -1;
        Search left;
        Search right;

        Search(CountedCompleter<?> parent, int[] data, int from, int to, int wanted) {
            super(parent);
            this.data = data;
            this.from = from;
            this.to = to;
            this.wanted = wanted;
        }

        @Override
        public void compute() {
            if (to - from > 16) {
                int middle = (from + to) >>> 1;
                setPendingCount(2);
                left = new Search(this, data, from, middle, wanted);
                right = new Search(this, data, middle, to, wanted);
                left.fork();
                right.fork();
            } else {
                for (int i = from; i < to && found < 0; i++) {
                    if (data[i] == wanted) {
                        found = i;
                    }
                }
            }
            tryComplete();
        }

        @Override
        public void onCompletion(CountedCompleter<?> caller) {
            if (left != null) {
                found = left.found >= 0 ? left.found : right.found;
            }
        }

        @Override
        public Integer getRawResult() {
            return found;
        }
    }

    static final class Failing extends CountedCompleter<Void> {
        final int depth;

        Failing(CountedCompleter<?> parent, int depth) {
            super(parent, depth > 0 ? 1 : 0);
            this.depth = depth;
        }

        @Override
        public void compute() {
            if (depth == 0) {
                throw new IllegalStateException("deep");
            }
            new Failing(this, depth - 1).fork();
            tryComplete();
        }
    }

    public static void main(String[] args) throws Exception {
        int[] data = new int[1000];
        for (int i = 0; i < data.length; i++) {
            data[i] = i * 7 % 1009;
        }
        System.out.println(new Search(null, data, 0, data.length, 700).invoke() + " " + new Search(null, data, 0, data.length, 5000).invoke());
        try {
            new Failing(null, 3).invoke();
        } catch (IllegalStateException e) {
            System.out.println("failed");
        }
        ForkJoinPool pool = new ForkJoinPool(3, ForkJoinPool.defaultForkJoinWorkerThreadFactory, null, true);
        System.out.println(pool.submit(new Search(null, data, 0, data.length, data[999])).get() + " " + pool.getAsyncMode() + pool.getParallelism());
        ForkJoinTask<String> adapted = ForkJoinTask.adapt(() -> "adapted");
        System.out.println(pool.invoke(adapted) + " " + adapted.isCompletedNormally() + adapted.getForkJoinTaskTag() + adapted.compareAndSetForkJoinTaskTag((short) 0, (short) 7)
                + adapted.setForkJoinTaskTag((short) 9) + adapted.getForkJoinTaskTag());
        adapted.reinitialize();
        System.out.println(adapted.isDone() + " " + adapted.invoke());
        pool.shutdown();
        System.out.println(pool.awaitTermination(5, TimeUnit.SECONDS));

        ConcurrentHashMap<String, Integer> ages = new ConcurrentHashMap<>(Map.of("ann", 30, "bob", 40, "cid", 50));
        System.out.println(ages.reduceValues(1, Integer::sum) + " " + ages.reduceValuesToInt(1, v -> v, 0, Math::max) + " "
                + ages.search(1, (k, v) -> v == 40 ? k : null) + ages.searchKeys(1, k -> k.startsWith("z") ? k : null) + " "
                + ages.reduceToLong(1, (k, v) -> k.length() * v, 0, Long::sum) + " " + ages.reduceKeys(1, (a, b) -> a.compareTo(b) > 0 ? a : b)
                + ages.reduceEntriesToDouble(1, e -> e.getValue() / 4.0, 0, Double::sum) + " " + ages.mappingCount());
        TreeSet<String> seen = new TreeSet<>();
        ages.forEach(1, (k, v) -> seen.add(k + v));
        ages.forEachKey(1, k -> k.length() > 3 ? k : null, seen::add);
        ages.forEachValue(1, v -> v > 35 ? "old" + v : null, seen::add);
        System.out.println(seen);

        CompletableFuture<Integer> broken = CompletableFuture.failedFuture(new IllegalArgumentException("no"));
        System.out.println(broken.exceptionallyCompose(e -> CompletableFuture.completedFuture(e.getMessage().length())).join()
                + " " + broken.exceptionallyComposeAsync(e -> CompletableFuture.supplyAsync(() -> 7)).join());
        CompletionStage<String> stage = CompletableFuture.completedStage("done");
        System.out.println(stage.thenApply(String::length).toCompletableFuture().join() + " " + stage.toCompletableFuture().get());
        try {
            ((CompletableFuture<String>) stage).join();
        } catch (UnsupportedOperationException e) {
            System.out.println(e);
        }
        CompletableFuture<String> f = new CompletableFuture<>();
        System.out.println(f.completeAsync(() -> "late").get() + f.copy().join() + f.newIncompleteFuture().isDone());
        f.obtrudeValue("forced");
        System.out.print(f.join());
        f.obtrudeException(new IllegalStateException("gone"));
        System.out.println(f.isCompletedExceptionally() + " " + TimeUnit.SECONDS.toChronoUnit() + TimeUnit.of(java.time.temporal.ChronoUnit.DAYS));
        try {
            f.join();
        } catch (CompletionException e) {
            System.out.println(e);
        }
        try {
            TimeUnit.of(java.time.temporal.ChronoUnit.WEEKS);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }
}
