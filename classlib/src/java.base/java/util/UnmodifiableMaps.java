package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The read-only views of maps for {@link Collections}: reads go through, every write throws. */
final class UnmodifiableMaps {
    private UnmodifiableMaps() {
    }

    static class OfMap<K, V> implements Map<K, V>, java.io.Serializable {
        private static final long serialVersionUID = 1L;

        final Map<? extends K, ? extends V> m;

        OfMap(Map<? extends K, ? extends V> m) {
            this.m = Objects.requireNonNull(m);
        }
        //#for declared called
        //#| int size() | size()
        //#| boolean isEmpty() | isEmpty()
        //#| boolean containsKey(Object key) | containsKey(key)
        //#| boolean containsValue(Object value) | containsValue(value)
        //#| V get(Object key) | get(key)

        @Override
        public $declared$ {
            return m.$called$;
        }
        //#end

        @Override
        @SuppressWarnings("unchecked")
        public V getOrDefault(Object key, V defaultValue) {
            return ((Map<K, V>) m).getOrDefault(key, defaultValue);
        }

        @Override
        public void forEach(BiConsumer<? super K, ? super V> action) {
            m.forEach(action);
        }

        @Override
        public Set<K> keySet() {
            return new UnmodifiableViews.OfSet<>(m.keySet());
        }

        @Override
        public Collection<V> values() {
            return new UnmodifiableViews.OfCollection<>(m.values());
        }

        @Override
        @SuppressWarnings("unchecked")
        public Set<Map.Entry<K, V>> entrySet() {
            return new OfEntries<>(((Map<K, V>) m).entrySet());
        }

        @Override
        public boolean equals(Object o) {
            return o == this || m.equals(o);
        }

        @Override
        public int hashCode() {
            return m.hashCode();
        }

        @Override
        public String toString() {
            return m.toString();
        }
        //#for declared
        //#| V put(K key, V value)
        //#| V remove(Object key)
        //#| void putAll(Map<? extends K, ? extends V> other)
        //#| void clear()
        //#| void replaceAll(BiFunction<? super K, ? super V, ? extends V> f)
        //#| V putIfAbsent(K key, V value)
        //#| boolean remove(Object key, Object value)
        //#| boolean replace(K key, V oldValue, V newValue)
        //#| V replace(K key, V value)
        //#| V computeIfAbsent(K key, Function<? super K, ? extends V> f)
        //#| V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f)
        //#| V compute(K key, BiFunction<? super K, ? super V, ? extends V> f)

        @Override
        public $declared$ {
            throw UnmodifiableViews.unmodifiable();
        }
        //#end

        @Override
        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            throw UnmodifiableViews.unmodifiable();
        }
    }

    /** Entries are wrapped too, so that {@code setValue} does not write through. */
    private static final class OfEntries<K, V> extends UnmodifiableViews.OfSet<Map.Entry<K, V>> {
        private static final long serialVersionUID = 1L;

        OfEntries(Set<Map.Entry<K, V>> s) {
            super(s);
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            Iterator<? extends Map.Entry<K, V>> it = c.iterator();
            return new Iterator<>() {
                @Override
                public boolean hasNext() {
                    return it.hasNext();
                }

                @Override
                public Map.Entry<K, V> next() {
                    return new OfEntry<>(it.next());
                }

                @Override
                public void remove() {
                    throw UnmodifiableViews.unmodifiable();
                }
            };
        }

        @Override
        public void forEach(Consumer<? super Map.Entry<K, V>> action) {
            Objects.requireNonNull(action);
            for (Map.Entry<K, V> e : this) {
                action.accept(e);
            }
        }

        @Override
        public Spliterator<Map.Entry<K, V>> spliterator() {
            return Spliterators.spliterator(this, Spliterator.DISTINCT);
        }

        @Override
        public Object[] toArray() {
            return toArray(new Object[0]);
        }

        @Override
        public <T> T[] toArray(T[] a) {
            ArrayList<Map.Entry<K, V>> entries = new ArrayList<>(size());
            for (Map.Entry<K, V> e : this) {
                entries.add(e);
            }
            return entries.toArray(a);
        }

        @Override
        public <T> T[] toArray(IntFunction<T[]> generator) {
            return toArray(generator.apply(0));
        }

        @Override
        public Stream<Map.Entry<K, V>> stream() {
            return StreamSupport.stream(spliterator(), false);
        }

        @Override
        public Stream<Map.Entry<K, V>> parallelStream() {
            return StreamSupport.stream(spliterator(), true);
        }
    }

    private static final class OfEntry<K, V> implements Map.Entry<K, V> {
        private final Map.Entry<? extends K, ? extends V> e;

        OfEntry(Map.Entry<? extends K, ? extends V> e) {
            this.e = Objects.requireNonNull(e);
        }

        @Override
        public K getKey() {
            return e.getKey();
        }

        @Override
        public V getValue() {
            return e.getValue();
        }

        @Override
        public V setValue(V value) {
            throw UnmodifiableViews.unmodifiable();
        }

        @Override
        public boolean equals(Object o) {
            return o == this || AbstractMap.entryEquals(e, o);
        }

        @Override
        public int hashCode() {
            return e.hashCode();
        }

        @Override
        public String toString() {
            return e.toString();
        }
    }

    static final class OfSequencedMap<K, V> extends OfMap<K, V> implements SequencedMap<K, V> {
        private static final long serialVersionUID = 1L;

        OfSequencedMap(SequencedMap<? extends K, ? extends V> m) {
            super(m);
        }

        @SuppressWarnings("unchecked")
        private SequencedMap<K, V> sequenced() {
            return (SequencedMap<K, V>) m;
        }

        @Override
        public SequencedMap<K, V> reversed() {
            return new OfSequencedMap<>(sequenced().reversed());
        }
        //#for end: First Last

        @Override
        public Map.Entry<K, V> poll$end$Entry() {
            throw UnmodifiableViews.unmodifiable();
        }
        //#end
    }

    static class OfSortedMap<K, V> extends OfMap<K, V> implements SortedMap<K, V> {
        private static final long serialVersionUID = 1L;

        private final SortedMap<K, ? extends V> m;

        OfSortedMap(SortedMap<K, ? extends V> m) {
            super(m);
            this.m = m;
        }

        @Override
        public Comparator<? super K> comparator() {
            return m.comparator();
        }

        @Override
        public SortedMap<K, V> subMap(K from, K to) {
            return new OfSortedMap<>(m.subMap(from, to));
        }

        @Override
        public SortedMap<K, V> headMap(K to) {
            return new OfSortedMap<>(m.headMap(to));
        }

        @Override
        public SortedMap<K, V> tailMap(K from) {
            return new OfSortedMap<>(m.tailMap(from));
        }

        @Override
        public K firstKey() {
            return m.firstKey();
        }

        @Override
        public K lastKey() {
            return m.lastKey();
        }
    }

    static final class OfNavigableMap<K, V> extends OfSortedMap<K, V> implements NavigableMap<K, V> {
        private static final long serialVersionUID = 1L;

        private final NavigableMap<K, V> m;

        @SuppressWarnings("unchecked")
        OfNavigableMap(NavigableMap<K, ? extends V> m) {
            super(m);
            this.m = (NavigableMap<K, V>) m;
        }

        private static <K, V> Map.Entry<K, V> wrap(Map.Entry<K, V> e) {
            return e == null ? null : new OfEntry<>(e);
        }
        //#for near: lower floor ceiling higher

        @Override
        public K $near$Key(K key) {
            return m.$near$Key(key);
        }
        //#end
        //#for declared called
        //#| lowerEntry(K key) | lowerEntry(key)
        //#| floorEntry(K key) | floorEntry(key)
        //#| ceilingEntry(K key) | ceilingEntry(key)
        //#| higherEntry(K key) | higherEntry(key)
        //#| firstEntry() | firstEntry()
        //#| lastEntry() | lastEntry()

        @Override
        public Map.Entry<K, V> $declared$ {
            return wrap(m.$called$);
        }
        //#end
        //#for end: First Last

        @Override
        public Map.Entry<K, V> poll$end$Entry() {
            throw UnmodifiableViews.unmodifiable();
        }
        //#end

        @Override
        public NavigableMap<K, V> descendingMap() {
            return new OfNavigableMap<>(m.descendingMap());
        }

        @Override
        public NavigableSet<K> navigableKeySet() {
            return new UnmodifiableViews.OfNavigableSet<>(m.navigableKeySet());
        }

        @Override
        public NavigableSet<K> descendingKeySet() {
            return new UnmodifiableViews.OfNavigableSet<>(m.descendingKeySet());
        }

        @Override
        public NavigableMap<K, V> subMap(K from, boolean fromInclusive, K to, boolean toInclusive) {
            return new OfNavigableMap<>(m.subMap(from, fromInclusive, to, toInclusive));
        }

        @Override
        public NavigableMap<K, V> headMap(K to, boolean inclusive) {
            return new OfNavigableMap<>(m.headMap(to, inclusive));
        }

        @Override
        public NavigableMap<K, V> tailMap(K from, boolean inclusive) {
            return new OfNavigableMap<>(m.tailMap(from, inclusive));
        }
    }
}
