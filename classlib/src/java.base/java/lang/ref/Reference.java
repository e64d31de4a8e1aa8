package java.lang.ref;

/**
 * A reference that the collector knows. The collector clears {@code referent} and links cleared references that have
 * a queue through {@code discovered}; a daemon thread of the machine calls {@link #arrive} on each.
 */
public abstract sealed class Reference<T> permits PhantomReference, SoftReference, WeakReference {
    /** What is referred to; the collector alone looks at it without keeping it alive. */
    private T referent;
    /** Where the reference goes after it has been cleared; null once it is there. */
    private volatile ReferenceQueue<? super T> queue;
    /** The next one in the queue, the reference itself at the end of it; null outside. */
    Reference<?> next;
    /** The next one that the collector has cleared. */
    private Reference<?> discovered;

    Reference(T referent) {
        this(referent, null);
    }

    Reference(T referent, ReferenceQueue<? super T> queue) {
        this.referent = referent;
        this.queue = queue;
    }

    public T get() {
        return referent;
    }

    public final boolean refersTo(T obj) {
        return referent == obj;
    }

    public void clear() {
        referent = null;
    }

    /** Whether the reference lies in its queue, and nobody has taken it out. */
    @Deprecated(since = "16")
    public boolean isEnqueued() {
        return next != null;
    }

    /** Puts the reference into its queue; false where it has none or is there already. */
    public boolean enqueue() {
        return arrive();
    }

    final boolean arrive() {
        referent = null;
        ReferenceQueue<? super T> target;
        synchronized (ReferenceHandler.LOCK) {
            target = queue;
            queue = null;
        }
        if (target == null) {
            return false;
        }
        target.add(this);
        return true;
    }

    @Override
    protected Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    /** Keeps {@code ref} alive up to this call. */
    public static void reachabilityFence(Object ref) {
    }
}
