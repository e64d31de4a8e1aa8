// Locks on objects that the machine and the library use too are held while others work.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class HeldLocks {
    static class Late {
        static final int VALUE = Integer.parseInt("5");
    }

    record Point(int x, int y) {
    }

    enum Color {
        RED, GREEN
    }

    static int work(int seed) throws Exception {
        StringBuilder text = new StringBuilder();
        HashMap<String, Integer> map = new HashMap<>();
        for (int i = 0; i < 200; i++) {
            map.put("key" + i * seed, i);
            text.append(i).append(' ').append((Object) i);
        }
        Runnable lambda = () -> text.append("lambda");
        lambda.run();
        Thread inner = new Thread(() -> text.append(new Point(1, 2)));
        inner.start();
        inner.join();
        text.append(Color.valueOf("RED")).append(Late.VALUE).append("literal".intern());
        try {
            throw new IllegalStateException("thrown");
        } catch (IllegalStateException thrown) {
            text.append(thrown).append(thrown.getStackTrace().length > 0);
        }
        System.gc();
        Class.forName("HeldLocks$Loaded" + seed % 3);
        Object[] copies = {new int[] {1}.clone(), Thread.currentThread().getName(), System.getProperty("line.separator")};
        return map.size() + text.length() + copies.length;
    }

    static class Loaded0 {
    }

    static class Loaded1 {
    }

    static class Loaded2 {
    }

    public static void main(String[] args) throws Exception {
        List<Object> locks = new ArrayList<>(List.of(Thread.class, String.class, Object.class, Class.class, "literal", "",
                Integer.valueOf(5), Integer.class, int.class, void.class, int[].class, Throwable.class, Runtime.class,
                Runtime.getRuntime(), Thread.currentThread(), HashMap.class, Late.class, Point.class, Color.class,
                Boolean.TRUE, HeldLocks.class, "lambda", "key", Enum.class, Runnable.class, Thread.currentThread().getThreadGroup(),
                Loaded0.class, Loaded1.class, System.class));
        int number = 0;
        for (Object lock : locks) {
            CountDownLatch done = new CountDownLatch(1);
            int[] result = {0};
            int seed = ++number;
            synchronized (lock) {
                synchronized (lock) {
                    Thread worker = new Thread(() -> {
                        try {
                            result[0] = work(seed);
                        } catch (Exception thrown) {
                            System.out.println(thrown);
                        }
                        done.countDown();
                    });
                    worker.start();
                    // Not join, which waits for the thread's own lock.
                    boolean ended = done.await(20, TimeUnit.SECONDS);
                    if (!ended) {
                        System.out.println("blocked by " + lock);
                    }
                }
                lock.notifyAll();
            }
            System.out.println(number + " " + (result[0] > 0));
        }
        for (Object lock : locks) {
            try {
                lock.notify();
                System.out.println("notified");
            } catch (IllegalMonitorStateException expected) {
                System.out.print("");
            }
            try {
                lock.wait(1);
                System.out.println("waited");
            } catch (IllegalMonitorStateException expected) {
                System.out.print("");
            }
            synchronized (lock) {
                lock.wait(1);
            }
        }
        Thread held = new Thread(() -> System.out.println("ran"));
        synchronized (held) {
            held.start();
            while (held.isAlive()) {
                held.wait();
            }
        }
        System.out.println(held.isAlive() + " " + held.getState());
    }
}
