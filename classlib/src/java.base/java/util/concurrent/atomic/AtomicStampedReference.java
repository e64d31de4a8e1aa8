package java.util.concurrent.atomic;

/** A reference together with a number, updated together; see {@link AtomicReference} for why straight code is enough. */
public class AtomicStampedReference<V> {
    private V reference;
    private int stamp;

    public AtomicStampedReference(V initialRef, int initialStamp) {
        reference = initialRef;
        stamp = initialStamp;
    }

    public V getReference() {
        return reference;
    }

    public int getStamp() {
        return stamp;
    }

    public V get(int[] stampHolder) {
        V current = reference;
        stampHolder[0] = stamp;
        return current;
    }

    public boolean weakCompareAndSet(V expectedReference, V newReference, int expectedStamp, int newStamp) {
        return compareAndSet(expectedReference, newReference, expectedStamp, newStamp);
    }

    public boolean compareAndSet(V expectedReference, V newReference, int expectedStamp, int newStamp) {
        if (reference == expectedReference && stamp == expectedStamp) {
            reference = newReference;
            stamp = newStamp;
            return true;
        }
        return false;
    }

    public void set(V newReference, int newStamp) {
        reference = newReference;
        stamp = newStamp;
    }

    public boolean attemptStamp(V expectedReference, int newStamp) {
        if (reference == expectedReference) {
            stamp = newStamp;
            return true;
        }
        return false;
    }
}
