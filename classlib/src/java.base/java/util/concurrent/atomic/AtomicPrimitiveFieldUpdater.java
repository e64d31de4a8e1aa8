//#file Atomic$Box$FieldUpdater.java: int long
//#word named int=integer long=long
package java.util.concurrent.atomic;

import java.lang.invoke.VarHandle;
import java.lang.reflect.ClassMembers;
import java.util.function.$Type$BinaryOperator;
import java.util.function.$Type$UnaryOperator;

/** Updates a volatile {@code $type$} field of objects of one class. */
public abstract class Atomic$Box$FieldUpdater<T> {
    protected Atomic$Box$FieldUpdater() {
    }

    public static <U> Atomic$Box$FieldUpdater<U> newUpdater(Class<U> tclass, String fieldName) {
        return new OfField<>(tclass, FieldHandles.of(ClassMembers.caller(), tclass, fieldName, $type$.class, "Must be $named$ type"));
    }

    public abstract boolean compareAndSet(T obj, $type$ expect, $type$ update);

    public abstract boolean weakCompareAndSet(T obj, $type$ expect, $type$ update);

    public abstract void set(T obj, $type$ newValue);

    public abstract void lazySet(T obj, $type$ newValue);

    public abstract $type$ get(T obj);

    public $type$ getAndSet(T obj, $type$ newValue) {
        $type$ old;
        do {
            old = get(obj);
        } while (!compareAndSet(obj, old, newValue));
        return old;
    }

    public $type$ getAndIncrement(T obj) {
        return getAndAdd(obj, 1);
    }

    public $type$ getAndDecrement(T obj) {
        return getAndAdd(obj, -1);
    }

    public $type$ getAndAdd(T obj, $type$ delta) {
        $type$ old;
        do {
            old = get(obj);
        } while (!compareAndSet(obj, old, old + delta));
        return old;
    }

    public $type$ incrementAndGet(T obj) {
        return getAndAdd(obj, 1) + 1;
    }

    public $type$ decrementAndGet(T obj) {
        return getAndAdd(obj, -1) - 1;
    }

    public $type$ addAndGet(T obj, $type$ delta) {
        return getAndAdd(obj, delta) + delta;
    }

    public final $type$ getAndUpdate(T obj, $Type$UnaryOperator updateFunction) {
        while (true) {
            $type$ old = get(obj);
            if (compareAndSet(obj, old, updateFunction.applyAs$Type$(old))) {
                return old;
            }
        }
    }

    public final $type$ updateAndGet(T obj, $Type$UnaryOperator updateFunction) {
        while (true) {
            $type$ old = get(obj);
            $type$ next = updateFunction.applyAs$Type$(old);
            if (compareAndSet(obj, old, next)) {
                return next;
            }
        }
    }

    public final $type$ getAndAccumulate(T obj, $type$ x, $Type$BinaryOperator accumulatorFunction) {
        while (true) {
            $type$ old = get(obj);
            if (compareAndSet(obj, old, accumulatorFunction.applyAs$Type$(old, x))) {
                return old;
            }
        }
    }

    public final $type$ accumulateAndGet(T obj, $type$ x, $Type$BinaryOperator accumulatorFunction) {
        while (true) {
            $type$ old = get(obj);
            $type$ next = accumulatorFunction.applyAs$Type$(old, x);
            if (compareAndSet(obj, old, next)) {
                return next;
            }
        }
    }

    private static final class OfField<T> extends Atomic$Box$FieldUpdater<T> {
        private final Class<T> owner;
        private final VarHandle field;

        OfField(Class<T> owner, VarHandle field) {
            this.owner = owner;
            this.field = field;
        }

        @Override
        public boolean compareAndSet(T obj, $type$ expect, $type$ update) {
            return field.compareAndSet(FieldHandles.check(owner, obj), expect, update);
        }

        @Override
        public boolean weakCompareAndSet(T obj, $type$ expect, $type$ update) {
            return compareAndSet(obj, expect, update);
        }

        @Override
        public void set(T obj, $type$ newValue) {
            field.setVolatile(FieldHandles.check(owner, obj), newValue);
        }

        @Override
        public void lazySet(T obj, $type$ newValue) {
            set(obj, newValue);
        }

        @Override
        public $type$ get(T obj) {
            return ($type$) field.getVolatile(FieldHandles.check(owner, obj));
        }
    }
}
