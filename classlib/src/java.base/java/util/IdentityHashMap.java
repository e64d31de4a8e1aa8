package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;

/**
 * A map that compares keys, and values, by identity. Keys and values alternate in one array, probed linearly. Its
 * iteration order depends on identity hashes and so is no one's to rely on.
 */
public class IdentityHashMap<K, V> extends AbstractMap<K, V>
        implements Map<K, V>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 8188218128353913216L;
    private static final Object NULL = new Object();

    private transient Object[] table;
    private int size;
    private transient int modCount;
    private transient Set<Map.Entry<K, V>> entrySet;

    public IdentityHashMap() {
        this(21);
    }

    public IdentityHashMap(int expectedMaxSize) {
        if (expectedMaxSize < 0) {
            throw new IllegalArgumentException("expectedMaxSize is negative: " + expectedMaxSize);
        }
        table = new Object[2 * HashMap.tableSizeFor(Math.max(4, expectedMaxSize + expectedMaxSize / 2))];
    }

    public IdentityHashMap(Map<? extends K, ? extends V> m) {
        this((int) ((1 + m.size()) * 1.1));
        putAll(m);
    }

    /** The place of the key {@code k} (with null made NULL), or the free place where it would go. */
    private int probe(Object k) {
        Object[] t = table;
        int h = System.identityHashCode(k);
        int i = (h << 1) - (h << 8) & t.length - 2;
        while (t[i] != null && t[i] != k) {
            i = i + 2 & t.length - 1;
        }
        return i;
    }

    private static Object mask(Object key) {
        return key == null ? NULL : key;
    }

    @SuppressWarnings("unchecked")
    private K keyAt(int i) {
        Object k = table[i];
        return k == NULL ? null : (K) k;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    @SuppressWarnings("unchecked")
    public V get(Object key) {
        int i = probe(mask(key));
        return table[i] == null ? null : (V) table[i + 1];
    }

    public boolean containsKey(Object key) {
        return table[probe(mask(key))] != null;
    }

    public boolean containsValue(Object value) {
        Object[] t = table;
        for (int i = 0; i < t.length; i += 2) {
            if (t[i] != null && t[i + 1] == value) {
                return true;
            }
        }
        return false;
    }

    @SuppressWarnings("unchecked")
    public V put(K key, V value) {
        Object k = mask(key);
        int i = probe(k);
        if (table[i] != null) {
            V old = (V) table[i + 1];
            table[i + 1] = value;
            return old;
        }
        if (3 * (size + 1) > table.length) {
            grow();
            i = probe(k);
        }
        modCount++;
        table[i] = k;
        table[i + 1] = value;
        size++;
        return null;
    }

    private void grow() {
        Object[] old = table;
        table = new Object[old.length << 1];
        for (int i = 0; i < old.length; i += 2) {
            if (old[i] != null) {
                int j = probe(old[i]);
                table[j] = old[i];
                table[j + 1] = old[i + 1];
            }
        }
    }

    @SuppressWarnings("unchecked")
    public V remove(Object key) {
        int i = probe(mask(key));
        if (table[i] == null) {
            return null;
        }
        V old = (V) table[i + 1];
        removeAt(i);
        return old;
    }

    /** Empties place {@code i} and puts the entries of the same stretch where a probe finds them. */
    private void removeAt(int i) {
        modCount++;
        size--;
        Object[] t = table;
        t[i] = null;
        t[i + 1] = null;
        for (int j = i + 2 & t.length - 1; t[j] != null; j = j + 2 & t.length - 1) {
            Object k = t[j];
            Object v = t[j + 1];
            t[j] = null;
            t[j + 1] = null;
            int to = probe(k);
            t[to] = k;
            t[to + 1] = v;
        }
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        if (m.size() > 0) {
            super.putAll(m);
        }
    }

    public void clear() {
        modCount++;
        Arrays.fill(table, null);
        size = 0;
    }

    @Override
    public boolean remove(Object key, Object value) {
        return removeMapping(key, value);
    }

    private boolean removeMapping(Object key, Object value) {
        int i = probe(mask(key));
        if (table[i] == null || table[i + 1] != value) {
            return false;
        }
        removeAt(i);
        return true;
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        int i = probe(mask(key));
        if (table[i] == null || table[i + 1] != oldValue) {
            return false;
        }
        table[i + 1] = newValue;
        return true;
    }

    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (o instanceof IdentityHashMap) {
            IdentityHashMap<?, ?> m = (IdentityHashMap<?, ?>) o;
            if (m.size != size) {
                return false;
            }
            for (int i = 0; i < table.length; i += 2) {
                if (table[i] != null) {
                    int j = m.probe(table[i]);
                    if (m.table[j] == null || m.table[j + 1] != table[i + 1]) {
                        return false;
                    }
                }
            }
            return true;
        }
        return o instanceof Map && entrySet().equals(((Map<?, ?>) o).entrySet());
    }

    public int hashCode() {
        int h = 0;
        for (int i = 0; i < table.length; i += 2) {
            if (table[i] != null) {
                h += System.identityHashCode(keyAt(i)) ^ System.identityHashCode(table[i + 1]);
            }
        }
        return h;
    }

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            IdentityHashMap<K, V> copy = (IdentityHashMap<K, V>) super.clone();
            copy.table = table.clone();
            copy.entrySet = null;
            copy.keySet = null;
            copy.values = null;
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }
    //#for View method Parts
    //#| Set<K> | keySet | Keys
    //#| Collection<V> | values | Values
    //#| Set<Map.Entry<K, V>> | entrySet | Entries

    public $View$ $method$() {
        $View$ view = $method$;
        if (view == null) {
            view = new $Parts$();
            $method$ = view;
        }
        return view;
    }
    //#end
    //#for declared function done
    //#| forEach(BiConsumer<? super K, ? super V> action) | action | action.accept(keyAt(i), (V) t[i + 1])
    //#| replaceAll(BiFunction<? super K, ? super V, ? extends V> function) | function | t[i + 1] = function.apply(keyAt(i), (V) t[i + 1])

    @Override
    @SuppressWarnings("unchecked")
    public void $declared$ {
        Objects.requireNonNull($function$);
        int expected = modCount;
        Object[] t = table;
        for (int i = 0; i < t.length; i += 2) {
            if (t[i] != null) {
                $done$;
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }
    //#end

    private boolean removeEntry(Object o) {
        return o instanceof Map.Entry<?, ?> e && removeMapping(e.getKey(), e.getValue());
    }
    @Override
    Iterator<Map.Entry<K, V>> entryIterator() {
        return new Pass();
    }
    //#for Parts Part
    //#| Keys | Key
    //#| Values | Value

    /** The view of that name; all is contained and removed by identity. */
    private final class $Parts$ extends $Part$View {
        @Override
        public int size() {
            return size;
        }

        @Override
        public boolean isEmpty() {
            return size == 0;
        }
        //#if Parts: Keys

        @Override
        public boolean remove(Object o) {
            int before = size;
            IdentityHashMap.this.remove(o);
            return size != before;
        }

        /** Asks whether {@code c} contains each key; the other way round {@code c}'s equality would not be asked. */
        @Override
        public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return removeIf(c::contains);
        }

        @Override
        public int hashCode() {
            int h = 0;
            for (K key : this) {
                h += System.identityHashCode(key);
            }
            return h;
        }
        //#else

        @Override
        public boolean remove(Object o) {
            for (Iterator<V> it = iterator(); it.hasNext();) {
                if (it.next() == o) {
                    it.remove();
                    return true;
                }
            }
            return false;
        }
        //#end
    }
    //#end

    private final class Entries extends EntryView {
        @Override
        public int size() {
            return size;
        }

        @Override
        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            int i = probe(mask(((Map.Entry<?, ?>) o).getKey()));
            return table[i] != null && table[i + 1] == ((Map.Entry<?, ?>) o).getValue();
        }

        @Override
        public boolean remove(Object o) {
            return removeEntry(o);
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            Objects.requireNonNull(c);
            return removeIf(c::contains);
        }
    }

    /** Over the keys there were at the start: removal moves entries, so places are looked up anew. */
    private final class Pass implements Iterator<Map.Entry<K, V>> {
        private final Object[] keys = new Object[size];
        private int cursor;
        private Object lastReturned;
        private int expectedModCount = modCount;

        Pass() {
            int n = 0;
            for (int i = 0; i < table.length; i += 2) {
                if (table[i] != null) {
                    keys[n++] = table[i];
                }
            }
        }

        @Override
        public boolean hasNext() {
            return cursor < keys.length;
        }

        @Override
        public Map.Entry<K, V> next() {
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (cursor >= keys.length) {
                throw new NoSuchElementException();
            }
            lastReturned = keys[cursor++];
            return new PlaceEntry(lastReturned);
        }

        @Override
        public void remove() {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            if (modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            removeAt(probe(lastReturned));
            lastReturned = null;
            expectedModCount = modCount;
        }
    }

    private final class PlaceEntry implements Map.Entry<K, V> {
        private final Object k;

        PlaceEntry(Object k) {
            this.k = k;
        }

        private int place() {
            int i = probe(k);
            if (table[i] == null) {
                throw new IllegalStateException("Entry was removed");
            }
            return i;
        }

        @Override
        public K getKey() {
            return keyAt(place());
        }

        @Override
        @SuppressWarnings("unchecked")
        public V getValue() {
            return (V) table[place() + 1];
        }

        @Override
        @SuppressWarnings("unchecked")
        public V setValue(V value) {
            int i = place() + 1;
            V old = (V) table[i];
            table[i] = value;
            return old;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Map.Entry && ((Map.Entry<?, ?>) o).getKey() == getKey()
                    && ((Map.Entry<?, ?>) o).getValue() == getValue();
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(getKey()) ^ System.identityHashCode(getValue());
        }

        @Override
        public String toString() {
            return getKey() + "=" + getValue();
        }
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        Object[] t = table;
        for (int i = 0; i < t.length; i += 2) {
            if (t[i] != null) {
                out.writeObject(keyAt(i));
                out.writeObject(t[i + 1]);
            }
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.readFields();
        int count = in.readInt();
        if (count < 0) {
            throw new java.io.StreamCorruptedException("Illegal mappings count: " + count);
        }
        for (int i = 0; i < count; i++) {
            K key = (K) in.readObject();
            put(key, (V) in.readObject());
        }
    }
}
