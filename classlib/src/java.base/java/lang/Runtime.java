package java.lang;

/** The machine as a program sees it. */
public class Runtime {
    /** Guards the shutdown hooks; nobody else can hold it. */
    private static final Object HOOKS = new Object();
    private static final Runtime CURRENT = new Runtime();

    private Thread[] hooks;
    private int hookCount;
    private boolean shuttingDown;

    private Runtime() {
    }

    public static Runtime getRuntime() {
        return CURRENT;
    }

    public native int availableProcessors();

    /** The bytes of the heap that are not in use. */
    public native long freeMemory();

    public native long totalMemory();

    public native long maxMemory();

    /** Collects the whole heap. */
    public native void gc();

    /** Ends the machine at once. */
    private native void halt0(int status);

    public void halt(int status) {
        halt0(status);
    }

    public void exit(int status) {
        runHooks();
        halt0(status);
    }

    /**
     * Starts the shutdown hooks and waits for them. The machine calls it once the last thread that is no daemon has
     * ended. A second thread that comes here waits for ever, as the machine ends under it.
     */
    void runHooks() {
        synchronized (HOOKS) {
            while (shuttingDown) {
                try {
                    HOOKS.wait();
                } catch (InterruptedException ignored) {
                    // The machine is about to end; there is nobody to tell.
                }
            }
            shuttingDown = true;
        }
        for (int i = 0; i < hookCount; i++) {
            hooks[i].start();
        }
        for (int i = 0; i < hookCount; i++) {
            while (hooks[i].isAlive()) {
                try {
                    hooks[i].join();
                } catch (InterruptedException ignored) {
                    // The hooks are to be waited for all the same.
                }
            }
        }
    }

    public void addShutdownHook(Thread hook) {
        synchronized (HOOKS) {
            checkNotShuttingDown();
            if (hook.hook) {
                throw new IllegalArgumentException("Hook previously registered");
            }
            if (hook.isAlive()) {
                throw new IllegalArgumentException("Hook already running");
            }
            if (hooks == null) {
                hooks = new Thread[4];
            } else if (hookCount == hooks.length) {
                Thread[] larger = new Thread[hookCount * 2];
                System.arraycopy(hooks, 0, larger, 0, hookCount);
                hooks = larger;
            }
            hooks[hookCount++] = hook;
            hook.hook = true;
        }
    }

    public boolean removeShutdownHook(Thread hook) {
        synchronized (HOOKS) {
            checkNotShuttingDown();
            if (hook == null) {
                throw new NullPointerException();
            }
            if (!hook.hook) {
                return false;
            }
            hook.hook = false;
            int at = 0;
            while (hooks[at] != hook) {
                at++;
            }
            System.arraycopy(hooks, at + 1, hooks, at, --hookCount - at);
            return true;
        }
    }

    private void checkNotShuttingDown() {
        if (shuttingDown) {
            throw new IllegalStateException("Shutdown in progress");
        }
    }
}
