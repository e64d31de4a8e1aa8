package java.lang.ref;

/** The references whose referents the collector has found unreachable. */
public class ReferenceQueue<T> {
    /** Nobody else can hold it. */
    private final Object monitor = new Object();
    /** The reference that came last: it is taken first. */
    private Reference<?> first;

    public ReferenceQueue() {
    }

    void add(Reference<?> reference) {
        synchronized (monitor) {
            reference.next = first == null ? reference : first;
            first = reference;
            monitor.notifyAll();
        }
    }

    @SuppressWarnings("unchecked")
    public Reference<? extends T> poll() {
        synchronized (monitor) {
            Reference<?> taken = first;
            if (taken != null) {
                first = taken.next == taken ? null : taken.next;
                taken.next = null;
            }
            return (Reference<? extends T>) taken;
        }
    }

    public Reference<? extends T> remove() throws InterruptedException {
        return remove(0);
    }

    /** Waits for a reference, at most for that many milliseconds unless they are 0. */
    public Reference<? extends T> remove(long timeout) throws InterruptedException {
        synchronized (monitor) {
            if (timeout < 0) {
                throw new IllegalArgumentException("Negative timeout value");
            }
            long deadline = System.nanoTime() + Math.min(timeout, Long.MAX_VALUE / 2_000_000) * 1_000_000;
            while (first == null) {
                if (timeout == 0) {
                    monitor.wait();
                    continue;
                }
                long left = deadline - System.nanoTime();
                if (left <= 0) {
                    return null;
                }
                monitor.wait((left + 999_999) / 1_000_000);
            }
            return poll();
        }
    }
}
