//#file Atomic$Name$Array.java: int long ref
//#word Name int=Integer long=Long ref=Reference
//#word serial int=1L long=1L ref=-6209656149925076980L
//#word class int=AtomicIntegerArray long=AtomicLongArray ref=AtomicReferenceArray<E>
//#word value int=int long=long ref=E
//#word element int=int long=long ref=Object
//#word as int= long= ref=(E)
//#word Operand int=Int long=Long ref=
//#word Unary int=IntUnaryOperator long=LongUnaryOperator ref=UnaryOperator<E>
//#word Binary int=IntBinaryOperator long=LongBinaryOperator ref=BinaryOperator<E>
//#word apply int=applyAsInt long=applyAsLong ref=apply
package java.util.concurrent.atomic;

import java.util.Arrays;
import java.util.function.$Operand$BinaryOperator;
import java.util.function.$Operand$UnaryOperator;

/** An array of {@code $value$} whose elements threads may update together; see {@link Atomic$Name$} for why this is enough. */
//#if ref
@SuppressWarnings("unchecked")
//#end
public class $class$ implements java.io.Serializable {
    private static final long serialVersionUID = $serial$;

    private final $element$[] array;

    public Atomic$Name$Array(int length) {
        array = new $element$[length];
    }

    public Atomic$Name$Array($value$[] array) {
        //#if ref
        this.array = Arrays.copyOf(array, array.length, Object[].class);
        //#else
        this.array = array.clone();
        //#end
    }

    public final int length() {
        return array.length;
    }

    public final $value$ get(int i) {
        return $as$array[i];
    }

    public final void set(int i, $value$ newValue) {
        array[i] = newValue;
    }

    public final $value$ getAndSet(int i, $value$ newValue) {
        $value$ old = $as$array[i];
        array[i] = newValue;
        return old;
    }

    public final boolean compareAndSet(int i, $value$ expectedValue, $value$ newValue) {
        if (array[i] == expectedValue) {
            array[i] = newValue;
            return true;
        }
        return false;
    }

    //#if integral
    public final $value$ getAndIncrement(int i) {
        return array[i]++;
    }

    public final $value$ getAndDecrement(int i) {
        return array[i]--;
    }

    public final $value$ getAndAdd(int i, $value$ delta) {
        $value$ old = $as$array[i];
        array[i] = old + delta;
        return old;
    }

    public final $value$ incrementAndGet(int i) {
        return ++array[i];
    }

    public final $value$ decrementAndGet(int i) {
        return --array[i];
    }

    public final $value$ addAndGet(int i, $value$ delta) {
        return array[i] += delta;
    }
    //#end
    //#for declared next given
    //#| getAndUpdate(int i, $Unary$ updateFunction) | updateFunction.$apply$(old) | old
    //#| updateAndGet(int i, $Unary$ updateFunction) | updateFunction.$apply$(old) | next
    //#| getAndAccumulate(int i, $value$ x, $Binary$ accumulatorFunction) | accumulatorFunction.$apply$(old, x) | old
    //#| accumulateAndGet(int i, $value$ x, $Binary$ accumulatorFunction) | accumulatorFunction.$apply$(old, x) | next

    public final $value$ $declared$ {
        while (true) {
            $value$ old = $as$array[i];
            $value$ next = $next$;
            if (compareAndSet(i, old, next)) {
                return $given$;
            }
        }
    }
    //#end

    public final $value$ compareAndExchange(int i, $value$ expectedValue, $value$ newValue) {
        $value$ witness = $as$array[i];
        if (witness == expectedValue) {
            array[i] = newValue;
        }
        return witness;
    }
    //#for Mode: Acquire Release

    public final $value$ compareAndExchange$Mode$(int i, $value$ expectedValue, $value$ newValue) {
        return compareAndExchange(i, expectedValue, newValue);
    }
    //#end

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet(int i, $value$ expectedValue, $value$ newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }
    //#for Mode: Plain Volatile Acquire Release

    public final boolean weakCompareAndSet$Mode$(int i, $value$ expectedValue, $value$ newValue) {
        return compareAndSet(i, expectedValue, newValue);
    }
    //#end
    //#for Mode: Plain Opaque Acquire

    public final $value$ get$Mode$(int i) {
        return $as$array[i];
    }
    //#end
    //#for set: lazySet setPlain setOpaque setRelease

    public final void $set$(int i, $value$ newValue) {
        array[i] = newValue;
    }
    //#end

    @Override
    public String toString() {
        return Arrays.toString(array);
    }
}
