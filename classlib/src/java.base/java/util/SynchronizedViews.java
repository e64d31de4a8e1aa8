package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * The locking views of {@link Collections}: each method holds the view's mutex, which sub-views share. Iteration is
 * the caller's to lock.
 */
final class SynchronizedViews {
    private SynchronizedViews() {
    }

    static class OfCollection<E> implements Collection<E>, java.io.Serializable {
        private static final long serialVersionUID = 1L;

        final Collection<E> c;
        final Object mutex;

        OfCollection(Collection<E> c, Object mutex) {
            this.c = Objects.requireNonNull(c);
            this.mutex = mutex == null ? this : mutex;
        }

        @Override
        public int size() {
            synchronized (mutex) {
                return c.size();
            }
        }

        @Override
        public boolean isEmpty() {
            synchronized (mutex) {
                return c.isEmpty();
            }
        }

        @Override
        public boolean contains(Object o) {
            synchronized (mutex) {
                return c.contains(o);
            }
        }

        @Override
        public Object[] toArray() {
            synchronized (mutex) {
                return c.toArray();
            }
        }

        @Override
        public <T> T[] toArray(T[] a) {
            synchronized (mutex) {
                return c.toArray(a);
            }
        }

        @Override
        public boolean add(E e) {
            synchronized (mutex) {
                return c.add(e);
            }
        }

        @Override
        public boolean remove(Object o) {
            synchronized (mutex) {
                return c.remove(o);
            }
        }

        @Override
        public boolean containsAll(Collection<?> other) {
            synchronized (mutex) {
                return c.containsAll(other);
            }
        }

        @Override
        public boolean addAll(Collection<? extends E> other) {
            synchronized (mutex) {
                return c.addAll(other);
            }
        }

        @Override
        public boolean removeAll(Collection<?> other) {
            synchronized (mutex) {
                return c.removeAll(other);
            }
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            synchronized (mutex) {
                return c.removeIf(filter);
            }
        }

        @Override
        public boolean retainAll(Collection<?> other) {
            synchronized (mutex) {
                return c.retainAll(other);
            }
        }

        @Override
        public void clear() {
            synchronized (mutex) {
                c.clear();
            }
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            synchronized (mutex) {
                c.forEach(action);
            }
        }

        @Override
        public String toString() {
            synchronized (mutex) {
                return c.toString();
            }
        }

        @Override
        public Iterator<E> iterator() {
            return c.iterator();
        }

        @Override
        public Spliterator<E> spliterator() {
            return c.spliterator();
        }
    }

    static class OfSet<E> extends OfCollection<E> implements Set<E> {
        private static final long serialVersionUID = 1L;

        OfSet(Set<E> s, Object mutex) {
            super(s, mutex);
        }

        @Override
        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            synchronized (mutex) {
                return c.equals(o);
            }
        }

        @Override
        public int hashCode() {
            synchronized (mutex) {
                return c.hashCode();
            }
        }

        @Override
        public Spliterator<E> spliterator() {
            return c.spliterator();
        }
    }

    static class OfSortedSet<E> extends OfSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = 1L;

        private final SortedSet<E> s;

        OfSortedSet(SortedSet<E> s, Object mutex) {
            super(s, mutex);
            this.s = s;
        }

        @Override
        public Comparator<? super E> comparator() {
            synchronized (mutex) {
                return s.comparator();
            }
        }

        @Override
        public SortedSet<E> subSet(E from, E to) {
            synchronized (mutex) {
                return new OfSortedSet<>(s.subSet(from, to), mutex);
            }
        }

        @Override
        public SortedSet<E> headSet(E to) {
            synchronized (mutex) {
                return new OfSortedSet<>(s.headSet(to), mutex);
            }
        }

        @Override
        public SortedSet<E> tailSet(E from) {
            synchronized (mutex) {
                return new OfSortedSet<>(s.tailSet(from), mutex);
            }
        }

        @Override
        public E first() {
            synchronized (mutex) {
                return s.first();
            }
        }

        @Override
        public E last() {
            synchronized (mutex) {
                return s.last();
            }
        }

        @Override
        public Spliterator<E> spliterator() {
            return s.spliterator();
        }
    }

    static class OfList<E> extends OfCollection<E> implements List<E> {
        private static final long serialVersionUID = 1L;

        private final List<E> list;

        OfList(List<E> list, Object mutex) {
            super(list, mutex);
            this.list = list;
        }

        /** One that is its own mutex. */
        OfList(List<E> list) {
            super(list, null);
            this.list = list;
        }

        final List<E> serialList() {
            return list;
        }

        private Object readResolve() {
            return list instanceof RandomAccess ? new OfRandomAccessList<>(list, mutex) : this;
        }

        @Override
        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            synchronized (mutex) {
                return list.equals(o);
            }
        }

        @Override
        public int hashCode() {
            synchronized (mutex) {
                return list.hashCode();
            }
        }

        @Override
        public E get(int index) {
            synchronized (mutex) {
                return list.get(index);
            }
        }

        @Override
        public E set(int index, E element) {
            synchronized (mutex) {
                return list.set(index, element);
            }
        }

        @Override
        public void add(int index, E element) {
            synchronized (mutex) {
                list.add(index, element);
            }
        }

        @Override
        public E remove(int index) {
            synchronized (mutex) {
                return list.remove(index);
            }
        }

        @Override
        public int indexOf(Object o) {
            synchronized (mutex) {
                return list.indexOf(o);
            }
        }

        @Override
        public int lastIndexOf(Object o) {
            synchronized (mutex) {
                return list.lastIndexOf(o);
            }
        }

        @Override
        public boolean addAll(int index, Collection<? extends E> other) {
            synchronized (mutex) {
                return list.addAll(index, other);
            }
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            synchronized (mutex) {
                list.replaceAll(operator);
            }
        }

        @Override
        public void sort(Comparator<? super E> order) {
            synchronized (mutex) {
                list.sort(order);
            }
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            synchronized (mutex) {
                return Collections.synchronizedList(list.subList(fromIndex, toIndex), mutex);
            }
        }

        @Override
        public ListIterator<E> listIterator() {
            return list.listIterator();
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            return list.listIterator(index);
        }

        @Override
        public Spliterator<E> spliterator() {
            return list.spliterator();
        }
    }

    static final class OfRandomAccessList<E> extends OfList<E> implements RandomAccess {
        private static final long serialVersionUID = 1L;

        OfRandomAccessList(List<E> list, Object mutex) {
            super(list, mutex);
        }

        /** Streams have the form of old, which tells no such lists apart. */
        private Object writeReplace() {
            return new OfList<>(serialList());
        }
    }

    static class OfMap<K, V> implements Map<K, V>, java.io.Serializable {
        private static final long serialVersionUID = 1L;

        private final Map<K, V> m;
        final Object mutex;

        OfMap(Map<K, V> m, Object mutex) {
            this.m = Objects.requireNonNull(m);
            this.mutex = mutex == null ? this : mutex;
        }

        @Override
        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            synchronized (mutex) {
                return m.equals(o);
            }
        }

        @Override
        public int size() {
            synchronized (mutex) {
                return m.size();
            }
        }

        @Override
        public boolean isEmpty() {
            synchronized (mutex) {
                return m.isEmpty();
            }
        }

        @Override
        public boolean containsKey(Object key) {
            synchronized (mutex) {
                return m.containsKey(key);
            }
        }

        @Override
        public boolean containsValue(Object value) {
            synchronized (mutex) {
                return m.containsValue(value);
            }
        }

        @Override
        public V get(Object key) {
            synchronized (mutex) {
                return m.get(key);
            }
        }

        @Override
        public V put(K key, V value) {
            synchronized (mutex) {
                return m.put(key, value);
            }
        }

        @Override
        public V remove(Object key) {
            synchronized (mutex) {
                return m.remove(key);
            }
        }

        @Override
        public void putAll(Map<? extends K, ? extends V> other) {
            synchronized (mutex) {
                m.putAll(other);
            }
        }

        @Override
        public void clear() {
            synchronized (mutex) {
                m.clear();
            }
        }

        @Override
        public Set<K> keySet() {
            synchronized (mutex) {
                return new OfSet<>(m.keySet(), mutex);
            }
        }

        @Override
        public Collection<V> values() {
            synchronized (mutex) {
                return new OfCollection<>(m.values(), mutex);
            }
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            synchronized (mutex) {
                return new OfSet<>(m.entrySet(), mutex);
            }
        }

        @Override
        public int hashCode() {
            synchronized (mutex) {
                return m.hashCode();
            }
        }

        @Override
        public String toString() {
            synchronized (mutex) {
                return m.toString();
            }
        }

        @Override
        public V getOrDefault(Object key, V defaultValue) {
            synchronized (mutex) {
                return m.getOrDefault(key, defaultValue);
            }
        }

        @Override
        public void forEach(BiConsumer<? super K, ? super V> action) {
            synchronized (mutex) {
                m.forEach(action);
            }
        }

        @Override
        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
            synchronized (mutex) {
                m.replaceAll(f);
            }
        }

        @Override
        public V putIfAbsent(K key, V value) {
            synchronized (mutex) {
                return m.putIfAbsent(key, value);
            }
        }

        @Override
        public boolean remove(Object key, Object value) {
            synchronized (mutex) {
                return m.remove(key, value);
            }
        }

        @Override
        public boolean replace(K key, V oldValue, V newValue) {
            synchronized (mutex) {
                return m.replace(key, oldValue, newValue);
            }
        }

        @Override
        public V replace(K key, V value) {
            synchronized (mutex) {
                return m.replace(key, value);
            }
        }

        @Override
        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            synchronized (mutex) {
                return m.computeIfAbsent(key, f);
            }
        }

        @Override
        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.computeIfPresent(key, f);
            }
        }

        @Override
        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.compute(key, f);
            }
        }

        @Override
        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            synchronized (mutex) {
                return m.merge(key, value, f);
            }
        }
    }

    static final class OfSortedMap<K, V> extends OfMap<K, V> implements SortedMap<K, V> {
        private static final long serialVersionUID = 1L;

        private final SortedMap<K, V> m;

        OfSortedMap(SortedMap<K, V> m, Object mutex) {
            super(m, mutex);
            this.m = m;
        }

        @Override
        public Comparator<? super K> comparator() {
            synchronized (mutex) {
                return m.comparator();
            }
        }

        @Override
        public SortedMap<K, V> subMap(K from, K to) {
            synchronized (mutex) {
                return new OfSortedMap<>(m.subMap(from, to), mutex);
            }
        }

        @Override
        public SortedMap<K, V> headMap(K to) {
            synchronized (mutex) {
                return new OfSortedMap<>(m.headMap(to), mutex);
            }
        }

        @Override
        public SortedMap<K, V> tailMap(K from) {
            synchronized (mutex) {
                return new OfSortedMap<>(m.tailMap(from), mutex);
            }
        }

        @Override
        public K firstKey() {
            synchronized (mutex) {
                return m.firstKey();
            }
        }

        @Override
        public K lastKey() {
            synchronized (mutex) {
                return m.lastKey();
            }
        }
    }
}
