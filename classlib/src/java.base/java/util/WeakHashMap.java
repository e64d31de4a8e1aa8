package java.util;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * A map that forgets entries whose keys nothing else holds. Its iteration order is the JDK's: new entries at the head
 * of their bin, bins from the last to the first, a bin turned round when the table grows.
 */
public class WeakHashMap<K, V> extends AbstractMap<K, V> implements Map<K, V> {
    private static final int DEFAULT_CAPACITY = 16;
    private static final int MAXIMUM_CAPACITY = 1 << 30;
    /** Stands for null as a key, which never goes. */
    private static final Object NULL = new Object();

    private Entry<K, V>[] table;
    private int size;
    private int threshold;
    private final float loadFactor;
    private final ReferenceQueue<Object> gone = new ReferenceQueue<>();
    private int modCount;
    private Set<Map.Entry<K, V>> entrySet;

    public WeakHashMap() {
        this(DEFAULT_CAPACITY, 0.75f);
    }

    public WeakHashMap(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public WeakHashMap(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Initial Capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
            throw new IllegalArgumentException("Illegal Load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        table = newTable(HashMap.tableSizeFor(Math.min(initialCapacity, MAXIMUM_CAPACITY)));
        threshold = (int) (table.length * loadFactor);
    }

    public WeakHashMap(Map<? extends K, ? extends V> m) {
        this(Math.max((int) Math.ceil(m.size() / 0.75), DEFAULT_CAPACITY), 0.75f);
        putAll(m);
    }

    /** An empty map that takes {@code numMappings} entries without growing. */
    public static <K, V> WeakHashMap<K, V> newWeakHashMap(int numMappings) {
        if (numMappings < 0) {
            throw new IllegalArgumentException("Negative number of mappings: " + numMappings);
        }
        return new WeakHashMap<>(HashMap.capacityFor(numMappings));
    }

    @SuppressWarnings("unchecked")
    private static <K, V> Entry<K, V>[] newTable(int length) {
        return (Entry<K, V>[]) new Entry<?, ?>[length];
    }

    private static final class Entry<K, V> extends WeakReference<Object> implements Map.Entry<K, V> {
        private final int hash;
        private V value;
        private Entry<K, V> next;

        Entry(Object key, V value, int hash, Entry<K, V> next, ReferenceQueue<Object> queue) {
            super(key, queue);
            this.value = value;
            this.hash = hash;
            this.next = next;
        }

        @Override
        @SuppressWarnings("unchecked")
        public K getKey() {
            Object key = get();
            return key == NULL ? null : (K) key;
        }

        @Override
        public V getValue() {
            return value;
        }

        @Override
        public V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        @Override
        public boolean equals(Object o) {
            return entryEquals(this, o);
        }

        @Override
        public int hashCode() {
            return entryHash(getKey(), value);
        }

        @Override
        public String toString() {
            return getKey() + "=" + value;
        }
    }

    private static Object mask(Object key) {
        return key == null ? NULL : key;
    }

    /** Mixes the higher bits of a hash into the lower ones, which choose the bin. */
    private static int spread(Object key) {
        int h = key.hashCode();
        h ^= h >>> 20 ^ h >>> 12;
        return h ^ h >>> 7 ^ h >>> 4;
    }

    /** The table without the entries whose keys have gone. */
    private Entry<K, V>[] current() {
        for (Object e = gone.poll(); e != null; e = gone.poll()) {
            @SuppressWarnings("unchecked")
            Entry<K, V> entry = (Entry<K, V>) e;
            if (unlink(entry)) {
                entry.value = null;
            }
        }
        return table;
    }

    private boolean unlink(Entry<K, V> entry) {
        int i = entry.hash & table.length - 1;
        Entry<K, V> previous = null;
        for (Entry<K, V> e = table[i]; e != null; previous = e, e = e.next) {
            if (e == entry) {
                if (previous == null) {
                    table[i] = e.next;
                } else {
                    previous.next = e.next;
                }
                size--;
                return true;
            }
        }
        return false;
    }

    private Entry<K, V> find(Object key) {
        Object k = mask(key);
        int h = spread(k);
        Entry<K, V>[] t = current();
        for (Entry<K, V> e = t[h & t.length - 1]; e != null; e = e.next) {
            if (e.hash == h && matches(e, k)) {
                return e;
            }
        }
        return null;
    }

    private static boolean matches(Entry<?, ?> e, Object key) {
        Object k = e.get();
        return k == key || k != null && key.equals(k);
    }

    @Override
    public int size() {
        if (size == 0) {
            return 0;
        }
        current();
        return size;
    }

    @Override
    public boolean isEmpty() {
        return size() == 0;
    }

    @Override
    public V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    @Override
    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    @Override
    public boolean containsValue(Object value) {
        Entry<K, V>[] t = current();
        for (int i = t.length; i-- > 0;) {
            for (Entry<K, V> e = t[i]; e != null; e = e.next) {
                if (value == null ? e.value == null : value.equals(e.value)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    public V put(K key, V value) {
        Object k = mask(key);
        int h = spread(k);
        Entry<K, V>[] t = current();
        int i = h & t.length - 1;
        for (Entry<K, V> e = t[i]; e != null; e = e.next) {
            if (e.hash == h && matches(e, k)) {
                return e.setValue(value);
            }
        }
        modCount++;
        t[i] = new Entry<>(k, value, h, t[i], gone);
        if (++size > threshold) {
            resize(t.length << 1);
        }
        return null;
    }

    private void resize(int length) {
        Entry<K, V>[] old = current();
        if (old.length == MAXIMUM_CAPACITY) {
            threshold = Integer.MAX_VALUE;
            return;
        }
        Entry<K, V>[] t = newTable(length);
        for (Entry<K, V> head : old) {
            for (Entry<K, V> e = head; e != null;) {
                Entry<K, V> next = e.next;
                int i = e.hash & length - 1;
                e.next = t[i];
                t[i] = e;
                e = next;
            }
        }
        table = t;
        threshold = (int) (length * loadFactor);
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> m) {
        int n = m.size();
        if (n == 0) {
            return;
        }
        if (n > threshold) {
            int wanted = (int) Math.min(Math.ceil(n / (double) loadFactor), MAXIMUM_CAPACITY);
            int length = HashMap.tableSizeFor(wanted);
            if (length > table.length) {
                resize(length);
            }
        }
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    @Override
    public V remove(Object key) {
        Entry<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        modCount++;
        unlink(e);
        return e.value;
    }

    @Override
    public void clear() {
        while (gone.poll() != null) {
            // All entries go at once.
        }
        modCount++;
        Arrays.fill(table, null);
        size = 0;
    }
    //#for declared function done
    //#| forEach(BiConsumer<? super K, ? super V> action) | action | action.accept(key == NULL ? null : (K) key, e.value)
    //#| replaceAll(BiFunction<? super K, ? super V, ? extends V> function) | function | e.value = function.apply(key == NULL ? null : (K) key, e.value)

    @Override
    @SuppressWarnings("unchecked")
    public void $declared$ {
        Objects.requireNonNull($function$);
        int expected = modCount;
        for (Entry<K, V> head : current()) {
            for (Entry<K, V> e = head; e != null; e = e.next) {
                Object key = e.get();
                if (key != null) {
                    $done$;
                }
                if (modCount != expected) {
                    throw new ConcurrentModificationException();
                }
            }
        }
    }
    //#end
    //#for View method Parts
    //#| Set<K> | keySet | Keys
    //#| Collection<V> | values | Values
    //#| Set<Map.Entry<K, V>> | entrySet | Entries

    @Override
    public $View$ $method$() {
        $View$ view = $method$;
        if (view == null) {
            view = new $Parts$();
            $method$ = view;
        }
        return view;
    }
    //#end

    @Override
    Iterator<Map.Entry<K, V>> entryIterator() {
        return new Pass();
    }
    //#for Parts Part
    //#| Keys | Key
    //#| Values | Value

    private final class $Parts$ extends $Part$View {
        @Override
        public boolean isEmpty() {
            return size() == 0;
        }
        //#if Parts: Keys

        @Override
        public boolean remove(Object o) {
            if (!containsKey(o)) {
                return false;
            }
            WeakHashMap.this.remove(o);
            return true;
        }
        //#end
    }
    //#end

    private final class Entries extends EntryView {
        @Override
        public int size() {
            return WeakHashMap.this.size();
        }

        private Entry<K, V> entry(Object o) {
            Entry<K, V> e = o instanceof Map.Entry<?, ?> wanted ? find(wanted.getKey()) : null;
            return e != null && e.equals(o) ? e : null;
        }

        @Override
        public boolean contains(Object o) {
            return entry(o) != null;
        }

        @Override
        public boolean remove(Object o) {
            Entry<K, V> e = entry(o);
            if (e == null) {
                return false;
            }
            modCount++;
            return unlink(e);
        }
    }

    /** From the last bin to the first; it holds the keys of the next entry and of the one it gave last. */
    private final class Pass implements Iterator<Map.Entry<K, V>> {
        private final Entry<K, V>[] passed = table;
        private int index = isEmpty() ? 0 : passed.length;
        private Entry<K, V> next;
        private Object nextKey;
        private Entry<K, V> lastReturned;
        private Object lastKey;
        private int expectedModCount = modCount;

        @Override
        public boolean hasNext() {
            while (nextKey == null) {
                Entry<K, V> e = next;
                while (e == null && index > 0) {
                    e = passed[--index];
                }
                next = e;
                if (e == null) {
                    lastKey = null;
                    return false;
                }
                nextKey = e.get();
                if (nextKey == null) {
                    next = e.next;
                }
            }
            return true;
        }

        @Override
        public Map.Entry<K, V> next() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            lastReturned = next;
            next = next.next;
            lastKey = nextKey;
            nextKey = null;
            return lastReturned;
        }

        @Override
        public void remove() {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            WeakHashMap.this.remove(lastKey == NULL ? null : lastKey);
            expectedModCount = modCount;
            lastReturned = null;
            lastKey = null;
        }
    }
}
