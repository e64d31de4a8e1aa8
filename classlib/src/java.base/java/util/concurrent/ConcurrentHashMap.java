package java.util.concurrent;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.Spliterator;
import java.util.StringJoiner;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import jdk.internal.util.HashTree;

/**
 * A hash table for many threads: updates hold a monitor, reads hold nothing, iterators never fail. Iteration
 * order is the JDK's, and so are growth at three quarters (reached, not exceeded), appending to bins, and the partial
 * reversal of a bin that is split: its tail of equal destinations is kept, the rest is prepended by copies. A bin that
 * grows long in a large table gets a tree; from then on nodes are prepended to it, and splitting keeps their order.
 */
public class ConcurrentHashMap<K, V> extends BulkMap<K, V>
        implements ConcurrentMap<K, V>, java.io.Serializable {
    private static final long serialVersionUID = 7249069246763182397L;
    private static final int MAXIMUM_CAPACITY = 1 << 30;
    private static final int LONG_BIN = 8;
    private static final int LONG_BIN_TABLE = 64;

    /** Nobody else can hold it. */
    private final transient Object monitor = new Object();
    transient volatile Node<K, V>[] table;
    /** The trees of long bins, each at its bin's place; null while there are none. Used under the monitor only. */
    private transient volatile HashTree<Node<K, V>>[] trees;
    transient volatile int count;
    /** The count at which the table grows; while there is no table, its capacity or 0. */
    private transient int threshold;

    static final class Node<K, V> {
        final int hash;
        final K key;
        volatile V value;
        volatile Node<K, V> next;

        Node(int hash, K key, V value, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    public ConcurrentHashMap() {
    }

    public ConcurrentHashMap(int initialCapacity) {
        this(initialCapacity, 0.75f, 1);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor) {
        this(initialCapacity, loadFactor, 1);
    }

    public ConcurrentHashMap(int initialCapacity, float loadFactor, int concurrencyLevel) {
        if (!(loadFactor > 0.0f) || initialCapacity < 0 || concurrencyLevel <= 0) {
            throw new IllegalArgumentException();
        }
        int least = initialCapacity < concurrencyLevel ? concurrencyLevel : initialCapacity;
        long size = (long) (1.0 + (long) least / loadFactor);
        threshold = size >= MAXIMUM_CAPACITY ? MAXIMUM_CAPACITY : powerOfTwo((int) size);
    }

    public ConcurrentHashMap(Map<? extends K, ? extends V> m) {
        this(m.size());
        putAll(m);
    }

    /** A set as the keys of a new map. */
    public static <T> KeySetView<T, Boolean> newKeySet() {
        return new KeySetView<>(new ConcurrentHashMap<>(), Boolean.TRUE);
    }

    public static <T> KeySetView<T, Boolean> newKeySet(int initialCapacity) {
        return new KeySetView<>(new ConcurrentHashMap<>(initialCapacity), Boolean.TRUE);
    }

    private static int powerOfTwo(int atLeast) {
        int n = 1;
        while (n < atLeast && n < MAXIMUM_CAPACITY) {
            n <<= 1;
        }
        return n;
    }

    private static int spread(int h) {
        return (h ^ h >>> 16) & Integer.MAX_VALUE;
    }

    private Node<K, V> find(Object key) {
        int h = spread(key.hashCode());
        if (trees != null) {
            return findWithTrees(key, h);
        }
        Node<K, V>[] t = table;
        if (t != null) {
            for (Node<K, V> e = t[t.length - 1 & h]; e != null; e = e.next) {
                if (e.hash == h && (e.key == key || key.equals(e.key))) {
                    return e;
                }
            }
        }
        return null;
    }

    /** A tree must not change while it is searched. */
    private Node<K, V> findWithTrees(Object key, int h) {
        synchronized (monitor) {
            HashTree<Node<K, V>> tree = treeOf(h);
            if (tree != null) {
                HashTree.Branch<Node<K, V>> found = tree.find(h, key);
                return found == null ? null : found.node;
            }
            for (Node<K, V> e = table[table.length - 1 & h]; e != null; e = e.next) {
                if (e.hash == h && (e.key == key || key.equals(e.key))) {
                    return e;
                }
            }
            return null;
        }
    }

    private HashTree<Node<K, V>> treeOf(int h) {
        HashTree<Node<K, V>>[] all = trees;
        return all == null ? null : all[all.length - 1 & h];
    }

    /** Gives the bin a tree, or with null none. */
    @SuppressWarnings("unchecked")
    private void setTree(int i, HashTree<Node<K, V>> tree) {
        if (trees == null) {
            trees = (HashTree<Node<K, V>>[]) new HashTree<?>[table.length];
        }
        trees[i] = tree;
    }

    private void plant(int i) {
        HashTree<Node<K, V>> tree = new HashTree<>();
        HashTree.Branch<Node<K, V>> last = null;
        for (Node<K, V> e = table[i]; e != null; e = e.next) {
            HashTree.Branch<Node<K, V>> branch = tree.insert(e.hash, e.key, e);
            branch.before = last;
            if (last == null) {
                tree.first = branch;
            } else {
                last.after = branch;
            }
            last = branch;
        }
        setTree(i, tree);
    }

    /** Doubles a small table, gives a bin of a large one a tree. */
    private void shortenBin(int i) {
        int n = table.length;
        if (n < LONG_BIN_TABLE) {
            presize(n << 1);
        } else {
            plant(i);
        }
    }

    @SuppressWarnings("unchecked")
    private Node<K, V>[] makeTable(int capacity) {
        table = (Node<K, V>[]) new Node<?, ?>[capacity];
        threshold = capacity - (capacity >>> 2);
        return table;
    }

    private Node<K, V>[] tableOrNew() {
        Node<K, V>[] t = table;
        return t != null ? t : makeTable(threshold > 0 ? threshold : 16);
    }

    /** Doubles the table. Nodes that change their successor are copied, so that iterators on the old table go on. */
    @SuppressWarnings("unchecked")
    private void grow() {
        Node<K, V>[] old = table;
        int n = old.length;
        Node<K, V>[] t = (Node<K, V>[]) new Node<?, ?>[n << 1];
        HashTree<Node<K, V>>[] oldTrees = trees;
        for (int i = 0; i < n; i++) {
            Node<K, V> head = old[i];
            if (head == null) {
                continue;
            }
            if (oldTrees != null && oldTrees[i] != null) {
                split(t, head, i, n);
                continue;
            }
            Node<K, V> tail = head;
            for (Node<K, V> e = head.next; e != null; e = e.next) {
                if ((e.hash & n) != (tail.hash & n)) {
                    tail = e;
                }
            }
            boolean tailLow = (tail.hash & n) == 0;
            Node<K, V> low = tailLow ? tail : null;
            Node<K, V> high = tailLow ? null : tail;
            for (Node<K, V> e = head; e != tail; e = e.next) {
                if ((e.hash & n) == 0) {
                    low = new Node<>(e.hash, e.key, e.value, low);
                } else {
                    high = new Node<>(e.hash, e.key, e.value, high);
                }
            }
            t[i] = low;
            t[i + n] = high;
        }
        table = t;
        threshold = (n << 1) - (n >>> 1);
        trees = null;
        if (oldTrees != null) {
            for (int i = 0; i < n; i++) {
                if (oldTrees[i] != null) {
                    plantIfLong(i);
                    plantIfLong(i + n);
                }
            }
        }
    }

    /** Splits a bin that has a tree; both halves keep their order. */
    private static <K, V> void split(Node<K, V>[] t, Node<K, V> head, int i, int n) {
        Node<K, V> lowLast = null;
        Node<K, V> highLast = null;
        for (Node<K, V> e = head; e != null; e = e.next) {
            Node<K, V> copy = new Node<>(e.hash, e.key, e.value, null);
            if ((e.hash & n) == 0) {
                if (lowLast == null) {
                    t[i] = copy;
                } else {
                    lowLast.next = copy;
                }
                lowLast = copy;
            } else {
                if (highLast == null) {
                    t[i + n] = copy;
                } else {
                    highLast.next = copy;
                }
                highLast = copy;
            }
        }
    }

    private void plantIfLong(int i) {
        int length = 0;
        for (Node<K, V> e = table[i]; e != null; e = e.next) {
            length++;
        }
        if (length > HashTree.SMALL) {
            plant(i);
        }
    }

    /** Makes room for {@code size} entries in all. */
    private void presize(int size) {
        int c = size >= MAXIMUM_CAPACITY >>> 1 ? MAXIMUM_CAPACITY : powerOfTwo(size + (size >>> 1) + 1);
        if (table == null) {
            makeTable(Math.max(threshold, c));
        }
        while (c > threshold && table.length < MAXIMUM_CAPACITY) {
            grow();
        }
    }

    /** Appends a node to its bin; the caller holds the monitor and has found that the key is absent. */
    private void append(K key, V value) {
        Node<K, V>[] t = tableOrNew();
        int h = spread(key.hashCode());
        int i = t.length - 1 & h;
        Node<K, V> node = new Node<>(h, key, value, null);
        HashTree<Node<K, V>> tree = treeOf(h);
        Node<K, V> last = t[i];
        if (tree != null) {
            HashTree.Branch<Node<K, V>> branch = tree.insert(h, key, node);
            branch.after = tree.first;
            if (branch.after != null) {
                branch.after.before = branch;
            }
            tree.first = branch;
            node.next = last;
            t[i] = node;
        } else if (last == null) {
            t[i] = node;
        } else {
            int length = 1;
            while (last.next != null) {
                last = last.next;
                length++;
            }
            last.next = node;
            if (length >= LONG_BIN) {
                shortenBin(i);
            }
        }
        count++;
        while (count >= threshold && table.length < MAXIMUM_CAPACITY) {
            grow();
        }
    }

    /** Shortens a bin if {@code e} was found far down it, as the JDK does even without an insertion. */
    private void growIfDeep(Node<K, V> e) {
        Node<K, V>[] t = table;
        int i = t.length - 1 & e.hash;
        if (treeOf(e.hash) == null) {
            int position = 1;
            for (Node<K, V> p = t[i]; p != e; p = p.next) {
                position++;
            }
            if (position >= LONG_BIN) {
                shortenBin(i);
            }
        }
    }

    private void unlink(Node<K, V> e) {
        Node<K, V>[] t = table;
        int i = t.length - 1 & e.hash;
        Node<K, V> p = t[i];
        HashTree<Node<K, V>> tree = treeOf(e.hash);
        if (tree != null) {
            unlinkFromTree(tree, i, e);
        } else if (p == e) {
            t[i] = e.next;
        } else {
            while (p.next != e) {
                p = p.next;
            }
            p.next = e.next;
        }
        count--;
    }

    private void unlinkFromTree(HashTree<Node<K, V>> tree, int i, Node<K, V> e) {
        HashTree.Branch<Node<K, V>> branch = tree.find(e.hash, e.key);
        if (branch.after != null) {
            branch.after.before = branch.before;
        }
        if (branch.before == null) {
            tree.first = branch.after;
            table[i] = e.next;
        } else {
            branch.before.after = branch.after;
            branch.before.node.next = e.next;
        }
        if (tree.first == null || tree.isSmall()) {
            setTree(i, null);
        } else {
            tree.remove(branch);
        }
    }

    @Override
    public int size() {
        return count;
    }

    public long mappingCount() {
        return count;
    }

    @Override
    public boolean isEmpty() {
        return count == 0;
    }

    @Override
    public V get(Object key) {
        Node<K, V> e = find(key);
        return e == null ? null : e.value;
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
        V value = get(key);
        return value == null ? defaultValue : value;
    }

    @Override
    public boolean containsKey(Object key) {
        return get(key) != null;
    }

    @Override
    public boolean containsValue(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        for (Iterator<V> it = new ConcurrentHashMapIterator<>(this, ConcurrentHashMapIterator.VALUES); it.hasNext();) {
            if (value.equals(it.next())) {
                return true;
            }
        }
        return false;
    }

    public boolean contains(Object value) {
        return containsValue(value);
    }

    @Override
    public V put(K key, V value) {
        return put(key, value, true);
    }

    @Override
    public V putIfAbsent(K key, V value) {
        return put(key, value, false);
    }

    private V put(K key, V value, boolean overwrite) {
        synchronized (monitor) {
            if (key == null || value == null) {
                throw new NullPointerException();
            }
            Node<K, V> e = find(key);
            if (e == null) {
                append(key, value);
                return null;
            }
            V old = e.value;
            if (overwrite) {
                e.value = value;
            }
            growIfDeep(e);
            return old;
        }
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> m) {
        synchronized (monitor) {
            if (table != null) {
                presize(size() + m.size());
            }
            for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
                put(e.getKey(), e.getValue(), true);
            }
        }
    }

    @Override
    public V remove(Object key) {
        return removeNode(key);
    }

    /** Removes what an iterator was at, or a caller named; null if it is gone already. */
    final V removeNode(Object key) {
        synchronized (monitor) {
            Node<K, V> e = find(key);
            if (e == null) {
                return null;
            }
            unlink(e);
            return e.value;
        }
    }

    @Override
    public boolean remove(Object key, Object value) {
        synchronized (monitor) {
            Node<K, V> e = find(key);
            if (e == null || value == null || !e.value.equals(value)) {
                return false;
            }
            unlink(e);
            return true;
        }
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
        synchronized (monitor) {
            if (key == null || oldValue == null || newValue == null) {
                throw new NullPointerException();
            }
            Node<K, V> e = find(key);
            if (e == null || !e.value.equals(oldValue)) {
                return false;
            }
            e.value = newValue;
            return true;
        }
    }

    @Override
    public V replace(K key, V value) {
        synchronized (monitor) {
            if (key == null || value == null) {
                throw new NullPointerException();
            }
            Node<K, V> e = find(key);
            if (e == null) {
                return null;
            }
            V old = e.value;
            e.value = value;
            return old;
        }
    }

    @Override
    public void clear() {
        synchronized (monitor) {
            Node<K, V>[] t = table;
            if (t != null) {
                for (int i = 0; i < t.length; i++) {
                    t[i] = null;
                }
            }
            trees = null;
            count = 0;
        }
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        if (key == null || mappingFunction == null) {
            throw new NullPointerException();
        }
        synchronized (monitor) {
            Node<K, V> e = find(key);
            if (e != null) {
                growIfDeep(e);
                return e.value;
            }
            V v = mappingFunction.apply(key);
            if (v != null) {
                if (find(key) != null) {
                    throw new IllegalStateException("Recursive update");
                }
                append(key, v);
            }
            return v;
        }
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (key == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        synchronized (monitor) {
            return computePresent(key, remappingFunction);
        }
    }

    private V computePresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        Node<K, V> e = find(key);
        return e == null ? null : store(e, key, remappingFunction.apply(key, e.value));
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (key == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        synchronized (monitor) {
            Node<K, V> e = find(key);
            return store(e, key, remappingFunction.apply(key, e == null ? null : e.value));
        }
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (key == null || value == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        synchronized (monitor) {
            Node<K, V> e = find(key);
            return store(e, key, e == null ? value : remappingFunction.apply(e.value, value));
        }
    }

    /** Ends a computation for {@code key}, whose node was {@code e} or null; a null result removes. */
    private V store(Node<K, V> e, K key, V v) {
        if (find(key) != e) {
            throw new IllegalStateException("Recursive update");
        }
        if (e == null) {
            if (v != null) {
                append(key, v);
            }
        } else if (v == null) {
            unlink(e);
        } else {
            e.value = v;
            growIfDeep(e);
        }
        return v;
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        ConcurrentHashMapIterator<K, V, Object> pass = new ConcurrentHashMapIterator<>(this,
                ConcurrentHashMapIterator.ENTRIES);
        while (pass.hasNext()) {
            Node<K, V> e = pass.nextNode();
            action.accept(e.key, e.value);
        }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
        if (function == null) {
            throw new NullPointerException();
        }
        ConcurrentHashMapIterator<K, V, Object> pass = new ConcurrentHashMapIterator<>(this,
                ConcurrentHashMapIterator.ENTRIES);
        while (pass.hasNext()) {
            K key = pass.nextNode().key;
            synchronized (monitor) {
                computePresent(key, (k, v) -> Objects.requireNonNull(function.apply(k, v)));
            }
        }
    }

    @Override
    public boolean equals(Object o) {
        if (o == this || !(o instanceof Map<?, ?> other)) {
            return o == this;
        }
        ConcurrentHashMapIterator<K, V, Object> pass = new ConcurrentHashMapIterator<>(this,
                ConcurrentHashMapIterator.ENTRIES);
        while (pass.hasNext()) {
            Node<K, V> e = pass.nextNode();
            Object value = other.get(e.key);
            if (value == null || value != e.value && !value.equals(e.value)) {
                return false;
            }
        }
        for (Map.Entry<?, ?> e : other.entrySet()) {
            V own = e.getKey() == null || e.getValue() == null ? null : get(e.getKey());
            if (own == null || own != e.getValue() && !e.getValue().equals(own)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        int h = 0;
        ConcurrentHashMapIterator<K, V, Object> pass = new ConcurrentHashMapIterator<>(this,
                ConcurrentHashMapIterator.ENTRIES);
        while (pass.hasNext()) {
            Node<K, V> e = pass.nextNode();
            h += e.key.hashCode() ^ e.value.hashCode();
        }
        return h;
    }

    @Override
    public String toString() {
        StringJoiner text = new StringJoiner(", ", "{", "}");
        ConcurrentHashMapIterator<K, V, Object> pass = new ConcurrentHashMapIterator<>(this,
                ConcurrentHashMapIterator.ENTRIES);
        while (pass.hasNext()) {
            Node<K, V> e = pass.nextNode();
            text.add((e.key == this ? "(this Map)" : e.key) + "=" + (e.value == this ? "(this Map)" : e.value));
        }
        return text.toString();
    }

    public Enumeration<K> keys() {
        return new ConcurrentHashMapIterator<>(this, ConcurrentHashMapIterator.KEYS);
    }

    public Enumeration<V> elements() {
        return new ConcurrentHashMapIterator<>(this, ConcurrentHashMapIterator.VALUES);
    }

    @Override
    public KeySetView<K, V> keySet() {
        return new KeySetView<>(this, null);
    }

    /** The keys, as a set to which keys can be added with {@code mappedValue}. */
    public KeySetView<K, V> keySet(V mappedValue) {
        if (mappedValue == null) {
            throw new NullPointerException();
        }
        return new KeySetView<>(this, mappedValue);
    }

    @Override
    public Collection<V> values() {
        return new ConcurrentHashMapViews.Values<>(this);
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
        return new ConcurrentHashMapViews.Entries<>(this);
    }

    @Override
    Iterable<Map.Entry<K, V>> mappings() {
        return () -> new ConcurrentHashMapIterator<>(this, ConcurrentHashMapIterator.ENTRIES);
    }

    /** Puts the entry, asking no method that a subclass may have changed; whether its key was absent. */
    final boolean putEntry(K key, V value, boolean overwrite) {
        return put(key, value, overwrite) == null;
    }

    /** The keys of a map as a set; keys can be added if there is a value to add them with. */
    public static final class KeySetView<K, V> extends AbstractSet<K> implements java.io.Serializable {
        private static final long serialVersionUID = 7249069246763182397L;

        private final ConcurrentHashMap<K, V> map;
        private final V value;

        KeySetView(ConcurrentHashMap<K, V> map, V value) {
            this.map = map;
            this.value = value;
        }

        public ConcurrentHashMap<K, V> getMap() {
            return map;
        }

        public V getMappedValue() {
            return value;
        }

        @Override
        public Iterator<K> iterator() {
            return new ConcurrentHashMapIterator<>(map, ConcurrentHashMapIterator.KEYS);
        }

        @Override
        public boolean add(K e) {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            return map.putEntry(e, value, false);
        }

        @Override
        public boolean addAll(Collection<? extends K> c) {
            if (value == null) {
                throw new UnsupportedOperationException();
            }
            boolean added = false;
            for (K e : c) {
                added |= map.putEntry(e, value, false);
            }
            return added;
        }

        @Override
        public boolean removeAll(Collection<?> c) {
            return ConcurrentHashMapViews.removeAll(map, this, c);
        }
        //#for declared done
        //#| Spliterator<K> spliterator() | return ConcurrentHashMapViews.spliterator(map, iterator(), Spliterator.DISTINCT)
        //#| boolean equals(Object o) | return ConcurrentHashMapViews.equals(this, o)
        //#| int hashCode() | return super.hashCode()
        //#| int size() | return map.size()
        //#| boolean isEmpty() | return map.isEmpty()
        //#| boolean contains(Object o) | return map.containsKey(o)
        //#| boolean remove(Object o) | return map.remove(o) != null
        //#| void clear() | map.clear()
        //#| boolean containsAll(Collection<?> c) | return ConcurrentHashMapViews.containsAll(this, c)
        //#| Object[] toArray() | return ConcurrentHashMapViews.list(map, this).toArray()
        //#| <T> T[] toArray(T[] a) | return ConcurrentHashMapViews.list(map, this).toArray(a)

        @Override
        public $declared$ {
            $done$;
        }
        //#end
    }

    /** A part of the table, as streams have it. */
    static final class Segment extends java.util.concurrent.locks.ReentrantLock {
        private static final long serialVersionUID = 2249069246763182397L;

        final float loadFactor;

        Segment(float loadFactor) {
            this.loadFactor = loadFactor;
        }
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        java.io.ObjectOutputStream.PutField fields = out.putFields();
        Segment[] segments = new Segment[16];
        for (int i = 0; i < segments.length; i++) {
            segments[i] = new Segment(0.75f);
        }
        fields.put("segments", segments);
        fields.put("segmentShift", 28);
        fields.put("segmentMask", 15);
        out.writeFields();
        for (Map.Entry<K, V> entry : entrySet()) {
            out.writeObject(entry.getKey());
            out.writeObject(entry.getValue());
        }
        out.writeObject(null);
        out.writeObject(null);
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        in.readFields();
        while (true) {
            K key = (K) in.readObject();
            V value = (V) in.readObject();
            if (key == null || value == null) {
                break;
            }
            put(key, value);
        }
    }
}
