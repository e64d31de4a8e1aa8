package java.util.concurrent.atomic;

import java.lang.invoke.VarHandle;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** Updates a volatile {@code int} field of objects of one class. */
public abstract class AtomicIntegerFieldUpdater<T> {
    protected AtomicIntegerFieldUpdater() {
    }

    public static <U> AtomicIntegerFieldUpdater<U> newUpdater(Class<U> tclass, String fieldName) {
        return new OfField<>(tclass, FieldHandles.of(tclass, fieldName, int.class, "Must be integer type"));
    }

    public abstract boolean compareAndSet(T obj, int expect, int update);

    public abstract boolean weakCompareAndSet(T obj, int expect, int update);

    public abstract void set(T obj, int newValue);

    public abstract void lazySet(T obj, int newValue);

    public abstract int get(T obj);

    public int getAndSet(T obj, int newValue) {
        int old;
        do {
            old = get(obj);
        } while (!compareAndSet(obj, old, newValue));
        return old;
    }

    public int getAndIncrement(T obj) {
        return getAndAdd(obj, 1);
    }

    public int getAndDecrement(T obj) {
        return getAndAdd(obj, -1);
    }

    public int getAndAdd(T obj, int delta) {
        int old;
        do {
            old = get(obj);
        } while (!compareAndSet(obj, old, old + delta));
        return old;
    }

    public int incrementAndGet(T obj) {
        return getAndAdd(obj, 1) + 1;
    }

    public int decrementAndGet(T obj) {
        return getAndAdd(obj, -1) - 1;
    }

    public int addAndGet(T obj, int delta) {
        return getAndAdd(obj, delta) + delta;
    }

    public final int getAndUpdate(T obj, IntUnaryOperator updateFunction) {
        while (true) {
            int old = get(obj);
            if (compareAndSet(obj, old, updateFunction.applyAsInt(old))) {
                return old;
            }
        }
    }

    public final int updateAndGet(T obj, IntUnaryOperator updateFunction) {
        while (true) {
            int old = get(obj);
            int next = updateFunction.applyAsInt(old);
            if (compareAndSet(obj, old, next)) {
                return next;
            }
        }
    }

    public final int getAndAccumulate(T obj, int x, IntBinaryOperator accumulatorFunction) {
        while (true) {
            int old = get(obj);
            if (compareAndSet(obj, old, accumulatorFunction.applyAsInt(old, x))) {
                return old;
            }
        }
    }

    public final int accumulateAndGet(T obj, int x, IntBinaryOperator accumulatorFunction) {
        while (true) {
            int old = get(obj);
            int next = accumulatorFunction.applyAsInt(old, x);
            if (compareAndSet(obj, old, next)) {
                return next;
            }
        }
    }

    private static final class OfField<T> extends AtomicIntegerFieldUpdater<T> {
        private final Class<T> owner;
        private final VarHandle field;

        OfField(Class<T> owner, VarHandle field) {
            this.owner = owner;
            this.field = field;
        }

        @Override
        public boolean compareAndSet(T obj, int expect, int update) {
            return field.compareAndSet(FieldHandles.check(owner, obj), expect, update);
        }

        @Override
        public boolean weakCompareAndSet(T obj, int expect, int update) {
            return compareAndSet(obj, expect, update);
        }

        @Override
        public void set(T obj, int newValue) {
            field.setVolatile(FieldHandles.check(owner, obj), newValue);
        }

        @Override
        public void lazySet(T obj, int newValue) {
            set(obj, newValue);
        }

        @Override
        public int get(T obj) {
            return (int) field.getVolatile(FieldHandles.check(owner, obj));
        }
    }
}
