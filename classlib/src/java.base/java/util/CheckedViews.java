package java.util;

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
            List<E> copy = new ArrayList<>();
            for (Object e : c.toArray()) {
                copy.add(checked(e));
            }
            return all.addAll(copy);
        }

        @Override
        public Iterator<E> iterator() {
            return all.iterator();
        }

        @Override
        public int size() {
            return all.size();
        }

        @Override
        public boolean contains(Object o) {
            return all.contains(o);
        }

        @Override
        public boolean remove(Object o) {
            return all.remove(o);
        }

        @Override
        public void clear() {
            all.clear();
        }

        @Override
        public String toString() {
            return all.toString();
        }
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
            List<E> copy = new ArrayList<>();
            for (Object e : c.toArray()) {
                copy.add(checked(e));
            }
            return list.addAll(index, copy);
        }

        @Override
        public boolean addAll(Collection<? extends E> c) {
            return addAll(size(), c);
        }

        @Override
        public E remove(int index) {
            return list.remove(index);
        }

        @Override
        public int size() {
            return list.size();
        }
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

        @Override
        public V put(K key, V value) {
            check(key, keyType, "key", "map");
            return map.put(key, value(value));
        }

        @Override
        public void putAll(Map<? extends K, ? extends V> t) {
            for (Map.Entry<? extends K, ? extends V> e : t.entrySet()) {
                check(e.getKey(), keyType, "key", "map");
                value(e.getValue());
            }
            map.putAll(t);
        }

        @Override
        public V get(Object key) {
            return map.get(key);
        }

        @Override
        public boolean containsKey(Object key) {
            return map.containsKey(key);
        }

        @Override
        public V remove(Object key) {
            return map.remove(key);
        }

        @Override
        public void clear() {
            map.clear();
        }

        @Override
        public int size() {
            return map.size();
        }

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
