package java.util;

/**
 * What {@code List.of}, {@code Set.of}, {@code Map.of} and their kin return: no nulls, no changes, and sets and maps
 * that iterate in the order of their arguments (the JDK's order varies from run to run, so any may be chosen; this
 * one is the same in every run). Changes throw {@link UnsupportedOperationException} even where they would do
 * nothing; asking for null throws {@link NullPointerException}.
 */
final class ImmutableCollections {
    static final List<?> EMPTY_LIST = new ListN<>(new Object[0]);
    static final Set<?> EMPTY_SET = new SetN<>();
    static final Map<?, ?> EMPTY_MAP = new MapN<>();

    static {
        jdk.internal.util.Lists.maker = NullableList::new;
    }

    private ImmutableCollections() {
    }

    /** A list that takes over {@code elements}, which it checks for nulls. */
    @SuppressWarnings("unchecked")
    static <E> List<E> listOf(Object... elements) {
        for (Object e : elements) {
            if (e == null) {
                throw new NullPointerException();
            }
        }
        return new ListN<>((E[]) elements);
    }

    @SuppressWarnings("unchecked")
    static <E> List<E> listCopy(Collection<? extends E> coll) {
        if (coll instanceof ImmutableList && !((ImmutableList<?>) coll).allowsNulls()) {
            return (List<E>) coll;
        }
        return coll.isEmpty() ? List.of() : (List<E>) List.of(coll.toArray());
    }

    static UnsupportedOperationException unmodifiable() {
        return new UnsupportedOperationException();
    }

    abstract static class ImmutableList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        Object writeReplace() {
            Object[] all = toArray();
            return new CollSer(allowsNulls() ? CollSer.LIST_WITH_NULLS : CollSer.LIST, all);
        }

        private static final long serialVersionUID = 1L;

        boolean allowsNulls() {
            return false;
        }

        @Override
        public boolean equals(Object o) {
            if (o == this) {
                return true;
            }
            if (!(o instanceof List)) {
                return false;
            }
            Iterator<?> others = ((List<?>) o).iterator();
            int n = size();
            for (int i = 0; i < n; i++) {
                if (!others.hasNext() || !Objects.equals(get(i), others.next())) {
                    return false;
                }
            }
            return !others.hasNext();
        }
        //#for declared
        //#| boolean add(E e)
        //#| boolean addAll(Collection<? extends E> c)
        //#| boolean addAll(int index, Collection<? extends E> c)
        //#| void clear()
        //#| boolean remove(Object o)
        //#| boolean removeAll(Collection<?> c)
        //#| boolean removeIf(java.util.function.Predicate<? super E> filter)
        //#| boolean retainAll(Collection<?> c)
        //#| void replaceAll(java.util.function.UnaryOperator<E> operator)
        //#| void sort(Comparator<? super E> c)
        //#| E removeFirst()
        //#| E removeLast()

        @Override
        public $declared$ {
            throw unmodifiable();
        }
        //#end

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            checkRange(fromIndex, toIndex, size());
            return new Part<>(this, fromIndex, toIndex - fromIndex);
        }

        @Override
        public boolean contains(Object o) {
            return indexOf(o) >= 0;
        }

        @Override
        public int indexOf(Object o) {
            if (o == null && !allowsNulls()) {
                throw new NullPointerException();
            }
            for (int i = 0, n = size(); i < n; i++) {
                if (o == null ? get(i) == null : o.equals(get(i))) {
                    return i;
                }
            }
            return -1;
        }

        @Override
        public int lastIndexOf(Object o) {
            if (o == null && !allowsNulls()) {
                throw new NullPointerException();
            }
            for (int i = size() - 1; i >= 0; i--) {
                if (o == null ? get(i) == null : o.equals(get(i))) {
                    return i;
                }
            }
            return -1;
        }

        @Override
        public Iterator<E> iterator() {
            return new ListCursor<>(this);
        }

        @Override
        public ListIterator<E> listIterator(int index) {
            int size = size();
            if (index < 0 || index > size) {
                throw new IndexOutOfBoundsException("Index: " + index + " Size: " + size);
            }
            return super.listIterator(index);
        }
    }

    private static final class ListCursor<E> implements Iterator<E> {
        private final List<E> list;
        private final int size;
        private int cursor;

        ListCursor(List<E> list) {
            this.list = list;
            this.size = list.size();
        }

        @Override
        public boolean hasNext() {
            return cursor != size;
        }

        @Override
        public E next() {
            if (cursor >= size) {
                throw new NoSuchElementException();
            }
            return list.get(cursor++);
        }

        @Override
        public void remove() {
            throw unmodifiable();
        }
    }

    static final class List12<E> extends ImmutableList<E> {
        private static final long serialVersionUID = 1L;

        private final E first;
        private final E second;

        List12(E first) {
            this.first = Objects.requireNonNull(first);
            this.second = null;
        }

        List12(E first, E second) {
            this.first = Objects.requireNonNull(first);
            this.second = Objects.requireNonNull(second);
        }

        @Override
        public int size() {
            return second == null ? 1 : 2;
        }

        @Override
        public boolean isEmpty() {
            return false;
        }

        @Override
        public E get(int index) {
            if (index == 0) {
                return first;
            }
            if (index == 1 && second != null) {
                return second;
            }
            throw new IndexOutOfBoundsException("Index: " + index + " Size: " + size());
        }
    }

    static class ListN<E> extends ImmutableList<E> {
        private static final long serialVersionUID = 1L;

        private final E[] elements;

        ListN(E[] elements) {
            this.elements = elements;
        }

        @Override
        public int size() {
            return elements.length;
        }

        @Override
        public boolean isEmpty() {
            return elements.length == 0;
        }

        @Override
        public E get(int index) {
            return elements[index];
        }

        @Override
        public Object[] toArray() {
            return Arrays.copyOf(elements, elements.length, Object[].class);
        }
    }

    /** What a stream's {@code toList} returns. */
    private static final class NullableList<E> extends ListN<E> {
        private static final long serialVersionUID = 1L;

        @SuppressWarnings("unchecked")
        NullableList(Object[] elements) {
            super((E[]) elements);
        }

        @Override
        boolean allowsNulls() {
            return true;
        }
    }

    private static final class Part<E> extends ImmutableList<E> {
        private static final long serialVersionUID = 1L;

        private final ImmutableList<E> root;
        private final int offset;
        private final int size;

        Part(ImmutableList<E> root, int offset, int size) {
            this.root = root;
            this.offset = offset;
            this.size = size;
        }

        @Override
        boolean allowsNulls() {
            return root.allowsNulls();
        }

        @Override
        public int size() {
            return size;
        }

        @Override
        public E get(int index) {
            Objects.checkIndex(index, size);
            return root.get(offset + index);
        }

        @Override
        public List<E> subList(int fromIndex, int toIndex) {
            checkRange(fromIndex, toIndex, size);
            return new Part<>(root, offset + fromIndex, toIndex - fromIndex);
        }
    }

    abstract static class ImmutableSet<E> extends AbstractSet<E> implements java.io.Serializable {
        Object writeReplace() {
            return new CollSer(CollSer.SET, toArray());
        }

        private static final long serialVersionUID = 1L;
        //#for declared
        //#| boolean add(E e)
        //#| boolean addAll(Collection<? extends E> c)
        //#| void clear()
        //#| boolean remove(Object o)
        //#| boolean removeAll(Collection<?> c)
        //#| boolean removeIf(java.util.function.Predicate<? super E> filter)

        @Override
        public $declared$ {
            throw unmodifiable();
        }
        //#end

        @Override
        public boolean retainAll(Collection<?> c) {
            throw unmodifiable();
        }
    }

    /** Elements {@code a[0]}, {@code a[step]}, {@code a[2 * step]}, ... in a pass without removal. */
    private static final class ArrayCursor<E> implements Iterator<E> {
        private final Object[] a;
        private final int step;
        private int cursor;

        ArrayCursor(Object[] a, int step) {
            this.a = a;
            this.step = step;
        }

        @Override
        public boolean hasNext() {
            return cursor < a.length;
        }

        @Override
        @SuppressWarnings("unchecked")
        public E next() {
            if (cursor >= a.length) {
                throw new NoSuchElementException();
            }
            E e = (E) a[cursor];
            cursor += step;
            return e;
        }
    }

    static final class Set12<E> extends ImmutableSet<E> {
        private static final long serialVersionUID = 1L;

        private final E first;
        private final E second;

        Set12(E first) {
            this.first = Objects.requireNonNull(first);
            this.second = null;
        }

        Set12(E first, E second) {
            if (first.equals(Objects.requireNonNull(second))) {
                throw new IllegalArgumentException("duplicate element: " + first);
            }
            this.first = first;
            this.second = second;
        }

        @Override
        public int size() {
            return second == null ? 1 : 2;
        }

        @Override
        public boolean isEmpty() {
            return false;
        }

        @Override
        public boolean contains(Object o) {
            return o.equals(first) || o.equals(second);
        }

        @Override
        public Iterator<E> iterator() {
            return new ArrayCursor<>(second == null ? new Object[] {first} : new Object[] {first, second}, 1);
        }
    }

    /** Open addressing: {@code slots} holds 1 + index into {@code a} of an element's place, 0 where free. */
    private static int[] newSlots(int n) {
        int length = 4;
        while (length < 2 * n) {
            length <<= 1;
        }
        return new int[length];
    }

    /** The slot of {@code key} among the keys {@code a[0], a[step], ...}, or the free one where it would be put. */
    private static int probe(int[] slots, Object[] a, Object key) {
        int h = key.hashCode();
        int i = (h ^ h >>> 16) & slots.length - 1;
        int at;
        while ((at = slots[i]) != 0 && !key.equals(a[at - 1])) {
            i = i + 1 & slots.length - 1;
        }
        return i;
    }

    static final class SetN<E> extends ImmutableSet<E> {
        private static final long serialVersionUID = 1L;

        private final Object[] a;
        private final int[] slots;

        @SafeVarargs
        SetN(E... elements) {
            a = Arrays.copyOf(elements, elements.length, Object[].class);
            slots = newSlots(a.length);
            for (int i = 0; i < a.length; i++) {
                int slot = probe(slots, a, a[i]);
                if (slots[slot] != 0) {
                    throw new IllegalArgumentException("duplicate element: " + a[i]);
                }
                slots[slot] = i + 1;
            }
        }

        @Override
        public int size() {
            return a.length;
        }

        @Override
        public boolean contains(Object o) {
            return slots[probe(slots, a, o)] != 0;
        }

        @Override
        public Iterator<E> iterator() {
            return new ArrayCursor<>(a, 1);
        }

        @Override
        public Object[] toArray() {
            return a.clone();
        }
    }

    abstract static class ImmutableMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
        Object writeReplace() {
            ArrayList<Object> all = new ArrayList<>();
            for (Map.Entry<K, V> entry : entrySet()) {
                all.add(entry.getKey());
                all.add(entry.getValue());
            }
            return new CollSer(CollSer.MAP, all.toArray());
        }

        private static final long serialVersionUID = 1L;
        //#for declared
        //#| void clear()
        //#| V compute(K key, java.util.function.BiFunction<? super K, ? super V, ? extends V> f)
        //#| V computeIfAbsent(K key, java.util.function.Function<? super K, ? extends V> f)
        //#| V computeIfPresent(K key, java.util.function.BiFunction<? super K, ? super V, ? extends V> f)
        //#| V merge(K key, V value, java.util.function.BiFunction<? super V, ? super V, ? extends V> f)
        //#| V put(K key, V value)
        //#| void putAll(Map<? extends K, ? extends V> m)
        //#| V putIfAbsent(K key, V value)
        //#| V remove(Object key)
        //#| boolean remove(Object key, Object value)
        //#| V replace(K key, V value)
        //#| boolean replace(K key, V oldValue, V newValue)
        //#| void replaceAll(java.util.function.BiFunction<? super K, ? super V, ? extends V> f)

        @Override
        public $declared$ {
            throw unmodifiable();
        }
        //#end

        @Override
        public V getOrDefault(Object key, V defaultValue) {
            V v = get(key);
            return v != null ? v : defaultValue;
        }

        @Override
        public boolean containsKey(Object key) {
            return get(key) != null;
        }
    }

    /** The entries of keys and values that alternate in an array. */
    private static final class EntriesView<K, V> extends ImmutableSet<Map.Entry<K, V>> {
        private static final long serialVersionUID = 1L;

        private final Object[] a;

        EntriesView(Object[] a) {
            this.a = a;
        }

        @Override
        public int size() {
            return a.length >> 1;
        }

        @Override
        public Iterator<Map.Entry<K, V>> iterator() {
            return new Iterator<>() {
                private int cursor;

                @Override
                public boolean hasNext() {
                    return cursor < a.length;
                }

                @Override
                @SuppressWarnings("unchecked")
                public Map.Entry<K, V> next() {
                    int i = cursor;
                    if (i >= a.length) {
                        throw new NoSuchElementException();
                    }
                    cursor = i + 2;
                    return new KeyValueHolder<>((K) a[i], (V) a[i + 1]);
                }
            };
        }
    }

    static final class Map1<K, V> extends ImmutableMap<K, V> {
        private static final long serialVersionUID = 1L;

        private final K key;
        private final V value;

        Map1(K key, V value) {
            this.key = Objects.requireNonNull(key);
            this.value = Objects.requireNonNull(value);
        }

        @Override
        public int size() {
            return 1;
        }

        @Override
        public V get(Object o) {
            return o.equals(key) ? value : null;
        }

        @Override
        public boolean containsValue(Object o) {
            return o.equals(value);
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new EntriesView<>(new Object[] {key, value});
        }
    }

    static final class MapN<K, V> extends ImmutableMap<K, V> {
        private static final long serialVersionUID = 1L;

        private final Object[] a;
        private final int[] slots;

        /** Takes over the array of alternating keys and values. */
        MapN(Object... keysAndValues) {
            a = keysAndValues;
            slots = newSlots(a.length >> 1);
            for (int i = 0; i < a.length; i += 2) {
                Object key = Objects.requireNonNull(a[i]);
                Objects.requireNonNull(a[i + 1]);
                int slot = probe(slots, a, key);
                if (slots[slot] != 0) {
                    throw new IllegalArgumentException("duplicate key: " + key);
                }
                slots[slot] = i + 1;
            }
        }

        @Override
        public int size() {
            return a.length >> 1;
        }

        @Override
        @SuppressWarnings("unchecked")
        public V get(Object key) {
            int at = slots[probe(slots, a, key)];
            return at == 0 ? null : (V) a[at];
        }

        @Override
        public boolean containsValue(Object o) {
            Objects.requireNonNull(o);
            return super.containsValue(o);
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return new EntriesView<>(a);
        }
    }
}
