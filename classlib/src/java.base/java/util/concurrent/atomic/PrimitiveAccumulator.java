//#file $Type$Accumulator.java: double long
package java.util.concurrent.atomic;

import java.util.function.$Type$BinaryOperator;

/** A value that threads accumulate by a function; with green threads one cell is enough. */
public class $Type$Accumulator extends Number {
    private static final long serialVersionUID = 7249069246863182397L;

    private final $Type$BinaryOperator function;
    //#if double
    /** As bits, so that all of them are told apart. */
    //#end
    private final long identity;
    private long value;

    public $Type$Accumulator($Type$BinaryOperator accumulatorFunction, $type$ identity) {
        function = accumulatorFunction;
        //#if double
        this.identity = Double.doubleToRawLongBits(identity);
        //#else
        this.identity = identity;
        //#end
        value = this.identity;
    }

    public void accumulate($type$ x) {
        long old;
        long next;
        do {
            old = value;
            //#if double
            next = Double.doubleToRawLongBits(function.applyAsDouble(Double.longBitsToDouble(old), x));
            //#else
            next = function.applyAsLong(old, x);
            //#end
        } while (!exchange(old, next));
    }

    private boolean exchange(long old, long next) {
        if (value == old) {
            value = next;
            return true;
        }
        return false;
    }

    public $type$ get() {
        //#if double
        return Double.longBitsToDouble(value);
        //#else
        return value;
        //#end
    }

    public void reset() {
        value = identity;
    }

    public $type$ getThenReset() {
        long old = value;
        value = identity;
        //#if double
        return Double.longBitsToDouble(old);
        //#else
        return old;
        //#end
    }

    @Override
    public String toString() {
        return $Box$.toString(get());
    }
    //#for to: long int float double

    @Override
    public $to$ $to$Value() {
        return ($to$) get();
    }
    //#end
}
