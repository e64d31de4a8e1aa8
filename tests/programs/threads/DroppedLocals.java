// vm: -Xmx16m
// stress: seventh
// fuel: varies
// Variables of threads that nobody knows any more: their values go, and those of others stay, whatever is removed between.
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;

public class DroppedLocals {
    static WeakReference<Object> dropped() {
        ThreadLocal<Object> variable = new ThreadLocal<>();
        variable.set(new int[10]);
        return new WeakReference<>(variable);
    }

    static void awaitGone(WeakReference<Object> reference) {
        for (int round = 0; round < 50 && reference.get() != null; round++) {
            System.gc();
        }
        System.out.println("gone: " + (reference.get() == null));
    }

    static void churn() {
        ThreadLocal<String> kept = ThreadLocal.withInitial(() -> "none");
        kept.set("kept");
        for (int i = 0; i < 20_000; i++) {
            ThreadLocal<byte[]> variable = new ThreadLocal<>();
            variable.set(new byte[2_000]);
        }
        System.out.println(kept.get());
    }

    static void removals() {
        List<ThreadLocal<Integer>> variables = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            ThreadLocal<Integer> variable = new ThreadLocal<>();
            variable.set(i);
            variables.add(variable);
        }
        for (int step = 0; step < 500; step++) {
            variables.get(step * 37 % 500).remove();
            if (step % 3 == 0) {
                variables.get(step * 37 % 500).set(-step);
            }
        }
        long sum = 0;
        int absent = 0;
        for (ThreadLocal<Integer> variable : variables) {
            Integer value = variable.get();
            if (value == null) {
                absent++;
            } else {
                sum = sum * 31 + value;
            }
        }
        System.out.println(absent + " " + sum);
        variables.forEach(ThreadLocal::remove);
        variables.forEach(ThreadLocal::remove);
        System.out.println(variables.get(7).get());
    }

    static void inherited() throws InterruptedException {
        InheritableThreadLocal<String> name = new InheritableThreadLocal<>() {
            @Override
            protected String childValue(String value) {
                return value + "'s child";
            }
        };
        name.set("parent");
        Thread thread = new Thread(() -> {
            System.out.println(name.get());
            name.remove();
            System.out.println(name.get());
        });
        thread.start();
        thread.join();
        System.out.println(name.get());
    }

    public static void main(String[] args) throws InterruptedException {
        awaitGone(dropped());
        churn();
        removals();
        inherited();
    }
}
