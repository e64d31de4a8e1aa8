package java.util;

import java.lang.reflect.Array;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Views of collections that let in only what is of a type, for {@link Collections}. */
final class CheckedViews {
    private CheckedViews() {
    }

    private static <E> E check(Object element, Class<E> type, String what, String where) {
        if (element != null && !type.isInstance(element)) {
            throw new ClassCastException("Attempt to insert " + element.getClass() + " " + what + " into " + where
                    + " with " + what + " type " + type);
        }
        @SuppressWarnings("unchecked")
        E same = (E) element;
        return same;
    }

    /** A copy of what is to come in, asked for as an array of the type; of what does not fit, as any array. */
    private static <E> List<E> copy(Collection<? extends E> c, Class<E> type) {
        Object[] all;
        try {
            all = c.toArray((Object[]) Array.newInstance(type, 0));
        } catch (ArrayStoreException foreign) {
            all = c.toArray();
        }
        List<E> copy = new ArrayList<>();
        for (Object e : all) {
            copy.add(check(e, type, "element", "collection"));
        }
        return copy;
    }

    /** A collection, or what is one besides. */
    static class OfCollection<E> extends AbstractCollection<E> implements java.io.Serializable {
        private static final long serialVersionUID = 1L;

        final Collection<E> all;
        final Class<E> type;

        OfCollection(Collection<E> all, Class<E> type) {
            this.all = Objects.requireNonNull(all, "c");
            this.type = Objects.requireNonNull(type, "type");
        }

        final E checked(Object element) {
            return check(element, type, "element", "collection");
        }

        @Override
        public boolean add(E e) {
            return all.add(checked(e));
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            return all.addAll(copy(c, type));
        }

        //#for declared done
        //#| Iterator<E> iterator() | return all.iterator()
        //#| int size() | return all.size()
        //#| boolean isEmpty() | return all.isEmpty()
        //#| boolean contains(Object o) | return all.contains(o)
        //#| boolean containsAll(Collection<?> c) | return all.containsAll(c)
        //#| boolean remove(Object o) | return all.remove(o)
        //#| boolean removeAll(Collection<?> c) | return all.removeAll(c)
        //#| boolean retainAll(Collection<?> c) | return all.retainAll(c)
        //#| boolean removeIf(Predicate<? super E> filter) | return all.removeIf(filter)
        //#| void clear() | all.clear()
        //#| void forEach(Consumer<? super E> action) | all.forEach(action)
        //#| Object[] toArray() | return all.toArray()
        //#| <T> T[] toArray(T[] a) | return all.toArray(a)
        //#| <T> T[] toArray(IntFunction<T[]> generator) | return all.toArray(generator)
        //#| Spliterator<E> spliterator() | return all.spliterator()
        //#| Stream<E> stream() | return all.stream()
        //#| Stream<E> parallelStream() | return all.parallelStream()
        //#| String toString() | return all.toString()

        @Override
        public $declared$ {
            $done$;
        }
        //#end
    }

    /** A set; equal to others as sets are. */
    static class OfSet<E> extends OfCollection<E> implements Set<E> {
        private static final long serialVersionUID = 1L;

        OfSet(Set<E> all, Class<E> type) {
            super(all, type);
        }

        @Override
        public boolean equals(Object o) {
            return o == this || all.equals(o);
        }

        @Override
        public int hashCode() {
            return all.hashCode();
        }
    }

    static class OfSortedSet<E> extends OfSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = 1L;

        private final SortedSet<E> sorted;

        OfSortedSet(SortedSet<E> all, Class<E> type) {
            super(all, type);
            sorted = all;
        }

        @Override
        public Comparator<? super E> comparator() {
            return sorted.comparator();
        }

        @Override
        public SortedSet<E> subSet(E from, E to) {
            return new OfSortedSet<>(sorted.subSet(from, to), type);
        }

        @Override
        public SortedSet<E> headSet(E to) {
            return new OfSortedSet<>(sorted.headSet(to), type);
        }

        @Override
        public SortedSet<E> tailSet(E from) {
            return new OfSortedSet<>(sorted.tailSet(from), type);
        }

        @Override
        public E first() {
            return sorted.first();
        }

        @Override
        public E last() {
            return sorted.last();
        }
    }

    static final class OfQueue<E> extends OfCollection<E> implements Queue<E> {
        private static final long serialVersionUID = 1L;

        private final Queue<E> queue;

        OfQueue(Queue<E> all, Class<E> type) {
            super(all, type);
            queue = all;
        }

        @Override
        public boolean offer(E e) {
            return queue.offer(checked(e));
        }

        @Override
        public E remove() {
            return queue.remove();
        }

        @Override
        public E poll() {
            return queue.poll();
        }

        @Override
        public E element() {
            return queue.element();
        }

        @Override
        public E peek() {
            return queue.peek();
        }
    }

    static class OfList<E> extends AbstractList<E> implements java.io.Serializable {
        private static final long serialVersionUID = 1L;

        private final List<E> list;
        private final Class<E> type;

        OfList(List<E> list, Class<E> type) {
            this.list = Objects.requireNonNull(list, "c");
            this.type = Objects.requireNonNull(type, "type");
        }

        private E checked(Object element) {
            return check(element, type, "element", "collection");
        }

        @Override
        public E get(int index) {
            return list.get(index);
        }

        @Override
        public E set(int index, E element) {
            return list.set(index, checked(element));
        }

        @Override
        public void add(int index, E element) {
            list.add(index, checked(element));
        }

        @Override
        public boolean add(E element) {
            return list.add(checked(element));
        }

        @Override
        public boolean addAll(int index, Collection<? extends E> c) {
            return list.addAll(index, copy(c, type));
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            return list.addAll(copy(c, type));
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            Objects.requireNonNull(operator);
            list.replaceAll(e -> checked(operator.apply(e)));
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            return new Pass<>(list.listIterator(index), type);
        }

        @Override
        public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            return Collections.checkedList(list.subList(fromIndex, toIndex), type);
        }

        @Override
        public boolean equals(Object o) {
            return o == this || list.equals(o);
        }
        //#for declared done
        //#| Iterator<E> iterator() | return list.iterator()
        //#| E remove(int index) | return list.remove(index)
        //#| int indexOf(Object o) | return list.indexOf(o)
        //#| int lastIndexOf(Object o) | return list.lastIndexOf(o)
        //#| void sort(Comparator<? super E> order) | list.sort(order)
        //#| int hashCode() | return list.hashCode()
        //#| int size() | return list.size()
        //#| boolean isEmpty() | return list.isEmpty()
        //#| boolean contains(Object o) | return list.contains(o)
        //#| boolean containsAll(Collection<?> c) | return list.containsAll(c)
        //#| boolean remove(Object o) | return list.remove(o)
        //#| boolean removeAll(Collection<?> c) | return list.removeAll(c)
        //#| boolean retainAll(Collection<?> c) | return list.retainAll(c)
        //#| boolean removeIf(Predicate<? super E> filter) | return list.removeIf(filter)
        //#| void clear() | list.clear()
        //#| void forEach(Consumer<? super E> action) | list.forEach(action)
        //#| Object[] toArray() | return list.toArray()
        //#| <T> T[] toArray(T[] a) | return list.toArray(a)
        //#| <T> T[] toArray(IntFunction<T[]> generator) | return list.toArray(generator)
        //#| Spliterator<E> spliterator() | return list.spliterator()
        //#| Stream<E> stream() | return list.stream()
        //#| Stream<E> parallelStream() | return list.parallelStream()
        //#| String toString() | return list.toString()

        @Override
        public $declared$ {
            $done$;
        }
        //#end
    }

    /** A pass over a list that sets and adds only what is of the type. */
    private static final class Pass<E> implements ListIterator<E> {
        private final ListIterator<E> it;
        private final Class<E> type;

        Pass(ListIterator<E> it, Class<E> type) {
            this.it = it;
            this.type = type;
        }
        //#for declared done
        //#| boolean hasNext() | return it.hasNext()
        //#| E next() | return it.next()
        //#| boolean hasPrevious() | return it.hasPrevious()
        //#| E previous() | return it.previous()
        //#| int nextIndex() | return it.nextIndex()
        //#| int previousIndex() | return it.previousIndex()
        //#| void remove() | it.remove()
        //#| void forEachRemaining(Consumer<? super E> action) | it.forEachRemaining(action)
        //#| void set(E e) | it.set(check(e, type, "element", "collection"))
        //#| void add(E e) | it.add(check(e, type, "element", "collection"))

        @Override
        public $declared$ {
            $done$;
        }
        //#end
    }

    static final class OfRandomAccessList<E> extends OfList<E> implements RandomAccess {
        private static final long serialVersionUID = 1L;

        OfRandomAccessList(List<E> list, Class<E> type) {
            super(list, type);
        }
    }

    static class OfMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
        private static final long serialVersionUID = 1L;

        final Map<K, V> map;
        final Class<K> keyType;
        final Class<V> valueType;

        OfMap(Map<K, V> map, Class<K> keyType, Class<V> valueType) {
            this.map = Objects.requireNonNull(map);
            this.keyType = Objects.requireNonNull(keyType);
            this.valueType = Objects.requireNonNull(valueType);
        }

        private V value(Object value) {
            return check(value, valueType, "value", "map");
        }

        /** The value, if both may be in the map. */
        private V checked(Object key, Object value) {
            check(key, keyType, "key", "map");
            return value(value);
        }

        private BiFunction<? super K, ? super V, ? extends V> checked(BiFunction<? super K, ? super V, ? extends V> f) {
            Objects.requireNonNull(f);
            return (key, value) -> checked(key, f.apply(key, value));
        }

        @Override
        public void putAll(Map<? extends K, ? extends V> t) {
            List<Map.Entry<K, V>> copy = new ArrayList<>();
            for (Map.Entry<? extends K, ? extends V> e : t.entrySet()) {
                V value = checked(e.getKey(), e.getValue());
                copy.add(new AbstractMap.SimpleImmutableEntry<>(e.getKey(), value));
            }
            for (Map.Entry<K, V> e : copy) {
                map.put(e.getKey(), e.getValue());
            }
        }

        @Override
        public boolean equals(Object o) {
            return o == this || map.equals(o);
        }

        @Override
        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            Objects.requireNonNull(f);
            return map.computeIfAbsent(key, k -> checked(k, f.apply(k)));
        }

        @Override
        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            Objects.requireNonNull(f);
            return map.merge(key, checked(key, value), (a, b) -> value(f.apply(a, b)));
        }
        //#for declared done
        //#| V put(K key, V value) | return map.put(key, checked(key, value))
        //#| V putIfAbsent(K key, V value) | return map.putIfAbsent(key, checked(key, value))
        //#| V replace(K key, V value) | return map.replace(key, checked(key, value))
        //#| boolean replace(K key, V old, V value) | return map.replace(key, old, checked(key, value))
        //#| void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) | map.replaceAll(checked(f))
        //#| V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) | return map.compute(key, checked(f))
        //#| V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) | return map.computeIfPresent(key, checked(f))
        //#| V get(Object key) | return map.get(key)
        //#| V getOrDefault(Object key, V defaultValue) | return map.getOrDefault(key, defaultValue)
        //#| boolean containsKey(Object key) | return map.containsKey(key)
        //#| boolean containsValue(Object value) | return map.containsValue(value)
        //#| V remove(Object key) | return map.remove(key)
        //#| boolean remove(Object key, Object value) | return map.remove(key, value)
        //#| void clear() | map.clear()
        //#| int size() | return map.size()
        //#| boolean isEmpty() | return map.isEmpty()
        //#| Set<K> keySet() | return map.keySet()
        //#| Collection<V> values() | return map.values()
        //#| void forEach(BiConsumer<? super K, ? super V> action) | map.forEach(action)
        //#| int hashCode() | return map.hashCode()
        //#| String toString() | return map.toString()

        @Override
        public $declared$ {
            $done$;
        }
        //#end

        /** The entry; what is set as its value is checked. */
        final Map.Entry<K, V> checkedEntry(Map.Entry<K, V> entry) {
            return new AbstractMap.SimpleEntry<>(entry) {
                private static final long serialVersionUID = 1L;

                @Override
                public V setValue(V value) {
                    entry.setValue(value(value));
                    return super.setValue(value);
                }
            };
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new AbstractSet<>() {
                @Override
                public int size() {
                    return map.size();
                }

                @Override
                public Iterator<Map.Entry<K, V>> iterator() {
                    Iterator<Map.Entry<K, V>> it = map.entrySet().iterator();
                    return new Iterator<>() {
                        @Override
                        public boolean hasNext() {
                            return it.hasNext();
                        }

                        @Override
                        public Map.Entry<K, V> next() {
                            return checkedEntry(it.next());
                        }

                        @Override
                        public void remove() {
                            it.remove();
                        }
                    };
                }
            };
        }
    }

    static class OfSortedMap<K, V> extends OfMap<K, V> implements SortedMap<K, V> {
        private static final long serialVersionUID = 1L;

        private final SortedMap<K, V> sorted;

        OfSortedMap(SortedMap<K, V> map, Class<K> keyType, Class<V> valueType) {
            super(map, keyType, valueType);
            sorted = map;
        }

        @Override
        public Comparator<? super K> comparator() {
            return sorted.comparator();
        }

        @Override
        public SortedMap<K, V> subMap(K from, K to) {
            return new OfSortedMap<>(sorted.subMap(from, to), keyType, valueType);
        }

        @Override
        public SortedMap<K, V> headMap(K to) {
            return new OfSortedMap<>(sorted.headMap(to), keyType, valueType);
        }

        @Override
        public SortedMap<K, V> tailMap(K from) {
            return new OfSortedMap<>(sorted.tailMap(from), keyType, valueType);
        }

        @Override
        public K firstKey() {
            return sorted.firstKey();
        }

        @Override
        public K lastKey() {
            return sorted.lastKey();
        }
    }
}
