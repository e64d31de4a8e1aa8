/** What the tests of calls by the host call. */
public class Calls implements Comparable<Calls> {
    static final Object LOCK = new Object();
    static int ready;
    static int ticks;
    static String word = "none";
    final int base;
    int extra;

    Calls(int base) {
        if (base < 0) {
            throw new IllegalArgumentException("negative");
        }
        this.base = base;
    }

    public int compareTo(Calls other) {
        return Integer.compare(base, other.base);
    }

    static String mix(boolean z, byte b, char c, short s, int i, long j, float f, double d, String t, int[] a) {
        return z + " " + b + " " + c + " " + s + " " + i + " " + j + " " + f + " " + d + " " + t + " " + a.length;
    }

    static byte narrow(int n) {
        return (byte) n;
    }

    int plus(int n) {
        return base + extra + n;
    }

    static String greet(String name) {
        return "Hello " + name;
    }

    static int fail(int n) {
        throw new IllegalStateException("n is " + n, new RuntimeException("root"));
    }

    static int length(String text) {
        return text.length();
    }

    static int work(int rounds) {
        int x = 1;
        for (int i = 0; i < rounds; i++) {
            x = x * 31 + (i ^ x >>> 3);
        }
        return x;
    }

    static int garbage(int rounds) {
        int x = 0;
        for (int i = 0; i < rounds; i++) {
            x += new int[100 + i % 7].length;
        }
        return x;
    }

    static void spin() {
        synchronized (LOCK) {
            while (true) {
                ticks++;
            }
        }
    }

    static synchronized void spinHoldingTheClass() {
        while (true) {
            ticks++;
        }
    }

    static synchronized int locked() {
        synchronized (LOCK) {
            return 7;
        }
    }

    static int take() throws InterruptedException {
        synchronized (LOCK) {
            while (ready == 0) {
                LOCK.wait();
            }
            return ready--;
        }
    }

    static void put() {
        synchronized (LOCK) {
            ready++;
            LOCK.notifyAll();
        }
    }

    static void background(int rounds) {
        Thread thread = new Thread(() -> ticks = work(rounds));
        thread.start();
    }

    static void sleeper(int milliseconds) {
        Thread thread = new Thread(() -> {
            try {
                Thread.sleep(milliseconds);
            } catch (InterruptedException e) {
                return;
            }
            ticks = -1;
        });
        thread.start();
    }

    static int exit(int code) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook")));
        System.exit(code);
        return 0;
    }

    static native int ask(int n);

    native String name(String suffix, long number);

    static int viaHost(int n) {
        return 1 + ask(n);
    }

    static int catching(int n) {
        try {
            return ask(n);
        } catch (RuntimeException e) {
            return -1;
        } catch (InternalError e) {
            return -2;
        }
    }

    /** Each level asks the host, which calls the next one. */
    static int nested(int levels) {
        return levels == 0 ? 0 : 1 + ask(levels - 1);
    }

    static int manyAsks(int rounds) {
        int sum = 0;
        for (int i = 0; i < rounds; i++) {
            sum += ask(i);
        }
        return sum;
    }

    /** Two threads that both call the host, which calls back. */
    static int crossing(int levels) throws InterruptedException {
        int[] other = new int[1];
        Thread thread = new Thread(() -> other[0] = nested(levels));
        thread.start();
        int own = nested(levels);
        thread.join();
        return 1000 * own + other[0];
    }

    static String threadName() {
        return Thread.currentThread().getName();
    }

    public static void main(String[] args) {
        System.out.println("main " + args.length);
    }

    static class Lazy {
        static int value = start();

        static int start() {
            return 40 + 2;
        }

        static int get() {
            return value;
        }
    }

    static class Stuck {
        static int value = stay();

        static int stay() {
            while (ticks != Integer.MIN_VALUE) {
                ticks++;
            }
            return 1;
        }
    }

    static class Broken {
        static int value = 1 / (ready - ready);
    }
}
