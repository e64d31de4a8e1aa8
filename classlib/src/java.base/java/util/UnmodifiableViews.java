package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** The read-only views of {@link Collections}: reads go through, every write throws. */
final class UnmodifiableViews {
    private UnmodifiableViews() {
    }

    private static UnsupportedOperationException unmodifiable() {
        return new UnsupportedOperationException();
    }

    private static class Pass<E, I extends Iterator<? extends E>> implements Iterator<E> {
        final I it;

        Pass(I it) {
            this.it = it;
        }

        @Override
        public boolean hasNext() {
            return it.hasNext();
        }

        @Override
        public E next() {
            return it.next();
        }

        @Override
        public void remove() {
            throw unmodifiable();
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            it.forEachRemaining(action);
        }
    }

    private static final class ListPass<E> extends Pass<E, ListIterator<? extends E>> implements ListIterator<E> {
        ListPass(ListIterator<? extends E> it) {
            super(it);
        }

        @Override
        public boolean hasPrevious() {
            return it.hasPrevious();
        }

        @Override
        public E previous() {
            return it.previous();
        }

        @Override
        public int nextIndex() {
            return it.nextIndex();
        }

        @Override
        public int previousIndex() {
            return it.previousIndex();
        }

        @Override
        public void set(E e) {
            throw unmodifiable();
        }

        @Override
        public void add(E e) {
            throw unmodifiable();
        }
    }

    static class OfCollection<E> implements Collection<E>, java.io.Serializable {
        private static final long serialVersionUID = 1L;

        final Collection<? extends E> c;

        OfCollection(Collection<? extends E> c) {
            this.c = Objects.requireNonNull(c);
        }

        @Override
        public int size() {
            return c.size();
        }

        @Override
        public boolean isEmpty() {
            return c.isEmpty();
        }

        @Override
        public boolean contains(Object o) {
            return c.contains(o);
        }

        @Override
        public boolean containsAll(Collection<?> other) {
            return c.containsAll(other);
        }

        @Override
        public Object[] toArray() {
            return c.toArray();
        }

        @Override
        public <T> T[] toArray(T[] a) {
            return c.toArray(a);
        }

        @Override
        public String toString() {
            return c.toString();
        }

        @Override
        public Iterator<E> iterator() {
            return new Pass<>(c.iterator());
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            c.forEach(action);
        }

        @Override
        @SuppressWarnings("unchecked")
        public Spliterator<E> spliterator() {
            return (Spliterator<E>) c.spliterator();
        }

        @Override
        public boolean add(E e) {
            throw unmodifiable();
        }

        @Override
        public boolean remove(Object o) {
            throw unmodifiable();
        }

        @Override
        public boolean addAll(Collection<? extends E> other) {
            throw unmodifiable();
        }

        @Override
        public boolean removeAll(Collection<?> other) {
            throw unmodifiable();
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            throw unmodifiable();
        }

        @Override
        public boolean retainAll(Collection<?> other) {
            throw unmodifiable();
        }

        @Override
        public void clear() {
            throw unmodifiable();
        }
    }

    static class OfSequencedCollection<E> extends OfCollection<E> implements SequencedCollection<E> {
        private static final long serialVersionUID = 1L;

        OfSequencedCollection(SequencedCollection<? extends E> c) {
            super(c);
        }

        @SuppressWarnings("unchecked")
        private SequencedCollection<E> sequenced() {
            return (SequencedCollection<E>) c;
        }

        @Override
        public SequencedCollection<E> reversed() {
            return new OfSequencedCollection<>(sequenced().reversed());
        }

        @Override
        public E getFirst() {
            return sequenced().getFirst();
        }

        @Override
        public E getLast() {
            return sequenced().getLast();
        }

        @Override
        public E removeFirst() {
            throw unmodifiable();
        }

        @Override
        public E removeLast() {
            throw unmodifiable();
        }
    }

    static class OfSet<E> extends OfCollection<E> implements Set<E> {
        private static final long serialVersionUID = 1L;

        OfSet(Set<? extends E> s) {
            super(s);
        }

        @Override
        public boolean equals(Object o) {
            return o == this || c.equals(o);
        }

        @Override
        public int hashCode() {
            return c.hashCode();
        }
    }

    static class OfSequencedSet<E> extends OfSequencedCollection<E> implements SequencedSet<E> {
        private static final long serialVersionUID = 1L;

        private final SequencedSet<? extends E> s;

        OfSequencedSet(SequencedSet<? extends E> s) {
            super(s);
            this.s = s;
        }

        @Override
        public boolean equals(Object o) {
            return o == this || s.equals(o);
        }

        @Override
        public int hashCode() {
            return s.hashCode();
        }

        @Override
        public SequencedSet<E> reversed() {
            return new OfSequencedSet<>(s.reversed());
        }
    }

    static class OfSortedSet<E> extends OfSet<E> implements SortedSet<E> {
        private static final long serialVersionUID = 1L;

        private final SortedSet<E> s;

        OfSortedSet(SortedSet<E> s) {
            super(s);
            this.s = s;
        }

        @Override
        public Comparator<? super E> comparator() {
            return s.comparator();
        }

        @Override
        public SortedSet<E> subSet(E from, E to) {
            return new OfSortedSet<>(s.subSet(from, to));
        }

        @Override
        public SortedSet<E> headSet(E to) {
            return new OfSortedSet<>(s.headSet(to));
        }

        @Override
        public SortedSet<E> tailSet(E from) {
            return new OfSortedSet<>(s.tailSet(from));
        }

        @Override
        public E first() {
            return s.first();
        }

        @Override
        public E last() {
            return s.last();
        }
    }

    static final class OfNavigableSet<E> extends OfSortedSet<E> implements NavigableSet<E> {
        private static final long serialVersionUID = 1L;

        private final NavigableSet<E> s;

        OfNavigableSet(NavigableSet<E> s) {
            super(s);
            this.s = s;
        }

        @Override
        public E lower(E e) {
            return s.lower(e);
        }

        @Override
        public E floor(E e) {
            return s.floor(e);
        }

        @Override
        public E ceiling(E e) {
            return s.ceiling(e);
        }

        @Override
        public E higher(E e) {
            return s.higher(e);
        }

        @Override
        public E pollFirst() {
            throw unmodifiable();
        }

        @Override
        public E pollLast() {
            throw unmodifiable();
        }

        @Override
        public NavigableSet<E> descendingSet() {
            return new OfNavigableSet<>(s.descendingSet());
        }

        @Override
        public Iterator<E> descendingIterator() {
            return descendingSet().iterator();
        }

        @Override
        public NavigableSet<E> subSet(E from, boolean fromInclusive, E to, boolean toInclusive) {
            return new OfNavigableSet<>(s.subSet(from, fromInclusive, to, toInclusive));
        }

        @Override
        public NavigableSet<E> headSet(E to, boolean inclusive) {
            return new OfNavigableSet<>(s.headSet(to, inclusive));
        }

        @Override
        public NavigableSet<E> tailSet(E from, boolean inclusive) {
            return new OfNavigableSet<>(s.tailSet(from, inclusive));
        }
    }

    static class OfList<E> extends OfCollection<E> implements List<E> {
        private static final long serialVersionUID = 1L;

        private final List<? extends E> list;

        OfList(List<? extends E> list) {
            super(list);
            this.list = list;
        }

        @Override
        public boolean equals(Object o) {
            return o == this || list.equals(o);
        }

        @Override
        public int hashCode() {
            return list.hashCode();
        }

        @Override
        public E get(int index) {
            return list.get(index);
        }

        @Override
        public int indexOf(Object o) {
            return list.indexOf(o);
        }

        @Override
        public int lastIndexOf(Object o) {
            return list.lastIndexOf(o);
        }

        @Override
        @SuppressWarnings("unchecked")
        public Spliterator<E> spliterator() {
            return (Spliterator<E>) list.spliterator();
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            return Collections.unmodifiableList(list.subList(fromIndex, toIndex));
        }

        @Override
        public ListIterator<E> listIterator() {
            return listIterator(0);
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            return new ListPass<>(list.listIterator(index));
        }

        @Override
        public E set(int index, E element) {
            throw unmodifiable();
        }

        @Override
        public void add(int index, E element) {
            throw unmodifiable();
        }

        @Override
        public E remove(int index) {
            throw unmodifiable();
        }

        @Override
        public boolean addAll(int index, Collection<? extends E> other) {
            throw unmodifiable();
        }

        @Override
        public void replaceAll(UnaryOperator<E> operator) {
            throw unmodifiable();
        }

        @Override
        public void sort(Comparator<? super E> order) {
            throw unmodifiable();
        }
    }

    static final class OfRandomAccessList<E> extends OfList<E> implements RandomAccess {
        private static final long serialVersionUID = 1L;

        OfRandomAccessList(List<? extends E> list) {
            super(list);
        }
    }

    static class OfMap<K, V> implements Map<K, V>, java.io.Serializable {
        private static final long serialVersionUID = 1L;

        final Map<? extends K, ? extends V> m;

        OfMap(Map<? extends K, ? extends V> m) {
            this.m = Objects.requireNonNull(m);
        }

        @Override
        public int size() {
            return m.size();
        }

        @Override
        public boolean isEmpty() {
            return m.isEmpty();
        }

        @Override
        public boolean containsKey(Object key) {
            return m.containsKey(key);
        }

        @Override
        public boolean containsValue(Object value) {
            return m.containsValue(value);
        }

        @Override
        public V get(Object key) {
            return m.get(key);
        }

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
            return new OfSet<>(m.keySet());
        }

        @Override
        public Collection<V> values() {
            return new OfCollection<>(m.values());
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

        @Override
        public V put(K key, V value) {
            throw unmodifiable();
        }

        @Override
        public V remove(Object key) {
            throw unmodifiable();
        }

        @Override
        public void putAll(Map<? extends K, ? extends V> other) {
            throw unmodifiable();
        }

        @Override
        public void clear() {
            throw unmodifiable();
        }

        @Override
        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> f) {
            throw unmodifiable();
        }

        @Override
        public V putIfAbsent(K key, V value) {
            throw unmodifiable();
        }

        @Override
        public boolean remove(Object key, Object value) {
            throw unmodifiable();
        }

        @Override
        public boolean replace(K key, V oldValue, V newValue) {
            throw unmodifiable();
        }

        @Override
        public V replace(K key, V value) {
            throw unmodifiable();
        }

        @Override
        public V computeIfAbsent(K key, Function<? super K, ? extends V> f) {
            throw unmodifiable();
        }

        @Override
        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw unmodifiable();
        }

        @Override
        public V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) {
            throw unmodifiable();
        }

        @Override
        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> f) {
            throw unmodifiable();
        }
    }

    /** Entries are wrapped too, so that {@code setValue} does not write through. */
    private static final class OfEntries<K, V> extends OfSet<Map.Entry<K, V>> {
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
                    throw unmodifiable();
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
            throw unmodifiable();
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

        @Override
        public Map.Entry<K, V> pollFirstEntry() {
            throw unmodifiable();
        }

        @Override
        public Map.Entry<K, V> pollLastEntry() {
            throw unmodifiable();
        }
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

        @Override
        public K lowerKey(K key) {
            return m.lowerKey(key);
        }

        @Override
        public K floorKey(K key) {
            return m.floorKey(key);
        }

        @Override
        public K ceilingKey(K key) {
            return m.ceilingKey(key);
        }

        @Override
        public K higherKey(K key) {
            return m.higherKey(key);
        }

        @Override
        public Map.Entry<K, V> lowerEntry(K key) {
            return wrap(m.lowerEntry(key));
        }

        @Override
        public Map.Entry<K, V> floorEntry(K key) {
            return wrap(m.floorEntry(key));
        }

        @Override
        public Map.Entry<K, V> ceilingEntry(K key) {
            return wrap(m.ceilingEntry(key));
        }

        @Override
        public Map.Entry<K, V> higherEntry(K key) {
            return wrap(m.higherEntry(key));
        }

        @Override
        public Map.Entry<K, V> firstEntry() {
            return wrap(m.firstEntry());
        }

        @Override
        public Map.Entry<K, V> lastEntry() {
            return wrap(m.lastEntry());
        }

        @Override
        public Map.Entry<K, V> pollFirstEntry() {
            throw unmodifiable();
        }

        @Override
        public Map.Entry<K, V> pollLastEntry() {
            throw unmodifiable();
        }

        @Override
        public NavigableMap<K, V> descendingMap() {
            return new OfNavigableMap<>(m.descendingMap());
        }

        @Override
        public NavigableSet<K> navigableKeySet() {
            return new OfNavigableSet<>(m.navigableKeySet());
        }

        @Override
        public NavigableSet<K> descendingKeySet() {
            return new OfNavigableSet<>(m.descendingKeySet());
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
