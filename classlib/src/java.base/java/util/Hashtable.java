package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The synchronized hash table of old. Its iteration order is the JDK's: prime-like lengths from 11 on, each twice the
 * last plus one, new entries at the head of their bin, bins from the last to the first.
 */
public class Hashtable<K, V> extends Dictionary<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 1421746759512286392L;

    private transient Entry<K, V>[] table;
    private transient int count;
    /** Whether this table's hash code is being computed. */
    private transient boolean isHashing;
    private transient int modCount;
    private transient Set<K> keySet;
    private transient Set<Map.Entry<K, V>> entrySet;
    private transient Collection<V> values;
    private int threshold;
    private float loadFactor;

    private static final class Entry<K, V> extends MapEntry<K, V> {
        final int hash;
        Entry<K, V> next;

        Entry(int hash, K key, V value, Entry<K, V> next) {
            super(key, value);
            this.hash = hash;
            this.next = next;
        }

        @Override
        public V setValue(V value) {
            return super.setValue(Objects.requireNonNull(value));
        }
    }

    @SuppressWarnings("unchecked")
    public Hashtable(int initialCapacity, float loadFactor) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
            throw new IllegalArgumentException("Illegal Load: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        int capacity = initialCapacity == 0 ? 1 : initialCapacity;
        table = (Entry<K, V>[]) new Entry<?, ?>[capacity];
        threshold = (int) (capacity * loadFactor);
    }

    public Hashtable(int initialCapacity) {
        this(initialCapacity, 0.75f);
    }

    public Hashtable() {
        this(11, 0.75f);
    }

    public Hashtable(Map<? extends K, ? extends V> t) {
        this(Math.max(2 * t.size(), 11), 0.75f);
        putAll(t);
    }

    private Entry<K, V> find(Object key) {
        int hash = key.hashCode();
        Entry<K, V>[] t = table;
        for (Entry<K, V> e = t[(hash & Integer.MAX_VALUE) % t.length]; e != null; e = e.next) {
            if (e.hash == hash && e.key.equals(key)) {
                return e;
            }
        }
        return null;
    }

    public synchronized int size() {
        return count;
    }

    public synchronized boolean isEmpty() {
        return count == 0;
    }

    public synchronized boolean contains(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        for (Entry<K, V> head : table) {
            for (Entry<K, V> e = head; e != null; e = e.next) {
                if (e.value.equals(value)) {
                    return true;
                }
            }
        }
        return false;
    }

    public boolean containsValue(Object value) {
        return contains(value);
    }

    public synchronized boolean containsKey(Object key) {
        return find(key) != null;
    }

    public synchronized V get(Object key) {
        Entry<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    @SuppressWarnings("unchecked")
    protected void rehash() {
        Entry<K, V>[] old = table;
        Entry<K, V>[] t = (Entry<K, V>[]) new Entry<?, ?>[(old.length << 1) + 1];
        modCount++;
        threshold = (int) (t.length * loadFactor);
        table = t;
        for (int i = old.length; i-- > 0;) {
            for (Entry<K, V> e = old[i]; e != null;) {
                Entry<K, V> next = e.next;
                int index = (e.hash & Integer.MAX_VALUE) % t.length;
                e.next = t[index];
                t[index] = e;
                e = next;
            }
        }
    }

    private void addEntry(K key, V value) {
        if (count >= threshold) {
            rehash();
        }
        int hash = key.hashCode();
        int index = (hash & Integer.MAX_VALUE) % table.length;
        table[index] = new Entry<>(hash, key, value, table[index]);
        count++;
        modCount++;
    }

    public synchronized V put(K key, V value) {
        if (value == null) {
            throw new NullPointerException();
        }
        Entry<K, V> e = find(key);
        if (e != null) {
            V old = e.value;
            e.value = value;
            return old;
        }
        addEntry(key, value);
        return null;
    }

    public synchronized V remove(Object key) {
        Entry<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        unlink(e);
        return e.value;
    }

    @SuppressWarnings("unchecked")
    private void unlinkEntry(Entry<?, ?> e) {
        unlink((Entry<K, V>) e);
    }

    private void unlink(Entry<K, V> e) {
        Entry<K, V>[] t = table;
        int index = (e.hash & Integer.MAX_VALUE) % t.length;
        Entry<K, V> p = t[index];
        if (p == e) {
            t[index] = e.next;
        } else {
            // The entry's chain is that of its table: the pass has seen no change but its own.
            while (p.next != e) {
                p = p.next;
            }
            p.next = e.next;
        }
        count--;
        modCount++;
    }

    public synchronized void putAll(Map<? extends K, ? extends V> t) {
        for (Map.Entry<? extends K, ? extends V> e : t.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public synchronized void clear() {
        modCount++;
        Arrays.fill(table, null);
        count = 0;
    }

    public synchronized Object clone() {
        Hashtable<K, V> copy;
        try {
            @SuppressWarnings("unchecked")
            Hashtable<K, V> c = (Hashtable<K, V>) super.clone();
            copy = c;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
        copy.table = table.clone();
        for (int i = 0; i < table.length; i++) {
            Entry<K, V> last = null;
            for (Entry<K, V> e = table[i]; e != null; e = e.next) {
                Entry<K, V> n = new Entry<>(e.hash, e.key, e.value, null);
                if (last == null) {
                    copy.table[i] = n;
                } else {
                    last.next = n;
                }
                last = n;
            }
        }
        copy.modCount = 0;
        copy.keySet = null;
        copy.entrySet = null;
        copy.values = null;
        return copy;
    }

    public synchronized String toString() {
        if (size() == 0) {
            return "{}";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('{');
        for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();) {
            Map.Entry<K, V> e = it.next();
            K key = e.getKey();
            V value = e.getValue();
            sb.append(key == this ? "(this Map)" : key.toString());
            sb.append('=');
            sb.append(value == this ? "(this Map)" : value.toString());
            if (it.hasNext()) {
                sb.append(", ");
            }
        }
        return sb.append('}').toString();
    }

    public synchronized boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map)) {
            return false;
        }
        Map<?, ?> m = (Map<?, ?>) o;
        if (m.size() != size()) {
            return false;
        }
        try {
            for (Map.Entry<K, V> e : entrySet()) {
                if (!e.getValue().equals(m.get(e.getKey()))) {
                    return false;
                }
            }
        } catch (ClassCastException | NullPointerException foreignKey) {
            return false;
        }
        return true;
    }

    public synchronized int hashCode() {
        // A table that contains itself counts as empty there.
        if (isHashing) {
            return 0;
        }
        isHashing = true;
        try {
            int h = 0;
            for (Entry<K, V> head : table) {
                for (Entry<K, V> e = head; e != null; e = e.next) {
                    h += e.hashCode();
                }
            }
            return h;
        } finally {
            isHashing = false;
        }
    }

    @Override
    public synchronized V getOrDefault(Object key, V defaultValue) {
        V v = get(key);
        return v == null ? defaultValue : v;
    }

    @Override
    public synchronized void forEach(BiConsumer<? super K, ? super V> action) {
        Objects.requireNonNull(action);
        int expected = modCount;
        // From the first bin to the last, unlike iteration.
        for (Entry<K, V> head : table) {
            for (Entry<K, V> e = head; e != null; e = e.next) {
                action.accept(e.key, e.value);
                if (expected != modCount) {
                    throw new ConcurrentModificationException();
                }
            }
        }
    }

    @Override
    public synchronized void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        Objects.requireNonNull(function);
        int expected = modCount;
        for (Entry<K, V> head : table) {
            for (Entry<K, V> e = head; e != null; e = e.next) {
                e.value = Objects.requireNonNull(function.apply(e.key, e.value));
                if (expected != modCount) {
                    throw new ConcurrentModificationException();
                }
            }
        }
    }

    @Override
    public synchronized V putIfAbsent(K key, V value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        if (e != null) {
            return e.value;
        }
        addEntry(key, value);
        return null;
    }

    @Override
    public synchronized boolean remove(Object key, Object value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        if (e == null || !e.value.equals(value)) {
            return false;
        }
        unlink(e);
        return true;
    }

    @Override
    public synchronized boolean replace(K key, V oldValue, V newValue) {
        Objects.requireNonNull(oldValue);
        Objects.requireNonNull(newValue);
        Entry<K, V> e = find(key);
        if (e == null || !e.value.equals(oldValue)) {
            return false;
        }
        e.value = newValue;
        return true;
    }

    @Override
    public synchronized V replace(K key, V value) {
        Objects.requireNonNull(value);
        Entry<K, V> e = find(key);
        return e == null ? null : e.setValue(value);
    }

    @Override
    public synchronized V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        Objects.requireNonNull(mappingFunction);
        Entry<K, V> e = find(key);
        if (e != null) {
            return e.value;
        }
        int expected = modCount;
        V v = mappingFunction.apply(key);
        return store(null, key, v, expected);
    }

    @Override
    public synchronized V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = find(key);
        if (e == null) {
            return null;
        }
        int expected = modCount;
        return store(e, key, remappingFunction.apply(key, e.value), expected);
    }

    @Override
    public synchronized V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = find(key);
        int expected = modCount;
        return store(e, key, remappingFunction.apply(key, e == null ? null : e.value), expected);
    }

    @Override
    public synchronized V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        Objects.requireNonNull(remappingFunction);
        Entry<K, V> e = find(key);
        int expected = modCount;
        return store(e, key, e == null ? value : remappingFunction.apply(e.value, value), expected);
    }

    /** Ends a computation for {@code key}, whose entry is {@code e} or null; a null result removes. */
    private V store(Entry<K, V> e, K key, V v, int expected) {
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
        if (v == null) {
            if (e != null) {
                unlink(e);
            }
        } else if (e != null) {
            e.value = v;
        } else {
            addEntry(key, v);
        }
        return v;
    }

    public synchronized Enumeration<K> keys() {
        return new Pass<>(this, Pass.KEYS, false);
    }

    public synchronized Enumeration<V> elements() {
        return new Pass<>(this, Pass.VALUES, false);
    }

    //#for part Part Set element kind
    //#| keySet | KeySet | Set | K | KEYS
    //#| entrySet | EntrySet | Set | Map.Entry<K, V> | ENTRIES
    //#| values | Values | Collection | V | VALUES
    public $Set$<$element$> $part$() {
        $Set$<$element$> view = $part$;
        if (view == null) {
            view = new$Part$();
            $part$ = view;
        }
        return view;
    }

    private $Set$<$element$> new$Part$() {
        return new SynchronizedViews.Of$Set$<>(new Abstract$Set$<$element$>() {
            @Override
            public Iterator<$element$> iterator() {
                return count == 0 ? Collections.emptyIterator() : new Pass<>(Hashtable.this, Pass.$kind$, true);
            }

            @Override
            public int size() {
                return count;
            }

            //#if part: keySet
            @Override
            public boolean contains(Object o) {
                return containsKey(o);
            }

            @Override
            public boolean remove(Object o) {
                return Hashtable.this.remove(o) != null;
            }

            //#else if part: entrySet
            @Override
            public boolean contains(Object o) {
                return findEqual(o) != null;
            }

            @Override
            public boolean remove(Object o) {
                Entry<K, V> e = findEqual(o);
                if (e == null) {
                    return false;
                }
                unlink(e);
                return true;
            }

            //#else
            @Override
            public boolean contains(Object o) {
                return containsValue(o);
            }

            //#end
            @Override
            public void clear() {
                Hashtable.this.clear();
            }
        }, this);
    }

    //#end
    /** The entry that equals {@code o}, or null. */
    private Entry<K, V> findEqual(Object o) {
        Entry<K, V> e = o instanceof Map.Entry ? find(((Map.Entry<?, ?>) o).getKey()) : null;
        return e != null && e.equals(o) ? e : null;
    }

    /** One pass, as enumeration (which does not fail fast) or iterator, over keys, values or entries. */
    private static final class Pass<T> implements Enumeration<T>, Iterator<T> {
        static final int KEYS = 0;
        static final int VALUES = 1;
        static final int ENTRIES = 2;

        private final Hashtable<?, ?> map;
        private final Entry<?, ?>[] table;
        private final int kind;
        private final boolean failFast;
        private int index;
        private Entry<?, ?> next;
        private Entry<?, ?> lastReturned;
        private int expectedModCount;

        Pass(Hashtable<?, ?> map, int kind, boolean failFast) {
            this.map = map;
            this.table = map.table;
            this.kind = kind;
            this.failFast = failFast;
            this.index = table.length;
            this.expectedModCount = map.modCount;
        }

        @Override
        public boolean hasMoreElements() {
            while (next == null && index > 0) {
                next = table[--index];
            }
            return next != null;
        }

        @Override
        @SuppressWarnings("unchecked")
        public T nextElement() {
            if (!hasMoreElements()) {
                throw new NoSuchElementException("Hashtable Enumerator");
            }
            Entry<?, ?> e = next;
            lastReturned = e;
            next = e.next;
            return kind == KEYS ? (T) e.key : kind == VALUES ? (T) e.value : (T) e;
        }

        @Override
        public boolean hasNext() {
            return hasMoreElements();
        }

        @Override
        public T next() {
            if (map.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            return nextElement();
        }

        @Override
        public void remove() {
            if (!failFast) {
                throw new UnsupportedOperationException();
            }
            if (lastReturned == null) {
                throw new IllegalStateException("Hashtable Enumerator");
            }
            synchronized (map) {
                if (map.modCount != expectedModCount) {
                    throw new ConcurrentModificationException();
                }
                map.unlinkEntry(lastReturned);
                expectedModCount = map.modCount;
                lastReturned = null;
            }
        }

        @Override
        public Iterator<T> asIterator() {
            return this;
        }
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        writeContent(out);
    }

    /** Writes the entries, those of the last bucket first. */
    void writeContent(java.io.ObjectOutputStream out) throws java.io.IOException {
        List<Entry<K, V>> entries = new ArrayList<>();
        synchronized (this) {
            out.defaultWriteObject();
            out.writeInt(table.length);
            out.writeInt(count);
            for (Entry<K, V> first : table) {
                for (Entry<K, V> entry = first; entry != null; entry = entry.next) {
                    entries.add(entry);
                }
            }
        }
        for (int i = entries.size() - 1; i >= 0; i--) {
            out.writeObject(entries.get(i).key);
            out.writeObject(entries.get(i).value);
        }
    }

    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        readContent(in);
    }

    @SuppressWarnings("unchecked")
    void readContent(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        float factor = in.readFields().get("loadFactor", 0.75f);
        if (factor <= 0 || Float.isNaN(factor)) {
            throw new java.io.StreamCorruptedException("Illegal load factor: " + factor);
        }
        factor = Math.min(Math.max(0.25f, factor), 4.0f);
        int original = in.readInt();
        int entries = in.readInt();
        if (entries < 0) {
            throw new java.io.StreamCorruptedException("Illegal # of Elements: " + entries);
        }
        int length = (int) (entries / factor) + entries / 20 + 3;
        if (length > entries && (length & 1) == 0) {
            length--;
        }
        // What the stream says is believed up to a point: the table grows with what comes.
        length = Math.min(Math.min(length, Math.max(original, (int) (entries / factor) + 1)), 1 << 16);
        loadFactor = factor;
        table = (Entry<K, V>[]) new Entry<?, ?>[Math.max(length, 1)];
        threshold = (int) Math.min(table.length * factor, Integer.MAX_VALUE - 7);
        count = 0;
        for (int i = 0; i < entries; i++) {
            K key = (K) in.readObject();
            V value = (V) in.readObject();
            if (value == null) {
                throw new java.io.StreamCorruptedException();
            }
            addEntry(key, value);
        }
    }
}
