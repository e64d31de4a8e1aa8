package java.util;

/** A view of a map with neighbours that lets in only keys and values of their types. */
final class CheckedNavigableMap<K, V> extends CheckedViews.OfSortedMap<K, V> implements NavigableMap<K, V> {
    private static final long serialVersionUID = 1L;

    private final NavigableMap<K, V> near;

    CheckedNavigableMap(NavigableMap<K, V> map, Class<K> keyType, Class<V> valueType) {
        super(map, keyType, valueType);
        near = map;
    }

    private NavigableMap<K, V> view(NavigableMap<K, V> part) {
        return new CheckedNavigableMap<>(part, keyType, valueType);
    }

    /** An entry whose value can be set to what may be in the map only. */
    private Map.Entry<K, V> view(Map.Entry<K, V> entry) {
        return entry == null ? null : checkedEntry(entry);
    }
    //#for neighbour
    //#| lower
    //#| floor
    //#| ceiling
    //#| higher

    @Override
    public Map.Entry<K, V> $neighbour$Entry(K key) {
        return view(near.$neighbour$Entry(key));
    }

    @Override
    public K $neighbour$Key(K key) {
        return near.$neighbour$Key(key);
    }
    //#end

    @Override
    public Map.Entry<K, V> firstEntry() {
        return view(near.firstEntry());
    }

    @Override
    public Map.Entry<K, V> lastEntry() {
        return view(near.lastEntry());
    }

    @Override
    public Map.Entry<K, V> pollFirstEntry() {
        return view(near.pollFirstEntry());
    }

    @Override
    public Map.Entry<K, V> pollLastEntry() {
        return view(near.pollLastEntry());
    }

    @Override
    public NavigableMap<K, V> descendingMap() {
        return view(near.descendingMap());
    }

    @Override
    public NavigableSet<K> keySet() {
        return navigableKeySet();
    }

    @Override
    public NavigableSet<K> navigableKeySet() {
        return new CheckedNavigableSet<>(near.navigableKeySet(), keyType);
    }

    @Override
    public NavigableSet<K> descendingKeySet() {
        return new CheckedNavigableSet<>(near.descendingKeySet(), keyType);
    }

    @Override
    public NavigableMap<K, V> subMap(K from, boolean withFrom, K to, boolean withTo) {
        return view(near.subMap(from, withFrom, to, withTo));
    }

    @Override
    public NavigableMap<K, V> headMap(K to, boolean withTo) {
        return view(near.headMap(to, withTo));
    }

    @Override
    public NavigableMap<K, V> tailMap(K from, boolean withFrom) {
        return view(near.tailMap(from, withFrom));
    }

    @Override
    public NavigableMap<K, V> subMap(K from, K to) {
        return subMap(from, true, to, false);
    }

    @Override
    public NavigableMap<K, V> headMap(K to) {
        return headMap(to, false);
    }

    @Override
    public NavigableMap<K, V> tailMap(K from) {
        return tailMap(from, true);
    }
}
