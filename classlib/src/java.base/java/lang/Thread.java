package java.lang;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ThreadFactory;

/**
 * A thread of the program: a green thread of the machine.
 *
 * <p>The machine makes the first thread itself: an object of this class with {@code name}, {@code id},
 * {@code priority} and {@code status} set and all else zero. A started thread begins in {@link #enter}; when that
 * returns, the thread is gone.
 */
public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static final int NEW = 0;
    private static final int STARTED = 1;
    private static final int TERMINATED = 2;

    /** Held while one of the numbers below is drawn: programs may hold this class's own lock for ever. */
    private static final Object NUMBERS = new Object();
    private static int unnamed;
    private static long lastId = 23;
    private static UncaughtExceptionHandler defaultHandler;

    private String name;
    private long id;
    private int priority;
    private boolean daemon;
    /** Whether the program takes it for a virtual thread; to the machine all threads are the same. */
    private boolean virtual;
    /** Set by {@link #interrupt}; the machine clears it when it throws InterruptedException. */
    private volatile boolean interrupted;
    private volatile int status;
    /** The machine's number of the green thread, once it has been started. */
    private int number;
    private ThreadGroup group;
    private Runnable target;
    private UncaughtExceptionHandler handler;
    /** The threads started before and after this one, for {@link LiveThreads}. */
    Thread liveBefore;
    Thread liveAfter;
    /** Whether it waits for the end of the program, for {@link Runtime}. */
    boolean hook;
    /** What is bound to scoped values. */
    ScopedValue.Scope scope;
    /** Where the thread looks for classes and resources; null as long as that is the system class loader. */
    private ClassLoader contextLoader;
    private boolean hasContextLoader;
    /** The values of thread-local variables. */
    ThreadLocal.Values locals;
    /** The values of inheritable thread-local variables. */
    ThreadLocal.Values inheritableLocals;

    public Thread() {
        this(null, null, nextName());
    }

    public Thread(Runnable task) {
        this(null, task, nextName());
    }

    public Thread(ThreadGroup group, Runnable task) {
        this(group, task, nextName());
    }

    public Thread(String name) {
        this(null, null, name);
    }

    public Thread(ThreadGroup group, String name) {
        this(group, null, name);
    }

    public Thread(Runnable task, String name) {
        this(null, task, name);
    }

    public Thread(ThreadGroup group, Runnable task, String name, long stackSize) {
        this(group, task, name);
    }

    public Thread(ThreadGroup group, Runnable task, String name) {
        if (name == null) {
            throw new NullPointerException("'name' is null");
        }
        Thread parent = currentThread();
        this.group = group == null ? parent.getThreadGroup() : group;
        this.target = task;
        this.name = name;
        priority = Math.min(parent.priority, this.group.getMaxPriority());
        daemon = parent.daemon;
        contextLoader = parent.contextLoader;
        hasContextLoader = parent.hasContextLoader;
        id = nextId();
        if (parent.inheritableLocals != null) {
            inheritableLocals = parent.inheritableLocals.inherit();
        }
    }

    public Thread(ThreadGroup group, Runnable task, String name, long stackSize,
            boolean inheritInheritableThreadLocals) {
        this(group, task, name);
        if (!inheritInheritableThreadLocals) {
            inheritableLocals = null;
        }
    }

    /** A virtual thread. */
    Thread(String name, Runnable target, boolean inheritThreadLocals) {
        this(ThreadGroup.virtual(), target, name, 0, inheritThreadLocals);
        virtual = true;
        daemon = true;
        priority = NORM_PRIORITY;
    }

    static String nextName() {
        synchronized (NUMBERS) {
            return "Thread-" + unnamed++;
        }
    }

    private static long nextId() {
        synchronized (NUMBERS) {
            return ++lastId;
        }
    }

    @Override
    protected Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public static native Thread currentThread();

    /** Lets other threads run. */
    public static native void yield();

    public static void onSpinWait() {
        Thread.yield();
    }

    /** Makes a green thread that begins in {@link #enter}. */
    private native void start0();

    private static native void sleep0(long nanos) throws InterruptedException;

    /** Wakes the thread where it sleeps, waits or is parked. */
    private native void interrupt0();

    /** What the thread does: 1 runnable, 2 blocked, 3 waiting, 4 waiting for a time. */
    private native int state0();

    /** The stack of a thread, innermost frame first. */
    private native StackTraceElement[] stack0();

    public static native boolean holdsLock(Object object);

    /** Writes that the handler of this thread's uncaught exceptions has thrown, by no means that could throw. */
    private native void reportHandlerFailure(Throwable second);

    /** The bottom frame of every started thread. */
    private void enter() {
        run();
    }

    /** Called by the machine at a thread's end. */
    private void terminate() {
        locals = null;
        inheritableLocals = null;
        LiveThreads.remove(this);
        synchronized (this) {
            status = TERMINATED;
            notifyAll();
        }
    }

    /** Gives an exception that nobody caught to the handler. */
    private void dispatchUncaughtException(Throwable thrown) {
        try {
            getUncaughtExceptionHandler().uncaughtException(this, thrown);
        } catch (Throwable second) {
            reportHandlerFailure(second);
        }
    }

    public void start() {
        synchronized (this) {
            if (status != NEW) {
                throw new IllegalThreadStateException();
            }
            status = STARTED;
        }
        if (!virtual) {
            LiveThreads.add(this);
        }
        boolean started = false;
        try {
            start0();
            started = true;
        } finally {
            if (!started) {
                status = NEW;
                LiveThreads.remove(this);
            }
        }
    }

    @Override
    public void run() {
        Runnable target = this.target;
        if (target != null) {
            target.run();
        }
    }

    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        sleep0(millis > Long.MAX_VALUE / 1_000_000 ? Long.MAX_VALUE : millis * 1_000_000);
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        sleep0(millis > Long.MAX_VALUE / 1_000_000 - 1 ? Long.MAX_VALUE : millis * 1_000_000 + nanos);
    }

    /** Sleeps for a time; one that is negative is none at all. */
    public static void sleep(Duration duration) throws InterruptedException {
        if (!duration.isNegative()) {
            sleep0(saturatedNanos(duration));
        }
    }

    /** The nanoseconds of a time that is not negative, or as many as there are. */
    private static long saturatedNanos(Duration duration) {
        return duration.getSeconds() >= Long.MAX_VALUE / 1_000_000_000 ? Long.MAX_VALUE : duration.toNanos();
    }

    public void interrupt() {
        interrupted = true;
        if (status == STARTED) {
            interrupt0();
        }
    }

    public static boolean interrupted() {
        Thread current = currentThread();
        boolean was = current.interrupted;
        if (was) {
            current.interrupted = false;
        }
        return was;
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    public final boolean isAlive() {
        return status == STARTED;
    }

    public final void join() throws InterruptedException {
        join(0);
    }

    public final void join(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        synchronized (this) {
            if (millis == 0) {
                while (isAlive()) {
                    wait(0);
                }
                return;
            }
            long deadline = System.nanoTime() + Math.min(millis, Long.MAX_VALUE / 2_000_000) * 1_000_000;
            while (isAlive()) {
                long left = deadline - System.nanoTime();
                if (left <= 0) {
                    return;
                }
                wait((left + 999_999) / 1_000_000);
            }
        }
    }

    public final void join(long millis, int nanos) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (nanos < 0 || nanos > 999999) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        join(nanos > 0 && millis < Long.MAX_VALUE ? millis + 1 : millis);
    }

    /** Waits for the thread's end, at most for a time. Whether it has ended. */
    public final boolean join(Duration duration) throws InterruptedException {
        boolean waits = duration.isPositive();
        if (status < STARTED) {
            throw new IllegalThreadStateException("Thread not started");
        }
        if (waits) {
            join((saturatedNanos(duration) - 1) / 1_000_000 + 1);
        }
        return !isAlive();
    }

    public final String getName() {
        return name;
    }

    public final synchronized void setName(String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        this.name = name;
    }

    @Deprecated(since = "19")
    public long getId() {
        return id;
    }

    public final long threadId() {
        return id;
    }

    public final int getPriority() {
        return priority;
    }

    public final void setPriority(int newPriority) {
        if (newPriority < MIN_PRIORITY || newPriority > MAX_PRIORITY) {
            throw new IllegalArgumentException();
        }
        if (!virtual) {
            this.priority = Math.min(newPriority, getThreadGroup() == null ? newPriority : group.getMaxPriority());
        }
    }

    public ClassLoader getContextClassLoader() {
        return hasContextLoader ? contextLoader : ClassLoader.getSystemClassLoader();
    }

    public void setContextClassLoader(ClassLoader cl) {
        contextLoader = cl;
        hasContextLoader = true;
    }

    public final boolean isDaemon() {
        return daemon;
    }

    public final void setDaemon(boolean on) {
        if (virtual && !on) {
            throw new IllegalArgumentException("'false' not legal for virtual threads");
        }
        if (isAlive()) {
            throw new IllegalThreadStateException();
        }
        this.daemon = on;
    }

    public final boolean isVirtual() {
        return virtual;
    }

    public final ThreadGroup getThreadGroup() {
        if (status == TERMINATED) {
            return null;
        }
        if (group == null) {
            group = ThreadGroup.main();
        }
        return group;
    }

    public State getState() {
        switch (status) {
            case NEW:
                return State.NEW;
            case TERMINATED:
                return State.TERMINATED;
            default:
                switch (state0()) {
                    case 2:
                        return State.BLOCKED;
                    case 3:
                        return State.WAITING;
                    case 4:
                        return State.TIMED_WAITING;
                    default:
                        return State.RUNNABLE;
                }
        }
    }

    public StackTraceElement[] getStackTrace() {
        return status == STARTED ? stack0() : new StackTraceElement[0];
    }

    public static Map<Thread, StackTraceElement[]> getAllStackTraces() {
        Map<Thread, StackTraceElement[]> traces = new HashMap<>();
        // The first thread is listed once it has a group.
        currentThread().getThreadGroup();
        for (Thread thread : LiveThreads.platform()) {
            StackTraceElement[] trace = thread.getStackTrace();
            if (thread.isAlive()) {
                traces.put(thread, trace);
            }
        }
        return traces;
    }

    public static void dumpStack() {
        new Exception("Stack trace").printStackTrace();
    }

    @Override
    public String toString() {
        if (virtual) {
            String state = getState().name().toLowerCase();
            return "VirtualThread[#" + id + (name.isEmpty() ? "" : "," + name) + "]/" + state;
        }
        ThreadGroup group = getThreadGroup();
        String groupName = group == null ? "" : group.getName();
        return "Thread[#" + id + "," + name + "," + priority + "," + groupName + "]";
    }

    public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
        return defaultHandler;
    }

    public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler ueh) {
        defaultHandler = ueh;
    }

    public UncaughtExceptionHandler getUncaughtExceptionHandler() {
        if (status == TERMINATED) {
            return null;
        }
        return handler == null ? getThreadGroup() : handler;
    }

    public void setUncaughtExceptionHandler(UncaughtExceptionHandler ueh) {
        this.handler = ueh;
    }

    /** About how many threads the group of the current thread has. */
    public static int activeCount() {
        return currentThread().getThreadGroup().activeCount();
    }

    public static int enumerate(Thread[] tarray) {
        return currentThread().getThreadGroup().enumerate(tarray);
    }

    public static Builder.OfPlatform ofPlatform() {
        return new ThreadBuilders.Platform();
    }

    public static Builder.OfVirtual ofVirtual() {
        return new ThreadBuilders.Virtual();
    }

    public static Thread startVirtualThread(Runnable task) {
        return ofVirtual().start(task);
    }

    /** Makes threads of one kind. */
    public sealed interface Builder permits Builder.OfPlatform, Builder.OfVirtual {
        Builder name(String name);

        /** Numbers the threads from {@code start}. */
        Builder name(String prefix, long start);

        Builder inheritInheritableThreadLocals(boolean inherit);

        Builder uncaughtExceptionHandler(UncaughtExceptionHandler handler);

        Thread unstarted(Runnable task);

        Thread start(Runnable task);

        ThreadFactory factory();

        /** Makes ordinary threads. */
        sealed interface OfPlatform extends Builder permits ThreadBuilders.Platform {
            @Override
            OfPlatform name(String name);

            @Override
            OfPlatform name(String prefix, long start);

            @Override
            OfPlatform inheritInheritableThreadLocals(boolean inherit);

            @Override
            OfPlatform uncaughtExceptionHandler(UncaughtExceptionHandler handler);

            OfPlatform group(ThreadGroup group);

            OfPlatform daemon(boolean on);

            default OfPlatform daemon() {
                return daemon(true);
            }

            OfPlatform priority(int priority);

            OfPlatform stackSize(long stackSize);
        }

        /** Makes virtual threads. */
        sealed interface OfVirtual extends Builder permits ThreadBuilders.Virtual {
            @Override
            OfVirtual name(String name);

            @Override
            OfVirtual name(String prefix, long start);

            @Override
            OfVirtual inheritInheritableThreadLocals(boolean inherit);

            @Override
            OfVirtual uncaughtExceptionHandler(UncaughtExceptionHandler handler);
        }
    }

    /** What a thread does. */
    public enum State {
        NEW,
        RUNNABLE,
        BLOCKED,
        WAITING,
        TIMED_WAITING,
        TERMINATED
    }

    /** Gets the exceptions that a thread does not catch. */
    @FunctionalInterface
    public interface UncaughtExceptionHandler {
        void uncaughtException(Thread thread, Throwable thrown);
    }
}
