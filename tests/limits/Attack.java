import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.PrintStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.lang.reflect.Array;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * Programs that try to take more memory than {@code -Xmx} says, each by another way: the first argument names one, the
 * second says how much of it, where that is asked for. Each prints how far it came, or ends by an error that Java has for it.
 */
public class Attack {
    static List<Object> kept = new ArrayList<>();

    public static void main(String[] args) throws Throwable {
        int count = args.length > 1 ? Integer.parseInt(args[1]) : 0;
        switch (args[0]) {
            case "hash-and-lock" -> hashAndLock(count);
            case "hold-locks" -> holdLocks(count);
            case "sleeping-threads" -> sleepingThreads(count);
            case "blocked-threads" -> blockedThreads(count);
            case "waiting-threads" -> waitingThreads(count);
            case "deep-threads" -> deepThreads(count);
            case "short-threads" -> shortThreads(count);
            case "unstarted-threads" -> unstartedThreads(count);
            case "empty-arrays" -> kept.add(new Object[count][0]);
            case "arrays-of-empty-arrays" -> kept.add(new int[count][10][0]);
            case "dimensions" -> dimensions(count);
            case "array-types" -> arrayTypes(count);
            case "intern" -> intern(count);
            case "intern-and-drop" -> internAndDrop(count);
            case "lambdas" -> lambdas(count);
            case "handles" -> handles(count);
            case "method-types" -> methodTypes(count);
            case "missing-classes" -> missingClasses(count);
            case "deep-recursion" -> deepRecursion();
            case "wide-recursion" -> wideRecursion(1, 2, 3);
            case "repeat" -> kept.add("ab".repeat(count));
            case "concat" -> concat();
            case "builder" -> builder();
            case "array-list" -> arrayList();
            case "hash-map" -> hashMap();
            case "linked-list" -> linkedList(count);
            case "wide-arrays" -> wideArrays(count);
            case "deep-arrays" -> deepArrays(count);
            case "soft" -> references(count, (object, queue) -> new SoftReference<>(object, queue));
            case "weak" -> references(count, (object, queue) -> new WeakReference<>(object, queue));
            case "phantom" -> references(count, (object, queue) -> new PhantomReference<>(object, queue));
            case "traces" -> traces(count);
            case "causes" -> causes(count);
            case "suppressed" -> suppressed(count);
            case "clone" -> cloneArrays(count);
            case "copy-of" -> copyOf();
            case "format" -> kept.add(String.format("%" + count + "d", 1));
            case "shift" -> kept.add(BigInteger.ONE.shiftLeft(count));
            case "pattern" -> pattern(count);
            case "nested-pattern" -> nestedPattern(count);
            case "output" -> output(count);
            case "print-large" -> printLarge(count);
            case "large-name" -> Class.forName("x".repeat(count));
            case "large-message" -> largeMessage(count);
            case "hooks" -> hooks(count);
            case "thread-locals" -> threadLocals(count);
            case "files" -> files(count);
            case "hot-methods" -> hotMethods(count);
            case "hot-methods-in-full-heap" -> {
                fill();
                hotMethods(count);
                fill();
            }
            case "polymorphic" -> Polymorphic.main(count);
            case "phases" -> phases(count);
            case "timers" -> timers(count);
            case "failing-initialisers" -> failingInitialisers(count);
            case "buffers" -> buffers();
            case "names" -> names(count);
            case "reflection" -> reflection(count);
            case "attributes" -> Loading.attributes(count);
            case "waiting-superclasses" -> Loading.named("Waiting0");
            case "large-class" -> {
                fill();
                Loading.named("Large");
            }
            case "large-resource" -> {
                fill();
                Loading.resource("Large.class");
            }
            case "long-directory" -> {
                File directory = Loading.directory(count);
                fill();
                Loading.list(directory);
            }
            default -> throw new IllegalArgumentException(args[0]);
        }
        System.out.println("done");
    }

    static void hashAndLock(int count) {
        long sum = 0;
        for (int i = 0; i < count; i++) {
            Object object = new Object();
            sum += object.hashCode();
            synchronized (object) {
                kept.add(object);
            }
            synchronized (object) {
                sum += System.identityHashCode(object);
            }
        }
        System.out.println(kept.size());
    }

    /** Each frame holds a monitor that has to keep a hash. */
    static void holdLocks(int depth) {
        Object object = new Object();
        object.hashCode();
        try {
            synchronized (object) {
                holdLocks(depth + 1);
            }
        } catch (StackOverflowError error) {
            if (depth == 0) {
                System.out.println("overflow");
            }
            throw error;
        }
    }

    static void start(Runnable task, int count) {
        int started = 0;
        try {
            for (int i = 0; i < count; i++) {
                Thread thread = new Thread(task);
                thread.setDaemon(true);
                thread.start();
                started++;
            }
        } finally {
            System.out.println(started > 1000 ? "many" : "few " + started);
        }
    }

    static void sleepingThreads(int count) {
        start(() -> {
            try {
                Thread.sleep(1_000_000);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }, count);
        Thread.yield();
    }

    static void blockedThreads(int count) throws InterruptedException {
        Object lock = new Object();
        synchronized (lock) {
            start(() -> {
                synchronized (lock) {
                    kept.add("entered");
                }
            }, count);
            Thread.sleep(10);
        }
        while (kept.size() < count) {
            Thread.sleep(1);
        }
    }

    static void waitingThreads(int count) throws InterruptedException {
        Object lock = new Object();
        start(() -> {
            synchronized (lock) {
                try {
                    lock.wait();
                    kept.add("woken");
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }
        }, count);
        while (kept.size() < count) {
            Thread.sleep(1);
            synchronized (lock) {
                lock.notify();
            }
        }
    }

    static int deep(int depth) {
        if (depth == 0) {
            LockSupport.park();
            return 0;
        }
        return deep(depth - 1) + 1;
    }

    static void deepThreads(int count) {
        start(() -> deep(5_000), count);
        for (int i = 0; i < 1000; i++) {
            Thread.yield();
        }
    }

    /** Threads that go deep and come back: what they have taken of their stacks is needed for the next. */
    static void shortThreads(int count) throws InterruptedException {
        int[] ended = {0};
        for (int i = 0; i < count; i++) {
            Thread thread = new Thread(() -> {
                ended[0] += noPark(5_000) == 5_000 ? 1 : 0;
                deep(0);
            });
            thread.setDaemon(true);
            thread.start();
            while (ended[0] <= i) {
                Thread.yield();
            }
        }
        System.out.println(ended[0]);
    }

    static int noPark(int depth) {
        return depth == 0 ? 0 : noPark(depth - 1) + 1;
    }

    static void unstartedThreads(int count) {
        for (int i = 0; i < count; i++) {
            kept.add(new Thread(() -> { }));
        }
    }

    static void dimensions(int count) {
        int[] lengths = new int[255];
        Arrays.fill(lengths, 1);
        lengths[254] = 0;
        for (int i = 0; i < count; i++) {
            kept.add(Array.newInstance(int.class, lengths));
        }
        Arrays.fill(lengths, 2);
        kept.add(Array.newInstance(int.class, lengths));
    }

    static void arrayTypes(int count) throws ClassNotFoundException {
        String[] names = {"Object", "String", "Integer", "Long", "Thread", "Math", "Byte", "Short", "Boolean", "Number",
            "Iterable", "Runnable", "Comparable", "Cloneable", "Error", "Exception", "Throwable", "Class", "Enum",
            "Record", "Float", "Double", "Character", "Void", "System", "Runtime", "StringBuilder", "StringBuffer"};
        for (int i = 0; i < count; i++) {
            for (String name : names) {
                Class.forName("[".repeat(i % 255 + 1) + "Ljava.lang." + name + ";");
            }
        }
    }

    static void intern(int count) {
        for (int i = 0; i < count; i++) {
            kept.add(("interned " + i).intern());
        }
    }

    static void internAndDrop(int count) {
        for (int i = 0; i < count; i++) {
            ("interned " + i).intern();
        }
    }

    static void lambdas(int count) {
        for (int i = 0; i < count; i++) {
            int n = i;
            Supplier<Object> supplier = () -> n;
            kept.add(supplier);
        }
    }

    static void handles(int count) throws Throwable {
        MethodHandle handle = MethodHandles.constant(int.class, 1);
        for (int i = 0; i < count; i++) {
            handle = MethodHandles.dropArguments(handle, 0, int.class);
            handle = MethodHandles.insertArguments(handle, 0, i);
            kept.add(handle);
        }
        System.out.println((int) handle.invoke());
    }

    static void methodTypes(int count) {
        Class<?>[] types = {int.class, long.class, String.class, Object.class, double.class};
        for (int i = 0; i < count; i++) {
            Class<?>[] parameters = new Class<?>[10];
            for (int at = 0, rest = i; at < 10; at++, rest /= 5) {
                parameters[at] = types[rest % 5];
            }
            kept.add(MethodType.methodType(void.class, parameters));
        }
    }

    static void missingClasses(int count) {
        for (int i = 0; i < count; i++) {
            try {
                Class.forName("java.util.Missing" + i);
                throw new AssertionError();
            } catch (ClassNotFoundException expected) {
                kept.add(null);
            }
        }
    }

    static int deepRecursion() {
        return deepRecursion() + 1;
    }

    static long wideRecursion(long a, long b, double c) {
        long d = a + b, e = d * a, f = e - b, g = f ^ d, h = g + e, i = h - f, j = i * 3, k = j + g;
        double l = c * d, m = l + e, n = m - f, o = n * g;
        return wideRecursion(h + k, i + j, l + m + n + o) + d + e + f + g + h + i + j + k + (long) (l + m + n + o);
    }

    static void concat() {
        String text = "text";
        for (;;) {
            text = text + text;
        }
    }

    static void builder() {
        StringBuilder builder = new StringBuilder();
        for (;;) {
            builder.append("some text that is appended");
        }
    }

    static void arrayList() {
        for (;;) {
            kept.add(kept);
        }
    }

    static void hashMap() {
        Map<Object, Object> map = new HashMap<>();
        for (int i = 0;; i++) {
            map.put(i, "value" + i);
        }
    }

    static final class Node {
        Node next;

        Node(Node next) {
            this.next = next;
        }
    }

    static void linkedList(int count) {
        Node first = null;
        for (int i = 0; i < count; i++) {
            first = new Node(first);
        }
        kept.add(first);
        System.gc();
        int length = 0;
        for (Node node = first; node != null; node = node.next) {
            length++;
        }
        System.out.println(length);
    }

    static void wideArrays(int count) {
        Object[][] arrays = new Object[1000][];
        for (int i = 0; i < 1000; i++) {
            arrays[i] = new Object[count];
            Arrays.setAll(arrays[i], n -> new int[1]);
        }
        System.gc();
        kept.add(arrays);
    }

    static void deepArrays(int count) {
        Object inner = new Object[0];
        for (int i = 0; i < count; i++) {
            Object[] outer = new Object[3];
            outer[0] = inner;
            outer[1] = outer;
            outer[2] = new Object[] {outer};
            inner = outer;
        }
        System.gc();
        kept.add(inner);
    }

    interface Maker {
        Reference<Object> make(Object object, ReferenceQueue<Object> queue);
    }

    static void references(int count, Maker maker) {
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        Object strong = new Object();
        for (int i = 0; i < count; i++) {
            kept.add(maker.make(i % 2 == 0 ? new Object() : strong, queue));
        }
        int cleared = 0;
        while (queue.poll() != null) {
            cleared++;
        }
        System.out.println(cleared >= 0);
    }

    static void traces(int count) {
        for (int i = 0; i < count; i++) {
            try {
                throwDeep(500);
            } catch (IllegalStateException e) {
                e.getStackTrace();
                kept.add(e);
            }
        }
    }

    static void throwDeep(int depth) {
        if (depth == 0) {
            throw new IllegalStateException();
        }
        throwDeep(depth - 1);
    }

    static void causes(int count) {
        Throwable last = null;
        for (int i = 0; i < count; i++) {
            last = new RuntimeException("number " + i, last);
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        last.printStackTrace(new PrintStream(bytes));
        System.out.println(bytes.size() > count);
    }

    static void suppressed(int count) {
        Throwable all = new RuntimeException("all");
        for (int i = 0; i < count; i++) {
            Throwable one = new RuntimeException("number " + i);
            one.addSuppressed(new RuntimeException());
            all.addSuppressed(one);
        }
        throw new OutOfMemoryError("as large as that: " + all.getSuppressed().length);
    }

    static void cloneArrays(int count) {
        int[] array = new int[count];
        for (;;) {
            kept.add(array.clone());
        }
    }

    static void copyOf() {
        long[] array = new long[16];
        for (;;) {
            array = Arrays.copyOf(array, array.length * 2);
            System.arraycopy(array, 0, array, array.length / 2, array.length / 2);
        }
    }

    static void pattern(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append("(a").append(i).append("|b*)?");
        }
        Pattern pattern = Pattern.compile(text.toString());
        System.out.println(pattern.matcher("a1a2a3").lookingAt());
    }

    static void nestedPattern(int count) {
        Pattern pattern = Pattern.compile("(".repeat(count) + "a" + ")*".repeat(count));
        System.out.println(pattern.matcher("a".repeat(1000)).matches());
    }

    static void output(int megabytes) {
        byte[] bytes = new byte[1 << 20];
        Arrays.fill(bytes, (byte) 'x');
        for (int i = 0; i < megabytes; i++) {
            System.out.write(bytes, 0, bytes.length);
            System.out.print("no line ends here ");
        }
    }

    static void printLarge(int length) {
        String text = "\u00e4".repeat(length);
        System.out.print(text);
        System.err.print(text);
    }

    static void largeMessage(int length) {
        String message = "m".repeat(length);
        try {
            Thread.currentThread().setName(message);
            Failing.fail = message;
            new Failing();
        } catch (ExceptionInInitializerError error) {
            kept.add(error);
        }
        new Failing();
    }

    static final class Failing {
        static String fail;

        static {
            if (true) {
                throw new IllegalStateException(Attack.kept.isEmpty() ? "message ".repeat(2_000_000) : fail);
            }
        }
    }

    static void hooks(int count) {
        for (int i = 0; i < count; i++) {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> { }));
        }
    }

    static void threadLocals(int count) {
        for (int i = 0; i < count; i++) {
            ThreadLocal<Object> local = new ThreadLocal<>();
            local.set(new byte[100]);
            kept.add(local);
        }
    }

    static void files(int count) throws Exception {
        for (int i = 0; i < count; i++) {
            try {
                kept.add(new FileInputStream("/dev/null"));
            } catch (java.io.IOException tooMany) {
                System.out.println("no more files");
                return;
            }
        }
    }

    /** Leaves some megabytes for all the rest. */
    static void fill() {
        List<Object> filled = new ArrayList<>(1 << 16);
        filled.add(null);
        // What is called below must be there when there is no room any more.
        filled.set(Math.min(0, filled.size()), null);
        try {
            for (;;) {
                filled.add(new byte[10_000]);
            }
        } catch (OutOfMemoryError expected) {
            for (int i = 0; i < Math.min(800, filled.size()); i++) {
                filled.set(i, null);
            }
            kept = filled;
        }
    }

    static void timers(int count) {
        PriorityQueue<Long> times = new PriorityQueue<>();
        for (int i = 0; i < count; i++) {
            times.add((long) i * 7919 % 1_000_003);
            Object lock = new Object();
            synchronized (lock) {
                if (i % 1000 == 0) {
                    try {
                        lock.wait(0, 1);
                    } catch (InterruptedException e) {
                        throw new AssertionError(e);
                    }
                }
            }
        }
        System.out.println(times.size());
    }

    static void failingInitialisers(int count) {
        for (int i = 0; i < count; i++) {
            try {
                new Failing();
            } catch (ExceptionInInitializerError | NoClassDefFoundError error) {
                kept.add(error);
            }
        }
    }

    static void buffers() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] block = new byte[1 << 16];
        ArrayDeque<Object> queue = new ArrayDeque<>();
        for (;;) {
            bytes.write(block, 0, block.length);
            queue.add(block);
        }
    }

    static void names(int count) {
        for (int i = 0; i < count; i++) {
            Thread thread = new Thread("name".repeat(1000) + i);
            kept.add(thread);
        }
    }

    static void reflection(int count) throws Exception {
        for (int i = 0; i < count; i++) {
            kept.add(Array.newInstance(i % 2 == 0 ? String.class : int.class, i % 100));
            kept.add(Class.forName("Attack$Node"));
        }
    }

    /** The methods of the class {@code HotMethods}, which the test makes; by number. */
    interface Hot {
        int METHODS = 600;

        int call(int which, int n);
    }

    /** Set when the class {@code HotMethods} is initialised. */
    static Hot hot;

    static Hot hot() throws ClassNotFoundException {
        Class.forName("HotMethods");
        return hot;
    }

    /** Many methods, each of which becomes hot. */
    static void hotMethods(int rounds) throws ClassNotFoundException {
        Hot hot = hot();
        int sum = 0;
        for (int which = 0; which < Hot.METHODS; which++) {
            for (int round = 0; round < rounds; round++) {
                sum += hot.call(which, 2_000);
            }
        }
        System.out.println(sum);
    }

    /** Ever other methods follow one another. */
    static void phases(int rounds) throws ClassNotFoundException {
        Hot hot = hot();
        int sum = 0;
        int state = 1;
        for (int round = 0; round < rounds; round++) {
            int first = state % Hot.METHODS;
            for (int i = 0; i < 400; i++) {
                state = state * 1_103_515_245 + 12_345;
                sum += hot.call((first + (state >>> 28)) % Hot.METHODS, 20);
            }
            state &= 0x7fff_ffff;
        }
        System.out.println(sum);
    }
}
