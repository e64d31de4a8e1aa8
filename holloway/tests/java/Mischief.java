import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.invoke.MethodHandles;
import java.lang.ref.Cleaner;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CoderResult;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.Set;
import java.util.Timer;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;

/** More programs that mean harm to their host: through what is packed or knotted, callbacks, initialisers, waiting, and the library's own work. */
public class Mischief {
    private static final List<Object> KEPT = new ArrayList<>();
    private static int counter;

    static int alive() {
        KEPT.clear();
        return 42;
    }

    private static void spinForEver() {
        while (true) {
            counter++;
        }
    }

    // What is small outside and large inside.

    /** Sets of sets, whose hash codes take 2^n steps. */
    static void hashKnottedSets() {
        Set<Object> root = new HashSet<>();
        Set<Object> one = root;
        Set<Object> other = new HashSet<>();
        for (int i = 0; i < 60; i++) {
            Set<Object> nextOne = new HashSet<>();
            Set<Object> nextOther = new HashSet<>();
            nextOne.add("different");
            one.add(nextOne);
            one.add(nextOther);
            other.add(nextOne);
            other.add(nextOther);
            one = nextOne;
            other = nextOther;
        }
        KEPT.add(root.hashCode());
    }

    static void inflateZeros() throws IOException {
        Deflater deflater = new Deflater();
        byte[] zeros = new byte[1 << 16];
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        byte[] buffer = new byte[1 << 12];
        for (int i = 0; i < 256; i++) {
            deflater.setInput(zeros);
            for (int n; (n = deflater.deflate(buffer)) > 0; ) {
                packed.write(buffer, 0, n);
            }
        }
        deflater.finish();
        for (int n; (n = deflater.deflate(buffer)) > 0; ) {
            packed.write(buffer, 0, n);
        }
        InputStream all = new InflaterInputStream(new ByteArrayInputStream(packed.toByteArray()));
        KEPT.add(all.readAllBytes());
    }

    static void makeInflaters() {
        while (true) {
            KEPT.add(new Inflater());
        }
    }

    static void nestPattern() {
        KEPT.add(Pattern.compile("(".repeat(20_000) + ")".repeat(20_000)));
    }

    static void repeatPattern() {
        KEPT.add(Pattern.compile("((((x{1000}){1000}){1000}){1000}){1000}").matcher("x".repeat(10_000)).find());
    }

    static void hugePower() {
        KEPT.add(BigInteger.TWO.pow(Integer.MAX_VALUE - 1));
    }

    static void hugeScale() {
        KEPT.add(new BigDecimal("1e2000000000").toBigInteger());
    }

    static void longNumber() {
        while (true) {
            KEPT.add(new BigInteger("9".repeat(100_000)).toString().length());
        }
    }

    static void manyDimensions() throws ClassNotFoundException {
        KEPT.add(Class.forName("[".repeat(300) + "I"));
    }

    static void capture() {
        for (int i = 0;; i++) {
            int own = i;
            KEPT.add((IntSupplier) () -> own);
        }
    }

    static void virtualThreads() {
        while (true) {
            KEPT.add(Thread.ofVirtual().start(LockSupport::park));
        }
    }

    static void timers() {
        while (true) {
            KEPT.add(new Timer());
        }
    }

    // Initialisers.

    static class Deep {
        static final int DEPTH = down(0);

        static int down(int depth) {
            return down(depth + 1) + 1;
        }
    }

    static void overflowInInitialiser() {
        KEPT.add(Deep.DEPTH);
    }

    static class Left {
        static final Object RIGHT = meet(() -> new Right());
    }

    static class Right {
        static final Object LEFT = meet(() -> new Left());
    }

    static Object meet(Supplier<Object> other) {
        for (int i = 0; i < 70_000; i++) {
            counter++;
        }
        Thread.yield();
        return other.get();
    }

    static void initialiseCrosswise() throws InterruptedException {
        Thread left = new Thread(() -> KEPT.add(Left.RIGHT));
        Thread right = new Thread(() -> KEPT.add(Right.LEFT));
        left.start();
        right.start();
        left.join();
        right.join();
    }

    static class Failing {
        static {
            if (counter >= 0) {
                throw new IllegalStateException("never");
            }
        }
    }

    static void failForEver() {
        while (true) {
            try {
                KEPT.add(new Failing());
            } catch (LinkageError e) {
                counter++;
            }
        }
    }

    // Waiting.

    static void parkForEver() {
        while (true) {
            LockSupport.park();
        }
    }

    static void awaitNobody() throws InterruptedException {
        new CountDownLatch(1).await();
    }

    static void joinNothing() {
        new CompletableFuture<Object>().join();
    }

    static void keepLibraryLocked() throws InterruptedException {
        Thread holder = new Thread(() -> {
            synchronized (System.class) {
                spinForEver();
            }
        });
        holder.setDaemon(true);
        holder.start();
        Thread.yield();
        synchronized (System.class) {
            counter++;
        }
    }

    static void leaveDaemon() {
        Thread daemon = new Thread(Mischief::spinForEver);
        daemon.setDaemon(true);
        daemon.start();
    }

    static void interruptItself() throws InterruptedException {
        Thread.currentThread().interrupt();
        Thread.sleep(1);
    }

    static class Split extends RecursiveTask<Integer> {
        @Override
        protected Integer compute() {
            Split half = new Split();
            half.fork();
            return half.join() + 1;
        }
    }

    static void splitForEver() {
        KEPT.add(new Split().invoke());
    }

    static void parallelForEver() {
        KEPT.add(IntStream.iterate(1, n -> n + 1).parallel().filter(n -> n == 0).findAny());
    }

    // Callbacks of the library.

    static void endlessIterator() {
        Iterable<Integer> endless = () -> new Iterator<>() {
            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public Integer next() {
                return 1;
            }
        };
        for (int each : endless) {
            counter += each;
        }
    }

    static void throwingComparator() {
        Map<Object, Object> map = new TreeMap<>((a, b) -> {
            throw new IllegalStateException("no order");
        });
        map.put(1, 1);
    }

    static class Shifting {
        @Override
        public int hashCode() {
            return counter++;
        }

        @Override
        public boolean equals(Object other) {
            KEPT.clear();
            throw new IllegalStateException("not comparable");
        }
    }

    static void shiftingHash() {
        Map<Object, Object> map = new HashMap<>();
        for (int i = 0; i < 1000; i++) {
            Object key = new Shifting();
            map.put(key, key);
            map.remove(key);
        }
        map.put(new Shifting() {
            @Override
            public int hashCode() {
                return 7;
            }
        }, 1);
        map.get(new Shifting() {
            @Override
            public int hashCode() {
                return 7;
            }
        });
    }

    static void wrongProxy() {
        Comparable<?> proxy = (Comparable<?>) Proxy.newProxyInstance(Mischief.class.getClassLoader(),
                new Class<?>[] {Comparable.class}, (self, method, arguments) -> "no number");
        KEPT.add(proxy.hashCode());
    }

    static void lyingStream() throws IOException {
        InputStream lying = new InputStream() {
            @Override
            public int read() {
                return 65;
            }

            @Override
            public int read(byte[] into, int from, int count) {
                return Integer.MAX_VALUE;
            }
        };
        KEPT.add(new InputStreamReader(lying).read(new char[100]));
    }

    static void lyingCharset() {
        Charset lying = new Charset("x-lying", new String[0]) {
            @Override
            public boolean contains(Charset other) {
                return true;
            }

            @Override
            public CharsetDecoder newDecoder() {
                throw new UnsupportedOperationException();
            }

            @Override
            public CharsetEncoder newEncoder() {
                return new CharsetEncoder(this, 1, 1e9f) {
                    @Override
                    protected CoderResult encodeLoop(CharBuffer in, ByteBuffer out) {
                        out.position(out.limit());
                        return CoderResult.OVERFLOW;
                    }
                };
            }
        };
        KEPT.add("some text".getBytes(lying));
    }

    static void formatItself() {
        Object own = new Object() {
            @Override
            public String toString() {
                return String.format("%s", this);
            }
        };
        KEPT.add(own.toString());
    }

    static void cleanForEver() {
        Cleaner cleaner = Cleaner.create();
        cleaner.register(new Object(), Mischief::spinForEver);
        while (true) {
            System.gc();
            Thread.yield();
        }
    }

    // Exceptions.

    static void suppressItself() {
        RuntimeException own = new RuntimeException("own");
        own.addSuppressed(own);
    }

    static void circularCauses() {
        RuntimeException one = new RuntimeException("one");
        RuntimeException other = new RuntimeException("other", one);
        one.initCause(other);
        throw one;
    }

    static void suppressForEver() {
        RuntimeException all = new RuntimeException("all");
        while (true) {
            all.addSuppressed(new RuntimeException("one more"));
        }
    }

    static void handlerExits() throws InterruptedException {
        Thread.setDefaultUncaughtExceptionHandler((thread, thrown) -> System.exit(7));
        Thread thread = new Thread(() -> {
            throw new IllegalStateException();
        });
        thread.start();
        thread.join();
    }

    static void hookThrows() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            throw new IllegalStateException("in the hook");
        }));
        System.exit(8);
    }

    static void exitInHook() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.exit(10)));
        System.exit(9);
    }

    static void walkDeep() {
        StackWalker.getInstance().forEach(frame -> counter++);
        walkDeep();
    }

    // What is everybody's.

    static void poisonProperties() {
        System.getProperties().clear();
        System.setProperty("line.separator", "x".repeat(100_000));
        for (int i = 0; i < 100; i++) {
            System.out.println("line");
        }
        System.getProperties().put(1, new Object());
        KEPT.add(System.getProperties().stringPropertyNames());
    }

    static void readInput() {
        KEPT.add(new Scanner(System.in).nextLine());
    }

    static void lookIntoLibrary() throws Exception {
        KEPT.add(MethodHandles.privateLookupIn(String.class, MethodHandles.lookup()));
    }

    static void copyOutside() {
        System.arraycopy(new int[4], Integer.MAX_VALUE, new int[4], 1, Integer.MIN_VALUE);
    }

    static void storeOther() {
        Object[] strings = new String[1];
        strings[0] = Arrays.asList(1);
    }
}
