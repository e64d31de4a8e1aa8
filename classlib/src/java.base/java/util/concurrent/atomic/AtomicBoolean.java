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

    public boolean weakCompareAndSetPlain(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public boolean weakCompareAndSetVolatile(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean compareAndExchangeAcquire(boolean expectedValue, boolean newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    public final boolean compareAndExchangeRelease(boolean expectedValue, boolean newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    public final boolean getPlain() {
        return value;
    }

    public final boolean getOpaque() {
        return value;
    }

    public final boolean getAcquire() {
        return value;
    }

    public final void lazySet(boolean newValue) {
        value = newValue;
    }

    public final void setPlain(boolean newValue) {
        value = newValue;
    }

    public final void setOpaque(boolean newValue) {
        value = newValue;
    }

    public final void setRelease(boolean newValue) {
        value = newValue;
    }

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
