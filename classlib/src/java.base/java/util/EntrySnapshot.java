package java.util;

/** What a sequenced map's entry was when asked for; may hold nulls. */
final class EntrySnapshot<K, V> extends AbstractMap.SimpleImmutableEntry<K, V> {
    private static final long serialVersionUID = 1L;

    EntrySnapshot(Map.Entry<? extends K, ? extends V> e) {
        super(e);
    }

    @Override
    public V setValue(V value) {
        throw new UnsupportedOperationException("not supported");
    }
}
