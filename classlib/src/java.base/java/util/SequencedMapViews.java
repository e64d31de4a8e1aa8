package java.util;

/** Sequenced key, value and entry views over any {@link SequencedMap}; their order is the map's. */
final class SequencedMapViews {
    private SequencedMapViews() {
    }

    private static <T> T found(T entry) {
        if (entry == null) {
            throw new NoSuchElementException();
        }
        return entry;
    }

    static final class Keys<K> extends AbstractSet<K> implements SequencedSet<K> {
        private final SequencedMap<K, ?> map;

        Keys(SequencedMap<K, ?> map) {
            this.map = map;
        }
        //#for declared done
        //#| int size() | return map.size()
        //#| Iterator<K> iterator() | return map.keySet().iterator()
        //#| boolean contains(Object o) | return map.containsKey(o)
        //#| boolean remove(Object o) | return map.keySet().remove(o)
        //#| void clear() | map.clear()

        @Override
        public $declared$ {
            $done$;
        }
        //#end
        //#for method asked
        //#| getFirst | firstEntry
        //#| getLast | lastEntry
        //#| removeFirst | pollFirstEntry
        //#| removeLast | pollLastEntry

        @Override
        public K $method$() {
            return found(map.$asked$()).getKey();
        }
        //#end

        @Override
        public SequencedSet<K> reversed() {
            return new Keys<>(map.reversed());
        }
    }

    static final class Values<V> extends AbstractCollection<V> implements SequencedCollection<V> {
        private final SequencedMap<?, V> map;

        Values(SequencedMap<?, V> map) {
            this.map = map;
        }

        @Override
        public int size() {
            return map.size();
        }

        @Override
        public Iterator<V> iterator() {
            return map.values().iterator();
        }

        @Override
        public boolean contains(Object o) {
            return map.containsValue(o);
        }

        @Override
        public void clear() {
            map.clear();
        }
        //#for method asked
        //#| getFirst | firstEntry
        //#| getLast | lastEntry
        //#| removeFirst | pollFirstEntry
        //#| removeLast | pollLastEntry

        @Override
        public V $method$() {
            return found(map.$asked$()).getValue();
        }
        //#end

        @Override
        public SequencedCollection<V> reversed() {
            return new Values<>(map.reversed());
        }
    }

    static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>>
            implements SequencedSet<Map.Entry<K, V>> {
        private final SequencedMap<K, V> map;

        Entries(SequencedMap<K, V> map) {
            this.map = map;
        }
        //#for declared done
        //#| int size() | return map.size()
        //#| Iterator<Map.Entry<K, V>> iterator() | return map.entrySet().iterator()
        //#| boolean contains(Object o) | return map.entrySet().contains(o)
        //#| boolean remove(Object o) | return map.entrySet().remove(o)
        //#| void clear() | map.clear()

        @Override
        public $declared$ {
            $done$;
        }
        //#end
        //#for method asked
        //#| getFirst | firstEntry
        //#| getLast | lastEntry
        //#| removeFirst | pollFirstEntry
        //#| removeLast | pollLastEntry

        @Override
        public Map.Entry<K, V> $method$() {
            return found(map.$asked$());
        }
        //#end

        @Override
        public SequencedSet<Map.Entry<K, V>> reversed() {
            return new Entries<>(map.reversed());
        }
    }
}
