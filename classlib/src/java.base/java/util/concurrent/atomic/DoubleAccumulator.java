package java.util.concurrent.atomic;

import java.util.function.DoubleBinaryOperator;

/** A value that threads accumulate by a function; with green threads one cell is enough. */
public class DoubleAccumulator extends Number {
    private static final long serialVersionUID = 7249069246863182397L;

    private final DoubleBinaryOperator function;
    private final long identity;
    private long bits;

    public DoubleAccumulator(DoubleBinaryOperator accumulatorFunction, double identity) {
        function = accumulatorFunction;
        this.identity = Double.doubleToRawLongBits(identity);
        bits = this.identity;
    }

    public void accumulate(double x) {
        long old;
        long next;
        do {
            old = bits;
            next = Double.doubleToRawLongBits(function.applyAsDouble(Double.longBitsToDouble(old), x));
        } while (!exchange(old, next));
    }

    private boolean exchange(long old, long next) {
        if (bits == old) {
            bits = next;
            return true;
        }
        return false;
    }

    public double get() {
        return Double.longBitsToDouble(bits);
    }

    public void reset() {
        bits = identity;
    }

    public double getThenReset() {
        long old = bits;
        bits = identity;
        return Double.longBitsToDouble(old);
    }

    @Override
    public String toString() {
        return Double.toString(get());
    }

    @Override
    public long longValue() {
        return (long) get();
    }

    @Override
    public int intValue() {
        return (int) get();
    }

    @Override
    public float floatValue() {
        return (float) get();
    }

    @Override
    public double doubleValue() {
        return get();
    }
}
