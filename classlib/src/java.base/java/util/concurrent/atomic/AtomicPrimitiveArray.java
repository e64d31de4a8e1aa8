//#file Atomic$Box$Array.java: int long
package java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.$Type$BinaryOperator;
import java.util.function.$Type$UnaryOperator;

/** A {@code $type$} array whose elements threads may update together; see {@link Atomic$Box$} for why this is enough. */
public class Atomic$Box$Array implements java.io.Serializable {
    private static final long serialVersionUID = 1L;

    private final $type$[] array;

    public Atomic$Box$Array(int length) {
        array = new $type$[length];
    }

    public Atomic$Box$Array($type$[] array) {
        this.array = array.clone();
    }

    public final int length() {
        return array.length;
    }

    public final $type$ get(int i) {
        return array[i];
    }

    public final void set(int i, $type$ newValue) {
        array[i] = newValue;
    }

    public final void lazySet(int i, $type$ newValue) {
        array[i] = newValue;
    }

    public final $type$ getAndSet(int i, $type$ newValue) {
        $type$ old = array[i];
        array[i] = newValue;
        return old;
    }

    public final boolean compareAndSet(int i, $type$ expectedValue, $type$ newValue) {
        if (array[i] == expectedValue) {
            array[i] = newValue;
            return true;
        }
        return false;
    }

    public final $type$ getAndIncrement(int i) {
        return array[i]++;
    }

    public final $type$ getAndDecrement(int i) {
        return array[i]--;
    }

    public final $type$ getAndAdd(int i, $type$ delta) {
        $type$ old = array[i];
        array[i] = old + delta;
        return old;
    }

    public final $type$ incrementAndGet(int i) {
        return ++array[i];
    }

    public final $type$ decrementAndGet(int i) {
        return --array[i];
    }

    public final $type$ addAndGet(int i, $type$ delta) {
        return array[i] += delta;
    }

    public final $type$ getAndUpdate(int i, $Type$UnaryOperator updateFunction) {
        while (true) {
            $type$ old = array[i];
            if (compareAndSet(i, old, updateFunction.applyAs$Type$(old))) {
                return old;
            }
        }
    }

    public final $type$ updateAndGet(int i, $Type$UnaryOperator updateFunction) {
        while (true) {
            $type$ old = array[i];
            $type$ next = updateFunction.applyAs$Type$(old);
            if (compareAndSet(i, old, next)) {
                return next;
            }
        }
    }

    public final $type$ getAndAccumulate(int i, $type$ x, $Type$BinaryOperator accumulatorFunction) {
        while (true) {
            $type$ old = array[i];
            if (compareAndSet(i, old, accumulatorFunction.applyAs$Type$(old, x))) {
                return old;
            }
        }
    }

    public final $type$ accumulateAndGet(int i, $type$ x, $Type$BinaryOperator accumulatorFunction) {
        while (true) {
            $type$ old = array[i];
            $type$ next = accumulatorFunction.applyAs$Type$(old, x);
            if (compareAndSet(i, old, next)) {
                return next;
            }
        }
    }

    public final $type$ compareAndExchange(int i, $type$ expectedValue, $type$ newValue) {
        $type$ witness = array[i];
        if (witness == expectedValue) {
            array[i] = newValue;
        }
        return witness;
    }

    public final $type$ compareAndExchangeAcquire(int i, $type$ expectedValue, $type$ newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }

    public final $type$ compareAndExchangeRelease(int i, $type$ expectedValue, $type$ newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(int i, $type$ expectedValue, $type$ newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }
    //#for Mode: Plain Volatile Acquire Release

    public final boolean weakCompareAndSet$Mode$(int i, $type$ expectedValue, $type$ newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }
    //#end

    public final $type$ getPlain(int i) {
        return array[i];
    }

    public final $type$ getOpaque(int i) {
        return array[i];
    }

    public final $type$ getAcquire(int i) {
        return array[i];
    }

    public final void setPlain(int i, $type$ newValue) {
        array[i] = newValue;
    }

    public final void setOpaque(int i, $type$ newValue) {
        array[i] = newValue;
    }

    public final void setRelease(int i, $type$ newValue) {
        array[i] = newValue;
    }

    @Override
    public String toString() {
        return Arrays.toString(array);
    }
}
