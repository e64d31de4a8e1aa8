package java.lang;

import java.lang.ref.WeakReference;
import java.util.function.Supplier;

/** A variable of which each thread has its own. */
public class ThreadLocal<T> {
    /** Held while a hash is drawn: programs may hold this class's own lock for ever. */
    private static final Object HASHES = new Object();
    private static int lastHash;

    /** What stands for this in the tables of threads, which keep no variable alive that nobody else knows. */
    private final Key key = new Key(this);

    public ThreadLocal() {
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

    private static final class Key extends WeakReference<ThreadLocal<?>> {
        /** Spreads well in a table whose size is a power of two. */
        final int hash;

        Key(ThreadLocal<?> variable) {
            super(variable);
            synchronized (HASHES) {
                hash = lastHash += 0x61c88647;
            }
        }
    }

    /** One thread's values by variable: an open hash table that compares by identity. */
    static final class Values {
        private static final int SMALLEST = 16;

        private Key[] keys = new Key[SMALLEST];
        private Object[] values = new Object[SMALLEST];
        /** Of keys, those of variables that are gone included. */
        private int size;

        int find(ThreadLocal<?> variable) {
            Key key = variable.key;
            int mask = keys.length - 1;
            for (int at = key.hash & mask; keys[at] != null; at = at + 1 & mask) {
                if (keys[at] == key) {
                    return at;
                }
            }
            return -1;
        }

        void put(ThreadLocal<?> variable, Object value) {
            int at = find(variable);
            if (at >= 0) {
                values[at] = value;
                return;
            }
            if (size * 2 >= keys.length) {
                rebuild();
            }
            add(variable.key, value);
        }

        private void add(Key key, Object value) {
            int mask = keys.length - 1;
            int at = key.hash & mask;
            while (keys[at] != null) {
                at = at + 1 & mask;
            }
            keys[at] = key;
            values[at] = value;
            size++;
        }

        void remove(ThreadLocal<?> variable) {
            int hole = find(variable);
            if (hole < 0) {
                return;
            }
            // What lies behind moves up, unless it would lie in front of where it is looked for first.
            int mask = keys.length - 1;
            for (int at = hole + 1 & mask; keys[at] != null; at = at + 1 & mask) {
                if ((at - keys[at].hash & mask) >= (at - hole & mask)) {
                    keys[hole] = keys[at];
                    values[hole] = values[at];
                    hole = at;
                }
            }
            keys[hole] = null;
            values[hole] = null;
            size--;
        }

        /**
         * Makes room, and leaves out the values of variables that are gone: here only, since what a thread does shall depend as
         * little as can be on when there are collections.
         */
        private void rebuild() {
            int live = 0;
            for (Key key : keys) {
                if (key != null && key.get() != null) {
                    live++;
                }
            }
            int capacity = SMALLEST;
            while (capacity < live * 3) {
                capacity *= 2;
            }
            Key[] oldKeys = keys;
            Object[] oldValues = values;
            Key[] newKeys = new Key[capacity];
            // Where there is no memory for both, the old ones stay.
            values = new Object[capacity];
            keys = newKeys;
            size = 0;
            for (int i = 0; i < oldKeys.length; i++) {
                if (oldKeys[i] != null && oldKeys[i].get() != null) {
                    add(oldKeys[i], oldValues[i]);
                }
            }
        }

        /** The values that a new thread begins with. */
        Values inherit() {
            Values copy = new Values();
            for (int i = 0; i < keys.length; i++) {
                ThreadLocal<?> variable = keys[i] == null ? null : keys[i].get();
                if (variable != null) {
                    copy.put(variable, variable.inherited(values[i]));
                }
            }
            return copy;
        }
    }
}
