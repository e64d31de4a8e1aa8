// vm: -Xss512k
// stress: off
// fuel: varies
// Stack overflows while locks are held, in initialisers, finally blocks, callbacks of the library and lambdas.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class OverflowingLocks {
    interface Action {
        Object run() throws Throwable;
    }

    static void show(String name, Action action) {
        try {
            System.out.println(name + " = " + action.run());
        } catch (Throwable thrown) {
            System.out.println(name + " ! " + (thrown instanceof NullPointerException ? "NullPointerException" : thrown));
        }
    }

    static final Object LOCK = new Object();
    static int depth;
    static int entered;
    static int left;

    static synchronized int sync(int n) {
        return sync(n + 1) + 1;
    }

    static int block(int n) {
        synchronized (LOCK) {
            return block(n + 1) + 1;
        }
    }

    synchronized int own(int n) {
        return own(n + 1) + 1;
    }

    static int twoLocks(Object a, Object b) {
        synchronized (a) {
            synchronized (b) {
                return twoLocks(b, a) + 1;
            }
        }
    }

    static int ended(int n) {
        entered++;
        try {
            return ended(n + 1);
        } finally {
            left++;
        }
    }

    static int swallowed(int n) {
        if (n > 1000) {
            return endless(0);
        }
        try {
            return swallowed(n + 1);
        } catch (StackOverflowError thrown) {
            depth++;
            throw thrown;
        }
    }

    static int endless(int n) {
        return endless(n + 1) + 1;
    }

    static class Failing {
        static int value = endless(0);
    }

    /** Whether another thread can take the lock. */
    static String free(Object lock) throws InterruptedException {
        boolean[] taken = new boolean[1];
        Thread thread = new Thread(() -> {
            synchronized (lock) {
                taken[0] = true;
            }
        });
        thread.start();
        thread.join(5000);
        return (Thread.holdsLock(lock) ? "held " : "not held ") + (taken[0] ? "free" : "taken");
    }

    static class Key implements Comparable<Key> {
        final int number;
        boolean overflows;

        Key(int number) {
            this.number = number;
        }

        @Override
        public int hashCode() {
            return overflows ? endless(0) : number % 3;
        }

        @Override
        public boolean equals(Object other) {
            return overflows ? endless(0) == 1 : other instanceof Key key && key.number == number;
        }

        @Override
        public int compareTo(Key other) {
            return overflows ? endless(0) : number - other.number;
        }

        @Override
        public String toString() {
            return "k" + number;
        }
    }

    public static void main(String[] args) throws Throwable {
        show("synchronized method", () -> sync(0));
        System.out.println(free(OverflowingLocks.class));
        show("synchronized block", () -> block(0));
        System.out.println(free(LOCK));
        OverflowingLocks object = new OverflowingLocks();
        show("synchronized instance", () -> object.own(0));
        System.out.println(free(object));
        Object a = new Object();
        Object b = new Object();
        show("two locks", () -> twoLocks(a, b));
        System.out.println(free(a) + " " + free(b));
        show("finally", () -> ended(0));
        System.out.println(entered - left <= 1 && entered - left >= 0 && entered > 100);
        show("rethrown", () -> swallowed(0));
        System.out.println(depth);
        show("initialiser", () -> Failing.value);
        show("initialiser again", () -> Failing.value);
        for (Map<Key, String> map : List.of(new HashMap<Key, String>(), new TreeMap<Key, String>(), new ConcurrentHashMap<Key, String>())) {
            String name = map.getClass().getSimpleName();
            for (int i = 0; i < 20; i++) {
                map.put(new Key(i), "v" + i);
            }
            Key bad = new Key(5);
            bad.overflows = true;
            show(name + " get", () -> map.get(bad));
            show(name + " put", () -> map.put(bad, "x"));
            show(name + " remove", () -> map.remove(bad));
            show(name + " compute", () -> map.compute(new Key(4), (key, value) -> "" + endless(0)));
            show(name + " computeIfAbsent", () -> map.computeIfAbsent(new Key(40), key -> "" + endless(0)));
            show(name + " merge", () -> map.merge(new Key(3), "x", (one, two) -> "" + endless(0)));
            show(name + " forEach", () -> {
                map.forEach((key, value) -> endless(0));
                return "";
            });
            show(name + " replaceAll", () -> {
                map.replaceAll((key, value) -> key.number == 7 ? "" + endless(0) : value);
                return "";
            });
            System.out.println(name + " " + map.size() + " " + map.get(new Key(4)) + " " + map.get(new Key(3)) + " " + map.containsKey(new Key(40))
                    + " " + map.put(new Key(41), "new") + " " + map.remove(new Key(0)) + " " + map.size());
            System.out.println(free(map));
        }
        show("sort", () -> {
            Integer[] numbers = {3, 1, 2, 5, 4};
            try {
                Arrays.sort(numbers, (one, two) -> endless(0));
            } catch (StackOverflowError thrown) {
                return Arrays.toString(numbers);
            }
            return "sorted";
        });
        show("removeIf", () -> {
            List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3, 4));
            try {
                numbers.removeIf(n -> n == 1 || endless(0) == n);
            } catch (StackOverflowError thrown) {
                return numbers + " " + numbers.add(9) + numbers.size();
            }
            return "removed";
        });
        show("update", () -> {
            AtomicInteger number = new AtomicInteger(7);
            try {
                number.updateAndGet(n -> endless(0));
            } catch (StackOverflowError thrown) {
                return number;
            }
            return "updated";
        });
        show("thread", () -> {
            int[] caught = new int[1];
            Thread thread = new Thread(() -> {
                for (int i = 0; i < 3; i++) {
                    try {
                        block(0);
                    } catch (StackOverflowError thrown) {
                        caught[0]++;
                    }
                }
            });
            thread.start();
            thread.join();
            return caught[0] + " " + free(LOCK);
        });
    }
}
