package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/**
 * A {@code long} that threads may update together.
 *
 * <p>Green threads are switched only at back edges and method entries, so a straight-line body without calls is
 * atomic; the methods here that update are such bodies, and those that call a function retry if the value changed.
 */
public class AtomicLong extends Number {
    private static final long serialVersionUID = 1L;

    private volatile long value;

    public AtomicLong(long initialValue) {
        value = initialValue;
    }

    public AtomicLong() {
    }

    public final long get() {
        return value;
    }

    public final void set(long newValue) {
        value = newValue;
    }

    public final long incrementAndGet() {
        return ++value;
    }

    public final long decrementAndGet() {
        return --value;
    }

    public final long getAndIncrement() {
        return value++;
    }

    public final long getAndDecrement() {
        return value--;
    }

    public final long addAndGet(long delta) {
        return value += delta;
    }

    public final long getAndAdd(long delta) {
        long old = value;
        value = old + delta;
        return old;
    }

    public final boolean compareAndSet(long expectedValue, long newValue) {
        if (value == expectedValue) {
            value = newValue;
            return true;
        }
        return false;
    }

    public final long compareAndExchange(long expectedValue, long newValue) {
        long witness = value;
        if (witness == expectedValue) {
            value = newValue;
        }
        return witness;
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(long expectedValue, long newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetPlain(long expectedValue, long newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetVolatile(long expectedValue, long newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetAcquire(long expectedValue, long newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final boolean weakCompareAndSetRelease(long expectedValue, long newValue) {
        return compareAndSet(expectedValue, newValue);
    }

    public final long compareAndExchangeAcquire(long expectedValue, long newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    public final long compareAndExchangeRelease(long expectedValue, long newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    public final long getPlain() {
        return value;
    }

    public final long getOpaque() {
        return value;
    }

    public final long getAcquire() {
        return value;
    }

    public final void lazySet(long newValue) {
        value = newValue;
    }

    public final void setPlain(long newValue) {
        value = newValue;
    }

    public final void setOpaque(long newValue) {
        value = newValue;
    }

    public final void setRelease(long newValue) {
        value = newValue;
    }

    public final long getAndSet(long newValue) {
        long old = value;
        value = newValue;
        return old;
    }

    public final long getAndUpdate(LongUnaryOperator updateFunction) {
        while (true) {
            long old = value;
            long next = updateFunction.applyAsLong(old);
            if (compareAndSet(old, next)) {
                return old;
            }
        }
    }

    public final long updateAndGet(LongUnaryOperator updateFunction) {
        while (true) {
            long old = value;
            long next = updateFunction.applyAsLong(old);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    public final long getAndAccumulate(long x, LongBinaryOperator accumulatorFunction) {
        while (true) {
            long old = value;
            long next = accumulatorFunction.applyAsLong(old, x);
            if (compareAndSet(old, next)) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(long x, LongBinaryOperator accumulatorFunction) {
        while (true) {
            long old = value;
            long next = accumulatorFunction.applyAsLong(old, x);
            if (compareAndSet(old, next)) {
                return next;
            }
        }
    }

    @Override
    public String toString() {
        return Long.toString(value);
    }

    @Override
    public int intValue() {
        return (int) value;
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
