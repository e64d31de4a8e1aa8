package java.lang.ref;

/** A reference that only tells that its referent is gone. */
public non-sealed class PhantomReference<T> extends Reference<T> {
    public PhantomReference(T referent, ReferenceQueue<? super T> q) {
        super(referent, q);
    }

    @Override
    public T get() {
        return null;
    }
}
