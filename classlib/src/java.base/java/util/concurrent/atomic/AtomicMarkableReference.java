package java.util.concurrent.atomic;

/** A reference together with a mark, updated together; see {@link AtomicReference} for why straight code is enough. */
public class AtomicMarkableReference<V> {
    private V reference;
    private boolean mark;

    public AtomicMarkableReference(V initialRef, boolean initialMark) {
        reference = initialRef;
        mark = initialMark;
    }

    public V getReference() {
        return reference;
    }

    public boolean isMarked() {
        return mark;
    }

    public V get(boolean[] markHolder) {
        V current = reference;
        markHolder[0] = mark;
        return current;
    }

    public boolean weakCompareAndSet(V expectedReference, V newReference, boolean expectedMark, boolean newMark) {
        return compareAndSet(expectedReference, newReference, expectedMark, newMark);
    }

    public boolean compareAndSet(V expectedReference, V newReference, boolean expectedMark, boolean newMark) {
        if (reference == expectedReference && mark == expectedMark) {
            reference = newReference;
            mark = newMark;
            return true;
        }
        return false;
    }

    public void set(V newReference, boolean newMark) {
        reference = newReference;
        mark = newMark;
    }

    public boolean attemptMark(V expectedReference, boolean newMark) {
        if (reference == expectedReference) {
            mark = newMark;
            return true;
        }
        return false;
    }
}
