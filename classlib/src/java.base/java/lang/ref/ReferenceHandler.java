package java.lang.ref;

/** The daemon thread that puts references into their queues once the collector has cleared them. */
final class ReferenceHandler {
    private ReferenceHandler() {
    }

    /** The next cleared reference; waits until there is one. */
    private static native Reference<?> next();

    /** What the thread does; the machine starts it when the collector has first cleared a reference. */
    private static void run() {
        while (true) {
            next().enqueue();
        }
    }
}
