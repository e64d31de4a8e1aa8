import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.RecursiveTask;

public class ForkJoinSums {
    static class Sum extends RecursiveTask<Long> {
        private final int[] values;
        private final int from;
        private final int to;

        Sum(int[] values, int from, int to) {
            this.values = values;
            this.from = from;
            this.to = to;
        }

        @Override
        protected Long compute() {
            if (to - from <= 100) {
                long sum = 0;
                for (int i = from; i < to; i++) {
                    sum += values[i];
                }
                return sum;
            }
            int middle = from + to >>> 1;
            Sum left = new Sum(values, from, middle);
            left.fork();
            long right = new Sum(values, middle, to).compute();
            return left.join() + right;
        }
    }

    static class Sort extends RecursiveAction {
        private final int[] values;
        private final int from;
        private final int to;

        Sort(int[] values, int from, int to) {
            this.values = values;
            this.from = from;
            this.to = to;
        }

        @Override
        protected void compute() {
            if (to - from < 2) {
                return;
            }
            int pivot = values[from + to >>> 1];
            int low = from;
            int high = to - 1;
            while (low <= high) {
                while (values[low] < pivot) {
                    low++;
                }
                while (values[high] > pivot) {
                    high--;
                }
                if (low <= high) {
                    int swapped = values[low];
                    values[low++] = values[high];
                    values[high--] = swapped;
                }
            }
            invokeAll(new Sort(values, from, high + 1), new Sort(values, low, to));
        }
    }

    public static void main(String[] args) {
        Random random = new Random(5);
        int[] values = new int[3000];
        for (int i = 0; i < values.length; i++) {
            values[i] = random.nextInt(100_000) - 50_000;
        }
        ForkJoinPool pool = new ForkJoinPool(3);
        System.out.println(pool.invoke(new Sum(values, 0, values.length)) + " " + pool.getParallelism());
        pool.invoke(new Sort(values, 0, values.length));
        boolean sorted = true;
        for (int i = 1; i < values.length; i++) {
            sorted &= values[i - 1] <= values[i];
        }
        System.out.println(sorted + " " + values[0] + " " + values[2999]);
        ForkJoinTask<Long> later = ForkJoinPool.commonPool().submit(new Sum(values, 0, 1000));
        System.out.println(later.join() + " " + later.isDone() + " " + later.isCompletedNormally());
        ForkJoinTask<Integer> failing = pool.submit(() -> Integer.parseInt("x"));
        try {
            failing.join();
        } catch (RuntimeException failed) {
            Throwable cause = failed.getCause() == null ? failed : failed.getCause();
            System.out.println(cause.getMessage() + " " + failing.isCompletedAbnormally());
        }
        pool.shutdown();
        System.out.println(pool.isShutdown());
    }
}
