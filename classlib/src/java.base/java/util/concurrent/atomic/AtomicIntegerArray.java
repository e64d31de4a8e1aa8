package java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** An {@code int} array whose elements threads may update together; see {@link AtomicInteger} for why this is enough. */
public class AtomicIntegerArray implements java.io.Serializable {
    private static final long serialVersionUID = 1L;

    private final int[] array;

    public AtomicIntegerArray(int length) {
        array = new int[length];
    }

    public AtomicIntegerArray(int[] array) {
        this.array = array.clone();
    }

    public final int length() {
        return array.length;
    }

    public final int get(int i) {
        return array[i];
    }

    public final void set(int i, int newValue) {
        array[i] = newValue;
    }

    public final void lazySet(int i, int newValue) {
        array[i] = newValue;
    }

    public final int getAndSet(int i, int newValue) {
        int old = array[i];
        array[i] = newValue;
        return old;
    }

    public final boolean compareAndSet(int i, int expectedValue, int newValue) {
        if (array[i] == expectedValue) {
            array[i] = newValue;
            return true;
        }
        return false;
    }

    public final int getAndIncrement(int i) {
        return array[i]++;
    }

    public final int getAndDecrement(int i) {
        return array[i]--;
    }

    public final int getAndAdd(int i, int delta) {
        int old = array[i];
        array[i] = old + delta;
        return old;
    }

    public final int incrementAndGet(int i) {
        return ++array[i];
    }

    public final int decrementAndGet(int i) {
        return --array[i];
    }

    public final int addAndGet(int i, int delta) {
        return array[i] += delta;
    }

    public final int getAndUpdate(int i, IntUnaryOperator updateFunction) {
        while (true) {
            int old = array[i];
            if (compareAndSet(i, old, updateFunction.applyAsInt(old))) {
                return old;
            }
        }
    }

    public final int updateAndGet(int i, IntUnaryOperator updateFunction) {
        while (true) {
            int old = array[i];
            int next = updateFunction.applyAsInt(old);
            if (compareAndSet(i, old, next)) {
                return next;
            }
        }
    }

    public final int getAndAccumulate(int i, int x, IntBinaryOperator accumulatorFunction) {
        while (true) {
            int old = array[i];
            if (compareAndSet(i, old, accumulatorFunction.applyAsInt(old, x))) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(int i, int x, IntBinaryOperator accumulatorFunction) {
        while (true) {
            int old = array[i];
            int next = accumulatorFunction.applyAsInt(old, x);
            if (compareAndSet(i, old, next)) {
                return next;
            }
        }
    }

    public final int compareAndExchange(int i, int expectedValue, int newValue) {
        int witness = array[i];
        if (witness == expectedValue) {
            array[i] = newValue;
        }
        return witness;
    }

    public final int compareAndExchangeAcquire(int i, int expectedValue, int newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }

    public final int compareAndExchangeRelease(int i, int expectedValue, int newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(int i, int expectedValue, int newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(int i, int expectedValue, int newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(int i, int expectedValue, int newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(int i, int expectedValue, int newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(int i, int expectedValue, int newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }

    public final int getPlain(int i) {
        return array[i];
    }

    public final int getOpaque(int i) {
        return array[i];
    }

    public final int getAcquire(int i) {
        return array[i];
    }

    public final void setPlain(int i, int newValue) {
        array[i] = newValue;
    }

    public final void setOpaque(int i, int newValue) {
        array[i] = newValue;
    }

    public final void setRelease(int i, int newValue) {
        array[i] = newValue;
    }

    @Override
    public String toString() {
        return Arrays.toString(array);
    }
}
