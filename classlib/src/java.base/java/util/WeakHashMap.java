package java.util;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/** A map that forgets entries whose keys nothing else holds. */
public class WeakHashMap<K, V> extends AbstractMap<K, V> {
    private final HashMap<Object, V> values;
    private final ReferenceQueue<Object> gone = new ReferenceQueue<>();

    public WeakHashMap() {
        values = new HashMap<>();
    }

    public WeakHashMap(int initialCapacity) {
        values = new HashMap<>(initialCapacity);
    }

    public WeakHashMap(int initialCapacity, float loadFactor) {
        values = new HashMap<>(initialCapacity, loadFactor);
    }

    public WeakHashMap(Map<? extends K, ? extends V> map) {
        this();
        putAll(map);
    }

    /** Equal to another whose key is equal, and to itself after the key has gone. */
    private static final class Key extends WeakReference<Object> {
        private final int hash;

        Key(Object key, ReferenceQueue<Object> queue) {
            super(key, queue);
            hash = key.hashCode();
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            if (other == this) {
                return true;
            }
            Object mine = get();
            Object theirs = other instanceof Key ? ((Key) other).get() : ((Probe) other).key;
            return mine != null && mine.equals(theirs);
        }
    }

    /** Looks a key up without a reference to it. */
    private static final class Probe {
        private final Object key;

        Probe(Object key) {
            this.key = key;
        }

        @Override
        public int hashCode() {
            return key.hashCode();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Key && key.equals(((Key) other).get());
        }
    }

    private static Object probe(Object key) {
        return key == null ? null : new Probe(key);
    }

    private HashMap<Object, V> current() {
        for (Object key = gone.poll(); key != null; key = gone.poll()) {
            values.remove(key);
        }
        return values;
    }

    @Override
    public int size() {
        return current().size();
    }

    @Override
    public boolean isEmpty() {
        return size() == 0;
    }

    @Override
    public V get(Object key) {
        return current().get(probe(key));
    }

    @Override
    public boolean containsKey(Object key) {
        return current().containsKey(probe(key));
    }

    @Override
    public V put(K key, V value) {
        HashMap<Object, V> map = current();
        Object probe = probe(key);
        if (map.containsKey(probe)) {
            return map.replace(probe, value);
        }
        return map.put(key == null ? null : new Key(key, gone), value);
    }

    @Override
    public V remove(Object key) {
        return current().remove(probe(key));
    }

    @Override
    public void clear() {
        current().clear();
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return WeakHashMap.this.size();
            }

            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return new Entries(current().entrySet().iterator());
            }
        };
    }

    /** Passes over entries whose keys have gone, and holds the key of the next. */
    private final class Entries implements Iterator<Map.Entry<K, V>> {
        private final Iterator<Map.Entry<Object, V>> all;
        private Map.Entry<K, V> next;

        Entries(Iterator<Map.Entry<Object, V>> all) {
            this.all = all;
        }

        @Override
        @SuppressWarnings("unchecked")
        public boolean hasNext() {
            while (next == null && all.hasNext()) {
                Map.Entry<Object, V> entry = all.next();
                Object key = entry.getKey() == null ? null : ((Key) entry.getKey()).get();
                if (key != null || entry.getKey() == null) {
                    next = new Live((K) key, entry);
                }
            }
            return next != null;
        }

        @Override
        public Map.Entry<K, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            Map.Entry<K, V> entry = next;
            next = null;
            return entry;
        }

        @Override
        public void remove() {
            all.remove();
        }
    }

    /** An entry with its key held. */
    private final class Live extends SimpleEntry<K, V> {
        private static final long serialVersionUID = 1L;

        private final transient Map.Entry<Object, V> entry;

        Live(K key, Map.Entry<Object, V> entry) {
            super(key, entry.getValue());
            this.entry = entry;
        }

        @Override
        public V setValue(V value) {
            super.setValue(value);
            return entry.setValue(value);
        }
    }
}
