package java.util.concurrent.atomic;

import java.lang.invoke.VarHandle;
import java.lang.reflect.ClassMembers;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** Updates a volatile reference field of objects of one class. */
public abstract class AtomicReferenceFieldUpdater<T, V> {
    protected AtomicReferenceFieldUpdater() {
    }

    public static <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater(Class<U> tclass, Class<W> vclass,
            String fieldName) {
        return new OfField<>(tclass, vclass, FieldHandles.of(ClassMembers.caller(), tclass, fieldName, vclass, null));
    }

    public abstract boolean compareAndSet(T obj, V expect, V update);

    public abstract boolean weakCompareAndSet(T obj, V expect, V update);

    public abstract void set(T obj, V newValue);

    public abstract void lazySet(T obj, V newValue);

    public abstract V get(T obj);

    public V getAndSet(T obj, V newValue) {
        V old;
        do {
            old = get(obj);
        } while (!compareAndSet(obj, old, newValue));
        return old;
    }

    public final V getAndUpdate(T obj, UnaryOperator<V> updateFunction) {
        while (true) {
            V old = get(obj);
            if (compareAndSet(obj, old, updateFunction.apply(old))) {
                return old;
            }
        }
    }

    public final V updateAndGet(T obj, UnaryOperator<V> updateFunction) {
        while (true) {
            V old = get(obj);
            V next = updateFunction.apply(old);
            if (compareAndSet(obj, old, next)) {
                return next;
            }
        }
    }

    public final V getAndAccumulate(T obj, V x, BinaryOperator<V> accumulatorFunction) {
        while (true) {
            V old = get(obj);
            if (compareAndSet(obj, old, accumulatorFunction.apply(old, x))) {
                return old;
            }
        }
    }

    public final V accumulateAndGet(T obj, V x, BinaryOperator<V> accumulatorFunction) {
        while (true) {
            V old = get(obj);
            V next = accumulatorFunction.apply(old, x);
            if (compareAndSet(obj, old, next)) {
                return next;
            }
        }
    }

    private static final class OfField<T, V> extends AtomicReferenceFieldUpdater<T, V> {
        private final Class<T> owner;
        private final Class<V> type;
        private final VarHandle field;

        OfField(Class<T> owner, Class<V> type, VarHandle field) {
            this.owner = owner;
            this.type = type;
            this.field = field;
        }

        @Override
        public boolean compareAndSet(T obj, V expect, V update) {
            Object holder = FieldHandles.check(owner, obj);
            Object value = FieldHandles.checkValue(type, update);
            // What is expected may be anything: the field does not have what is of another type.
            return (expect == null || type.isInstance(expect)) && field.compareAndSet(holder, expect, value);
        }

        @Override
        public boolean weakCompareAndSet(T obj, V expect, V update) {
            return compareAndSet(obj, expect, update);
        }

        @Override
        public void set(T obj, V newValue) {
            field.setVolatile(FieldHandles.check(owner, obj), FieldHandles.checkValue(type, newValue));
        }

        @Override
        public void lazySet(T obj, V newValue) {
            set(obj, newValue);
        }

        @Override
        @SuppressWarnings("unchecked")
        public V get(T obj) {
            return (V) field.getVolatile(FieldHandles.check(owner, obj));
        }
    }
}
