import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Programs that mean harm to their host: each method is one. */
public class Harm {
    private static final List<Object> KEPT = new ArrayList<>();
    private static int counter;

    static int alive() {
        KEPT.clear();
        return 42;
    }

    // Time.

    static void spinForEver() {
        while (true) {
            counter++;
        }
    }

    static void copyForEver() {
        byte[] from = new byte[1 << 19];
        byte[] to = new byte[1 << 19];
        while (true) {
            System.arraycopy(from, 0, to, 0, from.length);
        }
    }

    static void backtrackForEver() {
        Pattern.matches("(a+)+(b+)+c", "a".repeat(40) + "b".repeat(40));
    }

    static void catchForEver() {
        while (true) {
            try {
                throw new IllegalStateException();
            } catch (IllegalStateException e) {
                counter++;
            }
        }
    }

    static void catchEverything() {
        while (true) {
            try {
                KEPT.add(new byte[1 << 16]);
            } catch (Throwable e) {
                counter++;
            }
        }
    }

    static void recurseInFinally() {
        try {
            recurseInFinally();
        } finally {
            recurseInFinally();
        }
    }

    static void sleepForEver() throws InterruptedException {
        Thread.sleep(Long.MAX_VALUE);
    }

    static void waitForEver() throws InterruptedException {
        synchronized (KEPT) {
            KEPT.wait();
        }
    }

    static void joinItself() throws InterruptedException {
        Thread.currentThread().join();
    }

    static void deadlock() throws InterruptedException {
        Object one = new Object();
        Object other = new Object();
        Thread[] threads = new Thread[2];
        for (int i = 0; i < 2; i++) {
            Object first = i == 0 ? one : other;
            Object second = i == 0 ? other : one;
            threads[i] = new Thread(() -> {
                synchronized (first) {
                    Thread.yield();
                    spin(70_000);
                    synchronized (second) {
                        counter++;
                    }
                }
            });
            threads[i].start();
        }
        threads[0].join();
        threads[1].join();
    }

    static void spin(int rounds) {
        for (int i = 0; i < rounds; i++) {
            counter++;
        }
    }

    static void streamForEver() {
        Stream.iterate(1, n -> n + 1).filter(n -> n < 0).findFirst();
    }

    static void collectForEver() {
        while (true) {
            System.gc();
        }
    }

    static void sortForEver() {
        while (true) {
            Integer[] numbers = new Integer[100];
            Arrays.setAll(numbers, n -> n);
            try {
                Arrays.sort(numbers, (a, b) -> counter++ % 3 - 1);
            } catch (IllegalArgumentException e) {
                counter++;
            }
        }
    }

    static class Endless {
        static {
            spinForEver();
        }

        static void touch() {
        }
    }

    static void initialiseForEver() {
        Endless.touch();
    }

    static void collide() {
        Map<Object, Integer> map = new HashMap<>();
        class Key {
            @Override
            public int hashCode() {
                return 1;
            }
        }
        while (true) {
            map.put(new Key(), 1);
        }
    }

    static void multiply() {
        BigInteger number = BigInteger.TEN;
        while (true) {
            number = number.multiply(number);
        }
    }

    // Memory.

    static void fillWithArrays() {
        while (true) {
            KEPT.add(new long[1000]);
        }
    }

    static void hugeArray() {
        KEPT.add(new int[Integer.MAX_VALUE - 8]);
    }

    static void hugeCube() {
        KEPT.add(new long[1000][1000][1000]);
    }

    static void doubleText() {
        String text = "x";
        while (true) {
            text += text;
        }
    }

    static void repeatText() {
        KEPT.add("0123456789".repeat(200_000_000));
    }

    static void padText() {
        KEPT.add(String.format("%1500000000d", 1));
    }

    static void internTexts() {
        for (int i = 0;; i++) {
            KEPT.add(("text " + i).intern());
        }
    }

    static void makeClasses() {
        for (int i = 0;; i++) {
            KEPT.add(new ClassLoader() {
                Class<?> make(byte[] bytes) {
                    return defineClass(null, bytes, 0, bytes.length);
                }
            }.make(bytesOfEmpty()));
        }
    }

    private static byte[] bytesOfEmpty() {
        try (java.io.InputStream in = Harm.class.getResourceAsStream("Harm$Empty.class")) {
            return in.readAllBytes();
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static class Empty {
    }

    static void makeProxies() {
        while (true) {
            ClassLoader loader = new ClassLoader() { };
            KEPT.add(Proxy.newProxyInstance(loader, new Class<?>[] { Runnable.class }, (proxy, method, args) -> null));
        }
    }

    static int recurse(int depth) {
        return recurse(depth + 1) + 1;
    }

    static void recurseDeep() {
        recurse(0);
    }

    static void recurseInToString() {
        List<Object> list = new ArrayList<>();
        list.add(Arrays.asList(list));
        KEPT.add(list.toString());
    }

    static void startThreads() {
        while (true) {
            new Thread(Harm::spinForEver).start();
        }
    }

    static void startSleepers() {
        while (true) {
            Thread thread = new Thread(() -> {
                try {
                    Thread.sleep(Long.MAX_VALUE);
                } catch (InterruptedException e) {
                    counter++;
                }
            });
            thread.setDaemon(true);
            thread.start();
        }
    }

    static void threadLocals() {
        while (true) {
            ThreadLocal<byte[]> local = new ThreadLocal<>();
            local.set(new byte[1 << 12]);
            KEPT.add(local);
        }
    }

    static void growBuilders() {
        StringBuilder text = new StringBuilder();
        while (true) {
            text.append("0123456789".repeat(1000));
        }
    }

    static void cloneArrays() {
        Object[] all = { new byte[1 << 15] };
        while (true) {
            Object[] next = { all, ((byte[]) all[all.length - 1]).clone() };
            KEPT.add(next.clone());
        }
    }

    // The end.

    static void exit() {
        System.exit(3);
    }

    static void halt() {
        Runtime.getRuntime().halt(4);
    }

    static void exitWithHook() {
        Runtime.getRuntime().addShutdownHook(new Thread(Harm::spinForEver));
        System.exit(5);
    }

    static void exitInThread() throws InterruptedException {
        Thread thread = new Thread(() -> System.exit(6));
        thread.start();
        thread.join();
    }

    static void throwInThread() throws InterruptedException {
        Thread thread = new Thread(() -> {
            throw new IllegalStateException("nobody hears");
        });
        thread.setUncaughtExceptionHandler((which, what) -> {
            throw new Error("nor this");
        });
        thread.start();
        thread.join();
    }

    static class Lying extends RuntimeException {
        @Override
        public String getMessage() {
            spinForEver();
            return null;
        }

        @Override
        public String toString() {
            throw this;
        }

        @Override
        public synchronized Throwable getCause() {
            return this;
        }
    }

    static void throwLies() {
        throw new Lying();
    }

    static void throwHuge() {
        throw new IllegalStateException("m".repeat(300_000));
    }

    static void throwChain() {
        Throwable cause = null;
        for (int i = 0; i < 2000; i++) {
            cause = new RuntimeException("cause " + i, cause);
        }
        throw (RuntimeException) cause;
    }

    static void throwNull() {
        RuntimeException nothing = null;
        throw nothing;
    }

    // The outside.

    static void flood() {
        while (true) {
            System.out.println("spam");
        }
    }

    static void floodErrors() {
        while (true) {
            System.err.print("spam");
        }
    }

    static void openFiles() throws Exception {
        for (String path : new String[] { "/etc/passwd", "/proc/self/mem", "/dev/zero", "../Cargo.toml", "", "\0" }) {
            try {
                new java.io.FileInputStream(path).close();
                throw new AssertionError(path);
            } catch (java.io.IOException e) {
                counter++;
            }
        }
    }

    static void writeFiles() throws Exception {
        new java.io.FileOutputStream("/tmp/harm").close();
    }

    static void temporaryFile() throws Exception {
        java.io.File.createTempFile("harm", "");
    }

    static void connect() throws Exception {
        new java.net.Socket("127.0.0.1", 22);
    }

    static void execute() throws Exception {
        new ProcessBuilder("true").start();
    }

    static void loadLibrary() throws Exception {
        System.class.getMethod("load", String.class).invoke(null, "/lib/libc.so.6");
    }

    static void readEnvironment() {
        if (!System.getenv().isEmpty() || System.getProperty("user.home") != null) {
            throw new AssertionError(System.getenv());
        }
    }

    static void keys() {
        new java.security.SecureRandom().nextBytes(new byte[16]);
    }

    static void loseStreams() {
        System.setOut(null);
        System.setErr(null);
        System.out.println("nobody");
    }

    // The inside.

    static void unlockLibrary() throws Exception {
        Field value = String.class.getDeclaredField("value");
        value.setAccessible(true);
        ((byte[]) value.get("text"))[0] = 1;
    }

    static void unsafeMemory() throws Exception {
        Class<?> unsafe = Class.forName("sun.misc.Unsafe");
        Field field = unsafe.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Method put = unsafe.getMethod("putLong", long.class, long.class);
        put.invoke(field.get(null), 8L, 1L);
    }

    static void defineInLibrary() {
        new ClassLoader() {
            void make() {
                defineClass("java.lang.Evil", bytesOfEmpty(), 0, 10);
            }
        }.make();
    }

    static void defineGarbage() {
        byte[] bytes = bytesOfEmpty();
        for (int at = 10; at < bytes.length; at++) {
            byte[] changed = bytes.clone();
            changed[at] ^= 0x55;
            try {
                new ClassLoader() {
                    Class<?> make() throws Exception {
                        return defineClass(null, changed, 0, changed.length);
                    }
                }.make().getDeclaredConstructor().newInstance();
            } catch (Throwable e) {
                counter++;
            }
        }
    }

    static void stopOthers() throws Exception {
        Thread.class.getMethod("stop").invoke(Thread.currentThread());
    }

    static void holdMonitors() throws Exception {
        Thread thread = new Thread(() -> {
            synchronized (Harm.class) {
                spinForEver();
            }
        });
        thread.start();
        while (thread.getState() == Thread.State.NEW || counter == 0) {
            Thread.yield();
        }
        synchronized (Harm.class) {
            counter++;
        }
    }
}
