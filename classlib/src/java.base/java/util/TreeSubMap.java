package java.util;

/**
 * A range of a {@link TreeMap}, ascending or descending, live in both directions. {@code low} and {@code high} are
 * bounds in the tree's order; methods whose names say low or high speak of that order, all others of this map's.
 */
final class TreeSubMap<K, V> extends AbstractMap<K, V> implements NavigableMap<K, V>, java.io.Serializable {
    private static final long serialVersionUID = 1L;

    private final TreeMap<K, V> tree;
    private final boolean fromStart;
    private final K low;
    private final boolean lowInclusive;
    private final boolean toEnd;
    private final K high;
    private final boolean highInclusive;
    private final boolean descending;

    TreeSubMap(TreeMap<K, V> tree, boolean fromStart, K low, boolean lowInclusive, boolean toEnd, K high,
            boolean highInclusive, boolean descending) {
        if (!fromStart && !toEnd) {
            if (tree.compare(low, high) > 0) {
                throw new IllegalArgumentException("fromKey > toKey");
            }
        } else {
            if (!fromStart) {
                tree.compare(low, low); // refuses null and foreign types
            }
            if (!toEnd) {
                tree.compare(high, high);
            }
        }
        this.tree = tree;
        this.fromStart = fromStart;
        this.low = low;
        this.lowInclusive = lowInclusive;
        this.toEnd = toEnd;
        this.high = high;
        this.highInclusive = highInclusive;
        this.descending = descending;
    }

    private boolean tooLow(Object key) {
        if (fromStart) {
            return false;
        }
        int c = tree.compare(key, low);
        return c < 0 || c == 0 && !lowInclusive;
    }

    private boolean tooHigh(Object key) {
        if (toEnd) {
            return false;
        }
        int c = tree.compare(key, high);
        return c > 0 || c == 0 && !highInclusive;
    }

    private boolean inRange(Object key) {
        return !tooLow(key) && !tooHigh(key);
    }

    private TreeMap.Node<K, V> within(TreeMap.Node<K, V> e) {
        return e == null || !inRange(e.key) ? null : e;
    }

    private TreeMap.Node<K, V> lowest() {
        return within(fromStart ? tree.first() : tree.above(low, lowInclusive));
    }

    private TreeMap.Node<K, V> highest() {
        return within(toEnd ? tree.last() : tree.below(high, highInclusive));
    }

    /** The first node of this map, in its own order. */
    private TreeMap.Node<K, V> start() {
        return descending ? highest() : lowest();
    }

    private TreeMap.Node<K, V> end() {
        return descending ? lowest() : highest();
    }

    /** The tree's first node after this map's last, in this map's direction; null where the tree ends. */
    private TreeMap.Node<K, V> fence() {
        if (descending) {
            return fromStart ? null : tree.below(low, !lowInclusive);
        }
        return toEnd ? null : tree.above(high, !highInclusive);
    }

    private TreeMap.Node<K, V> higherInTree(K key, boolean orEqual) {
        return tooLow(key) ? lowest() : within(tree.above(key, orEqual));
    }

    private TreeMap.Node<K, V> lowerInTree(K key, boolean orEqual) {
        return tooHigh(key) ? highest() : within(tree.below(key, orEqual));
    }

    private TreeMap.Node<K, V> after(K key, boolean orEqual) {
        return descending ? lowerInTree(key, orEqual) : higherInTree(key, orEqual);
    }

    private TreeMap.Node<K, V> before(K key, boolean orEqual) {
        return descending ? higherInTree(key, orEqual) : lowerInTree(key, orEqual);
    }

    @Override
    public boolean isEmpty() {
        return fromStart && toEnd ? tree.isEmpty() : start() == null;
    }

    @Override
    public int size() {
        if (fromStart && toEnd) {
            return tree.size();
        }
        int n = 0;
        for (Iterator<K> it = keyIterator(); it.hasNext(); it.next()) {
            n++;
        }
        return n;
    }

    @Override
    public boolean containsKey(Object key) {
        return inRange(key) && tree.containsKey(key);
    }

    @Override
    public V get(Object key) {
        return inRange(key) ? tree.get(key) : null;
    }

    @Override
    public V put(K key, V value) {
        if (!inRange(key)) {
            throw new IllegalArgumentException("key out of range");
        }
        return tree.put(key, value);
    }

    @Override
    public V putIfAbsent(K key, V value) {
        if (!inRange(key)) {
            throw new IllegalArgumentException("key out of range");
        }
        return tree.putIfAbsent(key, value);
    }

    @Override
    public V remove(Object key) {
        return inRange(key) ? tree.remove(key) : null;
    }

    @Override
    public Comparator<? super K> comparator() {
        return descending ? Collections.reverseOrder(tree.comparator()) : tree.comparator();
    }

    @Override
    public K firstKey() {
        return TreeMap.keyOrThrow(start());
    }

    @Override
    public K lastKey() {
        return TreeMap.keyOrThrow(end());
    }

    @Override
    public Map.Entry<K, V> firstEntry() {
        return TreeMap.snapshot(start());
    }

    @Override
    public Map.Entry<K, V> lastEntry() {
        return TreeMap.snapshot(end());
    }

    @Override
    public Map.Entry<K, V> pollFirstEntry() {
        return tree.poll(start());
    }

    @Override
    public Map.Entry<K, V> pollLastEntry() {
        return tree.poll(end());
    }
    //#for near side equal
    //#| lower | before | false
    //#| floor | before | true
    //#| ceiling | after | true
    //#| higher | after | false

    @Override
    public Map.Entry<K, V> $near$Entry(K key) {
        return TreeMap.snapshot($side$(key, $equal$));
    }

    @Override
    public K $near$Key(K key) {
        return TreeMap.keyOrNull($side$(key, $equal$));
    }
    //#end

    @Override
    public Set<K> keySet() {
        return navigableKeySet();
    }

    @Override
    public NavigableSet<K> navigableKeySet() {
        return new TreeKeys<>(this);
    }

    @Override
    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    @Override
    public NavigableMap<K, V> descendingMap() {
        return new TreeSubMap<>(tree, fromStart, low, lowInclusive, toEnd, high, highInclusive, !descending);
    }

    Iterator<K> keyIterator() {
        return new TreeMapViews.KeyIterator<>(tree, start(), fence(), descending);
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return TreeSubMap.this.size();
            }

            @Override
            public boolean isEmpty() {
                return TreeSubMap.this.isEmpty();
            }

            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return new TreeMapViews.EntryIterator<>(tree, start(), fence(), descending);
            }

            @Override
            public boolean contains(Object o) {
                return o instanceof Map.Entry && inRange(((Map.Entry<?, ?>) o).getKey()) && tree.entrySet().contains(o);
            }

            @Override
            public boolean remove(Object o) {
                return o instanceof Map.Entry && inRange(((Map.Entry<?, ?>) o).getKey()) && tree.entrySet().remove(o);
            }
        };
    }

    /** Whether a bound may be used for a range of this one: an exclusive bound may lie on an exclusive end. */
    private boolean boundInRange(K key, boolean inclusive) {
        return inclusive ? inRange(key)
                : (fromStart || tree.compare(key, low) >= 0) && (toEnd || tree.compare(high, key) >= 0);
    }

    @Override
    public NavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        if (!boundInRange(fromKey, fromInclusive)) {
            throw new IllegalArgumentException("fromKey out of range");
        }
        if (!boundInRange(toKey, toInclusive)) {
            throw new IllegalArgumentException("toKey out of range");
        }
        return descending
                ? new TreeSubMap<>(tree, false, toKey, toInclusive, false, fromKey, fromInclusive, true)
                : new TreeSubMap<>(tree, false, fromKey, fromInclusive, false, toKey, toInclusive, false);
    }

    @Override
    public NavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        if (!boundInRange(toKey, inclusive)) {
            throw new IllegalArgumentException("toKey out of range");
        }
        return descending
                ? new TreeSubMap<>(tree, false, toKey, inclusive, toEnd, high, highInclusive, true)
                : new TreeSubMap<>(tree, fromStart, low, lowInclusive, false, toKey, inclusive, false);
    }

    @Override
    public NavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        if (!boundInRange(fromKey, inclusive)) {
            throw new IllegalArgumentException("fromKey out of range");
        }
        return descending
                ? new TreeSubMap<>(tree, fromStart, low, lowInclusive, false, fromKey, inclusive, true)
                : new TreeSubMap<>(tree, false, fromKey, inclusive, toEnd, high, highInclusive, false);
    }

    @Override
    public SortedMap<K, V> subMap(K fromKey, K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    @Override
    public SortedMap<K, V> headMap(K toKey) {
        return headMap(toKey, false);
    }

    @Override
    public SortedMap<K, V> tailMap(K fromKey) {
        return tailMap(fromKey, true);
    }
}
