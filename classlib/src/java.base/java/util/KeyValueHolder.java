package java.util;

/** The unmodifiable entry behind {@link Map#entry}: no nulls, value equality. */
final class KeyValueHolder<K, V> extends MapEntry<K, V> {
    KeyValueHolder(K key, V value) {
        super(Objects.requireNonNull(key), Objects.requireNonNull(value));
    }

    @Override
    public V setValue(V value) {
        throw new UnsupportedOperationException("not supported");
    }
}
