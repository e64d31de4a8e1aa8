package java.util;

/** A key and its value, as the nodes of maps keep them. */
abstract class MapEntry<K, V> implements Map.Entry<K, V> {
    final K key;
    V value;

    MapEntry(K key, V value) {
        this.key = key;
        this.value = value;
    }

    @Override
    public final K getKey() {
        return key;
    }

    @Override
    public final V getValue() {
        return value;
    }

    @Override
    public V setValue(V value) {
        V old = this.value;
        this.value = value;
        return old;
    }

    @Override
    public final boolean equals(Object o) {
        return AbstractMap.entryEquals(this, o);
    }

    @Override
    public final int hashCode() {
        return AbstractMap.entryHash(key, value);
    }

    @Override
    public final String toString() {
        return key + "=" + value;
    }
}
