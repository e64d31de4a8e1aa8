package java.util.concurrent.atomic;

/**
 * A {@code boolean} that threads may update together.
 *
 * <p>Green threads are switched only at back edges and method entries, so a straight-line body without calls is
 * atomic; the methods here that update are such bodies, and those that call a function retry if the value changed.
 */
public class AtomicBoolean implements java.io.Serializable {
    private static final long serialVersionUID = 1L;

    private volatile boolean value;

    public AtomicBoolean(boolean initialValue) {
        value = initialValue;
    }

    public AtomicBoolean() {
    }

    public final boolean get() {
        return value;
    }

    public final void set(boolean newValue) {
        value = newValue;
    }

    public final boolean compareAndSet(boolean expectedValue, boolean newValue) {
        if (value == expectedValue) {
            value = newValue;
            return true;
        }
        return false;
    }

    public final boolean compareAndExchange(boolean expectedValue, boolean newValue) {
        boolean witness = value;
        if (witness == expectedValue) {
            value = newValue;
        }
        return witness;
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }
    //#for Mode: Plain Volatile

    public boolean weakCompareAndSet$Mode$(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }
    //#end
    //#for Mode: Acquire Release

    public final boolean weakCompareAndSet$Mode$(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }
    //#end
    //#for Mode: Acquire Release

    public final boolean compareAndExchange$Mode$(boolean expectedValue, boolean newValue) {
        return compareAndExchange(expectedValue, newValue);
    }
    //#end
    //#for Mode: Plain Opaque Acquire

    public final boolean get$Mode$() {
        return value;
    }
    //#end
    //#for set: lazySet setPlain setOpaque setRelease

    public final void $set$(boolean newValue) {
        value = newValue;
    }
    //#end

    public final boolean getAndSet(boolean newValue) {
        boolean old = value;
        value = newValue;
        return old;
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
