//#file Atomic$Name$FieldUpdater.java: int long ref
//#word Name int=Integer long=Long ref=Reference
//#word named int=integer long=long
//#word class int=AtomicIntegerFieldUpdater<T> long=AtomicLongFieldUpdater<T> ref=AtomicReferenceFieldUpdater<T,V>
//#word generic int=<T> long=<T> ref=<T,V>
//#word value int=int long=long ref=V
//#word what int=int long=long ref=reference
//#word Operand int=Int long=Long ref=
//#word Unary int=IntUnaryOperator long=LongUnaryOperator ref=UnaryOperator<V>
//#word Binary int=IntBinaryOperator long=LongBinaryOperator ref=BinaryOperator<V>
//#word apply int=applyAsInt long=applyAsLong ref=apply
package java.util.concurrent.atomic;

import java.lang.invoke.VarHandle;
import java.lang.reflect.ClassMembers;
import java.util.function.$Operand$BinaryOperator;
import java.util.function.$Operand$UnaryOperator;

/** Updates a volatile $what$ field of objects of one class. */
public abstract class $class$ {
    protected Atomic$Name$FieldUpdater() {
    }

    //#if ref
    public static <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater(Class<U> tclass, Class<W> vclass,
            String fieldName) {
        return new OfField<>(tclass, vclass, FieldHandles.of(ClassMembers.caller(), tclass, fieldName, vclass, null));
    }

    //#else
    public static <U> Atomic$Box$FieldUpdater<U> newUpdater(Class<U> tclass, String fieldName) {
        return new OfField<>(tclass, FieldHandles.of(ClassMembers.caller(), tclass, fieldName, $type$.class, "Must be $named$ type"));
    }

    //#end
    public abstract boolean compareAndSet(T obj, $value$ expect, $value$ update);

    public abstract boolean weakCompareAndSet(T obj, $value$ expect, $value$ update);

    public abstract void set(T obj, $value$ newValue);

    public abstract void lazySet(T obj, $value$ newValue);

    public abstract $value$ get(T obj);

    public $value$ getAndSet(T obj, $value$ newValue) {
        $value$ old;
        do {
            old = get(obj);
        } while (!compareAndSet(obj, old, newValue));
        return old;
    }

    //#if integral
    public $value$ getAndIncrement(T obj) {
        return getAndAdd(obj, 1);
    }

    public $value$ getAndDecrement(T obj) {
        return getAndAdd(obj, -1);
    }

    public $value$ getAndAdd(T obj, $value$ delta) {
        $value$ old;
        do {
            old = get(obj);
        } while (!compareAndSet(obj, old, old + delta));
        return old;
    }

    public $value$ incrementAndGet(T obj) {
        return getAndAdd(obj, 1) + 1;
    }

    public $value$ decrementAndGet(T obj) {
        return getAndAdd(obj, -1) - 1;
    }

    public $value$ addAndGet(T obj, $value$ delta) {
        return getAndAdd(obj, delta) + delta;
    }
    //#end
    //#for declared next given
    //#| getAndUpdate(T obj, $Unary$ updateFunction) | updateFunction.$apply$(old) | old
    //#| updateAndGet(T obj, $Unary$ updateFunction) | updateFunction.$apply$(old) | next
    //#| getAndAccumulate(T obj, $value$ x, $Binary$ accumulatorFunction) | accumulatorFunction.$apply$(old, x) | old
    //#| accumulateAndGet(T obj, $value$ x, $Binary$ accumulatorFunction) | accumulatorFunction.$apply$(old, x) | next

    public final $value$ $declared$ {
        while (true) {
            $value$ old = get(obj);
            $value$ next = $next$;
            if (compareAndSet(obj, old, next)) {
                return $given$;
            }
        }
    }
    //#end

    private static final class OfField$generic$ extends $class$ {
        private final Class<T> owner;
        private final VarHandle field;
        //#if ref
        private final Class<V> type;

        OfField(Class<T> owner, Class<V> type, VarHandle field) {
            this.type = type;
        //#else

        OfField(Class<T> owner, VarHandle field) {
        //#end
            this.owner = owner;
            this.field = field;
        }

        @Override
        public boolean compareAndSet(T obj, $value$ expect, $value$ update) {
            //#if ref
            Object holder = FieldHandles.check(owner, obj);
            Object value = FieldHandles.checkValue(type, update);
            // What is expected may be anything: the field does not have what is of another type.
            return (expect == null || type.isInstance(expect)) && field.compareAndSet(holder, expect, value);
            //#else
            return field.compareAndSet(FieldHandles.check(owner, obj), expect, update);
            //#end
        }

        @Override
        public boolean weakCompareAndSet(T obj, $value$ expect, $value$ update) {
            return compareAndSet(obj, expect, update);
        }

        @Override
        public void set(T obj, $value$ newValue) {
            //#if ref
            field.setVolatile(FieldHandles.check(owner, obj), FieldHandles.checkValue(type, newValue));
            //#else
            field.setVolatile(FieldHandles.check(owner, obj), newValue);
            //#end
        }

        @Override
        public void lazySet(T obj, $value$ newValue) {
            set(obj, newValue);
        }

        //#if ref
        @SuppressWarnings("unchecked")
        //#end
        @Override
        public $value$ get(T obj) {
            return ($value$) field.getVolatile(FieldHandles.check(owner, obj));
        }
    }
}
