package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;

/** A value that threads accumulate by a function; with green threads one cell is enough. */
public class LongAccumulator extends Number {
    private static final long serialVersionUID = 7249069246863182397L;

    private final LongBinaryOperator function;
    private final long identity;
    private long value;

    public LongAccumulator(LongBinaryOperator accumulatorFunction, long identity) {
        function = accumulatorFunction;
        this.identity = identity;
        value = identity;
    }

    public void accumulate(long x) {
        long old;
        long next;
        do {
            old = value;
            next = function.applyAsLong(old, x);
        } while (!exchange(old, next));
    }

    private boolean exchange(long old, long next) {
        if (value == old) {
            value = next;
            return true;
        }
        return false;
    }

    public long get() {
        return value;
    }

    public void reset() {
        value = identity;
    }

    public long getThenReset() {
        long old = value;
        value = identity;
        return old;
    }

    @Override
    public String toString() {
        return Long.toString(value);
    }

    @Override
    public long longValue() {
        return value;
    }

    @Override
    public int intValue() {
        return (int) value;
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
