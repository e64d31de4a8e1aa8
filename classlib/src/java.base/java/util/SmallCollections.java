package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;
/** The collections of no, one, or n equal elements behind {@link Collections}, and its two adapters. */
final class SmallCollections {
    private SmallCollections() {
    }

    static final class EmptyIterator<E> implements ListIterator<E> {
        static final EmptyIterator<Object> INSTANCE = new EmptyIterator<>();

        //#for has neighbour
        //#| hasNext | next
        //#| hasPrevious | previous

        @Override
        public boolean $has$() {
            return false;
        }

        @Override
        public E $neighbour$() {
            throw new NoSuchElementException();
        }
        //#end

        @Override
        public int nextIndex() {
            return 0;
        }

        @Override
        public int previousIndex() {
            return -1;
        }

        @Override
        public void remove() {
            throw new IllegalStateException();
        }

        @Override
        public void set(E e) {
            throw new IllegalStateException();
        }

        @Override
        public void add(E e) {
            throw new UnsupportedOperationException();
        }
    }

    static final class EmptySet<E> extends AbstractSet<E> implements java.io.Serializable {
        private static final long serialVersionUID = 1L;
        //#for declared value
        //#| Iterator<E> iterator() | Collections.emptyIterator()
        //#| int size() | 0
        //#| boolean contains(Object o) | false

        @Override
        public $declared$ {
            return $value$;
        }
        //#end

        @Override
        public void clear() {
        }
    }

    static final class EmptyList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        private static final long serialVersionUID = 1L;
        //#for declared value
        //#| Iterator<E> iterator() | Collections.emptyIterator()
        //#| ListIterator<E> listIterator() | Collections.emptyListIterator()
        //#| int size() | 0
        //#| boolean contains(Object o) | false

        @Override
        public $declared$ {
            return $value$;
        }
        //#end

        @Override
        public E get(int index) {
            throw new IndexOutOfBoundsException("Index: " + index);
        }

        @Override
        public void clear() {
        }

        @Override
        public void sort(Comparator<? super E> c) {
        }
    }

    static final class EmptyMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
        private static final long serialVersionUID = 1L;
        //#for declared value
        //#| int size() | 0
        //#| boolean containsKey(Object key) | false
        //#| boolean containsValue(Object value) | false
        //#| V get(Object key) | null

        @Override
        public $declared$ {
            return $value$;
        }
        //#end

        @Override
        public void clear() {
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return Collections.emptySet();
        }
        //#for declared
        //#| boolean remove(Object key, Object value)
        //#| boolean replace(K key, V oldValue, V newValue)
        //#| V replace(K key, V value)
        //#| V computeIfPresent(K key, java.util.function.BiFunction<? super K, ? super V, ? extends V> f)
        //#| V putIfAbsent(K key, V value)
        //#| V computeIfAbsent(K key, java.util.function.Function<? super K, ? extends V> f)
        //#| V compute(K key, java.util.function.BiFunction<? super K, ? super V, ? extends V> f)
        //#| V merge(K key, V value, java.util.function.BiFunction<? super V, ? super V, ? extends V> f)

        @Override
        public $declared$ {
            throw new UnsupportedOperationException();
        }
        //#end
    }

    private static final class SingletonIterator<E> implements Iterator<E> {
        private final E e;
        private boolean done;

        SingletonIterator(E e) {
            this.e = e;
        }

        @Override
        public boolean hasNext() {
            return !done;
        }

        @Override
        public E next() {
            if (done) {
                throw new NoSuchElementException();
            }
            done = true;
            return e;
        }

        @Override
        public void remove() {
            throw new UnsupportedOperationException();
        }
    }
    //#for Name and
    //#| Set |
    //#| List | RandomAccess,

    static final class Singleton$Name$<E> extends Abstract$Name$<E> implements $and$ java.io.Serializable {
        private static final long serialVersionUID = 1L;

        private final E element;

        Singleton$Name$(E element) {
            this.element = element;
        }

        @Override
        public Iterator<E> iterator() {
            return new SingletonIterator<>(element);
        }

        @Override
        public int size() {
            return 1;
        }
        //#if Name: List

        @Override
        public E get(int index) {
            if (index != 0) {
                throw new IndexOutOfBoundsException("Index: " + index + ", Size: 1");
            }
            return element;
        }
        //#end

        @Override
        public boolean removeIf(java.util.function.Predicate<? super E> filter) {
            throw new UnsupportedOperationException();
        }
        //#if Name: List

        @Override
        public void replaceAll(java.util.function.UnaryOperator<E> operator) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void sort(Comparator<? super E> c) {
        }
        //#end
    }
    //#end

    static final class SingletonMap<K, V> extends AbstractMap<K, V> implements java.io.Serializable {
        private static final long serialVersionUID = 1L;

        private final K key;
        private final V value;

        SingletonMap(K key, V value) {
            this.key = key;
            this.value = value;
        }

        @Override
        public Set<Map.Entry<K, V>> entrySet() {
            return Collections.singleton(new SimpleImmutableEntry<>(key, value));
        }
        //#for declared
        //#| boolean remove(Object key, Object value)
        //#| boolean replace(K key, V oldValue, V newValue)
        //#| V replace(K key, V value)
        //#| V computeIfPresent(K key, java.util.function.BiFunction<? super K, ? super V, ? extends V> f)
        //#| V putIfAbsent(K key, V value)
        //#| V compute(K key, java.util.function.BiFunction<? super K, ? super V, ? extends V> f)
        //#| void replaceAll(java.util.function.BiFunction<? super K, ? super V, ? extends V> f)
        //#| V computeIfAbsent(K k, java.util.function.Function<? super K, ? extends V> f)
        //#| V merge(K k, V v, java.util.function.BiFunction<? super V, ? super V, ? extends V> f)

        @Override
        public $declared$ {
            throw new UnsupportedOperationException();
        }
        //#end
    }

    static final class CopiesList<E> extends AbstractList<E> implements RandomAccess, java.io.Serializable {
        private static final long serialVersionUID = 1L;

        private final int n;
        private final E element;

        CopiesList(int n, E element) {
            this.n = n;
            this.element = element;
        }

        @Override
        public int size() {
            return n;
        }

        @Override
        public boolean contains(Object o) {
            return n != 0 && Objects.equals(o, element);
        }

        @Override
        public E get(int index) {
            Objects.checkIndex(index, n);
            return element;
        }

        @Override
        public Object[] toArray() {
            Object[] a = new Object[n];
            if (element != null) {
                Arrays.fill(a, element);
            }
            return a;
        }
    }

    static final class SetFromMap<E> extends AbstractSet<E> implements java.io.Serializable {
        private static final long serialVersionUID = 1L;

        private final Map<E, Boolean> map;
        /** Its keys, whose idea of equality is the map's. */
        private transient Set<E> keys;

        private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
            in.defaultReadObject();
            keys = map.keySet();
        }

        SetFromMap(Map<E, Boolean> map) {
            this.map = map;
            this.keys = map.keySet();
        }
        //#for declared value
        //#| int size() | map.size()
        //#| boolean isEmpty() | map.isEmpty()
        //#| boolean contains(Object o) | map.containsKey(o)
        //#| boolean remove(Object o) | map.remove(o) != null
        //#| boolean add(E e) | map.put(e, Boolean.TRUE) == null

        @Override
        public $declared$ {
            return $value$;
        }
        //#end

        @Override
        public void clear() {
            map.clear();
        }
        //#for declared called
        //#| Iterator<E> iterator() | iterator()
        //#| Object[] toArray() | toArray()
        //#| <T> T[] toArray(T[] a) | toArray(a)
        //#| String toString() | toString()
        //#| int hashCode() | hashCode()

        @Override
        public $declared$ {
            return keys.$called$;
        }
        //#end

        @Override
        public boolean equals(Object o) {
            return o == this || keys.equals(o);
        }

        @Override
        public boolean containsAll(Collection<?> c) {
            return keys.containsAll(c);
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            return keys.removeAll(c);
        }

        @Override
        public boolean retainAll(Collection<?> c) {
            return keys.retainAll(c);
        }

        @Override
        public void forEach(Consumer<? super E> action) {
            keys.forEach(action);
        }

        @Override
        public boolean removeIf(Predicate<? super E> filter) {
            return keys.removeIf(filter);
        }

        @Override
        public Spliterator<E> spliterator() {
            return keys.spliterator();
        }
    }

    static final class LifoQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
        private static final long serialVersionUID = 1L;

        private final Deque<E> deque;

        LifoQueue(Deque<E> deque) {
            this.deque = deque;
        }

        @Override
        public boolean add(E e) {
            deque.addFirst(e);
            return true;
        }
        //#for declared called
        //#| boolean offer(E e) | offerFirst(e)
        //#| E poll() | pollFirst()
        //#| E remove() | removeFirst()
        //#| E peek() | peekFirst()
        //#| E element() | getFirst()
        //#| int size() | size()
        //#| String toString() | toString()

        @Override
        public $declared$ {
            return deque.$called$;
        }
        //#end

        @Override
        public Iterator<E> iterator() {
            return deque.iterator();
        }
    }
}
