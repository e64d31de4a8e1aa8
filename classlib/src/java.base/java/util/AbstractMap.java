package java.util;

/** The map methods that follow from {@code entrySet} (and {@code put} for maps that change). */
public abstract class AbstractMap<K, V> implements Map<K, V> {
    /** The views, made at the first call and kept. */
    transient Set<K> keySet;
    transient Collection<V> values;

    protected AbstractMap() {
    }

    public abstract Set<Map.Entry<K, V>> entrySet();

    public int size() {
        return entrySet().size();
    }

    public boolean isEmpty() {
        return size() == 0;
    }

    public boolean containsValue(Object value) {
        for (Map.Entry<K, V> e : entrySet()) {
            if (value == null ? e.getValue() == null : value.equals(e.getValue())) {
                return true;
            }
        }
        return false;
    }

    private Map.Entry<K, V> find(Object key) {
        for (Map.Entry<K, V> e : entrySet()) {
            if (key == null ? e.getKey() == null : key.equals(e.getKey())) {
                return e;
            }
        }
        return null;
    }

    public boolean containsKey(Object key) {
        return find(key) != null;
    }

    public V get(Object key) {
        Map.Entry<K, V> e = find(key);
        return e == null ? null : e.getValue();
    }

    public V put(K key, V value) {
        throw new UnsupportedOperationException();
    }

    public V remove(Object key) {
        for (Iterator<Map.Entry<K, V>> it = entrySet().iterator(); it.hasNext();) {
            Map.Entry<K, V> e = it.next();
            if (key == null ? e.getKey() == null : key.equals(e.getKey())) {
                V old = e.getValue();
                it.remove();
                return old;
            }
        }
        return null;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            put(e.getKey(), e.getValue());
        }
    }

    public void clear() {
        entrySet().clear();
    }
    //#for kind element method Part
    //#| Set | K | keySet | Key
    //#| Collection | V | values | Value

    public $kind$<$element$> $method$() {
        $kind$<$element$> view = $method$;
        if (view == null) {
            view = new $Part$View();
            $method$ = view;
        }
        return view;
    }
    //#end

    public boolean equals(Object o) {
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
                K key = e.getKey();
                V value = e.getValue();
                if (value == null) {
                    if (m.get(key) != null || !m.containsKey(key)) {
                        return false;
                    }
                } else if (!value.equals(m.get(key))) {
                    return false;
                }
            }
        } catch (ClassCastException | NullPointerException foreignKey) {
            return false;
        }
        return true;
    }

    public int hashCode() {
        int h = 0;
        for (Map.Entry<K, V> e : entrySet()) {
            h += e.hashCode();
        }
        return h;
    }

    public String toString() {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        if (!it.hasNext()) {
            return "{}";
        }
        StringBuilder sb = new StringBuilder();
        sb.append('{');
        while (true) {
            Map.Entry<K, V> e = it.next();
            K key = e.getKey();
            V value = e.getValue();
            if (key == this) {
                sb.append("(this Map)");
            } else {
                sb.append(key);
            }
            sb.append('=');
            if (value == this) {
                sb.append("(this Map)");
            } else {
                sb.append(value);
            }
            if (!it.hasNext()) {
                return sb.append('}').toString();
            }
            sb.append(", ");
        }
    }

    protected Object clone() throws CloneNotSupportedException {
        AbstractMap<?, ?> copy = (AbstractMap<?, ?>) super.clone();
        copy.keySet = null;
        copy.values = null;
        return copy;
    }

    /** What the views pass. */
    Iterator<Map.Entry<K, V>> entryIterator() {
        return entrySet().iterator();
    }

    /** The entries of a map that has an iterator over them; an array has copies of them, which stay as they are. */
    abstract class EntryView extends AbstractSet<Map.Entry<K, V>> {
        @Override
        public void clear() {
            AbstractMap.this.clear();
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return entryIterator();
        }

        private List<Map.Entry<K, V>> copies() {
            List<Map.Entry<K, V>> copies = new ArrayList<>(size());
            for (Map.Entry<K, V> entry : this) {
                copies.add(new SimpleEntry<>(entry));
            }
            return copies;
        }

        @Override
        public Object[] toArray() {
            return copies().toArray();
        }

        @Override
        public <T> T[] toArray(T[] a) {
            return copies().toArray(a);
        }
    }
    //#for Part element kind
    //#| Key | K | Set
    //#| Value | V | Collection

    class $Part$View extends Abstract$kind$<$element$> {
        @Override
        public boolean isEmpty() {
            return AbstractMap.this.isEmpty();
        }

        @Override
        public int size() {
            return AbstractMap.this.size();
        }

        @Override
        public boolean contains(Object o) {
            return contains$Part$(o);
        }

        @Override
        public void clear() {
            AbstractMap.this.clear();
        }

        @Override
        public Iterator<$element$> iterator() {
            Iterator<Map.Entry<K, V>> it = entryIterator();
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return it.hasNext();
                }

                @Override
                public $element$ next() {
                    return it.next().get$Part$();
                }

                @Override
                public void remove() {
                    it.remove();
                }
            };
        }
    }
    //#end

    static boolean entryEquals(Map.Entry<?, ?> a, Object o) {
        if (!(o instanceof Map.Entry)) {
            return false;
        }
        Map.Entry<?, ?> b = (Map.Entry<?, ?>) o;
        return Objects.equals(a.getKey(), b.getKey()) && Objects.equals(a.getValue(), b.getValue());
    }

    static int entryHash(Object key, Object value) {
        return (key == null ? 0 : key.hashCode()) ^ (value == null ? 0 : value.hashCode());
    }
    //#for Name serial declared what
    //#| SimpleEntry | -8499721149061103585L | V value | An entry of its own, whose value can be set.
    //#| SimpleImmutableEntry | 7138329143949025153L | final V value | An entry of its own that does not change.

    /** $what$ */
    public static class $Name$<K, V> implements Entry<K, V>, java.io.Serializable {
        private static final long serialVersionUID = $serial$;

        private final K key;
        private $declared$;

        public $Name$(K key, V value) {
            this.key = key;
            this.value = value;
        }

        public $Name$(Entry<? extends K, ? extends V> entry) {
            this.key = entry.getKey();
            this.value = entry.getValue();
        }

        public K getKey() {
            return key;
        }

        public V getValue() {
            return value;
        }

        public V setValue(V value) {
            //#if Name: SimpleEntry
            V old = this.value;
            this.value = value;
            return old;
            //#else
            throw new UnsupportedOperationException();
            //#end
        }

        public boolean equals(Object o) {
            return entryEquals(this, o);
        }

        public int hashCode() {
            return entryHash(key, value);
        }

        public String toString() {
            return key + "=" + value;
        }
    }
    //#end
}
