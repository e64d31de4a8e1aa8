package java.lang.ref;

/** The references whose referents the collector has found unreachable. */
public class ReferenceQueue<T> {
    /** The reference that came last: it is taken first. */
    private Reference<?> first;

    public ReferenceQueue() {
    }

    synchronized void add(Reference<?> reference) {
        reference.next = first;
        first = reference;
        notifyAll();
    }

    @SuppressWarnings("unchecked")
    public synchronized Reference<? extends T> poll() {
        Reference<?> taken = first;
        if (taken != null) {
            first = taken.next;
            taken.next = null;
        }
        return (Reference<? extends T>) taken;
    }

    public Reference<? extends T> remove() throws InterruptedException {
        return remove(0);
    }

    /** Waits for a reference, at most for that many milliseconds unless they are 0. */
    public synchronized Reference<? extends T> remove(long timeout) throws InterruptedException {
        if (timeout < 0) {
            throw new IllegalArgumentException("Negative timeout value");
        }
        long deadline = System.nanoTime() + Math.min(timeout, Long.MAX_VALUE / 2_000_000) * 1_000_000;
        while (first == null) {
            if (timeout == 0) {
                wait();
                continue;
            }
            long left = deadline - System.nanoTime();
            if (left <= 0) {
                return null;
            }
            wait((left + 999_999) / 1_000_000);
        }
        return poll();
    }
}
