package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A hash map whose nodes also form a list, in order of insertion or of last access. Lookup is {@link HashMap}'s;
 * this class keeps the list and iterates along it, in both directions.
 */
public class LinkedHashMap<K, V> extends HashMap<K, V> implements SequencedMap<K, V> {
    private static final long serialVersionUID = 3801124242820219131L;

    /** Where the next new or touched node goes; FIRST and LAST are {@link #putFirst} and {@link #putLast}. */
    private static final byte NORMAL = 0;
    private static final byte FIRST = 1;
    private static final byte LAST = 2;

    private transient LinkedNode<K, V> head;
    private transient LinkedNode<K, V> tail;
    private transient byte placement;
    private transient Set<Map.Entry<K, V>> entrySet;
    private final boolean accessOrder;

    private static final class LinkedNode<K, V> extends HashMap.Node<K, V> {
        LinkedNode<K, V> before;
        LinkedNode<K, V> after;

        LinkedNode(int hash, K key, V value, Node<K, V> next) {
            super(hash, key, value, next);
        }
    }

    public LinkedHashMap() {
        super(true);
        accessOrder = false;
    }

    public LinkedHashMap(int initialCapacity) {
        this(initialCapacity, DEFAULT_LOAD_FACTOR, false);
    }

    public LinkedHashMap(int initialCapacity, float loadFactor) {
        this(initialCapacity, loadFactor, false);
    }

    public LinkedHashMap(int initialCapacity, float loadFactor, boolean accessOrder) {
        super(initialCapacity, loadFactor, true);
        this.accessOrder = accessOrder;
    }

    public LinkedHashMap(Map<? extends K, ? extends V> m) {
        super(true);
        accessOrder = false;
        putEntries(m, false);
    }

    /** An empty map that takes {@code numMappings} entries without growing. */
    public static <K, V> LinkedHashMap<K, V> newLinkedHashMap(int numMappings) {
        if (numMappings < 0) {
            throw new IllegalArgumentException("Negative number of mappings: " + numMappings);
        }
        return new LinkedHashMap<>(capacityFor(numMappings));
    }

    /** Asked after each insertion: whether {@code eldest} is to be removed. */
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return false;
    }

    @Override
    void becomeEmptyCopy() {
        head = null;
        tail = null;
        entrySet = null;
    }

    private void linkFirst(LinkedNode<K, V> e) {
        LinkedNode<K, V> first = head;
        head = e;
        e.before = null;
        e.after = first;
        if (first == null) {
            tail = e;
        } else {
            first.before = e;
        }
    }

    private void linkLast(LinkedNode<K, V> e) {
        LinkedNode<K, V> last = tail;
        tail = e;
        e.before = last;
        e.after = null;
        if (last == null) {
            head = e;
        } else {
            last.after = e;
        }
    }

    private void unlink(LinkedNode<K, V> e) {
        LinkedNode<K, V> b = e.before;
        LinkedNode<K, V> a = e.after;
        if (b == null) {
            head = a;
        } else {
            b.after = a;
        }
        if (a == null) {
            tail = b;
        } else {
            a.before = b;
        }
        e.before = null;
        e.after = null;
    }

    @Override
    Node<K, V> newLinkedNode(int hash, K key, V value, Node<K, V> next) {
        LinkedNode<K, V> e = new LinkedNode<>(hash, key, value, next);
        if (placement == FIRST) {
            linkFirst(e);
        } else {
            linkLast(e);
        }
        return e;
    }

    @Override
    void nodeAccessed(Node<K, V> node) {
        LinkedNode<K, V> e = (LinkedNode<K, V>) node;
        if (placement == FIRST) {
            if (head != e) {
                unlink(e);
                linkFirst(e);
                modCount++;
            }
        } else if ((placement == LAST || accessOrder) && tail != e) {
            unlink(e);
            linkLast(e);
            modCount++;
        }
    }

    @Override
    void nodeInserted(boolean evict) {
        LinkedNode<K, V> first = head;
        if (evict && first != null && removeEldestEntry(first)) {
            removeNode(first.key, null, false, true);
        }
    }

    @Override
    void nodeRemoved(Node<K, V> e) {
        unlink((LinkedNode<K, V>) e);
    }

    @Override
    public void clear() {
        super.clear();
        head = null;
        tail = null;
    }

    @Override
    public V get(Object key) {
        Node<K, V> e = findNode(key);
        if (e == null) {
            return null;
        }
        if (accessOrder) {
            nodeAccessed(e);
        }
        return e.value;
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        Node<K, V> e = findNode(key);
        if (e == null) {
            return defaultValue;
        }
        if (accessOrder) {
            nodeAccessed(e);
        }
        return e.value;
    }

    @Override
    public boolean containsValue(Object value) {
        for (LinkedNode<K, V> e = head; e != null; e = e.after) {
            V v = e.value;
            if (v == value || value != null && value.equals(v)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public V putFirst(K k, V v) {
        return putAt(FIRST, k, v);
    }

    @Override
    public V putLast(K k, V v) {
        return putAt(LAST, k, v);
    }

    private V putAt(byte where, K k, V v) {
        try {
            placement = where;
            return put(k, v);
        } finally {
            placement = NORMAL;
        }
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        walk(action, false);
    }

    private void walk(BiConsumer<? super K, ? super V> action, boolean backwards) {
        if (action == null) {
            throw new NullPointerException();
        }
        int expected = modCount;
        for (LinkedNode<K, V> e = backwards ? tail : head; e != null; e = backwards ? e.before : e.after) {
            action.accept(e.key, e.value);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        replaceAll(function, false);
    }

    private void replaceAll(BiFunction<? super K, ? super V, ? extends V> function, boolean backwards) {
        if (function == null) {
            throw new NullPointerException();
        }
        int expected = modCount;
        for (LinkedNode<K, V> e = backwards ? tail : head; e != null; e = backwards ? e.before : e.after) {
            e.value = function.apply(e.key, e.value);
        }
        if (modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public SequencedMap<K, V> reversed() {
        return new Reversed<>(this);
    }

    //#for part Part Set element Parts
    //#| keySet | KeySet | Set | K | Keys
    //#| values | Values | Collection | V | Values
    //#| entrySet | EntrySet | Set | Map.Entry<K, V> | Entries
    @Override
    public $Set$<$element$> $part$() {
        return sequenced$Part$();
    }

    @Override
    @SuppressWarnings("unchecked")
    public Sequenced$Set$<$element$> sequenced$Part$() {
        $Set$<$element$> view = $part$;
        if (view == null) {
            view = new $Parts$<>(this, false);
            $part$ = view;
        }
        return (Sequenced$Set$<$element$>) view;
    }

    //#end
    /** The first, or last, node; fails where there is none. */
    private LinkedNode<K, V> end(boolean last) {
        LinkedNode<K, V> e = last ? tail : head;
        if (e == null) {
            throw new NoSuchElementException();
        }
        return e;
    }

    private LinkedNode<K, V> removeEnd(boolean last) {
        LinkedNode<K, V> e = end(last);
        removeNode(e.hash, e.key, null, false, false);
        return e;
    }
    //#for Parts Part View field element kind characteristics
    //#| Keys | Key | KeySet | key | K | Set | Spliterator.DISTINCT + Spliterator.ORDERED
    //#| Values | Value | Values | value | V | Collection | Spliterator.ORDERED
    //#| Entries | Entry | EntrySet | | Map.Entry<K, V> | Set | Spliterator.DISTINCT + Spliterator.ORDERED

    private static final class $Parts$<K, V> extends Abstract$kind$<$element$> implements Sequenced$kind$<$element$> {
        private final LinkedHashMap<K, V> map;
        private final boolean backwards;

        $Parts$(LinkedHashMap<K, V> map, boolean backwards) {
            this.map = map;
            this.backwards = backwards;
        }

        @Override
        public int size() {
            return map.size;
        }

        @Override
        public void clear() {
            map.clear();
        }

        @Override
        public Iterator<$element$> iterator() {
            return new $Part$Iterator<>(map, backwards);
        }

        @Override
        public Spliterator<$element$> spliterator() {
            return Spliterators.spliterator(this, $characteristics$);
        }
        //#if Part: Entry

        @Override
        public boolean contains(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Node<K, V> e = map.findNode(((Map.Entry<?, ?>) o).getKey());
            return e != null && e.equals(o);
        }

        @Override
        public boolean remove(Object o) {
            if (!(o instanceof Map.Entry)) {
                return false;
            }
            Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
            return map.removeNode(e.getKey(), e.getValue(), true, true) != null;
        }

        @Override
        public Map.Entry<K, V> getFirst() {
            return new EntrySnapshot<>(map.end(backwards));
        }

        @Override
        public Map.Entry<K, V> getLast() {
            return new EntrySnapshot<>(map.end(!backwards));
        }
        //#else

        @Override
        public boolean contains(Object o) {
            return map.contains$Part$(o);
        }
        //#if Part: Key

        @Override
        public boolean remove(Object key) {
            return map.removeNode(key, null, false, true) != null;
        }
        //#end
        //#for method node
        //#| getFirst | end(backwards)
        //#| getLast | end(!backwards)
        //#| removeFirst | removeEnd(backwards)
        //#| removeLast | removeEnd(!backwards)

        @Override
        public $element$ $method$() {
            return map.$node$.$field$;
        }
        //#end
        //#end

        @Override
        public Sequenced$kind$<$element$> reversed() {
            return backwards ? map.sequenced$View$() : new $Parts$<>(map, true);
        }
    }
    //#end

    private abstract static class NodeIterator<K, V> {
        private final LinkedHashMap<K, V> map;
        private final boolean backwards;
        private LinkedNode<K, V> next;
        private LinkedNode<K, V> current;
        private int expectedModCount;

        NodeIterator(LinkedHashMap<K, V> map, boolean backwards) {
            this.map = map;
            this.backwards = backwards;
            next = backwards ? map.tail : map.head;
            expectedModCount = map.modCount;
        }

        public final boolean hasNext() {
            return next != null;
        }

        final LinkedNode<K, V> nextNode() {
            LinkedNode<K, V> e = next;
            if (map.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            if (e == null) {
                throw new NoSuchElementException();
            }
            current = e;
            next = backwards ? e.before : e.after;
            return e;
        }

        public final void remove() {
            LinkedNode<K, V> e = current;
            if (e == null) {
                throw new IllegalStateException();
            }
            if (map.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
            current = null;
            map.removeNode(e.hash, e.key, null, false, false);
            expectedModCount = map.modCount;
        }
    }

    private static final class KeyIterator<K, V> extends NodeIterator<K, V> implements Iterator<K> {
        KeyIterator(LinkedHashMap<K, V> map, boolean backwards) {
            super(map, backwards);
        }

        @Override
        public K next() {
            return nextNode().key;
        }
    }

    private static final class ValueIterator<K, V> extends NodeIterator<K, V> implements Iterator<V> {
        ValueIterator(LinkedHashMap<K, V> map, boolean backwards) {
            super(map, backwards);
        }

        @Override
        public V next() {
            return nextNode().value;
        }
    }

    private static final class EntryIterator<K, V> extends NodeIterator<K, V> implements Iterator<Map.Entry<K, V>> {
        EntryIterator(LinkedHashMap<K, V> map, boolean backwards) {
            super(map, backwards);
        }

        @Override
        public Map.Entry<K, V> next() {
            return nextNode();
        }
    }

    /** The map from its last entry to its first; writes go through. */
    private static final class Reversed<K, V> extends AbstractMap<K, V> implements SequencedMap<K, V> {
        private final LinkedHashMap<K, V> base;

        Reversed(LinkedHashMap<K, V> base) {
            this.base = base;
        }

        @Override
        public SequencedMap<K, V> reversed() {
            return base;
        }

        @Override
        public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
            return base.computeIfPresent(key, function);
        }

        @Override
        public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
            return base.merge(key, value, function);
        }
        //#for declared done
        //#| int size() | return base.size()
        //#| boolean isEmpty() | return base.isEmpty()
        //#| boolean equals(Object o) | return base.equals(o)
        //#| int hashCode() | return base.hashCode()
        //#| V getOrDefault(Object key, V defaultValue) | return base.getOrDefault(key, defaultValue)
        //#| void putAll(Map<? extends K, ? extends V> m) | base.putAll(m)
        //#| V putIfAbsent(K key, V value) | return base.putIfAbsent(key, value)
        //#| boolean remove(Object key, Object value) | return base.remove(key, value)
        //#| V replace(K key, V value) | return base.replace(key, value)
        //#| boolean replace(K key, V old, V value) | return base.replace(key, old, value)
        //#| V compute(K key, BiFunction<? super K, ? super V, ? extends V> f) | return base.compute(key, f)
        //#| V computeIfAbsent(K key, Function<? super K, ? extends V> f) | return base.computeIfAbsent(key, f)
        //#| Map.Entry<K, V> firstEntry() | return base.lastEntry()
        //#| Map.Entry<K, V> lastEntry() | return base.firstEntry()
        //#| Map.Entry<K, V> pollFirstEntry() | return base.pollLastEntry()
        //#| Map.Entry<K, V> pollLastEntry() | return base.pollFirstEntry()
        //#| boolean containsKey(Object key) | return base.containsKey(key)
        //#| boolean containsValue(Object value) | return base.containsValue(value)
        //#| V get(Object key) | return base.get(key)
        //#| V put(K key, V value) | return base.put(key, value)
        //#| V putFirst(K key, V value) | return base.putLast(key, value)
        //#| V putLast(K key, V value) | return base.putFirst(key, value)
        //#| V remove(Object key) | return base.remove(key)
        //#| void clear() | base.clear()

        @Override
        public $declared$ {
            $done$;
        }
        //#end

        @Override
        public void forEach(BiConsumer<? super K, ? super V> action) {
            base.walk(action, true);
        }

        @Override
        public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
            base.replaceAll(function, true);
        }
        //#for declared view
        //#| Set<K> keySet | KeySet
        //#| SequencedSet<K> sequencedKeySet | KeySet
        //#| Collection<V> values | Values
        //#| SequencedCollection<V> sequencedValues | Values
        //#| Set<Map.Entry<K, V>> entrySet | EntrySet
        //#| SequencedSet<Map.Entry<K, V>> sequencedEntrySet | EntrySet

        @Override
        public $declared$() {
            return base.sequenced$view$().reversed();
        }
        //#end
    }

    @Override
    void writeEntries(java.io.ObjectOutputStream out) throws java.io.IOException {
        for (LinkedNode<K, V> node = head; node != null; node = node.after) {
            out.writeObject(node.key);
            out.writeObject(node.value);
        }
    }
}
