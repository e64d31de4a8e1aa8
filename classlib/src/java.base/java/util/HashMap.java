package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import jdk.internal.util.HashTree;

/**
 * A hash table of linked bins. Iteration order is part of what programs print, so all that decides it is the JDK's:
 * hash {@code h ^ h >>> 16}, power-of-two tables, growth at three quarters, bins that keep their order when split;
 * {@code put} appends to a bin while the computing methods prepend; a bin that grows long in a small table doubles it,
 * in a large one it gets a tree ({@link HashMapTrees}).
 *
 * <p>{@link LinkedHashMap} is built in by the flag {@code linked}: one field test is cheaper than a hook call.
 */
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
    private static final long serialVersionUID = 362498820763181265L;

    static final int DEFAULT_CAPACITY = 16;
    static final int MAXIMUM_CAPACITY = 1 << 30;
    static final float DEFAULT_LOAD_FACTOR = 0.75f;
    /** A bin of this length calls for a larger table, as long as the table is smaller than the next constant. */
    private static final int LONG_BIN = 8;
    private static final int LONG_BIN_TABLE = 64;

    transient Node<K, V>[] table;
    /** The trees of long bins, each at its bin's place; null while there are none. */
    transient HashTree<Node<K, V>>[] trees;
    transient int size;
    transient int modCount;
    private transient Set<Map.Entry<K, V>> entrySet;
    /** The size above which the table grows; while there is no table, its capacity or 0. */
    private int threshold;
    private float loadFactor;
    private final boolean linked;

    static class Node<K, V> implements Map.Entry<K, V> {
        final int hash;
        final K key;
        V value;
        Node<K, V> next;

        Node(int hash, K key, V value, Node<K, V> next) {
            this.hash = hash;
            this.key = key;
            this.value = value;
            this.next = next;
        }

        @Override
        public final K getKey() {
            return key;
        }

        @Override
        public final V getValue() {
            return value;
        }

        @Override
        public final V setValue(V value) {
            V old = this.value;
            this.value = value;
            return old;
        }

        @Override
        public final boolean equals(Object o) {
            return o == this || entryEquals(this, o);
        }

        @Override
        public final int hashCode() {
            return entryHash(key, value);
        }

        @Override
        public final String toString() {
            return key + "=" + value;
        }
    }

    public HashMap() {
        loadFactor = DEFAULT_LOAD_FACTOR;
        linked = false;
    }

    public HashMap(int initialCapacity) {
        this(initialCapacity, DEFAULT_LOAD_FACTOR, false);
    }

    public HashMap(int initialCapacity, float loadFactor) {
        this(initialCapacity, loadFactor, false);
    }

    public HashMap(Map<? extends K, ? extends V> m) {
        loadFactor = DEFAULT_LOAD_FACTOR;
        linked = false;
        putEntries(m, false);
    }

    HashMap(int initialCapacity, float loadFactor, boolean linked) {
        if (initialCapacity < 0) {
            throw new IllegalArgumentException("Illegal initial capacity: " + initialCapacity);
        }
        if (loadFactor <= 0 || loadFactor != loadFactor) {
            throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
        }
        this.loadFactor = loadFactor;
        this.linked = linked;
        threshold = tableSizeFor(initialCapacity);
    }

    /** For {@link LinkedHashMap}: default capacity. */
    HashMap(boolean linked) {
        loadFactor = DEFAULT_LOAD_FACTOR;
        this.linked = linked;
    }

    /** An empty map that takes {@code numMappings} entries without growing. */
    public static <K, V> HashMap<K, V> newHashMap(int numMappings) {
        if (numMappings < 0) {
            throw new IllegalArgumentException("Negative number of mappings: " + numMappings);
        }
        return new HashMap<>(capacityFor(numMappings));
    }

    static int capacityFor(int numMappings) {
        return (int) Math.ceil(numMappings / (double) DEFAULT_LOAD_FACTOR);
    }

    static int spread(Object key) {
        if (key == null) {
            return 0;
        }
        int h = key.hashCode();
        return h ^ h >>> 16;
    }

    /** The least power of two that is at least {@code capacity}. */
    static int tableSizeFor(int capacity) {
        int n = 1;
        while (n < capacity && n < MAXIMUM_CAPACITY) {
            n <<= 1;
        }
        return n;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }
    //#for name declared found
    //#| findNode | final Node<K, V> findNode(Object key) | e
    //#| findHashed | private Node<K, V> findNode(int h, Object key) | e
    //#| get | public V get(Object key) | e.value

    //#if name: findHashed
    /** The node of a key whose hash is known already: {@code hashCode} is a method of the program, asked once a call. */
    //#end
    $declared$ {
        Node<K, V>[] t = table;
        if (t == null) {
            return null;
        }
        //#if name: not findHashed
        int h = 0;
        if (key != null) {
            h = key.hashCode();
            h ^= h >>> 16;
        }
        //#end
        int i = t.length - 1 & h;
        if (trees != null && trees[i] != null) {
            //#if name: get
            Node<K, V> e = HashMapTrees.find(trees[i], h, key);
            return e == null ? null : e.value;
            //#else
            return HashMapTrees.find(trees[i], h, key);
            //#end
        }
        for (Node<K, V> e = t[i]; e != null; e = e.next) {
            if (e.hash == h) {
                Object k = e.key;
                if (k == key || key != null && key.equals(k)) {
                    return $found$;
                }
            }
        }
        return null;
    }
    //#end

    public V getOrDefault(Object key, V defaultValue) {
        Node<K, V> e = findNode(key);
        return e == null ? defaultValue : e.value;
    }

    public boolean containsKey(Object key) {
        return findNode(key) != null;
    }
    //#for name declared overwrite evict
    //#| put | public V put(K key, V value) | true | true
    //#| putValue | private V putValue(K key, V value, boolean overwrite, boolean evict) | overwrite | evict

    //#if name: putValue
    /** {@link #put} and its like, whatever a subclass has made of that; {@code evict} as in {@link #nodeInserted}. */
    //#end
    $declared$ {
        Node<K, V>[] t = table;
        if (t == null) {
            t = resize();
        }
        //#if name: put
        int h = 0;
        if (key != null) {
            h = key.hashCode();
            h ^= h >>> 16;
        }
        //#else
        int h = spread(key);
        //#end
        int i = t.length - 1 & h;
        if (trees != null && trees[i] != null) {
            return putInTree(i, h, key, value, $overwrite$, $evict$);
        }
        int length = 0;
        Node<K, V> last = null;
        for (Node<K, V> e = t[i]; e != null; e = e.next) {
            if (e.hash == h) {
                Object k = e.key;
                if (k == key || key != null && key.equals(k)) {
                    V old = e.value;
                    //#if name: put
                    e.value = value;
                    //#else
                    if (overwrite || old == null) {
                        e.value = value;
                    }
                    //#end
                    if (linked) {
                        nodeAccessed(e);
                    }
                    return old;
                }
            }
            last = e;
            length++;
        }
        append(t, i, last, length, h, key, value);
        inserted($evict$);
        return null;
    }
    //#end

    /** Adds a node at the end of bin {@code i}, which has {@code length} nodes, {@code last} at its end. */
    private void append(Node<K, V>[] t, int i, Node<K, V> last, int length, int h, K key, V value) {
        Node<K, V> e = linked ? newLinkedNode(h, key, value, null) : new Node<>(h, key, value, null);
        if (last == null) {
            t[i] = e;
        } else {
            last.next = e;
            if (length >= LONG_BIN) {
                shortenBin(t, i);
            }
        }
    }

    private void inserted(boolean evict) {
        modCount++;
        if (++size > threshold) {
            resize();
        }
        if (linked) {
            nodeInserted(evict);
        }
    }

    /** Doubles a small table, gives a bin of a large one a tree. */
    private void shortenBin(Node<K, V>[] t, int i) {
        if (t.length < LONG_BIN_TABLE) {
            resize();
        } else {
            HashMapTrees.plant(this, i);
        }
    }

    private V putInTree(int i, int h, K key, V value, boolean overwrite, boolean evict) {
        Node<K, V> e = HashMapTrees.find(trees[i], h, key);
        if (e == null) {
            addToTree(i, h, key, value);
            inserted(evict);
            return null;
        }
        V old = e.value;
        if (overwrite || old == null) {
            e.value = value;
        }
        if (linked) {
            nodeAccessed(e);
        }
        return old;
    }

    private void addToTree(int i, int h, K key, V value) {
        Node<K, V> e = linked ? newLinkedNode(h, key, value, null) : new Node<>(h, key, value, null);
        HashMapTrees.insert(this, i, e);
    }

    public V putIfAbsent(K key, V value) {
        return putValue(key, value, false, true);
    }

    public void putAll(Map<? extends K, ? extends V> m) {
        putEntries(m, true);
    }

    final void putEntries(Map<? extends K, ? extends V> m, boolean evict) {
        int n = m.size();
        if (n <= 0) {
            return;
        }
        if (table == null) {
            double needed = Math.ceil(n / (double) loadFactor);
            int capacity = needed < MAXIMUM_CAPACITY ? (int) needed : MAXIMUM_CAPACITY;
            if (capacity > threshold) {
                threshold = tableSizeFor(capacity);
            }
        } else {
            while (n > threshold && table.length < MAXIMUM_CAPACITY) {
                resize();
            }
        }
        for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
            putValue(e.getKey(), e.getValue(), true, evict);
        }
    }

    /** Makes the table or doubles it; each old bin splits in two that keep its order. */
    @SuppressWarnings("unchecked")
    final Node<K, V>[] resize() {
        Node<K, V>[] old = table;
        if (old == null) {
            int capacity = threshold > 0 ? threshold : DEFAULT_CAPACITY;
            threshold = thresholdFor(capacity);
            return table = (Node<K, V>[]) new Node<?, ?>[capacity];
        }
        int n = old.length;
        if (n >= MAXIMUM_CAPACITY) {
            threshold = Integer.MAX_VALUE;
            return old;
        }
        int doubled = n << 1;
        threshold = doubled < MAXIMUM_CAPACITY && n >= DEFAULT_CAPACITY ? threshold << 1 : thresholdFor(doubled);
        Node<K, V>[] t = (Node<K, V>[]) new Node<?, ?>[doubled];
        table = t;
        HashTree<Node<K, V>>[] oldTrees = trees;
        trees = null;
        for (int i = 0; i < n; i++) {
            Node<K, V> e = old[i];
            if (e == null) {
                continue;
            }
            if (e.next == null) {
                t[e.hash & doubled - 1] = e;
                continue;
            }
            Node<K, V> lowLast = null;
            Node<K, V> highLast = null;
            for (; e != null; e = e.next) {
                if ((e.hash & n) == 0) {
                    if (lowLast == null) {
                        t[i] = e;
                    } else {
                        lowLast.next = e;
                    }
                    lowLast = e;
                } else {
                    if (highLast == null) {
                        t[i + n] = e;
                    } else {
                        highLast.next = e;
                    }
                    highLast = e;
                }
            }
            if (lowLast != null) {
                lowLast.next = null;
            }
            if (highLast != null) {
                highLast.next = null;
            }
            if (oldTrees != null && oldTrees[i] != null) {
                HashMapTrees.split(this, oldTrees[i], i, i + n);
            }
        }
        return t;
    }

    private int thresholdFor(int capacity) {
        float t = capacity * loadFactor;
        return capacity < MAXIMUM_CAPACITY && t < (float) MAXIMUM_CAPACITY ? (int) t : Integer.MAX_VALUE;
    }

    public V remove(Object key) {
        Node<K, V> e = removeNode(key, null, false, true);
        return e == null ? null : e.value;
    }

    public boolean remove(Object key, Object value) {
        return removeNode(key, value, true, true) != null;
    }

    /**
     * Removes and returns the node of {@code key}, if {@code matchValue} only one whose value is {@code value}. If
     * {@code reorder}, a bin with a tree may change its order, which an iterator must not see.
     */
    final Node<K, V> removeNode(Object key, Object value, boolean matchValue, boolean reorder) {
        return removeNode(spread(key), key, value, matchValue, reorder);
    }

    final Node<K, V> removeNode(int h, Object key, Object value, boolean matchValue, boolean reorder) {
        Node<K, V>[] t = table;
        if (t == null) {
            return null;
        }
        int i = t.length - 1 & h;
        if (trees != null && trees[i] != null) {
            return removeFromTree(i, h, key, value, matchValue, reorder);
        }
        Node<K, V> previous = null;
        for (Node<K, V> e = t[i]; e != null; previous = e, e = e.next) {
            if (e.hash != h || e.key != key && (key == null || !key.equals(e.key))) {
                continue;
            }
            if (matchValue && e.value != value && (value == null || !value.equals(e.value))) {
                return null;
            }
            if (previous == null) {
                t[i] = e.next;
            } else {
                previous.next = e.next;
            }
            removed(e);
            return e;
        }
        return null;
    }

    private void removed(Node<K, V> e) {
        modCount++;
        size--;
        if (linked) {
            nodeRemoved(e);
        }
    }

    private Node<K, V> removeFromTree(int i, int h, Object key, Object value, boolean matchValue, boolean reorder) {
        HashTree.Branch<Node<K, V>> branch = trees[i].find(h, key);
        if (branch == null || matchValue && !Objects.equals(value, branch.node.value)) {
            return null;
        }
        HashMapTrees.remove(this, i, branch, reorder);
        removed(branch.node);
        return branch.node;
    }

    public void clear() {
        modCount++;
        if (table != null && size > 0) {
            size = 0;
            trees = null;
            Arrays.fill(table, null);
        }
    }

    public boolean containsValue(Object value) {
        Node<K, V>[] t = table;
        if (t != null && size > 0) {
            for (Node<K, V> head : t) {
                for (Node<K, V> e = head; e != null; e = e.next) {
                    V v = e.value;
                    if (v == value || value != null && value.equals(v)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    public boolean replace(K key, V oldValue, V newValue) {
        Node<K, V> e = findNode(key);
        if (e == null || !Objects.equals(e.value, oldValue)) {
            return false;
        }
        e.value = newValue;
        if (linked) {
            nodeAccessed(e);
        }
        return true;
    }

    public V replace(K key, V value) {
        Node<K, V> e = findNode(key);
        if (e == null) {
            return null;
        }
        V old = e.value;
        e.value = value;
        if (linked) {
            nodeAccessed(e);
        }
        return old;
    }

    public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
        if (mappingFunction == null) {
            throw new NullPointerException();
        }
        growBeforeComputing();
        int h = spread(key);
        Node<K, V> e = findNode(h, key);
        if (e != null && e.value != null) {
            if (linked) {
                nodeAccessed(e);
            }
            return e.value;
        }
        int expected = modCount;
        V v = mappingFunction.apply(key);
        if (expected != modCount) {
            throw new ConcurrentModificationException();
        }
        if (v == null) {
            return null;
        }
        if (e != null) {
            e.value = v;
            if (linked) {
                nodeAccessed(e);
            }
        } else {
            prepend(h, key, v);
        }
        return v;
    }

    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null) {
            throw new NullPointerException();
        }
        int h = spread(key);
        Node<K, V> e = findNode(h, key);
        if (e == null || e.value == null) {
            return null;
        }
        int expected = modCount;
        V v = remappingFunction.apply(key, e.value);
        if (expected != modCount) {
            throw new ConcurrentModificationException();
        }
        return store(e, h, key, v);
    }

    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
        if (remappingFunction == null) {
            throw new NullPointerException();
        }
        growBeforeComputing();
        int h = spread(key);
        Node<K, V> e = findNode(h, key);
        int expected = modCount;
        V v = remappingFunction.apply(key, e == null ? null : e.value);
        if (expected != modCount) {
            throw new ConcurrentModificationException();
        }
        return store(e, h, key, v);
    }

    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
        if (value == null || remappingFunction == null) {
            throw new NullPointerException();
        }
        growBeforeComputing();
        int h = spread(key);
        Node<K, V> e = findNode(h, key);
        V v = value;
        if (e != null && e.value != null) {
            int expected = modCount;
            v = remappingFunction.apply(e.value, value);
            if (expected != modCount) {
                throw new ConcurrentModificationException();
            }
        }
        return store(e, h, key, v);
    }

    /** The result of a computation for {@code key}, whose node is {@code e} or null; a null result removes. */
    private V store(Node<K, V> e, int h, K key, V v) {
        if (e != null) {
            if (v != null) {
                e.value = v;
                if (linked) {
                    nodeAccessed(e);
                }
            } else {
                removeNode(h, key, null, false, true);
            }
        } else if (v != null) {
            prepend(h, key, v);
        }
        return v;
    }

    private void growBeforeComputing() {
        if (table == null || size > threshold) {
            resize();
        }
    }

    /** Adds a node at the head of its bin, as the computing methods do. */
    private void prepend(int h, K key, V v) {
        Node<K, V>[] t = table;
        int i = t.length - 1 & h;
        if (trees != null && trees[i] != null) {
            addToTree(i, h, key, v);
        } else {
            Node<K, V> head = t[i];
            int length = 0;
            for (Node<K, V> e = head; e != null; e = e.next) {
                length++;
            }
            t[i] = linked ? newLinkedNode(h, key, v, head) : new Node<>(h, key, v, head);
            if (length >= LONG_BIN - 1) {
                shortenBin(t, i);
            }
        }
        modCount++;
        size++;
        if (linked) {
            nodeInserted(true);
        }
    }
    //#for declared function done
    //#| forEach(BiConsumer<? super K, ? super V> action) | action | action.accept(e.key, e.value)
    //#| replaceAll(BiFunction<? super K, ? super V, ? extends V> function) | function | e.value = function.apply(e.key, e.value)

    public void $declared$ {
        if ($function$ == null) {
            throw new NullPointerException();
        }
        Node<K, V>[] t = table;
        if (size > 0 && t != null) {
            int expected = modCount;
            for (Node<K, V> head : t) {
                for (Node<K, V> e = head; e != null; e = e.next) {
                    $done$;
                }
            }
            if (modCount != expected) {
                throw new ConcurrentModificationException();
            }
        }
    }
    //#end

    @SuppressWarnings("unchecked")
    public Object clone() {
        try {
            HashMap<K, V> copy = (HashMap<K, V>) super.clone();
            copy.table = null;
            copy.trees = null;
            copy.size = 0;
            copy.modCount = 0;
            copy.threshold = 0;
            copy.entrySet = null;
            copy.becomeEmptyCopy();
            copy.putEntries(this, false);
            return copy;
        } catch (CloneNotSupportedException impossible) {
            throw new InternalError(impossible);
        }
    }

    // What a linked map does in addition; never called on others.

    void becomeEmptyCopy() {
    }

    Node<K, V> newLinkedNode(int hash, K key, V value, Node<K, V> next) {
        throw new IllegalStateException();
    }

    void nodeAccessed(Node<K, V> e) {
    }

    /** {@code evict}: whether the eldest node may be removed now. */
    void nodeInserted(boolean evict) {
    }

    void nodeRemoved(Node<K, V> e) {
    }
    //#for type view Class
    //#| Set<K> | keySet | Keys
    //#| Collection<V> | values | Values

    public $type$ $view$() {
        $type$ view = $view$;
        if (view == null) {
            view = new HashMapViews.$Class$<>(this);
            $view$ = view;
        }
        return view;
    }
    //#end

    public Set<Map.Entry<K, V>> entrySet() {
        Set<Map.Entry<K, V>> view = entrySet;
        if (view == null) {
            view = new HashMapViews.Entries<>(this);
            entrySet = view;
        }
        return view;
    }

    int capacity() {
        return table != null ? table.length : threshold > 0 ? threshold : DEFAULT_CAPACITY;
    }

    float loadFactor() {
        return loadFactor;
    }

    private void writeObject(java.io.ObjectOutputStream out) throws java.io.IOException {
        out.defaultWriteObject();
        out.writeInt(capacity());
        out.writeInt(size);
        writeEntries(out);
    }

    /** Writes the entries in the order in which they are iterated. */
    void writeEntries(java.io.ObjectOutputStream out) throws java.io.IOException {
        if (table == null) {
            return;
        }
        for (Node<K, V> first : table) {
            for (Node<K, V> node = first; node != null; node = node.next) {
                out.writeObject(node.key);
                out.writeObject(node.value);
            }
        }
    }

    @SuppressWarnings("unchecked")
    private void readObject(java.io.ObjectInputStream in) throws java.io.IOException, ClassNotFoundException {
        float factor = in.readFields().get("loadFactor", DEFAULT_LOAD_FACTOR);
        if (factor <= 0 || Float.isNaN(factor)) {
            throw new java.io.InvalidObjectException("Illegal load factor: " + factor);
        }
        loadFactor = Math.min(Math.max(0.25f, factor), 4.0f);
        in.readInt();
        int count = in.readInt();
        if (count < 0) {
            throw new java.io.InvalidObjectException("Illegal mappings count: " + count);
        }
        if (count > 0) {
            // What the stream says is believed up to a point: the table grows with what comes.
            float capacity = Math.min(count, 1 << 16) / loadFactor + 1.0f;
            threshold = capacity < DEFAULT_CAPACITY ? DEFAULT_CAPACITY : tableSizeFor((int) capacity);
        }
        for (int i = 0; i < count; i++) {
            K key = (K) in.readObject();
            putValue(key, (V) in.readObject(), true, false);
        }
    }
}
