//#file Atomic$Name$.java: boolean int long ref
//#word Name boolean=Boolean int=Integer long=Long ref=Reference
//#word value boolean=boolean int=int long=long ref=V
//#word Operand int=Int long=Long ref=
//#word Unary int=IntUnaryOperator long=LongUnaryOperator ref=UnaryOperator<V>
//#word Binary int=IntBinaryOperator long=LongBinaryOperator ref=BinaryOperator<V>
//#word apply int=applyAsInt long=applyAsLong ref=apply
package java.util.concurrent.atomic;

//#if not boolean
import java.util.function.$Operand$BinaryOperator;
import java.util.function.$Operand$UnaryOperator;

//#end
/**
 * A value of type {@code $value$} that threads may update together.
 *
 * <p>Green threads are switched only at back edges and method entries, so a straight-line body without calls is
 * atomic; the methods here that update are such bodies, and those that call a function retry if the value changed.
 */
//#if integral
public class Atomic$Name$ extends Number {
//#else if boolean
public class AtomicBoolean implements java.io.Serializable {
//#else
public class AtomicReference<V> implements java.io.Serializable {
//#end
    private static final long serialVersionUID = 1L;

    private volatile $value$ value;

    public Atomic$Name$($value$ initialValue) {
        value = initialValue;
    }

    public Atomic$Name$() {
    }

    public final $value$ get() {
        return value;
    }

    public final void set($value$ newValue) {
        value = newValue;
    }

    //#if integral
    public final $value$ incrementAndGet() {
        return ++value;
    }

    public final $value$ decrementAndGet() {
        return --value;
    }

    public final $value$ getAndIncrement() {
        return value++;
    }

    public final $value$ getAndDecrement() {
        return value--;
    }

    public final $value$ addAndGet($value$ delta) {
        return value += delta;
    }

    public final $value$ getAndAdd($value$ delta) {
        $value$ old = value;
        value = old + delta;
        return old;
    }

    //#end
    public final boolean compareAndSet($value$ expectedValue, $value$ newValue) {
        if (value == expectedValue) {
            value = newValue;
            return true;
        }
        return false;
    }

    public final $value$ compareAndExchange($value$ expectedValue, $value$ newValue) {
        $value$ witness = value;
        if (witness == expectedValue) {
            value = newValue;
        }
        return witness;
    }

    @Deprecated(since = "9")
    public final boolean weakCompareAndSet($value$ expectedValue, $value$ newValue) {
        return compareAndSet(expectedValue, newValue);
    }
    //#if boolean
    //#for Mode: Plain Volatile

    public boolean weakCompareAndSet$Mode$(boolean expectedValue, boolean newValue) {
        return compareAndSet(expectedValue, newValue);
    }
    //#end
    //#else
    //#for Mode: Plain Volatile

    public final boolean weakCompareAndSet$Mode$($value$ expectedValue, $value$ newValue) {
        return compareAndSet(expectedValue, newValue);
    }
    //#end
    //#end
    //#for Mode: Acquire Release

    public final boolean weakCompareAndSet$Mode$($value$ expectedValue, $value$ newValue) {
        return compareAndSet(expectedValue, newValue);
    }
    //#end
    //#for Mode: Acquire Release

    public final $value$ compareAndExchange$Mode$($value$ expectedValue, $value$ newValue) {
        return compareAndExchange(expectedValue, newValue);
    }
    //#end
    //#for Mode: Plain Opaque Acquire

    public final $value$ get$Mode$() {
        return value;
    }
    //#end
    //#for set: lazySet setPlain setOpaque setRelease

    public final void $set$($value$ newValue) {
        value = newValue;
    }
    //#end

    public final $value$ getAndSet($value$ newValue) {
        $value$ old = value;
        value = newValue;
        return old;
    }
    //#if not boolean
    //#for declared next given
    //#| getAndUpdate($Unary$ updateFunction) | updateFunction.$apply$(old) | old
    //#| updateAndGet($Unary$ updateFunction) | updateFunction.$apply$(old) | next
    //#| getAndAccumulate($value$ x, $Binary$ accumulatorFunction) | accumulatorFunction.$apply$(old, x) | old
    //#| accumulateAndGet($value$ x, $Binary$ accumulatorFunction) | accumulatorFunction.$apply$(old, x) | next

    public final $value$ $declared$ {
        while (true) {
            $value$ old = value;
            $value$ next = $next$;
            if (compareAndSet(old, next)) {
                return $given$;
            }
        }
    }
    //#end
    //#end

    @Override
    public String toString() {
        return String.valueOf(value);
    }
    //#if integral
    //#for to: int long float double

    @Override
    public $to$ $to$Value() {
        return ($to$) value;
    }
    //#end
    //#end
}
