package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/**
 * A reference that threads may update together.
 *
 * <p>Green threads are switched only at back edges and method entries, so a straight-line body without calls is
 * atomic; the methods here that update are such bodies, and those that call a function retry if the value changed.
 */
public class AtomicReference<V> implements java.io.Serializable {
    private static final long serialVersionUID = 1L;

    private volatile V value;

    public AtomicReference(V initialValue) {
        value = initialValue;
    }

    public AtomicReference() {
    }

    public final V get() {
        return value;
    }

    public final void set(V newValue) {
        value = newValue;
    }

    public final boolean compareAndSet(V expectedValue, V newValue) {
        if (value == expectedValue) {
            value = newValue;
            return true;
        }
        return false;
    }

    public final V compareAndExchange(V expectedValue, V newValue) {
        V witness = value;
        if (witness == expectedValue) {
            value = newValue;
        }
        return witness;
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(V expectedValue, V newValue) {
        return compareAndSet(expectedValue, newValue);
    }
    //#for Mode: Plain Volatile Acquire Release

    public final boolean weakCompareAndSet$Mode$(V expectedValue, V newValue) {
        return compareAndSet(expectedValue, newValue);
    }
    //#end
    //#for Mode: Acquire Release

    public final V compareAndExchange$Mode$(V expectedValue, V newValue) {
        return compareAndExchange(expectedValue, newValue);
    }
    //#end
    //#for Mode: Plain Opaque Acquire

    public final V get$Mode$() {
        return value;
    }
    //#end
    //#for set: lazySet setPlain setOpaque setRelease

    public final void $set$(V newValue) {
        value = newValue;
    }
    //#end

    public final V getAndSet(V newValue) {
        V old = value;
        value = newValue;
        return old;
    }
    //#for declared next given
    //#| getAndUpdate(UnaryOperator<V> updateFunction) | updateFunction.apply(old) | old
    //#| updateAndGet(UnaryOperator<V> updateFunction) | updateFunction.apply(old) | next
    //#| getAndAccumulate(V x, BinaryOperator<V> accumulatorFunction) | accumulatorFunction.apply(old, x) | old
    //#| accumulateAndGet(V x, BinaryOperator<V> accumulatorFunction) | accumulatorFunction.apply(old, x) | next

    public final V $declared$ {
        while (true) {
            V old = value;
            V next = $next$;
            if (compareAndSet(old, next)) {
                return $given$;
            }
        }
    }
    //#end

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
