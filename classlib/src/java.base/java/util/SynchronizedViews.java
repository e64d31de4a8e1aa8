package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

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
        //#for declared done
        //#| int size() | return c.size()
        //#| boolean isEmpty() | return c.isEmpty()
        //#| boolean contains(Object o) | return c.contains(o)
        //#| Object[] toArray() | return c.toArray()
        //#| <T> T[] toArray(T[] a) | return c.toArray(a)
        //#| <T> T[] toArray(IntFunction<T[]> generator) | return c.toArray(generator)
        //#| boolean add(E e) | return c.add(e)
        //#| boolean remove(Object o) | return c.remove(o)
        //#| boolean containsAll(Collection<?> other) | return c.containsAll(other)
        //#| boolean addAll(Collection<? extends E> other) | return c.addAll(other)
        //#| boolean removeAll(Collection<?> other) | return c.removeAll(other)
        //#| boolean removeIf(Predicate<? super E> filter) | return c.removeIf(filter)
        //#| boolean retainAll(Collection<?> other) | return c.retainAll(other)
        //#| void clear() | c.clear()
        //#| void forEach(Consumer<? super E> action) | c.forEach(action)
        //#| String toString() | return c.toString()

        @Override
        public $declared$ {
            synchronized (mutex) {
                $done$;
            }
        }
        //#end

        @Override
        public Iterator<E> iterator() {
            return c.iterator();
        }

        //#for declared called
        //#| Spliterator<E> spliterator() | spliterator()
        //#| Stream<E> stream() | stream()
        //#| Stream<E> parallelStream() | parallelStream()

        @Override
        public $declared$ {
            return c.$called$;
        }
        //#end
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
        //#for declared done
        //#| subSet(E from, E to) | subSet(from, to)
        //#| headSet(E to) | headSet(to)
        //#| tailSet(E from) | tailSet(from)

        @Override
        public SortedSet<E> $declared$ {
            synchronized (mutex) {
                return new OfSortedSet<>(s.$done$, mutex);
            }
        }
        //#end

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
        //#for declared done
        //#| int hashCode() | return list.hashCode()
        //#| E get(int index) | return list.get(index)
        //#| E set(int index, E element) | return list.set(index, element)
        //#| void add(int index, E element) | list.add(index, element)
        //#| E remove(int index) | return list.remove(index)
        //#| int indexOf(Object o) | return list.indexOf(o)
        //#| int lastIndexOf(Object o) | return list.lastIndexOf(o)
        //#| boolean addAll(int index, Collection<? extends E> other) | return list.addAll(index, other)
        //#| void replaceAll(UnaryOperator<E> operator) | list.replaceAll(operator)
        //#| void sort(Comparator<? super E> order) | list.sort(order)

        @Override
        public $declared$ {
            synchronized (mutex) {
                $done$;
            }
        }
        //#end

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            synchronized (mutex) {
                return Collections.synchronizedList(list.subList(fromIndex, toIndex), mutex);
            }
        }

        @Override
        public List<E> reversed() {
            synchronized (mutex) {
                return Collections.synchronizedList(list.reversed(), mutex);
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
        //#for declared done
        //#| int size() | return m.size()
        //#| boolean isEmpty() | return m.isEmpty()
        //#| boolean containsKey(Object key) | return m.containsKey(key)
        //#| boolean containsValue(Object value) | return m.containsValue(value)
        //#| V get(Object key) | return m.get(key)
        //#| V put(K key, V value) | return m.put(key, value)
        //#| V remove(Object key) | return m.remove(key)
        //#| void putAll(Map<? extends K, ? extends V> other) | m.putAll(other)
        //#| void clear() | m.clear()

        @Override
        public $declared$ {
            synchronized (mutex) {
                $done$;
            }
        }
        //#end
        //#for declared done
        //#| Set<K> keySet | OfSet<>(m.keySet(), mutex)
        //#| Collection<V> values | OfCollection<>(m.values(), mutex)
        //#| Set<Map.Entry<K, V>> entrySet | OfSet<>(m.entrySet(), mutex)

        @Override
        public $declared$() {
            synchronized (mutex) {
                return new $done$;
            }
        }
        //#end
        //#for declared done
        //#| int hashCode() | return m.hashCode()
        //#| String toString() | return m.toString()
        //#| V getOrDefault(Object key, V defaultValue) | return m.getOrDefault(key, defaultValue)
        //#| void forEach(BiConsumer<? super K, ? super V> action) | m.forEach(action)
        //#| void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) | m.replaceAll(f)
        //#| V putIfAbsent(K key, V value) | return m.putIfAbsent(key, value)
        //#| boolean remove(Object key, Object value) | return m.remove(key, value)
        //#| boolean replace(K key, V oldValue, V newValue) | return m.replace(key, oldValue, newValue)
        //#| V replace(K key, V value) | return m.replace(key, value)
        //#| V computeIfAbsent(K key, Function<? super K, ? extends V> f) | return m.computeIfAbsent(key, f)
        //#| V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) | return m.computeIfPresent(key, f)
        //#| V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) | return m.compute(key, f)

        @Override
        public $declared$ {
            synchronized (mutex) {
                $done$;
            }
        }
        //#end

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
        //#for declared done
        //#| subMap(K from, K to) | subMap(from, to)
        //#| headMap(K to) | headMap(to)
        //#| tailMap(K from) | tailMap(from)

        @Override
        public SortedMap<K, V> $declared$ {
            synchronized (mutex) {
                return new OfSortedMap<>(m.$done$, mutex);
            }
        }
        //#end

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
