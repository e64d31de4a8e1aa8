// Values of threads: first values, inheritance, removal, in pools and in virtual threads.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.AtomicInteger;

public class ThreadLocals {
    static final AtomicInteger MADE = new AtomicInteger();
    static final ThreadLocal<Integer> NUMBER = ThreadLocal.withInitial(MADE::incrementAndGet);
    static final InheritableThreadLocal<String> NAME = new InheritableThreadLocal<>() {
        @Override
        protected String initialValue() {
            return "first";
        }

        @Override
        protected String childValue(String parent) {
            return parent + "'s child";
        }
    };
    static final ThreadLocal<List<String>> NULLS = new ThreadLocal<>();

    static void run(Thread thread) throws InterruptedException {
        thread.start();
        thread.join();
    }

    public static void main(String[] args) throws Exception {
        System.out.println(NUMBER.get() + " " + NUMBER.get() + " " + NAME.get() + " " + NULLS.get());
        NAME.set("main");
        Runnable show = () -> System.out.println(NUMBER.get() + " " + NAME.get() + " " + NULLS.get());
        run(new Thread(show));
        run(Thread.ofVirtual().unstarted(show));
        run(Thread.ofPlatform().inheritInheritableThreadLocals(false).unstarted(show));
        run(new Thread(null, show, "named", 0, false));
        run(new Thread(() -> {
            NAME.set("second");
            try {
                run(new Thread(show));
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            NAME.remove();
            show.run();
        }));
        NUMBER.remove();
        System.out.println(NUMBER.get() + " " + NAME.get());
        NUMBER.set(null);
        System.out.println(NUMBER.get());
        try (ExecutorService pool = Executors.newFixedThreadPool(1)) {
            List<Future<String>> all = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                all.add(pool.submit(() -> {
                    String seen = NUMBER.get() + NAME.get();
                    NUMBER.set(NUMBER.get() + 100);
                    return seen;
                }));
            }
            for (Future<String> each : all) {
                System.out.println(each.get());
            }
        }
        List<ThreadLocal<Integer>> many = new ArrayList<>();
        for (int i = 0; i < 200; i++) {
            ThreadLocal<Integer> one = new ThreadLocal<>();
            one.set(i);
            many.add(one);
        }
        int sum = 0;
        for (int i = 0; i < 200; i += 2) {
            many.get(i).remove();
        }
        for (ThreadLocal<Integer> one : many) {
            sum += one.get() == null ? 1000 : one.get();
        }
        System.out.println(sum + " " + MADE.get());
        try {
            ThreadLocal.withInitial(null);
        } catch (NullPointerException e) {
            System.out.println("no supplier");
        }
    }
}
