import java.util.*;
import java.util.concurrent.*;

public class Scoped {
    static final ScopedValue<String> USER = ScopedValue.newInstance();
    static final ScopedValue<Integer> DEPTH = ScopedValue.newInstance();

    static String greet() {
        return "hello " + USER.get() + " at " + DEPTH.orElse(0);
    }

    static int nest(int depth) {
        return depth == 0 ? DEPTH.get() : ScopedValue.where(DEPTH, DEPTH.orElse(0) + 1).call(() -> nest(depth - 1));
    }

    public static void main(String[] args) throws Exception {
        System.out.println(USER.isBound() + " " + USER.orElse("nobody"));
        try {
            USER.get();
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        try {
            USER.orElseThrow(() -> new IllegalStateException("no user"));
        } catch (IllegalStateException e) {
            System.out.println(e);
        }
        ScopedValue.where(USER, "ann").run(() -> {
            System.out.println(greet());
            ScopedValue.where(USER, "bob").where(DEPTH, 3).run(() -> System.out.println(greet()));
            System.out.println(greet());
        });
        System.out.println(USER.isBound() + " " + nest(5));
        ScopedValue.Carrier carrier = ScopedValue.where(USER, "eve").where(DEPTH, 9).where(USER, "eva");
        System.out.println(carrier.get(USER) + carrier.get(DEPTH) + carrier.call(Scoped::greet));
        try {
            ScopedValue.where(USER, "x").get(DEPTH);
        } catch (NoSuchElementException e) {
            System.out.println(e);
        }
        try {
            carrier.call(() -> {
                throw new java.io.IOException("inside " + USER.get());
            });
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage() + " " + USER.isBound());
        }
        ScopedValue.where(USER, null).run(() -> System.out.println(USER.isBound() + " " + USER.get() + USER.orElse("other")));
        Thread[] threads = new Thread[3];
        String[] seen = new String[3];
        for (int i = 0; i < 3; i++) {
            int id = i;
            threads[i] = Thread.ofVirtual().start(() -> ScopedValue.where(USER, "t" + id).run(() -> {
                Thread.yield();
                seen[id] = greet();
            }));
        }
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(Arrays.toString(seen));
        try {
            USER.orElse(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
        Thread.currentThread().setName("boss");
        Map<Thread, StackTraceElement[]> all = Thread.getAllStackTraces();
        StackTraceElement[] mine = all.get(Thread.currentThread());
        System.out.println(all.containsKey(Thread.currentThread()) + " " + mine[mine.length - 1].getMethodName());
    }
}
