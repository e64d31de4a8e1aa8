import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;

public class Updaters {
    static final class Node {
        volatile int count;
        volatile long total;
        volatile String name;
        int plain;
        private static final AtomicIntegerFieldUpdater<Node> COUNT = AtomicIntegerFieldUpdater.newUpdater(Node.class, "count");
        private static final AtomicLongFieldUpdater<Node> TOTAL = AtomicLongFieldUpdater.newUpdater(Node.class, "total");
        private static final AtomicReferenceFieldUpdater<Node, String> NAME =
                AtomicReferenceFieldUpdater.newUpdater(Node.class, String.class, "name");
    }

    static void refuse(String what, Runnable action) {
        try {
            action.run();
            System.out.println(what + " nothing");
        } catch (RuntimeException e) {
            System.out.println(what + " " + e.getClass().getName() + (e instanceof IllegalArgumentException ? " " + e.getMessage() : "")
                    + (e.getCause() == null ? "" : " " + e.getCause()));
        }
    }

    public static void main(String[] args) throws Exception {
        Node n = new Node();
        System.out.println(Node.COUNT.incrementAndGet(n) + " " + Node.COUNT.getAndAdd(n, 5) + " " + Node.COUNT.compareAndSet(n, 6, 60) + n.count
                + Node.COUNT.weakCompareAndSet(n, 6, 7) + " " + Node.COUNT.updateAndGet(n, x -> x / 7) + " " + Node.COUNT.getAndSet(n, 3)
                + Node.COUNT.accumulateAndGet(n, 4, Math::multiplyExact) + Node.COUNT.getAndDecrement(n) + Node.COUNT.get(n));
        System.out.println(Node.TOTAL.addAndGet(n, 1L << 40) + " " + Node.TOTAL.getAndUpdate(n, x -> x + 1) + " " + Node.TOTAL.decrementAndGet(n) + " " + n.total);
        System.out.println(Node.NAME.get(n) + Node.NAME.compareAndSet(n, null, "a") + Node.NAME.getAndSet(n, "b") + Node.NAME.updateAndGet(n, s -> s + s)
                + Node.NAME.accumulateAndGet(n, "!", String::concat) + n.name);
        refuse("missing", () -> AtomicIntegerFieldUpdater.newUpdater(Node.class, "nothing"));
        refuse("plain", () -> AtomicIntegerFieldUpdater.newUpdater(Node.class, "plain"));
        refuse("null", () -> Node.COUNT.get(null) );
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 4; i++) {
            pool.execute(() -> {
                for (int k = 0; k < 500; k++) {
                    Node.COUNT.incrementAndGet(n);
                    Node.TOTAL.accumulateAndGet(n, k, Math::max);
                }
            });
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS) + " " + n.count + " " + n.total);

        LongAccumulator max = new LongAccumulator(Math::max, Long.MIN_VALUE);
        for (long v : new long[] {3, 9, -4}) {
            max.accumulate(v);
        }
        System.out.println(max + " " + max.get() + " " + max.intValue() + " " + max.getThenReset() + " " + max.longValue() + " " + max.doubleValue());
        DoubleAccumulator product = new DoubleAccumulator((a, b) -> a * b, 1);
        product.accumulate(2.5);
        product.accumulate(4);
        System.out.println(product + " " + product.getThenReset() + product.get() + product.intValue());
        DoubleAdder sum = new DoubleAdder();
        sum.add(1.5);
        sum.add(2.25);
        System.out.println(sum + " " + sum.sum() + " " + sum.intValue() + " " + sum.longValue() + " " + sum.sumThenReset() + sum.sum());

        AtomicReferenceArray<String> names = new AtomicReferenceArray<>(3);
        names.set(0, "x");
        System.out.println(names + " " + names.length() + names.compareAndSet(1, null, "y") + names.getAndSet(0, "z") + names.updateAndGet(1, s -> s + s)
                + names.getAndAccumulate(1, "?", String::concat) + names.compareAndExchange(2, "q", "r") + names);
        refuse("index", () -> names.get(3));
        AtomicIntegerArray ints = new AtomicIntegerArray(2);
        System.out.println(ints.compareAndExchange(0, 0, 5) + " " + ints.getPlain(0) + ints.getAcquire(0) + ints.weakCompareAndSetPlain(0, 5, 6) + ints);
        AtomicStampedReference<String> stamped = new AtomicStampedReference<>("v", 1);
        int[] holder = new int[1];
        System.out.println(stamped.get(holder) + holder[0] + stamped.compareAndSet("v", "w", 2, 3) + stamped.compareAndSet("v", "w", 1, 2)
                + stamped.getReference() + stamped.getStamp() + stamped.attemptStamp("w", 9) + stamped.getStamp());
        AtomicMarkableReference<String> marked = new AtomicMarkableReference<>("m", false);
        System.out.println(marked.attemptMark("m", true) + " " + marked.isMarked() + marked.getReference() + marked.compareAndSet("m", "n", false, false));
    }
}
