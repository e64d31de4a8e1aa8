package java.lang;

import java.util.function.Supplier;

/** A variable of which each thread has its own. */
public class ThreadLocal<T> {
    /** Held while a hash is drawn: programs may hold this class's own lock for ever. */
    private static final Object HASHES = new Object();
    private static int lastHash;

    /** Spreads well in a table whose size is a power of two. */
    private final int hash = nextHash();

    public ThreadLocal() {
    }

    private static int nextHash() {
        synchronized (HASHES) {
            return lastHash += 0x61c88647;
        }
    }

    public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
        if (supplier == null) {
            throw new NullPointerException();
        }
        return new Supplied<S>(supplier);
    }

    protected T initialValue() {
        return null;
    }

    /** The values' place in a thread. */
    Values values(Thread thread) {
        return thread.locals;
    }

    void setValues(Thread thread, Values values) {
        thread.locals = values;
    }

    /** What a new thread gets for the parent's value. */
    Object inherited(Object value) {
        throw new UnsupportedOperationException();
    }

    @SuppressWarnings("unchecked")
    public T get() {
        Values values = values(Thread.currentThread());
        if (values != null) {
            int at = values.find(this);
            if (at >= 0) {
                return (T) values.values[at];
            }
        }
        T value = initialValue();
        store(value);
        return value;
    }

    public void set(T value) {
        store(value);
    }

    private void store(T value) {
        Thread thread = Thread.currentThread();
        Values values = values(thread);
        if (values == null) {
            values = new Values();
            setValues(thread, values);
        }
        values.put(this, value);
    }

    public void remove() {
        Values values = values(Thread.currentThread());
        if (values != null) {
            values.remove(this);
        }
    }

    private static final class Supplied<S> extends ThreadLocal<S> {
        private final Supplier<? extends S> supplier;

        Supplied(Supplier<? extends S> supplier) {
            this.supplier = supplier;
        }

        @Override
        protected S initialValue() {
            return supplier.get();
        }
    }

    /** One thread's values by variable: an open hash table that compares by identity. */
    static final class Values {
        private ThreadLocal<?>[] keys = new ThreadLocal<?>[16];
        private Object[] values = new Object[16];
        private int size;

        int find(ThreadLocal<?> key) {
            int mask = keys.length - 1;
            for (int at = key.hash & mask; keys[at] != null; at = at + 1 & mask) {
                if (keys[at] == key) {
                    return at;
                }
            }
            return -1;
        }

        void put(ThreadLocal<?> key, Object value) {
            int at = find(key);
            if (at >= 0) {
                values[at] = value;
                return;
            }
            if (size * 2 >= keys.length) {
                rebuild(keys.length * 2, null);
            }
            add(key, value);
        }

        private void add(ThreadLocal<?> key, Object value) {
            int mask = keys.length - 1;
            int at = key.hash & mask;
            while (keys[at] != null) {
                at = at + 1 & mask;
            }
            keys[at] = key;
            values[at] = value;
            size++;
        }

        void remove(ThreadLocal<?> key) {
            if (find(key) >= 0) {
                rebuild(keys.length, key);
            }
        }

        private void rebuild(int capacity, ThreadLocal<?> without) {
            ThreadLocal<?>[] oldKeys = keys;
            Object[] oldValues = values;
            keys = new ThreadLocal<?>[capacity];
            values = new Object[capacity];
            size = 0;
            for (int i = 0; i < oldKeys.length; i++) {
                if (oldKeys[i] != null && oldKeys[i] != without) {
                    add(oldKeys[i], oldValues[i]);
                }
            }
        }

        /** The values that a new thread begins with. */
        Values inherit() {
            Values copy = new Values();
            for (int i = 0; i < keys.length; i++) {
                if (keys[i] != null) {
                    copy.put(keys[i], keys[i].inherited(values[i]));
                }
            }
            return copy;
        }
    }
}
