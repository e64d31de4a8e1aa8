package jdk.internal.concurrent;

/** How long a thread waits on a monitor that it holds, over any number of wake-ups. */
public final class Deadline {
    private static final Deadline NEVER = new Deadline(0);

    private final long at;

    private Deadline(long at) {
        this.at = at;
    }

    public static Deadline never() {
        return NEVER;
    }

    /** The sum may overflow; what is {@link #left} does not. */
    public static Deadline after(long nanos) {
        return new Deadline(System.nanoTime() + Math.max(nanos, 0));
    }

    /** The nanoseconds until a time since 1970 in milliseconds: none once it is over, and as many as there are at most. */
    public static long nanosUntil(long millis) {
        long now = System.currentTimeMillis();
        return millis <= now ? 0 : Math.min(millis - now, Long.MAX_VALUE / 1_000_000) * 1_000_000;
    }

    /** The nanoseconds that are left, not positive once the time is over. */
    public long left() {
        return this == NEVER ? Long.MAX_VALUE : at - System.nanoTime();
    }

    /** Waits for a notification; false, without waiting, once the time is over. */
    public boolean waitOn(Object monitor) throws InterruptedException {
        if (this == NEVER) {
            monitor.wait();
            return true;
        }
        long left = left();
        if (left <= 0) {
            return false;
        }
        monitor.wait(left / 1_000_000, (int) (left % 1_000_000));
        return true;
    }
}
