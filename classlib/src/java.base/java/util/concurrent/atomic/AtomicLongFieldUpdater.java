package java.util.concurrent.atomic;

import java.lang.invoke.VarHandle;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** Updates a volatile {@code long} field of objects of one class. */
public abstract class AtomicLongFieldUpdater<T> {
    protected AtomicLongFieldUpdater() {
    }

    public static <U> AtomicLongFieldUpdater<U> newUpdater(Class<U> tclass, String fieldName) {
        return new OfField<>(tclass, FieldHandles.of(tclass, fieldName, long.class, "Must be long type"));
    }

    public abstract boolean compareAndSet(T obj, long expect, long update);

    public abstract boolean weakCompareAndSet(T obj, long expect, long update);

    public abstract void set(T obj, long newValue);

    public abstract void lazySet(T obj, long newValue);

    public abstract long get(T obj);

    public long getAndSet(T obj, long newValue) {
        long old;
        do {
            old = get(obj);
        } while (!compareAndSet(obj, old, newValue));
        return old;
    }

    public long getAndIncrement(T obj) {
        return getAndAdd(obj, 1);
    }

    public long getAndDecrement(T obj) {
        return getAndAdd(obj, -1);
    }

    public long getAndAdd(T obj, long delta) {
        long old;
        do {
            old = get(obj);
        } while (!compareAndSet(obj, old, old + delta));
        return old;
    }

    public long incrementAndGet(T obj) {
        return getAndAdd(obj, 1) + 1;
    }

    public long decrementAndGet(T obj) {
        return getAndAdd(obj, -1) - 1;
    }

    public long addAndGet(T obj, long delta) {
        return getAndAdd(obj, delta) + delta;
    }

    public final long getAndUpdate(T obj, LongUnaryOperator updateFunction) {
        while (true) {
            long old = get(obj);
            if (compareAndSet(obj, old, updateFunction.applyAsLong(old))) {
                return old;
            }
        }
    }

    public final long updateAndGet(T obj, LongUnaryOperator updateFunction) {
        while (true) {
            long old = get(obj);
            long next = updateFunction.applyAsLong(old);
            if (compareAndSet(obj, old, next)) {
                return next;
            }
        }
    }

    public final long getAndAccumulate(T obj, long x, LongBinaryOperator accumulatorFunction) {
        while (true) {
            long old = get(obj);
            if (compareAndSet(obj, old, accumulatorFunction.applyAsLong(old, x))) {
                return old;
            }
        }
    }

    public final long accumulateAndGet(T obj, long x, LongBinaryOperator accumulatorFunction) {
        while (true) {
            long old = get(obj);
            long next = accumulatorFunction.applyAsLong(old, x);
            if (compareAndSet(obj, old, next)) {
                return next;
            }
        }
    }

    private static final class OfField<T> extends AtomicLongFieldUpdater<T> {
        private final Class<T> owner;
        private final VarHandle field;

        OfField(Class<T> owner, VarHandle field) {
            this.owner = owner;
            this.field = field;
        }

        @Override
        public boolean compareAndSet(T obj, long expect, long update) {
            return field.compareAndSet(FieldHandles.check(owner, obj), expect, update);
        }

        @Override
        public boolean weakCompareAndSet(T obj, long expect, long update) {
            return compareAndSet(obj, expect, update);
        }

        @Override
        public void set(T obj, long newValue) {
            field.setVolatile(FieldHandles.check(owner, obj), newValue);
        }

        @Override
        public void lazySet(T obj, long newValue) {
            set(obj, newValue);
        }

        @Override
        public long get(T obj) {
            return (long) field.getVolatile(FieldHandles.check(owner, obj));
        }
    }
}
