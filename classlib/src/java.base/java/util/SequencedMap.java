package java.util;

/** A map with a defined encounter order, open at both ends. */
public interface SequencedMap<K, V> extends Map<K, V> {
    SequencedMap<K, V> reversed();

    default Map.Entry<K, V> firstEntry() {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        return it.hasNext() ? snapshot(it.next()) : null;
    }

    default Map.Entry<K, V> lastEntry() {
        Iterator<Map.Entry<K, V>> it = reversed().entrySet().iterator();
        return it.hasNext() ? snapshot(it.next()) : null;
    }

    default Map.Entry<K, V> pollFirstEntry() {
        Iterator<Map.Entry<K, V>> it = entrySet().iterator();
        if (!it.hasNext()) {
            return null;
        }
        Map.Entry<K, V> e = snapshot(it.next());
        it.remove();
        return e;
    }

    default Map.Entry<K, V> pollLastEntry() {
        Iterator<Map.Entry<K, V>> it = reversed().entrySet().iterator();
        if (!it.hasNext()) {
            return null;
        }
        Map.Entry<K, V> e = snapshot(it.next());
        it.remove();
        return e;
    }

    default V putFirst(K k, V v) {
        throw new UnsupportedOperationException();
    }

    default V putLast(K k, V v) {
        throw new UnsupportedOperationException();
    }

    default SequencedSet<K> sequencedKeySet() {
        return new SequencedMapViews.Keys<>(this);
    }

    default SequencedCollection<V> sequencedValues() {
        return new SequencedMapViews.Values<>(this);
    }

    default SequencedSet<Map.Entry<K, V>> sequencedEntrySet() {
        return new SequencedMapViews.Entries<>(this);
    }

    private static <K, V> Map.Entry<K, V> snapshot(Map.Entry<K, V> e) {
        return new EntrySnapshot<>(e);
    }
}
