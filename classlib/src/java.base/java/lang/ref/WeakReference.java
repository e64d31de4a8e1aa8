package java.lang.ref;

/** A reference that is cleared when its referent is not strongly or softly reachable. */
public non-sealed class WeakReference<T> extends Reference<T> {
    public WeakReference(T referent) {
        super(referent);
    }

    public WeakReference(T referent, ReferenceQueue<? super T> q) {
        super(referent, q);
    }
}
