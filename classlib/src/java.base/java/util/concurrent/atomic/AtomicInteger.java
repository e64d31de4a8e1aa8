package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/**
 * An {@code int} that threads may update together.
 *
 * <p>Green threads are switched only at back edges and method entries, so a straight-line body without calls is
 * atomic; the methods here that update are such bodies, and those that call a function retry if the value changed.
 */
public class AtomicInteger extends Number {
    private static final long serialVersionUID = 1L;

    private volatile int value;

    public AtomicInteger(int initialValue) {
        value = initialValue;
    }

    public AtomicInteger() {
    }

    public final int get() {
        return value;
    }

    public final void set(int newValue) {
        value = newValue;
    }

    public final int incrementAndGet() {
        return ++value;
    }

    public final int decrementAndGet() {
        return --value;
    }

    public final int getAndIncrement() {
        return value++;
    }

    public final int getAndDecrement() {
        return value--;
    }

    public final int addAndGet(int delta) {
        return value += delta;
    }

    public final int getAndAdd(int delta) {
        int old = value;
        value = old + delta;
        return old;
    }

    public final boolean compareAndSet(int expectedValue, int newValue) {
        if (value == expectedValue) {
            value = newValue;
            return true;
        }
        return false;
    }

    public final int compareAndExchange(int expectedValue, int newValue) {
        int witness = value;
        if (witness == expectedValue) {
            value = newValue;
        }
        return witness;
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(int expectedValue, int newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(int expectedValue, int newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(int expectedValue, int newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(int expectedValue, int newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(int expectedValue, int newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final int compareAndExchangeAcquire(int expectedValue, int newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    public final int compareAndExchangeRelease(int expectedValue, int newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    public final int getPlain() {
        return value;
    }

    public final int getOpaque() {
        return value;
    }

    public final int getAcquire() {
        return value;
    }

    public final void lazySet(int newValue) {
        value = newValue;
    }

    public final void setPlain(int newValue) {
        value = newValue;
    }

    public final void setOpaque(int newValue) {
        value = newValue;
    }

    public final void setRelease(int newValue) {
        value = newValue;
    }

    public final int getAndSet(int newValue) {
        int old = value;
        value = newValue;
        return old;
    }

    public final int getAndUpdate(IntUnaryOperator updateFunction) {
        while (true) {
            int old = value;
            int next = updateFunction.applyAsInt(old);
            if (compareAndSet(old, next)) {
                return old;
            }
        }
    }

    public final int updateAndGet(IntUnaryOperator updateFunction) {
        while (true) {
            int old = value;
            int next = updateFunction.applyAsInt(old);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public final int getAndAccumulate(int x, IntBinaryOperator accumulatorFunction) {
        while (true) {
            int old = value;
            int next = accumulatorFunction.applyAsInt(old, x);
            if (compareAndSet(old, next)) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(int x, IntBinaryOperator accumulatorFunction) {
        while (true) {
            int old = value;
            int next = accumulatorFunction.applyAsInt(old, x);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    @Override
    public String toString() {
        return Integer.toString(value);
    }

    @Override
    public int intValue() {
        return value;
    }

    @Override
    public long longValue() {
        return value;
    }

    @Override
    public float floatValue() {
        return value;
    }

    @Override
    public double doubleValue() {
        return value;
    }
}
