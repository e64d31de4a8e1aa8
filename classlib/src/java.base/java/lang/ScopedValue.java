package java.lang;

import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Supplier;

/** A value that is there for a thread as long as an operation runs that it was bound for. */
public final class ScopedValue<T> {
    private static int created;

    private final int hash;

    private ScopedValue() {
        hash = 31 * ++created;
    }

    public static <T> ScopedValue<T> newInstance() {
        return new ScopedValue<>();
    }

    public static <T> Carrier where(ScopedValue<T> key, T value) {
        return new Carrier(Objects.requireNonNull(key), value, null);
    }

    /** The bindings that are there for this thread, or null. */
    private Carrier find(Carrier carrier) {
        for (Carrier c = carrier; c != null; c = c.outer) {
            if (c.key == this) {
                return c;
            }
        }
        return null;
    }

    private Carrier bound() {
        for (Scope s = Thread.currentThread().scope; s != null; s = s.outer) {
            Carrier found = find(s.bindings);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    @SuppressWarnings("unchecked")
    public T get() {
        Carrier found = bound();
        if (found == null) {
            throw new NoSuchElementException("ScopedValue not bound");
        }
        return (T) found.value;
    }

    public boolean isBound() {
        return bound() != null;
    }

    @SuppressWarnings("unchecked")
    public T orElse(T other) {
        Objects.requireNonNull(other);
        Carrier found = bound();
        return found == null ? other : (T) found.value;
    }

    @SuppressWarnings("unchecked")
    public <X extends Throwable> T orElseThrow(Supplier<? extends X> exceptionSupplier) throws X {
        Objects.requireNonNull(exceptionSupplier);
        Carrier found = bound();
        if (found == null) {
            throw exceptionSupplier.get();
        }
        return (T) found.value;
    }

    @Override
    public int hashCode() {
        return hash;
    }

    /** What is bound while an operation runs, and by the operations around it. */
    record Scope(Carrier bindings, Scope outer) {
    }

    /** Values that are to be bound. */
    public static final class Carrier {
        private final ScopedValue<?> key;
        private final Object value;
        private final Carrier outer;

        Carrier(ScopedValue<?> key, Object value, Carrier outer) {
            this.key = key;
            this.value = value;
            this.outer = outer;
        }

        public <T> Carrier where(ScopedValue<T> key, T value) {
            return new Carrier(Objects.requireNonNull(key), value, this);
        }

        @SuppressWarnings("unchecked")
        public <T> T get(ScopedValue<T> key) {
            Carrier found = key.find(this);
            if (found == null) {
                throw new NoSuchElementException("No mapping present");
            }
            return (T) found.value;
        }

        public void run(Runnable op) {
            Objects.requireNonNull(op);
            Thread thread = Thread.currentThread();
            Scope around = thread.scope;
            thread.scope = new Scope(this, around);
            try {
                op.run();
            } finally {
                thread.scope = around;
            }
        }

        public <R, X extends Throwable> R call(CallableOp<? extends R, X> op) throws X {
            Objects.requireNonNull(op);
            Thread thread = Thread.currentThread();
            Scope around = thread.scope;
            thread.scope = new Scope(this, around);
            try {
                return op.call();
            } finally {
                thread.scope = around;
            }
        }
    }

    /** An operation with a result. */
    @FunctionalInterface
    public interface CallableOp<T, X extends Throwable> {
        T call() throws X;
    }
}
