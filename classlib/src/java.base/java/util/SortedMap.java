package java.util;

/** A map in ascending order of its keys. */
public interface SortedMap<K, V> extends SequencedMap<K, V> {
    /** The order, or null for the natural one. */
    Comparator<? super K> comparator();

    SortedMap<K, V> subMap(K fromKey, K toKey);

    SortedMap<K, V> headMap(K toKey);

    SortedMap<K, V> tailMap(K fromKey);

    K firstKey();

    K lastKey();

    Set<K> keySet();

    Collection<V> values();

    Set<Map.Entry<K, V>> entrySet();

    /** Always throws: the order decides where a key goes. */
    default V putFirst(K k, V v) {
        throw new UnsupportedOperationException();
    }

    /** Always throws: the order decides where a key goes. */
    default V putLast(K k, V v) {
        throw new UnsupportedOperationException();
    }

    default SortedMap<K, V> reversed() {
        return new ReversedSortedMap<>(this);
    }
}
