import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;

public class Atomics {
    record Node(int value, Node next) {
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.getAndAdd(10) + " " + i.addAndGet(-3) + " "
                + i.compareAndSet(14, 1) + i.compareAndSet(14, 2) + " " + i.getAndSet(8) + " " + i.updateAndGet(x -> x * x) + " "
                + i.getAndUpdate(x -> -x) + " " + i.accumulateAndGet(100, Math::addExact) + " " + i.getAndAccumulate(1, (x, y) -> x << y)
                + " " + i + " " + i.decrementAndGet() + i.getAndDecrement() + " " + i.intValue() + " " + i.doubleValue());
        AtomicLong l = new AtomicLong(Long.MAX_VALUE);
        System.out.println(l.incrementAndGet() + " " + l.getAndAdd(-1) + " " + l.get() + " " + l.compareAndSet(Long.MAX_VALUE, 0) + l);
        AtomicBoolean flag = new AtomicBoolean();
        System.out.println(flag.compareAndSet(false, true) + " " + flag.getAndSet(false) + " " + flag);
        AtomicReference<String> text = new AtomicReference<>("a");
        String held = text.get();
        System.out.println(text.compareAndSet(held, "b") + " " + text.compareAndSet(held, "c") + " " + text.updateAndGet(s -> s + s) + " " + text);
        AtomicIntegerArray array = new AtomicIntegerArray(3);
        AtomicLongArray longs = new AtomicLongArray(new long[] {1, 2});
        System.out.println(array.incrementAndGet(1) + " " + array.addAndGet(2, 7) + " " + array + " " + array.length() + " " + longs.getAndAdd(0, 5) + longs);
        try {
            array.get(3);
        } catch (IndexOutOfBoundsException expected) {
            System.out.println(expected.getClass().getName());
        }

        AtomicReference<Node> stack = new AtomicReference<>();
        AtomicInteger plain = new AtomicInteger();
        LongAdder adder = new LongAdder();
        Thread[] threads = new Thread[4];
        for (int t = 0; t < 4; t++) {
            threads[t] = new Thread(() -> {
                for (int k = 0; k < 200; k++) {
                    Node top;
                    Node pushed;
                    do {
                        top = stack.get();
                        pushed = new Node(k, top);
                        if (k % 50 == 0) {
                            Thread.yield();
                        }
                    } while (!stack.compareAndSet(top, pushed));
                    plain.incrementAndGet();
                    adder.add(k);
                }
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        int count = 0;
        int sum = 0;
        for (Node node = stack.get(); node != null; node = node.next()) {
            count++;
            sum += node.value();
        }
        System.out.println(count + " " + sum + " " + plain + " " + adder + " " + adder.sumThenReset() + " " + adder.intValue());
    }
}
