package java.util.concurrent;

import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A sorted map, or a part of one, guarded by a monitor that all its parts share. Iterators find their way on from the
 * last key, so they see what is changed while they go and never fail.
 */
abstract class MonitorNavigableMap<K, V> extends AbstractMap<K, V> implements ConcurrentNavigableMap<K, V> {
    /** Nobody else can hold it. */
    transient Object monitor;
    transient NavigableMap<K, V> map;

    MonitorNavigableMap(NavigableMap<K, V> map, Object monitor) {
        this.map = map;
        this.monitor = monitor;
    }

    /** A part of the map. */
    private static final class Part<K, V> extends MonitorNavigableMap<K, V> {
        Part(NavigableMap<K, V> map, Object monitor) {
            super(map, monitor);
        }
    }

    private ConcurrentNavigableMap<K, V> part(NavigableMap<K, V> part) {
        return new Part<>(part, monitor);
    }

    private static <T> T present(T value) {
        return Objects.requireNonNull(value);
    }

    @Override
    public boolean containsKey(Object key) {
        present(key);
        synchronized (monitor) {
            return map.containsKey(key);
        }
    }

    @Override
    public V get(Object key) {
        return valueOf(key);
    }

    /** The value, asking no method that a subclass may have changed; so do those below. */
    private V valueOf(Object key) {
        present(key);
        synchronized (monitor) {
            return map.get(key);
        }
    }

    private Map.Entry<K, V> first() {
        synchronized (monitor) {
            return map.firstEntry();
        }
    }

    private Map.Entry<K, V> after(Map.Entry<K, V> entry) {
        synchronized (monitor) {
            return map.higherEntry(entry.getKey());
        }
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        V value = valueOf(key);
        return value == null ? defaultValue : value;
    }

    @Override
    public V put(K key, V value) {
        present(value);
        present(key);
        synchronized (monitor) {
            return map.put(key, value);
        }
    }

    @Override
    public V putIfAbsent(K key, V value) {
        return putNew(key, value);
    }

    private V putNew(K key, V value) {
        present(value);
        present(key);
        synchronized (monitor) {
            return map.putIfAbsent(key, value);
        }
    }

    @Override
    public V remove(Object key) {
        present(key);
        synchronized (monitor) {
            return map.remove(key);
        }
    }

    @Override
    public boolean remove(Object key, Object value) {
        present(key);
        if (value == null) {
            return false;
        }
        synchronized (monitor) {
            return map.remove(key, value);
        }
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        present(key);
        present(oldValue);
        present(newValue);
        synchronized (monitor) {
            return map.replace(key, oldValue, newValue);
        }
    }

    @Override
    public V replace(K key, V value) {
        present(key);
        present(value);
        synchronized (monitor) {
            return map.replace(key, value);
        }
    }

    /** Puts the value in place of exactly the old one, null for none; null removes. */
    private boolean exchange(K key, V old, V value) {
        synchronized (monitor) {
            if (map.get(key) != old) {
                return false;
            }
            if (value != null) {
                map.put(key, value);
            } else if (old != null) {
                map.remove(key);
            }
            return true;
        }
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        present(key);
        present(mappingFunction);
        V value = valueOf(key);
        if (value == null && (value = mappingFunction.apply(key)) != null) {
            V other = putNew(key, value);
            return other == null ? value : other;
        }
        return value;
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        present(key);
        present(remappingFunction);
        V old;
        while ((old = valueOf(key)) != null) {
            V value = remappingFunction.apply(key, old);
            if (exchange(key, old, value)) {
                return value;
            }
        }
        return null;
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        present(key);
        present(remappingFunction);
        while (true) {
            V old = valueOf(key);
            V value = remappingFunction.apply(key, old);
            if (exchange(key, old, value)) {
                return value;
            }
        }
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        present(key);
        present(value);
        present(remappingFunction);
        while (true) {
            V old = valueOf(key);
            V merged = old == null ? value : remappingFunction.apply(old, value);
            if (exchange(key, old, merged)) {
                return merged;
            }
        }
    }

    @Override
    public boolean containsValue(Object value) {
        present(value);
        synchronized (monitor) {
            return map.containsValue(value);
        }
    }

    @Override
    public int size() {
        synchronized (monitor) {
            return map.size();
        }
    }

    @Override
    public boolean isEmpty() {
        synchronized (monitor) {
            return map.isEmpty();
        }
    }

    @Override
    public void clear() {
        synchronized (monitor) {
            map.clear();
        }
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        present(action);
        for (Map.Entry<K, V> e = first(); e != null; e = after(e)) {
            action.accept(e.getKey(), e.getValue());
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        present(function);
        for (Map.Entry<K, V> e = first(); e != null; e = after(e)) {
            K key = e.getKey();
            V old = e.getValue();
            while (old != null && !exchange(key, old, present(function.apply(key, old)))) {
                old = valueOf(key);
            }
        }
    }

    @Override
    public Comparator<? super K> comparator() {
        return map.comparator();
    }
    //#for declared done
    //#| K | firstKey
    //#| K | lastKey
    //#| Map.Entry<K, V> | firstEntry
    //#| Map.Entry<K, V> | lastEntry
    //#| Map.Entry<K, V> | pollFirstEntry
    //#| Map.Entry<K, V> | pollLastEntry

    @Override
    public $declared$ $done$() {
        synchronized (monitor) {
            return map.$done$();
        }
    }
    //#end
    //#for near: lower floor ceiling higher

    @Override
    public Map.Entry<K, V> $near$Entry(K key) {
        present(key);
        synchronized (monitor) {
            return map.$near$Entry(key);
        }
    }

    @Override
    public K $near$Key(K key) {
        return keyOf($near$Entry(key));
    }
    //#end

    private static <K> K keyOf(Map.Entry<K, ?> entry) {
        return entry == null ? null : entry.getKey();
    }

    @Override
    @SuppressWarnings("unchecked")
    public ConcurrentNavigableMap<K, V> subMap(K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
        present(fromKey);
        present(toKey);
        Comparator<? super K> order = comparator();
        int c = order != null ? order.compare(fromKey, toKey) : ((Comparable<K>) fromKey).compareTo(toKey);
        if (c > 0) {
            throw new IllegalArgumentException("inconsistent range");
        }
        return part(map.subMap(fromKey, fromInclusive, toKey, toInclusive));
    }

    @Override
    public ConcurrentNavigableMap<K, V> headMap(K toKey, boolean inclusive) {
        return part(map.headMap(present(toKey), inclusive));
    }

    @Override
    public ConcurrentNavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
        return part(map.tailMap(present(fromKey), inclusive));
    }

    @Override
    public ConcurrentNavigableMap<K, V> subMap(K fromKey, K toKey) {
        return subMap(fromKey, true, toKey, false);
    }

    @Override
    public ConcurrentNavigableMap<K, V> headMap(K toKey) {
        return headMap(toKey, false);
    }

    @Override
    public ConcurrentNavigableMap<K, V> tailMap(K fromKey) {
        return tailMap(fromKey, true);
    }

    @Override
    public ConcurrentNavigableMap<K, V> descendingMap() {
        return part(map.descendingMap());
    }

    @Override
    public NavigableSet<K> navigableKeySet() {
        return new ConcurrentSortedKeys<>(this);
    }

    @Override
    public NavigableSet<K> keySet() {
        return new ConcurrentSortedKeys<>(this);
    }

    @Override
    public NavigableSet<K> descendingKeySet() {
        return descendingMap().navigableKeySet();
    }

    /** The entries one after the other. */
    private final class Pass implements Iterator<Map.Entry<K, V>> {
        private Map.Entry<K, V> next = first();
        private Map.Entry<K, V> last;

        @Override
        public boolean hasNext() {
            return next != null;
        }

        @Override
        public Map.Entry<K, V> next() {
            if (next == null) {
                throw new NoSuchElementException();
            }
            last = next;
            next = after(next);
            return last;
        }

        @Override
        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            MonitorNavigableMap.this.remove(last.getKey());
            last = null;
        }
    }

    /** What the iterator gives; nobody is asked how much that is. */
    static <T> List<T> list(Iterable<T> view) {
        List<T> elements = new ArrayList<>();
        for (T e : view) {
            elements.add(e);
        }
        return elements;
    }

    /** An iterator that picks something from each entry. */
    <T> Iterator<T> iterator(Function<? super Map.Entry<K, V>, T> pick) {
        Iterator<Map.Entry<K, V>> entries = new Pass();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return entries.hasNext();
            }

            @Override
            public T next() {
                return pick.apply(entries.next());
            }

            @Override
            public void remove() {
                entries.remove();
            }
        };
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new AbstractSet<>() {
            @Override
            public Iterator<Map.Entry<K, V>> iterator() {
                return new Pass();
            }

            @Override
            public boolean equals(Object o) {
                return o == this || o instanceof Set<?> other && containsAll(other) && other.containsAll(this);
            }

            @Override
            public int hashCode() {
                return super.hashCode();
            }

            @Override
            public boolean removeIf(Predicate<? super Map.Entry<K, V>> filter) {
                present(filter);
                boolean removed = false;
                for (Map.Entry<K, V> e = first(); e != null; e = after(e)) {
                    removed |= filter.test(e) && MonitorNavigableMap.this.remove(e.getKey(), e.getValue());
                }
                return removed;
            }

            @Override
            public Object[] toArray() {
                return list(this).toArray();
            }

            @Override
            public <T> T[] toArray(T[] a) {
                return list(this).toArray(a);
            }

            @Override
            public boolean contains(Object o) {
                return o instanceof Map.Entry<?, ?> e && e.getKey() != null
                        && Objects.equals(get(e.getKey()), e.getValue()) && e.getValue() != null;
            }

            @Override
            public boolean remove(Object o) {
                return o instanceof Map.Entry<?, ?> e && MonitorNavigableMap.this.remove(e.getKey(), e.getValue());
            }

            @Override
            public boolean isEmpty() {
                return MonitorNavigableMap.this.isEmpty();
            }

            @Override
            public int size() {
                return MonitorNavigableMap.this.size();
            }

            @Override
            public void clear() {
                MonitorNavigableMap.this.clear();
            }

            @Override
            public Spliterator<Map.Entry<K, V>> spliterator() {
                return Spliterators.spliteratorUnknownSize(iterator(), Spliterator.DISTINCT | Spliterator.ORDERED
                        | Spliterator.CONCURRENT | Spliterator.NONNULL);
            }
        };
    }

    @Override
    public Collection<V> values() {
        return new AbstractCollection<>() {
            @Override
            public Iterator<V> iterator() {
                return MonitorNavigableMap.this.iterator(Map.Entry::getValue);
            }

            @Override
            public boolean removeIf(Predicate<? super V> filter) {
                present(filter);
                boolean removed = false;
                for (Map.Entry<K, V> e = first(); e != null; e = after(e)) {
                    removed |= filter.test(e.getValue()) && MonitorNavigableMap.this.remove(e.getKey(), e.getValue());
                }
                return removed;
            }
            //#for declared value
            //#| Object[] toArray() | list(this).toArray()
            //#| <T> T[] toArray(T[] a) | list(this).toArray(a)
            //#| boolean contains(Object o) | containsValue(o)
            //#| boolean isEmpty() | MonitorNavigableMap.this.isEmpty()
            //#| int size() | MonitorNavigableMap.this.size()

            @Override
            public $declared$ {
                return $value$;
            }
            //#end

            @Override
            public void clear() {
                MonitorNavigableMap.this.clear();
            }

            @Override
            public Spliterator<V> spliterator() {
                return Spliterators.spliteratorUnknownSize(iterator(), Spliterator.ORDERED | Spliterator.CONCURRENT
                        | Spliterator.NONNULL);
            }
        };
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Map<?, ?> other)) {
            return false;
        }
        try {
            for (Map.Entry<?, ?> e : other.entrySet()) {
                V own = get(present(e.getKey()));
                if (own == null || !own.equals(e.getValue())) {
                    return false;
                }
            }
            for (Map.Entry<K, V> e = first(); e != null; e = after(e)) {
                if (!e.getValue().equals(other.get(e.getKey()))) {
                    return false;
                }
            }
        } catch (ClassCastException | NullPointerException foreign) {
            return false;
        }
        return true;
    }
}
