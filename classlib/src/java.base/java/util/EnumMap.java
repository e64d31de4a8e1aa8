package java.util;

/** A map from the constants of one enum, in an array by ordinal; iterates in the order of the constants. */
public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V> implements java.io.Serializable, Cloneable {
    private static final long serialVersionUID = 458661240069192865L;
    /** Stands in the array for a null value. */
    private static final Object NULL = new Object();

    private final Class<K> keyType;
    private transient K[] keyUniverse;
    private transient Object[] slots;
    private transient int size;

    public EnumMap(Class<K> keyType) {
        this.keyType = keyType;
        keyUniverse = keyType.getEnumConstants();
        slots = new Object[keyUniverse.length];
    }

    public EnumMap(EnumMap<K, ? extends V> m) {
        keyType = m.keyType;
        keyUniverse = m.keyUniverse;
        slots = m.slots.clone();
        size = m.size;
    }

    @SuppressWarnings("unchecked")
    public EnumMap(Map<K, ? extends V> m) {
        if (m instanceof EnumMap) {
            EnumMap<K, ? extends V> other = (EnumMap<K, ? extends V>) m;
            keyType = other.keyType;
            keyUniverse = other.keyUniverse;
            slots = other.slots.clone();
            size = other.size;
        } else {
            if (m.isEmpty()) {
                throw new IllegalArgumentException("Specified map is empty");
            }
            keyType = m.keySet().iterator().next().getDeclaringClass();
            keyUniverse = EnumSet.universe(keyType);
            slots = new Object[keyUniverse.length];
            putAll(m);
        }
    }

    /** Index of {@code key}, -1 if it is not of the enum. */
    private int index(Object key) {
        return key instanceof Enum && ((Enum<?>) key).getDeclaringClass() == keyType ? ((Enum<?>) key).ordinal() : -1;
    }

    private static Object mask(Object value) {
        return value == null ? NULL : value;
    }

    @SuppressWarnings("unchecked")
    private V unmask(Object value) {
        return value == NULL ? null : (V) value;
    }

    public int size() {
        return size;
    }

    public boolean containsValue(Object value) {
        Object wanted = mask(value);
        for (Object v : slots) {
            if (wanted.equals(v)) {
                return true;
            }
        }
        return false;
    }

    public boolean containsKey(Object key) {
        int i = index(key);
        return i >= 0 && slots[i] != null;
    }

    public V get(Object key) {
        int i = index(key);
        return i < 0 ? null : unmask(slots[i]);
    }

    public V put(K key, V value) {
        Class<?> keyClass = key.getClass();
        if (keyClass != keyType && keyClass.getSuperclass() != keyType) {
            throw new ClassCastException(keyClass + " != " + keyType);
        }
        int i = key.ordinal();
        Object old = slots[i];
        slots[i] = mask(value);
        if (old == null) {
            size++;
        }
        return unmask(old);
    }

    public V remove(Object key) {
        int i = index(key);
        return i < 0 ? null : removeAt(i);
    }

    private V removeAt(int i) {
        Object old = slots[i];
        slots[i] = null;
        if (old != null) {
            size--;
        }
        return unmask(old);
    }

    public void clear() {
        Arrays.fill(slots, null);
        size = 0;
    }

    public EnumMap<K, V> clone() {
        return new EnumMap<K, V>(this);
    }

    public Set<K> keySet() {
        return super.keySet();
    }

    public Collection<V> values() {
        return super.values();
    }

    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (o instanceof EnumMap && ((EnumMap<?, ?>) o).keyType == keyType) {
            return Arrays.equals(slots, ((EnumMap<?, ?>) o).slots);
        }
        if (!(o instanceof Map) || ((Map<?, ?>) o).size() != size) {
            return false;
        }
        Map<?, ?> m = (Map<?, ?>) o;
        for (int i = 0; i < slots.length; i++) {
            if (slots[i] != null) {
                V value = unmask(slots[i]);
                boolean equal = value == null
                        ? m.get(keyUniverse[i]) == null && m.containsKey(keyUniverse[i])
                        : value.equals(m.get(keyUniverse[i]));
                if (!equal) {
                    return false;
                }
            }
        }
        return true;
    }

    public int hashCode() {
        int hash = 0;
        for (int i = 0; i < slots.length; i++) {
            if (slots[i] != null) {
                hash += keyUniverse[i].hashCode() ^ Objects.hashCode(unmask(slots[i]));
            }
        }
        return hash;
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        if (!(m instanceof EnumMap)) {
            super.putAll(m);
            return;
        }
        EnumMap<?, ?> other = (EnumMap<?, ?>) m;
        if (other.keyType != keyType) {
            if (other.size == 0) {
                return;
            }
            throw new ClassCastException(other.keyType + " != " + keyType);
        }
        for (int i = 0; i < slots.length; i++) {
            if (other.slots[i] != null) {
                if (slots[i] == null) {
                    size++;
                }
                slots[i] = other.slots[i];
            }
        }
    }

    public Set<Map.Entry<K, V>> entrySet() {
        return new EntryView() {
            @Override
            public int size() {
                return size;
            }

            @Override
            public boolean contains(Object o) {
                if (!(o instanceof Map.Entry)) {
                    return false;
                }
                int i = index(((Map.Entry<?, ?>) o).getKey());
                return i >= 0 && mask(((Map.Entry<?, ?>) o).getValue()).equals(slots[i]);
            }

            @Override
            public boolean remove(Object o) {
                if (!contains(o)) {
                    return false;
                }
                removeAt(index(((Map.Entry<?, ?>) o).getKey()));
                return true;
            }
        };
    }

    @Override
    Iterator<Map.Entry<K, V>> entryIterator() {
        return new Pass();
    }

    private final class Pass implements Iterator<Map.Entry<K, V>> {
        private int cursor;
        private PlaceEntry lastReturned;

        @Override
        public boolean hasNext() {
            while (cursor < slots.length && slots[cursor] == null) {
                cursor++;
            }
            return cursor != slots.length;
        }

        @Override
        public Map.Entry<K, V> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            lastReturned = new PlaceEntry(cursor++);
            return lastReturned;
        }

        @Override
        public void remove() {
            if (lastReturned == null) {
                throw new IllegalStateException();
            }
            removeAt(lastReturned.index);
            lastReturned.index = -1;
            lastReturned = null;
        }
    }

    /** What lies at a place now: once the map has lost it, null. Only the iterator's own removal ends an entry. */
    private final class PlaceEntry implements Map.Entry<K, V> {
        /** -1 once the iterator has removed the entry. */
        private int index;

        PlaceEntry(int index) {
            this.index = index;
        }

        private int present() {
            if (index < 0) {
                throw new IllegalStateException("Entry was removed");
            }
            return index;
        }

        @Override
        public K getKey() {
            return keyUniverse[present()];
        }

        @Override
        public V getValue() {
            return unmask(slots[present()]);
        }

        @Override
        public V setValue(V value) {
            V old = unmask(slots[present()]);
            slots[index] = mask(value);
            return old;
        }

        @Override
        public boolean equals(Object o) {
            return index < 0 ? o == this : entryEquals(this, o);
        }

        @Override
        public int hashCode() {
            return index < 0 ? super.hashCode() : entryHash(getKey(), getValue());
        }

        @Override
        public String toString() {
            return index < 0 ? super.toString() : getKey() + "=" + getValue();
        }
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(size);
        for (int i = 0; i < slots.length; i++) {
            if (slots[i] != null) {
                out.writeObject(keyUniverse[i]);
                out.writeObject(unmask(slots[i]));
            }
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.defaultReadObject();
        if (keyType == null || !keyType.isEnum()) {
            throw new java.io.InvalidObjectException("no enum: " + keyType);
        }
        keyUniverse = keyType.getEnumConstants();
        slots = new Object[keyUniverse.length];
        int count = in.readInt();
        for (int i = 0; i < count; i++) {
            K key = (K) in.readObject();
            put(key, (V) in.readObject());
        }
    }
}
