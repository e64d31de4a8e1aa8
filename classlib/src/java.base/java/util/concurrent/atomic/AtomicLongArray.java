package java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** A {@code long} array whose elements threads may update together; see {@link AtomicLong} for why this is enough. */
public class AtomicLongArray implements java.io.Serializable {
    private static final long serialVersionUID = 1L;

    private final long[] array;

    public AtomicLongArray(int length) {
        array = new long[length];
    }

    public AtomicLongArray(long[] array) {
        this.array = array.clone();
    }

    public final int length() {
        return array.length;
    }

    public final long get(int i) {
        return array[i];
    }

    public final void set(int i, long newValue) {
        array[i] = newValue;
    }

    public final void lazySet(int i, long newValue) {
        array[i] = newValue;
    }

    public final long getAndSet(int i, long newValue) {
        long old = array[i];
        array[i] = newValue;
        return old;
    }

    public final boolean compareAndSet(int i, long expectedValue, long newValue) {
        if (array[i] == expectedValue) {
            array[i] = newValue;
            return true;
        }
        return false;
    }

    public final long getAndIncrement(int i) {
        return array[i]++;
    }

    public final long getAndDecrement(int i) {
        return array[i]--;
    }

    public final long getAndAdd(int i, long delta) {
        long old = array[i];
        array[i] = old + delta;
        return old;
    }

    public final long incrementAndGet(int i) {
        return ++array[i];
    }

    public final long decrementAndGet(int i) {
        return --array[i];
    }

    public final long addAndGet(int i, long delta) {
        return array[i] += delta;
    }

    public final long getAndUpdate(int i, LongUnaryOperator updateFunction) {
        while (true) {
            long old = array[i];
            if (compareAndSet(i, old, updateFunction.applyAsLong(old))) {
                return old;
            }
        }
    }

    public final long updateAndGet(int i, LongUnaryOperator updateFunction) {
        while (true) {
            long old = array[i];
            long next = updateFunction.applyAsLong(old);
            if (compareAndSet(i, old, next)) {
                return next;
            }
        }
    }

    public final long getAndAccumulate(int i, long x, LongBinaryOperator accumulatorFunction) {
        while (true) {
            long old = array[i];
            if (compareAndSet(i, old, accumulatorFunction.applyAsLong(old, x))) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(int i, long x, LongBinaryOperator accumulatorFunction) {
        while (true) {
            long old = array[i];
            long next = accumulatorFunction.applyAsLong(old, x);
            if (compareAndSet(i, old, next)) {
                return next;
            }
        }
    }

    public final long compareAndExchange(int i, long expectedValue, long newValue) {
        long witness = array[i];
        if (witness == expectedValue) {
            array[i] = newValue;
        }
        return witness;
    }

    public final long compareAndExchangeAcquire(int i, long expectedValue, long newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }

    public final long compareAndExchangeRelease(int i, long expectedValue, long newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(int i, long expectedValue, long newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(int i, long expectedValue, long newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(int i, long expectedValue, long newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(int i, long expectedValue, long newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(int i, long expectedValue, long newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final long getPlain(int i) {
        return array[i];
    }

    public final long getOpaque(int i) {
        return array[i];
    }

    public final long getAcquire(int i) {
        return array[i];
    }

    public final void setPlain(int i, long newValue) {
        array[i] = newValue;
    }

    public final void setOpaque(int i, long newValue) {
        array[i] = newValue;
    }

    public final void setRelease(int i, long newValue) {
        array[i] = newValue;
    }

    @Override
    public String toString() {
        return Arrays.toString(array);
    }
}
