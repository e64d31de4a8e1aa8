package java.util;

/**
 * A live view of a sorted map in descending order, for maps that are no {@link NavigableMap}. It has no sub-views.
 */
final class ReversedSortedMap<K, V> extends AbstractMap<K, V> implements SortedMap<K, V> {
    private final SortedMap<K, V> base;

    ReversedSortedMap(SortedMap<K, V> base) {
        this.base = base;
    }

    @Override
    public SortedMap<K, V> reversed() {
        return base;
    }

    @Override
    public Comparator<? super K> comparator() {
        return Collections.reverseOrder(base.comparator());
    }
    //#for declared done
    //#| V get(Object key) | return base.get(key)
    //#| boolean containsKey(Object key) | return base.containsKey(key)
    //#| V put(K key, V value) | return base.put(key, value)
    //#| V remove(Object key) | return base.remove(key)
    //#| void clear() | base.clear()
    //#| K firstKey() | return base.lastKey()
    //#| K lastKey() | return base.firstKey()

    @Override
    public $declared$ {
        $done$;
    }
    //#end

    @Override
    public SortedMap<K, V> subMap(K fromKey, K toKey) {
        throw new UnsupportedOperationException();
    }

    @Override
    public SortedMap<K, V> headMap(K toKey) {
        throw new UnsupportedOperationException();
    }

    @Override
    public SortedMap<K, V> tailMap(K fromKey) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public int size() {
                return base.size();
            }

            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return new Descending<>(base);
            }
        };
    }

    private static final class Descending<K, V> implements Iterator<Map.Entry<K, V>> {
        private final SortedMap<K, V> base;
        private SortedMap<K, V> rest;
        private K current;
        private boolean removable;

        Descending(SortedMap<K, V> base) {
            this.base = base;
            this.rest = base;
        }

        @Override
        public boolean hasNext() {
            return !rest.isEmpty();
        }

        @Override
        public Map.Entry<K, V> next() {
            K key = rest.lastKey();
            current = key;
            rest = base.headMap(key);
            removable = true;
            return new AbstractMap.SimpleEntry<K, V>(key, base.get(key)) {
                private static final long serialVersionUID = 1L;

                @Override
                public V setValue(V value) {
                    base.put(key, value);
                    return super.setValue(value);
                }
            };
        }

        @Override
        public void remove() {
            if (!removable) {
                throw new IllegalStateException();
            }
            base.remove(current);
            removable = false;
        }
    }
}
