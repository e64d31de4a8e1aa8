//#file Atomic$Box$.java: int long
package java.util.concurrent.atomic;

import java.util.function.$Type$BinaryOperator;
import java.util.function.$Type$UnaryOperator;

/**
 * A value of type {@code $type$} that threads may update together.
 *
 * <p>Green threads are switched only at back edges and method entries, so a straight-line body without calls is
 * atomic; the methods here that update are such bodies, and those that call a function retry if the value changed.
 */
public class Atomic$Box$ extends Number {
    private static final long serialVersionUID = 1L;

    private volatile $type$ value;

    public Atomic$Box$($type$ initialValue) {
        value = initialValue;
    }

    public Atomic$Box$() {
    }

    public final $type$ get() {
        return value;
    }

    public final void set($type$ newValue) {
        value = newValue;
    }

    public final $type$ incrementAndGet() {
        return ++value;
    }

    public final $type$ decrementAndGet() {
        return --value;
    }

    public final $type$ getAndIncrement() {
        return value++;
    }

    public final $type$ getAndDecrement() {
        return value--;
    }

    public final $type$ addAndGet($type$ delta) {
        return value += delta;
    }

    public final $type$ getAndAdd($type$ delta) {
        $type$ old = value;
        value = old + delta;
        return old;
    }

    public final boolean compareAndSet($type$ expectedValue, $type$ newValue) {
        if (value == expectedValue) {
            value = newValue;
            return true;
        }
        return false;
    }

    public final $type$ compareAndExchange($type$ expectedValue, $type$ newValue) {
        $type$ witness = value;
        if (witness == expectedValue) {
            value = newValue;
        }
        return witness;
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet($type$ expectedValue, $type$ newValue) {
        return compareAndSet(expectedValue, newValue);
    }
    //#for Mode: Plain Volatile Acquire Release

    public final boolean weakCompareAndSet$Mode$($type$ expectedValue, $type$ newValue) {
        return compareAndSet(expectedValue, newValue);
    }
    //#end

    public final $type$ compareAndExchangeAcquire($type$ expectedValue, $type$ newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    public final $type$ compareAndExchangeRelease($type$ expectedValue, $type$ newValue) {
        return compareAndExchange(expectedValue, newValue);
    }

    public final $type$ getPlain() {
        return value;
    }

    public final $type$ getOpaque() {
        return value;
    }

    public final $type$ getAcquire() {
        return value;
    }
    //#for set: lazySet setPlain setOpaque setRelease

    public final void $set$($type$ newValue) {
        value = newValue;
    }
    //#end

    public final $type$ getAndSet($type$ newValue) {
        $type$ old = value;
        value = newValue;
        return old;
    }
    //#for declared next given
    //#| getAndUpdate($Type$UnaryOperator updateFunction) | updateFunction.applyAs$Type$(old) | old
    //#| updateAndGet($Type$UnaryOperator updateFunction) | updateFunction.applyAs$Type$(old) | next
    //#| getAndAccumulate($type$ x, $Type$BinaryOperator accumulatorFunction) | accumulatorFunction.applyAs$Type$(old, x) | old
    //#| accumulateAndGet($type$ x, $Type$BinaryOperator accumulatorFunction) | accumulatorFunction.applyAs$Type$(old, x) | next

    public final $type$ $declared$ {
        while (true) {
            $type$ old = value;
            $type$ next = $next$;
            if (compareAndSet(old, next)) {
                return $given$;
            }
        }
    }
    //#end

    @Override
    public String toString() {
        return $Box$.toString(value);
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
