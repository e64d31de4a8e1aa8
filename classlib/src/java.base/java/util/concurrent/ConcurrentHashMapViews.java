package java.util.concurrent;

import java.util.AbstractCollection;
import java.util.AbstractSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.Spliterators;

/** The values and the entries of a {@link ConcurrentHashMap}, and what its views have in common. */
final class ConcurrentHashMapViews {
    private ConcurrentHashMapViews() {
    }

    /** What the view's iterator gives; the map is asked for its size beforehand, as a subclass may expect. */
    static <E> List<E> list(ConcurrentHashMap<?, ?> map, Collection<E> view) {
        long size = map.mappingCount();
        List<E> elements = new ArrayList<>(size < 0 || size > Integer.MAX_VALUE - 8 ? 0 : (int) size);
        for (E e : view) {
            elements.add(e);
        }
        return elements;
    }

    /** Goes over a set that is larger than the table, else removes what is to go one by one. */
    static boolean removeAll(ConcurrentHashMap<?, ?> map, Collection<?> view, Collection<?> c) {
        Objects.requireNonNull(c);
        ConcurrentHashMap.Node<?, ?>[] table = map.table;
        boolean removed = false;
        if (table == null) {
            return false;
        }
        if (c instanceof Set && c.size() > table.length) {
            for (Iterator<?> it = view.iterator(); it.hasNext();) {
                if (c.contains(it.next())) {
                    it.remove();
                    removed = true;
                }
            }
        } else {
            for (Object e : c) {
                removed |= view.remove(e);
            }
        }
        return removed;
    }

    /** No null is ever there, which is no error in what is looked for. */
    static boolean containsAll(Collection<?> view, Collection<?> c) {
        if (c != view) {
            for (Object e : c) {
                if (e == null || !view.contains(e)) {
                    return false;
                }
            }
        }
        return true;
    }

    static boolean equals(Set<?> view, Object o) {
        return o == view || o instanceof Set<?> other && view.containsAll(other) && other.containsAll(view);
    }

    static <E> Spliterator<E> spliterator(ConcurrentHashMap<?, ?> map, Iterator<E> iterator, int distinct) {
        return Spliterators.spliterator(iterator, map.count, distinct | Spliterator.CONCURRENT | Spliterator.NONNULL);
    }

    static final class Values<K, V> extends AbstractCollection<V> {
        private final ConcurrentHashMap<K, V> map;

        Values(ConcurrentHashMap<K, V> map) {
            this.map = map;
        }

        @Override
        public Iterator<V> iterator() {
            return new ConcurrentHashMapIterator<>(map, ConcurrentHashMapIterator.VALUES);
        }

        @Override
        public boolean addAll(Collection<? extends V> c) {
            throw new UnsupportedOperationException();
        }
        //#for declared done
        //#| Spliterator<V> spliterator() | return ConcurrentHashMapViews.spliterator(map, iterator(), 0)
        //#| int size() | return map.size()
        //#| boolean isEmpty() | return map.isEmpty()
        //#| boolean contains(Object o) | return map.containsValue(o)
        //#| boolean containsAll(Collection<?> c) | return ConcurrentHashMapViews.containsAll(this, c)
        //#| void clear() | map.clear()
        //#| Object[] toArray() | return list(map, this).toArray()
        //#| <T> T[] toArray(T[] a) | return list(map, this).toArray(a)

        @Override
        public $declared$ {
            $done$;
        }
        //#end
    }

    static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
        private final ConcurrentHashMap<K, V> map;

        Entries(ConcurrentHashMap<K, V> map) {
            this.map = map;
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new ConcurrentHashMapIterator<>(map, ConcurrentHashMapIterator.ENTRIES);
        }

        @Override
        public boolean add(Map.Entry<K, V> e) {
            return map.putEntry(e.getKey(), e.getValue(), true);
        }

        @Override
        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry<?, ?> e)) {
                return false;
            }
            V v = e.getKey() == null ? null : map.get(e.getKey());
            return v != null && v.equals(e.getValue());
        }

        @Override
        public boolean remove(Object o) {
            return o instanceof Map.Entry<?, ?> e && e.getKey() != null && map.remove(e.getKey(), e.getValue());
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            return ConcurrentHashMapViews.removeAll(map, this, c);
        }
        //#for declared done
        //#| Spliterator<Map.Entry<K, V>> spliterator() | return ConcurrentHashMapViews.spliterator(map, iterator(), Spliterator.DISTINCT)
        //#| boolean equals(Object o) | return ConcurrentHashMapViews.equals(this, o)
        //#| int hashCode() | return super.hashCode()
        //#| int size() | return map.size()
        //#| boolean isEmpty() | return map.isEmpty()
        //#| boolean containsAll(Collection<?> c) | return ConcurrentHashMapViews.containsAll(this, c)
        //#| void clear() | map.clear()
        //#| Object[] toArray() | return list(map, this).toArray()
        //#| <T> T[] toArray(T[] a) | return list(map, this).toArray(a)

        @Override
        public $declared$ {
            $done$;
        }
        //#end
    }
}
