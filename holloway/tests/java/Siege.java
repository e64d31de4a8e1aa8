import java.lang.ref.Cleaner;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Programs that mean harm to the functions of their host, and to what it takes from them: each method is one. */
public class Siege {
    /** What the host implements. */
    interface Callback {
        Object apply(Object value);
    }

    record Tree(String name, List<Tree> kids) { }

    private static int counter;
    private static Object kept;

    /** Calls what it is given. */
    static native void call(Runnable task);

    /** Keeps what it is given, and gives what it was given before. */
    static native Object keep(Object object);

    static native int length(String text);

    static native int words(String[] words);

    static native int bytes(byte[] bytes);

    /** Lists in lists. */
    static native int grid(List<?> lists);

    static native int map(Map<?, ?> map);

    static native int tree(Tree tree);

    /** A tree too, but checked by nobody before. */
    static native int anyTree(Object tree);

    /** Whatever it is. */
    static native int any(Object object);

    /** Panics. */
    static native void panic();

    /** An object of another VM. */
    static native Object foreign();

    /** Makes a new object that the host implements. */
    static native Callback callback(long number);

    static int alive() {
        kept = null;
        return 42;
    }

    static void spinForEver() {
        while (true) {
            counter++;
        }
    }

    static void waitForEver() {
        Object lock = new Object();
        synchronized (lock) {
            while (true) {
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    counter++;
                }
            }
        }
    }

    // Into the host and back.

    static void reenterForEver() {
        call(Siege::reenterForEver);
    }

    static void reenterInFinally() {
        try {
            call(Siege::reenterInFinally);
        } finally {
            call(Siege::reenterInFinally);
        }
    }

    static void reenterOnManyThreads() throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            Thread thread = new Thread(() -> call(() -> call(() -> {
                Thread.yield();
                counter++;
            })));
            thread.start();
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    static void deepThenCall() {
        deepThenCall();
        length("x");
    }

    static void callAtTheBrink() {
        length("brink");
        callAtTheBrink();
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
    }

    static void throwThrough() {
        call(() -> {
            throw new Lying();
        });
    }

    static void throwCircle() {
        RuntimeException one = new RuntimeException("one");
        RuntimeException other = new RuntimeException("other", one);
        one.initCause(other);
        one.addSuppressed(other);
        call(() -> {
            throw one;
        });
    }

    static void throwHugeTrace() {
        RuntimeException exception = new RuntimeException();
        StackTraceElement element = new StackTraceElement("c".repeat(10_000), "m", "f", 1);
        StackTraceElement[] trace = new StackTraceElement[10_000];
        Arrays.fill(trace, element);
        exception.setStackTrace(trace);
        call(() -> {
            throw exception;
        });
    }

    static void catchForEver() {
        while (true) {
            try {
                throwThrough();
            } catch (Lying e) {
                counter++;
            }
        }
    }

    static void spinInCallback() {
        call(Siege::spinForEver);
    }

    static void fillInCallback() {
        call(() -> {
            List<byte[]> all = new ArrayList<>();
            while (true) {
                all.add(new byte[1 << 16]);
            }
        });
    }

    static void waitInCallback() {
        call(Siege::waitForEver);
    }

    static void exitInCallback() {
        call(() -> System.exit(7));
    }

    static void exitDeepInCallback() {
        call(() -> call(() -> call(() -> System.exit(8))));
    }

    static void hookCallsHost() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> call(() -> {
            throw new Lying();
        })));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> Runtime.getRuntime().halt(9)));
        call(() -> System.exit(5));
    }

    static void panicForEver() {
        while (true) {
            try {
                panic();
            } catch (InternalError e) {
                counter++;
            }
        }
    }

    static void panicInCallback() {
        call(Siege::panic);
    }

    static void lockInCallback() throws InterruptedException {
        Object lock = new Object();
        Thread thread = new Thread(() -> call(() -> {
            synchronized (lock) {
                counter++;
            }
        }));
        synchronized (lock) {
            thread.start();
            thread.join();
        }
    }

    static void interruptedInCallback() {
        Thread.currentThread().interrupt();
        call(() -> {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    static void foreignObject() {
        kept = foreign();
    }

    static void keepEverything() {
        while (true) {
            keep(new byte[1 << 16]);
        }
    }

    static void floodInCallback() {
        call(() -> {
            while (true) {
                System.out.println("spam");
            }
        });
    }

    // Classes.

    static class Endless {
        static {
            call(Siege::spinForEver);
        }

        static void touch() {
        }
    }

    static void initialiseThroughHost() {
        call(Endless::touch);
    }

    static class Interrupted {
        static {
            Thread.currentThread().interrupt();
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }

        static void touch() {
        }
    }

    static void interruptInitialiser() {
        try {
            Interrupted.touch();
        } catch (ExceptionInInitializerError e) {
            call(Interrupted::touch);
        }
    }

    /** Each of two initialisers waits for the other one, in a thread of its own, through the host. */
    static class First {
        static {
            Thread.yield();
            counter++;
            call(Second::touch);
        }

        static void touch() {
        }
    }

    static class Second {
        static {
            Thread thread = new Thread(First::touch);
            thread.start();
            try {
                thread.join();
            } catch (InterruptedException e) {
                counter++;
            }
        }

        static void touch() {
        }
    }

    static void initialiseInCircle() {
        First.touch();
    }

    static void concatForEver() {
        Object endless = new Object() {
            @Override
            public String toString() {
                call(Siege::spinForEver);
                return "";
            }
        };
        kept = "text " + endless;
    }

    static void sortByHost() {
        Callback callback = callback(0);
        while (true) {
            Integer[] numbers = new Integer[100];
            Arrays.setAll(numbers, n -> n);
            try {
                Arrays.sort(numbers, (a, b) -> callback.apply(a) == a ? counter++ % 3 - 1 : 0);
            } catch (IllegalArgumentException e) {
                counter++;
            }
        }
    }

    private static byte[] bytesOf(String resource) {
        try (java.io.InputStream in = Siege.class.getResourceAsStream(resource)) {
            return in.readAllBytes();
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    static class Own extends ClassLoader {
        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.startsWith("Siege")) {
                return super.loadClass(name, resolve);
            }
            Class<?> known = findLoadedClass(name);
            byte[] bytes = known == null ? bytesOf(name + ".class") : null;
            return known == null ? defineClass(name, bytes, 0, bytes.length) : known;
        }
    }

    static Throwable causeOf(Method method, Object... arguments) throws Exception {
        method.setAccessible(true);
        try {
            method.invoke(null, arguments);
            return null;
        } catch (InvocationTargetException e) {
            return e.getCause();
        }
    }

    static void otherSiege() throws Throwable {
        Class<?> other = new Own().loadClass("Siege");
        throw causeOf(other.getDeclaredMethod("length", String.class), "x");
    }

    static void otherTree() throws Exception {
        Class<?> other = new Own().loadClass("Siege$Tree");
        Constructor<?> constructor = other.getDeclaredConstructor(String.class, List.class);
        constructor.setAccessible(true);
        anyTree(constructor.newInstance("other", List.of()));
    }

    static void defineForHost() throws Exception {
        new ClassLoader(Siege.class.getClassLoader()) {
            void make() {
                byte[] bytes = bytesOf("Siege$Callback.class");
                defineClass("holloway.host.Evil", bytes, 0, bytes.length);
            }
        }.make();
    }

    // What the host implements.

    static void forgeNumber() throws Exception {
        Constructor<?> constructor = callback(0).getClass().getDeclaredConstructor(long.class);
        constructor.setAccessible(true);
        ((Callback) constructor.newInstance(Long.MIN_VALUE)).apply(null);
    }

    static void callNativeDirectly() throws Throwable {
        Method hidden = null;
        for (Method method : callback(0).getClass().getDeclaredMethods()) {
            hidden = java.lang.reflect.Modifier.isNative(method.getModifiers()) ? method : hidden;
        }
        throw causeOf(hidden, 77L, "x");
    }

    static void callNativeWrongly() throws Exception {
        causeOf(Siege.class.getDeclaredMethod("length", String.class), 1);
    }

    static void lockHostObject() throws InterruptedException {
        Callback callback = callback(0);
        Thread thread = new Thread(() -> {
            synchronized (callback) {
                call(Siege::waitForEver);
            }
        });
        thread.start();
        Thread.yield();
        synchronized (callback) {
            callback.wait();
        }
    }

    static void makeCallbacks() {
        List<Callback> all = new ArrayList<>();
        while (true) {
            all.add(callback(0));
        }
    }

    // What outlives the call.

    static void outlive() {
        new Thread(() -> {
            while (true) {
                call(() -> counter++);
            }
        }).start();
    }

    static void daemons() {
        for (int i = 0; i < 5; i++) {
            Thread thread = new Thread(Siege::spinForEver);
            thread.setDaemon(true);
            thread.start();
        }
    }

    static void virtualThreads() {
        List<Thread> all = new ArrayList<>();
        while (true) {
            all.add(Thread.startVirtualThread(() -> call(Siege::waitForEver)));
        }
    }

    static void cleaners() throws InterruptedException {
        Cleaner cleaner = Cleaner.create();
        for (int i = 0; i < 100; i++) {
            cleaner.register(new Object(), () -> call(() -> {
                keep(new Object());
                throw new Lying();
            }));
        }
        System.gc();
        Thread.sleep(10);
    }

    static void cleanerForEver() throws InterruptedException {
        Cleaner cleaner = Cleaner.create();
        cleaner.register(new Object(), () -> call(Siege::spinForEver));
        System.gc();
        Thread.sleep(10);
        waitForEver();
    }

    static void uncaughtForEver() throws InterruptedException {
        Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> call(Siege::spinForEver));
        Thread thread = new Thread(() -> call(() -> {
            throw new Lying();
        }));
        thread.start();
        thread.join();
    }

    // What the host takes.

    static void nulls() {
        for (Runnable task : new Runnable[] { () -> length(null), () -> words(null), () -> words(new String[1]),
            () -> bytes(null), () -> grid(null), () -> map(null), () -> tree(null), () -> anyTree(null), () -> call(null) }) {
            try {
                task.run();
                throw new AssertionError("it was taken");
            } catch (NullPointerException e) {
                counter++;
            }
        }
    }

    static void surrogates() {
        if (length("\ud800 \udfff \0") == 0 || length("\udbff") == 0) {
            throw new AssertionError();
        }
    }

    static void longTexts() {
        String text = "\u00e4".repeat(1_000_000);
        while (true) {
            length(text);
        }
    }

    static void manyBytes() {
        byte[] bytes = new byte[1_000_000];
        while (true) {
            bytes(bytes);
        }
    }

    static void oneTextOften() {
        String[] words = new String[100_000];
        Arrays.fill(words, "word ".repeat(20_000));
        words(words);
    }

    static void oneListOften() {
        List<?> list = Collections.nCopies(100, 1);
        for (int i = 0; i < 3; i++) {
            list = Arrays.asList(new ArrayList<>(Collections.nCopies(100, list)).toArray());
        }
        grid(list);
    }

    static void manyLists() {
        List<?> list = Collections.nCopies(10, 1);
        for (int i = 0; i < 3; i++) {
            list = Arrays.asList(Collections.nCopies(10, list).toArray());
        }
        while (true) {
            grid(list);
        }
    }

    static void manyTrees() {
        Tree tree = new Tree("leaf", List.of());
        for (int i = 0; i < 8; i++) {
            tree = new Tree("branch", Arrays.asList(tree, tree));
        }
        while (true) {
            tree(tree);
            any(tree);
        }
    }

    static void hugeLists() {
        grid(Collections.nCopies(Integer.MAX_VALUE, List.of()));
    }

    static void listOfItself() {
        List<Object> list = new ArrayList<>();
        list.add(list);
        grid(list);
    }

    static void treeInCircle() {
        List<Tree> kids = new ArrayList<>();
        Tree tree = new Tree("circle", kids);
        kids.add(tree);
        tree(tree);
    }

    static void treeWithManyPaths() {
        Tree tree = new Tree("leaf", List.of());
        for (int i = 0; i < 60; i++) {
            tree = new Tree("branch", List.of(tree, tree));
        }
        tree(tree);
    }

    static void deepTree() {
        Tree tree = new Tree("leaf", List.of());
        for (int i = 0; i < 10_000; i++) {
            tree = new Tree("branch", List.of(tree));
        }
        tree(tree);
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    static void pollutedTree() {
        tree(new Tree("polluted", (List) List.of("no tree")));
    }

    static void noTree() {
        anyTree(new Thread());
    }

    static class Hostile extends AbstractList<Object> {
        final Runnable task;

        Hostile(Runnable task) {
            this.task = task;
        }

        @Override
        public Object get(int index) {
            return this;
        }

        @Override
        public int size() {
            return Integer.MAX_VALUE;
        }

        @Override
        public Object[] toArray() {
            task.run();
            return null;
        }
    }

    static void listForEver() {
        grid(new Hostile(Siege::spinForEver));
    }

    static void listThrows() {
        grid(new Hostile(() -> {
            throw new Lying();
        }));
    }

    static void listOfNothing() {
        grid(new Hostile(() -> counter++));
    }

    static void listExits() {
        grid(new Hostile(() -> System.exit(10)));
    }

    static void listReenters() {
        grid(new Hostile(Siege::listReenters));
    }

    static void listWithoutEnd() {
        grid(new AbstractList<Object>() {
            @Override
            public Object get(int index) {
                return List.of();
            }

            @Override
            public int size() {
                return 1;
            }

            @Override
            public Iterator<Object> iterator() {
                return new Iterator<>() {
                    @Override
                    public boolean hasNext() {
                        return true;
                    }

                    @Override
                    public Object next() {
                        return List.of();
                    }
                };
            }
        });
    }

    /** A map whose entries are what a task makes of them. */
    static Map<Object, Object> mapOf(Collection<?> entries) {
        return new AbstractMap<>() {
            @Override
            @SuppressWarnings("unchecked")
            public Set<Entry<Object, Object>> entrySet() {
                return new AbstractSet<>() {
                    @Override
                    public Iterator<Entry<Object, Object>> iterator() {
                        return (Iterator<Entry<Object, Object>>) entries.iterator();
                    }

                    @Override
                    public int size() {
                        return entries.size();
                    }
                };
            }
        };
    }

    static class Entry extends AbstractMap.SimpleEntry<Object, Object> {
        Entry() {
            super("key", "value");
        }

        @Override
        public Object getValue() {
            spinForEver();
            return null;
        }

        @Override
        public Object getKey() {
            if (counter++ > 3) {
                throw new Lying();
            }
            return "key";
        }
    }

    static void mapThrows() {
        counter = 10;
        map(mapOf(List.of(new Entry())));
    }

    static void mapForEver() {
        counter = 0;
        map(mapOf(List.of(new Entry())));
    }

    static void mapOfNulls() {
        map(mapOf(Arrays.asList(null, null)));
    }

    static void mapOfStrangers() {
        map(mapOf(List.of("no entry")));
    }

    static void mapWithoutSet() {
        map(new HashMap<>() {
            @Override
            public Set<Map.Entry<Object, Object>> entrySet() {
                return null;
            }
        });
    }

    static void mapReenters() {
        map(mapOf(new AbstractCollection<>() {
            @Override
            public Iterator<Object> iterator() {
                mapReenters();
                return null;
            }

            @Override
            public int size() {
                return 1;
            }
        }));
    }

    static void mapCollides() {
        Map<Object, Object> map = new HashMap<>();
        for (int i = 0; i < 1 << 12; i++) {
            StringBuilder key = new StringBuilder();
            for (int bit = 0; bit < 12; bit++) {
                key.append((i >> bit & 1) == 0 ? "Aa" : "BB");
            }
            map.put(key.toString(), i);
        }
        map(Map.of("a", "b"));
        any(map);
    }

    static void anyInCircle() {
        Map<Object, Object> map = new HashMap<>();
        map.put("itself", new Object[] { map });
        any(map);
    }

    static void anyWithManyPaths() {
        Object object = new int[1000];
        for (int i = 0; i < 20; i++) {
            object = new Object[] { object, object, object, object };
        }
        any(object);
    }

    static void anyWide() {
        any(new long[200_000]);
    }

    static void anyStranger() {
        any(Thread.currentThread());
    }

    static void anyForEver() {
        any(Map.of("list", new Hostile(Siege::spinForEver)));
    }

    record Accessors(int value) {
        @Override
        public int value() {
            spinForEver();
            return 1;
        }
    }

    static void anyAccessors() {
        any(new Accessors(1));
    }

    // What the host gives.

    /** A text that is that long. */
    static native String text(int length);

    /** Panics at a text. */
    static native int panicAt(String text);

    static void panicAtTexts() {
        String text = "x".repeat(1_000_000);
        while (true) {
            try {
                panicAt(text);
            } catch (InternalError e) {
                counter++;
            }
        }
    }

    static void hugeText() {
        kept = text(1 << 26);
    }

    static void manyTexts() {
        while (true) {
            text(100_000);
        }
    }

    static void proxyThrows() {
        call((Runnable) java.lang.reflect.Proxy.newProxyInstance(Siege.class.getClassLoader(),
            new Class<?>[] { Runnable.class }, (proxy, method, arguments) -> {
                throw new java.io.IOException("checked");
            }));
    }

    /** The class of what the host implements is no resource. */
    static void otherHost() throws Throwable {
        Class<?> other = new Own().loadClass("Siege$Callback$Host");
        Constructor<?> constructor = other.getDeclaredConstructor(long.class);
        Object forged = constructor.newInstance(0L);
        try {
            other.getMethod("apply", Object.class).invoke(forged, "x");
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** An enum whose initialiser does not end. */
    enum Slow {
        ONE;

        static {
            spinForEver();
        }
    }

    /** An enum whose initialiser throws. */
    enum Broken {
        ONE;

        static {
            if (counter >= 0) {
                throw new Lying();
            }
        }
    }

    record Picky(int value) {
        Picky {
            while (value > 0) {
                counter++;
            }
            if (value < 0) {
                value = new Picky(value).value;
            }
        }
    }

    static List<Integer> endlessList() {
        return new AbstractList<>() {
            @Override
            public Integer get(int index) {
                return index;
            }

            @Override
            public int size() {
                return 1;
            }

            @Override
            public Object[] toArray() {
                spinForEver();
                return null;
            }
        };
    }

    static Map<String, String> throwingMap() {
        return new HashMap<>() {
            @Override
            public Set<Map.Entry<String, String>> entrySet() {
                throw new Lying();
            }
        };
    }

    /** A list that changes while it is taken. */
    static List<List<Integer>> changingList() {
        List<List<Integer>> all = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            all.add(new AbstractList<>() {
                @Override
                public Integer get(int index) {
                    all.clear();
                    System.gc();
                    return index;
                }

                @Override
                public int size() {
                    return 3;
                }
            });
        }
        return all;
    }
}
