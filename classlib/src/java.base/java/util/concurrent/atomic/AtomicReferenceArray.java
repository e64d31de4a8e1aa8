package java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** References that threads may update together; see {@link AtomicInteger} for why this is enough. */
public class AtomicReferenceArray<E> implements java.io.Serializable {
    private static final long serialVersionUID = -6209656149925076980L;

    private final Object[] array;

    public AtomicReferenceArray(int length) {
        array = new Object[length];
    }

    public AtomicReferenceArray(E[] array) {
        this.array = Arrays.copyOf(array, array.length, Object[].class);
    }

    public final int length() {
        return array.length;
    }

    @SuppressWarnings("unchecked")
    private E cast(Object element) {
        return (E) element;
    }

    public final E get(int i) {
        return cast(array[i]);
    }

    public final void set(int i, E newValue) {
        array[i] = newValue;
    }

    public final void lazySet(int i, E newValue) {
        array[i] = newValue;
    }

    public final E getAndSet(int i, E newValue) {
        Object old = array[i];
        array[i] = newValue;
        return cast(old);
    }

    public final boolean compareAndSet(int i, E expectedValue, E newValue) {
        if (array[i] == expectedValue) {
            array[i] = newValue;
            return true;
        }
        return false;
    }

    public final E getAndUpdate(int i, UnaryOperator<E> updateFunction) {
        while (true) {
            E old = cast(array[i]);
            if (compareAndSet(i, old, updateFunction.apply(old))) {
                return old;
            }
        }
    }

    public final E updateAndGet(int i, UnaryOperator<E> updateFunction) {
        while (true) {
            E old = cast(array[i]);
            E next = updateFunction.apply(old);
            if (compareAndSet(i, old, next)) {
                return next;
            }
        }
    }

    public final E getAndAccumulate(int i, E x, BinaryOperator<E> accumulatorFunction) {
        while (true) {
            E old = cast(array[i]);
            if (compareAndSet(i, old, accumulatorFunction.apply(old, x))) {
                return old;
            }
        }
    }

    public final E accumulateAndGet(int i, E x, BinaryOperator<E> accumulatorFunction) {
        while (true) {
            E old = cast(array[i]);
            E next = accumulatorFunction.apply(old, x);
            if (compareAndSet(i, old, next)) {
                return next;
            }
        }
    }

    public final E compareAndExchange(int i, E expectedValue, E newValue) {
        Object witness = array[i];
        if (witness == expectedValue) {
            array[i] = newValue;
        }
        return cast(witness);
    }

    public final E compareAndExchangeAcquire(int i, E expectedValue, E newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }

    public final E compareAndExchangeRelease(int i, E expectedValue, E newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(int i, E expectedValue, E newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }
    //#for Mode: Plain Volatile Acquire Release

    public final boolean weakCompareAndSet$Mode$(int i, E expectedValue, E newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }
    //#end

    public final E getPlain(int i) {
        return cast(array[i]);
    }

    public final E getOpaque(int i) {
        return cast(array[i]);
    }

    public final E getAcquire(int i) {
        return cast(array[i]);
    }

    public final void setPlain(int i, E newValue) {
        array[i] = newValue;
    }

    public final void setOpaque(int i, E newValue) {
        array[i] = newValue;
    }

    public final void setRelease(int i, E newValue) {
        array[i] = newValue;
    }

    @Override
    public String toString() {
        return Arrays.toString(array);
    }
}
