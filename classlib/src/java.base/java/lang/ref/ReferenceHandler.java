package java.lang.ref;

/** The daemon thread that puts references into their queues once the collector has cleared them. */
final class ReferenceHandler {
    /** Held while a reference leaves for its queue: programs may hold the reference's own lock for ever. */
    static final Object LOCK = new Object();

    private ReferenceHandler() {
    }

    /** The next cleared reference; waits until there is one. */
    private static native Reference<?> next();

    /** What the thread does; the machine starts it when the collector has first cleared a reference with a queue. */
    private static void run() {
        while (true) {
            // Not enqueue, which programs override.
            next().arrive();
        }
    }
}
